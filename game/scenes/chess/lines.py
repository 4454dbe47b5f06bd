"""Lines over the field: where a player came from, where the ball may fly, where offside begins."""

from math import hypot
from typing import Literal

import pygame

from game.scenes.chess.geometry import Pixel
from game.ui.look import Look

Line = Literal[
    "came",  # the way of the taker to the ball: pale
    "send",  # the way of a ball that is about to be sent: accent, with a head
    "chance",  # the open way into the goal: bright dashes with a head
]
CHALK, DARK, BRIGHT = "#fff3d0", "#14240f", "#ffd983"
ARROW = 0.2  # squares, how long a head is


def draw_line(  # noqa: PLR0913, PLR0917 - a line is all of this
    surface: pygame.Surface,
    look: Look,
    cell: int,
    kind: Line,
    ends: tuple[Pixel, Pixel],
    cut: tuple[float, float],
) -> None:
    """A line between two pixels, cut by so many squares at both ends; none if nothing is left."""
    (ax, ay), (bx, by) = ends
    far = hypot(bx - ax, by - ay)
    if far <= (cut[0] + cut[1] + ARROW) * cell:
        return
    x, y = (bx - ax) / far, (by - ay) / far
    start = ax + x * cut[0] * cell, ay + y * cut[0] * cell
    end = bx - x * cut[1] * cell, by - y * cut[1] * cell
    room = round(0.25 * cell) + 2
    box = pygame.Rect(
        round(min(start[0], end[0])) - room,
        round(min(start[1], end[1])) - room,
        round(abs(start[0] - end[0])) + 2 * room,
        round(abs(start[1] - end[1])) + 2 * room,
    )
    body = _body(look, kind, cell, (start, end), (x, y))
    shifted = f'<g transform="translate({-box.x} {-box.y})">{body}</g>'
    surface.blit(look.svg(box.size, shifted), box)


def draw_border(
    surface: pygame.Surface, look: Look, cell: int, x: float, span: tuple[int, int]
) -> None:
    """A dotted upright line at x from one pixel to another: offside begins here."""
    top, low = span
    wide = max(6, round(0.14 * cell))
    middle, dot, gap = wide / 2, 0.035 * cell, 0.13 * cell
    dash = f'stroke-dasharray="{dot:.2f} {gap:.2f}" stroke-linecap="round"'
    path = f'<path d="M{middle} {dot + 2:.2f}V{low - top - 2}" fill="none" '
    body = (
        f'{path}stroke="{DARK}" stroke-opacity="0.5" stroke-width="{0.085 * cell:.2f}" {dash}/>'
        f'{path}stroke="{BRIGHT}" stroke-width="{0.05 * cell:.2f}" {dash}/>'
    )
    surface.blit(look.svg((wide, low - top), body), (round(x - middle), top))


def _body(
    look: Look, kind: Line, cell: int, ends: tuple[Pixel, Pixel], way: tuple[float, float]
) -> str:
    (ax, ay), (bx, by) = ends
    path = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    pen = 'fill="none" stroke-linecap="round"'
    if kind == "came":
        return (
            f'<path d="{path}" {pen} stroke="{CHALK}" stroke-width="{0.048 * cell:.2f}" '
            'stroke-opacity="0.55"/>'
        )
    colour = look.palette.accent_light if kind == "send" else BRIGHT
    dash = f'stroke-dasharray="{0.14 * cell:.2f} {0.12 * cell:.2f}"' if kind == "chance" else ""
    head = _head((bx, by), way, ARROW * cell)
    return (
        f'<path d="{path}" {pen} stroke="{DARK}" stroke-width="{0.11 * cell:.2f}" '
        f'stroke-opacity="0.45"/><path d="{path}" {pen} stroke="{colour}" '
        f'stroke-width="{0.055 * cell:.2f}" {dash}/><path d="{head}" fill="{colour}" '
        f'stroke="{DARK}" stroke-opacity="0.6" stroke-width="{0.02 * cell:.2f}"/>'
    )


def _head(tip: Pixel, way: tuple[float, float], length: float) -> str:
    (bx, by), (x, y) = tip, way
    wide = 0.6 * length
    back = bx - x * length, by - y * length
    return (
        f"M{bx:.1f} {by:.1f}L{back[0] - y * wide:.1f} {back[1] + x * wide:.1f}"
        f"L{back[0] + y * wide:.1f} {back[1] - x * wide:.1f}Z"
    )
