"""Where the mat of figurine football and all that belongs to it is on the screen.

A place is a number as `engines.figurine_football.spots` has it.  A spot is a pair (column, row) of
parts of squares, the middle of a0 being (0, 0), for whatever lies between places.  The mat lies on
its side and is seen from a little above, so its squares are less high than wide: home plays from
left to right, column `a` is on top.  Turned by half a turn, home plays from right to left with
column `a` at the bottom.

    +---------------------------------------------+
    |        1 2 3 4 5 6 7 8 9 10 11 12 13  C     |  admonition
    |      +---------------------------+    B     |  station of away
    |      | a                         |    A     |
    | +----+                           +----+     |
    | |goal|         9 x 13            |goal|     |
    | +----+                           +----+     |
    |  A   |                         i |          |
    |  B   +---------------------------+          |
    |  C        [cards] [referee] [cards]         |
    +---------------------------------------------+
      legend
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from engines.core.contract import Seat
from engines.figurine_football.field import (
    BOARD,
    COLUMNS,
    EXISTS,
    GOAL_SQUARES,
    ROWS,
    STATION_SQUARES,
    STATIONS,
)
from engines.figurine_football.spots import SEATS, STATION
from engines.figurine_football.state import KEEPER, KINDS
from game.ui.look import Look

Place: TypeAlias = int
Spot: TypeAlias = tuple[float, float]
Pixel: TypeAlias = tuple[float, float]

SIDE = 0.47  # squares of the mat beyond the goals
TOP, LOW = 0.68, 1.98  # squares of the mat above the field, and below it, where the cards lie
WIDE = ROWS + 2 * SIDE  # squares
SHAPES = (1.0, 0.98, 0.95, 0.92, 0.88, 0.84)  # how high a square is, as far as there is room
THICK = 4  # points of the mat's edge that are seen
EDGE = 14  # points, kept free around all
LEGEND, GAP = 34, 12  # points of a row of the legend, and between it and the mat
NARROW = 800  # points of the room; below that the legend has two rows
REFEREE = (1.55, 1.22)  # squares: his square is so wide and high
BEYOND = 0.26  # squares from the field to his square
CARDS = 2.55  # squares from the middle to the middle of each side's cards
CARD = (0.62, 0.76)  # squares: a card's size
APART = 0.27  # squares by which two that wait in one square stand aside of its middle
LIFT = 0.10  # squares by which signs of the ball lie above the middle of a square


@dataclass(frozen=True, slots=True)
class Mat:
    """The mat and the legend in pixels."""

    wide: int  # pixels of a square across
    high: int  # and down
    rect: pygame.Rect  # the mat, without the edge below it
    legend: pygame.Rect  # below the mat; of no height where there is no room
    turned: bool = False

    @classmethod
    def fit(cls, area: pygame.Rect, look: Look, turns: int = 0, *, legend: bool = True) -> "Mat":
        """The largest mat in the middle of `area`, with a legend if there is room, or none.

        Squares have whole pixels.  `turns` 2 is seen from the other long side; 0 is home's way, as
        are all others.
        """
        edge = look.px(EDGE)
        room = area.inflate(-2 * edge, -2 * edge)
        rows = 0 if not legend else 2 if room.width < look.px(NARROW) else 1
        row = rows * look.px(LEGEND) + look.px(GAP) if rows else 0
        wide, high = _cell(room, look.px(THICK) + row)
        size = round(WIDE * wide), COLUMNS * high + round((TOP + LOW) * wide)
        mat = pygame.Rect((0, 0), size)
        spare = max(0, room.height - mat.height - look.px(THICK) - row)
        mat.midtop = room.centerx, room.top + spare // 2
        top = mat.bottom + look.px(THICK) + look.px(GAP)
        below = pygame.Rect(mat.left, top, mat.width, rows * look.px(LEGEND))
        return cls(wide, high, mat, below, turns == 2)

    # ------------------------------------------------------------ from places to pixels

    def to_pixel(self, place: Place | Spot, waiting: Collection[Place] = ()) -> Pixel:
        """The middle of a place in pixels, or a spot, which may be part of a square.

        `waiting` are the places of all who are in the stations: two in one square stand aside.
        """
        if isinstance(place, int):
            column, row = spot_of(place, waiting)
        else:
            column, row = place
        if self.turned:
            column, row = COLUMNS - 1 - column, ROWS - 1 - row
        left, top = self.rect.left + SIDE * self.wide, self.rect.top + TOP * self.wide
        return left + (row + 0.5) * self.wide, top + (column + 0.5) * self.high

    def square(self, place: Place | Spot) -> pygame.Rect:
        """The pixels of a square, or of a square's size around a place."""
        x, y = self.to_pixel(place)
        left, top = round(x - self.wide / 2), round(y - self.high / 2)
        return pygame.Rect(left, top, self.wide, self.high)

    def box(self, first: Place, last: Place) -> pygame.Rect:
        """The pixels from one square to another, both included."""
        return self.square(first).union(self.square(last))

    @property
    def field(self) -> pygame.Rect:
        """The pixels of the bands 1 to 13."""
        return self.box(COLUMNS, COLUMNS * (ROWS - 1) - 1)

    def goal(self, side: Seat) -> pygame.Rect:
        """The three gridded squares that a side defends."""
        first, _, last = GOAL_SQUARES[side]
        return self.box(first, last)

    def station(self, side: Seat) -> pygame.Rect:
        """The three squares of a side's admonition station."""
        first, _, last = STATIONS[side]
        return self.box(first, last)

    # ------------------------------------------------------------ cards

    @property
    def referee(self) -> pygame.Rect:
        """The referee's square, on which cards lie that have been given up."""
        box = pygame.Rect(0, 0, round(REFEREE[0] * self.wide), round(REFEREE[1] * self.wide))
        box.midtop = self.field.centerx, self.field.bottom + round(BEYOND * self.wide)
        return box

    def card(self, side: Seat, number: int) -> Pixel:
        """The middle of a side's first or second card (number 0, 1) as it lies in its hands."""
        x, y = self._hands(side)
        return x + (number - 0.5) * 0.76 * self.wide, y

    def spent(self, number: int) -> Pixel:
        """Where the first, second ... card lies that the referee has got (number 0 to 3)."""
        box = self.referee
        x = box.left + (0.50 + 0.125 * number) * box.width
        return x, box.centery + (number % 2 - 0.5) * 0.06 * box.height

    def caption(self, side: Seat | None) -> Pixel:
        """The middle of the line of words below a side's cards, or below the referee's square."""
        x = self.referee.centerx if side is None else self._hands(side)[0]
        return x, (self.referee.bottom + self.rect.bottom - 0.12 * self.wide) / 2

    def _hands(self, side: Seat) -> Pixel:
        """The middle of both cards of a side, which lie on its own half of the mat."""
        left = (side is Seat.HOME) != self.turned
        far = CARDS * self.wide
        return self.referee.centerx + (-far if left else far), self.referee.centery

    # ------------------------------------------------------------ from pixels to places

    def place_at(
        self, pixel: Pixel, reach: float = 0.5, waiting: Collection[Place] = ()
    ) -> Place | None:
        """The place that a pixel of the screen touches, or None.

        With `reach` 0.5 squares count as a whole, else only so near to their middle.  In a station
        it is the nearest of those who wait there, or the square of the letter.
        """
        column, row = self._spot_at(pixel)
        at = round(column), round(row)
        if not (0 <= at[0] < COLUMNS and 0 <= at[1] < ROWS):
            return None
        if max(abs(column - at[0]), abs(row - at[1])) > reach:
            return None
        square = COLUMNS * at[1] + at[0]
        if square in STATION_SQUARES:
            here = [place for place in waiting if station_square(place) == square]
            return min(
                here, key=lambda place: abs(spot_of(place, waiting)[1] - row), default=square
            )
        return square if square in EXISTS else None

    def _spot_at(self, pixel: Pixel) -> Spot:
        row = (pixel[0] - self.rect.left) / self.wide - SIDE - 0.5
        column = (pixel[1] - self.rect.top - TOP * self.wide) / self.high - 0.5
        return (COLUMNS - 1 - column, ROWS - 1 - row) if self.turned else (column, row)


