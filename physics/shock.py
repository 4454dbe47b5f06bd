"""The very moment of contact, resolved by Pymunk.

A `Bench` is a Pymunk space that sees only the discs that meet: these are set where they touch, one
step far too short for anything to move is made, and the velocities are read back. All other discs
are parked far away. So whatever touches at one moment is resolved together, by one solver.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import pymunk

from physics.dimensions import HALF
from physics.film import Contact
from physics.glide import Puck

STEP = 1e-15
"""Seconds of Pymunk's step: at 5 m/s a disc moves 5e-12 mm in it before its contacts are sought."""

ROUNDS = 80
"""Pymunk's iterations: one is exact for two bodies, a knot of many takes some dozens."""

PAD = 1e-6
"""mm by which the shapes are larger than the discs, so that discs that touch are seen to."""

THICK = 50.0
PARKED = 10_000.0
STILL = (0.0, 0.0)

Pair = tuple[int, int]
"""Two discs by their index, the smaller first; or a disc and a frame, -1 to -4."""


@dataclass(frozen=True)
class Bounce:
    """How lively contacts are. Slower than `soft` (mm/s) a contact loses nothing.

    Without that last rule two discs that friction presses together would rattle in ever shorter
    jumps without end; with it the jumps stay as they are and are far too small to matter.
    """

    men: float
    frame: float
    soft: float

    def of(self, restitution: float, approach: float) -> float:
        if approach * restitution >= self.soft:
            return restitution
        return min(1.0, self.soft / approach) if approach > 0 else 1.0


class Bench:
    """The Pymunk space of one film. Bodies are made when their disc first meets something."""

    def __init__(self, pucks: Sequence[Puck], bounce: Bounce) -> None:
        self._pucks, self._bounce = pucks, bounce
        self._space = space = pymunk.Space()
        space.iterations = ROUNDS
        space.collision_slop = 0.0
        space.collision_bias = 1.0  # no position correction: it would throw the discs about
        space.collision_persistence = 1
        self._lively = sqrt(bounce.men)  # Pymunk takes the product of a pair
        self._frames = tuple(self._frame(turn) for turn in range(4))
        self._bodies: dict[int, tuple[pymunk.Body, pymunk.Circle]] = {}

    def _frame(self, turn: int) -> pymunk.Segment:
        """One thick frame: bottom, right, top, left."""
        far = HALF + THICK
        ends = ((-far, -far), (far, -far), (far, far), (-far, far), (-far, -far))
        frame = pymunk.Segment(self._space.static_body, ends[turn], ends[turn + 1], THICK)
        frame.elasticity = self._bounce.frame / self._lively
        self._space.add(frame)
        return frame

    def _body(self, index: int) -> tuple[pymunk.Body, pymunk.Circle]:
        if index not in self._bodies:
            puck = self._pucks[index]
            body = pymunk.Body(puck.mass, float("inf"))  # no spin
            body.position = (PARKED * (index + 1), 0.0)
            shape = pymunk.Circle(body, puck.radius + PAD)
            shape.elasticity = self._lively
            self._space.add(body, shape)
            self._bodies[index] = body, shape
        return self._bodies[index]

    def one(self, now: float, pair: Pair, approach: float) -> Contact:
        """Resolve one contact, the only one of its discs at this moment."""
        i, j = pair
        full = self._bounce.men if j >= 0 else self._bounce.frame
        lively = self._bounce.of(full, approach)
        if lively == full:
            return self._hit(now, i, j)
        shapes = self._body(i)[1], (self._body(j)[1] if j >= 0 else self._frames[-1 - j])
        kept = shapes[0].elasticity, shapes[1].elasticity
        shapes[0].elasticity, shapes[1].elasticity = 1.0, lively
        contact = self._hit(now, i, j)
        shapes[0].elasticity, shapes[1].elasticity = kept
        return contact

    def _hit(self, now: float, i: int, j: int) -> Contact:
        pucks = [self._pucks[i]] if j < 0 else [self._pucks[i], self._pucks[j]]
        before = [(puck.vx, puck.vy) for puck in pucks]
        self._set(pucks)
        self._space.step(STEP)
        self._take(pucks)
        after = [(puck.vx, puck.vy) for puck in pucks]
        (bx, by), (ax, ay) = before[0], after[0]
        push = pucks[0].mass * sqrt((ax - bx) ** 2 + (ay - by) ** 2)
        still = STILL if j < 0 else before[1]
        return Contact(
            now, i, j, push, (before[0], still), (after[0], STILL if j < 0 else after[1])
        )

    def knot(self, now: float, pucks: Sequence[Puck]) -> list[Contact]:
        """Resolve all contacts among discs of which several touch at this moment."""
        before = {puck.index: (puck.vx, puck.vy) for puck in pucks}
        self._set(pucks)
        self._space.step(STEP)
        pushes = self._pushes(pucks)
        self._take(pucks)
        after = {puck.index: (puck.vx, puck.vy) for puck in pucks}
        contacts = []
        for (i, j), push in sorted(pushes.items()):
            met, left = before.get(j, STILL), after.get(j, STILL)
            contacts.append(Contact(now, i, j, push, (before[i], met), (after[i], left)))
        return contacts

    def _pushes(self, pucks: Sequence[Puck]) -> dict[Pair, float]:
        """The impulses of the last step, by pair."""
        pushes: dict[Pair, float] = {}
        names: dict[pymunk.Shape, int] = {self._bodies[p.index][1]: p.index for p in pucks}
        names |= {frame: -1 - turn for turn, frame in enumerate(self._frames)}

        def note(arbiter: pymunk.Arbiter) -> None:
            i, j = sorted(names[shape] for shape in arbiter.shapes)
            if push := arbiter.total_impulse.length:
                pushes[(i, j) if i >= 0 else (j, i)] = push

        for puck in pucks:
            self._bodies[puck.index][0].each_arbiter(note)
        return pushes

    def _set(self, pucks: Sequence[Puck]) -> None:
        """Put the bodies of these discs where they are."""
        for puck in pucks:
            body, _ = self._bodies.get(puck.index) or self._body(puck.index)
            body.position = (puck.px, puck.py)
            body.velocity = (puck.vx, puck.vy)

    def _take(self, pucks: Sequence[Puck]) -> None:
        """Read the velocities, and park the bodies again."""
        for puck in pucks:
            body, _ = self._bodies[puck.index]
            puck.vx, puck.vy = body.velocity
            body.position = (PARKED * (puck.index + 1), 0.0)
