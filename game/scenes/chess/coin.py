"""A coin that spins up from the table and lands: a crown is heads, a ball is tails."""

from math import cos, pi, sin

import pygame

from game.scenes.chess.discs import BAKED, Discs
from game.ui.vector import draw_svg

TURNS = 7  # half turns in the air; it begins with heads up
RISE = 1.5  # diameters
LANDED = 0.82  # of the time, after which it lies
EDGE = ("#8a6427", "#c99a45")
THICK = 0.09  # of the diameter


def draw_coin(
    surface: pygame.Surface,
    discs: Discs,
    middle: tuple[float, float],
    size: int,
    thrown: tuple[float, bool],
) -> None:
    """The coin of `size` pixels, lying at `middle` in the end.

    `thrown`: how far the throw has come, 0 to 1, and whether it ends with heads.
    """
    progress, heads = thrown
    part = min(1.0, progress / LANDED)
    turns = TURNS + (1 if heads else 0)
    turned = pi * turns * (1 - (1 - part) ** 1.6)
    height = RISE * size * sin(pi * part) * (1 - 0.15 * part)
    face = "coin-heads.png" if cos(turned) >= 0 else "coin-tails.png"
    shade, drop = discs.shadow(size, min(1.0, height / size))
    x, y = middle
    place = shade.get_rect(center=(round(x + drop[0]), round(y + drop[1])))
    surface.blit(shade, place)
    picture = _seen(discs.baked(face, size, BAKED), size, cos(turned), sin(turned))
    surface.blit(picture, picture.get_rect(center=(round(x), round(y - height))))


def _seen(face: pygame.Surface, size: int, flat: float, steep: float) -> pygame.Surface:
    """The coin tipped about its level axis: its face, and of its edge what is seen."""
    high = max(1, round(size * abs(flat)))
    edge = round(THICK * size * abs(steep))
    if high >= size - 1 and not edge:
        return face
    whole = pygame.Surface((size, high + edge), pygame.SRCALPHA)
    body = (
        f'<path d="M0 {high / 2}A{size / 2} {high / 2} 0 0 1 {size} {high / 2}V{high / 2 + edge}'
        f'A{size / 2} {high / 2} 0 0 1 0 {high / 2 + edge}Z" fill="{EDGE[0]}"/>'
        f'<path d="M{size * 0.2} {high / 2 + edge}V{high / 2}H{size * 0.45}V{high + edge}Z" '
        f'fill="{EDGE[1]}" fill-opacity="0.5"/>'
    )
    whole.blit(draw_svg(whole.get_size(), body), (0, 0))
    whole.blit(pygame.transform.smoothscale(face, (size, high)), (0, 0))
    return whole
