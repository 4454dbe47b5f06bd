"""The table of figurine football on the screen: mat, figurines, ball, cards, marks, ways, legend.

Pure drawing: what is legal, who moves and what anything means is told by whoever calls.  Places
are numbers, as `geometry` has them, pixels those of the surface; `painter.at` goes from one to the
other.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from engines.core.contract import Seat
from game.scenes.figurine import cards, marks
from game.scenes.figurine.figures import Figures, foot, shade_foot
from game.scenes.figurine.geometry import LIFT, Mat, Pixel, Place, Spot
from game.scenes.figurine.legend import draw_legend
from game.scenes.figurine.lines import Line, draw_way
from game.scenes.figurine.marks import Mark
from game.scenes.figurine.mat import Ground
from game.ui.cache import SurfaceCache
from game.ui.look import Look

__all__ = ["Captions", "Line", "Mark", "Painter"]

STAND = 13 / 58  # squares from the middle of its square down to where a figurine stands
BALL, HELD_BALL = 0.44, 0.40  # squares, the ball alone and one at a figurine's foot
BESIDE = (0.32, 0.30)  # squares, where that one lies
RAISED = 0.42  # squares, how high a figurine is in a hand
SHADE = 150  # of 255
SIGNS_BYTES = 8 * 1024 * 1024
LAID = ((6, -3), (-7, 4))  # degrees by which home's and away's cards lie askew
SPENT = (-14, 9, -5, 13)  # and those that the referee has got


class Captions(NamedTuple):
    """What is written on the mat beside the names: "" is nothing."""

    station: str = ""
    referee: str = ""


SILENT = Captions()


class Painter:
    """Draws one table; `lay` it before anything else.

    `names` are home's and away's, which stand below their cards ("" is none).
    """

    def __init__(
        self, look: Look, names: tuple[str, str] = ("", ""), captions: Captions = SILENT
    ) -> None:
        self.look = look
        self.at = Mat.fit(pygame.Rect(0, 0, 1, 1), look)
        self._names = names
        self._captions = captions
        self._figures = Figures(look)
        self._signs = SurfaceCache(SIGNS_BYTES)
        self._ground: Ground | None = None

    def lay(self, area: pygame.Rect, turns: int = 0, *, legend: bool = True) -> None:
        """Fit the mat, and a legend below it, into an area; `turns` 2 turns it by half a turn."""
        self.at = Mat.fit(area, self.look, turns, legend=legend)
        self._figures.clear()
        self._signs = SurfaceCache(SIGNS_BYTES)
        self._ground = Ground(self.look, self.at)

    @property
    def rect(self) -> pygame.Rect:
        """The mat, pixels."""
        return self.at.rect

    # ------------------------------------------------------------ the table

    def board(self, surface: pygame.Surface, *, labelled: bool = True) -> None:
        """What does not change: mat, print, the referee's square, names.

        Letters, numbers, names and the referee are left out unless it is `labelled`.
        """
        ground = self._laid
        ground.board(surface, labelled=labelled)
        if not labelled:
            return
        cards.draw_referee(surface, self.look, self.at)
        for side in (Seat.HOME, Seat.AWAY):
            ground.word(surface, self._names[side], *self.at.caption(side))
            ground.station(surface, side, self._captions.station)
        ground.word(surface, self._captions.referee, *self.at.caption(None))

    def cards(
        self, surface: pygame.Surface, side: Seat, left: int, moving: float | None = None
    ) -> None:
        """A side's cards, of which `left` (0 to 2) are in its hands and the others the referee's.

        `moving`: the last of those `left` is on its way to the referee, 0 to 1 of it.
        """
        at, look = self.at, self.look
        kept = left - (moving is not None)
        for number in range(2):
            spot, turn = at.card(side, number), LAID[side][number]
            given = at.spent(self._heap(side, number))
            if number < kept:
                cards.draw_card(surface, look, at.wide, spot, turn=turn)
                continue
            cards.draw_empty(surface, look, at.wide, spot)
            askew = SPENT[self._heap(side, number)]
            if number >= left:
                cards.draw_card(surface, look, at.wide, given, turn=askew)
            elif moving is not None:
                pixel, high = _thrown(spot, given, moving, at.wide)
                part = round(turn + (askew - turn) * moving)
                cards.draw_card(surface, look, at.wide, pixel, turn=part, grow=1 + 0.25 * high)

    @staticmethod
    def _heap(side: Seat, number: int) -> int:
        """The place on the referee's heap of a side's second (first given) and first card."""
        return (1 - number) * 2 + int(side)

    def legend(self, surface: pygame.Surface, items: Sequence[tuple[Mark, str]]) -> None:
        """What the signs mean, below the mat; what there is no room for is left out."""
        if self.at.legend.height:
            draw_legend(surface, self.look, self.at.legend, items)

    # ------------------------------------------------------------ figurines and ball

    def figure(  # noqa: PLR0913 - who, where and how
        self,
        surface: pygame.Surface,
        side: Seat,
        name: str,
        pixel: Pixel,
        *,
        lifted: float = 0.0,
        glow: bool = False,
        chosen: bool = False,
        warned: bool = False,
        alpha: int = 255,
    ) -> None:
        """A figurine ("A1" to "K") with the middle of its square at a pixel; farther ones first.

        `lifted` is 0 on the mat and 1 in a hand.  `glow`: it can be taken; `chosen`: it is;
        `warned`: it must leave where it stands.
        """
        wide, figures = self.at.wide, self._figures
        if glow or chosen:
            _stamp(surface, self._rings(glow=glow, chosen=chosen), pixel)
        x, y = pixel[0], pixel[1] + STAND * wide
        up = lifted * RAISED * wide
        sx, sy = shade_foot(wide)
        below = round(alpha * SHADE / 255 * (1 - 0.3 * lifted))
        surface.blit(
            figures.faded(figures.shade(side, name, wide), below),
            (round(x - sx + 0.6 * up), round(y - sy + 0.35 * up)),
        )
        fx, fy = foot(wide)
        picture = figures.faded(figures.figure(side, name, wide), alpha)
        surface.blit(picture, (round(x - fx), round(y - fy - up)))
        if warned:
            _stamp(surface, self._sign("duty", hot=False), pixel)

    def ball(
        self,
        surface: pygame.Surface,
        pixel: Pixel,
        *,
        on_figure: bool = False,
        lifted: float = 0.0,
    ) -> None:
        """The ball in the middle of a square at a pixel, or at the foot of who has it.

        `lifted` is how many squares it is above the mat.
        """
        wide = self.at.wide
        size = max(9, round((HELD_BALL if on_figure else BALL) * wide))
        x, y = pixel
        if on_figure:
            x, y = x + BESIDE[0] * wide, y + BESIDE[1] * wide
        shade = self._shade(size, round(150 - 70 * min(1.0, lifted)) // 10 * 10)
        _stamp(surface, shade, (x + (0.14 + 0.6 * lifted) * size, y + (0.3 + 0.3 * lifted) * size))
        _stamp(surface, self._figures.ball(size), (x, y - lifted * wide))

    def _shade(self, size: int, strength: int) -> pygame.Surface:
        """The soft shadow of a ball."""
        short = 0.36 * size / self.look.scale
        return self.look.shadow((size, round(0.72 * size)), short, 0.35 * short, strength)

    # ------------------------------------------------------------ marks and ways

    def mark(
        self, surface: pygame.Surface, kind: Mark, place: Place | Spot, *, hot: bool = False
    ) -> None:
        """A sign at a place; `hot` under the pointer or the cursor.

        Those of `marks.UNDER` are drawn before the figurines, the others after them.
        """
        x, y = self.at.to_pixel(place)
        y -= LIFT * self.at.high if kind in marks.RAISED else 0
        _stamp(surface, self._sign(kind, hot=hot), (x, y))

    def aims(self, surface: pygame.Surface, side: Seat, aimed: Place | None) -> None:
        """A penalty at the goal that a side defends: where it goes, or that nobody knows (None)."""
        goal = self.at.goal(side)
        for number in range(3):
            x, y = goal.centerx, goal.top + (number + 0.5) * self.at.high
            if aimed is None:
                _stamp(surface, self._sign("veiled", hot=False), (x, y))
            elif self.at.square(aimed).collidepoint(x, y):
                picture = self._sign("aim", hot=False)
                if x < self.rect.centerx:
                    picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
                _stamp(surface, picture, (x, y))

    def way(self, surface: pygame.Surface, kind: Line, way: Sequence[Place | Spot]) -> None:
        """A way through places, of a figurine or of the ball."""
        pixels = [self.at.to_pixel(place) for place in way]
        draw_way(surface, self.look, self.at.wide, kind, pixels)

    def triangle(self, surface: pygame.Surface, way: Sequence[Place | Spot]) -> None:
        """The legs of a triangulation: to a mate, and on to another."""
        for number, leg in enumerate(pairwise(way)):
            self.way(surface, "second" if number else "ball", leg)

    # ------------------------------------------------------------ panel

    def sign(self, side: Seat, size: int) -> pygame.Surface:
        """The side's sign for its plate: its captain, a square of `size` pixels."""
        return self._figures.whole(side, "C", size)

    def bullet(self, side: Seat, size: int) -> pygame.Surface:
        """The side's figurine for lists, in the outline of its base, `size` pixels wide."""
        return self._figures.bust(side, "A1", size)

    def badge(self, side: Seat, name: str, size: int) -> pygame.Surface:
        """One figurine's head for lists, in the outline of its base, `size` pixels wide."""
        return self._figures.bust(side, name, size)

    def card(self, size: int, *, empty: bool = False) -> pygame.Surface:
        """A yellow card for lists, or the place of one, a square of `size` pixels."""
        return cards.draw_small(self.look, size, empty=empty)

    # ------------------------------------------------------------

    def _sign(self, kind: Mark, *, hot: bool) -> pygame.Surface:
        at = self.at
        return self._signs.get(
            (kind, hot), lambda: marks.mark(self.look, at.wide, at.high, kind, hot=hot)
        )

    def _rings(self, *, glow: bool, chosen: bool) -> pygame.Surface:
        make = lambda: marks.rings(self.look, self.at.wide, glow=glow, chosen=chosen)  # noqa: E731
        return self._signs.get(("rings", glow, chosen), make)

    @property
    def _laid(self) -> Ground:
        if self._ground is None:
            raise RuntimeError("the mat has not been laid yet")
        return self._ground


def _thrown(start: Pixel, end: Pixel, part: float, wide: int) -> tuple[Pixel, float]:
    """Where a card is on its way, and how high, 0 to 1."""
    high = 4 * part * (1 - part)
    x, y = (start[k] + (end[k] - start[k]) * part for k in (0, 1))
    return (x, y - 0.5 * high * wide), high


def _stamp(surface: pygame.Surface, picture: pygame.Surface, middle: Pixel) -> None:
    """Blit a picture with its middle at a pixel."""
    x, y = middle
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
