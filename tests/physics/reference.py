"""An independent reading of the same mechanics, slow and plain, to measure the table against.

Two discs that meet exchange one impulse along the line of their centres; between contacts every
disc follows its closed form. At every event all pairs are asked again; two gliding discs by the
companion matrix of their quartic. Nothing here is shared with the table: no Pymunk, no queue, no
Newton walk, and a disc falls or stops by its own formula.
"""

from dataclasses import dataclass
from math import hypot, inf, sqrt

import numpy as np

HALF, PLACE, RIM = 370.0, 347.75, 22.25
NEVER = (inf, "rest", -1, -1)
TOUCHING = 1e-8


@dataclass
class Body:
    x: float
    y: float
    u: float
    v: float
    r: float
    m: float
    pocket: int | None = None

    @property
    def speed(self) -> float:
        return hypot(self.u, self.v)

    def decelerate(self, a: float) -> tuple[float, float]:
        s = self.speed
        return (-a * self.u / s, -a * self.v / s) if s else (0.0, 0.0)

    def fly(self, dt: float, a: float) -> None:
        """Forward by `dt`, which is not after its stop."""
        ax, ay = self.decelerate(a)
        self.x += self.u * dt + ax * dt * dt / 2
        self.y += self.v * dt + ay * dt * dt / 2
        self.u += ax * dt
        self.v += ay * dt


def roots(*coefficients: float) -> list[float]:
    """The real positive roots of a polynomial, highest power first, polished by Newton."""
    found = []
    polynomial = np.trim_zeros(np.array(coefficients), "f")
    slope = np.polyder(polynomial)
    for root in np.roots(polynomial):
        if abs(root.imag) < 1e-6 * max(1.0, abs(root)):
            t = float(root.real)
            for _ in range(3):
                steep = np.polyval(slope, t)
                t -= float(np.polyval(polynomial, t) / steep) if steep else 0.0
            found.append(t)
    return sorted(t for t in found if t > 0)


def meeting(p: Body, q: Body, a: float) -> float:
    """When two discs meet, if nothing else happens before."""
    ex, ey, wx, wy = q.x - p.x, q.y - p.y, q.u - p.u, q.v - p.v
    reach = p.r + q.r
    along = ex * wx + ey * wy
    if hypot(ex, ey) - reach < TOUCHING and along < 0:
        return 0.0
    (px, py), (qx, qy) = p.decelerate(a), q.decelerate(a)
    ax, ay = qx - px, qy - py
    quartic = (
        (ax * ax + ay * ay) / 4,
        wx * ax + wy * ay,
        wx * wx + wy * wy + ex * ax + ey * ay,
        2 * along,
        ex * ex + ey * ey - reach * reach,
    )
    slope = np.polyder(np.array(quartic))
    for t in roots(*quartic):
        if np.polyval(slope, t) < 0:
            return t
    return inf


def crossing(distance: float, speed: float, a: float) -> float:
    """When a disc has gone `distance` on its straight way."""
    left = speed * speed - 2 * a * distance
    return 2 * distance / (speed + sqrt(left)) if left >= 0 else inf


def frame(body: Body, a: float) -> tuple[float, int]:
    """When it meets which frame: -1 bottom, -2 right, -3 top, -4 left."""
    s, room = body.speed, HALF - body.r
    ways = [
        (-1, -body.v, room + body.y),
        (-2, body.u, room - body.x),
        (-3, body.v, room - body.y),
        (-4, -body.u, room + body.x),
    ]
    times = [(crossing(max(d, 0.0) / w * s, s, a), k) for k, w, d in ways if w > 0]
    return min(times, default=(inf, 0))


def pocket(body: Body, a: float) -> tuple[float, int]:
    """When its centre comes to the rim of which pocket."""
    best, s = (inf, -1), body.speed
    for k, (cx, cy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        ex, ey = body.x - cx * PLACE, body.y - cy * PLACE
        b = (ex * body.u + ey * body.v) / s
        inside = b * b - (ex * ex + ey * ey - RIM * RIM)
        if inside >= 0 and b < 0:
            best = min(best, (crossing(max(-b - sqrt(inside), 0.0), s, a), k))
    return best


def hit(p: Body, q: Body, e: float) -> None:
    ex, ey = q.x - p.x, q.y - p.y
    d = hypot(ex, ey)
    nx, ny = ex / d, ey / d
    closing = (p.u - q.u) * nx + (p.v - q.v) * ny
    push = (1 + e) * closing / (1 / p.m + 1 / q.m)
    p.u, p.v = p.u - push / p.m * nx, p.v - push / p.m * ny
    q.u, q.v = q.u + push / q.m * nx, q.v + push / q.m * ny


def rebound(p: Body, k: int, e: float) -> None:
    if k in {-2, -4}:
        p.u *= -e
    else:
        p.v *= -e


def earliest(bodies: list[Body], a: float) -> tuple[float, str, int, int]:
    best = NEVER
    live = [(i, b) for i, b in enumerate(bodies) if b.pocket is None]
    for i, p in live:
        if p.speed:
            events = [(p.speed / a, "stop", i, -1)]
            t, k = frame(p, a)
            events.append((t, "frame", i, k))
            t, k = pocket(p, a)
            events.append((t, "pocket", i, k))
            best = min(best, *events)
        for j, q in live:
            if j > i and (p.speed or q.speed):
                best = min(best, (meeting(p, q, a), "hit", i, j))
    return best


def play(
    bodies: list[Body], friction: float, e_men: float = 0.80, e_frame: float = 0.72
) -> list[Body]:
    """Play until everything rests, in place; `friction` is the loss of speed in mm/s²."""
    while True:
        dt, what, i, j = earliest(bodies, friction)
        if what == "rest":
            return bodies
        for body in bodies:
            if body.pocket is None and body.speed:
                body.fly(dt, friction)
        if what == "hit":
            hit(bodies[i], bodies[j], e_men)
        elif what == "frame":
            rebound(bodies[i], j, e_frame)
        else:
            bodies[i].u = bodies[i].v = 0.0
            bodies[i].pocket = j if what == "pocket" else None
