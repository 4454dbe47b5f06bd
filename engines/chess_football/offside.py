"""Who is offside when the ball is sent (CF-11.1, CF-11.2)."""

from engines.chess_football.field import FIRST_ROWS, WHOLE
from engines.core.contract import Seat

HALF = 6
"""Rows from a side's own end to the middle."""


def second_last(side: Seat, taken: int) -> int:
    """The row of the second-last player of `side`, counted from its own end; -1: fewer than two."""
    if side:
        top = taken.bit_length() - 1
        rest = taken ^ 1 << top if taken else 0
        return 13 - (rest.bit_length() - 1 >> 3) if rest else -1
    rest = taken & taken - 1
    return (rest & -rest).bit_length() - 1 >> 3 if rest else -1


def offside_squares(side: Seat, taken: tuple[int, int], ball_row: int) -> int:
    """The squares of those of `side` who are in offside position.

    `ball_row` is the row from which a team-mate sent the ball, counted from the rival's end;
    whoever is level with it or behind it is exempt (CF-11.2).  13 exempts nobody.
    """
    last = second_last(side.rival, taken[side.rival])
    row = min(last, HALF + 1, ball_row) - 1  # strictly nearer than the second-last, in that half
    if last < 0 or row < 0:
        return 0
    near = WHOLE & ~FIRST_ROWS[13 - row] if side is Seat.HOME else FIRST_ROWS[row + 1]
    return taken[side] & near


def numbers(squares: bytes, places: int) -> int:
    """The set of numbers of those who stand on these squares."""
    found = 0
    for number, square in enumerate(squares):
        if square < 112 and places >> square & 1:
            found |= 1 << number
    return found
