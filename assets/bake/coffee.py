"""A coffee, because the meal is over: a cup on its saucer from above, its shadow on the table.

The middle of the saucer is the middle of the picture; the saucer's radius is 1 / 2.6 of its width.
Run `python -m assets.bake.coffee` to bake coffee-start.png and coffee-match.png.
"""

import math

import numpy as np

from assets.bake.light import (
    LIGHT,
    Array,
    Layer,
    noise,
    plane,
    rgb,
    save,
    shrink,
    smoothstep,
)
from assets.bake.turned import Disc, Ring, turned

ROOM = 1.3  # half the picture in radii of the saucer
FINE = 3  # samples a pixel each way
CUP = 0.56  # radius of the cup in radii of the saucer
CUP_AT = (-0.02, -0.03)  # the cup stands a little nearer to the lamp (x, y)
COFFEE = 0.835  # radius of the coffee in radii of the cup
SAUCER = Disc(
    (
        Ring(0, 1, "#efe7d8"),
        Ring(0.90, 0.935, "#b8562a"),
        Ring(0.50, 0.62, "#e6dcc9", -0.035),
    ),
    0.10,
    0.30,
)
CHINA = Disc(
    (Ring(0, 1, "#f6f0e4"), Ring(0.86, 0.99, "#fbf6ec", 0.05), Ring(0, 0.85, "#3c2113")), 0.05, 0.20
)


def liquid(x: Array, y: Array, seed: int = 2) -> Array:
    """Coffee with its crema; x and y in radii of the cup."""
    rng = np.random.default_rng(seed)
    ys, xs = y[:, 0] - y[0, 0], x[0] - x[0, 0]
    r = np.hypot(x, y)
    spin = np.arctan2(y, x) + 2.2 * r
    swirl = 0.5 * np.sin(3 * spin + 1.5 * noise(ys, xs, (0.36, 0.36), rng))
    swirl += 0.35 * noise(ys, xs, (0.2, 0.2), rng) + 0.12 * noise(ys, xs, (0.06, 0.06), rng)
    crema = 0.66 + 0.30 * smoothstep(0.45, 0.84, r) - 0.20 * smoothstep(0.5, 0.0, r)
    crema = np.clip(crema + 0.14 * swirl, 0, 1)[..., None]
    colour = rgb("#5a3212") * (1 - crema) + rgb("#bd874c") * crema
    colour *= (1 + 0.03 * noise(ys, xs, (0.028, 0.028), rng))[..., None]
    return _bubbles(_depth(colour, x, y), x, y, rng)


def _depth(colour: Array, x: Array, y: Array) -> Array:
    """The shadow of the cup's wall on the coffee, and the window in it."""
    towards = (x * LIGHT[0] + y * LIGHT[1]) / 0.74
    dark = smoothstep(-0.1, 0.9, towards) * smoothstep(0.30, 0.84, np.hypot(x, y))
    glint = 0.22 * np.exp(-(((x - 0.30) / 0.20) ** 2) - ((y - 0.42) / 0.10) ** 2)
    shaded = colour * (1 - 0.62 * dark)[..., None]
    deep: Array = shaded + (255 - shaded) * glint[..., None]
    return deep


def _bubbles(colour: Array, x: Array, y: Array, rng: np.random.Generator) -> Array:
    """A few bubbles that have gathered along the cup's wall."""
    for _ in range(14):
        turn, size = rng.uniform(0.2, 2.4), rng.uniform(0.010, 0.024)
        away = COFFEE - size - rng.exponential(0.03)
        bx, by = x - away * math.cos(turn), y - away * math.sin(turn)
        near = np.hypot(bx, by) / size
        rim = smoothstep(0.55, 0.85, near) * smoothstep(1.15, 0.95, near)
        spark = smoothstep(0.5, 0.1, np.hypot(bx / size + 0.35, by / size + 0.4))
        colour = colour * (1 - 0.35 * rim)[..., None]
        colour = colour + (255 - colour) * (0.6 * spark)[..., None]
    return colour


def handle(x: Array, y: Array, angle: float) -> tuple[Array, Array]:
    """Colour and alpha of the ear, in radii of the cup; `angle` in degrees, clockwise."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along, across = x * c + y * s, y * c - x * s
    out = np.clip(along, 0.85, 1.58)
    half = 0.12 + 0.018 * smoothstep(1.35, 1.6, out) + 0.03 * smoothstep(1.1, 0.9, out)
    dx, dy = along - out, across
    reach = np.hypot(dx, dy) / half
    height = np.sqrt(np.clip(1 - reach**2, 0.02, 1))
    lx, ly = LIGHT[0] * c + LIGHT[1] * s, LIGHT[1] * c - LIGHT[0] * s
    lambert = np.clip(dx / half * lx + dy / half * ly + height * LIGHT[2], 0, 1)
    lit = rgb("#f6efe2") * (0.42 + 0.68 * lambert)[..., None] ** np.array([0.94, 1.02, 1.12], "f4")
    lit += (255 - lit) * (0.75 * lambert**24)[..., None]
    soft = 0.03
    return lit, 1 - smoothstep(1 - soft / half.min(), 1 + soft / half.min(), reach)


def coffee(radius: int, angle: float, fine: int = FINE) -> Layer:
    """Cup, saucer and shadows; `radius` of the saucer in pixels, the handle's angle in degrees."""
    n = 2 * round(radius * ROOM)
    step = np.linspace(-ROOM, ROOM, n * fine, endpoint=False) + ROOM / (n * fine)
    y, x = plane(step.astype("f4"), step.astype("f4"))
    soft = 0.8 / radius
    layer = Layer(n, n)
    saucer, round_ = turned(SAUCER, x, y, soft)
    cx, cy = (x - CUP_AT[0]) / CUP, (y - CUP_AT[1]) / CUP
    cup, cup_alpha = turned(CHINA, cx, cy, soft / CUP)
    ear, ear_alpha = handle(cx, cy, angle)
    small = shrink(round_, fine)
    for shift, blur, strength in ((0.105, 0.07, 0.60), (0.03, 0.022, 0.40)):
        layer.shade(small, (shift * radius, shift * 0.8 * radius), blur * radius, strength)
    _put(layer, saucer, round_, fine)
    standing = shrink(np.maximum(cup_alpha, ear_alpha), fine)
    _shade_inside(layer, standing, small, radius)
    _put(layer, ear, ear_alpha, fine)
    _put(layer, cup, cup_alpha, fine)
    well = smoothstep(COFFEE + 0.012, COFFEE - 0.012, np.hypot(cx, cy))
    _put(layer, liquid(cx, cy), well, fine)
    return layer


def _put(layer: Layer, colour: Array, alpha: Array, fine: int) -> None:
    ready = np.clip(colour, 0, 255) * alpha[..., None]
    layer.lay_ready(shrink(ready, fine), shrink(alpha, fine))


def _shade_inside(layer: Layer, standing: Array, saucer: Array, radius: float) -> None:
    """The cup's shadow falls on the saucer; what would pass its edge has fallen on the table."""
    below = Layer(*saucer.shape)
    for shift, blur, strength in ((0.12, 0.055, 0.42), (0.035, 0.02, 0.35)):
        below.shade(standing, (shift * radius, shift * 0.8 * radius), blur * radius, strength)
    layer.lay_ready(below.colour * saucer[..., None], below.alpha * saucer)


def bake() -> None:
    save(coffee(212, 146).surface(), "coffee-start.png")
    save(coffee(196, 35).surface(), "coffee-match.png")


if __name__ == "__main__":
    bake()
