r"""Penalty kicks: six squares straight over everything, or redirected once at a side line.

A diagonal kick that meets a side line after 3, 4 or 5 squares turns there by a right angle and goes
on for one square (PF-K4); from l12, after 3 squares:

    n16
       \
        o15
       /
      .
     .
    l12
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from engines.paper_football.field import DIRECTIONS, Field
from engines.paper_football.lines import places_of
from engines.paper_football.moves import Kick
from engines.paper_football.state import State

SQUARES = 6  # PF-K2
TURNS_AFTER = (3, 4, 5)  # PF-K4


@dataclass(frozen=True, slots=True)
class Shot:
    """A kick that can be taken on empty paper, and all it passes."""

    kick: Kick
    trail: tuple[int, ...]  # every point, start included
    places: int  # what it lies on (see field.py)
    turned: str  # the side line that redirects it: "left", "right" or ""


@lru_cache(maxsize=2048)
def shots_from(field: Field, ball: int) -> tuple[Shot, ...]:
    """The kicks that PF-K2, K3 and K4 leave possible from `ball`, at most one in each direction."""
    if ball in field.inside:
        return ()
    shots = (_shot(field, ball, dc, dr) for dc, dr in DIRECTIONS)
    return tuple(shot for shot in shots if shot)


def _shot(field: Field, ball: int, dc: int, dr: int) -> Shot | None:
    column, row = field.place(ball)
    trail = [ball]
    for squares in range(1, SQUARES + 1):
        column, row = column + dc, row + dr
        point = _next(field, trail[-1], column, row)
        if point is None:
            return None
        trail.append(point)
        if point in field.inside:
            return _made(field, trail, (ball, point))
        if point in field.side_lines:
            turns = dc and dr and squares in TURNS_AFTER
            return _turned(field, trail, (column - dc, row + dr)) if turns else None
    return _made(field, trail, (ball, trail[-1]))


def _next(field: Field, last: int, column: int, row: int) -> int | None:
    """The point that a kick comes to, unless PF-K3 keeps it from there."""
    point = field.point(column, row)
    if point < 0 or point in field.front_lines or field.along_border(last, point):
        return None
    return None if field.enters_wrongly(last, point) else point


def _turned(field: Field, trail: list[int], end: tuple[int, int]) -> Shot | None:
    ball, turn, point = trail[0], trail[-1], field.point(*end)
    if point in field.border:
        return None
    side = "left" if field.place(turn)[0] == 0 else "right"
    return _made(field, [*trail, point], (ball, turn, point), side)


def _made(field: Field, trail: list[int], corners: tuple[int, ...], turned: str = "") -> Shot:
    return Shot(Kick(corners), tuple(trail), places_of(field, trail), turned)


def find_shot(field: Field, corners: Sequence[int]) -> Shot | None:
    """The kick with these corners, if it can be taken on empty paper."""
    kick = Kick(tuple(corners))
    return next((shot for shot in shots_from(field, corners[0]) if shot.kick == kick), None)


def segments(trail: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The segments of a trail, each the same whichever way it was drawn."""
    return ((min(a, b), max(a, b)) for a, b in pairwise(trail))


def series_segments(field: Field, state: State) -> frozenset[tuple[int, int]]:
    """What the kicks of the running series lie on (PF-K6)."""
    shots = (find_shot(field, corners) for corners in state.series)
    return frozenset(s for shot in shots if shot for s in segments(shot.trail))


def legal_shots(field: Field, state: State) -> list[Shot]:
    """The kicks that may be taken; into one's own goal only if there is no other (PF-G4)."""
    used, own = series_segments(field, state), field.goals[state.turn]
    able = [
        shot
        for shot in shots_from(field, state.ball)
        if shot.turned not in state.redirected and used.isdisjoint(segments(shot.trail))
    ]
    return [shot for shot in able if shot.trail[-1] not in own] or able


def legal_kicks(field: Field, state: State) -> list[Kick]:
    return [shot.kick for shot in legal_shots(field, state)]
