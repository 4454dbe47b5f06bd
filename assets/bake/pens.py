"""The two players' pens lying on the table: a blue ballpoint, uncapped, and a capped brown one.

Each pen is 330 units long; its middle is the middle of its picture.
Run `python -m assets.bake.pens` to bake pen-blue.png and pen-brown.png.
"""

import math
from dataclasses import dataclass

import numpy as np

from assets.bake.light import LIGHT, Array, Layer, plane, rgb, save, shrink, smoothstep, ticks

LONG = 330.0
DENSITY = 2.0  # pixels a unit
FINE = 3  # samples a pixel each way
ROOM = 26.0  # clear border in units, for the shadow
BRASS = "#c9a15c"
STEEL = "#96969c"
Band = tuple[float, float, str]


@dataclass(frozen=True)
class Pen:
    """A pen from its back end (0) to its point (LONG): outline, bands of metal, clip of the cap."""

    body: str
    outline: tuple[tuple[float, float], ...]  # (place, radius) in units
    bands: tuple[Band, ...]
    seams: tuple[float, ...]  # thin dark joints
    clip: tuple[float, float] | None = None  # where it begins and ends

    def radius(self, along: Array) -> Array:
        places, radii = zip(*self.outline, strict=True)
        at: Array = np.interp(along, places, radii)
        return at.astype("f4")

    def colours(self, along: Array) -> Array:
        colour: Array = np.broadcast_to(rgb(self.body), (*along.shape, 3)).copy()
        for start, end, metal in self.bands:
            colour[(along >= start) & (along < end)] = rgb(metal)
        for seam in self.seams:
            colour *= (1 - 0.45 * np.exp(-(((along - seam) / 0.45) ** 2)))[..., None]
        return colour


BLUE = Pen(
    "#20409a",
    (
        (0, 3.0),
        (3, 6.2),
        (8, 7.6),
        (14, 8.0),
        (90, 8.4),
        (91, 8.9),
        (97, 8.9),
        (98, 8.5),
        (210, 9.0),
        (284, 7.6),
        (285, 6.9),
        (318, 3.4),
        (319, 2.2),
        (328, 1.2),
        (330, 0.6),
    ),
    ((12, 15, BRASS), (91, 97, BRASS), (285, 319, BRASS), (319, LONG, STEEL)),
    (12, 15, 91, 97, 285, 290, 319),
)
BROWN = Pen(
    "#8c3216",
    (
        (0, 3.0),
        (3, 6.2),
        (8, 7.6),
        (14, 8.0),
        (150, 8.5),
        (151, 9.3),
        (157, 9.5),
        (160, 9.7),
        (240, 9.7),
        (322, 8.6),
        (327, 6.0),
        (330, 2.5),
    ),
    ((12, 15, BRASS), (150, 157, BRASS), (319, 322, BRASS)),
    (12, 15, 150, 157, 319, 322),
    (168, 272),
)


def lit(pen: Pen, along: Array, across: Array, turn: tuple[float, float]) -> Array:
    """Colours of a body of revolution; `turn` is cosine and sine of how the pen lies."""
    r = np.maximum(pen.radius(along), 0.1)
    slope = (pen.radius(along + 0.25) - pen.radius(along - 0.25)) / 0.5
    nx = np.clip(across / r, -1, 1)
    nz = np.sqrt(1 - nx**2)
    ny = -0.8 * np.clip(slope, -1.2, 1.2)
    long_way = np.sqrt(nx**2 + ny**2 + nz**2)
    lx, ly = LIGHT[0] * turn[0] - LIGHT[1] * turn[1], LIGHT[0] * turn[1] + LIGHT[1] * turn[0]
    lambert = np.clip((nx * lx + ny * ly + nz * LIGHT[2]) / long_way, 0, 1)
    colour: Array = pen.colours(along) * (0.30 + 0.95 * lambert)[..., None]
    gleam = 0.55 * np.exp(-(((nx + 0.40) / 0.11) ** 2)) + 0.10 * np.exp(-(((nx - 0.72) / 0.1) ** 2))
    colour = colour + (255 - colour) * (0.75 * gleam)[..., None]
    return colour if pen.clip is None else _clip(colour, pen.clip, along, across)


def _clip(colour: Array, clip: tuple[float, float], along: Array, across: Array) -> Array:
    """The cap's clip: a rounded bar of brass, its shadow to the right of it."""
    start, end = clip
    beyond = along - np.clip(along, start + 2.1, end - 2.6)
    half = 2.1 + 0.5 * smoothstep(end - 12, end, along)
    reach = np.hypot(beyond, across - 0.5) - half
    shadow = (
        np.hypot(along - 1.2 - np.clip(along - 1.2, start + 2.1, end - 2.6), across - 1.9) - half
    )
    dark: Array = colour * (1 - 0.5 * smoothstep(1.0, -0.6, shadow))[..., None]
    shine = 0.72 + 0.55 * np.exp(-(((across - 0.1) / 0.8) ** 2))
    bar = rgb(BRASS) * (1.05 * shine)[..., None]
    on = smoothstep(0.2, -0.2, reach)[..., None]
    mixed: Array = dark * (1 - on) + bar * on
    return mixed


def pen_lying(pen: Pen, angle: float, density: float = DENSITY, fine: int = FINE) -> Layer:
    """The pen with its point down, turned `angle` degrees counter-clockwise, with its shadows."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    wide, high = LONG * abs(s) + 20 * c + 2 * ROOM, LONG * c + 20 * abs(s) + 2 * ROOM
    wide, high = 2 * round(wide / 2), 2 * round(high / 2)
    y, x = plane(ticks(high, density * fine) - high / 2, ticks(wide, density * fine) - wide / 2)
    across, along = x * c - y * s, x * s + y * c + LONG / 2
    ends = smoothstep(-0.15, 0.15, np.minimum(along, LONG - along))
    alpha = smoothstep(-0.15, 0.15, pen.radius(along) - np.abs(across)) * ends
    colour = np.clip(lit(pen, along, across, (c, s)), 0, 255)
    shape = shrink(alpha, fine)
    layer = Layer(*shape.shape)
    for shift, blur, strength in (((9, 7), 6, 0.42), ((3, 2), 2, 0.45)):
        down, right = shift
        layer.shade(shape, (down * density, right * density), blur * density, strength)
    layer.lay_ready(shrink(colour * alpha[..., None], fine), shape)
    return layer


def bake() -> None:
    save(pen_lying(BLUE, 14).surface(), "pen-blue.png")
    save(pen_lying(BROWN, -9).surface(), "pen-brown.png")


if __name__ == "__main__":
    bake()
