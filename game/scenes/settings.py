"""Settings: few, and each applies at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.page import Overlay
from game.settings import TEXT_SIZES
from game.shell import Pop
from game.ui.draw import write
from game.ui.widgets import Button, Choice, Slider, Toggle

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget

ROW = 62  # points


class SettingsPage(Overlay):
    """Full screen, motion, size of the text, colours, sound."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, focus="full screen", default="done")

    def did(self, did: Did) -> Change | None:
        match did.key, did.value:
            case "full screen", _:
                self.desk.screen.toggle_full_screen()
            case "motion", bool(still):
                self.desk.choose(reduced_motion=still)
            case "text size", int(size):
                self.desk.choose(text_size=size)
            case "colours", "warm" | "contrast":
                self.desk.choose(colours=did.value)
            case "volume", int(volume):
                self.desk.choose(volume=volume)
                self.desk.sound.volume = volume / 100
                self.desk.sound.play("knock")
            case "done", _:
                return Pop()
        return None

    def lay_out(self) -> tuple[list[Widget], int]:
        px = self.look.px
        self.box = self.centred(620, 190 + 5 * ROW)
        left, wide = self.box.x + px(36), self.box.width - px(72)
        widgets = [
            make(pygame.Rect(left, self.box.y + px(88 + number * ROW), wide, px(ROW - 14)))
            for number, make in enumerate(
                (self._screen, self._motion, self._text, self._colours, self._volume)
            )
        ]
        done = pygame.Rect(0, 0, px(150), px(50))
        done.bottomright = (self.box.right - px(36), self.box.bottom - px(30))
        label = self.desk.words.tr("Done")
        return [*widgets, Button("done", done, label, kind="primary")], self.page_height()

    def _screen(self, rect: pygame.Rect) -> Widget:
        tr = self.desk.words.tr
        on = self.desk.screen.full_screen
        return Toggle("full screen", rect, tr("Full screen"), on, hint=tr("F11 at any time"))

    def _motion(self, rect: pygame.Rect) -> Widget:
        tr = self.desk.words.tr
        still = self.desk.settings.reduced_motion
        hint = tr("Nothing slides or draws itself")
        return Toggle("motion", rect, tr("Reduced motion"), still, hint=hint)

    def _text(self, rect: pygame.Rect) -> Widget:
        tr, now = self.desk.words.tr, self.desk.settings.text_size
        sizes = sorted({*TEXT_SIZES, now})
        return Choice(
            "text size",
            rect,
            tr("Text size"),
            tuple((size, f"{size} %") for size in sizes),
            now,
            hint=tr("As far as the window has room"),
            style="arrows",
        )

    def _colours(self, rect: pygame.Rect) -> Widget:
        tr, now = self.desk.words.tr, self.desk.settings.colours
        kinds = (("warm", tr("Warm")), ("contrast", tr("High contrast")))
        return Choice("colours", rect, tr("Colours"), kinds, now)

    def _volume(self, rect: pygame.Rect) -> Widget:
        return Slider(
            "volume",
            rect,
            self.desk.words.tr("Sound"),
            low=0,
            high=100,
            step=5,
            value=self.desk.settings.volume,
        )

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        px, tone = self.look.px, self.look.palette
        x, base = self.box.x + px(36), self.box.y + px(58)
        write(surface, self.look, "title", 28, self.desk.words.tr("Settings"), tone.ink, x, base)
