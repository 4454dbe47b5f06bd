"""Why a hand may not go to a place: the clause that the tip beside the pointer names."""

from collections.abc import Collection, Sequence

from engines.figurine_football.choices import offender
from engines.figurine_football.field import EXISTS, NONE, STATION_SQUARES
from engines.figurine_football.moves import Move, Place, Play, Walk
from engines.figurine_football.offside import bound
from engines.figurine_football.places import spots
from engines.figurine_football.refusal import refusal
from engines.figurine_football.spots import waiting
from engines.figurine_football.state import Phase, State, station_of
from engines.figurine_football.ways import movement_clause


def misstep(state: State, hand: Sequence[int], legal: Collection[Move]) -> str:
    """The clause that keeps a hand from the last of `hand` after the others; "" if none does."""
    touched = tuple(hand)
    if not touched or any(spots(move)[: len(touched)] == touched for move in legal):
        return ""
    if state.phase is Phase.PLACE:
        return _placing(state, touched, legal)
    if state.phase is not Phase.PLAY:
        return state.phase.clause
    figurine, origin = _taken_up(state, touched[0])
    if clause := _untouchable(state, figurine, origin):
        return clause
    if len(touched) == 1:
        return bound(state, state.turn) or movement_clause(figurine)
    meant = _meant(state, touched)
    return (meant and refusal(state, meant, legal)) or state.phase.clause


def _placing(state: State, touched: tuple[int, ...], legal: Collection[Move]) -> str:
    figurine = offender(state)
    stands = state.squares(state.turn.rival)[figurine]
    if len(touched) < 2 or touched[0] != stands or touched[-1] not in EXISTS:
        return "FF-9.3"
    return refusal(state, Place(figurine, stands, touched[-1]), legal) or "FF-9.3"


def _taken_up(state: State, spot: int) -> tuple[int, int]:
    """The figurine that a hand takes there, and where it sets out; (-1, NONE) if none."""
    side = state.turn
    figurine = waiting(side, spot)
    if figurine >= 0:
        return figurine, station_of(side, figurine)
    return (state.squares(side).find(spot), spot) if spot in EXISTS else (-1, NONE)


def _untouchable(state: State, figurine: int, origin: int) -> str:
    """Why nothing can begin there: nobody of the side's, or one who may not come back."""
    if figurine < 0:
        return "FF-4.1"
    side, match = state.turn, state.match
    if origin not in STATION_SQUARES and origin != NONE:
        return ""
    if match.sent_off[side] >> figurine & 1:
        return "FF-6.1"
    return "" if match.station[side] >> figurine & 1 and match.cards[side] else "FF-6.2"


def _meant(state: State, touched: tuple[int, ...]) -> Move | None:
    """The move that a hand would make by these places, legal or not."""
    figurine, origin = _taken_up(state, touched[0])
    squares = touched[1:]
    if len(squares) > 3 or not EXISTS.issuperset(squares):
        return None
    if origin == state.ball:
        return Play(figurine, origin, NONE, *squares) if len(squares) < 3 else None
    entry, *kicks = squares
    if entry != state.ball:
        return Walk(figurine, origin, entry) if not kicks else None
    return Play(figurine, origin, entry, *kicks)
