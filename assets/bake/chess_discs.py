"""The players of chess football without their figures, and the coin: turned discs from above.

Home is pale lacquer with a thin double ring, away dark with a milled brass rim; the coin shows a
crown for heads and a ball for tails.  A picture is 200 pixels wide, its disc's radius RADIUS of
them, without a shadow.
Run `python -m assets.bake.chess_discs` to bake chess-home.png, chess-away.png and two coin-*.png.
"""

import math
from collections.abc import Callable

import numpy as np
import pygame

from assets.bake.light import Array, Layer, plane, rgb, save, shrink, smoothstep, svg
from assets.bake.turned import Disc, Ring, turned

PIXELS = 200
RADIUS = 96.0
FINE = 4
Paint = Callable[[Array, Array, Array], Array]  # colours, x and y in radii to colours

HOME = Disc(
    (
        Ring(0, 1, "#f8edd6"),
        Ring(0.875, 1, "#efdfbd"),
        Ring(0.815, 0.865, "#a8432c", -0.022),
        Ring(0.755, 0.785, "#b96a4c", -0.016),
    ),
    0.11,
    0.28,
)
AWAY = Disc((Ring(0, 1, "#30344a"), Ring(0.79, 0.835, "#14161f", -0.02)), 0.09, 0.30)
COIN = Disc(
    (Ring(0, 1, "#d9ac58"), Ring(0.84, 0.97, "#c9983f", 0.035), Ring(0.80, 0.83, "#8d6526")),
    0.07,
    0.75,
)
BEADS = 16
CROWN = "M22 70 16 34l20 15 14-27 14 27 20-15-6 36zM22 76h56v8H22z"


def plain(colours: Array, _x: Array, _y: Array) -> Array:
    return colours


def milled(colours: Array, x: Array, y: Array) -> Array:
    """Brass beads along the rim with dark between them."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    wave = np.sin(turn * BEADS)
    bead = smoothstep(-0.12, 0.12, wave)[..., None]
    light = (0.80 + 0.34 * np.clip(-0.62 * x - 0.78 * y, -1, 1))[..., None]
    rim = rgb("#4a3a22") * (1 - bead) + rgb("#e9bf6b") * light * bead
    on = smoothstep(0.845, 0.865, r)[..., None] * (1 - smoothstep(0.985, 1.0, r))[..., None]
    return np.asarray(colours * (1 - on) + rim * on, "f4")


def struck(body: str) -> Paint:
    """A mark raised on the coin, lit at its upper left, shaded at its lower right."""

    def paint(colours: Array, _x: Array, _y: Array) -> Array:
        count = colours.shape[0]
        half = round(count * RADIUS / PIXELS * 0.60)
        mark = np.zeros(colours.shape[:2], "f4")
        drawn = pygame.surfarray.array_alpha(svg((2 * half, 2 * half), body, "0 0 100 100")).T
        mark[count // 2 - half : count // 2 + half, count // 2 - half : count // 2 + half] = drawn
        mark /= 255
        step = max(2, count // 110)
        slope = np.roll(mark, (-step, -step), (0, 1)) - np.roll(mark, (step, step), (0, 1))
        return np.asarray(colours * (1 + 0.10 * mark[..., None]) + 62 * slope[..., None], "f4")

    return paint


def _ball() -> str:
    """A football: a ring, a pentagon and its five seams."""
    corners = [math.radians(90 + 72 * k) for k in range(5)]

    def spot(turn: float, far: float) -> str:
        return f"{50 + far * math.cos(turn):.1f} {50 - far * math.sin(turn):.1f}"

    five = "L".join(spot(turn, 17) for turn in corners)
    seams = "".join(f"M{spot(turn, 17)}L{spot(turn, 40)}" for turn in corners)
    return (
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="#fff" stroke-width="7"/>'
        f'<path d="M{five}Z" fill="#fff"/><path d="{seams}" stroke="#fff" stroke-width="6"/>'
    )


KINDS: dict[str, tuple[Disc, Paint]] = {
    "chess-home": (HOME, plain),
    "chess-away": (AWAY, milled),
    "coin-heads": (COIN, struck(f'<path d="{CROWN}" fill="#fff"/>')),
    "coin-tails": (COIN, struck(_ball())),
}


def disc(kind: str, pixels: int = PIXELS) -> Layer:
    """A disc from above on a clear ground, `pixels` wide."""
    form, paint = KINDS[kind]
    count = pixels * FINE
    side = ((np.arange(count) + 0.5 - count / 2) / (RADIUS * count / PIXELS)).astype("f4")
    y, x = plane(side, side)
    lit, alpha = turned(form, x, y, PIXELS / RADIUS / pixels * 0.6)
    lit = np.clip(paint(lit, x, y), 0, 255)
    layer = Layer(pixels, pixels)
    layer.lay_ready(shrink(lit * alpha[..., None], FINE), shrink(alpha, FINE))
    return layer


def bake() -> None:
    for kind in KINDS:
        save(disc(kind).surface(), f"{kind}.png")


if __name__ == "__main__":
    bake()
