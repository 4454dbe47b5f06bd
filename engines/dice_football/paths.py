"""The ways of the ball: steps to orthogonal neighbours, no square twice (DF-4.1).

A way is the squares it visits in order; the start cells are handled by whoever asks.  `free` is the
set of squares that the ball may enter.

Whether there is a way of exactly so many steps is asked for every target of every roll, also for
sums of twelve and more, so ways are not enumerated: a shortest one is found and made longer by two
steps at a time, with bulges.

    . . . .          . +-+ .
    +-+-+-+    ->    +-+ +-+
    . . . .          . . . .

Only where there is no room for a bulge all ways are searched, leaving out those that are cut off
from their end.
"""

from collections.abc import Iterator
from itertools import pairwise

from engines.dice_football.field import COLUMNS, DARK, NEIGHBOURS, SQUARES, spread, squares_in

Way = tuple[int, ...]


def layers(start: int, free: int, most: int = SQUARES) -> list[int]:
    """The squares that are 0, 1, 2, ... steps away from a set of them, up to `most`."""
    found = [start]
    left = free & ~found[0]
    while len(found) <= most and (edge := spread(found[-1]) & left):
        found.append(edge)
        left ^= edge
    return found


def shortest(rings: list[int], target: int) -> Way | None:
    """A shortest way to a square, or to any square of a set, within `layers`; None: there is none.

    `target` is a set.
    """
    for steps, ring in enumerate(rings):
        if ends := ring & target:
            return _traced(rings, ends.bit_length() - 1, steps)
    return None


def _traced(rings: list[int], square: int, steps: int) -> Way:
    """Back from a square that is so many steps away."""
    way = [square]
    for ring in rings[steps - 1 :: -1] if steps else ():
        square = (spread(1 << square) & ring).bit_length() - 1
        way.append(square)
    return tuple(reversed(way))


def exact(start: int, target: int, steps: int, free: int) -> Way | None:
    """A way of exactly so many steps between two squares; None if there is none."""
    if start == target or (DARK >> start ^ DARK >> target ^ steps) & 1:
        return None
    way = shortest(layers(1 << start, free, steps), 1 << target & free)
    if way is None:
        return None
    return lengthened(way, steps, free) or _search(start, target, steps, free)


def exact_ways(start: int, targets: int, steps: int, free: int) -> Iterator[Way]:
    """A way of exactly so many steps to each square of a set that has one."""
    colour = DARK if (DARK >> start ^ steps) & 1 else ~DARK
    rings = layers(1 << start, free, steps)
    for number, ring in enumerate(rings[1:], 1):
        for target in squares_in(ring & targets & colour):
            way = lengthened(_traced(rings, target, number), steps, free)
            if way := way or _search(start, target, steps, free):
                yield way


def lengthened(way: Way, steps: int, free: int) -> Way | None:
    """The way with bulges until it has so many steps; None if they find no room.

    It has the right number of steps already, or an even number too few.
    """
    squares = list(way)
    left = free
    for square in way:
        left &= ~(1 << square)
    at = 0
    while len(squares) <= steps:
        if at == len(squares) - 1:
            return None
        for first, second, both in BULGES[squares[at], squares[at + 1]]:
            if left & both == both:
                squares[at + 1 : at + 1] = (first, second)
                left ^= both
                break
        else:
            at += 1
    return tuple(squares)


def _bulges() -> dict[tuple[int, int], tuple[tuple[int, int, int], ...]]:
    """For each step the two ways around it: two squares, and both as a set."""
    found = {}
    for square, neighbours in enumerate(NEIGHBOURS):
        for other in neighbours:
            offsets = (COLUMNS, -COLUMNS) if abs(square - other) == 1 else (1, -1)
            beside = [(square + offset, other + offset) for offset in offsets]
            found[square, other] = tuple(
                (a, b, 1 << a | 1 << b)
                for a, b in beside
                if a in neighbours and b in NEIGHBOURS[other]
            )
    return found


BULGES = _bulges()


def _search(start: int, target: int, steps: int, free: int) -> Way | None:
    """A way of exactly so many steps among all there are; None if there is none."""
    if steps == 1:
        return (start, target) if target in NEIGHBOURS[start] else None
    free &= ~(1 << start)
    if _cut_off(start, target, steps, free):
        return None
    for square in NEIGHBOURS[start]:
        if square != target and free >> square & 1:
            way = _search(square, target, steps - 1, free)
            if way is not None:
                return (start, *way)
    return None


