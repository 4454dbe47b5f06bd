"""The mat: 117 squares and two goals of three gridded squares, as numbers and as sets of bits.

       a b c d e f g h i
    14   A B C # # #            away's goal; its admonition station: c14 b14 a14 are A, B, C turned
    13   . . o r r r o . .      r red, o circled (which are the yellow ones)
    12   . . o o o o o . .
     .
     7   . . . . . . . . .      the median
     .
     2   . . o o o o o . .
     1   . . o r r r o . .
     0         # # # A B C      home's goal, home's station

A square is `9 * row + column`, 0 to 134, so that a half-turn of the field is `134 - square`.  The
stations' squares have numbers too, for figurines come back from them; they are not of the field.
"""

from collections.abc import Iterator

NONE = 255  # no square: a figurine that is not on the field, a target that is not chosen
COLUMNS, ROWS = 9, 15
MEDIAN = 7

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
SLANTING = ((1, 1), (1, -1), (-1, -1), (-1, 1))
ALL_WAYS = STRAIGHT + SLANTING


def row_of(square: int) -> int:
    return square // COLUMNS


def column_of(square: int) -> int:
    return square % COLUMNS


def bits(*squares: int) -> int:
    """The set of these squares."""
    made = 0
    for square in squares:
        made |= 1 << square
    return made


def each(mask: int) -> Iterator[int]:
    """The squares of a set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def turned(square: int) -> int:
    """The square after a half-turn of the field; NONE stays."""
    return square if square == NONE else 134 - square


def name_of(square: int) -> str:
    return f"{chr(97 + square % COLUMNS)}{square // COLUMNS}"


def _both(*squares: int) -> tuple[int, int]:
    """A set on home's side, and the same on away's."""
    return bits(*squares), bits(*(turned(s) for s in squares))


def is_light(square: int) -> bool:
    """FF-1.3: column number and row odd together."""
    return (column_of(square) + 1 + row_of(square)) % 2 == 1


GOAL_SQUARES = ((3, 4, 5), (129, 130, 131))
"""Columns d, e, f of home's goal and of away's."""

STATIONS = ((6, 7, 8), (128, 127, 126))
"""The squares of the letters A, B, C beside home's goal and away's (FF-1.4)."""

STATION_SQUARES = frozenset(STATIONS[0] + STATIONS[1])

C_SQUARES = (22, 112)
"""e2 and e12, the penalty spots."""

CENTRE = 67  # e7
BOARD = bits(*range(9, 126))
GOALS = _both(3, 4, 5)
RED = _both(12, 13, 14)
YELLOW = _both(11, 15, 20, 21, 22, 23, 24)
KEEPERS = (GOALS[0] | RED[0] | YELLOW[0], GOALS[1] | RED[1] | YELLOW[1])
"""Where the keepers may stand (FF-3.4)."""

HALVES = _both(*range(9, 63))
SHUT = (GOALS[0] | RED[0], GOALS[1] | RED[1])
NO_FIELDERS = SHUT[0] | SHUT[1]
FIELD = BOARD | GOALS[0] | GOALS[1]
STANDS = BOARD & ~NO_FIELDERS
"""Where A, B and C may stand (FF-3.5)."""

LIGHT = bits(*(s for s in each(BOARD) if is_light(s)))
DARK = BOARD & ~LIGHT
LONG = tuple(HALVES[1 - side] & ~RED[1 - side] & ~YELLOW[1 - side] for side in (0, 1))
"""Where home's and away's keeper may throw the ball (FF-7.2)."""

SQUARES = tuple(each(FIELD))
EXISTS = frozenset(SQUARES)
NAMED = {name_of(square): square for square in SQUARES}


def square_of(name: str) -> int | None:
    """The square called "d14"; None if the field has none."""
    return NAMED.get(name)


def at(column: int, row: int) -> int:
    """The square, of the field or beside a goal; NONE outside the rows and columns."""
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return COLUMNS * row + column if inside else NONE


def beside(square: int, way: tuple[int, int]) -> int:
    """The square so many columns and rows away; NONE if there is none."""
    return at(column_of(square) + way[0], row_of(square) + way[1])


def distance(one: int, other: int) -> int:
    """Steps of a king."""
    columns = abs(column_of(one) - column_of(other))
    return max(columns, abs(row_of(one) - row_of(other)))


def _kicks(square: int) -> int:
    """FF-4.2: one to four straight in eight directions, or an L of 2+1 or 3+1."""
    straight = [(n * dc, n * dr) for dc, dr in ALL_WAYS for n in range(1, 5)]
    bent = [(a * long, b) for long in (2, 3) for a in (-1, 1) for b in (-1, 1)]
    ways = straight + bent + [(b, a) for a, b in bent]
    found = bits(*(to for way in ways if (to := beside(square, way)) != NONE))
    return found & FIELD


KICKS = tuple(_kicks(s) if FIELD >> s & 1 else 0 for s in range(COLUMNS * ROWS))
"""Where the ball can go from a square, whoever stands there."""
