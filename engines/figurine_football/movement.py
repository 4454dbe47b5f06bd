"""How figurines move (FF-3.1 to FF-3.6), as tables: nothing is worked out twice.

A and B: from a square and the set of stepping stones that are blocked follow all squares within
reach.  The captain: rays that end in band 7.  The keeper: steps within his thirteen squares.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.contract import Seat
from engines.figurine_football.field import (
    ALL_WAYS,
    COLUMNS,
    KEEPERS,
    MEDIAN,
    NONE,
    SLANTING,
    STANDS,
    STATIONS,
    beside,
    bits,
    each,
    row_of,
)
from engines.figurine_football.state import CAPTAIN, KEEPER, State, station_of

ORIGINS = tuple(each(STANDS | bits(*STATIONS[0], *STATIONS[1])))
"""From where A, B and C may set out: the stations count (FF-6.2)."""


def jumps(square: int) -> tuple[tuple[int, int], ...]:
    """FF-3.2: in the side columns, the square jumped over and the one behind it."""
    if square % COLUMNS not in {0, COLUMNS - 1} or not STANDS >> square & 1:
        return ()
    ways = ((beside(square, (0, d)), beside(square, (0, 2 * d))) for d in (1, -1))
    return tuple((over, to) for over, to in ways if to != NONE and STANDS >> to & 1)


def _stones(square: int) -> int:
    """The diagonal neighbours on which a figurine may step."""
    near = (beside(square, way) for way in SLANTING)
    return bits(*(s for s in near if s != NONE)) & STANDS


def _subsets(mask: int) -> Iterator[int]:
    """All sets of squares of a set."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def _reach(square: int, blocked: int) -> tuple[int, ...]:
    """FF-3.1: one step, or two by a stone that is not blocked."""
    stones = _stones(square)
    found = stones
    for stone in each(stones & ~blocked):
        found |= _stones(stone)
    return tuple(each(found & ~(1 << square)))


STONES = {square: _stones(square) for square in ORIGINS}
REACH = {
    square: {blocked: _reach(square, blocked) for blocked in _subsets(STONES[square])}
    for square in ORIGINS
}
"""By the origin, then by the stones of it that are blocked: where A and B may end."""

JUMPS = {square: made for square in ORIGINS if (made := jumps(square))}


def _ray(square: int, way: tuple[int, int]) -> tuple[int, ...]:
    """FF-3.3: a captain's way; one from a half ends in band 7."""
    found, to = [], beside(square, way)
    while to != NONE and STANDS >> to & 1:
        found.append(to)
        if row_of(to) == MEDIAN != row_of(square):
            break
        to = beside(to, way)
    return tuple(found)


RAYS = {s: tuple(ray for way in ALL_WAYS if (ray := _ray(s, way))) for s in ORIGINS}


def _keeper_steps(side: int, square: int) -> tuple[int, ...]:
    near = bits(*(to for way in ALL_WAYS if (to := beside(square, way)) != NONE))
    return tuple(each(near & KEEPERS[side]))


KEEPER_STEPS = tuple(
    {square: _keeper_steps(side, square) for square in each(KEEPERS[side])} for side in (0, 1)
)


class Crowd(NamedTuple):
    """What stands in the way of a side, as sets of squares."""

    figures: int  # all squares with a figurine
    blocked: int  # those and the ball's: nobody passes over them (FF-3.6)
    ends: int  # where somebody may stop: no figurine stands there, or one that can be tackled


def can_tackle(state: State, side: Seat) -> bool:
    """FF-5.1: whether a fielder of the other side has the ball."""
    rival = 1 - side
    squares = state.home if side else state.away
    return bool(state.taken[rival] >> state.ball & 1) and squares[KEEPER] != state.ball


def crowd_of(state: State, side: Seat) -> Crowd:
    figures, ball = state.taken[0] | state.taken[1], 1 << state.ball
    ends = ~figures | ball if can_tackle(state, side) else ~figures
    return Crowd(figures, figures | ball, ends)


def targets(side: Seat, figurine: int, origin: int, crowd: Crowd) -> list[int]:
    """Where a figurine may end."""
    figures, blocked, ends = crowd
    if figurine < CAPTAIN:
        found = [to for to in REACH[origin][blocked & STONES[origin]] if ends >> to & 1]
        if origin in JUMPS:
            found += [
                to
                for over, to in JUMPS[origin]
                if ends >> to & 1 and not figures >> over & 1 and to not in found
            ]
        return found
    if figurine == KEEPER:
        return [to for to in KEEPER_STEPS[side][origin] if ends >> to & 1]
    return _rays_until(origin, blocked, ends)


def _rays_until(origin: int, blocked: int, ends: int) -> list[int]:
    """The captain's squares: along each ray up to what stands there."""
    found = []
    for ray in RAYS[origin]:
        for to in ray:
            if blocked >> to & 1:
                if ends >> to & 1:
                    found.append(to)
                break
            found.append(to)
    return found


def can_return(side: Seat, station: int, cards: int) -> list[tuple[int, int]]:
    """FF-6.2: the figurines that may come back, each with the station's square."""
    return [(f, station_of(side, f)) for f in each(station)] if station and cards else []
