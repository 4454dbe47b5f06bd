"""Men put down anywhere on the board, and where there is room for one more.

Places are hundredths of a millimetre, as the laws have them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist, hypot, sqrt

from physics.laws.chairs import Chair, Point
from physics.laws.measures import CORNER, EDGE, MAN, NUMBERS, POCKET, Man, near, on_surface
from physics.laws.moves import Strike
from physics.laws.places import free
from physics.laws.state import Phase, State

SNAP = 1590  # how far a man moves over to find room: half his breadth
SPARE = 2  # between him and what he touches, so that rounding makes no overlap
SURFACE = EDGE + 1590  # from the middle to a frame

Circle = tuple[float, float, float]  # centre, and how far from it a man's centre has to stay


@dataclass(frozen=True, slots=True)
class Position:
    """The men that lie there, and who strikes; `aim` is how it was last aimed from here."""

    men: tuple[Man, ...] = ()
    chair: Chair = Chair.BOTTOM
    aim: Strike | None = None

    @property
    def state(self) -> State:
        """The same as the laws see it."""
        return State(self.men, chair=self.chair, phase=Phase.STRIKE, broken=True)

    def left(self, kind: str) -> int:
        """How many men of a kind are not on the board."""
        return NUMBERS[kind] - sum(man.kind == kind for man in self.men)


def lies(men: Iterable[Man], point: Point) -> bool:
    """Whether a man may be put there: on the surface, in no pocket, over no other."""
    return on_surface(*point) and free(men, point)


def off_surface(point: Point) -> bool:
    """Whether a point is not over the board, but over its frame or beyond."""
    return max(abs(point[0]), abs(point[1])) > SURFACE


def room_near(men: Sequence[Man], point: Point) -> Point | None:
    """The place nearest to `point` where a man may be put, if that is not far; else None."""
    x, y = (max(-EDGE, min(EDGE, along)) for along in point)
    if lies(men, (x, y)):
        return x, y
    about = [circle for circle in _circles(men) if hypot(circle[0] - x, circle[1] - y) < 2 * MAN]
    places = [(round(a), round(b)) for a, b in _corners(about, (x, y))]
    open_ones = [place for place in places if lies(men, place)]
    best = min(open_ones, key=lambda place: (dist(place, (x, y)), place), default=None)
    return best if best is not None and dist(best, (x, y)) <= SNAP else None


def man_at(men: Iterable[Man], point: Point) -> Man | None:
    """The man that lies over a point."""
    return next((man for man in men if near(man[1:], point, MAN // 2)), None)


def _circles(men: Iterable[Man]) -> Iterator[Circle]:
    """What a man has to keep off: the other men and the pockets."""
    for _, x, y in men:
        yield x, y, MAN + SPARE
    for across in (-CORNER, CORNER):
        for up in (-CORNER, CORNER):
            yield across, up, POCKET + SPARE


def _corners(circles: Sequence[Circle], point: Point) -> Iterator[tuple[float, float]]:
    """Where the nearest open place can be: beside one thing, or in the corner between two."""
    for circle in circles:
        yield _beside(circle, point)
        yield from _at_frames(circle)
    for one, other in combinations(circles, 2):
        yield from _between(one, other)


def _beside(circle: Circle, point: Point) -> tuple[float, float]:
    x, y, radius = circle
    dx, dy = point[0] - x, point[1] - y
    far = hypot(dx, dy)
    if not far:
        return x, y - radius
    return x + dx * radius / far, y + dy * radius / far


def _at_frames(circle: Circle) -> Iterator[tuple[float, float]]:
    """Where a man touches a frame as well."""
    x, y, radius = circle
    for edge in (-EDGE, EDGE):
        if abs(edge - x) <= radius:
            step = sqrt(radius * radius - (edge - x) ** 2)
            yield from ((edge, y - step), (edge, y + step))
        if abs(edge - y) <= radius:
            step = sqrt(radius * radius - (edge - y) ** 2)
            yield from ((x - step, edge), (x + step, edge))


def _between(one: Circle, other: Circle) -> Iterator[tuple[float, float]]:
    """Both places that touch two circles."""
    (x, y, first), (u, v, second) = one, other
    far = hypot(u - x, v - y)
    if not 0 < far <= first + second:
        return
    along = (far * far + first * first - second * second) / (2 * far)
    if abs(along) > first:
        return
    aside = sqrt(first * first - along * along)
    dx, dy = (u - x) / far, (v - y) / far
    for way in (-aside, aside):
        yield x + along * dx - way * dy, y + along * dy + way * dx
