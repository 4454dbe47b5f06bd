"""Why a move is not legal: of the clauses that forbid it, the first in the rule file (G-1)."""

from collections.abc import Collection

from engines.core.contract import Aside
from engines.dice_football.field import SMALL
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Call,
    Clearance,
    Corner,
    KeeperMove,
    Move,
    Pass,
    Put,
    Recovery,
    Roll,
    Shot,
    Word,
)
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.placing import against
from engines.dice_football.state import Phase, State
from engines.dice_football.uses import nearest, play_of, reached, shots

ROLLED = frozenset(
    {Phase.DRAW, Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY, Phase.KEEPER_ROLL, Phase.SHOOT_OUT}
)
USED = frozenset({Phase.MOVE})

BELONGS: dict[type | Move, frozenset[Phase]] = {
    Roll: ROLLED,
    Put: frozenset({Phase.PLACE}),
    Word.DEFAULT: frozenset({Phase.PLACE}),
    Pass: USED,
    Shot: USED,
    Clearance: USED,
    Recovery: USED,
    Corner: USED,
    Word.STAY: USED,
    Call: frozenset({Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY}),
    KeeperMove: frozenset({Phase.KEEPER_MOVE}),
    Ball: frozenset({Phase.CHOOSE_BALL}),
}


def refusal(options: DiceFootballOptions, state: State, move: Move, legal: Collection[Move]) -> str:
    """The clause that forbids `move`; "" if it is legal."""
    if isinstance(move, Aside):
        return _aside(state, move)
    if move in legal:
        return ""
    if isinstance(move, Call) and state.phase is Phase.SHOOT_OUT:
        return "DF-3.4"
    key = move if isinstance(move, Word) else type(move)
    if state.phase not in BELONGS.get(key, frozenset()):
        return "G-7"
    return _by_kind(options, state, move)


def _aside(state: State, move: Aside) -> str:
    if state.phase in ROLLED or state.phase is Phase.OVER:
        return "G-7"
    side = state.caller if state.phase is Phase.KEEPER_MOVE else state.turn
    return "G-3" if move is Aside.DRAW and state.draw_offer is side else ""


def _by_kind(options: DiceFootballOptions, state: State, move: Move) -> str:
    match move:
        case Put():
            return against(options, state, move) if move.side is state.turn else "G-7"
        case Pass() | Clearance() | Shot() | Recovery() | Corner():
            return _use(state, move)
        case KeeperMove():
            return "DF-7.1" if (SMALL[0] | SMALL[1]) >> move.target & 1 else "DF-2.2"
        case Ball():
            return "DF-6.4" if state.loose else "DF-8.4"
        case Word.STAY:
            return "DF-5.3" if state.has_ball else "DF-6.3"
    return OTHERS.get(move if isinstance(move, Word) else type(move), "G-7")


OTHERS: dict[type | Move, str] = {
    Word.DEFAULT: "DF-2.1",
    Call: "DF-7.1",
}


def _use(state: State, move: Move) -> str:
    """Against a use of the roll."""
    match move:
        case Pass(_, target):
            return _way(state, target) or "DF-5.1"
        case Clearance(_, target):
            return _way(state, target) or "DF-5.3"
        case Recovery():
            return _recovery(state, move)
        case Corner():
            return "DF-8.1"
        case _:
            return "DF-5.2"


def _way(state: State, target: int) -> str:
    """DF-4.1, if no way of the roll leads from the ball to a square."""
    if not state.has_ball:
        return ""
    play, start = play_of(state), state.ball
    others = 1 << target if target != start else 0
    return "" if others & play.free and reached(play, state.points, others) else "DF-4.1"


def _recovery(state: State, move: Recovery) -> str:
    """No way of the roll at all, the wrong piece, or a way that leaves out the ball."""
    if not state.loose:
        return "DF-6.2"
    play = play_of(state)
    if not play.own >> move.origin & 1:
        return "DF-6.1"
    ways = play._replace(ball=move.origin)
    if move.target == OVER_LINE:
        if not shots(ways, state.points):
            return "DF-5.2"
    elif not reached(ways, state.points, 1 << move.target & play.free & ~(1 << move.origin)):
        return "DF-4.1"
    return "DF-6.2" if move.origin in nearest(play) else "DF-6.1"
