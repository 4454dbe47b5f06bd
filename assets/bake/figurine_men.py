"""The figurines: bodies of painted plastic on a base, without their names, and their shadows.

Home stands on a round base and has red sleeves, away on a base of six sides and has golden ones.
A base is light green under A, dark green under B, golden under the captain, who has a crest and an
armband, and white under the keeper, who lifts his gloves.  In each picture a square of the mat is
SQUARE pixels wide and the figurine stands on FOOT; in the picture of a shadow a square is
SHADE_SQUARE wide and it stands on SHADE_FOOT.
Run `python -m assets.bake.figurine_men` to bake figurine-home-a.png and so on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import cos, pi, radians, sin, sqrt
from typing import Literal, get_args

import numpy as np
import pygame

from assets.bake.light import Array, Layer, rgb, save, soften
from assets.bake.solid import THROW, Profile, Solid, smooth
from engines.core.contract import Seat

Kind = Literal["A", "B", "C", "K"]
Point = tuple[float, float, float]

SQUARE = 128
SIZE, FOOT = (156, 240), (78.0, 190.0)
SHADE_SQUARE = 64
SHADE_SIZE, SHADE_FOOT = (112, 84), (36.0, 36.0)
SHADE_LONG = 0.62  # of a real shadow, so that it stays off the neighbours
UNIT = 1.13 * SQUARE / 58  # pixels of a unit of the forms
TILT = 46.0
NAMES = {Seat.HOME: "home", Seat.AWAY: "away"}
KINDS: tuple[Kind, ...] = get_args(Kind)
FACETS = {Seat.HOME: 0, Seat.AWAY: 6}


@dataclass(frozen=True)
class Kit:
    """What a side wears."""

    shirt: str
    sleeve: str
    shorts: str
    socks: str
    skin: str
    hair: str
    keeper: str  # the shirt of its keeper


KITS = {
    Seat.HOME: Kit("#fffaee", "#b8442c", "#b8442c", "#f6ead0", "#e0b083", "#8a5630", "#e9a52e"),
    Seat.AWAY: Kit("#2f3758", "#e3c071", "#20253f", "#e3c071", "#cf9869", "#2e1c12", "#45988d"),
}
BASES: dict[Kind, str] = {"A": "#9ccc6b", "B": "#2f6a3f", "C": "#e2b23f", "K": "#e3e3da"}
BASE: Profile = ((15, 0), (16.4, 1.2), (16.4, 4), (16.4, 4), (15.4, 5.4), (8, 6.2), (0, 6.2))
BODY: Profile = (
    *((7.2, 6), (6.2, 9), (6, 15), (7.2, 20), (8.6, 27), (8.6, 30), (8.6, 30)),
    *((9, 33), (10.6, 42), (11.2, 49), (10.2, 54), (6.4, 57), (4, 58), (4, 58), (3.8, 62)),
)
HEAD, HEAD_RADIUS = 68.0, 8.6
SOCKS, SHORTS, HEM, COLLAR = 14.0, 30.0, 32.0, (55.9, 58.4)  # heights
GLOVE, ARMBAND, CROWN = "#fbf7ea", "#fffaf0", "#f0c14a"
CREST = ((9.0, 2.6, "#8e2a18"), (11.5, 2.6, "#b83a22"), (14.0, 2.4, "#d95a34"))


@dataclass(frozen=True)
class Blob:
    """A ball of one colour, or what it is when it is pressed along its axes."""

    at: Point
    radius: float
    colour: str
    squash: Point = (1.0, 1.0, 1.0)
    gloss: float = 0.3


def kit_colours(kit: Kit, kind: Kind, height: Array) -> Array:
    """Socks, shorts, hem, shirt and collar at heights in units."""
    z = height[..., None]
    colour = np.where(z < SHORTS, rgb(kit.shorts), rgb(kit.keeper if kind == "K" else kit.shirt))
    trimmed = (z > COLLAR[0]) & (z < COLLAR[1]) | (z > SHORTS) & (z < HEM) & (kind != "K")
    colour = np.where(trimmed, rgb(kit.sleeve), colour)
    return np.asarray(np.where(z < SOCKS, rgb(kit.socks), colour), "f4")


def base_colours(kind: Kind, far: Array, height: Array) -> Array:
    """The base, a little paler along its upper edge."""
    colour = rgb(BASES[kind])
    edge = ((height > 4.4) & (far > 12.6))[..., None]
    return np.asarray(np.where(edge, colour * 0.86 + 20, colour), "f4")


def hair_on(kit: Kit, y: Array, height: Array) -> Array:
    """Skin and hair of a head; `y` and height from its middle."""
    hairy = (height > 1.4) & (y > -4.5) | (height > 5.6)
    return np.asarray(np.where(hairy[..., None], rgb(kit.hair), rgb(kit.skin)), "f4")


def arms(kit: Kit, kind: Kind) -> Iterator[Blob]:
    """Both arms: hanging, or a keeper's, lifted in big gloves."""
    for side, k in product((-1, 1), range(22)):
        t = k / 21
        if kind == "K":
            at = side * (10 + 8.5 * t), -2 * t, 51 - 4 * t + 9 * t * t
            yield Blob(at, 3.7 - 0.4 * t, kit.keeper, gloss=0.2)
            continue
        colour = kit.sleeve if t < 0.6 else kit.skin
        if kind == "C" and side < 0 and 0.25 < t < 0.5:
            colour = ARMBAND
        at = side * (10.6 + 2.4 * t), -1.5 * t, 51 - 19 * t
        yield Blob(at, 3.5 - 0.6 * t, colour, gloss=0.2)


