"""The panel of a replay: a rail to wind the game along, and a list in which every move is a way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.board.panel import MENU, Panel
from game.board.panel_list import list_rows
from game.scenes.replays.matter import heading
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

RAIL, MOVES = "rail", "moves"  # keys in the form


class ReplayPanel(Panel):
    """The panel of one game that is looked at.

    A line of the list has the number of its step as its key.
    """

    def __init__(self, desk: Desk, board: Board, reel: Reel) -> None:
        super().__init__(desk, board)
        self.reel = reel
        self._counts: list[int] = []  # how many lines tell of the moves up to each one
        self._ends: list[int] = []  # where each move of the list ends, in pixels from its top
        self._followed = -1  # the step that has been brought into sight

    def clear(self) -> None:
        super().clear()
        self._followed = -1

    # -- layout

    def lay(self, size: tuple[int, int], contents: Contents) -> None:
        super().lay(size, contents)
        reader = self.form.get(MOVES)
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
        """What the list would say of the step; how a part ended tells enough."""
        reel, entry = self.reel, self.reel.entry
        if reel.at_end or reel.stage.interval:
            return contents.news
        return (*(entry.told if entry else ()), *contents.news)

    def _widgets(
        self, look: Look, laid: Plan, contents: Contents, news: tuple[Line, ...]
    ) -> list[Widget]:
        widgets = super()._widgets(look, laid, contents, news)
        hint = self.desk.words.tr("Close (Esc)")
        close = Button("close", laid.menu, "", "x", "quiet", hint)
        mine = [close if widget.key == MENU else widget for widget in widgets]
        if laid.tiny and contents.notes:  # they share a line with the words beside the rail
            return mine
        return [*mine[:2], self._rail(look, laid.status), *mine[2:]]

    def _rail(self, look: Look, status: pygame.Rect) -> Slider:
        """Beside the words that say where the game stands, however long these get."""
        reel, words = self.reel, self.desk.words
        told = {heading(words, reel, step) for step in (0, reel.last)}
        wide = max(look.text_width("semi", 15, text) for text in told)
        rect = pygame.Rect(status.left + wide, status.top, status.width - wide, status.height)
        rect.width += look.px(10)  # the rail ends where the rest does
        usable = reel.last > 0
        return Slider(RAIL, rect, "", high=reel.last, value=reel.step, bare=True, enabled=usable)

    def _list(self, look: Look, area: pygame.Rect, entries: Sequence[Entry]) -> Reader:
        """The moves to come are paler."""
        reader = super()._list(look, area, entries)
        made = [0, *self._counts][min(self.reel.step, len(self._counts))]
        lines = [row.line for row in self._list_rows]
        reader.lines = (*lines[:made], *(_pale(line, look.palette.faint) for line in lines[made:]))
        return reader

    def _told(self, look: Look, entries: Sequence[Entry], width: int) -> tuple[Row, ...]:
        """Every line leads to the step that it tells of."""
        rows: list[Row] = []
        self._ends, self._counts = [], []
        for number, entry in enumerate(entries, 1):
            told = list_rows(look, self.board, (entry,), width)
            rows += (replace(row, line=replace(row.line, key=str(number))) for row in told)
            before = self._ends[-1] if self._ends else 0
            self._ends.append(before + sum(row.line.height for row in told))
            self._counts.append(len(rows))
        return tuple(rows)

    # -- drawing

    def _paint_form(self, dst: pygame.Surface, look: Look) -> None:
        """The move at which the game stands lies on a band."""
        if self.reel.entry is not None and (rect := self._band(look)):
            dst.blit(look.skin(rect.size, 5, look.palette.accent_pale), rect)
        super()._paint_form(dst, look)

    def _band(self, look: Look) -> pygame.Rect | None:
        """What is seen of the move at which the game stands; None: it is out of sight."""
        reader = self.form.get(MOVES)
        if not isinstance(reader, Reader):
            return None
        top, low = self._place(self.reel.step)
        air = look.px(6)
        band = pygame.Rect(reader.rect.left - air, reader.rect.top + top - reader.top, 0, low - top)
        band.width = reader.rect.width - reader.bar + air
        seen = band.clip(reader.rect.inflate(2 * air, 0))
        return seen if seen.height else None


def _pale(line: Line, colour: str) -> Line:
    """The same line in another colour."""
    return replace(line, spans=tuple(replace(span, colour=colour) for span in line.spans))
