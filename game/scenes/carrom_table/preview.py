"""What a strike would do, from the same physics that will play it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot

from physics.dimensions import HALF
from physics.film import Contact, Film, Vector
from physics.hand import film_of
from physics.laws.moves import Strike
from physics.laws.state import State
from physics.table import Surface

ARROW = 95.0  # mm of an arrow at the full speed of the contact
FRAME_TIME = 0.02  # s between two points of a way that is drawn
BEFORE = 1e-9  # s before a disc falls: it still has a place


@dataclass(frozen=True, slots=True)
class Preview:
    """The way to the first man, and where striker and man part to."""

    way: tuple[Vector, ...]
    ghost: Vector | None = None
    struck: tuple[Vector, Vector] | None = None
    after: tuple[Vector, Vector] | None = None
    ways: tuple[tuple[Vector, ...], ...] = ()  # all that moves, to the end


def preview(state: State, strike: Strike, surface: Surface) -> Preview:
    """The strike played ahead on the table."""
    film = film_of(replace(state, strike=strike), surface)
    striker = len(state.men)
    met = next((c for c in film.contacts if c.j == striker and c.i >= 0), None)
    end = film.duration if met is None else met.time
    turns = [c.time for c in film.contacts if c.i == striker and c.j < 0 and c.time < end]
    fall = next((time for time, index, _ in film.pocketed if index == striker), None)
    if met is None and fall is not None:
        end = fall - BEFORE
    way = _places(film, striker, [0.0, *turns, end])
    if met is None:
        return Preview(way, ways=ways_of(film))
    at = _places(film, met.i, [0.0])[0]
    struck, after = _arrows(met, at, way[-1])
    return Preview(way, way[-1], struck, after, ways_of(film))


def _places(film: Film, disc: int, times: Sequence[float]) -> tuple[Vector, ...]:
    """The disc's places at these moments; a disc that has fallen has none."""
    places = (film.at(time)[disc] for time in times)
    return tuple(place for place in places if place is not None)


def _arrows(
    met: Contact, man: Vector, striker: Vector
) -> tuple[tuple[Vector, Vector], tuple[Vector, Vector]]:
    """From the man struck and from the striker: the faster, the longer."""
    speed = hypot(*met.before[1]) or 1.0
    ends = []
    for place, velocity in ((man, met.after[0]), (striker, met.after[1])):
        dx, dy = velocity[0] / speed * ARROW, velocity[1] / speed * ARROW
        ends.append((place, _on_surface(place, (dx, dy))))
    return ends[0], ends[1]


def _on_surface(start: Vector, way: Vector) -> Vector:
    """The end of an arrow that begins on the playing surface: it stops at the frame."""
    part = 1.0
    for at, by in zip(start, way, strict=True):
        if abs(at + by) > HALF:
            part = min(part, max(0.0, (HALF - at * (1 if by > 0 else -1)) / abs(by)))
    return start[0] + part * way[0], start[1] + part * way[1]


def ways_of(film: Film) -> tuple[tuple[Vector, ...], ...]:
    """The ways of all discs that moved, as points of a line: with every turn, up to every fall."""
    steps = max(1, round(film.duration / FRAME_TIME))
    times = {film.duration * step / steps for step in range(steps + 1)}
    times |= {contact.time for contact in film.contacts}
    times |= {fall - BEFORE for fall, _, _ in film.pocketed if fall > BEFORE}
    frames = [film.at(time) for time in sorted(times)]
    ways = []
    for disc in range(len(frames[0])):
        way = tuple(place for frame in frames if (place := frame[disc]) is not None)
        if len(way) > 1 and max(hypot(x - way[0][0], y - way[0][1]) for x, y in way) > 1:
            ways.append(_thinned(way))
    return tuple(ways)


def _thinned(way: Sequence[Vector]) -> tuple[Vector, ...]:
    """Without the points at which a disc stands still."""
    kept = [way[0]]
    kept += [there for here, there in pairwise(way) if here != there]
    return tuple(kept)
