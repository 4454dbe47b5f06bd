"""A bounded memory of surfaces: what was not looked at for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps surfaces by key up to `budget` bytes of pixels.

    One that is larger than the budget is kept all the same, as the only one.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key, made if it is not there.  Do not draw on it: it is shared."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.used += _weight(made)
        self._shed()
        return made

    def _shed(self) -> None:
        while self.used > self.budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.used -= _weight(oldest)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
