"""The panel of a replay: a rail to wind the game along, and a list in which every move is a way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.board.panel import MENU, Panel
from game.board.panel_list import list_rows
from game.scenes.replays.matter import RAIL
from game.ui.widgets import Button, Reader, Slider

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.board.board import Board, Entry, Told
    from game.board.contents import Contents
    from game.board.panel_list import Row
    from game.board.panel_plan import Plan
    from game.desk import Desk
    from game.scenes.replays.reel import Reel
    from game.ui.look import Look
    from game.ui.widgets import Line, Widget

VEIL = 120  # of 255: how pale the moves to come are


class ReplayPanel(Panel):
    """The panel of one game that is looked at.

    A line of the list has the number of its step as its key.
    """

    def __init__(self, desk: Desk, board: Board, reel: Reel) -> None:
        super().__init__(desk, board)
        self.reel = reel
        self._ends: list[int] = []  # where each move of the list ends, in pixels from its top
        self._followed = -1  # the step that has been brought into sight

    def clear(self) -> None:
        super().clear()
        self._followed = -1

    # -- layout

    def lay(self, size: tuple[int, int], contents: Contents) -> None:
        super().lay(size, contents)
        reader = self.form.get("moves")
        if isinstance(reader, Reader) and self._followed != self.reel.step:
            self._followed = self.reel.step
            self._follow(reader)

    def _follow(self, reader: Reader) -> None:
        """Scroll the list just so far that the move is seen, and a bit of what is around it."""
        top, low = self._place(self.reel.step)
        air = min(reader.step, (reader.rect.height - (low - top)) // 2)
        reader.top = max(low + air - reader.rect.height, min(reader.top, top - air))
        reader.top = max(0, min(reader.top, reader.furthest))
        self.stale = True

    def _place(self, step: int) -> tuple[int, int]:
        """Where the list tells of a step, in pixels from its top."""
        ends = [0, *self._ends]
        step = min(step, len(self._ends))
        return ends[max(0, step - 1)], ends[step]

    def _latest(self, contents: Contents) -> tuple[Told, ...]:
        entry = self.reel.entry
        return (*(entry.told if entry else ()), *contents.news)

    def _widgets(
        self, look: Look, laid: Plan, contents: Contents, news: tuple[Line, ...]
    ) -> list[Widget]:
        return [self._mine(w) for w in super()._widgets(look, laid, contents, news)]

    def _mine(self, widget: Widget) -> Widget:
        """What lies in the place of a widget of the match."""
        reel = self.reel
        if widget.key == MENU:
            hint = self.desk.words.tr("Close (Esc)")
            return Button("close", widget.rect, "", "x", "quiet", hint)
        if widget.key == RAIL:
            return Slider(RAIL, widget.rect, "", high=reel.last, value=reel.step, bare=True, enabled=reel.last > 0)
        return widget

    def _told(self, look: Look, entries: Sequence[Entry], width: int) -> tuple[Row, ...]:
        """Every line leads to the step that it tells of."""
        rows: list[Row] = []
        self._ends = []
        for number, entry in enumerate(entries, 1):
            for row in list_rows(look, self.board, (entry,), width):
                rows.append(replace(row, line=replace(row.line, key=str(number))))
            self._ends.append(sum(row.line.height for row in rows))
        return tuple(rows)

    # -- drawing

    def _paint_form(self, dst: pygame.Surface, look: Look) -> None:
        """The move at which the game stands lies on a band."""
        if self.reel.entry is not None and (rect := self._band(look)):
            dst.blit(look.skin(rect.size, 5, look.palette.accent_pale), rect)
        super()._paint_form(dst, look)

    def _paint_signs(self, dst: pygame.Surface) -> None:
        """The moves to come are paler."""
        super()._paint_signs(dst)
        reader = self.form.get("moves")
        if not isinstance(reader, Reader):
            return
        veiled = reader.rect.copy()
        veiled.width -= reader.bar
        _, low = self._place(self.reel.step)
        veiled.top = max(veiled.top, reader.rect.top + low - reader.top)
        veiled.height = reader.rect.bottom - veiled.top
        if veiled.height > 0:
            veil = pygame.Surface(veiled.size, pygame.SRCALPHA)
            veil.fill((*pygame.Color(self.desk.look.palette.cream)[:3], VEIL))
            dst.blit(veil, veiled)

    def _band(self, look: Look) -> pygame.Rect | None:
        """What is seen of the move at which the game stands; None: it is out of sight."""
        reader = self.form.get("moves")
        if not isinstance(reader, Reader):
            return None
        top, low = self._place(self.reel.step)
        air = look.px(6)
        band = pygame.Rect(reader.rect.left - air, reader.rect.top + top - reader.top, 0, low - top)
        band.width = reader.rect.width - reader.bar + air
        seen = band.clip(reader.rect.inflate(2 * air, 0))
        return seen if seen.height else None
