"""What lies before the discs: for every one of them the first thing that will happen to it.

Every disc that glides has foreseen what happens to it first if no other gliding disc meets it: it
stops, meets a frame or a resting disc, or falls into a pocket. Its way is a straight line, so this
takes one root. Two gliding discs meet at a root of a quartic, which counts only until one of the
two has something else happen to it.
"""

from collections.abc import Sequence
from heapq import heappush
from math import sqrt

from physics.dimensions import HALF, POCKET_PLACE, POCKET_RADIUS, POCKETS
from physics.film import Vector
from physics.glide import MARGIN, Puck
from physics.meeting import first_meeting
from physics.touch import LEAST, Touching

STOP = -9
FIRST_POCKET = -5
"""What may happen to a disc other than to meet another: a stop, a frame -1..-4, a pocket -5..-8."""

Event = tuple[float, int, int, int, int]
"""Time, the disc, what it meets, and the versions of both for which this was foreseen."""

Sight = tuple[float, int]
"""How far away something is on a disc's way, and what it is."""


class Outlook:
    """The discs that glide, those that rest, and the queue of what is foreseen for them."""

    def __init__(
        self, pucks: Sequence[Puck], touching: Touching, friction: float, *, pockets: bool
    ) -> None:
        self.pucks, self.touching, self.friction, self.pockets = pucks, touching, friction, pockets
        self.near = touching.grain.touch
        self.moving: list[Puck] = []
        self.resting: list[Puck] = []
        self.queue: list[Event] = []

    def look(self, now: float, changed: Sequence[Puck]) -> None:
        """Foresee anew what happens to the gliding discs that changed."""
        for puck in changed:
            self._alone(now, puck)
        seen: set[int] = set()
        for puck in changed:
            seen.add(puck.index)
            self._together(now, puck, self._near(puck, seen))

    def stopped(self, now: float, rest: Puck) -> None:
        """Tell the gliding discs of one that has come to rest, perhaps on their way."""
        for puck in self.moving:
            puck.see(now, self.friction)
            way, what = self._first_resting(puck, (rest,), (puck.way_left(self.friction), STOP))
            if what != STOP and (time := now + puck.time_for(way, self.friction)) < puck.solo:
                puck.solo = time
                heappush(self.queue, (time, puck.index, what, puck.version, rest.version))

    def around(self, now: float, puck: Puck) -> list[Puck]:
        """The other discs that may touch it at this moment, as they are now."""
        x, y, room = puck.px, puck.py, puck.radius + MARGIN
        west, east, south, north = x - room, x + room, y - room, y + room
        found = [
            other
            for other in self.moving
            if other.west < east and other.east > west and other.south < north
            if other.north > south and other is not puck
        ]
        for other in found:
            other.see(now, self.friction)
        for other in self.resting:
            reach = room + other.radius
            if -reach < other.px - x < reach and -reach < other.py - y < reach:
                found.append(other)
        return found

    def _near(self, puck: Puck, seen: set[int]) -> list[Puck]:
        """The other gliding discs whose ways come near its own way."""
        west, east, south, north = puck.west, puck.east, puck.south, puck.north
        return [
            other
            for other in self.moving
            if other.west < east and other.east > west and other.south < north
            if other.north > south and other.index not in seen
        ]

    # ---- one disc on its straight way

    def _alone(self, now: float, puck: Puck) -> None:
        sight = _frame(puck, puck.way_left(self.friction))
        if self.pockets:
            sight = _pocket(puck, sight)
        way, what = self._first_resting(puck, self.resting, sight)
        puck.solo = puck.stop if what == STOP else now + puck.time_for(way, self.friction)
        puck.bound(way)
        version = self.pucks[what].version if what >= 0 else 0
        heappush(self.queue, (puck.solo, puck.index, what, puck.version, version))

    def _first_resting(self, puck: Puck, resting: Sequence[Puck], sight: Sight) -> Sight:
        """The first resting disc on its way, if it comes before `sight`."""
        x, y, dx, dy, radius = puck.px, puck.py, puck.dx, puck.dy, puck.radius
        reach, what = sight
        for rest in resting:
            ex, ey = rest.px - x, rest.py - y
            along = ex * dx + ey * dy
            if along > 0:
                aside = ex * dy - ey * dx
                touch = radius + rest.radius
                if -touch < aside < touch:
                    way = along - sqrt(touch * touch - aside * aside)
                    if way <= self.near:
                        way = self._pushed(puck, rest, along, aside)
                    if way < reach:
                        reach, what = way, rest.index
        return reach, what

    def _pushed(self, puck: Puck, rest: Puck, along: float, aside: float) -> float:
        """How far it glides until it meets a resting disc which it already touches."""
        far = sqrt(along * along + aside * aside)
        approach = along / far * sqrt(puck.vx * puck.vx + puck.vy * puck.vy)
        touch = self.touching.reach(puck, rest, far, approach)
        if touch is None:
            return 0.0
        inside = touch * touch - aside * aside
        return along - sqrt(inside) if inside > 0 else HALF * 4

    # ---- two gliding discs

    def _together(self, now: float, puck: Puck, others: Sequence[Puck]) -> None:
        """Foresee where it meets other gliding discs before anything else happens to either.

        The relative way lies in the hull of its three control points: where it stands, half the
        way at its speed, and where it ends. If these lie beyond one line that touches the circle
        of contact, here the one across the line of centres, the two do not meet.
        """
        friction, near, radius, solo = self.friction, self.near, puck.radius, puck.solo
        px, py, vx, vy = puck.px, puck.py, puck.vx, puck.vy
        bx, by = puck.dx * friction, puck.dy * friction
        for other in others:
            if other.seen != now:
                other.see(now, friction)
            ex, ey = other.px - px, other.py - py
            wx, wy = other.vx - vx, other.vy - vy
            ax, ay = bx - other.dx * friction, by - other.dy * friction
            square, along, bend = ex * ex + ey * ey, ex * wx + ey * wy, ex * ax + ey * ay
            touch = radius + other.radius
            far = sqrt(square)
            if far > touch + near:
                if along >= 0 and bend >= 0:
                    continue
                until = (solo if solo < other.solo else other.solo) - now  # noqa: FURB136 - hot
                beyond = square - touch * far
                middle = along * until
                if beyond + middle / 2 > 0 and beyond + middle + bend * until * until / 2 > 0:
                    continue
            else:
                until = min(solo, other.solo) - now
                reach = self.touching.reach(puck, other, far, -along / far)
                if reach is None:
                    self._foresee(now, puck, other)
                    continue
                touch = reach
            moment = _meeting((ex, ey), (wx, wy), (ax, ay), touch, until)
            if moment is not None:
                self._foresee(now + moment, puck, other)

    def _foresee(self, time: float, puck: Puck, other: Puck) -> None:
        if puck.index > other.index:
            puck, other = other, puck
        heappush(self.queue, (time, puck.index, other.index, puck.version, other.version))


