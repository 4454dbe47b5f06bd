"""The keyboard's finger: from one place on offer to the nearest one in a direction.

And the keyboard's eye, which goes from place to place of the whole board.
"""

from collections.abc import Callable, Collection
from math import hypot
from typing import TypeAlias

Pixel: TypeAlias = tuple[float, float]

ARROWS: dict[str, tuple[int, int]] = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
}


def step(
    here: Pixel, way: tuple[int, int], offers: Collection[int], place: Callable[[int], Pixel]
) -> int | None:
    """The offer that an arrow leads to from `here`, in pixels; None if none lies that way.

    Ahead counts as it is, aside counts double: of two places the one straighter ahead is nearer.
    """
    best: tuple[float, float, int] | None = None
    for spot in offers:
        ahead, aside = _off(here, way, place(spot))
        if ahead <= 1:
            continue
        rank = (ahead + 2 * aside, hypot(ahead, aside), spot)
        if best is None or rank < best:
            best = rank
    return None if best is None else best[2]


def neighbour(
    here: Pixel, way: tuple[int, int], places: Collection[int], place: Callable[[int], Pixel]
) -> int | None:
    """The place of the board next to `here` that way, on offer or not; None at the edge.

    Only places that lie more ahead than aside: an arrow at the edge does not run along it.
    """
    offs = {spot: _off(here, way, place(spot)) for spot in places}
    return step(here, way, [s for s, (ahead, aside) in offs.items() if aside <= ahead + 1], place)


def _off(here: Pixel, way: tuple[int, int], there: Pixel) -> Pixel:
    """How far `there` lies ahead of `here`, and how far aside."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    return dx * way[0] + dy * way[1], abs(dx * way[1] - dy * way[0])


def nearest(here: Pixel, offers: Collection[int], place: Callable[[int], Pixel]) -> int | None:
    """The offer closest to `here`, the upper one of two: for a finger that has not moved yet."""

    def far(spot: int) -> tuple[int, float, int]:
        x, y = place(spot)
        return round(hypot(x - here[0], y - here[1])), y, spot

    return min(offers, key=far, default=None)
