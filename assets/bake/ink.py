"""Strokes of pen and pencil on a baked sheet: they tremble, swell, pool at their ends, skip."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pygame

from assets.bake.light import Array, rgb

Point = tuple[float, float]
BLUE, BROWN, PENCIL = "#1f3c8c", "#9a3a1c", "#4a4f63"
_FINE = 3  # samples a pixel each way


@dataclass
class Sheet:
    """Paper that soaks ink: colours, the ink each pixel takes, pixels a unit of the strokes."""

    colour: Array
    grain: Array
    density: float
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(4))

    def draw(self, points: Sequence[Point], nib: "Nib") -> None:
        """One stroke through points in units; ink over ink of its own colour hardly darkens."""
        stroke, left, top = _stroke(points, nib, self.density, self.rng)
        y0, x0 = max(0, top), max(0, left)
        y1 = min(self.colour.shape[0], top + stroke.shape[0])
        x1 = min(self.colour.shape[1], left + stroke.shape[1])
        if y1 <= y0 or x1 <= x0:
            return
        cover = stroke[y0 - top : y1 - top, x0 - left : x1 - left] * self.grain[y0:y1, x0:x1]
        ink = np.clip(cover * nib.strength, 0, 1)[..., None]
        lets = 1 - (1 - rgb(nib.colour) / 255) * ink  # through the ink
        old = self.colour[y0:y1, x0:x1]
        self.colour[y0:y1, x0:x1] = 0.25 * old * lets + 0.75 * np.minimum(old, 252 * lets)


@dataclass(frozen=True)
class Nib:
    """What draws: colour, width and wobble in units, strength of the ink, (dash, gap) or none."""

    colour: str
    width: float
    wobble: float = 0.5
    strength: float = 1.08
    dash: Point | None = None


def _places(points: Sequence[Point], step: float) -> Iterator[tuple[float, float, float, Point]]:
    """(x, y, hold, sideways direction) along the stroke; `hold` is 0 at the points, 1 between."""
    for a, b in pairwise(points):
        long = max(math.dist(a, b), 1e-6)
        n = max(1, int(long / step))
        side = (-(b[1] - a[1]) / long, (b[0] - a[0]) / long)
        for k in range(n + 1):
            hold = abs(math.sin(math.pi * k / n)) ** 0.5
            yield a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n, hold, side


def _stroke(
    points: Sequence[Point], nib: Nib, density: float, rng: np.random.Generator
) -> tuple[Array, int, int]:
    """How much ink the stroke lays on each pixel of its own box; the box's left and top."""
    pad = nib.width + 2
    left, top = (math.floor((min(p[i] for p in points) - pad) * density) for i in (0, 1))
    right, low = (math.ceil((max(p[i] for p in points) + pad) * density) for i in (0, 1))
    big = pygame.Surface(((right - left) * _FINE, (low - top) * _FINE), depth=32)
    phase = rng.uniform(0, 6.3, 6)
    total = sum(math.dist(a, b) for a, b in pairwise(points))
    scale, gone, last = density * _FINE, 0.0, points[0]
    for x, y, hold, side in _places(points, nib.width / 12):
        gone, last = gone + math.dist(last, (x, y)), (x, y)
        if nib.dash and gone % sum(nib.dash) > nib.dash[0]:
            continue
        radius, off, press = _hand(gone, total, hold, nib, phase)
        at = ((x + side[0] * off) * scale - left * _FINE, (y + side[1] * off) * scale - top * _FINE)
        pygame.draw.circle(big, (press, press, press), at, radius * scale)
    small = pygame.transform.smoothscale(big, (right - left, low - top))
    cover = pygame.surfarray.array3d(small)[..., 0].T.astype("f4") / 255
    return cover, left, top


def _hand(
    gone: float, total: float, hold: float, nib: Nib, phase: Array
) -> tuple[float, float, int]:
    """Radius, sideways tremble and pressure of the hand after `gone` of `total` units."""
    d, w = gone / nib.width * 2.8, nib.width  # the hand was watched with a nib 2.8 wide
    off = (
        nib.wobble
        * w
        / 2.8
        * hold
        * (0.6 * math.sin(d / 11 + phase[0]) + 0.25 * math.sin(d / 4.7 + phase[1]))
    )
    radius = w / 2 * (1 + 0.10 * math.sin(d / 7 + phase[2]) + 0.07 * math.sin(d / 2.9 + phase[3]))
    left = (total - gone) / w * 2.8
    radius += w * 0.18 * (math.exp(-d / 2.2) + math.exp(-left / 2.2))
    press = 215 + 26 * math.sin(d / 15 + phase[4]) + 14 * math.sin(d / 5 + phase[5])
    return radius, off, int(press)
