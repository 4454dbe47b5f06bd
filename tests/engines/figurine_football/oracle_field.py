"""The field of figurine football, written out square by square from the rules, for the oracle.

Squares, stations and figurines are the texts of the rule file; nothing here comes from the engine.
"""

from typing import Any

Position = dict[str, Any]  # a position document, complete; in `dive` besides "aim": the pick

HOME, AWAY = "home", "away"
RIVAL = {HOME: AWAY, AWAY: HOME}
COLUMNS = "abcdefghi"
NAMES = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C", "K")

DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
EIGHT = DIAGONAL + STRAIGHT


def name_of(column: int, row: int) -> str:
    """The text of a place, on the field or not; "" beyond the columns."""
    return f"{COLUMNS[column - 1]}{row}" if 1 <= column <= 9 else ""


def where(square: str) -> tuple[int, int]:
    return COLUMNS.index(square[0]) + 1, int(square[1:])


def turned(square: str) -> str:
    """FF-1.1: away's half is home's turned by 180 degrees."""
    column, row = where(square)
    return name_of(10 - column, 14 - row)


# FF-1.1, FF-1.2
GRIDDED = {HOME: {"d0", "e0", "f0"}, AWAY: {"d14", "e14", "f14"}}
RED = {HOME: {"d1", "e1", "f1"}, AWAY: {"d13", "e13", "f13"}}
CIRCLED = {HOME: {"c1", "g1", "c2", "d2", "e2", "f2", "g2"}}
CIRCLED[AWAY] = {turned(square) for square in CIRCLED[HOME]}
FIELD = {name_of(column, row) for column in range(1, 10) for row in range(1, 14)}
FIELD |= GRIDDED[HOME] | GRIDDED[AWAY]
FORBIDDEN = GRIDDED[HOME] | GRIDDED[AWAY] | RED[HOME] | RED[AWAY]  # FF-3.5, to A, B and C
KEEPERS = {side: GRIDDED[side] | RED[side] | CIRCLED[side] for side in (HOME, AWAY)}  # FF-3.4
HALF = {
    HOME: {square for square in FIELD if 1 <= where(square)[1] <= 6},
    AWAY: {square for square in FIELD if 8 <= where(square)[1] <= 13},
}
SPOT = {HOME: "e2", AWAY: "e12"}  # FF-8.1
STATION = {HOME: {"A": "g0", "B": "h0", "C": "i0"}, AWAY: {"A": "c14", "B": "b14", "C": "a14"}}

# FF-2.2
_DEEP = {
    "A1": "b5", "A2": "d5", "A3": "f5", "A4": "h5",
    "B1": "a3", "B2": "c3", "B3": "g3", "B4": "i3", "C": "e2", "K": "e1",
}  # fmt: skip
_FORWARD = {
    "A1": "a6", "A2": "c6", "A3": "g6", "A4": "i6",
    "B1": "b4", "B2": "d4", "B3": "f4", "B4": "h4", "C": "e2", "K": "e1",
}  # fmt: skip
START = {
    word: {HOME: squares, AWAY: {name: turned(square) for name, square in squares.items()}}
    for word, squares in (("deep", _DEEP), ("forward", _FORWARD))
}


def light(square: str) -> bool:
    """FF-1.3."""
    return sum(where(square)) % 2 == 1


def around(square: str, steps: tuple[tuple[int, int], ...]) -> list[str]:
    """The squares of the field at these distances."""
    column, row = where(square)
    return [at for dc, dr in steps if (at := name_of(column + dc, row + dr)) in FIELD]


def king_distance(one: str, other: str) -> int:
    (c1, r1), (c2, r2) = where(one), where(other)
    return max(abs(c1 - c2), abs(r1 - r2))


def standing(position: Position, square: str) -> tuple[str, str] | None:
    """Who stands on a square: side and name."""
    for side in (HOME, AWAY):
        for name, at in position["figurines"][side].items():
            if at == square:
                return side, name
    return None


def holder(position: Position) -> tuple[str, str] | None:
    """FF-3.7: who has the ball.  FF-8.1: nobody while a penalty is shot."""
    return standing(position, position["ball"])


def in_ball_reach(start: str, end: str) -> bool:
    """FF-4.2."""
    (c1, r1), (c2, r2) = where(start), where(end)
    across, along = abs(c1 - c2), abs(r1 - r2)
    straight = 0 in (across, along) or across == along
    if straight:
        return 1 <= max(across, along) <= 4
    return {across, along} in ({1, 2}, {1, 3})
