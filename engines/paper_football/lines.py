"""The lines that can be drawn from a point, in the tiers of PF-M6, PF-M7 and PF-G4.

What is possible on empty paper is worked out once for each point; on drawn paper a line is legal if
none of the places that it touches after its start has ink.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter
from typing import TypeAlias

from engines.core.contract import Seat
from engines.paper_football.field import Field
from engines.paper_football.moves import Line
from engines.paper_football.state import State

Way: TypeAlias = tuple[int, Line]  # the places that a line touches after its start, and the line
Thirds: TypeAlias = tuple[int, ...]  # the places that a last segment touches
Seconds: TypeAlias = tuple[tuple[int, Thirds], ...]  # of a second segment, and what can follow
Tree: TypeAlias = tuple[tuple[int, Seconds], ...]  # of a first one; nothing follows after a goal


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be drawn from one point on empty paper; `free` and `own` for home and for away."""

    free: tuple[tuple[Way, ...], tuple[Way, ...]]  # tier A without own goals (PF-M6)
    touching: tuple[Way, ...]  # tier B (PF-M7)
    own: tuple[tuple[Way, ...], tuple[Way, ...]]  # own goals (PF-G4)
    tree: Tree  # all of these segment by segment, whoever may draw them


@lru_cache(maxsize=512)  # a point takes some 150 kB; a game needs few at a time
def ways_from(field: Field, ball: int) -> Ways:
    """Sort the lines that can be drawn from `ball` on empty paper."""
    lines = list(_lines_from(field, ball))
    home, away = (
        tuple(way for way in lines if way[1].points[-1] in field.goals[side])
        for side in (Seat.HOME, Seat.AWAY)
    )
    inside = [way for way in lines if way[1].points[-1] not in field.inside]
    plain = tuple(way for way in inside if field.border.isdisjoint(way[1].points[1:]))
    touching = tuple(way for way in inside if not field.border.isdisjoint(way[1].points[1:]))
    tree = _tree(field, (line.points for _, line in lines))
    return Ways((away + plain, home + plain), touching, (home, away), tree)


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


def _tree(field: Field, lines: Iterable[tuple[int, ...]]) -> Tree:
    """Lines by their first segment, then by their second; each segment as its places but its start.

    In a crowded corner few first segments are free, and nothing behind the others is looked at.
    """

    def touched(a: int, b: int) -> int:
        return field.marks[a, b] & ~(1 << a)

    def seconds(a: int, lines: Iterable[tuple[int, ...]]) -> Seconds:
        longer = groupby((line for line in lines if line[2:]), key=itemgetter(2))
        return tuple((touched(a, b), thirds(b, group)) for b, group in longer)

    def thirds(b: int, lines: Iterable[tuple[int, ...]]) -> Thirds:
        return tuple(touched(b, line[3]) for line in lines if line[3:])

    starts = groupby(lines, key=itemgetter(0, 1))
    return tuple((touched(ball, a), seconds(a, group)) for (ball, a), group in starts)


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
    for first, seconds in ways_from(field, ball).tree:
        if ink & first:
            continue
        if not seconds:
            return False
        for second, thirds in seconds:
            if not ink & second and _any_free(ink, thirds):
                return False
    return True


def _any_free(ink: int, thirds: Thirds) -> bool:
    """Whether one of the last segments is free, or none is needed."""
    for third in thirds:
        if not ink & third:
            return True
    return not thirds


def open_restarts(field: Field, ink: int) -> list[int]:
    """The free points of the middle line with a legal move (PF-G5)."""
    able = [p for p in field.middle_line if not ink >> p & 1 and not is_closed(field, p, ink)]
    return [p for p in able if p not in field.side_lines] or able
