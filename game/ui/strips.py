"""Pictures side by side on one surface."""

from collections.abc import Sequence

import pygame


def side_by_side(pictures: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """All pictures in a row from the left, their upper edges level, `gap` pixels between them."""
    wide = sum(picture.get_width() + gap for picture in pictures) - gap
    high = max(picture.get_height() for picture in pictures)
    whole = pygame.Surface((wide, high), pygame.SRCALPHA)
    x = 0
    for picture in pictures:
        whole.blit(picture, (x, 0))
        x += picture.get_width() + gap
    return whole
