"""The clauses that a penalty kick can break, in the order of the rule file.

Each is a small question about a kick that somebody wants to take; one may rely on those above it
having been answered no.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from engines.paper_football.field import Field
from engines.paper_football.kicks import (
    SQUARES,
    find_shot,
    legal_shots,
    segments,
    series_segments,
)
from engines.paper_football.state import State

FAR = 64  # squares: no paper is as large, so nobody need follow a kick further


@dataclass(frozen=True, slots=True)
class Wish:
    """A kick that somebody wants to take."""

    field: Field
    state: State
    corners: tuple[int, ...]
    squares: tuple[int, ...]  # the length of each straight part; 0 where a part is not straight
    trail: tuple[int, ...]  # every point it passes; only the corners if a part is not straight

    @property
    def touched(self) -> tuple[int, ...]:
        """Its points but for the start, which never counts as touching."""
        return self.trail[1:]

    @property
    def segments(self) -> list[tuple[int, int]]:
        return list(pairwise(self.trail)) if self.straight else []

    @property
    def straight(self) -> bool:
        return 0 not in self.squares

    @property
    def turns(self) -> bool:
        return len(self.corners) > 2

    @property
    def scores(self) -> bool:
        return self.corners[-1] in self.field.inside


def wish_for(field: Field, state: State, corners: tuple[int, ...]) -> Wish:
    squares = tuple(_squares(field, a, b) for a, b in pairwise(corners))
    trail = corners if 0 in squares else tuple(_trail(field, corners, squares))
    return Wish(field, state, corners, squares, trail)


def _squares(field: Field, a: int, b: int) -> int:
    """How many squares lead straight from a to b in one of the eight directions; 0 if none do."""
    (ac, ar), (bc, br) = field.place(a), field.place(b)
    dc, dr = abs(bc - ac), abs(br - ar)
    return max(dc, dr) if 0 in (dc, dr) or dc == dr else 0


def _trail(field: Field, corners: tuple[int, ...], squares: tuple[int, ...]) -> Iterator[int]:
    yield corners[0]
    for (a, b), length in zip(pairwise(corners), squares, strict=True):
        (ac, ar), (bc, br) = field.place(a), field.place(b)
        for k in range(1, min(length, FAR) + 1):
            yield field.point(ac + (bc - ac) // length * k, ar + (br - ar) // length * k)


def leaves_the_paper(wish: Wish) -> bool:
    return min(wish.corners) < 0


def enters_the_goal_wrongly(wish: Wish) -> bool:
    return any(wish.field.enters_wrongly(a, b) for a, b in wish.segments)


def touches_a_post(wish: Wish) -> bool:
    return not wish.field.posts.isdisjoint(wish.touched)


def is_a_needless_own_goal(wish: Wish) -> bool:
    own = wish.field.goals[wish.state.turn]
    if own.isdisjoint(wish.touched) or not wish.straight:
        return False
    return any(shot.trail[-1] not in own for shot in legal_shots(wish.field, wish.state))


def begins_elsewhere(wish: Wish) -> bool:
    return wish.corners[0] != wish.state.ball


def is_not_six_squares_straight(wish: Wish) -> bool:
    if wish.turns or not wish.straight:
        return not wish.straight  # how long it may be with a turn is for PF-K4 to say
    length = wish.squares[0]
    return length > SQUARES or (length < SQUARES and not wish.scores)


def goes_where_no_kick_may(wish: Wish) -> bool:
    field = wish.field
    return (
        min(wish.trail) < 0
        or wish.corners[-1] in field.border
        or any(field.along_border(a, b) for a, b in wish.segments)
        or not field.front_lines.isdisjoint(wish.touched)
        or not field.inside.isdisjoint(wish.trail[:-1])
        or any(point in field.side_lines for point in wish.trail[SQUARES : SQUARES + 1])
    )


def turns_wrongly(wish: Wish) -> bool:
    """A turn that is none of the redirections which can be made on empty paper."""
    return wish.turns and find_shot(wish.field, wish.corners) is None


def lies_on_its_series(wish: Wish) -> bool:
    used = series_segments(wish.field, wish.state)
    return not used.isdisjoint(segments(wish.trail))


def turns_at_a_used_side(wish: Wish) -> bool:
    shot = find_shot(wish.field, wish.corners)
    return shot is not None and shot.turned in wish.state.redirected


KICK_CLAUSES: tuple[tuple[str, Callable[[Wish], bool]], ...] = (
    ("PF-F1", leaves_the_paper),
    ("PF-F4", enters_the_goal_wrongly),
    ("PF-G3", touches_a_post),
    ("PF-G4", is_a_needless_own_goal),
    ("PF-K1", begins_elsewhere),
    ("PF-K2", is_not_six_squares_straight),
    ("PF-K3", goes_where_no_kick_may),
    ("PF-K4", turns_wrongly),
    ("PF-K6", lies_on_its_series),
    ("PF-K7", turns_at_a_used_side),
)


def refused_kick(field: Field, state: State, corners: tuple[int, ...]) -> str:
    """The first clause that forbids the kick; "" if it is legal."""
    wish = wish_for(field, state, corners)
    return next((clause for clause, broken in KICK_CLAUSES if broken(wish)), "")
