"""Why a move is not legal: of the clauses that forbid it, the first in the rule file (G-1)."""

from engines.core.contract import Aside
from engines.paper_football.field import Field
from engines.paper_football.kick_clauses import refused_kick
from engines.paper_football.line_clauses import refused_line
from engines.paper_football.lines import open_restarts
from engines.paper_football.moves import Kick, Line, Move, Restart
from engines.paper_football.state import Phase, State


def refusal(field: Field, state: State, move: Move) -> str:
    """The clause that forbids `move`; "" if it is legal."""
    match state.phase, move:
        case Phase.OVER, _:
            return "G-7"
        case _, Aside():
            return "G-3" if move is Aside.DRAW and state.draw_offer is state.turn else ""
        case Phase.MOVE, Line(points):
            return refused_line(field, state, points)
        case Phase.KICK, Kick(corners):
            return refused_kick(field, state, corners)
        case Phase.RESTART, Restart(point):
            return refused_restart(field, state, point)
        case _:
            return "G-7"


def refused_restart(field: Field, state: State, point: int) -> str:
    if point < 0:
        return "PF-F1"
    return "" if point in open_restarts(field, state.ink) else "PF-G5"
