"""A position: what is drawn, where the ball is, whose turn it is, what the score is."""

from dataclasses import dataclass, field

from engines.core.contract import Seat
from engines.core.phase import PhaseWithClause


class Phase(PhaseWithClause):
    """What is to be done now, and the clause that says so."""

    MOVE = 0, "PF-M2"
    KICK = 1, "PF-K2"
    RESTART = 2, "PF-G5"
    OVER = 3, "PF-E3"


@dataclass(frozen=True, slots=True)
class State:
    """The whole position.  `ink` has a bit for every place that is drawn on (see field.py)."""

    ball: int
    turn: Seat = Seat.HOME
    phase: Phase = Phase.MOVE
    ink: int = 0
    lines: tuple[tuple[int, ...], ...] = ()  # the points of every move, start included
    kicks: tuple[tuple[int, ...], ...] = ()  # the corners of every kick
    series: tuple[tuple[int, ...], ...] = ()  # the kicks of the running series, also in `kicks`
    redirected: tuple[str, ...] = ()  # the side lines that the series has used: "left", "right"
    score: tuple[int, int] = (0, 0)  # of the running leg
    leg: int = 1
    points: tuple[int, int] = (0, 0)  # of the legs that have ended
    draw_offer: Seat | None = None
    # Once the phase is OVER, the clause that ended it.  A document has no word for that and `load`
    # can only infer it, so positions that differ in nothing else are the same.
    end: str = field(default="", compare=False)