def extras(kind: Kind) -> Iterator[Blob]:
    """The keeper's gloves; the captain's band and the crest along his head."""
    if kind == "K":
        for side in (-1, 1):
            yield Blob((side * 20.5, -3, 60), 5.2, GLOVE, (0.9, 0.75, 1.1))
            yield Blob((side * 17, -3.5, 62.5), 2.2, GLOVE)
    if kind == "C":
        for k in range(40):
            turn = 2 * pi * k / 40
            yield Blob((8.4 * cos(turn), 8.4 * sin(turn), 69.5), 1.5, CROWN, gloss=0.5)
        for degrees, (far, radius, colour) in product(range(-58, 98, 6), CREST):
            lean = radians(degrees)
            yield Blob((0, far * sin(lean), HEAD + far * cos(lean)), radius, colour)


class Figure(Solid):
    """A solid that has parts beside its axis, and a base that may be a prism."""

    def __init__(self, size: tuple[int, int], foot: tuple[float, float], unit: float) -> None:
        super().__init__(size, foot, TILT)
        self.unit = unit
        self.parts: list[tuple[float, float, float, float]] = []  # discs: x, y, height, radius

    def pile(self, profile: Profile, facets: int) -> tuple[Array, Array, Array]:
        """Which disc is seen in each pixel (-1: none), distance from the axis there, height.

        With `facets` the discs are polygons of so many sides, and so is the distance.
        """
        points = smooth([(r * self.unit, z * self.unit) for r, z in profile])
        index = np.full(self.u.shape, -1, "i4")
        for k, (r, z) in enumerate(points):
            index[_around(self.u, self._deep(z), facets) <= r] = k
        z = points[index, 1]
        return index, _around(self.u, self._deep(z), facets), z

    def _deep(self, z: Array) -> Array:
        """How far away from the eye what is so high lies, in each pixel."""
        deep: Array = (-self.v - z * self.cos) / self.sin
        return deep

    def prism(self, profile: Profile, kind: Kind, facets: int, gloss: float) -> None:
        """A base of so many sides, one of them before the eye."""
        index, far, z = self.pile(profile, facets)
        points = smooth([(r * self.unit, z * self.unit) for r, z in profile])
        along = np.gradient(points, axis=0)
        steep = along / (np.hypot(along[:, 0], along[:, 1]) + 1e-6)[:, None]
        y = self._deep(z)
        ahead = _facing(self.u, y, facets)
        out, up = steep[index, 1], -steep[index, 0]
        normal = np.stack([np.cos(ahead) * out, np.sin(ahead) * out, up], -1)
        colour = base_colours(kind, far / self.unit, z / self.unit)
        self._write(index >= 0, z * self.sin - y * self.cos, normal, z, colour)
        self.gloss[index >= 0] = gloss
        self.discs += [(float(high), float(r)) for r, high in points[::6]]

    def blob(self, blob: Blob) -> None:
        """A ball anywhere: each pixel's line of sight is cut with it."""
        (cx, cy, cz), radius = (part * self.unit for part in blob.at), blob.radius * self.unit
        sx, sy, sz = blob.squash
        du, dv = self.u - cx, self.v + cy * self.sin + cz * self.cos
        bx, by, bz = du / sx, -dv * self.sin / sy, -dv * self.cos / sz  # on the line of sight
        wy, wz = -self.cos / sy, self.sin / sz  # and its way, towards the eye
        a, b = wy * wy + wz * wz, by * wy + bz * wz
        rest = b * b - a * (bx * bx + by * by + bz * bz - radius * radius)
        t = (np.sqrt(np.maximum(rest, 0)) - b) / a
        y, z = by + t * wy, bz + t * wz
        normal = np.stack([bx / sx, y / sy, z / sz], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-6
        depth = (z * sz + cz) * self.sin - (y * sy + cy) * self.cos
        seen = (rest >= 0) & (depth > self.depth)
        self._write(seen, depth, normal, z * sz + cz, rgb(blob.colour))
        self.gloss[seen] = blob.gloss
        self.parts += [
            (cx, cy, cz + radius * sz * k, radius * sx * sqrt(1 - k * k)) for k in (-0.5, 0, 0.5)
        ]

    def shade(self, size: tuple[int, int], foot: tuple[float, float], blur: float) -> Layer:
        """What it throws on the mat, in a picture of its own, as black."""
        shape = pygame.Surface(size, pygame.SRCALPHA)
        for x, y, z, r in [*((0.0, 0.0, z, r) for z, r in self.discs), *self.parts]:
            high = SHADE_LONG * z
            box = pygame.Rect(0, 0, max(1, round(2 * r)), max(1, round(2 * r * self.sin)))
            left, low = x + THROW[0] * high, (THROW[1] * high - y) * self.sin
            box.center = round(foot[0] + left), round(foot[1] + low)
            pygame.draw.ellipse(shape, "#000000", box)
        cover = pygame.surfarray.array_alpha(shape).T.astype("f4") / 255
        layer = Layer(size[1], size[0])
        layer.lay(rgb("#140a04"), soften(cover, blur))
        return layer


def _around(x: Array, y: Array, facets: int) -> Array:
    """Distance from the axis, or from it to the nearest of a prism's sides."""
    far: Array = np.hypot(x, y)
    if not facets:
        return far
    off = np.arctan2(y, x) - _facing(x, y, facets)
    prism: Array = far * np.cos(off)
    return prism


def _facing(x: Array, y: Array, facets: int) -> Array:
    """The direction of a prism's side, or of a round one, as an angle; -90 degrees is nearest."""
    turn = np.arctan2(y, x)
    if not facets:
        return np.asarray(turn)
    step = 2 * pi / facets
    return np.asarray(np.round((turn + pi / 2) / step) * step - pi / 2)


def figure(side: Seat, kind: Kind, unit: float = UNIT) -> Figure:
    """A figurine, lit by nobody yet."""
    kit = KITS[side]
    part = unit / UNIT
    solid = Figure(tuple(round(n * part) for n in SIZE), (FOOT[0] * part, FOOT[1] * part), unit)  # type: ignore[arg-type]  # two numbers stay two
    solid.prism(BASE, kind, FACETS[side], 0.25)
    body = [(r * unit, z * unit) for r, z in BODY]
    solid.turned(body, lambda _far, z: kit_colours(kit, kind, z / unit), 0.22)
    _head(solid, kit)
    for blob in (*arms(kit, kind), *extras(kind)):
        solid.blob(blob)
    return solid


def _head(solid: Figure, kit: Kit) -> None:
    """The head, its hair at the back."""
    unit = solid.unit

    def paint(_far: Array, height: Array) -> Array:
        y = solid._deep(height) / unit  # noqa: SLF001 - a part of the same solid
        return hair_on(kit, y, height / unit - HEAD)

    solid.sphere(HEAD * unit, HEAD_RADIUS * unit, paint, 0.3)


def bake() -> None:
    for (side, name), kind in product(NAMES.items(), KINDS):
        save(figure(side, kind).picture(0.3).surface(), f"figurine-{name}-{kind.lower()}.png")
        if kind != "B":  # it throws the shadow of an A
            shadow = figure(side, kind, UNIT * SHADE_SQUARE / SQUARE)
            shade = shadow.shade(SHADE_SIZE, SHADE_FOOT, 3)
            save(shade.surface(), f"figurine-{name}-{kind.lower()}-shadow.png")


if __name__ == "__main__":
    bake()
