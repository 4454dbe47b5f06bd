"""Settings: few, and each applies at once; only another text size waits for the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.page import Overlay, Page
from game.scenes.rule_card import RuleCard
from game.settings import TEXT_SIZES
from game.shell import Push
from game.ui.draw import card, write
from game.ui.widgets import Button, Choice, Slider, Toggle

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget

TIGHT, ROOMY = 400, 548  # points: heights of a window between which the card breathes


class SettingsPage(Overlay):
    """Full screen, motion, size of the text, colours, sound.

    A new size of the text lays everything out anew, so it is shown only when the pointer has left
    its row: another click at the same place must not land on something else.
    """

    see_through = False  # it is opened over cards that are not hidden by its own
    air = 6

    def __init__(self, desk: Desk, game: str = "") -> None:
        """`game` is the one that waits below, whose rules F1 opens."""
        self._game = game
        self._text_size = desk.settings.text_size
        super().__init__(desk, focus="full screen", default="done")

    def did(self, did: Did) -> Change | None:
        match did.key, did.value:
            case "full screen", _:
                self.desk.screen.toggle_full_screen()
            case "motion", bool(still):
                self.desk.choose(reduced_motion=still)
            case "text size", int(size):
                self._choose_text(size)
            case "colours", "warm" | "contrast":
                self.desk.choose(colours=did.value)
            case "volume", int(volume):
                self.desk.choose(volume=volume)
                self.desk.sound.volume = volume / 100
                self.desk.sound.play("knock")
            case "done", _:
                return self.back()
        return None

    def key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1 and self._game:
            return Push(RuleCard(self.desk, self._game))
        return super().key(event)

    def back(self) -> Change | None:
        self._apply_text()
        return super().back()

    def update(self, ms: int) -> Change | None:
        if self.form.hovered != "text size":
            self._apply_text()
        return super().update(ms)

    def _choose_text(self, size: int) -> None:
        self._text_size = size
        if self.form.shows_focus:  # by the keyboard, which stays where it is
            self._apply_text()
        else:
            self.renew()

    def _apply_text(self) -> None:
        if self._text_size != self.desk.settings.text_size:
            self.desk.choose(text_size=self._text_size)

    def lay_out(self) -> tuple[list[Widget], int]:
        px, makers = (
            self.look.px,
            (
                self._screen,
                self._motion,
                self._text,
                self._colours,
                self._volume,
            ),
        )
        head, row, foot = self._between(58, 88), self._between(52, 62), self._between(68, 102)
        self.box = self.centred(620, head + len(makers) * row + foot)
        left, wide = self.box.x + px(36), self.box.width - px(72)
        high = px(self._between(47, 48))
        widgets = [
            make(pygame.Rect(left, self.box.y + px(head + number * row), wide, high))
            for number, make in enumerate(makers)
        ]
        done = pygame.Rect(0, 0, px(150), px(self._between(46, 50)))
        done.bottomright = self.box.right - px(36), self.box.bottom - px(self._between(16, 30))
        label = self.desk.words.tr("Done")
        return [*widgets, Button("done", done, label, kind="primary")], self.page_height()

    def _between(self, low: float, high: float) -> float:
        """A measure in points that goes from `low` to `high` as the window grows taller."""
        part = (self.size[1] / self.look.scale - TIGHT) / (ROOMY - TIGHT)
        return low + (high - low) * max(0.0, min(part, 1.0))

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
        tr, now = self.desk.words.tr, self._text_size
        waits = now != self.desk.settings.text_size
        later, hint = tr("Seen when the pointer moves on"), tr("As far as the window has room")
        sizes = sorted({*TEXT_SIZES, now})
        return Choice(
            "text size",
            rect,
            tr("Text size"),
            tuple((size, f"{size} %") for size in sizes),
            now,
            hint=later if waits else hint,
            style="arrows",
        )

    def _colours(self, rect: pygame.Rect) -> Widget:
        tr, now = self.desk.words.tr, self.desk.settings.colours
        kinds = (("warm", tr("Warm")), ("contrast", tr("High contrast")))
        return Choice("colours", rect, tr("Colours"), kinds, now)

    def _volume(self, rect: pygame.Rect) -> Widget:
        tr, works = self.desk.words.tr, self.desk.sound.works()
        return Slider(
            "volume",
            rect,
            tr("Sound"),
            hint="" if works else tr("No sound device was found"),
            enabled=works,
            low=0,
            high=100,
            step=5,
            value=self.desk.settings.volume,
        )

    def ground(self, surface: pygame.Surface) -> None:
        Page.ground(self, surface)
        px, tone = self.look.px, self.look.palette
        card(surface, self.look, self.box)
        x, base = self.box.x + px(36), self.box.y + px(self._between(42, 58))
        write(surface, self.look, "title", 28, self.desk.words.tr("Settings"), tone.ink, x, base)
