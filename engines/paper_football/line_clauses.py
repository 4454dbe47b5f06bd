"""The clauses that a line can break, in the order of the rule file.

Each is a small question about a line that somebody wants to draw; one may rely on those above it
having been answered no.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from engines.paper_football.field import Field
from engines.paper_football.lines import Way, legal_lines, places_of, ways_from
from engines.paper_football.state import State

SEGMENTS = 3  # PF-M2


@dataclass(frozen=True, slots=True)
class Wish:
    """A line that somebody wants to draw, or the beginning of one."""

    field: Field
    state: State
    points: tuple[int, ...]

    @property
    def segments(self) -> list[tuple[int, int]]:
        return list(pairwise(self.points))

    @property
    def touched(self) -> tuple[int, ...]:
        """Its points but for the start, which never counts as touching."""
        return self.points[1:]

    @property
    def scores(self) -> bool:
        return self.points[-1] in self.field.inside

    @property
    def whole(self) -> bool:
        return len(self.touched) >= SEGMENTS or self.scores


def off_the_paper(wish: Wish) -> bool:
    return min(wish.points) < 0


def enters_the_goal_wrongly(wish: Wish) -> bool:
    return any(wish.field.enters_wrongly(a, b) for a, b in wish.segments)


def begins_elsewhere(wish: Wish) -> bool:
    return wish.points[0] != wish.state.ball


def leaps(wish: Wish) -> bool:
    return not all(wish.field.adjacent(a, b) for a, b in wish.segments)


def is_no_move(wish: Wish) -> bool:
    return leaps(wish) or is_too_long(wish) or not wish.whole


def is_too_long(wish: Wish) -> bool:
    return len(wish.touched) > SEGMENTS


def lies_on_itself(wish: Wish) -> bool:
    drawn = {frozenset(segment) for segment in wish.segments}
    return wish.points[0] == wish.points[-1] or len(drawn) < len(wish.segments)


def meets_an_older_line(wish: Wish) -> bool:
    places = places_of(wish.field, wish.points) & ~(1 << wish.points[0])
    return places & wish.state.ink != 0


def runs_along_the_border(wish: Wish) -> bool:
    along = any(wish.field.along_border(a, b) for a, b in wish.segments)
    return along or not wish.field.posts.isdisjoint(wish.touched)


def touches_the_border_freely(wish: Wish) -> bool:
    if wish.field.border.isdisjoint(wish.touched):
        return False
    free = ways_from(wish.field, wish.state.ball).free[wish.state.turn]
    return _any_open(free, wish.state.ink)


def ends_on_the_border(wish: Wish) -> bool:
    return wish.points[-1] in wish.field.border


def goes_on_after_the_goal(wish: Wish) -> bool:
    return not wish.field.inside.isdisjoint(wish.points[:-1])


def is_a_needless_own_goal(wish: Wish) -> bool:
    own = wish.field.goals[wish.state.turn]
    if wish.points[-1] not in own:
        return False
    legal = legal_lines(wish.field, wish.state)
    return any(line.points[-1] not in own for line in legal)


def _any_open(ways: Iterable[Way], ink: int) -> bool:
    return any(not ink & places for places, _ in ways)


Clauses: TypeAlias = tuple[tuple[str, Callable[[Wish], bool]], ...]

LINE_CLAUSES: Clauses = (
    ("PF-F1", off_the_paper),
    ("PF-F4", enters_the_goal_wrongly),
    ("PF-M1", begins_elsewhere),
    ("PF-M2", is_no_move),
    ("PF-M3", lies_on_itself),
    ("PF-M4", meets_an_older_line),
    ("PF-M5", runs_along_the_border),
    ("PF-M6", touches_the_border_freely),
    ("PF-M7", ends_on_the_border),
    ("PF-G1", goes_on_after_the_goal),
    ("PF-G4", is_a_needless_own_goal),
)

# What the beginning of a line can break already, whatever comes after it.
BEGINNING_CLAUSES: Clauses = (
    ("PF-F1", off_the_paper),
    ("PF-F4", enters_the_goal_wrongly),
    ("PF-M1", begins_elsewhere),
    ("PF-M2", leaps),
    ("PF-M3", lies_on_itself),
    ("PF-M4", meets_an_older_line),
    ("PF-M5", runs_along_the_border),
    ("PF-M6", touches_the_border_freely),
)


def refused_line(field: Field, state: State, points: tuple[int, ...]) -> str:
    """The first clause that forbids the line; "" if it is legal."""
    return _first(LINE_CLAUSES, Wish(field, state, points))


def refused_beginning(field: Field, state: State, points: tuple[int, ...]) -> str:
    """The first clause that forbids to begin so; the whole line's once it is whole."""
    wish = Wish(field, state, points)
    on_paper = not off_the_paper(wish)
    return _first(LINE_CLAUSES if on_paper and wish.whole else BEGINNING_CLAUSES, wish)


def _first(clauses: Clauses, wish: Wish) -> str:
    return next((clause for clause, broken in clauses if broken(wish)), "")
