"""Why a hand may not go to a point: the clause that the tip beside the pointer names."""

from collections.abc import Iterator, Sequence
from itertools import chain

from engines.paper_football.field import DIRECTIONS, Field
from engines.paper_football.kick_clauses import refused_kick
from engines.paper_football.kicks import SQUARES
from engines.paper_football.line_clauses import LINE_CLAUSES, refused_beginning, refused_line
from engines.paper_football.lines import legal_lines, ways_from
from engines.paper_football.refusal import refused_restart
from engines.paper_football.state import Phase, State

ORDER = {clause: place for place, (clause, _) in enumerate(LINE_CLAUSES)}


def misstep(field: Field, state: State, spots: Sequence[int]) -> str:
    """The clause that keeps a hand from the last of `spots` after the others; "" if none does."""
    if not spots:
        return ""
    match state.phase:
        case Phase.MOVE:
            return _line_misstep(field, state, (state.ball, *spots))
        case Phase.KICK:
            return _kick_misstep(field, state, spots[-1])
        case Phase.RESTART:
            return refused_restart(field, state, spots[-1])
        case Phase.OVER:
            return ""


def _line_misstep(field: Field, state: State, points: tuple[int, ...]) -> str:
    if any(line.points[: len(points)] == points for line in legal_lines(field, state)):
        return ""
    return refused_beginning(field, state, points) or _dead_end(field, state, points)


def _dead_end(field: Field, state: State, points: tuple[int, ...]) -> str:
    """What forbids all the ways to go on that empty paper would leave."""
    ways = ways_from(field, state.ball)
    lines = (line for _, line in chain(ways.free[0], ways.touching, ways.own[0]))
    begun = (line.points for line in lines if line.points[: len(points)] == points)
    clauses = (refused_line(field, state, whole) for whole in begun)
    # With none left on empty paper either, it is a corner, which PF-M7 leaves no way out of.
    return min(clauses, key=ORDER.__getitem__, default="PF-M7")


def _kick_misstep(field: Field, state: State, end: int) -> str:
    """The clause against the kick that a hand means by its end: redirected if that leads there."""
    straight = refused_kick(field, state, (state.ball, end))
    turned = [refused_kick(field, state, corners) for corners in _redirected(field, state, end)]
    return "" if "" in (straight, *turned) else next(iter(turned), straight)


def _redirected(field: Field, state: State, end: int) -> Iterator[tuple[int, int, int]]:
    """The corners of kicks that turn at a side line and go one square to `end`."""
    column, row = field.place(state.ball)
    for dc, dr in DIRECTIONS:
        squares = column if dc < 0 else field.width - column
        if not dc or not dr or not 0 < squares <= SQUARES:
            continue
        turn = field.point(column + dc * squares, row + dr * squares)
        if end == field.point(column + dc * (squares - 1), row + dr * (squares + 1)):
            yield state.ball, turn, end
