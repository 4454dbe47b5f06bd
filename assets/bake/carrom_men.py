"""The carrom men and the striker: turned discs, told apart by their rings without any colour.

White has two fine grooves, black one broad pale band, the queen a star, the striker two rings, a
dot in the middle and eight round it. A man's picture is 200 pixels wide and his radius RADIUS of
them, the striker's as well; their middles are the middles of their pictures, and the shadow is
left to whoever lays them down.
Run `python -m assets.bake.carrom_men` to bake carrom-white.png and the three others.
"""

import math
from collections.abc import Callable

import numpy as np

from assets.bake.light import Array, Layer, plane, rgb, save, shrink, smoothstep
from assets.bake.turned import Disc, Ring, turned

PIXELS = 200
RADIUS = 96.0  # of a disc in its picture, in pixels
FINE = 4  # samples a pixel each way
TEAL, BONE, BRASS = "#1f6670", "#ece3d0", "#ffe2a6"
Mark = Callable[[Array, Array], Array]  # x and y in radii to how much of a mark lies there

WHITE = Disc(
    (
        Ring(0, 1, "#f1dcae"),
        Ring(0.62, 0.71, "#a97f49", -0.03),
        Ring(0.31, 0.39, "#a97f49", -0.03),
    ),
    0.2,
    0.42,
)
BLACK = Disc((Ring(0, 1, "#322824"), Ring(0.49, 0.66, "#bfa88c", 0.010)), 0.2, 0.34)
QUEEN = Disc((Ring(0, 1, "#b3261d"), Ring(0.67, 0.76, "#f0cf8e", 0.015)), 0.2, 0.36)
STRIKER = Disc(
    (
        Ring(0, 1, BONE),
        Ring(0.75, 0.82, TEAL, -0.02),
        Ring(0.40, 0.46, TEAL, -0.02),
        Ring(0, 0.13, TEAL, -0.02),
    ),
    0.15,
    0.5,
)


def star(x: Array, y: Array) -> Array:
    """Six slender points round the middle."""
    sector = math.pi / 3
    turn = np.mod(np.arctan2(x, -y) + sector / 2, sector) - sector / 2
    r = np.hypot(x, y)
    out, aside = r * np.cos(turn), np.abs(r * np.sin(turn))
    half = np.where(out < 0.16, 0.02 + 0.82 * out, 0.131 * (0.54 - out) / 0.38)
    mark: Array = smoothstep(-0.008, 0.008, half - aside)
    return mark


def dots(x: Array, y: Array) -> Array:
    """Eight dots between the two rings."""
    sector = math.pi / 4
    turn = np.mod(np.arctan2(x, -y) + sector / 2, sector) - sector / 2
    r = np.hypot(x, y)
    away = np.hypot(r * np.cos(turn) - 0.605, r * np.sin(turn))
    mark: Array = 1 - smoothstep(0.058, 0.074, away)
    return mark


def bare(x: Array, _y: Array) -> Array:
    return np.zeros_like(x)


KINDS: dict[str, tuple[Disc, str, Mark]] = {
    "white": (WHITE, BRASS, bare),
    "black": (BLACK, BRASS, bare),
    "queen": (QUEEN, BRASS, star),
    "striker": (STRIKER, TEAL, dots),
}


def disc(kind: str, pixels: int = PIXELS) -> Layer:
    """A disc from above on a clear ground, `pixels` wide."""
    form, colour, mark = KINDS[kind]
    count = pixels * FINE
    side = ((np.arange(count) + 0.5 - count / 2) / (RADIUS * count / PIXELS)).astype("f4")
    y, x = plane(side, side)
    lit, alpha = turned(form, x, y, PIXELS / RADIUS / pixels * 0.6)
    on = mark(x, y)[..., None]
    lit = np.clip(lit * (1 - on) + rgb(colour) * on, 0, 255)
    layer = Layer(pixels, pixels)
    layer.lay_ready(shrink(lit * alpha[..., None], FINE), shrink(alpha, FINE))
    return layer


def bake() -> None:
    for kind in KINDS:
        save(disc(kind).surface(), f"carrom-{kind}.png")


if __name__ == "__main__":
    bake()
