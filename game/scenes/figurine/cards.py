"""The yellow cards of both sides, and the referee's square on which they end."""

import pygame

from game.scenes.figurine.geometry import CARD, Mat, Pixel
from game.ui.look import Look

PRINT = "#f7f2dd"
FLAT = 0.92  # how much less high a card looks than it is
EMPTY = (
    f'<rect x="1.5" y="1.5" width="31" height="37" rx="5" fill="#16281c" fill-opacity="0.25" '
    f'stroke="{PRINT}" stroke-width="1.6" stroke-opacity="0.55" stroke-dasharray="4 3.5"/>'
)
FACE = (
    '<rect x="3" y="4" width="32" height="42" rx="5" fill="#0d1a12" fill-opacity="0.45"/>'
    '<rect x="1" y="1" width="32" height="42" rx="5" fill="#f4c431" stroke="#a97a08" '
    'stroke-width="1.4"/><rect x="5" y="5" width="24" height="34" rx="3" fill="none" '
    'stroke="#fff2bd" stroke-width="1.5"/><path d="M17 12v13" stroke="#6b4b00" stroke-width="4" '
    'stroke-linecap="round"/><circle cx="17" cy="31.5" r="2.4" fill="#6b4b00"/>'
)
WHISTLE = (
    f'<g transform="translate(14 14) scale(1.05)" fill="none" stroke="{PRINT}" '
    'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M6 12h30v7h-9.5a11 11 0 1 1-20.5-1z"/><circle cx="15" cy="22" r="4"/>'
    '<path d="M17 7V2M24 7l3-4M10 7 7.5 3"/></g>'
)


def draw_referee(surface: pygame.Surface, look: Look, at: Mat) -> None:
    """The referee's square with its whistle."""
    body = (
        '<rect x="1.5" y="1.5" width="89" height="69" rx="9" fill="#1d2b2c" fill-opacity="0.75" '
        f'stroke="{PRINT}" stroke-width="2.4"/>{WHISTLE}'
    )
    surface.blit(look.svg(at.referee.size, body, "0 0 92 72"), at.referee)


def draw_card(  # noqa: PLR0913 - which card, where and how
    surface: pygame.Surface, look: Look, wide: int, pixel: Pixel, *, turn: int, grow: float = 1.0
) -> None:
    """A yellow card with its middle at a pixel, turned by so many degrees."""
    side = round(1.0 * wide * grow)
    body = f'<g transform="scale(1 {FLAT}) rotate({turn}) translate(-17 -22)">{FACE}</g>'
    view = 34 / CARD[0]
    picture = look.svg((side, side), body, f"{-view / 2} {-view / 2} {view} {view}")
    surface.blit(picture, picture.get_rect(center=(round(pixel[0]), round(pixel[1]))))


def draw_empty(surface: pygame.Surface, look: Look, wide: int, pixel: Pixel) -> None:
    """Where a card has lain."""
    size = round(CARD[0] * wide), round(CARD[1] * FLAT * wide)
    picture = look.svg(size, EMPTY, "0 0 34 40")
    surface.blit(picture, picture.get_rect(center=(round(pixel[0]), round(pixel[1]))))


def draw_small(look: Look, size: int, *, empty: bool = False) -> pygame.Surface:
    """A card for lists, a square of `size` pixels."""
    if empty:
        return look.svg((size, size), EMPTY, "-6 -3 46 46")
    return look.svg((size, size), FACE, "-6 -1 46 46")
