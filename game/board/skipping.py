"""What a click or a key does while a move is shown: it shows the end, and perhaps more than that.

A click on the board or any other key ends the film and does no more.  What only changes how it is
seen, like its pace, or lays something over it, like the rules, leaves it as it is; a button that
can be pressed, and undo by the keyboard, end it and do what they always do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board.keys import ENTER
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.board.keys import Keys
    from game.board.panel import Panel
    from game.ui.widgets import Did, Widget

LEFT = 1
LOOKS = {"rules", "menu", "news", "moves"}  # widgets of the panel that lay something over the match
CONTROLLED = {pygame.K_z, pygame.K_y, pygame.K_s}  # keys that do something together with Ctrl


class Skipping:
    """Asked about clicks and keys of one match while something is shown."""

    def __init__(self, panel: Panel, keys: Keys) -> None:
        self.panel = panel
        self.keys = keys

    def only_looks(self, event: pygame.Event) -> bool:
        """Whether what is shown goes on: the event only changes how it is seen, or waits for it."""
        widget = self._used(event)
        if widget is not None and (widget.key in LOOKS or widget.key.startswith("switch ")):
            return True
        return event.type == pygame.KEYDOWN and self.keys.only_looks(event)

    def pressed(self, event: pygame.Event) -> Did | None:
        """What a button does that the pointer presses: at once, since it may lie elsewhere then."""
        widget = self._used(event) if event.type == pygame.MOUSEBUTTONDOWN else None
        if not isinstance(widget, Button) or not widget.enabled or self.only_looks(event):
            return None
        return widget.act()

    def means_more(self, event: pygame.Event) -> bool:
        """Whether the event does something besides showing the end."""
        widget = self._used(event)
        if isinstance(widget, Button) and widget.enabled:
            return True
        if event.type != pygame.KEYDOWN:
            return False
        return event.key in CONTROLLED and bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))

    def _used(self, event: pygame.Event) -> Widget | None:
        """The widget of the panel that the event is for, if it is for one."""
        form = self.panel.form
        if event.type == pygame.MOUSEBUTTONDOWN:
            return form.at(event.pos) if event.button == LEFT else None
        if event.key in ENTER and self.panel.has_keys:
            return form.get(form.focused)
        return None
