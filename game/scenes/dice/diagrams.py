"""Small pieces of the board for the rule card: what a clause of dice football means."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from engines.core.contract import Seat
from engines.dice_football.field import COLUMNS, ROWS
from game.scenes.dice.drawn import DIAGRAMS, Cut, Diagram, place_at, places_of, way_of
from game.scenes.dice.geometry import EDGE, HIGH, WIDE
from game.scenes.dice.ground import FIGURES
from game.scenes.dice.marks import UNDER
from game.scenes.dice.painter import Painter
from game.ui import draw
from game.ui.strips import side_by_side

if TYPE_CHECKING:
    from game.desk import Desk

GAP = 10  # points between two pieces that stand side by side
AROUND = 0.24  # squares that are seen around a piece, both sides together
STRIP, LETTER, APRON = 19, 12, "#6f4026"  # points of the strips with letters and numbers
DIE = 22  # points of the die in the corner


class Diagrams:
    """Draws diagrams on one board, one after the other, in the look of the desk."""

    def __init__(self, desk: Desk) -> None:
        self._look = desk.look
        self._tables: dict[int, tuple[Painter, pygame.Surface]] = {}

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause and what it shows, in words; None if it has none."""
        diagram = DIAGRAMS.get(clause)
        if diagram is None:
            return None
        pieces = [self.piece(diagram, cut) for cut in diagram.cuts]
        return side_by_side(pieces, self._look.px(GAP)), diagram.caption

    def piece(self, diagram: Diagram, cut: Cut) -> pygame.Surface:
        """One piece of the board with what stands and is marked there."""
        painter, empty = self._table(diagram.cell)
        table = empty.copy()
        _lay_marks(painter, table, cut)
        _lay_men(painter, table, cut)
        if cut.numbered:
            _number(painter, table, cut)
        part = self.part(diagram, cut)
        picture = self._lettered(table.subsurface(part), painter, cut, part)
        self._lay_dice(painter, picture, cut)
        pygame.draw.rect(picture, self._look.palette.edge, picture.get_rect(), 1)
        return picture

    def part(self, diagram: Diagram, cut: Cut) -> pygame.Rect:
        """The pixels of a piece on its board: with the frame behind an end line that it has."""
        painter, _ = self._table(diagram.cell)
        at, (first, last) = painter.at, map(place_at, cut.corners)
        around = round(AROUND * at.cell)
        part = at.box(first, last).inflate(around, around)
        if first < COLUMNS:
            part.update(at.rect.left, part.top, part.right - at.rect.left, part.height)
        if last >= COLUMNS * (ROWS - 1):
            part.width = at.rect.right - part.left
        return part

    def strip(self) -> int:
        """Pixels of the strips at the left and below."""
        return max(self._look.px(STRIP), self._look.line_height("bold", LETTER))

    def _lettered(
        self, piece: pygame.Surface, painter: Painter, cut: Cut, part: pygame.Rect
    ) -> pygame.Surface:
        """A piece of the board with its letters at the left and its numbers below."""
        look, at, strip = self._look, painter.at, self.strip()
        whole = pygame.Surface((part.width + strip, part.height + strip), depth=32)
        whole.fill(APRON)
        whole.blit(piece, (strip, 0))
        first, last = map(place_at, cut.corners)
        for column in range(first % COLUMNS, last % COLUMNS + 1):
            text = look.text("bold", LETTER, "abcdefghij"[column], FIGURES)
            _, y = at.to_pixel(column)
            draw.put_mid(whole, text, strip / 2, y - part.top, "centre")
        crowded = look.text_width("bold", LETTER, "18") + look.px(4) > at.cell
        for row in range(first // COLUMNS, last // COLUMNS + 1, 2 if crowded else 1):
            text = look.text("bold", LETTER, str(row + 1), FIGURES)
            x, _ = at.to_pixel(COLUMNS * row)
            draw.put_mid(whole, text, x - part.left + strip, part.height + strip / 2, "centre")
        return whole

    def _lay_dice(self, painter: Painter, picture: pygame.Surface, cut: Cut) -> None:
        """What has been rolled, in the upper right corner."""
        side, gap = self._look.px(DIE), self._look.px(4)
        x = picture.get_width() - gap
        for face in (cut.second, cut.face):
            if face:
                x -= side
                picture.blit(painter.badge(face, side), (x, gap))
                x -= gap // 2

    def _table(self, cell: int) -> tuple[Painter, pygame.Surface]:
        """The empty board with squares of so many points."""
        if cell not in self._tables:
            look = self._look
            side = look.px(cell)
            edges = 2 * look.px(EDGE)
            room = ceil(WIDE * side) + 1 + edges, ceil((HIGH + 4) * side) + look.px(90) + edges
            painter, empty = Painter(look), pygame.Surface(room, depth=32)
            painter.lay(empty.get_rect())
            painter.board(empty, labelled=False, below=False)
            painter.goals(empty)
            self._tables[cell] = painter, empty
        return self._tables[cell]


def _lay_marks(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """What lies under the men."""
    if cut.frame:
        painter.frame(table, place_at(cut.frame[0]), place_at(cut.frame[1]))
    for kind, names in cut.marks.items():
        if kind in UNDER:
            for place in places_of(names):
                painter.mark(table, kind, place)
    for line, names in cut.ways:
        painter.way(table, line, way_of(names))


def _number(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """The numbers of the steps; small ones for those that end on a man or on the ball.

    A way that begins where the one before it ended is counted on.
    """
    stood = {*places_of(f"{cut.pale.others} {cut.dark.others}"), *places_of(cut.ball)}
    count, last = 0, None
    for _, names in cut.ways:
        start, *steps = way_of(names)
        count = count if start == last else 0
        for place in steps:
            count += 1
            painter.step(table, place, count, small=place in stood)
        last = steps[-1]


def _lay_men(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """Men, those farther up first, refused squares, the ball."""
    standing = [
        (place, side, place == keeper)
        for side, men in ((Seat.HOME, cut.pale), (Seat.AWAY, cut.dark))
        for keeper in [place_at(men.keeper) if men.keeper else None]
        for place in places_of(f"{men.others} {men.keeper}")
    ]
    for place, side, keeper in sorted(standing, key=lambda man: man[0] % COLUMNS):
        painter.man(table, side, painter.at.to_pixel(place), keeper=keeper)
    for place in places_of(cut.crossed):
        painter.mark(table, "forbidden", place)
    for place in places_of(cut.ball):
        held = place in {place for place, _, _ in standing}
        painter.ball(table, painter.at.to_pixel(place), on_man=held)
