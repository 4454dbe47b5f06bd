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
from physics.glide import Puck
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
            for other in self.moving:
                if other.index not in seen:
                    self._together(now, puck, other)

    def stopped(self, now: float, rest: Puck) -> None:
        """Tell the gliding discs of one that has come to rest, perhaps on their way."""
        for puck in self.moving:
            puck.see(now, self.friction)
            way, what = self._first_resting(puck, (rest,), (puck.way_left(self.friction), STOP))
            if what != STOP and (time := now + puck.time_for(way, self.friction)) < puck.solo:
                puck.solo = time
                heappush(self.queue, (time, puck.index, what, puck.version, rest.version))

    # ---- one disc on its straight way

    def _alone(self, now: float, puck: Puck) -> None:
        sight = _frame(puck, puck.way_left(self.friction))
        if self.pockets:
            sight = _pocket(puck, sight)
        way, what = self._first_resting(puck, self.resting, sight)
        puck.solo = puck.stop if what == STOP else now + puck.time_for(way, self.friction)
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

    def _together(self, now: float, puck: Puck, other: Puck) -> None:
        """Foresee where two gliding discs meet before anything else happens to them."""
        friction = self.friction
        if other.seen != now:
            other.see(now, friction)
        until = (puck.solo if puck.solo < other.solo else other.solo) - now  # noqa: FURB136 - hot
        ex, ey = other.px - puck.px, other.py - puck.py
        wx, wy = other.vx - puck.vx, other.vy - puck.vy
        ax, ay = (puck.dx - other.dx) * friction, (puck.dy - other.dy) * friction
        square, along, bend = ex * ex + ey * ey, ex * wx + ey * wy, ex * ax + ey * ay
        far = sqrt(square)
        touch = puck.radius + other.radius
        if far <= touch + self.near:
            reach = self.touching.reach(puck, other, far, -along / far)
            if reach is None:
                self._foresee(now, puck, other)
                return
            touch = reach
        # the relative way lies in the hull of its three control points: where it stands now, half
        # the way of its speed now, and where it ends
        edge = touch * far
        if square + along * until / 2 > edge and square + (along + bend * until / 2) * until > edge:
            return
        side = ex * wy - ey * wx
        limit = touch * sqrt(wx * wx + wy * wy)
        last = side + (ax * wy - ay * wx) * until * until / 2
        if (side > limit and last > limit) or (side < -limit and last < -limit):
            return
        quartic = (
            square - touch * touch,
            2 * along,
            wx * wx + wy * wy + bend,
            wx * ax + wy * ay,
            (ax * ax + ay * ay) / 4,
        )
        moment = first_meeting(quartic, until)
        if moment is not None:
            self._foresee(now + moment, puck, other)

    def _foresee(self, time: float, puck: Puck, other: Puck) -> None:
        if puck.index > other.index:
            puck, other = other, puck
        heappush(self.queue, (time, puck.index, other.index, puck.version, other.version))


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
