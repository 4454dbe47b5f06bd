"""Small solids turned on a lathe, and balls, seen from above at a slant without perspective.

World: x right, y away from the eye, z up, in pixels of the finished picture; the eye looks down by
TILT degrees.  A turned solid is a pile of discs: drawn from the bottom, the last disc that covers a
pixel is the one seen.  Normals come from the profile, so the light is right.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pygame

from assets.bake.light import Array, Layer, rgb, shrink, soften

Paint = Callable[[Array, Array], Array]  # distance from the axis and height to colours
Profile = Sequence[tuple[float, float]]  # radius and height; a doubled point is a sharp edge

LIGHT: Array = np.array([-0.5, -0.3, 0.81], "f4") / math.sqrt(0.9961)  # from the left, before them
THROW = (0.56, 0.3)  # where a shadow falls for each unit of height: right, and down the picture
STEPS = 420  # discs of a pile
FINE = 4  # samples a pixel each way
SKY: Array = np.array([1.0, 0.97, 0.9], "f4")
GLOW: Array = np.array([255, 225, 190], "f4")


def smooth(profile: Profile) -> Array:
    """Points of a curve through all points of a profile, about STEPS of them."""
    runs, run = [], [profile[0]]
    for point in profile[1:]:
        if point == run[-1]:
            runs.append(run)
            run = [point]
        else:
            run.append(point)
    runs = [one for one in [*runs, run] if len(one) > 1]
    count = max(3, STEPS // sum(len(one) - 1 for one in runs))
    return np.concatenate([_curve(one, count) for one in runs])


def _curve(run: Profile, count: int) -> Array:
    """A Catmull-Rom curve through the points of a run."""
    p = np.array([run[0], *run, run[-1]], "f4")
    t = np.linspace(0, 1, count, endpoint=False, dtype="f4")[:, None]
    parts = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        bend = 2 * a - 5 * b + 4 * c - d
        parts.append(0.5 * (2 * b + (c - a) * t + bend * t * t + (3 * b - a - 3 * c + d) * t**3))
    return np.concatenate([*parts, p[-1:]])


class Solid:
    """One picture of solids that stand on `foot` (pixels of the picture), with a depth buffer."""

    def __init__(self, size: tuple[int, int], foot: tuple[float, float], tilt: float = 60) -> None:
        self.size = size
        self.foot = foot
        self.sin, self.cos = math.sin(math.radians(tilt)), math.cos(math.radians(tilt))
        yy, xx = np.mgrid[0 : size[1] * FINE, 0 : size[0] * FINE].astype("f4")
        self.u, self.v = (xx + 0.5) / FINE - foot[0], (yy + 0.5) / FINE - foot[1]
        self.depth = np.full(self.u.shape, -1e9, "f4")
        self.normal = np.zeros((*self.u.shape, 3), "f4")
        self.rgb = np.zeros((*self.u.shape, 3), "f4")
        self.gloss = np.zeros(self.u.shape, "f4")
        self.z = np.zeros(self.u.shape, "f4")
        self.solid = np.zeros(self.u.shape, bool)
        self.discs: list[tuple[float, float]] = []  # (height, radius), which throw the shadow

    def turned(self, profile: Profile, paint: Paint, gloss: float) -> None:
        """A solid on the axis."""
        p = smooth(profile)
        along = np.gradient(p, axis=0)
        steep = along / (np.hypot(along[:, 0], along[:, 1]) + 1e-6)[:, None]
        index = np.full(self.u.shape, -1, "i4")
        for k, (r, z) in enumerate(p):
            y = (-self.v - z * self.cos) / self.sin
            index[self.u**2 + y * y <= r * r] = k
        z = p[index, 1]
        y = (-self.v - z * self.cos) / self.sin
        far = np.hypot(self.u, y) + 1e-6
        out, up = steep[index, 1], -steep[index, 0]
        normal = np.stack([self.u / far * out, y / far * out, up], -1)
        self._write(index >= 0, z * self.sin - y * self.cos, normal, z, paint(far, z))
        self.gloss[index >= 0] = gloss
        self.discs += [(float(z), float(r)) for r, z in p[::6]]

    def sphere(self, height: float, radius: float, paint: Paint, gloss: float) -> None:
        """A ball on the axis, its middle so high."""
        dv = self.v + height * self.cos
        rest = radius * radius - self.u**2 - dv**2
        toward = np.sqrt(np.maximum(rest, 0))
        y = -dv * self.sin - toward * self.cos
        z = -dv * self.cos + toward * self.sin
        normal = np.stack([self.u, y, z], -1) / radius
        depth = (z + height) * self.sin - y * self.cos
        inside = (rest >= 0) & (depth > self.depth)
        self._write(inside, depth, normal, z + height, paint(np.hypot(self.u, y), z + height))
        self.gloss[inside] = gloss
        self.discs += [
            (height + radius * k, radius * math.sqrt(1 - k * k)) for k in (-0.6, 0, 0.6, 0.9)
        ]

    def _write(self, at: Array, depth: Array, normal: Array, z: Array, colour: Array) -> None:
        seen = at & (depth > self.depth)
        self.depth[seen], self.z[seen], self.normal[seen] = depth[seen], z[seen], normal[seen]
        self.rgb[seen] = np.broadcast_to(colour, normal.shape)[seen]
        self.solid |= at

    def picture(self, floor_dark: float = 0.35) -> Layer:
        """The lit picture; `floor_dark`: how much darker it is where it stands."""
        layer = Layer(self.size[1], self.size[0])
        colour, alpha = self._lit(floor_dark), self.solid.astype("f4")
        lit = np.clip(colour, 0, 255) * alpha[..., None]
        layer.lay_ready(shrink(lit, FINE), shrink(alpha, FINE))
        return layer

    def _lit(self, floor_dark: float) -> Array:
        n, view = self.normal, np.array([0, -self.cos, self.sin], "f4")
        half = (LIGHT + view) / np.linalg.norm(LIGHT + view)
        face, up = np.clip(n @ view, 0, 1), n[..., 2] * 0.5 + 0.5
        diffuse = np.clip(n @ LIGHT * 0.8 + 0.2, 0, 1)
        flat = 0.34 + 0.48 * (LIGHT[2] * 0.8 + 0.2) + 0.34 * view[2]  # of what lies flat
        near = np.exp(-np.maximum(self.z, 0) / (self.size[0] * 0.095))
        lamp = (0.2 + 0.14 * up + 0.48 * diffuse + 0.34 * face) / flat
        colour = self.rgb * (lamp * (1 - floor_dark * near * (1 - up * 0.4)))[..., None] * SKY
        shine = np.clip(n @ half, 0, 1) ** 42 * self.gloss
        rim = (1 - face) ** 3 * 0.1 * self.gloss
        lit: Array = colour + shine[..., None] * 255 + rim[..., None] * GLOW
        return lit

    def shadow(self, size: tuple[int, int], foot: tuple[float, float], blur: float) -> Layer:
        """What it throws on the table, in a picture of its own, as black."""
        shape = pygame.Surface(size, pygame.SRCALPHA)
        for z, r in self.discs:
            box = pygame.Rect(0, 0, max(1, round(2 * r)), max(1, round(2 * r * self.sin)))
            box.center = round(foot[0] + THROW[0] * z), round(foot[1] + THROW[1] * z * self.sin)
            pygame.draw.ellipse(shape, "#000000", box)
        cover = pygame.surfarray.array_alpha(shape).T.astype("f4") / 255
        layer = Layer(size[1], size[0])
        layer.lay(rgb("#140a04"), soften(cover, blur))
        return layer
