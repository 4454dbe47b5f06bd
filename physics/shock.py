"""The very moment of contact, resolved by Pymunk.

A `Bench` is a Pymunk space that sees only what meets: the discs are set where they touch, one step
far too short for anything to move is made, and the velocities are read back. All other discs are
parked far away, and a disc that only leans on a frame, or is leaving it, does not feel it. So what
meets at one moment is resolved together, by one solver, and what follows from it comes after it.
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

DISCS, FRAMES = 1, 2
"""Pymunk's categories: a disc feels other discs, or frames, or both."""

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


Key = tuple[float, float, int, int]
"""Radius, mass, what the piece feels, and its number among those of which this holds."""

Piece = tuple[pymunk.Body, pymunk.Circle, tuple[float, float]]
"""A body, its shape, and where it is parked, far from the board and from all others."""


class Bench:
    """The Pymunk space of one film.

    It holds only as many bodies of every size as once met at one moment, and lends them to the
    discs that meet.
    """

    def __init__(self, pucks: Sequence[Puck], bounce: Bounce) -> None:
        self._pucks, self._bounce = pucks, bounce
        self._space = space = pymunk.Space()
        space.iterations = ROUNDS
        space.collision_slop = 0.0
        space.collision_bias = 1.0  # no position correction: it would throw the discs about
        space.collision_persistence = 1
        self._lively = sqrt(bounce.men)  # Pymunk takes the product of a pair
        self._frames = tuple(self._frame(turn) for turn in range(4))
        self._pieces: dict[Key, Piece] = {}
        self._lent: list[Piece] = []

    def _frame(self, turn: int) -> pymunk.Segment:
        """One thick frame: bottom, right, top, left."""
        far = HALF + THICK
        ends = ((-far, -far), (far, -far), (far, far), (-far, far), (-far, -far))
        frame = pymunk.Segment(self._space.static_body, ends[turn], ends[turn + 1], THICK)
        frame.elasticity = self._bounce.frame / self._lively
        frame.filter = pymunk.ShapeFilter(categories=FRAMES)
        self._space.add(frame)
        return frame

    def one(self, now: float, pair: Pair, approach: float) -> Contact:
        """Resolve one contact, the only one of its discs at this moment."""
        i, j = pair
        pucks = [self._pucks[i]] if j < 0 else [self._pucks[i], self._pucks[j]]
        before = [(puck.vx, puck.vy) for puck in pucks]
        full = self._bounce.men if j >= 0 else self._bounce.frame
        self._set([(puck, DISCS if j >= 0 else FRAMES) for puck in pucks])
        self._step(j, full, self._bounce.of(full, approach))
        self._take(pucks)
        after = [(puck.vx, puck.vy) for puck in pucks]
        (bx, by), (ax, ay) = before[0], after[0]
        push = pucks[0].mass * sqrt((ax - bx) ** 2 + (ay - by) ** 2)
        if j < 0:
            return Contact(now, i, j, push, (before[0], STILL), (after[0], STILL))
        return Contact(now, i, j, push, (before[0], before[1]), (after[0], after[1]))

    def _step(self, j: int, full: float, lively: float) -> None:
        """Let two things meet, as lively as that."""
        if lively == full:
            self._space.step(STEP)
            return
        shapes = self._lent[0][1], (self._lent[1][1] if j >= 0 else self._frames[-1 - j])
        kept = shapes[0].elasticity, shapes[1].elasticity
        shapes[0].elasticity, shapes[1].elasticity = 1.0, lively
        self._space.step(STEP)
        shapes[0].elasticity, shapes[1].elasticity = kept

    def knot(self, now: float, pairs: Sequence[Pair]) -> list[Contact]:
        """Resolve contacts of one moment that hang together by the discs they share."""
        pucks = [self._pucks[k] for k in sorted({k for pair in pairs for k in pair if k >= 0})]
        framed = {i for i, j in pairs if j < 0}
        before = {puck.index: (puck.vx, puck.vy) for puck in pucks}
        self._set(())
        self._space.step(STEP)  # Pymunk forgets what met before, and begins to solve from nothing
        self._set([(puck, DISCS | FRAMES * (puck.index in framed)) for puck in pucks])
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
        names: dict[pymunk.Shape, int] = {
            shape: puck.index for puck, (_, shape, _) in zip(pucks, self._lent, strict=True)
        }
        names |= {frame: -1 - turn for turn, frame in enumerate(self._frames)}

        def note(arbiter: pymunk.Arbiter) -> None:
            i, j = sorted(names[shape] for shape in arbiter.shapes)
            if push := arbiter.total_impulse.length:
                pushes[(i, j) if i >= 0 else (j, i)] = push

        for body, _, _ in self._lent:
            body.each_arbiter(note)
        return pushes

    def _set(self, discs: Sequence[tuple[Puck, int]]) -> None:
        """Lend bodies to discs that feel so much, put them where they are, and park all others."""
        used: dict[tuple[float, float, int], int] = {}
        lent = []
        for puck, feels in discs:
            kind = puck.radius, puck.mass, feels
            used[kind] = number = used.get(kind, 0) + 1
            key = *kind, number
            lent.append(self._pieces.get(key) or self._make(key))
        for piece in self._lent:
            if piece not in lent:
                piece[0].position = piece[2]
        for (puck, _), (body, _, _) in zip(discs, lent, strict=True):
            body.position = (puck.px, puck.py)
            body.velocity = (puck.vx, puck.vy)
        self._lent = lent

    def _make(self, key: Key) -> Piece:
        radius, mass, feels, _ = key
        body = pymunk.Body(mass, float("inf"))  # no spin
        shape = pymunk.Circle(body, radius + PAD)
        shape.elasticity = self._lively
        shape.filter = pymunk.ShapeFilter(categories=DISCS, mask=feels)
        self._space.add(body, shape)
        piece = body, shape, (PARKED * (len(self._pieces) + 1), 0.0)
        self._pieces[key] = piece
        return piece

    def _take(self, pucks: Sequence[Puck]) -> None:
        """Read the velocities."""
        for puck, (body, _, _) in zip(pucks, self._lent, strict=True):
            puck.vx, puck.vy = body.velocity
