"""When two gliding discs meet: the first root of the quartic of their distance.

Each of the two slows down along its own line, so their distance vector is a parabola in time and
its square a polynomial of fourth degree. Between its points of inflection that polynomial is
convex or concave, and there Newton's method, begun on the proper side, walks to the first root
without ever passing it.
"""

from math import sqrt

Quartic = tuple[float, float, float, float, float]
"""The coefficients, lowest power first."""

FINEST = 1e-15
"""Seconds: a root is found when a further step would be shorter."""


def first_meeting(quartic: Quartic, until: float) -> float | None:
    """The first moment in 0..until at which the polynomial falls to zero, or None.

    One that is not above zero at 0 and falls there meets at 0: the discs touch already.
    """
    _, _, c2, c3, c4 = quartic
    square = 9 * c3 * c3 - 24 * c4 * c2
    if square <= 0 or c4 == 0:
        return _walk_down(quartic, 0.0, until)
    root = sqrt(square)
    low, high = (-3 * c3 - root) / (12 * c4), (-3 * c3 + root) / (12 * c4)
    if high <= 0 or low >= until:
        return _walk_down(quartic, 0.0, until)
    return _walk_pieces(quartic, until, max(low, 0.0), min(high, until))


def _walk_pieces(quartic: Quartic, until: float, low: float, high: float) -> float | None:
    """The first meeting if the polynomial is concave from `low` to `high`, convex elsewhere."""
    moment = _walk_down(quartic, 0.0, low) if low > 0 else None
    if moment is None:
        moment = _walk_back(quartic, low, high)
    if moment is None and high < until:
        moment = _walk_down(quartic, high, until)
    return moment


def _walk_down(quartic: Quartic, t: float, end: float) -> float | None:
    """From the left end of a convex stretch towards the root, never past it."""
    c0, c1, c2, c3, c4 = quartic
    while True:
        slope = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))
        if slope >= 0:
            return None
        step = (c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) / -slope
        if step < FINEST:
            return t
        t += step
        if t > end:
            return None


def _walk_back(quartic: Quartic, begin: float, end: float) -> float | None:
    """From the right end of a concave stretch, below zero, back to where it fell to zero."""
    c0, c1, c2, c3, c4 = quartic
    t = end
    while True:
        height = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
        slope = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))
        if height > 0 and t == end:
            return None
        if slope >= 0:  # rising until the end, or never above zero: the top is where it falls
            return None if t == end else t
        step = height / slope
        if step < FINEST:
            return max(t, begin)
        t -= step
        if t <= begin:
            return begin
