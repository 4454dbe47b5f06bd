"""Why a hand may not go to a place: the clause that the tip beside the pointer names."""

from collections.abc import Collection, Sequence

from engines.chess_football.field import NONE
from engines.chess_football.moves import Move, Out, Put, Send, Step, Substitution, Taker
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.places import spots
from engines.chess_football.reach import barred_from_ball, plays
from engines.chess_football.refusal import refusal, unreached
from engines.chess_football.restarts import taker_of
from engines.chess_football.spots import BENCH, OUT, beside, outside
from engines.chess_football.state import Phase, State
from engines.core.contract import Seat

RESTARTS = {
    Phase.KICK_OFF: "CF-8.3",
    Phase.TAKER: "CF-13.1",
    Phase.WALL: "CF-13.2",
    Phase.FREE_KICK: "CF-13.1",
    Phase.KEEPER: "CF-14.1",
    Phase.PENALTY: "CF-14.1",
    Phase.THROW_IN: "CF-15.1",
    Phase.GOAL_KICK: "CF-16.1",
    Phase.CORNER: "CF-17.1",
    Phase.DISMISS: "CF-12.5",
    Phase.PLACE: "CF-8.1",
}


def misstep(
    options: ChessFootballOptions, state: State, hand: Sequence[int], legal: Collection[Move]
) -> str:
    """The clause that keeps a hand from the last of `hand` after the others; "" if none does."""
    if not hand:
        return ""
    touched = tuple(hand)
    if any(spots(move)[: len(touched)] == touched for move in legal):
        return ""
    if state.phase is Phase.FOUL:
        return state.phase.clause  # it is said, and not touched, what comes of it
    if len(touched) == 1 or not _is_own(state, touched[0]):
        return _first(options, state, touched[0]) or state.phase.clause
    clause = _to_the_ball(options, state, touched)
    meant = None if clause else _meant(options, state, touched)
    if meant is not None:
        clause = refusal(options, state, meant, legal)
    return clause or state.phase.clause


def _is_own(state: State, spot: int) -> bool:
    """Whether a player of the side to move is there, or sits there."""
    base = beside(state.turn, 0)
    return base < spot < base + 17 or (spot < BENCH and state.squares(state.turn).find(spot) > 0)


def _to_the_ball(options: ChessFootballOptions, state: State, touched: Sequence[int]) -> str:
    """Why a player does not come to the ball, to which it is carried when it has to be played."""
    side, (spot, target) = state.turn, touched[:2]
    if state.phase is not Phase.PLAY or spot >= BENCH or target != state.ball:
        return ""
    if not plays(options, state, side):
        return ""
    number = state.squares(side).find(spot)
    clause = unreached(options, state, number, spot)
    return clause or barred_from_ball(options, state, side, number)


def _first(options: ChessFootballOptions, state: State, spot: int) -> str:
    """Why nothing can begin there: nobody of the side's, or one who may not act."""
    side = state.turn
    number = state.squares(side).find(spot) if spot < BENCH else -1
    if number < 0:
        return _beside(state, spot)
    if state.phase is not Phase.PLAY:
        return RESTARTS.get(state.phase, "")
    if not plays(options, state, side):
        return "CF-4.1"
    clause = unreached(options, state, number, spot)
    return "CF-9.3" if clause else barred_from_ball(options, state, side, number) or "CF-9.7"


def _beside(state: State, spot: int) -> str:
    """A player of the other side; the bench, when nobody may come on."""
    if state.phase is Phase.DISMISS:
        return ""
    if spot < BENCH and state.taken[state.turn.rival] >> spot & 1:
        return "G-7"
    base = beside(state.turn, 0)
    if not base < spot < base + 17:
        return ""
    return "CF-3.3" if state.phase is Phase.PLAY else "CF-3.2" if state.phase is Phase.PLACE else ""


def _meant(options: ChessFootballOptions, state: State, touched: Sequence[int]) -> Move | None:  # noqa: PLR0911 - as above
    """The move that a hand would make by these places, legal or not."""
    first, last = touched[0], touched[-1]
    side = state.turn
    number = state.squares(side).find(first) if first < BENCH else first - beside(side, 0)
    if state.phase is Phase.PLACE:
        origin = first if first < BENCH else NONE
        return Put(side, number, origin, last) if last < BENCH and 0 < number < 17 else None
    if first >= BENCH:
        return _coming_on(side, touched)
    if state.phase in {Phase.THROW_IN, Phase.GOAL_KICK, Phase.CORNER} and not taker_of(state)[1]:
        return Taker(number, first, last) if last < BENCH else None
    if last >= OUT:
        return Out(number, first, *outside(last, side))
    if last >= BENCH:
        return None
    if state.phase is Phase.WALL or not _has_ball(options, state, number, first):
        return Step(number, first, last)
    return Send(number, first, last)


def _coming_on(side: Seat, touched: Sequence[int]) -> Move | None:
    newcomer = touched[0] - beside(side, 0)
    if len(touched) < 2 or not 0 < newcomer < 17:
        return None
    last = touched[2] if len(touched) > 2 else 0
    return Substitution(side, 0, newcomer, touched[1], last)


def _has_ball(options: ChessFootballOptions, state: State, number: int, square: int) -> bool:
    """Whether a move of this player would be one of the ball."""
    if state.phase is not Phase.PLAY:
        return True
    return not unreached(options, state, number, square)
