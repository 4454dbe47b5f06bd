"""The lines that can be drawn from a point, in the tiers of PF-M6, PF-M7 and PF-G4.

What is possible on empty paper is worked out once for each point; on drawn paper a line is legal if
none of the places that it touches after its start has ink.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from engines.core.contract import Seat
from engines.paper_football.field import Field
from engines.paper_football.moves import Line
from engines.paper_football.state import State

Way: TypeAlias = tuple[int, Line]  # the places that a line touches after its start, and the line


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be drawn from one point on empty paper; `free` and `own` for home and for away."""

    free: tuple[tuple[Way, ...], tuple[Way, ...]]  # tier A without own goals (PF-M6)
    touching: tuple[Way, ...]  # tier B (PF-M7)
    own: tuple[tuple[Way, ...], tuple[Way, ...]]  # own goals (PF-G4)
    all: tuple[int, ...]  # the places of each, whoever may draw it


@lru_cache(maxsize=512)  # a point's ways take some 100 kB; a game needs few points at a time
def ways_from(field: Field, ball: int) -> Ways:
    """Sort the lines that can be drawn from `ball` on empty paper."""
    lines = list(_lines_from(field, ball))
    goals = [
        [w for w in lines if w[1].points[-1] in field.goals[s]] for s in (Seat.HOME, Seat.AWAY)
    ]
    inside = [w for w in lines if w[1].points[-1] not in field.inside]
    touching = tuple(w for w in inside if not field.border.isdisjoint(w[1].points[1:]))
    plain = [w for w in inside if field.border.isdisjoint(w[1].points[1:])]
    free = tuple(goals[Seat.AWAY] + plain), tuple(goals[Seat.HOME] + plain)
    own = tuple(goals[Seat.HOME]), tuple(goals[Seat.AWAY])
    return Ways(free, touching, own, tuple(places for places, _ in lines))


def _lines_from(field: Field, ball: int) -> Iterator[Way]:
    """All that PF-F4, M2, M3, M5, M7 and G1 leave possible (M6 and G4 choose among these)."""
    for a in field.steps.get(ball, ()):
        if a in field.inside:
            yield _way(field, ball, a)
            continue
        for b in field.steps[a]:
            if b in field.inside:
                yield _way(field, ball, a, b)
            elif b != ball:
                yield from _thirds(field, ball, a, b)


def _thirds(field: Field, ball: int, a: int, b: int) -> Iterator[Way]:
    for c in field.steps[b]:
        if c not in (ball, a) and c not in field.border:
            yield _way(field, ball, a, b, c)


def _way(field: Field, *points: int) -> Way:
    return places_of(field, points) & ~(1 << points[0]), Line(points)


def places_of(field: Field, points: Sequence[int]) -> int:
    """The places on which a line lies that goes from neighbour to neighbour."""
    places = 0
    for segment in pairwise(points):
        places |= field.marks[segment]
    return places


def legal_lines(field: Field, state: State) -> list[Line]:
    """The lines that may be drawn: tier A, or else tier B, or else own goals."""
    ways, ink, side = ways_from(field, state.ball), state.ink, state.turn
    return (
        [line for places, line in ways.free[side] if not ink & places]
        or [line for places, line in ways.touching if not ink & places]
        or [line for places, line in ways.own[side] if not ink & places]
    )


def is_closed(field: Field, ball: int, ink: int) -> bool:
    """PF-K1: no line can be drawn from `ball`.  Which side's turn it is makes no difference."""
    for places in ways_from(field, ball).all:  # noqa: SIM110 - all() costs twice the time here
        if not ink & places:
            return False
    return True


def open_restarts(field: Field, ink: int) -> list[int]:
    """The free points of the middle line with a legal move (PF-G5)."""
    able = [p for p in field.middle_line if not ink >> p & 1 and not is_closed(field, p, ink)]
    return [p for p in able if p not in field.side_lines] or able
