"""Where the points of the paper lie on the screen.

A place is a pair (column, row): columns 0 (`a`) to `wide`, rows 0 (the text's row 1) to `long`;
row -1 lies inside home's goal, row `long` + 1 inside away's.

          wide
       o---+==+---o   row `long`
       |          |
       o---+==+---o   row 0
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import pygame

Place: TypeAlias = tuple[int, int]

# Margins of the sheet around the field, in squares: room for figures, goals, names, score squares.
SIDE, ENDS = 3.37, 3.3
REFERENCE = 27  # pixels of a square in the drawing that all sizes are taken from
LARGEST = 46  # points of a square, so that a small field does not look like a poster


@dataclass(frozen=True, slots=True)
class Size:
    """The field in squares."""

    wide: int = 14
    long: int = 22
    goal: int = 4

    @property
    def left(self) -> int:
        """Column of the left posts."""
        return (self.wide - self.goal) // 2

    @property
    def right(self) -> int:
        return (self.wide + self.goal) // 2

    @property
    def middle(self) -> Place:
        return self.wide // 2, self.long // 2

    @property
    def posts(self) -> tuple[Place, ...]:
        return tuple((col, row) for row in (0, self.long) for col in (self.left, self.right))

    def places(self) -> Iterator[Place]:
        """Every point of the field, and those inside the goals."""
        for row in range(self.long + 1):
            yield from ((col, row) for col in range(self.wide + 1))
        for row in (-1, self.long + 1):
            yield from ((col, row) for col in range(self.left, self.right + 1))

    def holds(self, place: Place) -> bool:
        col, row = place
        if row in (-1, self.long + 1):
            return self.left <= col <= self.right
        return 0 <= col <= self.wide and 0 <= row <= self.long


@dataclass(frozen=True, slots=True)
class Geometry:
    """The sheet in pixels.  `turned`: seen from away's chair, so that away attacks upwards."""

    size: Size
    cell: int  # pixels of a square
    sheet: pygame.Rect  # on the screen
    turned: bool = False

    @classmethod
    def fit(
        cls, size: Size, area: pygame.Rect, largest: float = LARGEST, *, turned: bool = False
    ) -> "Geometry":
        """The largest sheet that fits into `area`, in its middle; squares of whole pixels."""
        across = size.wide + 2 * SIDE
        along = size.long + 2 * ENDS
        cell = max(6, int(min(area.width / across, area.height / along, largest)))
        sheet = pygame.Rect(0, 0, round(across * cell), round(along * cell))
        sheet.center = area.center
        return cls(size, cell, sheet, turned)

    @property
    def unit(self) -> float:
        """Pixels of the screen to a pixel of the reference drawing."""
        return self.cell / REFERENCE

    @property
    def corner(self) -> tuple[int, int]:
        """The lower left point of the field, in pixels of the sheet."""
        left = round(SIDE * self.cell)
        return left, round((ENDS + self.size.long) * self.cell)

    def on_sheet(self, place: tuple[float, float]) -> tuple[float, float]:
        """A place in pixels of the sheet."""
        col, row = place
        if self.turned:
            col, row = self.size.wide - col, self.size.long - row
        x, y = self.corner
        return x + col * self.cell, y - row * self.cell

    def on_screen(self, place: tuple[float, float]) -> tuple[float, float]:
        x, y = self.on_sheet(place)
        return self.sheet.left + x, self.sheet.top + y

    def place_at(self, pixel: tuple[float, float], reach: float = 0.5) -> Place | None:
        """The place within `reach` (parts of a square) of a pixel of the screen."""
        x, y = self.corner
        col = (pixel[0] - self.sheet.left - x) / self.cell
        row = (y - pixel[1] + self.sheet.top) / self.cell
        if self.turned:
            col, row = self.size.wide - col, self.size.long - row
        place = round(col), round(row)
        near = (col - place[0]) ** 2 + (row - place[1]) ** 2 <= reach * reach
        return place if near and self.size.holds(place) else None