def _meeting(
    place: Vector, speed: Vector, bend: Vector, touch: float, until: float
) -> float | None:
    """When, within `until`, two gliding discs come as near as `touch`, from their relative way."""
    (ex, ey), (wx, wy), (ax, ay) = place, speed, bend
    square = wx * wx + wy * wy
    side = ex * wy - ey * wx
    limit = touch * sqrt(square)
    last = side + (ax * wy - ay * wx) * until * until / 2
    if (side > limit and last > limit) or (side < -limit and last < -limit):
        return None  # the way passes by: its hull lies beyond a line along the speed
    quartic = (
        ex * ex + ey * ey - touch * touch,
        2 * (ex * wx + ey * wy),
        square + ex * ax + ey * ay,
        wx * ax + wy * ay,
        (ax * ax + ay * ay) / 4,
    )
    return first_meeting(quartic, until)


def _frame(puck: Puck, reach: float) -> Sight:
    """The first frame on its way within `reach`, or its stop there."""
    room, what = HALF - puck.radius, STOP
    if abs(puck.vx) > LEAST:
        way = (room - puck.px if puck.dx > 0 else -room - puck.px) / puck.dx
        if way < reach:
            reach, what = way, -2 if puck.dx > 0 else -4
    if abs(puck.vy) > LEAST:
        way = (room - puck.py if puck.dy > 0 else -room - puck.py) / puck.dy
        if way < reach:
            reach, what = way, -3 if puck.dy > 0 else -1
    return max(reach, 0.0), what


def _pocket(puck: Puck, sight: Sight) -> Sight:
    """The first pocket on its way, if it comes before `sight`."""
    x, y, dx, dy = puck.px, puck.py, puck.dx, puck.dy
    reach, what = sight
    rim = POCKET_PLACE - POCKET_RADIUS
    if max(abs(x), abs(x + dx * reach)) < rim or max(abs(y), abs(y + dy * reach)) < rim:
        return sight
    for pocket, (cx, cy) in enumerate(POCKETS):
        ex, ey = cx - x, cy - y
        along, aside = ex * dx + ey * dy, ex * dy - ey * dx
        if along > 0 and -POCKET_RADIUS < aside < POCKET_RADIUS:
            way = along - sqrt(POCKET_RADIUS * POCKET_RADIUS - aside * aside)
            if way <= reach:
                reach, what = way, FIRST_POCKET - pocket
    return reach, what
