"""The panel beside the practice table, from a tall window down to a small one with large text.

+--------------------+
| title   rules back |
| what happened      |
| place angle power  |   where there is room
| side, surface ...  |
| [button] [button]  |
+--------------------+
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.board.button_rows import fit_rows
from game.board.panel_plan import BETWEEN, card_rect, text_width
from game.scenes.practice_table.telling import CHAIRS, LINES, PACES
from game.scenes.practice_table.told import paint_told
from game.ui import draw
from game.ui.form import Form
from game.ui.paint import paint
from game.ui.widgets import Button, Canvas, Choice, Toggle
from game.words import N_

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.desk import Desk
    from game.scenes.practice_table.told import Told
    from game.scenes.practice_table.view import View
    from game.ui.widget import Widget
    from physics.laws.chairs import Chair

T = TypeVar("T")
BOARD = "board"
ONLY_LOOK = frozenset({"pace", "trace", "line", "rules", "back"})  # what does not touch the men
SPLIT = 0.36  # where the controls begin
TITLE, TITLES = N_("Practice table"), (28, 26, 24, 22, 20)  # type sizes
_NOWHERE = pygame.Rect(0, 0, 0, 0)  # until the row is laid


@dataclass(frozen=True, slots=True)
class _Measure:
    """Heights in points at one degree of tightness."""

    head: int
    row: int  # of a choice
    button: int
    gap: int
    low: int  # below the last button


_ROOMY = _Measure(88, 44, 42, 10, 20)
_TIGHT = _Measure(74, 38, 38, 8, 14)
_TINY = _Measure(44, 32, 32, 6, 8)


def _measure(height: float) -> _Measure:
    if height >= 700:
        return _ROOMY
    return _TIGHT if height >= 560 else _TINY


@dataclass
class Panel:
    """Widgets and words; it holds nothing of the table itself."""

    desk: Desk
    form: Form = field(default_factory=lambda: Form((), BOARD))
    card: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    size: tuple[int, int] = (0, 0)
    covered: bool = False  # by another scene, which has the keyboard
    _middle: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def lay(self, size: tuple[int, int]) -> None:
        """For a window of `size` pixels."""
        self.size, self.card = size, card_rect(self.desk.look, size)

    # -- widgets

    def fill(self, board: pygame.Rect, chair: Chair, view: View, can: dict[str, bool]) -> None:
        """Lay out the widgets; `can` says which buttons are of use now."""
        look, m = self.desk.look, self._m
        wide = text_width(look, self.size)
        inner = pygame.Rect(0, self.card.top, wide, self.card.height)
        inner.centerx = self.card.centerx
        buttons, low = self._buttons(inner, m, can)
        settings, low = self._settings(inner, low, chair, view)
        top = self.card.top + look.px(m.head)
        self._middle = pygame.Rect(inner.left, top, wide, low - top)
        widgets: list[Widget] = [Canvas(BOARD, board), *buttons, *settings, *self._corner(inner)]
        self.form.replace(widgets)

    @property
    def _m(self) -> _Measure:
        return _measure(self.size[1] / self.desk.look.scale)

    def _corner(self, inner: pygame.Rect) -> list[Widget]:
        """Rules and the way back, beside the title."""
        px, tr = self.desk.look.px, self.desk.words.tr
        side = px(38 if self._m is not _TINY else 32)
        back = pygame.Rect(inner.right - side + px(6), self.card.top + px(6), side, side)
        back.y += px(12 if self._m is not _TINY else 0)
        rules = back.move(-side - px(2), 0)
        return [
            Button("rules", rules, "", icon="book-open", kind="quiet", hint=tr("Rules")),
            Button("back", back, "", icon="log-out", kind="quiet", hint=tr("Leave the table")),
        ]

    def _buttons(
        self, inner: pygame.Rect, m: _Measure, can: dict[str, bool]
    ) -> tuple[list[Widget], int]:
        """The rows of buttons above the panel's lower edge, and where they begin."""
        look = self.desk.look
        rows = fit_rows(look, self._rows(can), inner.width)
        widgets: list[Widget] = []
        gap, high = look.px(BETWEEN), look.px(m.button)
        y = self.card.bottom - look.px(m.low) - len(rows) * high - (len(rows) - 1) * look.px(m.gap)
        top = y
        for row in rows:
            each = (inner.width - gap * (len(row) - 1)) // len(row)
            for number, button in enumerate(row):
                button.rect = pygame.Rect(inner.left + number * (each + gap), y, each, high)
                widgets.append(button)
            y += high + look.px(m.gap)
        return widgets, top

    def _rows(self, can: dict[str, bool]) -> list[tuple[Button, ...]]:
        tr = self.desk.words.tr
        made = {
            "strike": Button("strike", _NOWHERE, tr("Strike"), "play", "primary"),
            "again": Button("again", _NOWHERE, tr("Try again"), "rotate-ccw"),
            "undo": Button("undo", _NOWHERE, tr("Undo"), "undo-2"),
            "redo": Button("redo", _NOWHERE, tr("Redo"), "redo-2"),
            "rack": Button("rack", _NOWHERE, tr("Full rack"), "plus"),
            "clear": Button("clear", _NOWHERE, tr("Clear"), "x"),
        }
        made["again"].hint = tr("The same position and the same aim (R)")
        made["strike"].hint = tr("Strike as it is aimed (Space)")
        for key, button in made.items():
            button.enabled = can[key]
        rows: tuple[tuple[str, ...], ...]
        if self._m is not _TINY:
            rows = (("again", "strike"), ("undo", "redo"), ("rack", "clear"))
        else:
            rows = (("again", "undo", "redo"), ("strike", "rack", "clear"))
        return [tuple(made[key] for key in row) for row in rows]

    def _settings(
        self, inner: pygame.Rect, low: int, chair: Chair, view: View
    ) -> tuple[list[Widget], int]:
        """The choices above the buttons, and where they begin."""
        look, m = self.desk.look, self._m
        high = look.px(m.row)
        low -= look.px(m.gap)
        rows = self._choices(chair, view)
        top = low - len(rows) * high
        for number, row in enumerate(rows):
            row.rect = pygame.Rect(inner.left, top + number * high, inner.width, high - look.px(4))
        return rows, top

    def _choices(self, chair: Chair, view: View) -> list[Widget]:
        tr = self.desk.words.tr
        surfaces = self.desk.words.option("carrom", "surface").values
        return [
            _choice("chair", tr("Side"), {one: tr(text) for one, text in CHAIRS.items()}, chair),
            _choice("surface", tr("Surface"), surfaces, view.surface),
            _choice("line", tr("Aim line"), {o: tr(text) for o, text in LINES.items()}, view.line),
            _choice("pace", tr("Film"), {one: tr(text) for one, text in PACES.items()}, view.pace),
            Toggle("trace", _NOWHERE, tr("Trace of the last strike"), view.trace),
        ]

    # -- drawing

    def draw(self, surface: pygame.Surface, told: Told) -> None:
        look = self.desk.look
        draw.card_skin(surface, look, self.card)
        self._draw_head(surface)
        paint_told(surface, look, self._middle, told)
        self._paint_form(surface)

    def _paint_form(self, surface: pygame.Surface) -> None:
        """The widgets; the board shows by its own means that it has the keyboard."""
        form = self.form
        seen = form.focused != BOARD and not self.covered
        shows, form.shows_focus = form.shows_focus, form.shows_focus and seen
        paint(form, surface, self.desk.look, self.card)
        form.shows_focus = shows

    def _draw_head(self, surface: pygame.Surface) -> None:
        look, tone, tr, m = self.desk.look, self.desk.look.palette, self.desk.words.tr, self._m
        rules = self.form.get("rules")
        room = rules.rect.left - self._middle.left if rules else self._middle.width
        size = next((s for s in TITLES if look.text_width("title", s, tr(TITLE)) <= room), 18)
        size = min(size, 22) if m is _TINY else size
        title = look.fit("title", size, tr(TITLE), room)
        base = self.card.top + look.px(30 if m is _TINY else 38 if m is _TIGHT else 46)
        draw.write(surface, look, "title", size, title, tone.ink, self._middle.left, base)
        if m is not _TINY:
            line = look.fit("body", 14, tr("Carrom without turns"), self._middle.width)
            base += look.px(24)
            draw.write(surface, look, "body", 14, line, tone.soft, self._middle.left, base)


def _choice(key: str, label: str, texts: Mapping[T, str], value: T) -> Choice:
    options = tuple(texts.items())
    return Choice(key, _NOWHERE, label, options, value, split=SPLIT, style="arrows")
