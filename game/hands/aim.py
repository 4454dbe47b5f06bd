"""Aiming by pulling back: where to and how hard, as a bowstring tells it."""

from dataclasses import dataclass
from math import atan2, degrees, hypot

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pull:
    """What the pointer means that pulls at a disc; lengths in the units of the table.

    `start` is how far from the disc's centre the pull begins to count, `full` how much farther it
    is at full power.
    """

    disc: Place
    pointer: Place
    start: float
    full: float

    @property
    def strain(self) -> float:
        """The length as parts of full power: below 0 on the disc, above 1 beyond full power."""
        return (hypot(self._across, self._up) - self.start) / self.full

    @property
    def power(self) -> float:
        """From 0 (nothing is struck) to 1."""
        return min(1.0, max(0.0, self.strain))

    @property
    def angle(self) -> float:
        """Away from the pointer: degrees counter-clockwise from the x axis, 0 to 360."""
        return degrees(atan2(self._up, self._across)) % 360

    @property
    def _across(self) -> float:
        return self.disc[0] - self.pointer[0]

    @property
    def _up(self) -> float:
        return self.disc[1] - self.pointer[1]
