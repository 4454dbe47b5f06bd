"""Where the field of chess football lies on the screen: from squares to pixels and back.

A place is a pair (column, row): columns 0 (`a`) to 7 (`h`), rows 1 to 12, rows 0 and 13 the goals
(columns 3 and 4 only).  The field lies on its side: home plays from left to right, column `a` is
on top.  Turned by half a turn, home plays from right to left with column `a` at the bottom.

Around the field lie the places beyond its edge, to which a ball goes that leaves it (`beyond`).

    +---------------------------------------+
    |  beyond  0 | 1 2 3 ...     12 | 13    |   the board
    +---------------------------------------+
    title   note          title        note     heads
    (  o o o o     x )    (  o o o o o     )    benches
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from engines.core.contract import Seat
from game.ui.look import Look

Place: TypeAlias = tuple[int, int]
Pixel: TypeAlias = tuple[float, float]
Way = Literal["side", "end"]

COLUMNS, ROWS = 8, 14
GOAL_COLUMNS = (3, 4)
MARGIN_X, MARGIN_Y = 0.45, 0.5
"""Squares of the board beyond the goals, and beyond the side lines."""
WIDE, HIGH = ROWS + 2 * MARGIN_X, COLUMNS + 2 * MARGIN_Y
"""The whole board in squares."""
THICK = 0.1  # squares, the edge that is seen of the board
SQUEEZE = 0.72  # how far beyond the last square a ball that left lies
TRAYS = (1.55, 1.25, 0.95)  # squares, how high a bench is, as far as there is room
BETWEEN = 0.32  # squares between the two benches
DISC = 0.84  # of a square, the diameter of a player
BENCH_DISC = 0.77  # of a square, one on the bench if there is room
HEAD = 27  # points of the line above a bench
GAP = 10  # points between board and benches
EDGE = 14  # points, kept free around all


@dataclass(frozen=True, slots=True)
class Bench:
    """The middles of those on a bench in pixels, and their diameter."""

    here: tuple[Pixel, ...]
    gone: tuple[Pixel, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Pitch:
    """The board and the two benches in pixels."""

    cell: int  # pixels of a square
    rect: pygame.Rect  # the board, without the edge below it
    heads: tuple[pygame.Rect, pygame.Rect]  # for the words over home's bench and over away's
    benches: tuple[pygame.Rect, pygame.Rect]  # home's and away's, below the end that each defends
    turned: bool = False
    benched: bool = True  # False: there are no benches, and theirs is no room

    @classmethod
    def fit(cls, area: pygame.Rect, look: Look, turns: int = 0, *, benched: bool = True) -> "Pitch":
        """The largest board with its benches in the middle of `area`, squares of whole pixels.

        `turns` 2 is seen from the other long side; 0 is home's way, as are all others.
        """
        room = area.inflate(-2 * look.px(EDGE), -2 * look.px(EDGE))
        if not benched:
            return cls._alone(room, turned=turns == 2)
        fitting = (tray for tray in TRAYS if _cell(room, look, tray) == _across(room))
        tray = next(fitting, TRAYS[-1])
        cell = _cell(room, look, tray)
        board = pygame.Rect(0, 0, round(WIDE * cell), round(HIGH * cell))
        thick, high = round(THICK * cell), round(tray * cell)
        whole = board.height + thick + look.px(GAP) + look.px(HEAD) + high
        board.midtop = (room.centerx, room.top + max(0, (room.height - whole) // 2))
        heads, benches = _below(board, board.bottom + thick + look.px(GAP), high, look)
        if turns == 2:
            heads, benches = heads[::-1], benches[::-1]
        return cls(cell, board, heads, benches, turns == 2)

    @classmethod
    def _alone(cls, room: pygame.Rect, *, turned: bool) -> "Pitch":
        """The largest board that has room without benches."""
        cell = max(8, min(_across(room), int(room.height / (HIGH + THICK))))
        board = pygame.Rect(0, 0, round(WIDE * cell), round(HIGH * cell))
        board.midtop = room.centerx, room.centery - round((HIGH + THICK) * cell / 2)
        nowhere = pygame.Rect(board.midbottom, (0, 0))
        none = (nowhere, nowhere.copy())
        return cls(cell, board, none, none, turned, benched=False)

    # ------------------------------------------------------------ squares

    def to_pixel(self, place: tuple[float, float]) -> Pixel:
        """The middle of a place in pixels; parts of squares lie between, for what glides."""
        column, row = _squeezed(place[0], COLUMNS - 1), _squeezed(place[1], ROWS - 1)
        if self.turned:
            column, row = COLUMNS - 1 - column, ROWS - 1 - row
        x = self.rect.left + (MARGIN_X + row + 0.5) * self.cell
        return x, self.rect.top + (MARGIN_Y + column + 0.5) * self.cell

    def square(self, place: Place) -> pygame.Rect:
        """The pixels of a square."""
        x, y = self.to_pixel(place)
        side = self.cell
        return pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)

    def box(self, first: Place, last: Place) -> pygame.Rect:
        """The pixels from one square to another, both included."""
        return self.square(first).union(self.square(last))

    @property
    def field(self) -> pygame.Rect:
        """The pixels of the field without the goals."""
        return self.box((0, 1), (COLUMNS - 1, ROWS - 2))

    def goal(self, side: Seat) -> pygame.Rect:
        """The pixels of the goal that a side defends."""
        row = 0 if side is Seat.HOME else ROWS - 1
        return self.box((GOAL_COLUMNS[0], row), (GOAL_COLUMNS[1], row))

    def place_at(self, pixel: Pixel, reach: float = 0.5) -> Place | None:
        """The place that a pixel of the screen touches, or None.

        With `reach` 0.5 squares count as a whole; places beyond the edge count within a third of
        a square of their middle.
        """
        row = (pixel[0] - self.rect.left) / self.cell - MARGIN_X - 0.5
        column = (pixel[1] - self.rect.top) / self.cell - MARGIN_Y - 0.5
        if self.turned:
            column, row = COLUMNS - 1 - column, ROWS - 1 - row
        place = round(column), round(row)
        if on_board(place):
            near = max(abs(column - place[0]), abs(row - place[1])) <= reach
            return place if near else None
        return next((spot for spot in outside() if self._near(spot, pixel, reach)), None)

    def _near(self, place: Place, pixel: Pixel, reach: float) -> bool:
        x, y = self.to_pixel(place)
        far = min(reach, 1 / 3) * self.cell
        return bool((x - pixel[0]) ** 2 + (y - pixel[1]) ** 2 <= far * far)

    # ------------------------------------------------------------ benches

    def bench_spots(self, side: Seat, here: int, gone: int = 0) -> "Bench":
        """Where so many players stand from the left, and so many gone ones from the right.

        They stand in one row, or in two if there are too many for that.
        """
        tray = self.benches[side]
        pad = round(0.2 * tray.height)
        room = tray.inflate(-2 * pad, -pad // 2)
        whole = min(BENCH_DISC * self.cell, 0.78 * tray.height)
        rows = 1 if (here + gone) * whole * 1.1 <= room.width else 2
        beside = max(1, -(-(here + gone) // rows))
        size = min(whole, room.width / beside / 1.05, room.height / rows / 1.03)
        step = min(1.28 * size, (room.width - size) / max(1, beside - 1))

        def spot(number: int) -> Pixel:
            row = number // beside
            return size / 2 + step * (number % beside), (row + 0.5 - rows / 2) * 1.04 * size

        lefts = tuple((room.left + x, room.centery + y) for x, y in map(spot, range(here)))
        rights = tuple((room.right - x, room.centery - y) for x, y in map(spot, range(gone)))
        return Bench(lefts, rights, round(size))


def on_board(place: Place) -> bool:
    """Whether a place is a square of the field or of a goal."""
    column, row = place
    if row in {0, ROWS - 1}:
        return column in GOAL_COLUMNS
    return 0 <= column < COLUMNS and 0 < row < ROWS - 1


def squares() -> Iterator[Place]:
    """All squares, goals included, row by row."""
    for row in range(ROWS):
        yield from ((column, row) for column in range(COLUMNS) if on_board((column, row)))


def beyond(square: Place, way: Way) -> Place:
    """The place beyond the edge over which a ball leaves the field from one of its last squares.

    `side`: over the side line, from columns 0 and 7.  `end`: over the end line, from rows 1 and
    12; before a goal that is behind the net.
    """
    column, row = square
    if way == "side":
        return -1 if column < COLUMNS / 2 else COLUMNS, row
    far = 2 if column in GOAL_COLUMNS else 1
    return column, row - far if row < ROWS / 2 else row + far


def outside() -> Iterator[Place]:
    """All places beyond the edge."""
    for row in range(1, ROWS - 1):
        yield from ((-1, row), (COLUMNS, row))
    for column in range(COLUMNS):
        yield from (beyond((column, row), "end") for row in (1, ROWS - 2))


def _squeezed(at: float, last: int) -> float:
    """What lies beyond the last square is drawn nearer to it."""
    if at < 0:
        return at * SQUEEZE
    return last + (at - last) * SQUEEZE if at > last else at


def _across(room: pygame.Rect) -> int:
    """Pixels of a square if only the width counts."""
    return max(8, int(room.width / WIDE))


def _cell(room: pygame.Rect, look: Look, tray: float) -> int:
    """Pixels of a square with benches so many squares high."""
    down = (room.height - look.px(GAP) - look.px(HEAD)) / (HIGH + THICK + tray)
    return max(8, min(_across(room), int(down)))


def _below(
    board: pygame.Rect, top: int, high: int, look: Look
) -> tuple[tuple[pygame.Rect, pygame.Rect], tuple[pygame.Rect, pygame.Rect]]:
    """The words and the trays at the left and at the right, under the board."""
    wide = round(board.width / WIDE * (WIDE - BETWEEN) / 2)
    lefts = board.left, board.right - wide
    head, low = look.px(HEAD), top + look.px(HEAD)
    left, right = (pygame.Rect(x, top, wide, head) for x in lefts)
    near, far = (pygame.Rect(x, low, wide, high) for x in lefts)
    return (left, right), (near, far)
