"""A hand with dice in it: it lets go over a cloth, or tells what a die on the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.hands.hand import CLICK_REACH, Ground, Hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.play.picker import Picker
    from game.hands.cursor import Pixel

THROW = object()
"""What such a hand decides: nature is to move."""


class ThrowHand(Hand):
    """The hand of whoever throws."""

    def __init__(
        self,
        picker: Picker[Any, Any],
        ground: Ground,
        home: Pixel,
        throws: Mapping[int, Any],
    ) -> None:
        """`throws`: what is decided by a place: THROW, or the move of a face that is told.

        The places of faces stand in their order, so that the figures 1 to 6 mean them too.
        """
        super().__init__(picker, ground, home)
        self.throws = dict(throws)

    @property
    def mark(self) -> object:
        return tuple(self.throws)

    def motion(self, pixel: Pixel) -> None:
        self.pointer = pixel
        spot = self.ground.spot_at(pixel, CLICK_REACH)
        self.hover = spot if spot in self.throws else None

    def release(self, pixel: Pixel) -> None:
        if self._down is None:
            return
        pressed = self.ground.spot_at(self._down, CLICK_REACH)
        self._down, self.dragging = None, False
        self.pointer = pixel
        if pressed is not None and pressed == self.ground.spot_at(pixel, CLICK_REACH):
            self.touch(pressed)

    def explain(self) -> None:
        """Nothing is closed to a hand that only throws."""

    def arrow(self, way: tuple[int, int]) -> None:
        """From face to face, in the order of their figures."""
        spots = list(self.throws)
        at = spots.index(self.cursor) if self.cursor in spots else -1
        step = 1 if sum(way) > 0 else -1
        self.cursor = spots[(at + step) % len(spots)] if at >= 0 else spots[0]

    def look(self, way: tuple[int, int]) -> None:
        """There is nothing to look at but what can be thrown."""
        self.arrow(way)

    def enter(self) -> None:
        spots = list(self.throws)
        if len(spots) == 1:
            self.touch(spots[0])
        elif self.cursor in spots:
            self.touch(self.cursor or 0)
        else:
            self.cursor = spots[0]

    def key(self, key: int, mod: int) -> bool:
        """A figure tells what the die on the table shows."""
        number = FIGURES.get(key, 0)
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_META) or not 0 < number <= len(self.throws):
            return False
        if len(self.throws) == 1:
            return False
        self.touch(list(self.throws)[number - 1])
        return True

    def touch(self, spot: int) -> None:
        if spot in self.throws:
            self._move = self.throws[spot]


FIGURES = {
    key: number
    for number, keys in enumerate(
        (
            (pygame.K_1, pygame.K_KP1),
            (pygame.K_2, pygame.K_KP2),
            (pygame.K_3, pygame.K_KP3),
            (pygame.K_4, pygame.K_KP4),
            (pygame.K_5, pygame.K_KP5),
            (pygame.K_6, pygame.K_KP6),
        ),
        1,
    )
    for key in keys
}
