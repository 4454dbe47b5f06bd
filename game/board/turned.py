"""A scene for the player at the far side of the table: all of it stands on its head."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell import Keyed, Push, Replace

if TYPE_CHECKING:
    from game.shell import Change, Scene


class Turned:
    """Draws a scene turned by half a turn, and turns the pointer to match.

    What the scene lays on top of itself is turned too; where it leads to is not.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.see_through = scene.see_through
        self._size = (0, 0)

    @property
    def restless(self) -> bool:
        return self.scene.restless

    def resize(self, size: tuple[int, int]) -> None:
        self._size = size
        self.scene.resize(size)

    def show_focus(self) -> None:
        if isinstance(self.scene, Keyed):
            self.scene.show_focus()

    def handle(self, event: pygame.Event) -> Change | None:
        return turn(self.scene.handle(self._seen(event)))

    def update(self, ms: int) -> Change | None:
        return turn(self.scene.update(ms))

    def draw(self, surface: pygame.Surface) -> None:
        """Turn what lies below, draw on it as ever, and turn it all back."""
        far = pygame.transform.rotate(surface, 180)
        self.scene.draw(far)
        surface.blit(pygame.transform.rotate(far, 180), (0, 0))

    def _seen(self, event: pygame.Event) -> pygame.Event:
        """A mouse event as it is seen from the far side."""
        changes: dict[str, object] = {}
        if (pos := getattr(event, "pos", None)) is not None:
            changes["pos"] = (self._size[0] - 1 - pos[0], self._size[1] - 1 - pos[1])
        if (rel := getattr(event, "rel", None)) is not None:
            changes["rel"] = (-rel[0], -rel[1])
        return pygame.Event(event.type, {**event.dict, **changes}) if changes else event


def turn(change: Change | None) -> Change | None:
    """The same change with the scene that it lays on top turned."""
    match change:
        case Push(scene):
            return Push(Turned(scene))
        case Replace(scene):
            return Replace(Turned(scene))
        case _:
            return change
