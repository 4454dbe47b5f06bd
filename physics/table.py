"""The carrom table: discs in, a film of the strike out.

>>> from physics.table import Disc, Table, TOURNAMENT
>>> film = Table(TOURNAMENT).play([Disc(0, 0, 500, 0, 15.9, 5.5)])
>>> round(film.rest[0].x, 3)  # v² / 2 µ g
182.03
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, isfinite

from physics.dimensions import HALF, MOST_DISCS, pocket_at
from physics.film import Contact, Disc, Film
from physics.flight import Flight
from physics.glide import Puck
from physics.shock import Bounce
from physics.touch import FINE, Grain

__all__ = ["DRY", "SLICK", "TOURNAMENT", "Contact", "Disc", "Film", "Surface", "Table"]

GRAVITY = 9810.0
"""mm/s²"""

SLACK = 0.05 + 1e-6
"""mm by which discs given may overlap (0.05, and rounding): places in whole hundredths do."""


@dataclass(frozen=True)
class Surface:
    """How fast a board is: friction, restitutions, and the speed of a full-power strike, mm/s."""

    friction: float
    restitution_men: float = 0.80
    restitution_frame: float = 0.72
    v_max: float = 3550.0
    """Sends a lone striker through 3.9 runs on the tournament surface (CR-2.3)."""

    def __post_init__(self) -> None:
        """Raise `ValueError` for a surface on which nothing would ever rest."""
        if not 0 < self.friction < float("inf"):
            raise ValueError(f"friction must be above 0, not {self.friction}")
        for name in ("restitution_men", "restitution_frame"):
            if not 0 < (given := getattr(self, name)) <= 1:
                raise ValueError(f"{name} must be above 0 and at most 1, not {given}")


TOURNAMENT = Surface(0.07)
DRY = Surface(0.13)
SLICK = Surface(0.04)


class Table:
    """A board of one surface; `pockets=False` makes it a closed square, for measuring."""

    def __init__(
        self,
        surface: Surface,
        pockets: bool = True,  # noqa: FBT001, FBT002 - a part of the fixed interface
        *,
        grain: Grain = FINE,
    ) -> None:
        self.surface, self.pockets, self.grain = surface, pockets, grain

    def play(self, discs: Sequence[Disc]) -> Film:
        """Let the discs go, and follow them until everything rests.

        The same numbers give the same film, bit for bit.

        Raises:
            ValueError: a disc is no disc, lies off the table, or overlaps another one by more than
                0.05 mm; the message names it.
            RuntimeError: the strike found no end, or a disc left the table; never seen in tens of
                thousands of random strikes.

        """
        given = [_disc(index, disc) for index, disc in enumerate(discs)]
        _check(given, pockets=self.pockets)
        friction = self.surface.friction * GRAVITY
        pucks = [_puck(index, disc) for index, disc in enumerate(given)]
        bounce = Bounce(
            self.surface.restitution_men, self.surface.restitution_frame, self.grain.soft
        )
        flight = Flight(pucks, friction, bounce, self.grain, pockets=self.pockets)
        flight.run()
        gone = {index for _, index, _ in flight.pocketed}
        rest = [
            None if puck.index in gone else Disc(puck.x, puck.y, 0.0, 0.0, puck.radius, puck.mass)
            for puck in pucks
        ]
        _check_kept(rest)
        tracks = [puck.keys for puck in pucks]
        return Film(rest, tracks, flight.contacts, flight.pocketed, friction)


def _disc(index: int, given: Disc) -> Disc:
    try:
        return Disc(*map(float, given))
    except (TypeError, ValueError):
        raise ValueError(f"disc {index}: {given!r} is no disc of six numbers") from None


def _puck(index: int, disc: Disc) -> Puck:
    puck = Puck(index, (disc.x, disc.y), disc.radius, disc.mass)
    puck.vx, puck.vy = disc.vx, disc.vy
    return puck


def _check_kept(rest: Sequence[Disc | None]) -> None:
    """Nothing may leave the table: if it did, no rule could judge the strike."""
    for index, disc in enumerate(rest):
        if disc and max(abs(disc.x), abs(disc.y)) > HALF - disc.radius + SLACK:
            raise RuntimeError(f"disc {index} left the table, at ({disc.x}, {disc.y})")


def _check(discs: Sequence[Disc], *, pockets: bool) -> None:
    """What lies in a pocket already is in nobody's way."""
    if len(discs) > MOST_DISCS:
        raise ValueError(f"{len(discs)} discs: the table holds at most {MOST_DISCS}")
    lying: list[tuple[int, Disc]] = []
    for index, disc in enumerate(discs):
        if not all(map(isfinite, disc)) or disc.radius <= 0 or disc.mass <= 0:
            raise ValueError(f"disc {index}: {disc} is no disc")
        if pockets and pocket_at(disc.x, disc.y) is not None:
            continue
        if max(abs(disc.x), abs(disc.y)) > HALF - disc.radius + SLACK:
            raise ValueError(f"disc {index} at ({disc.x}, {disc.y}) is not on the table")
        for k, other in lying:
            gap = hypot(disc.x - other.x, disc.y - other.y)
            if gap < disc.radius + other.radius - SLACK:
                raise ValueError(f"discs {k} and {index} overlap: {gap:.2f} mm apart")
        lying.append((index, disc))
