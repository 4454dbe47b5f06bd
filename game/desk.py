"""What every scene finds on its desk: looks, words, settings, the drawer with the games, sounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from game.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.assets import Assets
    from game.draft import Draft
    from game.i18n import Words
    from game.settings import Settings
    from game.shell import Scene
    from game.store import Store
    from game.ui.look import Look


class Screen(Protocol):
    """The window, as far as a scene may ask of it."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        ...

    @property
    def full_screen(self) -> bool: ...

    def toggle_full_screen(self) -> None: ...


class Sounds(Protocol):
    """What can be played, by name; an unknown name or a machine without sound is silent."""

    volume: float  # 0 silent, 1 full

    def works(self) -> bool:
        """Whether there is a device to play on."""
        ...

    def play(self, name: str, volume: float = 1.0) -> None: ...


class Silence:
    """No sound at all."""

    volume = 0.0

    def works(self) -> bool:
        return False

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play nothing."""


@dataclass
class Desk:
    """Passed to the constructor of every scene; the window keeps it up to date."""

    look: Look  # another one after a change of scale or colours: never keep it, ask `desk.look`
    words: Words
    settings: Settings
    store: Store
    assets: Assets
    screen: Screen
    sound: Sounds = field(default_factory=Silence)
    drafts: dict[str, Draft] = field(default_factory=dict)  # by game: setups that were left

    def start_screen(self) -> Scene:
        """A new start screen; made by name, because it knows every other scene."""
        menu: Callable[[Desk], Scene] = load("game.scenes.menu:Menu")
        return menu(self)

    def choose(self, **changes: object) -> None:
        """Change settings by name, and keep them on the disk."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self.store.save_settings(self.settings)
