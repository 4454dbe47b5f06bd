"""Ways over the mat: of a figurine that walks, of the ball that flies."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Literal

import pygame

from game.scenes.figurine.geometry import Pixel
from game.scenes.figurine.marks import BLUE, PAPER, SHADE, WHITE
from game.ui.look import Look

Line = Literal[
    "walk",  # a figurine's: dots in the accent
    "ball",  # the ball's flight: a bow of dashes with a head, white and blue
    "second",  # the second leg of a triangulation: the same with a double head
    "came",  # the way that something has come: thin and pale
]
BOW = 0.16  # of its length, how high the ball's flight is drawn
MOST = 1.1  # squares, at most
HEAD = 0.24  # squares, how long a head is
SHORT = 0.34  # squares by which a flight ends before the middle of its square


def draw_way(
    surface: pygame.Surface, look: Look, wide: int, kind: Line, way: Sequence[Pixel]
) -> None:
    """A way through pixels; nothing if it is no longer than its head."""
    if len(way) < 2 or all(step == way[0] for step in way):
        return
    room = round((MOST + 0.4) * wide)
    left, top = round(min(x for x, _ in way)) - room, round(min(y for _, y in way)) - room
    size = (
        round(max(x for x, _ in way)) + room - left,
        round(max(y for _, y in way)) + room - top,
    )
    points = [(x - left, y - top) for x, y in way]
    body = "".join(
        _leg(look, kind, wide, start, end) for start, end in pairwise(points) if start != end
    )
    surface.blit(look.svg(size, body), (left, top))


def _leg(look: Look, kind: Line, wide: int, start: Pixel, end: Pixel) -> str:
    if kind in {"ball", "second"}:
        return _flight(wide, start, end, double=kind == "second")
    path = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    pen = 'fill="none" stroke-linecap="round"'
    if kind == "came":
        return (
            f'<path d="{path}" {pen} stroke="{SHADE}" stroke-width="{0.09 * wide:.2f}" '
            f'stroke-opacity="0.28"/><path d="{path}" {pen} stroke="{PAPER}" '
            f'stroke-width="{0.05 * wide:.2f}" stroke-opacity="0.85"/>'
        )
    dots = f'stroke-dasharray="0.1 {0.2 * wide:.2f}"'
    return (
        f'<path d="{path}" {pen} stroke="{PAPER}" stroke-width="{0.13 * wide:.2f}" {dots}/>'
        f'<path d="{path}" {pen} stroke="{look.palette.accent}" '
        f'stroke-width="{0.085 * wide:.2f}" {dots}/>'
    )


def _flight(wide: int, start: Pixel, end: Pixel, *, double: bool) -> str:
    """A bow from one place to another, with a head at its end."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if far <= SHORT * wide:
        return ""
    top = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 2 * min(BOW * far, MOST * wide)
    slope = hypot(end[0] - top[0], end[1] - top[1])
    x, y = (end[0] - top[0]) / slope, (end[1] - top[1]) / slope
    tip = end[0] - x * SHORT * wide, end[1] - y * SHORT * wide
    path = f"M{start[0]:.1f} {start[1]:.1f}Q{top[0]:.1f} {top[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
    pen = 'fill="none" stroke-linecap="round"'
    dash = f'stroke-dasharray="{0.11 * wide:.2f} {0.15 * wide:.2f}"'
    heads = [_head(tip, (x, y), wide)]
    if double:
        back = HEAD * wide
        heads.insert(0, _head((tip[0] - x * back, tip[1] - y * back), (x, y), wide))
    return (
        f'<path d="{path}" {pen} stroke="{BLUE}" stroke-width="{0.12 * wide:.2f}" {dash}/>'
        f'<path d="{path}" {pen} stroke="{WHITE}" stroke-width="{0.055 * wide:.2f}" {dash}/>'
        + "".join(heads)
    )


def _head(at: Pixel, ahead: Pixel, wide: int) -> str:
    (x, y), long = ahead, HEAD * wide
    tip = at[0] + x * long / 2, at[1] + y * long / 2
    back, side = (tip[0] - x * long, tip[1] - y * long), 0.6 * long
    return (
        f'<path d="M{tip[0]:.1f} {tip[1]:.1f}L{back[0] - y * side:.1f} {back[1] + x * side:.1f}'
        f'L{back[0] + y * side:.1f} {back[1] - x * side:.1f}Z" fill="{WHITE}" stroke="{BLUE}" '
        f'stroke-width="{0.05 * wide:.2f}" stroke-linejoin="round"/>'
    )
