"""The squared paper: its points, its lines, and where a segment may lead.

    row 24           . . . . .              inside away's goal
    row 23 a - - - - f . . . j - - - - o    front line, post, goal line, post, front line
           |                           |
    row 12 a . . . . . . h . . . . . . o    middle line; the side lines are columns a and o
           |                           |
    row  1 a - - - - f . . . j - - - - o    home's end
    row  0           . . . . .              inside home's goal

A point is an int: row * columns + column.  A *place* is a bit: what a line lies on and a later move
may not touch, which is either a point or the middle of a square that is crossed by a diagonal.
"""

import re
from collections.abc import Iterator
from functools import cache

from engines.core.contract import Seat
from engines.paper_football.options import PaperOptions

DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
LETTERS = 26  # a point off the paper may have any letter
NOWHERE = -(10**12)  # left of column a or below row 0, where no point has a name
_NAME = re.compile(r"([a-z])(0|[1-9][0-9]{0,8})", re.ASCII)


class Field:
    """Everything about a size of paper that does not change while a game is played."""

    def __init__(self, width: int, length: int, goal: int) -> None:
        self.width, self.length, self.goal = width, length, goal
        self.columns = width + 1
        self.area = self.columns * (length + 3)
        self.post_columns = (width - goal) // 2, (width + goal) // 2
        self._number_points()
        self.marks = dict(self._mark_segments())
        self.steps = {p: tuple(self._steps_from(p)) for p in self.points - self.inside}

    def _number_points(self) -> None:
        last, end = self.width, self.length + 1
        centre, middle = self.width // 2, self.length // 2 + 1
        left, right = self.post_columns
        self.goals = {
            Seat.HOME: frozenset(self.at(c, 0) for c in range(left, right + 1)),
            Seat.AWAY: frozenset(self.at(c, end + 1) for c in range(left, right + 1)),
        }
        self.inside = self.goals[Seat.HOME] | self.goals[Seat.AWAY]
        self.inner = {
            Seat.HOME: frozenset(self.at(c, 1) for c in range(left + 1, right)),
            Seat.AWAY: frozenset(self.at(c, end) for c in range(left + 1, right)),
        }
        self.posts = frozenset(self.at(c, r) for c in (left, right) for r in (1, end))
        sides = (*range(left + 1), *range(right, last + 1))
        self.front_lines = frozenset(self.at(c, r) for c in sides for r in (1, end))
        self.side_lines = frozenset(self.at(c, r) for c in (0, last) for r in range(1, end + 1))
        self.border = self.front_lines | self.side_lines
        within = (self.at(c, r) for r in range(1, end + 1) for c in range(last + 1))
        self.points = self.inside.union(within)
        self.middle = self.at(centre, middle)
        self.middle_line = tuple(self.at(c, middle) for c in range(last + 1))

    # -- points and their names

    def at(self, column: int, row: int) -> int:
        return row * self.columns + column

    def place(self, point: int) -> tuple[int, int]:
        """Column and row of a point, also of one off the paper (see `point_of`)."""
        if point < 0:
            row, column = divmod(-1 - point, LETTERS)
            return column, row
        row, column = divmod(point, self.columns)
        return column, row

    def point(self, column: int, row: int) -> int:
        """The point there; a negative number that keeps the place if that is off the paper."""
        if column < 0 or row < 0:
            return NOWHERE
        if column < self.columns and (point := self.at(column, row)) in self.points:
            return point
        return -1 - (row * LETTERS + column)

    def name_of(self, point: int) -> str:
        column, row = self.place(point)
        return f"{chr(ord('a') + column)}{row}"

    def point_of(self, name: str) -> int | None:
        """The point called `name` ("h12"), negative if off the paper; None if that is no name."""
        found = _NAME.fullmatch(name)
        return found and self.point(ord(found[1]) - ord("a"), int(found[2]))

    # -- segments

    def beside(self, point: int) -> Iterator[int]:
        """The neighbours of a point that are on the paper (PF-M2)."""
        column, row = self.place(point)
        for dc, dr in DIRECTIONS:
            neighbour = self.point(column + dc, row + dr)
            if neighbour >= 0:
                yield neighbour

    def adjacent(self, a: int, b: int) -> bool:
        (ac, ar), (bc, br) = self.place(a), self.place(b)
        return max(abs(ac - bc), abs(ar - br)) == 1

    def along_border(self, a: int, b: int) -> bool:
        """Whether the segment lies on a side line or a front line (PF-M5)."""
        if a not in self.border or b not in self.border:
            return False
        (ac, ar), (bc, br) = self.place(a), self.place(b)
        along_side = ac == bc and ac in (0, self.width)
        along_front = ar == br and ar in (1, self.length + 1)
        return along_side or along_front

    def enters_wrongly(self, a: int, b: int) -> bool:
        """Whether a step leads into a goal, but not from an inner point of its line (PF-F4)."""
        return b in self.inside and not any(
            b in goal and a in self.inner[side] for side, goal in self.goals.items()
        )

    def half(self, side: Seat) -> frozenset[int]:
        """The points that count as a side's own (PF-F6): 161 on the classic paper."""
        end, near = (1, 2) if side is Seat.HOME else (self.length + 1, self.length // 2 + 2)
        rows = range(near, near + self.length // 2 - 1)
        whole = {self.at(c, r) for r in rows for c in range(self.columns)}
        front = {self.at(c, end) for c in range(self.columns)}
        return frozenset(whole | front - self.posts - self.side_lines)

    def _mark_segments(self) -> Iterator[tuple[tuple[int, int], int]]:
        """The places on which each segment lies: its ends, and the middle of its square."""
        for a in self.points:
            for b in self.beside(a):
                (ac, ar), (bc, br) = self.place(a), self.place(b)
                square = self.area + self.at(min(ac, bc), min(ar, br))
                diagonal = ac != bc and ar != br
                yield (a, b), 1 << a | 1 << b | diagonal << square

    def _steps_from(self, a: int) -> Iterator[int]:
        """Where a segment of a move may lead on empty paper (PF-F4, PF-M5)."""
        for b in self.beside(a):
            if (
                b not in self.posts
                and not self.along_border(a, b)
                and not self.enters_wrongly(a, b)
            ):
                yield b


@cache
def field_for(width: int, length: int, goal: int) -> Field:
    """The field of that size, the same object each time."""
    return Field(width, length, goal)


def field_of(options: PaperOptions) -> Field:
    return field_for(options.width, options.length, options.goal)
