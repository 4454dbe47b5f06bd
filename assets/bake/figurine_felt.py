"""The felt of the mat of figurine football: how bright each spot of it is, in greys.

The painter dyes the squares and multiplies them by this, so that a mat of any shape has the same
fibres.  It is lit from the upper left.
Run `python -m assets.bake.figurine_felt` to bake figurine-felt.jpg.
"""

import numpy as np

from assets.bake.light import Array, noise, plane, save, ticks, to_surface

WIDE, HIGH = 924.0, 640.0  # points
DENSITY = 1.75  # pixels a point
FIBRE, CLOUD = 0.032, 0.02  # how far fibres and hollows stray from the mean


def felt(density: float = DENSITY) -> Array:
    """Brightness, about 0.7 to 1, of WIDE x HIGH points."""
    rng = np.random.default_rng(17)
    ys, xs = ticks(HIGH, density), ticks(WIDE, density)
    y, x = plane(ys, xs)
    lamp = 0.97 - 0.21 * np.hypot(x / WIDE - 0.42, y / HIGH - 0.38)
    lamp = lamp + FIBRE * (noise(ys, xs, (1.6, 2.4), rng) + 0.7 * noise(ys, xs, (2.4, 1.4), rng))
    bright: Array = lamp + CLOUD * (noise(ys, xs, (14, 20), rng) + noise(ys, xs, (60, 80), rng))
    return bright


def bake() -> None:
    bright = np.clip(felt(), 0, 1)[..., None] * np.array([255.0, 255, 255], "f4")
    save(to_surface(bright), "figurine-felt.jpg")


if __name__ == "__main__":
    bake()
