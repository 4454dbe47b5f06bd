"""Keys that are held down: arrows and erasing may repeat, pressing may not.

Held for a moment too long, Enter would otherwise run through every screen that opens.  And where a
picture takes long, the repeats that came meanwhile would all act at once when it is there.
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
        """The events of one frame without the repeats that are not to act.

        Each press acts.  A key that stays down acts once a frame, one in `ONCE` no more; a repeat
        is dropped too if its key was let go of meanwhile: nobody could see what the last did.
        """
        kept: list[pygame.Event] = []
        acted: set[int] = set()  # keys that are down and have acted in this frame
        repeats: dict[int, pygame.Event] = {}  # by key: the one that is left
        for event in events:
            if event.type == pygame.KEYDOWN:
                if event.key in self._down:
                    if event.key in ONCE or event.key in acted:
                        continue
                    repeats[event.key] = event
                acted.add(event.key)
            elif event.type == pygame.KEYUP:
                acted.discard(event.key)
                queued = repeats.pop(event.key, None)
                kept = [other for other in kept if other is not queued]
            self._note(event)
            kept.append(event)
        return kept

    def _note(self, event: pygame.Event) -> None:
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()  # their release will not be heard here
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
