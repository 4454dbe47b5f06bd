"""What happened on the table in one strike, to be looked at again at any moment of it.

A film has no pictures in it: it keeps for every disc the moments at which it was hit, stopped or
fell, and every place between them is closed form.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

Vector = tuple[float, float]

Key = tuple[float, float, float, float, float, float]
"""Time, place x and y, direction x and y (a unit vector), speed: s, mm, mm/s."""


class Disc(NamedTuple):
    """A disc: centre in mm, velocity in mm/s, radius in mm, mass in g."""

    x: float
    y: float
    vx: float
    vy: float
    radius: float
    mass: float


class Contact(NamedTuple):
    """Two discs met, or a disc and a frame, at one moment.

    ``i < j``, or ``j`` is -1 to -4 for the bottom, right, top and left frame. ``impulse`` is in
    g mm/s; ``before`` and ``after`` are the velocities of ``i`` and ``j`` in mm/s (a frame's are
    0). Of several contacts at the same moment in one knot each tells the velocities before and
    after all of them.
    """

    time: float
    i: int
    j: int
    impulse: float
    before: tuple[Vector, Vector]
    after: tuple[Vector, Vector]


class Film:
    """One strike from the first moment until everything rests. Times in s, lengths in mm."""

    __slots__ = ("_friction", "_tracks", "contacts", "duration", "pocketed", "rest")

    rest: tuple[Disc | None, ...]
    """The discs in the order given, None if pocketed; velocities 0."""
    pocketed: tuple[tuple[float, int, int], ...]
    """(time, index, pocket 0 to 3 counter-clockwise from the bottom left), in order."""
    contacts: tuple[Contact, ...]
    duration: float

    def __init__(
        self,
        rest: Sequence[Disc | None],
        tracks: Sequence[Sequence[Key]],
        contacts: Sequence[Contact],
        pocketed: Sequence[tuple[float, int, int]],
        friction: float,
    ) -> None:
        """`tracks` are each disc's key moments; `friction` is the loss of speed, mm/s²."""
        self.rest, self.contacts, self.pocketed = tuple(rest), tuple(contacts), tuple(pocketed)
        self._tracks = tuple(tuple(track) for track in tracks)
        self._friction = friction
        last = max((track[-1][0] for track in self._tracks if track), default=0.0)
        self.duration = max([last, *(fall for fall, _, _ in self.pocketed)])

    def at(self, t: float) -> tuple[Vector | None, ...]:
        """The centres at `t`, None for a disc that has fallen; `t` is held to 0..duration."""
        t = min(max(t, 0.0), self.duration)
        gone = {index for fall, index, _ in self.pocketed if fall <= t}
        return tuple(
            None if index in gone else self._place(track, t)
            for index, track in enumerate(self._tracks)
        )

    def _place(self, track: Sequence[Key], t: float) -> Vector:
        since, x, y, dx, dy, speed = track[bisect_right(track, t, key=_since) - 1]
        past = min(t - since, speed / self._friction)
        way = (speed - self._friction / 2 * past) * past
        return x + dx * way, y + dy * way


def _since(key: Key) -> float:
    return key[0]
