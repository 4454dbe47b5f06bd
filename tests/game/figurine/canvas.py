"""A painted mat of figurine football to look at, and what has been drawn on it."""

import pygame

from game.scenes.figurine.painter import Painter
from game.ui.look import Look
from tests.game.dice.canvas import AREA, canvas

__all__ = ["AREA", "around", "canvas", "laid"]


def laid(look: Look, turns: int = 0, names: tuple[str, str] = ("", "")) -> Painter:
    painter = Painter(look, names)
    painter.lay(AREA, turns)
    return painter


def around(pixel: tuple[float, float], side: int = 120) -> pygame.Rect:
    """A square around a pixel."""
    box = pygame.Rect(0, 0, side, side)
    box.center = round(pixel[0]), round(pixel[1])
    return box
