"""The walnut table top everything lies on: long boards seen from above under a warm lamp.

Run `python -m assets.bake.wood` to bake walnut.jpg.
"""

import numpy as np

from assets.bake.light import Array, Chance, noise, plane, save, smoothstep, ticks, to_surface

WIDE, HIGH = 1280, 800  # the table in units
DENSITY = 2.0  # pixels a unit
BOARDS = ((212, -0.2), (236, 0.62), (196, 1.3), (220, 0.35))  # each one's width, heart across it


def growth(ys: Array, xs: Array, heart: float, rng: Chance) -> Array:
    """Year rings of a flat-sawn board with its grain along x: 0 early wood, 1 late wood.

    `heart` is where the heart of the tree lies across the board (0-1; outside: straight grain).
    """
    high, wide = float(ys[-1]), float(xs[-1])
    y, x = plane(ys, xs)
    across = y - high * heart + 10 * noise(ys, xs, (high / 1.6, 420), rng)
    radius = np.hypot(across, 46) + 0.04 * rng.choice((-1, 1)) * (x - wide * rng.random())
    radius += 3.0 * noise(ys, xs, (30, 300), rng) + 1.0 * noise(ys, xs, (9, 110), rng)
    turn = radius / 12 + 0.8 * np.sin(radius / 12 / 3.7)
    turn -= np.floor(turn)
    rings: Array = np.where(turn < 0.8, (turn / 0.8) ** 2.0, 1 - smoothstep(0.8, 1, turn))
    return rings


def board(high: float, wide: float, heart: float, density: float, rng: Chance) -> Array:
    """One board: rings, fibre, pores, a cloud of tone, its two worn edges."""
    ys, xs = ticks(high, density), ticks(wide, density)
    rings = growth(ys, xs, heart, rng)
    tone = 1 + rng.uniform(-0.05, 0.05)
    fibre = 0.45 * noise(ys, xs, (1.3, 70), rng) + 0.45 * noise(ys, xs, (2.6, 160), rng)
    fibre += 0.35 * noise(ys, xs, (0.6, 34), rng)
    cloud = noise(ys, xs, (high / 2, 300), rng)
    pores = smoothstep(1.0, 1.5, noise(ys, xs, (0.9, 11), rng) + 0.25 * rings)
    pores += 0.6 * smoothstep(1.0, 1.5, noise(ys, xs, (0.55, 6), rng) + 0.30 * rings)
    contrast = 0.17 + 0.05 * noise(ys, xs, (60, 400), rng)
    bright = (1.05 - contrast * rings + 0.085 * fibre + 0.075 * cloud - 0.19 * pores) * tone
    warm = cloud[..., None] * np.array([2.5, 0.5, -1], "f4")
    colour = np.array([88, 55, 36], "f4") * bright[..., None] + warm
    return _edges(colour, ys)


def _edges(colour: Array, ys: Array) -> Array:
    """The gap under a board and the light on its upper edge."""
    high = float(ys[-1] + ys[0])
    near = np.minimum(ys, high - ys)
    gap = 0.26 * np.exp(-near / 1.0) * (ys > high / 2) + 0.08 * np.exp(-near / 5)
    lit: Array = colour * (1 - gap)[:, None, None] + (6 * np.exp(-ys / 0.8))[:, None, None]
    return lit


def lamp(ys: Array, xs: Array) -> Array:
    """A pool of light left of the middle, darker corners."""
    y, x = plane(ys / float(ys[-1]), xs / float(xs[-1]))
    return 1.18 - 0.64 * smoothstep(0.05, 1.0, np.hypot((x - 0.38) * 1.05, (y - 0.34) * 0.95))


def walnut(density: float = DENSITY, seed: int = 4) -> Array:
    """The table top, HIGH x WIDE units, as colours."""
    rng = np.random.default_rng(seed)
    rows = [board(high, WIDE, heart, density, rng) for high, heart in BOARDS]
    table = np.concatenate(rows)[: round(HIGH * density)]
    light = lamp(ticks(HIGH, density), ticks(WIDE, density))
    lit: Array = table * light[..., None]
    dither = rng.uniform(-0.5, 0.5, lit.shape[:2]).astype("f4")  # dark slopes would show bands
    top: Array = lit + dither[..., None]
    return top


def bake() -> None:
    save(to_surface(walnut()), "walnut.jpg")


if __name__ == "__main__":
    bake()
