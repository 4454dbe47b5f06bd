"""The blank sheet of the paper game, and the grain that its ink skips on.

Run `python -m assets.bake.sheet` to bake paper.jpg and paper-grain.png.
"""

import numpy as np

from assets.bake.light import (
    Array,
    noise,
    plane,
    save,
    smoothstep,
    ticks,
    tiling_noise,
    to_surface,
)

WIDE, HIGH = 560, 772  # the sheet in units
DENSITY = 2.0  # pixels a unit
GRAIN = 512  # side of the grain's tile in pixels
CREAM = (252, 249, 241)


def blank(density: float = DENSITY, seed: int = 3) -> Array:
    """The sheet without any line: fibres, specks, a light that falls off to the lower right."""
    rng = np.random.default_rng(seed)
    ys, xs = ticks(HIGH, density), ticks(WIDE, density)
    fibre = noise(ys, xs, (1.6, 5), rng) + noise(ys, xs, (5, 1.6), rng)
    fibre += 0.8 * noise(ys, xs, (0.7, 2.2), rng) + 0.8 * noise(ys, xs, (2.2, 0.7), rng)
    specks = smoothstep(1.55, 2.0, noise(ys, xs, (1.2, 2.6), rng))
    colour = np.array(CREAM, "f4") + fibre[..., None] * np.array([0.8, 0.85, 1.0], "f4")
    colour += 1.5 * noise(ys, xs, (120, 140), rng)[..., None]
    colour -= specks[..., None] * np.array([5, 7, 10], "f4")
    y, x = plane(ys / HIGH, xs / WIDE)
    fall = 1.012 - 0.055 * smoothstep(0, 1.35, x * 0.75 + y * 0.6)
    sheet: Array = colour * fall[..., None]
    return sheet


def grain(size: int = GRAIN, seed: int = 5) -> Array:
    """How much ink the paper takes, 0-1, on a tile of size x size pixels whose edges meet."""
    rng = np.random.default_rng(seed)
    fine, coarse = int(size / 1.3), int(size / 2.6)
    even = 0.7 * tiling_noise(size, (fine, fine), rng)
    even += 0.5 * tiling_noise(size, (coarse, coarse), rng)
    skips = smoothstep(0.7, 1.3, tiling_noise(size, (fine, int(size / 1.8)), rng))
    takes: Array = np.clip(0.91 + 0.09 * even - 0.30 * skips, 0, 1)
    return takes


def bake() -> None:
    save(to_surface(blank()), "paper.jpg")
    steps = np.round(grain() * 31) * (255 / 31)  # 32 greys are enough and pack well
    save(to_surface(np.repeat(steps[..., None], 3, 2)), "paper-grain.png")


if __name__ == "__main__":
    bake()
