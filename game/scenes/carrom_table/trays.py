"""The two grooves in the table beside the board, in which the pocketed men lie."""

from collections.abc import Sequence
from math import ceil

import pygame

from game.scenes.carrom_table.discs import Kind
from game.scenes.carrom_table.painter import TablePainter
from game.ui.vector import draw_svg

BREADTH, LENGTH = 49.0, 372.0  # mm: ten men, the queen among them, in a row
PITCH = 35.0  # mm from man to man
ROOM = 1.3  # how much broader than a groove the strip beside the board must be
DEEP, LIP = "#140a05", "#d2a070"


class Trays:
    """The rival's groove is at the top, that of the side at the bottom below it."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self.far: pygame.Rect | None = None
        self.near: pygame.Rect | None = None
        self._groove = pygame.Surface((1, 1))

    def lay(self, area: pygame.Rect) -> None:
        """Put the grooves left of the board, if the area has room for them there."""
        board, px = self._painter.rect, self._painter.px
        size = round(px(BREADTH)), round(px(LENGTH))
        self.far = self.near = None
        if board.left - area.left < ROOM * size[0]:
            return
        far = pygame.Rect((0, 0), size)
        far.midtop = (area.left + board.left) // 2, board.top + round(px(14))
        near = far.copy()
        near.bottom = board.bottom - round(px(14))
        self.far, self.near = far, near
        self._groove = _groove(size)

    def draw(self, surface: pygame.Surface, far: Sequence[Kind], near: Sequence[Kind]) -> None:
        """Both grooves with the discs that lie in them, from the end nearest their player."""
        if self.far is None or self.near is None:
            return
        for rect in (self.far, self.near):
            surface.blit(self._groove, rect)
        self._fill(surface, far, self.far, down=True)
        self._fill(surface, near, self.near, down=False)

    def _fill(
        self, surface: pygame.Surface, kinds: Sequence[Kind], rect: pygame.Rect, *, down: bool
    ) -> None:
        painter = self._painter
        for place, kind in enumerate(kinds):
            off = painter.px(BREADTH / 2 + place * PITCH)
            y = rect.top + off if down else rect.bottom - off
            spot = painter.to_table((rect.centerx, y))
            painter.disc(surface, kind, *spot)


def _groove(size: tuple[int, int]) -> pygame.Surface:
    """A channel with round ends, deep at the upper left, a light lip at the lower right."""
    room = ceil(size[0] / 8)
    canvas = (size[0] + 2 * room, size[1] + 2 * room)
    whole = _capsule(canvas, size, (room, room), "#ffffff")
    shade = pygame.Surface(canvas, pygame.SRCALPHA)
    shade.fill(DEEP)
    lit = _capsule(canvas, size, (room + size[0] // 9, room + size[0] // 6), "#000000")
    shade.blit(lit, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shade = pygame.transform.gaussian_blur(shade, max(1, size[0] // 8))
    shade.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
    out = _capsule(canvas, size, (room + 1, room + 1), LIP)
    out.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    floor = whole.copy()
    floor.fill((20, 10, 5, 70), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(floor, (0, 0))
    out.blit(shade, (0, 0))
    return out.subsurface((room, room, size[0] + 2, size[1] + 2))


def _capsule(
    canvas: tuple[int, int], size: tuple[int, int], corner: tuple[int, int], colour: str
) -> pygame.Surface:
    """A shape with round ends somewhere on a clear canvas."""
    radius = size[0] / 2
    body = (
        f'<rect x="{corner[0]}" y="{corner[1]}" width="{size[0]}" height="{size[1]}" '
        f'rx="{radius}" fill="{colour}"/>'
    )
    return draw_svg(canvas, body)
