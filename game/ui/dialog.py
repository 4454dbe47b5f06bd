"""A question over the screen below: a card with a title, a text and a row of buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell import Pop
from game.ui.draw import card, put
from game.ui.form import Form
from game.ui.paint import button_width, paint
from game.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.desk import Desk
    from game.shell import Change
    from game.ui.widgets import ButtonKind

WIDTH, PAD, GAP, BUTTON_HEIGHT = 480, 34, 14, 48  # points
TITLE_SIZE, TEXT_SIZE = 28, 17
DIM = 0.58  # how dark the screen below becomes


class Dialog:
    """Asks, and answers `on(key)` of the button pressed.

    `buttons` are (key, label, kind) from the left.  The last one, which should change nothing, has
    the keyboard at first, and Esc presses it.  The shell obeys the change that `on` returns;
    without one the dialog closes.  `rules` answers F1, where there is a rule to be read.
    `meanwhile` is told the milliseconds that go by, where something goes on below.
    """

    see_through = True

    def __init__(  # noqa: PLR0913, PLR0917 - a question is all of this
        self,
        desk: Desk,
        title: str,
        text: str,
        buttons: Sequence[tuple[str, str, ButtonKind]],
        on: Callable[[str], Change | None],
        rules: Callable[[], Change] | None = None,
        meanwhile: Callable[[int], Change | None] | None = None,
    ) -> None:
        if not buttons:
            raise ValueError("a dialog needs a button to close it")
        self.desk = desk
        self.title = title
        self.text = text
        self.buttons = tuple(buttons)
        self.on = on
        self.rules = rules
        self.meanwhile = meanwhile
        self.card = pygame.Rect(0, 0, 0, 0)
        self.form = Form(focus=self.buttons[-1][0])
        self._size = (0, 0)

    @property
    def restless(self) -> bool:
        return self.meanwhile is not None

    def resize(self, size: tuple[int, int]) -> None:
        look, self._size = self.desk.look, size
        pad = look.px(PAD)
        wide = min(max(look.px(WIDTH), self._row_width() + 2 * pad), size[0] - look.px(32))
        self.card = pygame.Rect(0, 0, wide, 0)
        self.card.height = self._words_height() + 2 * pad + look.px(22 + BUTTON_HEIGHT)
        self.card.center = (size[0] // 2, round(size[1] * 0.48))
        self.form.replace(self._row())

    def show_focus(self) -> None:
        self.form.show_focus()

    def handle(self, event: pygame.Event) -> Change | None:
        did = self.form.handle(event)
        if did is not None:
            return self._answer(did.key)
        if self.form.used or event.type != pygame.KEYDOWN:
            return None
        if event.key == pygame.K_F1 and self.rules is not None:
            return self.rules()
        return self._answer(self.buttons[-1][0]) if event.key == pygame.K_ESCAPE else None

    def update(self, ms: int) -> Change | None:
        return self.meanwhile(ms) if self.meanwhile is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        look = self.desk.look
        dim = pygame.Surface(surface.get_size())
        dim.fill(look.palette.shadow)
        dim.set_alpha(round(255 * DIM))
        surface.blit(dim, (0, 0))
        card(surface, look, self.card, 22, 28, 14, 190)
        x, y = self.card.x + look.px(PAD), self.card.y + look.px(PAD - 6)
        for line in self._titles():
            y = put(surface, look.text("title", TITLE_SIZE, line, look.palette.ink), x, y).bottom
        y += look.px(6)
        for line in self._lines():
            put(surface, look.text("body", TEXT_SIZE, line, look.palette.soft), x, y)
            y += look.line_height("body", TEXT_SIZE)
        paint(self.form, surface, look)

    def _answer(self, key: str) -> Change:
        return self.on(key) or Pop()

    def _room(self) -> int:
        return self.card.width - 2 * self.desk.look.px(PAD)

    def _titles(self) -> list[str]:
        return self.desk.look.wrap("title", TITLE_SIZE, self.title, self._room())

    def _lines(self) -> list[str]:
        if not self.text:
            return []
        return self.desk.look.wrap("body", TEXT_SIZE, self.text, self._room())

    def _words_height(self) -> int:
        look = self.desk.look
        titles = look.font("title", TITLE_SIZE).get_height() * len(self._titles())
        return titles + look.line_height("body", TEXT_SIZE) * len(self._lines())

    def _button_widths(self) -> list[int]:
        look = self.desk.look
        return [
            max(look.px(110), button_width(look, label) + look.px(12))
            for _, label, _ in self.buttons
        ]

    def _row_width(self) -> int:
        widths = self._button_widths()
        return sum(widths) + self.desk.look.px(GAP) * (len(widths) - 1)

    def _row(self) -> list[Button]:
        """The buttons, right-aligned; narrower in step if the window is too small for them."""
        look = self.desk.look
        room, row = self._room(), self._row_width()
        shrink = min(1.0, room / row)
        x = self.card.right - look.px(PAD) - round(row * shrink)
        y = self.card.bottom - look.px(PAD - 4 + BUTTON_HEIGHT)
        widgets = []
        for (key, label, kind), wide in zip(self.buttons, self._button_widths(), strict=True):
            rect = pygame.Rect(x, y, round(wide * shrink), look.px(BUTTON_HEIGHT))
            widgets.append(Button(key, rect, label, kind=kind))
            x += round((wide + look.px(GAP)) * shrink)
        return widgets
