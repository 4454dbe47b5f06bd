"""The card that tells how a leg or a match ended: the result, its clause, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.page import Overlay
from game.shell import Pop
from game.ui import draw
from game.ui.form import ENTER_KEYS
from game.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board.board import Summary
    from game.desk import Desk
    from game.shell import Change
    from game.ui.look import Face
    from game.ui.widget import Did, Widget
    from game.ui.widgets import ButtonKind

PAD, GAP, BUTTON = 40, 12, 48  # points
ROW = 34  # of the table
WIDTH = 560
FIGURE, TITLES = 44, (34, 30, 26, 22)  # type sizes; a title takes the largest that fits


class Ending(Overlay):
    """Over the board, which stays to be seen.

    `on` answers the key of the button pressed, `rules` opens the rules at a clause.
    """

    def __init__(
        self,
        desk: Desk,
        summary: Summary,
        on: Callable[[str], Change | None],
        rules: Callable[[str], Change],
    ) -> None:
        self._summary = summary
        self._on = on
        self._rules = rules
        first = "rematch" if summary.end else "on"
        super().__init__(desk, focus=first, default=first)

    def handle(self, event: pygame.Event) -> Change | None:
        """Nobody begins a rematch unseen: at the end the first Enter shows what the next does."""
        unseen = self._summary.end and not self.form.shows_focus
        if unseen and event.type == pygame.KEYDOWN and event.key in ENTER_KEYS:
            self.form.show_focus()
            return None
        return super().handle(event)

    def did(self, did: Did) -> Change | None:
        return self._on(did.key) or Pop()

    def key(self, event: pygame.Event) -> Change | None:
        """F1 reads the clause by which it ended."""
        if event.key == pygame.K_F1:
            return self._rules(self._summary.told.clause)
        return super().key(event)

    def back(self) -> Change | None:
        """Esc looks at the board."""
        return self._on("look") or Pop()

    # -- places

    def _buttons(self) -> tuple[tuple[str, str, str, ButtonKind], ...]:
        tr = self.desk.words.tr
        if not self._summary.end:
            return (
                ("on", self._summary.button, "play", "primary"),
                ("look", self._summary.look, "eye", "plain"),
            )
        return (
            ("rematch", tr("Rematch"), "rotate-ccw", "primary"),
            ("swapped", tr("Rematch, sides swapped"), "users", "plain"),
            ("look", self._summary.look, "eye", "plain"),
            ("watch", tr("Watch the game"), "history", "plain"),
            ("leave", tr("Start screen"), "house", "plain"),
        )

    def lay_out(self) -> tuple[list[Widget], int]:
        look, px = self.look, self.look.px
        buttons = self._buttons()
        rows = (len(buttons) + 1) // 2
        inner = min(px(WIDTH), self.size[0] - px(48)) - 2 * px(PAD)
        self._cause = look.wrap("body", 17, self._words(), inner)
        self._lay_title(inner)
        told = self._told_top + px(4) + look.line_height("body", 17) * len(self._cause)
        table = px(ROW) * len(self._summary.table) + px(22) if self._summary.table else 0
        foot = rows * px(BUTTON) + (rows - 1) * px(GAP) + px(PAD - 6)
        self.box = self.centred(WIDTH, (told + table + foot) / look.scale)
        self._table_top = self.box.top + told
        top = self.box.top + told + table
        widgets: list[Widget] = []
        for k, (key, label, icon, kind) in enumerate(buttons):
            alone = k % 2 == 0 and k + 1 == len(buttons)
            wide = inner if alone else (inner - px(GAP)) // 2
            x = self.box.left + px(PAD) + k % 2 * (wide + px(GAP))
            rect = pygame.Rect(x, top + k // 2 * px(BUTTON + GAP), wide, px(BUTTON))
            widgets.append(Button(key, rect, label, icon, kind))
        return widgets, self.page_height()

    def _lay_title(self, inner: int) -> None:
        """Wrap the title beside the figure, smaller if one of its words would be cut."""
        look, px = self.look, self.look.px
        title = self._summary.title
        room = inner - look.text_width("title", FIGURE, self._figure) - px(20)
        fits = [
            size
            for size in TITLES
            if all(look.text_width("title", size, word) <= room for word in title.split())
        ]
        self._title_size = fits[0] if fits else TITLES[-1]
        self._title = look.wrap("title", self._title_size, title, room)
        further = look.line_height("title", self._title_size) * (len(self._title) - 1)
        below = px(18) if self._summary.unit else 0
        self._told_top = px(118) + max(further, below)

    @property
    def _figure(self) -> str:
        home, away = self._summary.score
        return f"{home} \u2013 {away}"

    def _words(self) -> str:
        told = self._summary.told
        return f"{told.text} ({told.clause})" if told.clause else told.text

    # -- drawing

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        look, px, tone = self.look, self.look.px, self.look.palette
        left, right = self.box.left + px(PAD), self.box.right - px(PAD)
        base = self.box.top + px(80)
        self._draw_figure(surface, right, base + px(2))
        for line in self._title:
            draw.write(surface, look, "title", self._title_size, line, tone.ink, left, base)
            base += look.line_height("title", self._title_size)
        y = self.box.top + self._told_top
        for line in self._cause:
            draw.write(surface, look, "body", 17, line, tone.soft, left, y)
            y += look.line_height("body", 17)
        self._draw_table(surface, left, right)

    def _draw_figure(self, surface: pygame.Surface, right: int, base: int) -> None:
        """The score, and what it counts if that is not goals."""
        look, tone, unit = self.look, self.look.palette, self._summary.unit
        draw.write(
            surface, look, "title", FIGURE, self._figure, tone.accent_deep, right, base, "right"
        )
        if unit:
            low = base + look.px(24)
            draw.write(surface, look, "semi", 15, unit, tone.soft, right, low, "right")

    def _column(self, width: int) -> int:
        """How wide each column but the first is: as it needs, so that names have the rest."""
        look, rows = self.look, self._summary.table
        wide = [look.text_width("body", 17, c) for row in rows[1:] for c in row[1:]]
        wide += [look.text_width("body", 14, c) for row in rows[:1] for c in row[1:]]
        columns = max((len(row) - 1 for row in rows), default=1)
        most = round(width * 0.62) // max(1, columns)
        return min(most, max(wide, default=0) + look.px(24))

    def _draw_table(self, surface: pygame.Surface, left: int, right: int) -> None:
        """The first column at the left, the others right-aligned over the rest."""
        look, px, tone = self.look, self.look.px, self.look.palette
        y, each = self._table_top, self._column(right - left)
        for number, row in enumerate(self._summary.table):
            if number:
                draw.rule(surface, look, left, y, right - left)
            columns = len(row) - 1
            name_room = right - left - each * columns - px(8)
            middle = y + px(ROW) // 2
            name = look.fit("semi", 17, row[0], name_room)
            draw.write_mid(surface, look, "semi", 17, name, tone.ink, left, middle)
            for k, cell in enumerate(reversed(row[1:])):
                face: Face = "body" if not number else "semi" if k else "bold"
                size, colour = (17, tone.ink) if number else (14, tone.soft)
                shown, x = look.fit(face, size, cell, each - px(6)), right - k * each
                draw.write_mid(surface, look, face, size, shown, colour, x, middle, "right")
            y += px(ROW)
