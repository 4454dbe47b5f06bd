"""The men that are not on the board: they lie in the grooves beside it, to be taken from there."""

from collections.abc import Sequence

import pygame

from game.scenes.carrom_table.film_show import KINDS
from game.scenes.carrom_table.painter import Kind, TablePainter
from game.scenes.carrom_table.trays import BREADTH, PITCH, ROOM, Trays
from game.scenes.practice_table.position import Position
from physics.laws.measures import BLACK, QUEEN, WHITE

Pixel = tuple[float, float]
FAR, NEAR = (WHITE,), (BLACK, QUEEN)  # what lies in which groove

STRIP = ROOM * BREADTH
"""mm: how broad the strip for the grooves beside the board must be."""


class Supply:
    """White men in the far groove, black ones and the queen in the near one."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._trays = Trays(painter)

    def lay(self, area: pygame.Rect) -> None:
        """Put the grooves between the left edge of the area and the board."""
        self._trays.lay(area)

    @property
    def grooves(self) -> tuple[pygame.Rect, ...]:
        """Both, the far one first; pixels."""
        trays = self._trays
        return (trays.far, trays.near) if trays.far and trays.near else ()

    def draw(self, surface: pygame.Surface, position: Position, held: str = "") -> None:
        """What is left of each kind, without the man in the hand."""
        far, near = (self._kinds(position, kinds, held) for kinds in (FAR, NEAR))
        self._trays.draw(surface, far, near)

    def at(self, pixel: Pixel, position: Position) -> str:
        """The kind of the man that lies under a pixel; "" if none does."""
        for kinds, rect, down in zip((FAR, NEAR), self.grooves, (True, False), strict=False):
            if rect.collidepoint(pixel):
                off = pixel[1] - rect.top if down else rect.bottom - pixel[1]
                return self._nth(self._kinds(position, kinds, ""), off)
        return ""

    def _nth(self, lying: Sequence[str], off: float) -> str:
        """The kind of the man so many pixels from the groove's end."""
        number = round((off / self._painter.px(1) - BREADTH / 2) / PITCH)
        return lying[number] if 0 <= number < len(lying) else ""

    @staticmethod
    def _kinds(position: Position, kinds: Sequence[str], held: str) -> list[Kind]:
        return [KINDS[kind] for kind in kinds for _ in range(position.left(kind) - (kind == held))]