def _cut_off(start: int, target: int, steps: int, free: int) -> bool:
    """Whether the target is too far, or there are too few squares of a colour on the way."""
    rings = layers(1 << start, free, steps)
    seen = sum(rings[1:])
    if not seen >> target & 1:
        return True
    dark = DARK >> start & 1
    odd, even = (seen & ~DARK, seen & DARK) if dark else (seen & DARK, seen & ~DARK)
    return odd.bit_count() < (steps + 1) // 2 or even.bit_count() < steps // 2


# -- through the ball


def legs(start: int, target: int, steps: int, free: int) -> Iterator[Way]:
    """All ways of exactly so many steps between two squares."""
    near, seen = [], 0
    for ring in layers(1 << target, free | 1 << start, steps):
        seen |= ring
        near.append(seen)
    near += [seen] * (steps + 1 - len(near))
    if near[steps] >> start & 1:
        yield from _legs((start,), target, steps, free & ~(1 << start), near)


def _legs(way: Way, target: int, steps: int, free: int, near: list[int]) -> Iterator[Way]:
    if steps == 0:
        if way[-1] == target:
            yield way
        return
    for square in NEIGHBOURS[way[-1]]:
        bit = 1 << square
        if free & bit and near[steps - 1] & bit and (square != target or steps == 1):
            yield from _legs((*way, square), target, steps - 1, free & ~bit, near)


def forks(origin: int, ball: int, ends: int, free: int) -> bool:
    """Whether two ways part at the ball that do not meet: to `origin` and to one of a set.

    That is so unless one square, which then lies on every way to the set, cuts the ball off from
    whatever else of both there is (the theorem of Menger).
    """
    goal = 1 << origin | ends
    way = shortest(layers(1 << ball, free), ends & free)
    if way is None or not _touches(ball, 1 << origin, free):
        return False
    return all(_touches(ball, goal & ~(1 << square), free & ~(1 << square)) for square in way[1:])


def _touches(start: int, squares: int, free: int) -> bool:
    """Whether a way leads to any of these squares."""
    seen = edge = 1 << start
    while edge:
        if edge & squares:
            return True
        edge = spread(edge) & free & ~seen
        seen |= edge
    return False


def through(origin: int, ball: int, target: int, steps: int, free: int) -> Way | None:
    """A way of exactly so many steps from `origin` over the ball to a square; None: no way."""
    if (DARK >> origin ^ DARK >> target ^ steps) & 1 or target in (origin, ball):
        return None
    if steps >= SQUARES or not free >> ball & 1 or not forks(origin, ball, 1 << target, free):
        return None
    back = shortest(layers(1 << ball, free, steps), 1 << origin)
    on = shortest(layers(1 << ball, free, steps), 1 << target)
    if back is None or on is None:
        return None
    firsts = range(len(back) - 1, steps - len(on) + 2, 2)
    for first in sorted(firsts, key=lambda first: min(first, steps - first)):
        way = _two_legs((origin, ball, target), first, steps - first, free)
        if way is not None:
            return way
    return None


def _two_legs(places: Way, first: int, second: int, free: int) -> Way | None:
    """A way over the ball of two legs that have so many steps: of the shorter one all are tried."""
    origin, ball, target = places
    if first <= second:
        for leg in legs(ball, origin, first, free & ~(1 << target)):
            rest = exact(ball, target, second, free & ~_set(leg))
            if rest is not None:
                return (*reversed(leg), *rest[1:])
        return None
    for leg in legs(ball, target, second, free & ~(1 << origin)):
        rest = exact(ball, origin, first, free & ~_set(leg) | 1 << origin)
        if rest is not None:
            return (*reversed(rest), *leg[1:])
    return None


def through_to_any(
    origin: int, ball: int, ends: int, most: tuple[int, int], free: int
) -> Way | None:
    """A way from `origin` over the ball to one of a set; None: there is none.

    `most` are the steps that it may take to the ball, and to its end.
    """
    reach, steps = most
    if not free >> ball & 1 or ball == origin:
        return None
    back = shortest(layers(1 << ball, free, reach), 1 << origin)
    on = shortest(layers(1 << ball, free, steps), ends)
    if back is None or on is None or not forks(origin, ball, ends & ~(1 << origin), free):
        return None
    last = min(reach, steps - len(on) + 1)
    for first in range(len(back) - 1, last + 1, 2):
        for leg in legs(ball, origin, first, free):
            left = free & ~_set(leg)
            way = shortest(layers(1 << ball, left, steps - first), ends & (left | 1 << ball))
            if way is not None:
                return (*reversed(leg), *way[1:])
    return None


def _set(way: Way) -> int:
    return sum(1 << square for square in way)


def is_way(way: Way) -> bool:
    """Whether these squares are a way: every step to a neighbour, no square twice."""
    steps = all(b in NEIGHBOURS[a] for a, b in pairwise(way))
    return steps and len(set(way)) == len(way)
