"""Pause: Esc in a match, or the menu sign of its panel.  The match waits below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.page import Overlay
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.shell import Pop, Push, Quit, Reset
from game.ui.draw import write
from game.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.desk import Desk
    from game.shell import Change, Scene
    from game.ui.widget import Did, Widget

BUTTON = 50  # points, and the gap between two
GAP = 12


class Pause(Overlay):
    """What can be done besides playing.

    `saved`: every move so far is on the disk; `over`: there is nothing left to play; `watch` makes
    the scene in which the match is watched from its start, if there is anything to be seen.
    """

    def __init__(
        self,
        desk: Desk,
        game: str,
        *,
        saved: bool = True,
        over: bool = False,
        watch: Callable[[], Scene] | None = None,
    ) -> None:
        self._game = game
        self._watch = watch
        self._saved = saved
        self._over = over
        super().__init__(desk, focus="continue", default="continue")

    def did(self, did: Did) -> Change | None:
        match did.key:
            case "continue":
                return Pop()
            case "rules":
                return Push(RuleCard(self.desk, self._game))
            case "watch" if self._watch is not None:
                return Push(self._watch())
            case "settings":
                return Push(SettingsPage(self.desk, self._game))
            case "leave":
                return Reset(self.desk.start_screen())
            case _:
                return Quit()

    def key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1:
            return Push(RuleCard(self.desk, self._game))
        return super().key(event)

    def lay_out(self) -> tuple[list[Widget], int]:
        tr, px = self.desk.words.tr, self.look.px
        buttons = (
            ("continue", *((tr("Back"), "eye") if self._over else (tr("Continue"), "play"))),
            ("rules", tr("Rules"), "book-open"),
            *((("watch", tr("Watch the game"), "history"),) if self._watch else ()),
            ("settings", tr("Settings"), "settings"),
            ("leave", self._leave(), "house"),
            ("quit", tr("Quit"), "log-out"),
        )
        self.box = self.centred(400, 150 + len(buttons) * (BUTTON + GAP))
        self._line = self.look.wrap("body", 15, self._told(), self.box.width - px(72))
        y = self.box.bottom - px(28) - len(buttons) * px(BUTTON + GAP) + px(GAP)
        widgets: list[Widget] = []
        for number, (key, label, icon) in enumerate(buttons):
            place = pygame.Rect(
                self.box.x + px(36),
                y + number * px(BUTTON + GAP),
                self.box.width - px(72),
                px(BUTTON),
            )
            button = Button(key, place, label, icon=icon)
            button.kind = "primary" if key == "continue" else "plain"
            widgets.append(button)
        return widgets, self.page_height()

    def _leave(self) -> str:
        tr = self.desk.words.tr
        if self._over:
            return tr("Start screen")
        return tr("Save and leave") if self._saved else tr("Leave the game")

    def _told(self) -> str:
        tr = self.desk.words.tr
        if self._over and self._saved:
            return tr("The game is over; all of it is saved.")
        if self._saved:
            return tr("Every move is saved as it is made: you can stop at any time.")
        return tr("This game cannot be saved: it ends when you leave it.")

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        look, tone, px = self.look, self.look.palette, self.look.px
        x, y = self.box.x + px(36), self.box.y
        write(surface, look, "title", 28, self.desk.words.tr("Pause"), tone.ink, x, y + px(54))
        for number, line in enumerate(self._line):
            base = y + px(80) + number * look.line_height("body", 15)
            write(surface, look, "body", 15, line, tone.soft, x, base)
