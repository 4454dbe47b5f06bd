"""A die that rolls in from the left, hops twice, and comes to lie with a face up."""

from math import pi, sin

import pygame

from engines.core.contract import Seat
from game.scenes.dice.geometry import Pixel
from game.scenes.dice.men import DIE_MIDDLE, MOMENTS, Pieces

THROW_MS = 900  # how long a throw should be shown: its sound touches the table when it does
LANDED = 0.86  # of the time, after which it lies
HOPS = 0.45, 0.75  # of the way to lying, when it touches the table again
HIGH = (0.95, 0.34, 0.10)  # of an edge, how high it hops
FAR = 2.7  # edges that it rolls
FAST = 1.9  # how much faster it rolls in the beginning


def draw_die(
    surface: pygame.Surface,
    pieces: Pieces,
    middle: Pixel,
    size: float,
    thrown: tuple[int, float, Seat],
) -> None:
    """A die whose edges are `size` pixels, in the end with its middle at a pixel.

    `thrown`: the face that comes up, how far the throw has come, 0 to 1, and whose die it is.
    """
    face, progress, side = thrown
    done = min(1.0, max(0.0, progress) / LANDED)
    left = (1 - done) ** FAST
    x, y = middle[0] - FAR * size * left, middle[1] - 0.5 * size * left
    height = _height(done) * size
    _shade(surface, pieces, (x, y), size, height)
    moment = min(MOMENTS - 1, int(left * 1.35 * MOMENTS))
    picture = (
        pieces.die(face, size / 2, side)
        if done >= 1
        else pieces.tumble(face, moment, size / 2, side)
    )
    left_edge = round(x - picture.get_width() / 2)
    surface.blit(picture, (left_edge, round(y - DIE_MIDDLE * picture.get_height() - height)))


def _height(done: float) -> float:
    """Edges that it is above the table: three hops, each lower than the one before."""
    start = 0.0
    for end, high in zip((*HOPS, 1.0), HIGH, strict=True):
        if done < end:
            return high * sin(pi * (done - start) / (end - start))
        start = end
    return 0.0


def _shade(
    surface: pygame.Surface, pieces: Pieces, foot: Pixel, size: float, height: float
) -> None:
    """The shadow on the cloth, farther off and fainter the higher the die is."""
    up = min(1.0, height / size)
    shade = pieces.round_shadow((round(1.45 * size), round(1.05 * size)), round(170 - 60 * up))
    middle = foot[0] + (0.30 + 0.55 * up) * size, foot[1] + (0.04 + 0.30 * up) * size
    surface.blit(shade, shade.get_rect(center=(round(middle[0]), round(middle[1]))))
