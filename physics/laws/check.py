"""Why a move is not legal: of the clauses that forbid it, the first in the rule file (G-1)."""

from collections.abc import Sequence
from itertools import combinations

from engines.core.contract import Aside
from physics.laws.measures import EDGE, MAN, NUMBERS, SLACK, Man, near, on_surface
from physics.laws.moves import TOSSES, Call, Move, Place, Rack, Settled, Strike
from physics.laws.options import CarromOptions
from physics.laws.places import can_stand
from physics.laws.state import Phase, State, count
from physics.laws.striking import refused_strike

SIDES_MOVE = (Phase.RACK, Phase.STRIKE, Phase.PLACE)
"""The phases in which a side decides, and its clock runs."""


def refusal(options: CarromOptions, state: State, move: Move) -> str:
    """The clause that forbids `move`; "" if it is legal or may be said besides."""
    if isinstance(move, Aside):
        return _refused_aside(state, move)
    match state.phase:
        case Phase.RACK | Phase.STRIKE:
            return _refused_turn(options, state, move)
        case Phase.PLACE:
            return _refused_place(state, move)
        case Phase.ROLLING if isinstance(move, Settled):
            return refused_settled(state, move)
        case Phase.TOSS if move in TOSSES:
            return ""
    return "G-7"


def _refused_aside(state: State, move: Aside) -> str:
    if state.phase not in SIDES_MOVE:
        return "G-7"
    return "G-3" if move is Aside.DRAW and state.draw_offer is state.turn else ""


def _refused_turn(options: CarromOptions, state: State, move: Move) -> str:
    """Of whoever may strike, pass, or before the break turn the rack."""
    match move:
        case Strike():
            return refused_strike(options, state, move)
        case Call.PASS:
            return "" if state.broken else "CR-7.3"
        case Rack(degrees) if state.phase is Phase.RACK:
            return "" if 0 <= degrees < 360 else "CR-1.4"
    return "G-7"


def _refused_place(state: State, move: Move) -> str:
    """Of whoever places; there is a place, or he would not be asked."""
    match move:
        case Place(x, y):
            return "" if can_stand(state.men, (x, y)) else "CR-4.5"
        case Call.AUTO:
            return ""
        case Call.NONE:
            return "CR-4.5" if state.placed else ""
    return "G-7"


def is_listed(options: CarromOptions, state: State, move: object) -> bool:
    """Whether it is one of the phase's own moves, and legal."""
    own = isinstance(move, Rack | Strike | Settled | Place | Call)
    return own and not refusal(options, state, move)  # type: ignore[arg-type]  # it is a move


def refused_settled(state: State, settled: Settled) -> str:
    """What the table says is checked: men only disappear, none overlap, all are on the surface."""
    men = settled.men
    if any(max(abs(man.x), abs(man.y)) > EDGE for man in men):
        return "CR-1.1"
    if any(count(men, kind) > count(state.men, kind) for kind in NUMBERS):
        return "CR-2.4"
    if not all(on_surface(man.x, man.y) for man in men) or overlapping(men) is not None:
        return "CR-2.4"
    return ""


def overlapping(men: Sequence[Man]) -> int | None:
    """The first man that overlaps an earlier one by more than rounding can; None if none does."""
    for later, (i, j) in sorted((max(pair), pair) for pair in combinations(range(len(men)), 2)):
        if near(men[i][1:], men[j][1:], MAN - SLACK):
            return later
    return None
