"""The men before the break (CR-1.4): the queen, six round her, twelve round them.

            w
          b   b
        w   b   w
          w   w
        b   q   b
          b   b
        w   w   w
          b   b
            w

White has three arms, a Y whose stem points at the breaker: here he sits below.
"""

from math import cos, radians, sin

from physics.laws.chairs import Chair
from physics.laws.measures import BLACK, QUEEN, WHITE, Man

RING, CORNERS, EDGES = 3180, 6360, 5508
STEM = 270
"""The direction in which a Y stands upright: down, to the player at the bottom."""


def rack(chair: Chair, degrees: int = 0) -> tuple[Man, ...]:
    """The rack of a breaker, turned by so many degrees counter-clockwise."""
    stem = STEM + 90 * chair + degrees
    men = [Man(QUEEN, 0, 0)]
    for step in range(6):
        ray = stem + 60 * step
        men += [
            _man(BLACK if step % 2 else WHITE, RING, ray),
            _man(WHITE, CORNERS, ray),
            _man(BLACK, EDGES, ray + 30),
        ]
    return tuple(men)


def _man(kind: str, distance: int, degrees: int) -> Man:
    ray = radians(degrees % 360)
    return Man(kind, round(distance * cos(ray)), round(distance * sin(ray)))