def spot_of(place: Place, waiting: Collection[Place] = ()) -> Spot:
    """The middle of a square, or where a figurine waits in its station."""
    if place < STATION:
        return float(place % COLUMNS), float(place // COLUMNS)
    square = station_square(place)
    column, row = square % COLUMNS, float(square // COLUMNS)
    mates = sorted(other for other in {*waiting, place} if station_square(other) == square)
    return column, row + 2 * APART * (mates.index(place) - (len(mates) - 1) / 2)


def station_square(place: Place) -> Place:
    """The station's square in which a figurine waits.

    A keeper is never admonished; he has no square, and is given the captain's.
    """
    side, figurine = divmod(place - STATION, SEATS)
    return STATIONS[side]["ABC".index("C" if figurine == KEEPER else KINDS[figurine])]


def between(start: Spot, end: Spot, part: float) -> Spot:
    """The spot on the straight way from one to another, 0 to 1 of it."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def squares() -> Iterable[Place]:
    """All squares of bands 1 to 13."""
    return (square for square in range(COLUMNS * ROWS) if BOARD >> square & 1)


def _cell(room: pygame.Rect, rest: int) -> tuple[int, int]:
    """Pixels of a square across and down, if `rest` pixels of the height are not the mat's."""
    wide = max(8, int(room.width / WIDE))
    free = room.height - rest
    for shape in SHAPES:
        if COLUMNS * round(shape * wide) + round((TOP + LOW) * wide) <= free:
            return wide, round(shape * wide)
    wide = max(8, min(wide, int(free / (COLUMNS * SHAPES[-1] + TOP + LOW + 0.1))))
    return wide, round(SHAPES[-1] * wide)
