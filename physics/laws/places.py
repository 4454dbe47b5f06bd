"""Where a man can be put back, and the exact best of these places (CR-4.5, CR-5.6).

The possible centres are points of a lattice of whole hundredths outside some circles.  They are
searched as squares within squares, the most promising first: a square is left alone when one circle
covers it, and no point of it can be better than its nearest corner.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import isqrt

from physics.laws.chairs import Chair, Point, on_board, seen_from
from physics.laws.measures import INNER, MAN, OUTER, Man, near

HALF = 1 << 14  # the first square reaches so far: farther than 18 men can keep anything away
BAND = 2000  # how far beyond a circle's square the points along it are kept ready
Rank = tuple[int, int, int]  # the less the better: from the middle, to the player, to his right


def free(men: Iterable[Man], point: Point) -> bool:
    """Whether a man there touches the others at most."""
    return not any(near(point, man[1:], MAN) for man in men)


def can_stand(men: Iterable[Man], point: Point) -> bool:
    """Whether a man that comes back may be put there (CR-4.5)."""
    x, y = point
    return INNER * INNER <= x * x + y * y <= OUTER * OUTER and free(men, point)


@lru_cache(maxsize=4096)
def due_place(men: tuple[Man, ...], chair: Chair) -> Point | None:
    """`P:auto` before the player on that chair strikes; None if there is no place (CR-4.5)."""
    best = _nearest(men, chair, INNER)
    return best if best is not None and can_stand(men, best) else None


@lru_cache(maxsize=1024)
def queen_place(men: tuple[Man, ...], chair: Chair) -> Point:
    """Where the queen is put back before the player on that chair strikes (CR-5.6)."""
    if free(men, (0, 0)):
        return 0, 0
    place = _nearest(men, chair, INNER if any(man[1:] == (0, 0) for man in men) else 0)
    if place is None:
        raise ValueError("more men than a board has")
    return place


def _nearest(men: Sequence[Man], chair: Chair, ring: int) -> Point | None:
    """The free point nearest the middle, no nearer than `ring`; ties as the player sees them."""
    centres = tuple(seen_from(chair, man[1:]) for man in men)
    best = (_along_ring(centres) if ring else None) or _search(centres, ring)
    return None if best is None else on_board(chair, best)


def _along_ring(centres: Sequence[Point]) -> Point | None:
    """The same, if there is one just outside a circle of the radius INNER."""
    for _, down, x in _ring_points():
        if not any(near((x, -down), centre, MAN) for centre in centres):
            return x, -down
    return None


@lru_cache(maxsize=1)
def _ring_points() -> tuple[Rank, ...]:
    """The points up to BAND beyond the circle, the best first."""
    low, high = INNER * INNER, INNER * INNER + BAND
    found = []
    for x in range(-isqrt(high), isqrt(high) + 1):
        least, most = isqrt(max(0, low - x * x - 1)) + (x * x < low), isqrt(high - x * x)
        for y in range(least, most + 1):
            found += [(x * x + y * y, -y, x), (x * x + y * y, y, x)]
    return tuple(sorted(set(found)))


def _search(centres: Sequence[Point], ring: int) -> Point | None:
    """The best point over all: squares of the heap are (rank at best, left, bottom, size)."""
    start = (ring * ring, -HALF + 1, -HALF), -HALF, -HALF, 2 * HALF
    heap: list[tuple[Rank, int, int, int]] = [start]
    while heap:
        _, left, bottom, size = heappop(heap)
        if size == 1:
            return left, bottom
        half = size // 2
        for x in (left, left + half):
            for y in (bottom, bottom + half):
                rank = _rank(x, y, half - 1, ring)
                if rank is not None and not _covered(centres, x, y, half - 1):
                    heappush(heap, (rank, x, y, half))
    return None


def _rank(x: int, y: int, more: int, ring: int) -> Rank | None:
    """The best that a point of the square can be; None if all are inside the ring."""
    across, up = max(x, -x - more, 0), max(y, -y - more, 0)
    far_x, far_y = max(-x, x + more), max(-y, y + more)
    if far_x * far_x + far_y * far_y < ring * ring:
        return None
    return max(across * across + up * up, ring * ring), -y - more, x


def _covered(centres: Sequence[Point], x: int, y: int, more: int) -> bool:
    """Whether every point of the square is too near the same man."""
    for cx, cy in centres:
        dx, dy = max(cx - x, x + more - cx), max(cy - y, y + more - cy)
        if dx * dx + dy * dy < MAN * MAN:
            return True
    return False
