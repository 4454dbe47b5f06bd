"""The empty sheet: squared paper with the field drawn on it in pencil, before the first line."""

from collections.abc import Sequence
from random import Random

import pygame

from game.scenes.paper import ink
from game.scenes.paper.geometry import Geometry, Place
from game.ui.palette import Palette

SQUARES = 7  # behind each goal (PF-R1)


def blank(paper: pygame.Surface, geometry: Geometry, palette: Palette) -> None:
    """The printed squares and the red margin of a school sheet, over the bare paper."""
    x, y = geometry.corner
    width, height = paper.get_size()
    cell = geometry.cell
    for left in range(x % cell, width, cell):
        tint(paper, pygame.Rect(left, 0, 1, height), palette.grid, 0.78)
    for top in range(y % cell, height, cell):
        tint(paper, pygame.Rect(0, top, width, 1), palette.grid, 0.78)
    tint(paper, pygame.Rect(x - 2 * cell, 0, 1, height), palette.margin, 0.65)


def tint(paper: pygame.Surface, rect: pygame.Rect, colour: str, part: float) -> None:
    """Lay a colour over the paper, `part` of it opaque."""
    veil = pygame.Surface(rect.size, depth=32)
    veil.fill(colour)
    veil.set_alpha(round(255 * part))
    paper.blit(veil, rect)


class Draughtsman:
    """Pencil, ruler and crayon over one sheet."""

    def __init__(
        self, paper: pygame.Surface, grain: pygame.Surface, geometry: Geometry, palette: Palette
    ) -> None:
        self.tone = palette
        self.paper = paper
        self.grain = grain
        self.at = geometry
        self.rng = Random(5)

    def begin(self, seed: int) -> None:
        """Tremble from here on as `seed` says, whatever was drawn before."""
        self.rng = Random(seed)

    def line(self, points: Sequence[ink.Pixel], colour: str, nib: ink.Nib) -> None:
        """A stroke through pixels of the sheet; the nib is given in the reference drawing's."""
        unit = self.at.unit
        stroke = ink.draw(points, nib.at(unit), self.rng.randrange(1 << 30), unit)
        ink.soak(self.paper, stroke, colour, self.grain)

    def pencil(
        self,
        places: Sequence[Place],
        width: float = 2.1,
        dash: tuple[float, float] | None = None,
    ) -> None:
        points = [self.at.on_sheet(place) for place in places]
        self.line(points, self.tone.pencil, ink.Nib(width, dash, 0.25, 0.92))

    def field(self) -> None:
        """All that is drawn before play, from the back to the front."""
        self._centre_block()
        size = self.at.size
        for row, back in ((0, -1), (size.long, size.long + 1)):
            self._net(row, back)
            self._goal(row, back)
        self.pencil([(0, 0), (0, size.long)])
        self.pencil([(size.wide, 0), (size.wide, size.long)])
        row = size.middle[1]
        self.pencil([(0, row), (size.wide, row)], 1.5, (6, 5))
        for post in size.posts:
            self.dot(post)
        for home in (True, False):
            for box in score_boxes(self.at, home=home):
                self._box(box)

    def _goal(self, row: int, back: int) -> None:
        """Front line, goal frame and the broken goal line of one end (PF-F2, PF-F3)."""
        size = self.at.size
        left, right = size.left, size.right
        self.pencil([(left, row), (0, row)])
        self.pencil([(right, row), (size.wide, row)])
        self.pencil([(left, row), (left, back), (right, back), (right, row)])
        self.pencil([(left, row), (right, row)], 1.5, (6, 5))

    def dot(self, place: Place) -> None:
        x, y = self.at.on_sheet(place)
        self.line([(x - 0.3, y), (x + 0.3, y)], self.tone.pencil, ink.Nib(4.6, None, 0, 1.0))

    def _net(self, row: int, back: int) -> None:
        """Crossed pencil lines over the squares behind a goal line."""
        size, unit = self.at.size, self.at.unit
        ax, ay = self.at.on_sheet((size.left, row))
        bx, by = self.at.on_sheet((size.right, back))
        rect = pygame.Rect(
            round(min(ax, bx)), round(min(ay, by)), round(abs(bx - ax)), self.at.cell
        )
        tint(self.paper, rect.inflate(-2, -2), "#faf8f3", 0.75)
        step = self.at.cell / 4
        for k in range(-4, round(rect.width / step) + 1):
            start = k * step
            low, high = max(0.0, -start), min(float(rect.height), rect.width - start)
            if high - low <= 1.5 * unit:
                continue
            for up in (True, False):
                ends = [
                    (rect.left + start + t, rect.top + t if up else rect.bottom - t)
                    for t in (low, high)
                ]
                self.line(ends, self.tone.net, ink.Nib(0.9, None, 0.2, 0.55))

    def _centre_block(self) -> None:
        """The squares around the middle in crayon, laid in strokes (PF-F5)."""
        col, row = self.at.size.middle
        n, unit = 2 * self.at.cell, self.at.unit
        ends = [self.at.on_sheet(p) for p in ((col - 1, row + 1), (col + 1, row - 1))]
        x, y = min(e[0] for e in ends), min(e[1] for e in ends)
        shade = pygame.Surface((n - 1, n - 1), depth=32)
        shade.fill((255, 241, 212))
        self.paper.blit(shade, (x + 1, y + 1), special_flags=pygame.BLEND_RGB_MULT)
        step = 4 * unit
        for k in range(-round(n / step), round(n / step)):
            d = k * step
            a, b = max(0.0, d), min(float(n), n + d)
            if b - a > 5 * unit:
                ends = [(x + a + 2, y + a - d + 2), (x + b - 2, y + b - d - 2)]
                self.line(ends, self.tone.crayon, ink.Nib(1.6, None, 0.7, 0.30))

    def _box(self, box: pygame.Rect) -> None:
        tint(self.paper, box, "#fdfbf5", 1.0)
        around = [box.topleft, box.topright, box.bottomright, box.bottomleft, box.topleft]
        self.line(around, self.tone.pencil, ink.Nib(1.2, None, 0.25, 0.75))

    def hatch(self, box: pygame.Rect, colour: str) -> None:
        """Colour a score square with the pen, stroke by stroke."""
        unit, n = self.at.unit, box.width
        step = 2.6 * unit
        for k in range(round((2 * n - 3 * unit) / step)):
            d = -n + 3 * unit + k * step
            a, b = max(0.0, d), min(float(n), n + d)
            if b - a > 3 * unit:
                ends = [
                    (box.left + a + 1, box.bottom - (a - d) - 1),
                    (box.left + b - 1, box.bottom - (b - d) + 1),
                ]
                self.line(ends, colour, ink.Nib(1.7, None, 0.8, 0.9))


def score_boxes(at: Geometry, *, home: bool) -> list[pygame.Rect]:
    """The seven squares behind home's or away's goal, in pixels of the sheet, left to right."""
    size, gap = round(18 * at.unit), round(4 * at.unit)
    below = home != at.turned
    edge = at.on_sheet((at.size.wide / 2, -1 if home else at.size.long + 1))
    y = edge[1] + 10 * at.unit if below else edge[1] - 10 * at.unit - size
    left = edge[0] - size / 2 - 3 * (size + gap)
    return [
        pygame.Rect(round(left + k * (size + gap)), round(y), size, size) for k in range(SQUARES)
    ]
