"""The board of dice football: 10 columns, 18 rows, four corner cells and the centre.

A square is `10 * (row - 1) + column`, 0 (a1) to 179 (j18).  The start cells are numbered behind the
squares: the ball may lie on them and is never moved there (DF-1.4).  A set of squares is an int
with a bit for each.

Home defends the goal behind row 1, away the one behind row 18.
"""

import re

from engines.core.contract import Seat

COLUMNS, ROWS = 10, 18
SQUARES = COLUMNS * ROWS
CENTRE = SQUARES
CORNERS = ("a1", "j1", "a18", "j18")
FIRST_CORNER = CENTRE + 1
NONE = 255

ALL = (1 << SQUARES) - 1
_LEFT = sum(1 << COLUMNS * row for row in range(ROWS))
_RIGHT = _LEFT << COLUMNS - 1
_NOT_LEFT, _NOT_RIGHT = ALL ^ _LEFT, ALL ^ _RIGHT
DARK = sum(1 << s for s in range(SQUARES) if (s // COLUMNS + s % COLUMNS) % 2)
"""The squares of one colour of a chequered board: every step changes the colour."""

_SQUARE = re.compile(r"([a-j])([1-9]|1[0-8])")


def square_at(name: str) -> int:
    """A square that is written in this program."""
    return COLUMNS * (int(name[1:]) - 1) + ord(name[0]) - ord("a")


def square_of(name: str) -> int | None:
    """The square called like "d7"; None if none is."""
    return square_at(name) if _SQUARE.fullmatch(name) else None


CELLS = {"centre": CENTRE} | {f"corner:{name}": FIRST_CORNER + k for k, name in enumerate(CORNERS)}
_CELL_NAMES = {cell: name for name, cell in CELLS.items()}


def name_of(place: int) -> str:
    """A square or a start cell as documents write it."""
    if place >= SQUARES:
        return _CELL_NAMES[place]
    return f"{chr(ord('a') + place % COLUMNS)}{place // COLUMNS + 1}"


def place_of(name: str) -> int | None:
    """The square or the start cell of this name; None if there is none."""
    return CELLS.get(name, square_of(name))


def set_of(*names: str) -> int:
    """The squares of these names as a set."""
    return sum(1 << square_at(name) for name in names)


def squares_in(squares: int) -> list[int]:
    """The members of a set, the lowest first."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def spread(squares: int) -> int:
    """The squares one step away from those of a set."""
    return (
        (squares & _NOT_RIGHT) << 1
        | (squares & _NOT_LEFT) >> 1
        | (squares << COLUMNS & ALL)
        | squares >> COLUMNS
    )


NEIGHBOURS = tuple(tuple(squares_in(spread(1 << square))) for square in range(SQUARES))
TOUCHING = tuple(
    (around := 1 << square | (1 << square & _NOT_RIGHT) << 1 | (1 << square & _NOT_LEFT) >> 1)
    | (around << COLUMNS & ALL)
    | around >> COLUMNS
    for square in range(SQUARES)
)
"""A square with the eight around it (DF-2.5)."""

FIRST_STEPS = {CENTRE: tuple(square_at(name) for name in ("e9", "f9", "e10", "f10"))} | {
    FIRST_CORNER + k: (square_at(name),) for k, name in enumerate(CORNERS)
}
"""Where the ball goes first from a start cell (DF-1.4)."""


def _box(first: str, last: str) -> int:
    """The squares of a rectangle as a set."""
    low, high = square_at(first), square_at(last)
    columns = range(low % COLUMNS, high % COLUMNS + 1)
    rows = range(low // COLUMNS, high // COLUMNS + 1)
    return sum(1 << COLUMNS * row + column for row in rows for column in columns)


SMALL = (_box("d1", "g1"), _box("d18", "g18"))
"""The small areas of home and away; the goal mouth is their outer edge (DF-1.2)."""
BIG = (_box("c1", "h3"), _box("c16", "h18"))
"""The big areas of home and away (DF-1.3)."""
CORNER_SQUARES = set_of(*CORNERS)

WAYS_OUT: tuple[dict[str, int], dict[str, int]] = (
    {"left": _box("a1", "c1"), "right": _box("h1", "j1")},
    {"left": _box("a18", "c18"), "right": _box("h18", "j18")},
)
"""The squares from which home and away let the ball leave for a corner (DF-8.1)."""
CORNER_CELLS: tuple[dict[str, int], dict[str, int]] = (
    {"left": FIRST_CORNER, "right": FIRST_CORNER + 1},
    {"left": FIRST_CORNER + 2, "right": FIRST_CORNER + 3},
)
"""From where the corner is taken that home or away has given."""


def turned(square: int) -> int:
    """The square on the other side: the board turned by half a turn."""
    return SQUARES - 1 - square


def distance(start: int, square: int) -> int:
    """Rows and columns from a square or a start cell to a square."""
    if start >= SQUARES:
        return 1 + min(distance(first, square) for first in FIRST_STEPS[start])
    across = abs(start % COLUMNS - square % COLUMNS)
    return across + abs(start // COLUMNS - square // COLUMNS)


KEEPERS = (square_at("e1"), square_at("f18"))
OUTFIELD = (
    set_of("d3", "g3", "b4", "i4", "d7", "g7", "b9", "i9", "e13", "f16"),
    set_of("g16", "d16", "i15", "b15", "g12", "d12", "i10", "b10", "f6", "e3"),
)
"""The default line-up of home and away (DF-2.6)."""


def forward(side: Seat) -> int:
    """What is added to a square by a step towards the rival's goal."""
    return -COLUMNS if side else COLUMNS
