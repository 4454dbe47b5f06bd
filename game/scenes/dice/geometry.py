"""Where the board of dice football and what lies below it are on the screen.

A place is a number as `engines.dice_football.spots` has it.  A spot is a pair (column, row) of
parts of squares, the middle of a1 being (0, 0), for whatever lies between places.  The board lies
on its side: home plays from left to right, column `a` is on top.  Turned by half a turn, home
plays from right to left with column `a` at the bottom.

    +-------------------------------------------+
    |  end line | a                      | end  |
    |  goal     |      18 x 10 squares   | goal |    the board
    |  end line | j                      | end  |
    +-------------------------------------------+
    title   note  +---------------+  title   note     heads
    (  men or   ) |               | (  points    )    trays, and the cloth between them
    (  points   ) |    the dice   | (            )    on which the dice roll
                  +---------------+
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import TypeAlias

import pygame

from engines.core.contract import Seat
from engines.dice_football.field import (
    CENTRE,
    COLUMNS,
    CORNERS,
    FIRST_CORNER,
    ROWS,
    SQUARES,
    square_at,
)
from engines.dice_football.spots import ENDS, GOALS, SPOTS, TRAYS
from game.ui.look import Look

Place: TypeAlias = int
Spot: TypeAlias = tuple[float, float]
Pixel: TypeAlias = tuple[float, float]

MARGIN_X, MARGIN_Y = 1.04, 0.56
"""Squares of the frame beyond the end lines, and beyond the side lines."""
WIDE, HIGH = ROWS + 2 * MARGIN_X, COLUMNS + 2 * MARGIN_Y
"""The whole board in squares."""
THICK = 0.26  # squares, the edge that is seen of the board
BEYOND, FLAG = 0.56, 0.72  # squares from an end line to what lies over it, and to a corner flag
CORNER = 0.2  # squares from both lines to the middle of a corner cell
CELL_REACH = 0.2  # squares around the middle of a start cell that count as the cell
MOUTH = 3, 6  # the columns before a goal
WINGS = (1, COLUMNS - 2)  # the middle column of the way out at the left, and at the right
STRIPS = (2.75, 2.3, 1.9, 1.6)  # squares, how high a tray is, as far as there is room
CLOTH = 0.38  # of the board's width
MEN, STEP = 5, 1.0  # waiting men in a row; squares from one to the next at most
INSET = (1.85, 0.72)  # squares from the ends of a tray to the first and the last man of a row
LOWER = 0.16  # squares by which a man in a tray stands below its middle
HEAD = 27  # points of the line above a tray
GAP = 14  # points between the board and what lies below
BETWEEN = 14  # points between a tray and the cloth
EDGE = 14  # points, kept free around all


@dataclass(frozen=True, slots=True)
class Table:
    """The board, the trays and the cloth in pixels; pairs are home's and away's."""

    cell: int  # pixels of a square
    rect: pygame.Rect  # the board, without the edge below it
    heads: tuple[pygame.Rect, pygame.Rect]  # for the words over the trays
    trays: tuple[pygame.Rect, pygame.Rect]  # below the end that each defends
    cloth: pygame.Rect  # on which the dice roll
    turned: bool = False

    @classmethod
    def fit(cls, area: pygame.Rect, look: Look, turns: int = 0) -> "Table":
        """The largest board with its trays in the middle of `area`, squares of whole pixels.

        `turns` 2 is seen from the other long side; 0 is home's way, as are all others.
        """
        room = area.inflate(-2 * look.px(EDGE), -2 * look.px(EDGE))
        fitting = (strip for strip in STRIPS if _cell(room, look, strip) == _across(room))
        strip = next(fitting, STRIPS[-1])
        cell = _cell(room, look, strip)
        board = pygame.Rect(0, 0, round(WIDE * cell), round(HIGH * cell))
        edge, high = round(THICK * cell), round(strip * cell)
        below = edge + look.px(GAP) + look.px(HEAD) + high
        spare = max(0, room.height - board.height - below)
        board.midtop = room.centerx, room.top + spare // 2
        low = pygame.Rect(board.left, 0, board.width, look.px(HEAD) + high)
        low.top = board.bottom + edge + look.px(GAP)
        heads, trays, cloth = _below(low, look)
        if turns == 2:
            heads, trays = heads[::-1], trays[::-1]
        return cls(cell, board, heads, trays, cloth, turns == 2)

    # ------------------------------------------------------------ from places to pixels

    def to_pixel(self, place: Place | Spot) -> Pixel:
        """The middle of a place in pixels, or a spot, which may be part of a square."""
        if isinstance(place, int):
            if place >= TRAYS:
                return self._tray_spot(place)
            place = spot_of(place)
        column, row = place
        if self.turned:
            column, row = COLUMNS - 1 - column, ROWS - 1 - row
        x = self.rect.left + (MARGIN_X + row + 0.5) * self.cell
        return x, self.rect.top + (MARGIN_Y + column + 0.5) * self.cell

    def square(self, place: Place | Spot) -> pygame.Rect:
        """The pixels of a square, or of a square's size around a place."""
        x, y = self.to_pixel(place)
        side = self.cell
        return pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)

    def box(self, first: Place, last: Place) -> pygame.Rect:
        """The pixels from one square to another, both included."""
        return self.square(first).union(self.square(last))

    @property
    def field(self) -> pygame.Rect:
        """The pixels of the squares, without the frame."""
        return self.box(0, SQUARES - 1)

    def goal(self, side: Seat) -> pygame.Rect:
        """The part of the frame on which the goal stands that a side defends."""
        return self._frame(side, *MOUTH)

    def way_out(self, place: Place) -> pygame.Rect:
        """The part of the frame behind an end line where the ball leaves for a corner."""
        side, right = divmod(place - ENDS, 2)
        return self._frame(Seat(side), *((7, 9) if right else (0, 2)))

    def _frame(self, side: Seat, first: int, last: int) -> pygame.Rect:
        """The frame behind a side's end line beside some columns."""
        row = 0 if side is Seat.HOME else ROWS - 1
        box = self.box(COLUMNS * row + first, COLUMNS * row + last)
        wide = round(MARGIN_X * self.cell)
        left = self.rect.left if box.left == self.field.left else self.field.right
        return pygame.Rect(left, box.top, wide, box.height)

    # ------------------------------------------------------------ from pixels to places

    def place_at(self, pixel: Pixel, reach: float = 0.5) -> Place | None:
        """The place that a pixel of the screen touches, or None.

        With `reach` 0.5 squares count as a whole, else only so near to their middle; what lies
        over a line counts as far as the frame goes, and a tray as a whole.
        """
        for cell in range(CENTRE, SQUARES + 5):
            if self._far(cell, pixel) <= min(reach, CELL_REACH):
                return cell
        column, row = self._spot_at(pixel)
        square = round(column), round(row)
        if 0 <= square[0] < COLUMNS and 0 <= square[1] < ROWS:
            near = max(abs(column - square[0]), abs(row - square[1])) <= reach
            return COLUMNS * square[1] + square[0] if near else None
        return next((place for place in outside() if self.reaches(place).collidepoint(pixel)), None)

    def reaches(self, place: Place) -> pygame.Rect:
        """The pixels that count as a place: a square, a part of the frame, a part of a tray."""
        if place >= TRAYS:
            return self._tray_part(place)
        if place >= ENDS:
            return self.way_out(place)
        return self.goal(Seat(place - GOALS)) if place >= GOALS else self.square(place)

    def _spot_at(self, pixel: Pixel) -> Spot:
        row = (pixel[0] - self.rect.left) / self.cell - MARGIN_X - 0.5
        column = (pixel[1] - self.rect.top) / self.cell - MARGIN_Y - 0.5
        return (COLUMNS - 1 - column, ROWS - 1 - row) if self.turned else (column, row)

    def _far(self, place: Place, pixel: Pixel) -> float:
        """Squares from a pixel to the middle of a place."""
        x, y = self.to_pixel(place)
        return hypot(pixel[0] - x, pixel[1] - y) / self.cell

    # ------------------------------------------------------------ trays and cloth

    def waiting(self, side: Seat, men: int) -> tuple[Pixel, ...]:
        """Where so many outfield pieces wait in their tray, in up to two rows from the left."""
        tray, cell = self.trays[side], self.cell
        left, right = tray.left + INSET[0] * cell, tray.right - INSET[1] * cell
        step = min(STEP * cell, (right - left) / (MEN - 1))
        high, middle = min(1.15 * cell, 0.42 * tray.height), tray.centery + LOWER * cell
        return tuple(
            (left + step * (k % MEN), middle + high * (k // MEN - 0.5)) for k in range(men)
        )

    def _tray_spot(self, place: Place) -> Pixel:
        """The middle of a tray's outfield pieces, or where its keeper waits."""
        x, y = self._tray_part(place).center
        return x, y + LOWER * self.cell

    def _tray_part(self, place: Place) -> pygame.Rect:
        """Of a tray, the quarter at the left, for the keeper, or the rest."""
        side, keeper = divmod(place - TRAYS, 2)
        tray = self.trays[side]
        wide = tray.width // 4
        if keeper:
            return pygame.Rect(tray.left, tray.top, wide, tray.height)
        return pygame.Rect(tray.left + wide, tray.top, tray.width - wide, tray.height)

    @property
    def die_size(self) -> float:
        """The edge of a die on the cloth in pixels."""
        return min(1.12 * self.cell, 0.42 * self.cloth.height)

    def rest(self, number: int = 0, dice: int = 1) -> Pixel:
        """Where a die comes to rest, the first or the second of one or two."""
        across = 0.26 if dice == 1 else (0.19, 0.43)[number]
        x = self.cloth.left + across * self.cloth.width
        return x, self.cloth.centery + (0.30 if dice == 1 or number else 0.18) * self.die_size

    def beside_dice(self, dice: int = 1) -> pygame.Rect:
        """The part of the cloth at the right of one or two dice that lie there."""
        x, _ = self.rest(dice - 1, dice)
        left, pad = round(x + 0.95 * self.die_size), self.cloth.height // 10
        right = self.cloth.right - pad
        return pygame.Rect(left, self.cloth.top + pad, right - left, self.cloth.height - 2 * pad)


def spot_of(place: Place) -> Spot:
    """The middle of a place on the board: a square, a start cell, or beyond an end line."""
    if place < SQUARES:
        return float(place % COLUMNS), float(place // COLUMNS)
    if place == CENTRE:
        return (COLUMNS - 1) / 2, (ROWS - 1) / 2
    if place < GOALS:
        square = square_at(CORNERS[place - FIRST_CORNER])
        inwards = 0.5 - CORNER
        column, row = square % COLUMNS, square // COLUMNS
        return column + (inwards if column else -inwards), row + (inwards if row else -inwards)
    if place < ENDS:
        return (COLUMNS - 1) / 2, _behind(Seat(place - GOALS))
    side, right = divmod(place - ENDS, 2)
    return float(WINGS[right]), _behind(Seat(side), FLAG)


def beside(square: Place) -> Spot:
    """The spot over the end line beside a square of the first or the last row."""
    column, row = spot_of(square)
    return column, _behind(Seat.HOME if row < ROWS / 2 else Seat.AWAY)


def outside() -> Iterator[Place]:
    """All places that are not on the field."""
    return iter(range(GOALS, SPOTS))


def between(start: Spot, end: Spot, part: float) -> Spot:
    """The spot on the straight way from one to another, 0 to 1 of it."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _behind(side: Seat, far: float = BEYOND) -> float:
    """The row of what lies so many squares over a side's end line."""
    return -0.5 - far if side is Seat.HOME else ROWS - 0.5 + far


def _across(room: pygame.Rect) -> int:
    """Pixels of a square if only the width counts."""
    return max(8, int(room.width / WIDE))


def _cell(room: pygame.Rect, look: Look, strip: float) -> int:
    """Pixels of a square with trays so many squares high."""
    down = (room.height - look.px(GAP) - look.px(HEAD)) / (HIGH + THICK + strip)
    return max(8, min(_across(room), int(down)))


Pair: TypeAlias = tuple[pygame.Rect, pygame.Rect]


def _below(low: pygame.Rect, look: Look) -> tuple[Pair, Pair, pygame.Rect]:
    """The heads and the trays at the left and at the right, and the cloth between them."""
    cloth = pygame.Rect(0, low.top, round(CLOTH * low.width), low.height)
    cloth.centerx = low.centerx
    wide, head = cloth.left - look.px(BETWEEN) - low.left, look.px(HEAD)
    lefts = low.left, low.right - wide
    near, far = (pygame.Rect(x, low.top, wide, head) for x in lefts)
    left, right = (pygame.Rect(x, low.top + head, wide, low.height - head) for x in lefts)
    return (near, far), (left, right), cloth
