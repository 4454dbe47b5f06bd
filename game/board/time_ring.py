"""The clock of a turn in the panel: a ring that empties, and the seconds that are left in it."""

from math import cos, pi, sin

import pygame

from game.board.board import TimeLeft
from game.ui import draw
from game.ui.look import Look
from game.ui.palette import Palette

SOON = 5  # seconds: how long before the end the ring warns
AIR, LARGEST = 8, 48  # points: above and below the ring, and its diameter at most


def time_colour(tone: Palette, time: TimeLeft) -> str:
    """The accent; in the last seconds that of a refusal."""
    return tone.refuse if time.seconds <= SOON else tone.accent


def draw_ring(dst: pygame.Surface, look: Look, area: pygame.Rect, time: TimeLeft) -> pygame.Rect:
    """The ring at the right end of `area`; where it lies."""
    tone = look.palette
    side = min(look.px(LARGEST), area.height - look.px(AIR))
    rect = pygame.Rect(0, 0, side, side)
    rect.midright = (area.right, area.centery + look.px(1))
    colour = time_colour(tone, time)
    body = '<circle cx="24" cy="24" r="20.5" fill="none" stroke-width="4" '
    body += f'stroke="{tone.to_come}"/>{_arc(time, colour)}'
    dst.blit(look.svg(rect.size, body, "0 0 48 48"), rect)
    ink = tone.refuse if time.seconds <= SOON else tone.ink
    draw.write_mid(dst, look, "bold", 17, str(time.seconds), ink, *rect.center, "centre")
    return rect


def _arc(time: TimeLeft, colour: str) -> str:
    """What is left of the ring, from the top clockwise; the whole one is a circle."""
    part = min(1.0, time.seconds / max(1, time.whole))
    style = f'fill="none" stroke="{colour}" stroke-width="4" stroke-linecap="round"'
    if part >= 1:
        return f'<circle cx="24" cy="24" r="20.5" {style}/>'
    angle = 2 * pi * part
    x, y = 24 + 20.5 * sin(angle), 24 - 20.5 * cos(angle)
    return f'<path d="M24 3.5 A20.5 20.5 0 {int(part > 0.5)} 1 {x:.2f} {y:.2f}" {style}/>'
