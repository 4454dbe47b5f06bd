"""From contact to contact: the course of one strike.

What the discs have foreseen waits in a queue. The earliest becomes true: a disc stops, falls, or
meets something, which Pymunk resolves together with whatever else touches at that moment. Then
only the discs that this changed look ahead anew.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop
from math import sqrt

from physics.dimensions import HALF, pocket_at
from physics.film import Contact
from physics.glide import Puck
from physics.outlook import FIRST_POCKET, STOP, Outlook
from physics.shock import Bench, Bounce, Pair
from physics.touch import LEAST, Grain, Touching

FRAMES = (-1, -2, -3, -4)
MOST = 200_000
"""More contacts, or events, than this mean that a strike finds no end; the most seen were 1100."""


class Flight:
    """The discs of one strike on their way until everything rests."""

    def __init__(
        self, pucks: Sequence[Puck], friction: float, bounce: Bounce, grain: Grain, *, pockets: bool
    ) -> None:
        self.pucks, self.friction, self.grain, self.pockets = pucks, friction, grain, pockets
        self.contacts: list[Contact] = []
        self.pocketed: list[tuple[float, int, int]] = []
        self._touching = Touching(pucks, grain)
        self._outlook = Outlook(pucks, self._touching, friction, pockets=pockets)
        self._bench = Bench(pucks, bounce)

    def run(self) -> None:
        """Play until nothing moves."""
        self._begin()
        queue, pucks = self._outlook.queue, self.pucks
        for _ in range(MOST):
            if not queue:
                return
            now, i, j, mine, other = heappop(queue)
            puck = pucks[i]
            if puck.version != mine:
                continue
            if j >= 0 and pucks[j].version != other:
                if puck.solo == now:
                    self._go_past(now, puck)
            elif j == STOP:
                self._halt(puck)
            elif j <= FIRST_POCKET:
                self._fall(now, puck, FIRST_POCKET - j)
            else:
                self._meet(now, (i, j) if j < 0 or i < j else (j, i))
        raise RuntimeError(f"the strike found no end in {MOST} events")

    def _begin(self) -> None:
        outlook = self._outlook
        for puck in self.pucks:
            puck.turn(0.0, self.friction)
            pocket = pocket_at(puck.x, puck.y) if self.pockets else None
            if pocket is not None:
                self.pocketed.append((0.0, puck.index, pocket))
            else:
                (outlook.moving if puck.moving else outlook.resting).append(puck)
        outlook.look(0.0, tuple(outlook.moving))

    def _go_past(self, now: float, puck: Puck) -> None:
        """The resting disc that it would have met is gone: look on from here."""
        puck.version += 1
        puck.see(now, self.friction)
        self._outlook.look(now, (puck,))

    def _fall(self, now: float, puck: Puck, pocket: int) -> None:
        self.pocketed.append((now, puck.index, pocket))
        self._outlook.moving.remove(puck)
        puck.version += 1

    def _halt(self, puck: Puck) -> None:
        puck.halt(self.friction)
        self._outlook.moving.remove(puck)
        self._outlook.resting.append(puck)
        self._outlook.stopped(puck.since, puck)

    def _meet(self, now: float, pair: Pair) -> None:
        """All contacts of this moment that hang together with `pair`, until none approaches.

        An impulse passes on in rounds: what approaches and touches is resolved at once, then what
        approaches by that, and so through the rack.
        """
        changed = fresh = {index for index in pair if index >= 0}
        for index in changed:
            if self.pucks[index].moving:
                self.pucks[index].see(now, self.friction)
        touching = _Neighbours(now, self._outlook)
        approaching = self._spread(touching, fresh, self._first(pair))
        while approaching:
            fresh = self._resolve(now, approaching)
            changed = changed | fresh
            approaching = self._spread(touching, fresh, {})
        self._go_on(now, changed)

    def _first(self, pair: Pair) -> dict[Pair, float]:
        """The pair that was foreseen, with its approach, unless it only leans on each other."""
        i, j = pair
        approach, patience = self._approach(pair), LEAST
        if j >= 0:
            puck, other = self.pucks[i], self.pucks[j]
            patience = self._touching.patience(puck, other, puck.distance(other))
        return {pair: approach} if approach > patience else {}

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

    def _spread(
        self, touching: "_Neighbours", fresh: Iterable[int], found: dict[Pair, float]
    ) -> dict[Pair, float]:
        """Add to `found` all that approaches and touches and hangs together with `fresh`."""
        waiting, done, slow = sorted(fresh), set(fresh), self.grain.slow
        while waiting:
            puck = self.pucks[waiting.pop()]
            self._spread_to_frames(puck, found)
            for pair, other in touching.of(puck):
                if pair not in found and (speed := self._approach(pair)) > slow:
                    found[pair] = speed
                    if other not in done:
                        done.add(other)
                        waiting.append(other)
        return found

    def _spread_to_frames(self, puck: Puck, found: dict[Pair, float]) -> None:
        x, y, room = puck.px, puck.py, HALF - puck.radius - self.grain.touch
        if not (-room < x < room and -room < y < room):
            for frame in FRAMES:
                pair = puck.index, frame
                if (-y, x, y, -x)[-1 - frame] > room and (speed := self._approach(pair)) > LEAST:
                    found[pair] = speed

    def _resolve(self, now: float, approaching: dict[Pair, float]) -> set[int]:
        """Let Pymunk resolve each knot of contacts that hang together; the discs concerned."""
        if len(self.contacts) > MOST:
            raise RuntimeError(f"the strike found no end in {MOST} contacts")
        touched: set[int] = set()
        for knot in _knots(approaching):
            if len(knot) == 1:
                self.contacts.append(self._bench.one(now, knot[0], approaching[knot[0]]))
            else:
                self.contacts += self._bench.knot(now, knot)
            touched.update(index for pair in knot for index in pair if index >= 0)
        return touched

    def _go_on(self, now: float, changed: Iterable[int]) -> None:
        """Let the discs go on with their new velocities."""
        moving, resting = self._outlook.moving, self._outlook.resting
        discs = [self.pucks[index] for index in sorted(changed)]
        for puck in discs:
            was = puck.moving
            puck.turn(now, self.friction)
            if puck.moving != was:
                (moving if was else resting).remove(puck)
                (resting if was else moving).append(puck)
        self._outlook.look(now, [puck for puck in discs if puck.moving])
        for puck in discs:
            if not puck.moving:
                self._outlook.stopped(now, puck)


class _Neighbours:
    """Which discs touch which at one moment: asked once for each."""

    def __init__(self, now: float, outlook: Outlook) -> None:
        self._now, self._outlook = now, outlook
        self._known: dict[int, list[tuple[Pair, int]]] = {}

    def of(self, puck: Puck) -> list[tuple[Pair, int]]:
        """The discs that touch `puck`: each as a pair with it, and its index."""
        if puck.index not in self._known:
            self._known[puck.index] = self._find(puck)
        return self._known[puck.index]

    def _find(self, puck: Puck) -> list[tuple[Pair, int]]:
        index, x, y, near = puck.index, puck.px, puck.py, puck.radius + self._outlook.near
        found = []
        for other in self._outlook.around(self._now, puck):
            ex, ey, reach = other.px - x, other.py - y, near + other.radius
            if ex * ex + ey * ey <= reach * reach and other is not puck:
                pair = (index, other.index) if index < other.index else (other.index, index)
                found.append((pair, other.index))
        return found


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
