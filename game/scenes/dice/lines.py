"""The ways of the ball over the squares, and how it hops along them."""

from collections.abc import Sequence
from math import hypot, pi, sin
from typing import Literal

import pygame

from game.scenes.dice.geometry import Pixel, Spot, between
from game.ui.look import Look

Line = Literal[
    "send",  # the way of a ball that is about to be sent: firm, with a head
    "count",  # from the man who counts to the loose ball: firm but broken, without a head
    "chance",  # one of several ways that are open: dots
    "came",  # the way that the ball has come: thin and pale
]
PAPER, DARK = "#fff7e4", "#2b1509"
HEAD = 0.26  # squares, how long a head is
SHORT = 0.34  # squares by which a way with a head ends before the middle of its last square
BEND = 0.16  # squares, how round corners are
HOP = 0.30  # squares, how high the ball hops on its way from square to square


def draw_way(
    surface: pygame.Surface, look: Look, cell: int, kind: Line, way: Sequence[Pixel]
) -> None:
    """A way through pixels; none if it is no longer than its head."""
    points = _cut([*way], SHORT * cell) if kind == "send" else [*way]
    if len(points) < 2:
        return
    room = round(0.4 * cell)
    left = round(min(x for x, _ in points)) - room
    top = round(min(y for _, y in points)) - room
    size = (
        round(max(x for x, _ in points)) + room - left,
        round(max(y for _, y in points)) + room - top,
    )
    body = _body(look, kind, cell, [(x - left, y - top) for x, y in points])
    surface.blit(look.svg(size, body), (left, top))


def hop(way: Sequence[Spot], part: float) -> tuple[Spot, float]:
    """Where a ball is that has hopped so much of a way, 0 to 1, and how many squares up.

    It touches every spot of the way.
    """
    if len(way) < 2 or part >= 1:
        return way[-1], 0.0
    step = max(0.0, part) * (len(way) - 1)
    number = int(step)
    done = step - number
    return between(way[number], way[number + 1], done), HOP * sin(pi * done)


def _cut(way: list[Pixel], short: float) -> list[Pixel]:
    """A way without its end; nothing if there is no more than that."""
    while len(way) > 1:
        (ax, ay), (bx, by) = way[-2:]
        far = hypot(bx - ax, by - ay)
        if far > short:
            return [*way[:-1], (bx - (bx - ax) * short / far, by - (by - ay) * short / far)]
        short -= far
        way = way[:-1]
    return []


def _body(look: Look, kind: Line, cell: int, way: list[Pixel]) -> str:
    path = rounded(way, BEND * cell)
    pen = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    if kind == "came":
        return (
            f'<path d="{path}" {pen} stroke="{DARK}" stroke-width="{0.10 * cell:.2f}" '
            f'stroke-opacity="0.28"/><path d="{path}" {pen} stroke="{PAPER}" '
            f'stroke-width="{0.055 * cell:.2f}" stroke-opacity="0.85"/>'
        )
    hot = look.palette.accent
    wide, dash = (0.19, 0.10), ""
    if kind == "chance":
        wide, dash = (0.14, 0.09), f'stroke-dasharray="0.1 {0.24 * cell:.2f}"'
    if kind == "count":
        dash = f'stroke-dasharray="{0.16 * cell:.2f} {0.2 * cell:.2f}"'
    shadow = "" if kind == "chance" else _shadow(path, pen, cell)
    lines = (
        f'<path d="{path}" {pen} stroke="{PAPER}" stroke-width="{wide[0] * cell:.2f}" '
        f"{dash if kind == 'chance' else ''}/>"
        f'<path d="{path}" {pen} stroke="{hot}" stroke-width="{wide[1] * cell:.2f}" {dash}/>'
    )
    return shadow + lines + (_head(way, cell, hot) if kind == "send" else "")


def _shadow(path: str, pen: str, cell: int) -> str:
    return (
        f'<path d="{path}" {pen} stroke="{DARK}" stroke-width="{0.2 * cell:.2f}" '
        f'stroke-opacity="0.32" transform="translate({0.02 * cell:.2f} {0.05 * cell:.2f})"/>'
    )


def _head(way: list[Pixel], cell: int, colour: str) -> str:
    """A head at the end of a way."""
    (ax, ay), (bx, by) = way[-2:]
    far = hypot(bx - ax, by - ay)
    x, y = (bx - ax) / far, (by - ay) / far
    tip = bx + x * HEAD * cell / 2, by + y * HEAD * cell / 2
    back = tip[0] - x * HEAD * cell, tip[1] - y * HEAD * cell
    side = 0.62 * HEAD * cell
    return (
        f'<path d="M{tip[0]:.1f} {tip[1]:.1f}L{back[0] - y * side:.1f} {back[1] + x * side:.1f}'
        f'L{back[0] + y * side:.1f} {back[1] - x * side:.1f}Z" fill="{colour}" stroke="{PAPER}" '
        f'stroke-width="{0.045 * cell:.2f}" stroke-linejoin="round"/>'
    )


def rounded(way: Sequence[Pixel], bend: float) -> str:
    """A path through points whose corners are rounded, as SVG."""
    parts = [f"M{way[0][0]:.1f} {way[0][1]:.1f}"]
    for before, (x, y), after in zip(way, way[1:], way[2:], strict=False):
        (ax, ay), (bx, by) = _toward((x, y), before, bend), _toward((x, y), after, bend)
        parts.append(f"L{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}")
    parts.append(f"L{way[-1][0]:.1f} {way[-1][1]:.1f}")
    return "".join(parts)


def _toward(start: Pixel, end: Pixel, far: float) -> Pixel:
    """So far from one point towards another, at most half the way."""
    whole = hypot(end[0] - start[0], end[1] - start[1])
    part = min(far / whole, 0.5) if whole else 0.0
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
