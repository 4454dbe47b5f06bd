"""Why a move is not legal: of the clauses that forbid it, the first in the rule file (G-1)."""

from collections.abc import Collection

from engines.core.contract import Aside, Seat
from engines.figurine_football.field import (
    GOALS,
    HALVES,
    KICKS,
    LONG,
    NO_FIELDERS,
    NONE,
    SHUT,
    STATION_SQUARES,
)
from engines.figurine_football.movement import crowd_of
from engines.figurine_football.moves import Aim, Call, Dive, Move, Place, Play, Walk
from engines.figurine_football.offside import bound
from engines.figurine_football.state import KEEPER, Phase, State
from engines.figurine_football.ways import way_clause

BELONGS: dict[type | Move, frozenset[Phase]] = {
    Walk: frozenset({Phase.PLAY}),
    Play: frozenset({Phase.PLAY}),
    Place: frozenset({Phase.PLACE}),
    Aim: frozenset({Phase.AIM, Phase.SHOOT_OUT}),
    Dive: frozenset({Phase.DIVE}),
    Call.PASS: frozenset({Phase.PLAY}),
    Call.NOBODY: frozenset({Phase.PLACE}),
    Call.HEADS: frozenset({Phase.TOSS}),
    Call.TAILS: frozenset({Phase.TOSS}),
}


def refusal(state: State, move: Move, legal: Collection[Move]) -> str:
    """The clause that forbids `move`; "" if it is legal."""
    if isinstance(move, Aside):
        return _said(state, move)
    if move in legal:
        return ""
    key = move if isinstance(move, Call) else type(move)
    if state.phase not in BELONGS.get(key, frozenset()):
        return "G-7"
    if isinstance(move, Walk | Play):
        return _action(state, move)
    if isinstance(move, Place):
        return _place(state, move)
    return "FF-4.1" if move is Call.PASS else state.phase.clause


def _said(state: State, move: Aside) -> str:
    if state.phase in (Phase.TOSS, Phase.OVER):
        return "G-7"
    return "G-3" if move is Aside.DRAW and state.draw_offer is state.turn else ""


def _place(state: State, move: Place) -> str:
    """FF-9.3, and what stands before it in the file."""
    if state.squares(state.turn.rival)[move.figurine] == NONE:
        return "FF-2.1"
    figures = state.taken[0] | state.taken[1]
    if figures >> move.target & 1 and move.target != move.origin:
        return "FF-2.3"
    shut = move.figurine != KEEPER and NO_FIELDERS >> move.target & 1
    return "FF-3.5" if shut else "FF-9.3"


# -- actions


def _action(state: State, move: Walk | Play) -> str:
    side = state.turn
    if clause := _absent(state, side, move):
        return clause
    if isinstance(move, Play) and move.entry == NONE:
        if state.ball != move.origin:
            return "FF-4.1"
        return kick_clause(state, move, state.ball) or bound(state, side)
    return _movement(state, move) or _on_arrival(state, move) or _last_clauses(state, move)


def _absent(state: State, side: Seat, move: Walk | Play) -> str:
    """The clause against a figurine that is not where the move begins."""
    bit, match = 1 << move.figurine, state.match
    stands = state.squares(side)[move.figurine]
    if move.origin in STATION_SQUARES:
        if match.station[side] & bit:
            return ""
        gone = match.sent_off[side] & bit
        return "FF-6.1" if gone else "FF-2.1" if stands == NONE else "FF-6.2"
    if stands == NONE:
        return "FF-6.1" if (match.station[side] | match.sent_off[side]) & bit else "FF-2.1"
    return "" if stands == move.origin else "FF-3.1"


def _movement(state: State, move: Walk | Play) -> str:
    """FF-2.3 to FF-3.7."""
    side = state.turn
    target = move.target if isinstance(move, Walk) else move.entry
    clause = way_clause(side, move.figurine, (move.origin, target), crowd_of(state, side))
    return clause or ("FF-3.7" if move.origin == state.ball else "")


def _on_arrival(state: State, move: Walk | Play) -> str:
    """FF-4.1 to FF-4.6: what is done where the figurine comes."""
    if isinstance(move, Walk):
        return "FF-4.1" if move.target == state.ball else ""
    if move.entry != state.ball:
        return "FF-4.1"
    if move.first == NONE:
        return "FF-4.6" if move.figurine == KEEPER else ""
    return kick_clause(state, move, move.entry)


def _last_clauses(state: State, move: Walk | Play) -> str:
    """FF-6.2, FF-7.2, FF-7.3."""
    side = state.turn
    if move.origin in STATION_SQUARES and not state.match.cards[side]:
        return "FF-6.2"
    return bound(state, side)


def kick_clause(state: State, move: Play, start: int) -> str:
    """FF-4.2 to FF-7.2: what forbids the ball's way from `start`; "" if nothing does."""
    side, first, second = state.turn, move.first, move.second
    keeper = move.figurine == KEEPER
    thrown = keeper and LONG[side] >> first & 1
    if not (thrown or KICKS[start] >> first & 1):
        return "FF-4.2"
    if second != NONE and not KICKS[first] >> second & 1:
        return "FF-4.2"
    mates = _mates(state, move, start)
    if any(_no_target(state, mates, square) for square in (first, second) if square != NONE):
        return "FF-4.3"
    if second != NONE and not _triangulates(state, move, mates, start):
        return "FF-4.5"
    in_half = HALVES[side] >> first & 1
    return "" if thrown or in_half or not keeper else "FF-7.2"


def _mates(state: State, move: Play, start: int) -> int:
    """The squares of the side's figurines once the kicker stands at the ball."""
    mine = state.taken[state.turn] | 1 << start
    return mine if move.entry == NONE else mine & ~(1 << move.origin)


def _no_target(state: State, mates: int, square: int) -> bool:
    """FF-4.3."""
    side = state.turn
    rivals = state.taken[side.rival] & ~(1 << state.ball)
    if rivals >> square & 1 or GOALS[side] >> square & 1:
        return True
    return bool((SHUT[side] & ~mates) >> square & 1)


def _triangulates(state: State, move: Play, mates: int, start: int) -> bool:
    """FF-4.5: to a mate and on to another one, and no keeper plays."""
    keeper = state.squares(state.turn)[KEEPER]
    if move.figurine == KEEPER or move.first == keeper or move.second == start:
        return False
    return bool(mates >> move.first & 1 and mates >> move.second & 1)
