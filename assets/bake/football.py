"""The football: a white ball with its twelve dark pentagons and its seams, lit from the upper left.

Run `python -m assets.bake.football` to bake football.png, 128 x 128, the ball's radius 60 pixels.
"""

from itertools import product

import numpy as np

from assets.bake.light import LIGHT, Array, Layer, plane, rgb, save, shrink, smoothstep

PIXELS, RADIUS = 128, 60.0
FINE = 4
GOLDEN = (1 + 5**0.5) / 2
LEATHER, PATCH, SEAM = "#fcf7ec", "#2b2622", "#bcae97"
TURN = (0.5, 0.42)  # radians, how the ball lies


def _unit(points: list[tuple[float, float, float]]) -> Array:
    found = np.array(points, "f4")
    return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True), "f4")


def _cycled(x: float, y: float, z: float) -> list[tuple[float, float, float]]:
    return [(x, y, z), (y, z, x), (z, x, y)]


def pentagons() -> Array:
    """The middles of the twelve dark patches, on a ball of radius 1."""
    return _unit([p for a, b in product((1, -1), repeat=2) for p in _cycled(0, a, b * GOLDEN)])


def hexagons() -> Array:
    """The middles of the twenty pale ones."""
    some = [(a, b, c) for a, b, c in product((1.0, -1.0), repeat=3)]
    for a, b in product((1, -1), repeat=2):
        some += _cycled(0, a * GOLDEN, b / GOLDEN)
    return _unit(some)


def turned_about(turn: tuple[float, float]) -> Array:
    """The matrix of a turn about the line of sight and one about the level axis."""
    (s, t), (c, k) = np.sin(turn), np.cos(turn)
    about = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]], "f4")
    tip = np.array([[1, 0, 0], [0, k, -t], [0, t, k]], "f4")
    return np.asarray(about @ tip, "f4")


def leather(points: Array, soft: float) -> Array:
    """The colours of points on a ball of radius 1."""
    five, six = points @ pentagons().T, points @ hexagons().T
    dark = smoothstep(0.928 - soft, 0.928 + soft, five.max(-1))[..., None]
    near = np.sort(np.concatenate([five, six * 0.985], -1), -1)
    seam = 1 - smoothstep(0.010, 0.010 + 2 * soft, near[..., -1] - near[..., -2])[..., None]
    pale = rgb(LEATHER) * (1 - seam) + rgb(SEAM) * seam
    return np.asarray(pale * (1 - dark) + rgb(PATCH) * dark, "f4")


def ball(pixels: int = PIXELS) -> Layer:
    """The ball on a clear ground, `pixels` wide."""
    count = pixels * FINE
    side = ((np.arange(count) + 0.5 - count / 2) / (RADIUS * count / PIXELS)).astype("f4")
    y, x = plane(side, side)
    r2 = x * x + y * y
    alpha = (r2 <= 1).astype("f4")
    normal = np.stack([x, y, np.sqrt(np.clip(1 - r2, 0, 1))], -1)
    colour = leather(normal @ turned_about(TURN), 0.012)
    diffuse = np.clip(normal @ LIGHT, 0, 1)[..., None]
    half = (LIGHT + np.array([0, 0, 1], "f4")) / np.linalg.norm(LIGHT + np.array([0, 0, 1], "f4"))
    shine = np.clip(normal @ half, 0, 1)[..., None] ** 36
    lit = np.clip(colour * (0.44 + 0.66 * diffuse) + 70 * shine, 0, 255)
    layer = Layer(pixels, pixels)
    layer.lay_ready(shrink(lit * alpha[..., None], FINE), shrink(alpha, FINE))
    return layer


def bake() -> None:
    save(ball().surface(), "football.png")


if __name__ == "__main__":
    bake()
