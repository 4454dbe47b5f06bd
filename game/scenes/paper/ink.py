"""Pen and pencil: strokes that tremble, swell, pool at their ends and skip on the paper's grain.

A stroke is drawn with circles at four times its size and scaled down: a *mask*, black where there
is no ink.  Soaked into the paper it multiplies, so where two lines cross it is darker.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist, exp, pi, sin
from random import Random
from typing import TypeAlias

import pygame

Pixel: TypeAlias = tuple[float, float]

FINE = 4  # a stroke is drawn this many times larger


@dataclass(frozen=True, slots=True)
class Nib:
    """What draws: width in pixels, dash (drawn, left out) in pixels, how unsteady the hand is."""

    width: float
    dash: tuple[float, float] | None = None
    wobble: float = 0.5
    strength: float = 1.0

    def at(self, unit: float) -> "Nib":
        """The nib for a drawing `unit` times the reference; small drawings fade less than that."""
        thin = min(1.0, unit) ** 0.5
        dash = None if self.dash is None else (self.dash[0] * unit, self.dash[1] * unit)
        return Nib(self.width * unit / thin, dash, self.wobble, self.strength / thin)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A mask and where its upper left corner lies."""

    mask: pygame.Surface
    left: int
    top: int

    @property
    def rect(self) -> pygame.Rect:
        return self.mask.get_rect(topleft=(self.left, self.top))


class _Hand:
    """The slow waves of one stroke: where it wanders, how wide it is, how hard it presses."""

    def __init__(self, nib: Nib, rng: Random, total: float, unit: float) -> None:
        self.nib = nib
        self.total = total
        self.unit = unit
        self.phase = [rng.uniform(0, 2 * pi) for _ in range(6)]

    def lifted(self, d: float) -> bool:
        dash = self.nib.dash
        return dash is not None and d % sum(dash) > dash[0]

    def off(self, d: float, part: float) -> float:
        """Pixels beside the ruler's line; a hand is steady at the points, less so between."""
        d /= self.unit
        hold = abs(sin(pi * part)) ** 0.5
        wave = sin(d / 11 + self.phase[0]) * 0.6 + sin(d / 4.7 + self.phase[1]) * 0.25
        return float(self.nib.wobble * self.unit * hold * wave)

    def radius(self, d: float) -> float:
        rest = (self.total - d) / self.unit
        d /= self.unit
        swell = 1 + 0.10 * sin(d / 7 + self.phase[2]) + 0.07 * sin(d / 2.9 + self.phase[3])
        pool = 0.22 * (exp(-d / 2.2) + exp(-rest / 2.2))
        return self.nib.width * (swell / 2 + pool)

    def press(self, d: float) -> int:
        d /= self.unit
        level = 215 + 26 * sin(d / 15 + self.phase[4]) + 14 * sin(d / 5 + self.phase[5])
        return min(255, int(level * self.nib.strength))


def draw(points: Sequence[Pixel], nib: Nib, seed: int, unit: float = 1.0) -> Stroke:
    """The stroke along `points` (pixels).

    `unit` is the size of a pixel of the reference drawing; waves and pools grow with it.  The same
    seed draws the same beginning however far the stroke goes on.
    """
    xs, ys = zip(*points, strict=True)
    pad = int(nib.width + 4 * unit + 1)
    left, top = int(min(xs)) - pad, int(min(ys)) - pad
    size = (int(max(xs)) - left + pad, int(max(ys)) - top + pad)
    big = pygame.Surface((size[0] * FINE, size[1] * FINE), depth=32)
    legs = [(a, b, dist(a, b)) for a, b in pairwise(points) if a != b]
    hand = _Hand(nib, Random(seed), sum(leg[2] for leg in legs), unit)
    walked = 0.0
    for leg in legs:
        _walk(big, leg, walked, hand, (left, top))
        walked += leg[2]
    return Stroke(pygame.transform.smoothscale(big, size), left, top)


def _walk(
    big: pygame.Surface,
    leg: tuple[Pixel, Pixel, float],
    walked: float,
    hand: _Hand,
    corner: tuple[int, int],
) -> None:
    """One straight leg of a stroke as a row of circles."""
    (ax, ay), (bx, by), length = leg
    count = max(1, int(length * 2.2 / hand.unit**0.5))
    ux, uy = (bx - ax) / length, (by - ay) / length
    for k in range(count + 1):
        part = k / count
        d = walked + length * part
        if hand.lifted(d):
            continue
        off = hand.off(d, part)
        x = ax + (bx - ax) * part - uy * off - corner[0]
        y = ay + (by - ay) * part + ux * off - corner[1]
        press = hand.press(d)
        pygame.draw.circle(big, (press,) * 3, (x * FINE, y * FINE), hand.radius(d) * FINE)


def wet(mask: pygame.Surface, colour: str, grain: pygame.Surface | None = None) -> pygame.Surface:
    """The mask as something to multiply into paper: white where there is no ink.

    `grain` is the piece of the paper's grain that lies under the mask.
    """
    ink = mask.copy()
    if grain is not None:
        ink.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tone = pygame.Color(colour)
    ink.fill((255 - tone.r, 255 - tone.g, 255 - tone.b), special_flags=pygame.BLEND_RGB_MULT)
    white = pygame.Surface(ink.get_size(), depth=32)
    white.fill((255, 255, 255))
    white.blit(ink, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return white


def grain_under(
    grain: pygame.Surface, rect: pygame.Rect, origin: tuple[int, int] = (0, 0)
) -> pygame.Surface:
    """The paper's grain below `rect`; `origin` is where the grain's corner lies."""
    piece = pygame.Surface(rect.size, depth=32)
    piece.fill((255, 255, 255))
    piece.blit(grain, (origin[0] - rect.left, origin[1] - rect.top))
    return piece


def soak(paper: pygame.Surface, stroke: Stroke, colour: str, grain: pygame.Surface) -> None:
    """Let the stroke multiply into the paper, for good."""
    ink = wet(stroke.mask, colour, grain_under(grain, stroke.rect))
    paper.blit(ink, (stroke.left, stroke.top), special_flags=pygame.BLEND_RGB_MULT)
