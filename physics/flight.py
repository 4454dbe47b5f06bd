"""From contact to contact: the course of one strike.

Every disc that glides has foreseen what happens to it first if no other gliding disc meets it: it
stops, meets a frame or a resting disc, or falls into a pocket. Its way is a straight line, so this
takes one root. Two gliding discs meet at a root of a quartic. What is foreseen waits in a queue; the
earliest becomes true, and only the discs that it changed look ahead anew.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple

from physics.dimensions import HALF, POCKET_PLACE, POCKET_RADIUS, POCKETS
from physics.film import Contact
from physics.glide import Puck
from physics.meeting import first_meeting
from physics.shock import Bench, Bounce, Pair

STOP = -9
FRAMES = (-1, -2, -3, -4)
FIRST_POCKET = -5
"""What a foreseen event may be instead of a disc: a stop, a frame -1..-4, a pocket -5..-8."""


class Grain(NamedTuple):
    """The finest distances and speeds the table tells apart: mm and mm/s."""

    touch: float = 1e-9
    """Discs nearer than this touch."""
    slow: float = 0.015
    """Touching discs that approach slower are not in contact yet ..."""
    sink: float = 1e-6
    """... but when they have come nearer by this."""
    deep: float = 1e-4
    """A pair that overlaps by more bounces however slow it is."""
    soft: float = 0.03
    """A rebound slower than this loses nothing (see Bounce)."""


class Flight:
    """The discs of one strike on their way until everything rests."""

    def __init__(
        self, pucks: Sequence[Puck], friction: float, bounce: Bounce, grain: Grain, *, pockets: bool
    ) -> None:
        self.pucks, self.friction, self.grain, self.pockets = pucks, friction, grain, pockets
        self.contacts: list[Contact] = []
        self.pocketed: list[tuple[float, int, int]] = []
        self.moving: list[Puck] = []
        self.resting: list[Puck] = []
        self._bench = Bench(pucks, bounce)
        self._queue: list[tuple[float, int, int, int, int]] = []

    def run(self) -> None:
        """Play until nothing moves."""
        self._begin()
        queue, pucks = self._queue, self.pucks
        while queue:
            now, i, j, mine, other = heappop(queue)
            puck = pucks[i]
            if puck.version != mine:
                continue
            if j >= 0 and pucks[j].version != other:
                if puck.solo == now:  # the resting disc it would have met is gone
                    puck.version += 1
                    puck.see(now, self.friction)
                    self._look(now, (puck,))
            elif j == STOP:
                self._halt(puck)
            elif j <= FIRST_POCKET:
                self._fall(now, puck, FIRST_POCKET - j)
            else:
                self._meet(now, (i, j))

    def _begin(self) -> None:
        for puck in self.pucks:
            pocket = self._pocket_at(puck.x, puck.y)
            puck.turn(0.0, self.friction)
            if pocket is not None:
                self.pocketed.append((0.0, puck.index, pocket))
            elif puck.moving:
                self.moving.append(puck)
            else:
                self.resting.append(puck)
        self._look(0.0, tuple(self.moving))

    def _pocket_at(self, x: float, y: float) -> int | None:
        if self.pockets:
            for pocket, (cx, cy) in enumerate(POCKETS):
                if (x - cx) ** 2 + (y - cy) ** 2 <= POCKET_RADIUS**2:
                    return pocket
        return None

    def _fall(self, now: float, puck: Puck, pocket: int) -> None:
        self.pocketed.append((now, puck.index, pocket))
        self.moving.remove(puck)
        puck.version += 1

    def _halt(self, puck: Puck) -> None:
        """The disc stops; whoever glides towards it foresees to meet it there."""
        puck.halt(self.friction)
        self.moving.remove(puck)
        self.resting.append(puck)
        now = puck.since
        for other in self.moving:
            other.see(now, self.friction)
            speed = sqrt(other.vx * other.vx + other.vy * other.vy)
            reach = self._way_to(other, puck, speed)
            if reach is not None:
                left = speed * speed - 2 * self.friction * reach
                if left > 0:
                    time = now + 2 * reach / (speed + sqrt(left))
                    if time < other.solo:
                        other.solo = time
                        entry = (time, other.index, puck.index, other.version, puck.version)
                        heappush(self._queue, entry)

    def _way_to(self, puck: Puck, rest: Puck, speed: float) -> float | None:
        """How far `puck` glides until it meets a resting disc."""
        ex, ey = rest.px - puck.px, rest.py - puck.py
        along = ex * puck.dx + ey * puck.dy
        if along <= 0:
            return None
        aside = ex * puck.dy - ey * puck.dx
        touch = puck.radius + rest.radius
        if not -touch < aside < touch:
            return None
        way = along - sqrt(touch * touch - aside * aside)
        if way > self.grain.touch:
            return way
        return 0.0 if along * speed > self.grain.slow * touch else None

    # ---- looking ahead

    def _look(self, now: float, changed: Sequence[Puck]) -> None:
        """Foresee anew what happens to the discs that changed."""
        for puck in changed:
            self._alone(now, puck)
        seen: set[int] = set()
        for puck in changed:
            seen.add(puck.index)
            self._together(now, puck, seen)

    def _alone(self, now: float, puck: Puck) -> None:
        """The first stop, frame, pocket or resting disc on the straight way of `puck`."""
        x, y, dx, dy = puck.px, puck.py, puck.dx, puck.dy
        speed = sqrt(puck.vx * puck.vx + puck.vy * puck.vy)
        standstill = reach = speed * speed / (2 * self.friction)
        what = STOP
        room = HALF - puck.radius
        if dx:
            way = (room - x) / dx if dx > 0 else (-room - x) / dx
            if way < reach:
                reach, what = way, -2 if dx > 0 else -4
        if dy:
            way = (room - y) / dy if dy > 0 else (-room - y) / dy
            if way < reach:
                reach, what = way, -3 if dy > 0 else -1
        if self.pockets:
            reach, what = self._into_pocket(puck, reach, what)
        for rest in self.resting:
            ex, ey = rest.px - x, rest.py - y
            along = ex * dx + ey * dy
            if along > 0:
                aside = ex * dy - ey * dx
                touch = puck.radius + rest.radius
                if -touch < aside < touch:
                    way = along - sqrt(touch * touch - aside * aside)
                    if way < reach and (
                        way > self.grain.touch or along * speed > self.grain.slow * touch
                    ):
                        reach, what = way, rest.index
        if what == STOP:
            puck.solo = max(puck.stop, now)
        elif reach > 0:
            left = max(1 - reach / standstill, 0.0)
            puck.solo = now + 2 * reach / (speed * (1 + sqrt(left)))
        else:
            puck.solo = now
        other = self.pucks[what].version if what >= 0 else 0
        heappush(self._queue, (puck.solo, puck.index, what, puck.version, other))

    def _into_pocket(self, puck: Puck, reach: float, what: int) -> tuple[float, int]:
        x, y, dx, dy = puck.px, puck.py, puck.dx, puck.dy
        rim = POCKET_PLACE - POCKET_RADIUS
        ex, ey = x + dx * reach, y + dy * reach
        if max(abs(x), abs(ex)) < rim or max(abs(y), abs(ey)) < rim:
            return reach, what
        for pocket, (cx, cy) in enumerate(POCKETS):
            px, py = cx - x, cy - y
            along = px * dx + py * dy
            aside = px * dy - py * dx
            if along > 0 and -POCKET_RADIUS < aside < POCKET_RADIUS:
                way = along - sqrt(POCKET_RADIUS * POCKET_RADIUS - aside * aside)
                if way <= reach:
                    reach, what = way, FIRST_POCKET - pocket
        return reach, what

    def _together(self, now: float, puck: Puck, seen: set[int]) -> None:
        """Foresee where `puck` meets other gliding discs before anything else happens to them."""
        friction, grain, queue = self.friction, self.grain, self._queue
        px, py, vx, vy = puck.px, puck.py, puck.vx, puck.vy
        for other in self.moving:
            if other.index in seen:
                continue
            until = (puck.solo if puck.solo < other.solo else other.solo) - now
            if other.seen != now:
                other.see(now, friction)
            ex, ey = other.px - px, other.py - py
            wx, wy = other.vx - vx, other.vy - vy
            ax, ay = (puck.dx - other.dx) * friction, (puck.dy - other.dy) * friction
            square = ex * ex + ey * ey
            along = ex * wx + ey * wy
            bend = ex * ax + ey * ay
            far = sqrt(square)
            touch = puck.radius + other.radius
            if far <= touch + grain.touch:
                touch = min(touch, far)
                if along < -grain.slow * far:
                    self._foresee(now, puck, other)
                    continue
                if along <= grain.slow * far:
                    touch -= grain.sink
            # the relative way lies in the hull of its three control points
            edge = touch * far
            if (
                square + along * until / 2 > edge
                and square + (along + bend * until / 2) * until > edge
            ):
                continue
            side = ex * wy - ey * wx
            limit = touch * sqrt(wx * wx + wy * wy)
            last = side + (ax * wy - ay * wx) * until * until / 2
            if (side > limit and last > limit) or (side < -limit and last < -limit):
                continue
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
        heappush(self._queue, (time, puck.index, other.index, puck.version, other.version))

    # ---- contacts

    def _meet(self, now: float, pair: Pair) -> None:
        """All contacts of this moment that hang together with `pair`, until none approaches."""
        i, j = pair
        changed = {i} if j < 0 else {i, j}
        for index in changed:
            if self.pucks[index].moving:
                self.pucks[index].see(now, self.friction)
        first = (min(pair), max(pair)) if j >= 0 else pair
        approaching = {first: approach} if (approach := self._approach(first)) > 0 else {}
        if approaching and j >= 0 and approach <= self.grain.slow:
            if self._gap(first) > -self.grain.deep:
                approaching = {}
        fresh = set(changed)
        while True:
            self._spread(now, fresh, approaching)
            if not approaching:
                break
            fresh = self._resolve(now, approaching)
            changed |= fresh
            approaching = {}
        self._go_on(now, changed)

    def _go_on(self, now: float, changed: Iterable[int]) -> None:
        discs = [self.pucks[index] for index in sorted(changed)]
        for puck in discs:
            was = puck.moving
            puck.turn(now, self.friction)
            if puck.moving != was:
                old, new = (self.moving, self.resting) if was else (self.resting, self.moving)
                old.remove(puck)
                new.append(puck)
        self._look(now, [puck for puck in discs if puck.moving])

    def _approach(self, pair: Pair) -> float:
        """The speed at which a pair comes together along the line of its centres."""
        i, j = pair
        puck = self.pucks[i]
        if j < 0:
            return (-puck.vy, puck.vx, puck.vy, -puck.vx)[-1 - j]
        other = self.pucks[j]
        ex, ey = other.px - puck.px, other.py - puck.py
        along = ex * (puck.vx - other.vx) + ey * (puck.vy - other.vy)
        return along / sqrt(ex * ex + ey * ey)

    def _gap(self, pair: Pair) -> float:
        puck, other = self.pucks[pair[0]], self.pucks[pair[1]]
        ex, ey = other.px - puck.px, other.py - puck.py
        return sqrt(ex * ex + ey * ey) - puck.radius - other.radius

    def _spread(self, now: float, fresh: set[int], approaching: dict[Pair, float]) -> None:
        """Add to `approaching` every touching pair that hangs together with the discs in `fresh`."""
        friction, near, slow = self.friction, self.grain.touch, self.grain.slow
        waiting, done = sorted(fresh), set(fresh)
        discs = self.moving + self.resting
        for other in self.moving:
            if other.seen != now:
                other.see(now, friction)
        while waiting:
            index = waiting.pop()
            puck = self.pucks[index]
            x, y, r = puck.px, puck.py, puck.radius + near
            room = HALF - r
            if not (-room < x < room and -room < y < room):
                for frame in FRAMES:
                    place = (-y, x, y, -x)[-1 - frame]
                    pair = (index, frame)
                    if place > room and (speed := self._approach(pair)) > 0:
                        approaching[pair] = speed
            for other in discs:
                ex, ey = other.px - x, other.py - y
                touch = r + other.radius
                if ex * ex + ey * ey <= touch * touch and other is not puck:
                    pair = (index, other.index) if index < other.index else (other.index, index)
                    if pair not in approaching and (speed := self._approach(pair)) > slow:
                        approaching[pair] = speed
                        if other.index not in done:
                            done.add(other.index)
                            waiting.append(other.index)

    def _resolve(self, now: float, approaching: dict[Pair, float]) -> set[int]:
        """Let Pymunk resolve each knot of contacts that hang together."""
        touched: set[int] = set()
        for knot in _knots(approaching):
            discs = sorted({index for pair in knot for index in pair if index >= 0})
            if len(knot) == 1:
                self.contacts.append(self._bench.two(now, knot[0], approaching[knot[0]]))
            else:
                self.contacts += self._bench.knot(now, [self.pucks[index] for index in discs])
            touched.update(discs)
        return touched


def _knots(pairs: Iterable[Pair]) -> list[list[Pair]]:
    """The pairs, sorted into groups that share no disc."""
    knots: list[tuple[set[int], list[Pair]]] = []
    for pair in sorted(pairs):
        discs = {index for index in pair if index >= 0}
        joined = [pair]
        for knot in [knot for knot in knots if knot[0] & discs]:
            knots.remove(knot)
            discs |= knot[0]
            joined = knot[1] + joined
        knots.append((discs, joined))
    return [knot for _, knot in knots]
