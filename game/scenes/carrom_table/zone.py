"""Where a man that comes back may stand, as a tinted patch on the board (CR-4.5).

His centre is between two circles about the middle, and off the other men.
"""

from collections.abc import Iterable, Iterator

import pygame

from game.scenes.carrom_table.painter import TablePainter
from physics.laws.measures import INNER, MAN, OUTER, Man

Circle = tuple[tuple[float, float], float]  # centre and radius, pixels

GLOW = (31, 102, 112)
FILL, RIM = 72, 190  # of 255: how dense it is, and its edge
EDGE = 1.1  # mm, how broad the edge is
FINER = 3  # times as fine as the screen while it is made


class Zone:
    """The patch of one table, kept as long as the men and the board lie as they do."""

    def __init__(self) -> None:
        self._kept: tuple[object, pygame.Surface | None] = (None, None)

    def draw(
        self, surface: pygame.Surface, painter: TablePainter, men: Iterable[Man]
    ) -> pygame.Rect:
        """Draw it among the men; the answer is its square."""
        lying = tuple(men)
        key = painter, tuple(painter.rect), painter.to_pixel(1, 0), lying
        kept, picture = self._kept
        if kept != key or picture is None:
            picture = _patch(painter, lying)
            self._kept = key, picture
        square = picture.get_rect(center=_whole(painter.to_pixel(0, 0)))
        return surface.blit(picture, square)


def _patch(painter: TablePainter, men: Iterable[Man]) -> pygame.Surface:
    """The picture: made larger, and then as large as it is seen."""
    half = round(painter.px(OUTER / 100)) + 2
    wide = 2 * half * FINER
    patch = pygame.Surface((wide, wide), pygame.SRCALPHA)
    patch.fill((*GLOW, 0))
    circles = list(_circles(painter, men, half))
    _draw(patch, circles, (*GLOW, RIM), (*GLOW, 0), 0)
    inside = pygame.Surface((wide, wide), pygame.SRCALPHA)
    inside.fill((0, 0, 0, 0))
    _draw(inside, circles, (0, 0, 0, RIM - FILL), (0, 0, 0, 0), FINER * painter.px(EDGE))
    patch.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.transform.smoothscale(patch, (2 * half, 2 * half))


def _circles(painter: TablePainter, men: Iterable[Man], half: int) -> Iterator[Circle]:
    """The outer circle, and those that are kept free."""
    middle = painter.to_pixel(0, 0)
    rings = [(0, 0, OUTER), (0, 0, INNER), *((x, y, MAN) for _, x, y in men)]
    for x, y, radius in rings:
        px, py = painter.to_pixel(x / 100, y / 100)
        centre = FINER * (px - middle[0] + half), FINER * (py - middle[1] + half)
        yield centre, FINER * painter.px(radius / 100)


def _draw(
    patch: pygame.Surface,
    circles: list[Circle],
    lit: tuple[int, int, int, int],
    free: tuple[int, int, int, int],
    inset: float,
) -> None:
    """All of the first circle but the others; `inset` pixels within that."""
    (centre, radius), *holes = circles
    pygame.draw.circle(patch, lit, centre, radius - inset)
    for centre, radius in holes:
        pygame.draw.circle(patch, free, centre, radius + inset)


def _whole(pixel: tuple[float, float]) -> tuple[int, int]:
    return round(pixel[0]), round(pixel[1])
