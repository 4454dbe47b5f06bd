"""A grey surface, and what has been drawn on it."""

import pygame

GREY = (120, 120, 120)
AREA = pygame.Rect(0, 0, 936, 800)


def touched(surface: pygame.Surface) -> pygame.Rect:
    """The rectangle of all pixels that are not grey any more."""
    mask = pygame.mask.from_threshold(surface, GREY, (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
