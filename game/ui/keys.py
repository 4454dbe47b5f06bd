"""Keys that are held down: arrows and erasing may repeat, pressing may not.

Held for a moment too long, Enter would otherwise run through every screen that opens.
"""

from collections.abc import Iterable

import pygame

ONCE = frozenset(
    {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE}
    | set(range(pygame.K_F1, pygame.K_F12 + 1))
)


class HeldKeys:
    """Knows which keys are down, across all screens; the window has one."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def without_repeats(self, events: Iterable[pygame.Event]) -> list[pygame.Event]:
        """The events without the repeats of keys that act once a press."""
        return [event for event in events if self._counts(event)]

    def _counts(self, event: pygame.Event) -> bool:
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()  # their release will not be heard here
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key in ONCE:
            if event.key in self._down:
                return False
            self._down.add(event.key)
        return True
