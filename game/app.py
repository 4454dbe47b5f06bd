"""The loop: reads input, lets time pass, draws what is new to see, rests otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board.match import MatchScene
from game.shell import Shell
from game.ui.keys import HeldKeys
from game.ui.look import Look
from game.ui.palette import PALETTES
from game.window import USUAL

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Scene
    from game.window import Window

LONGEST_FRAME = 100  # ms; a longer pause (a sleeping laptop) is no time that passed on the table
FRAME = 16  # ms between two pictures while something moves
ALERT = 8  # ms between two looks at the input just after some has come
QUIET = 30  # ms
DOZING = 70  # ms, when there has been no input for a while
UNWATCHED = 250  # ms, while the window has no focus
ALERT_FOR, QUIET_FOR = 400, 4_000  # ms
RESHAPED = {
    pygame.WINDOWRESIZED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
}
CLOSING = {pygame.QUIT, pygame.WINDOWCLOSE}


def scale_of(size: tuple[int, int], ratio: float, text_size: int) -> float:
    """Pixels to a point of the design, for a surface of `size` pixels.

    At least the screen's own ratio, more in a window larger than the design, times the text size
    (per cent); but never so much that less than 640 x 400 points would be left to lay out in.
    """
    width, height = size
    room = min(width / USUAL[0], height / USUAL[1])
    most = max(0.5, min(width / 640, height / 400))
    return min(max(ratio, room) * text_size / 100, most)


class App:
    """A desk, a window, and the stack of scenes between them."""

    def __init__(self, desk: Desk, window: Window, first: Scene) -> None:
        self._desk = desk
        self._window = window
        self._styled: tuple[object, ...] = ()
        self._restyle()
        self._shell = Shell(first, window.size)
        self._keys = HeldKeys()
        self._focused = True
        self._shown: Scene | None = None  # the top scene that was drawn last
        self._last = pygame.time.get_ticks()
        self._last_input = self._last

    def run(self) -> None:
        """Go on until the window is closed or the last scene has gone."""
        while self.step():
            pygame.time.wait(self._pause())

    def step(self) -> bool:
        """One turn of the loop; False when it is over."""
        events = self._keys.without_repeats(pygame.event.get())
        now = pygame.time.get_ticks()
        ms, self._last = min(now - self._last, LONGEST_FRAME), now
        if events:
            self._last_input = now
        if any(event.type in CLOSING for event in events):
            return False
        was_restless = self._shell.restless
        alive = self._shell.feed(self._window.in_pixels(self._noticed(events)), ms)
        if not alive:
            return False
        self._keep_screen_choice()
        reshaped = self._reshape()
        if events or was_restless or reshaped or self._shell.top is not self._shown:
            self.draw()
        return True

    def match_saved(self) -> bool | None:
        """Whether the match that is being played is on the disk; None: there is none."""
        for scene in self._shell.scenes:
            if isinstance(scene, MatchScene):
                session = scene.sitting.session
                return None if session.outcome or not session.plies else scene.sitting.saved
        return None

    def draw(self) -> None:
        self._shell.draw(self._window.surface)
        self._window.flip()
        self._shown = self._shell.top

    def _noticed(self, events: list[pygame.Event]) -> list[pygame.Event]:
        """What is left for the scenes after the window has taken its own."""
        rest = []
        for event in events:
            if event.type in RESHAPED:
                self._window.refresh()
            elif event.type == pygame.WINDOWFOCUSGAINED:
                self._focused = True
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._focused = False
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self._window.toggle_full_screen()
            else:
                rest.append(event)
        return rest

    def _keep_screen_choice(self) -> None:
        if self._desk.settings.full_screen != self._window.full_screen:
            self._desk.choose(full_screen=self._window.full_screen)

    def _reshape(self) -> bool:
        """Lay everything out again if size, scale, colours or language are no longer the same."""
        if not self._restyle():
            return False
        self._shell.resize(self._window.size)
        return True

    def _restyle(self) -> bool:
        """A new look if the old one no longer fits; whether the layout has to follow."""
        size, settings = self._window.size, self._desk.settings
        scale = scale_of(size, self._window.ratio, settings.text_size)
        style = (scale, settings.colours, size, self._desk.words.language)
        if style == self._styled:
            return False
        if style[:2] != self._styled[:2]:
            self._desk.look = Look(self._desk.assets, scale, PALETTES[settings.colours])
        self._styled = style
        return True

    def _pause(self) -> int:
        """Milliseconds to rest until the next turn."""
        if self._shell.restless:
            spent = pygame.time.get_ticks() - self._last
            return max(1, FRAME - spent)
        if not self._focused:
            return UNWATCHED
        idle = self._last - self._last_input
        if idle < ALERT_FOR:
            return ALERT
        return QUIET if idle < QUIET_FOR else DOZING
