"""One stroke as the laws look at it, and what comes of it while the board goes on.

The end of the board is tested before anything comes back: see `board_end`.
"""

from dataclasses import dataclass, field

from engines.core.contract import Seat
from physics.laws.measures import SIDE_MEN
from physics.laws.moves import Settled
from physics.laws.state import Queen, State, count, queen_among


@dataclass(frozen=True, slots=True)
class Stroke:
    """Who struck, what was pocketed, and what of the position before it matters."""

    side: Seat
    before: int  # own men on the board before
    own: int  # own men pocketed
    rival: int  # the rival's men pocketed
    own_left: int
    rival_left: int
    taken: bool  # the queen was pocketed
    striker: bool  # and the striker
    queen: Queen  # before
    may_take: bool  # the queen may be pocketed (CR-5.1)
    covered_by: Seat | None
    score: tuple[int, int]

    @property
    def own_last(self) -> bool:
        return self.own > 0 and self.own_left == 0

    @property
    def rival_last(self) -> bool:
        return self.rival > 0 and self.rival_left == 0

    @property
    def lawfully(self) -> bool:
        """The queen was pocketed in this stroke, and might be."""
        return self.taken and self.may_take

    @property
    def all_nine(self) -> bool:
        """All own men were on the board (CR-5.3, CR-5.5)."""
        return self.before == SIDE_MEN


@dataclass(frozen=True, slots=True)
class Verdict:
    """What comes of a stroke, and by which clauses.  "" where nothing is to be told."""

    turn_clause: str
    queen: Queen  # afterwards
    queen_clause: str = ""
    due: int = 0  # own men that come back
    due_clause: str = ""
    kept: bool = field(kw_only=True)  # the turn goes on


def stroke_of(state: State, settled: Settled) -> Stroke:
    """The stroke that led from a position in ROLLING to what the table says."""
    side, rival = state.turn, state.turn.rival
    own_left = count(settled.men, state.colour(side))
    rival_left = count(settled.men, state.colour(rival))
    own = state.left(side) - own_left
    had_man = state.had_man[side] or own > 0
    return Stroke(
        side=side,
        before=own_left + own,
        own=own,
        rival=state.left(rival) - rival_left,
        own_left=own_left,
        rival_left=rival_left,
        taken=queen_among(state.men) and not queen_among(settled.men),
        striker=settled.striker,
        queen=state.queen,
        may_take=had_man and not state.owed[side],
        covered_by=state.covered_by,
        score=state.score,
    )


def judge(stroke: Stroke) -> Verdict:
    """What comes of a stroke that does not end the board."""
    due = 0
    if stroke.striker:
        due = stroke.own + 1
    if stroke.taken and not stroke.may_take:
        clause = _striker_clause(stroke) if due else ""
        return Verdict("CR-5.1", Queen.BOARD, "CR-5.1", due, clause, kept=False)
    if stroke.taken:
        return _with_queen_and_striker(stroke, due) if due else _with_queen(stroke)
    if stroke.queen is Queen.COVERING:
        return _covering(stroke, due)
    if due:
        clause = _striker_clause(stroke)
        return Verdict(clause, stroke.queen, "", due, clause, kept=stroke.own > 0)
    return Verdict("CR-3.4" if stroke.rival else "CR-3.3", stroke.queen, kept=stroke.own > 0)


def _striker_clause(stroke: Stroke) -> str:
    """The striker with men: which of the clauses on dues it is."""
    if stroke.rival:
        return "CR-4.3"
    return "CR-4.2" if stroke.own else "CR-4.1"


def _with_queen(stroke: Stroke) -> Verdict:
    """The queen alone is to be covered; with own men she is, but not by one of all nine."""
    if not stroke.own:
        return Verdict("CR-3.3", Queen.COVERING, "CR-5.2", kept=True)
    if not stroke.all_nine:
        return Verdict("CR-3.3", Queen.COVERED, "CR-5.2", kept=True)
    queen = Queen.COVERING if stroke.own == 1 else Queen.COVERED
    return Verdict("CR-3.3", queen, "CR-5.3", kept=True)


def _with_queen_and_striker(stroke: Stroke, due: int) -> Verdict:
    kept = stroke.own > 0 or not stroke.all_nine
    return Verdict("CR-5.5", Queen.BOARD, "CR-5.5", due, "CR-5.5", kept=kept)


def _covering(stroke: Stroke, due: int) -> Verdict:
    if not stroke.own:
        return Verdict("CR-5.4", Queen.BOARD, "CR-5.4", due, "CR-5.4" if due else "", kept=False)
    if due:
        return Verdict("CR-5.4", Queen.COVERING, "", due, "CR-5.4", kept=True)
    return Verdict("CR-3.4" if stroke.rival else "CR-3.3", Queen.COVERED, "CR-5.2", kept=True)
