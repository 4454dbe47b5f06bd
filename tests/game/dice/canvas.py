"""A painted table of dice football to look at, and what has been drawn on it."""

import pygame

from game.scenes.dice.painter import Painter
from game.ui.look import Look

AREA = pygame.Rect(0, 0, 936, 800)


def laid(look: Look, turns: int = 0, names: tuple[str, str] = ("", "")) -> Painter:
    painter = Painter(look, names)
    painter.lay(AREA, turns)
    return painter


def canvas() -> pygame.Surface:
    surface = pygame.Surface(AREA.size, depth=32)
    surface.fill("#a98355")
    return surface


def changed(
    surface: pygame.Surface, bare: pygame.Surface | None = None, least: int = 1
) -> pygame.Rect:
    """The smallest rectangle that holds all that is not as it was, by `least` of 255."""
    near = (least, least, least, 255)
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), near, bare or canvas())
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much two pictures of a size differ in brightness, 0 to 255, on average."""
    first, second = (pixels(pygame.transform.grayscale(picture))[::3] for picture in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def brightness(surface: pygame.Surface, box: pygame.Rect) -> float:
    red, green, blue, _ = pygame.transform.average_color(surface, box)
    return (red + green + blue) / 3


def night() -> pygame.Surface:
    """A canvas on which no shadow is seen."""
    surface = canvas()
    surface.fill("#000000")
    return surface
