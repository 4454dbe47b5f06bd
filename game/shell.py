"""The window's one job: a stack of scenes, and what a scene may ask of it.

Only the scene on top hears of input and time.  A see-through scene (pause, a question) is drawn
over the one below, which waits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence


class Scene(Protocol):
    """One screen.  It changes in `handle` and `update` only; `draw` only looks."""

    see_through: bool  # draw the scene below first

    @property
    def restless(self) -> bool:
        """Whether something moves now, so that it wants to be drawn sixty times a second."""
        ...

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out for a surface of `size` pixels.

        Called before the first `draw`, and whenever the size, the look or the language changes.
        """
        ...

    def handle(self, event: pygame.Event) -> Change | None: ...

    def update(self, ms: int) -> Change | None:
        """Let `ms` milliseconds pass."""
        ...

    def draw(self, surface: pygame.Surface) -> None: ...


@runtime_checkable
class Keyed(Protocol):
    """A scene that can show which of its widgets has the keyboard."""

    def show_focus(self) -> None:
        """A key has brought this scene to the top."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Clear the stack and begin again with this scene alone."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


Change: TypeAlias = Push | Replace | Pop | Reset | Quit


class Shell:
    """The stack.  It is over when the last scene has gone."""

    def __init__(self, first: Scene, size: tuple[int, int] = (1280, 800)) -> None:
        self.size = size
        self.scenes = [first]
        self._by_key = False  # whether the last thing pressed was a key
        first.resize(size)

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def restless(self) -> bool:
        return bool(self.scenes) and self.top.restless

    def resize(self, size: tuple[int, int]) -> None:
        """The surface has another size, or the look or the language is another."""
        self.size = size
        for scene in self.scenes:
            scene.resize(size)

    def feed(self, events: Sequence[pygame.Event], ms: int) -> bool:
        """One frame of input and time; False when the last scene has gone."""
        for event in events:
            if not self.scenes:
                return False
            if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
                self._by_key = event.type == pygame.KEYDOWN
            self._obey(self.top.handle(event))
        if self.scenes:
            self._obey(self.top.update(ms))
        return bool(self.scenes)

    def draw(self, surface: pygame.Surface) -> None:
        floor = max(i for i, s in enumerate(self.scenes) if i == 0 or not s.see_through)
        for scene in self.scenes[floor:]:
            scene.draw(surface)

    def _obey(self, change: Change | None) -> None:
        match change:
            case Push(scene):
                self._enter(scene)
            case Replace(scene):
                self.scenes.pop()
                self._enter(scene)
            case Pop():
                self.scenes.pop()
            case Reset(scene):
                self.scenes.clear()
                self._enter(scene)
            case Quit():
                self.scenes.clear()
            case None:
                return
        if self._by_key and self.scenes and isinstance(self.top, Keyed):
            self.top.show_focus()

    def _enter(self, scene: Scene) -> None:
        scene.resize(self.size)
        self.scenes.append(scene)
