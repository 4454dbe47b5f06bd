"""When discs that touch are in contact, and when they only lean on each other.

Friction can press two gliding discs together: then they would meet in ever shorter jumps, without
end. So a touching pair that comes together very slowly is not in contact yet; it may sink in a
little, far less than anybody can measure, and so the next contact has a speed again. The deeper it
has sunk, the less patience it finds.
"""

from collections.abc import Sequence
from typing import NamedTuple

from physics.glide import Puck


class Grain(NamedTuple):
    """The finest distances (mm) and speeds (mm/s) that the table tells apart."""

    touch: float = 1e-9
    """Discs nearer than this touch."""
    slow: float = 0.05
    """Touching discs that approach slower only lean on each other ..."""
    sink: float = 1e-5
    """... and are in contact when they have come nearer by this."""
    deepest: float = 5e-4
    """A pair that has sunk this deep is in contact however slow it is."""
    soft: float = 0.1
    """A rebound slower than this loses nothing, so that jumps end."""


FINE = Grain()

LEAST = 1e-9
"""mm/s: below this an approach is a rounding error."""


class Touching:
    """The discs that touch: how near they were from the beginning, and their patience."""

    def __init__(self, pucks: Sequence[Puck], grain: Grain) -> None:
        self.grain = grain
        self._given = {
            (one.index, other.index): depth
            for other in pucks
            for one in pucks[: other.index]
            if (depth := one.radius + other.radius - one.distance(other)) > 0
        }

    def patience(self, puck: Puck, other: Puck, far: float) -> float:
        """The speed up to which a touching pair at the distance `far` only leans."""
        depth = puck.radius + other.radius - far
        if self._given:  # places rounded to whole hundredths overlap a little
            i, j = puck.index, other.index
            depth -= self._given.get((i, j) if i < j else (j, i), 0.0)
        left = min(max(1 - depth / self.grain.deepest, 0.0), 1.0)
        return max(self.grain.slow * left, LEAST)

    def reach(self, puck: Puck, other: Puck, far: float, approach: float) -> float | None:
        """The distance at which a touching pair meets next; None if that is now.

        `far` is the distance of the centres now, `approach` the speed at which it shrinks.
        """
        patience = self.patience(puck, other, far)
        if approach > patience:
            return None
        touch = min(far, puck.radius + other.radius)
        return touch if approach < -patience else touch - self.grain.sink
