"""Why a hand may not go to a place: the clause that the tip beside the pointer names."""

from collections.abc import Collection, Sequence

from engines.core.contract import Seat
from engines.dice_football.field import SQUARES
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Clearance,
    Corner,
    KeeperMove,
    Move,
    Pass,
    Put,
    Recovery,
    Shot,
    Wing,
)
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.refusal import refusal
from engines.dice_football.spots import ENDS, GOALS, TRAYS, spots_of
from engines.dice_football.state import Phase, State
from engines.dice_football.uses import nearest, play_of

WINGS: tuple[Wing, Wing] = ("left", "right")


def misstep(
    options: DiceFootballOptions, state: State, hand: Sequence[int], legal: Collection[Move]
) -> str:
    """The clause that keeps a hand from the last of `hand` after the others; "" if none does."""
    touched = tuple(hand)
    if not touched or any(spots_of(move)[: len(touched)] == touched for move in legal):
        return ""
    if len(touched) == 1:
        return _first(options, state, touched[0], legal)
    meant = _meant(state, touched)
    clause = refusal(options, state, meant, legal) if meant is not None else ""
    return clause or state.phase.clause


def _first(options: DiceFootballOptions, state: State, spot: int, legal: Collection[Move]) -> str:
    """Why nothing can begin there."""
    if state.phase is Phase.CHOOSE_BALL and spot < SQUARES:
        return refusal(options, state, Ball(spot), legal)
    if spot < SQUARES and state.pieces(state.turn.rival) >> spot & 1:
        return "G-7"
    if state.phase is Phase.MOVE and not state.has_ball:
        own = spot < SQUARES and state.pieces(state.turn) >> spot & 1
        return "DF-6.1" if own and spot not in nearest(play_of(state)) else "DF-6.2"
    return state.phase.clause


def _meant(state: State, touched: tuple[int, ...]) -> Move | None:
    """The move that a hand would make by these places, legal or not."""
    first, last = touched[:2]
    if state.phase is Phase.PLACE:
        keeper = first == TRAYS + 2 * state.turn + 1
        return Put(state.turn, last, keeper) if last < SQUARES else None
    if state.phase is Phase.KEEPER_MOVE:
        return KeeperMove(first, last) if last < SQUARES else None
    return _sent(state, first, last) if state.phase is Phase.MOVE else None


def _sent(state: State, first: int, last: int) -> Move | None:
    side = state.turn
    if ENDS <= last < TRAYS:
        giver, wing = divmod(last - ENDS, 2)
        return Corner(first, Seat(giver), WINGS[wing]) if giver == side else None
    goal = GOALS <= last < ENDS
    if not goal and last >= SQUARES:
        return None
    if not state.has_ball:
        return Recovery(first, OVER_LINE if goal else last, side)
    if goal:
        return Shot(first, side) if last != GOALS + side else None
    own = state.pieces(side) >> last & 1
    return Pass(first, last) if own else Clearance(first, last)
