"""Duties at the beginning of a turn: the keeper's (FF-7.2, FF-7.3), the offside ones (FF-9.1)."""

from engines.core.contract import Seat
from engines.figurine_football.field import NONE, RED, YELLOW, distance, each
from engines.figurine_football.state import FIELDERS, KEEPER, State


def bound(state: State, side: Seat) -> str:
    """The clause that leaves only the keeper's play to a side; "" if none does.

    FF-7.2: he has the ball.  FF-7.3: it lies on an empty red square of his.
    """
    ball = state.ball
    if state.squares(side)[KEEPER] == ball:
        return "FF-7.2"
    return "FF-7.3" if RED[side] >> ball & 1 else ""


def keeper_is_late(state: State, side: Seat) -> bool:
    """FF-7.3: the ball lies on an empty red square, and no keeper is one step away."""
    if bound(state, side) != "FF-7.3":
        return False
    keeper = state.squares(side)[KEEPER]
    return keeper == NONE or distance(keeper, state.ball) > 1


def offenders(taken: tuple[int, int], squares: bytes, side: Seat) -> int:
    """FF-9.1: the set of a side's fielders that must leave, keeper's duties aside."""
    ahead = YELLOW[1 - side]
    standing = taken[side] & ahead
    if not standing or taken[1 - side] & ahead:
        return 0
    where = set(each(standing))
    return sum(1 << figurine for figurine in FIELDERS if squares[figurine] in where)


def duty(state: State, side: Seat) -> int:
    """Who must leave in a turn of `side` that begins now; nobody in one bound by its keeper."""
    if not state.taken[side] & YELLOW[1 - side] or bound(state, side):
        return 0
    return offenders(state.taken, state.squares(side), side)
