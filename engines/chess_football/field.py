"""The field: 96 chequered squares and two goals of two squares, as numbers and as sets of bits.

       a b c d e f g h
    13       # #            away's goal
    12   . . [. . . .] . .  its penal area: c11 to f12
     .
     1   . . [. . . .] . .
     0       # #            home's goal

A square is `8 * row + column`, 0 to 111, so that a half-turn of the field is `111 - square`; of
rows 0 and 13 only d and e exist.  A set of squares is an int with a bit for each.
"""

from collections.abc import Iterator
from functools import cache

from engines.core.contract import Seat

NONE = 255  # no square: a player who is not on the field, a ball that lies nowhere
SQUARES = tuple(s for s in range(112) if 8 <= s < 104 or s in (3, 4, 107, 108))
EXISTS = frozenset(SQUARES)

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
SLANTING = ((1, 1), (1, -1), (-1, -1), (-1, 1))
ALL_WAYS = STRAIGHT + SLANTING
JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def square_at(column: int, row: int) -> int:
    """The square, or NONE where the field has none."""
    inside = 0 <= column < 8 and 0 <= row < 14
    square = 8 * row + column
    return square if inside and square in EXISTS else NONE


def row_of(square: int) -> int:
    return square >> 3


def column_of(square: int) -> int:
    return square & 7


def name_of(square: int) -> str:
    return f"{chr(97 + (square & 7))}{square >> 3}"


def square_of(name: str) -> int | None:
    """The square called "d13"; None if there is none."""
    return NAMED.get(name)


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


def is_dark(square: int) -> bool:
    """CF-1.1: column number and row even together."""
    return ((square & 7) + 1 + (square >> 3)) % 2 == 0


def distance(one: int, other: int) -> int:
    """Steps of a king."""
    return max(abs((one & 7) - (other & 7)), abs((one >> 3) - (other >> 3)))


def square_distance(one: int, other: int) -> int:
    """The straight distance, squared."""
    return int(((one & 7) - (other & 7)) ** 2 + ((one >> 3) - (other >> 3)) ** 2)


NAMED = {name_of(square): square for square in SQUARES}
BOARD = bits(*range(8, 104))
GOALS = (bits(3, 4), bits(107, 108))  # home's, away's
PENAL = tuple(
    bits(*(8 * row + column for row in rows for column in range(2, 6)))
    for rows in ((1, 2), (11, 12))
)
HALVES = tuple(bits(*(s for s in range(8, 104) if (s >> 3 <= 6) is low)) for low in (True, False))
CENTRAL = (bits(51, 52), bits(59, 60))  # d6 e6, d7 e7
KICK_OFF = ((51, 52), (60, 59))  # where the ball lies, the other square (CF-8.3)
CHANGES = (48, 55, 56, 63)  # a6 h6 a7 h7
PENALTY = ((19, 20), (92, 91))  # before home's goal and away's: the kicker's right, his left
MOUTHS = ((3, 4), (108, 107))
"""The squares of home's goal and of away's, in the same order: the kicker's right, his left."""


def corner(conceder: Seat, column: int) -> int:
    """The corner of the end line over which `conceder` sent the ball (CF-17.1)."""
    return square_at(0 if column < 4 else 7, 1 if conceder is Seat.HOME else 12)


def _ray(square: int, way: tuple[int, int]) -> tuple[int, ...]:
    column, row = (square & 7) + way[0], (square >> 3) + way[1]
    found = []
    while (to := square_at(column, row)) != NONE:
        found.append(to)
        column, row = column + way[0], row + way[1]
    return tuple(found)


def _rays(ways: tuple[tuple[int, int], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(ray for way in ways if s in EXISTS and (ray := _ray(s, way))) for s in range(112)
    )


def _steps(ways: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            to
            for dc, dr in ways
            if s in EXISTS and (to := square_at((s & 7) + dc, (s >> 3) + dr)) != NONE
        )
        for s in range(112)
    )


RAYS = {"B": _rays(SLANTING), "R": _rays(STRAIGHT), "Q": _rays(ALL_WAYS)}
KING, KNIGHT = _steps(ALL_WAYS), _steps(JUMPS)
AHEAD = (_steps(((0, 1),)), _steps(((0, -1),)))  # a mixto's step, home's and away's
SIDEWAYS_AHEAD = (_steps(((-1, 1), (1, 1))), _steps(((-1, -1), (1, -1))))


@cache
def between(one: int, other: int) -> int | None:
    """The squares strictly between two on a line; None if no line joins them."""
    dc, dr = (other & 7) - (one & 7), (other >> 3) - (one >> 3)
    if one == other or (dc and dr and abs(dc) != abs(dr)):
        return None
    ray = _ray(one, ((dc > 0) - (dc < 0), (dr > 0) - (dr < 0)))
    return bits(*ray[: ray.index(other)]) if other in ray else None


FIRST_ROWS = tuple(bits(*(s for s in SQUARES if s >> 3 <= row)) for row in range(-1, 14))
"""The squares of the rows up to `row`, at the index `row + 1`."""
WHOLE = bits(*SQUARES)
