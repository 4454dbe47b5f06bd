"""The last strike, faintly: the ways of all that moved, and the striker as it met a man."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.carrom_table.painter import TablePainter
from physics.laws.chairs import on_base_line

if TYPE_CHECKING:
    from game.scenes.practice_table.bench import Shot
    from game.ui.look import Look

FAINT = 165  # of 255
TINGE = (0, 12, 70)  # its colours are cooler than those of the aim
MET = 150  # how solid the striker is where it met a man


class Ghost:
    """Keeps the picture of one strike."""

    def __init__(self, look: Look) -> None:
        self._painter = TablePainter(look)  # one of its own: it keeps the marks it has drawn
        self._size = (1, 1)
        self._kept: tuple[Shot | None, pygame.Surface] = (None, pygame.Surface((1, 1)))

    def lay(self, size: tuple[int, int], board: pygame.Rect) -> None:
        """For a window of `size` pixels in which the board lies at `board`."""
        self._painter.lay(board)
        self._size = size
        self._kept = (None, pygame.Surface((1, 1)))

    def draw(self, surface: pygame.Surface, shot: Shot) -> None:
        board = self._painter.rect
        if self._kept[0] is not shot:
            self._kept = shot, self._picture(shot)
        surface.blit(self._kept[1], board)

    def _picture(self, shot: Shot) -> pygame.Surface:
        sheet, painter, seen = pygame.Surface(self._size, pygame.SRCALPHA), self._painter, shot.seen
        aim = shot.before.aim
        if aim is not None:
            x, y = on_base_line(shot.before.chair, aim.x)
            painter.disc(sheet, "s", x / 100, y / 100, alpha=MET)
        if seen.ghost is not None:
            painter.disc(sheet, "s", *seen.ghost, alpha=MET)
        painter.trace(sheet, seen.ways)
        painter.aim(sheet, seen.way, seen.ghost, seen.struck, seen.after)
        picture = sheet.subsurface(painter.rect.clip(sheet.get_rect())).copy()
        picture.fill(TINGE, special_flags=pygame.BLEND_RGB_ADD)
        picture.set_alpha(FAINT)
        return picture
