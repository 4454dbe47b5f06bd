"""The side panel: players with score and turn, how the move stands, what happened, moves, buttons.

What it says is put together in `Contents`; the buttons are a form's.  Drawn once for each change
and kept as a picture, so that an animation on the board costs the panel nothing.
"""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.board.abilities import Leading
from game.board.board import Board, Entry, Status, Told
from game.board.button_rows import fit_rows
from game.board.contents import Contents
from game.board.panel_list import Row, line_height, list_rows
from game.board.panel_paint import paint_contents
from game.board.panel_plan import (
    LIST_FOOT,
    LIST_HEAD,
    Plan,
    StatusKind,
    Wanted,
    card_rect,
    plan,
    text_width,
)
from game.desk import Desk
from game.ui import draw
from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint import button_width, paint
from game.ui.widgets import Button, Canvas, Did, Line, Reader, Run, Widget, flow

TOLD_MOST = 3  # sentences in the news
MOST_ROWS = 2  # of buttons, if they can be joined so that there are no more
BOARD, MENU = "board", "menu"  # keys in the form


class Panel:
    """The panel of one match at one size."""

    def __init__(self, desk: Desk, board: Board) -> None:
        self.desk = desk
        self.board = board
        self.form = Form((), focus=BOARD)
        self.plan: Plan | None = None
        self.contents: Contents | None = None
        self.stale = True
        self.covered = False  # by another scene: nothing is pointed at
        self._was_covered = False
        self._size = (0, 0)
        self._picture: pygame.Surface | None = None
        self._window: pygame.Surface | None = None
        self._list_of: tuple[object, ...] = ()
        self._list_rows: tuple[Row, ...] = ()

    def card(self, size: tuple[int, int]) -> pygame.Rect:
        """Where the panel lies in a window of `size` pixels."""
        return card_rect(self.desk.look, size)

    def handle(self, event: pygame.Event) -> Did | None:
        before = self._touch_state()
        did = self.form.handle(event)
        if self.form.used or did is not None or before != self._touch_state():
            self.stale = True
        return did

    def _touch_state(self) -> tuple[object, ...]:
        form = self.form
        return form.hovered, form.pressed, form.focused, form.shows_focus

    @property
    def board_has_keys(self) -> bool:
        """Whether the keyboard is on the board, and in use."""
        return self.form.shows_focus and self.form.focused == BOARD

    @property
    def has_keys(self) -> bool:
        """Whether the keyboard is on something of the panel, and in use."""
        return self.form.shows_focus and self.form.focused != BOARD

    def to_board(self) -> None:
        """Give the keyboard to the board."""
        self.form.focus(BOARD)
        self.stale = True

    def show_focus(self) -> None:
        self.form.show_focus()
        self.stale = True

    def cover(self) -> None:
        """Another scene is laid on top: the pointer is its."""
        self.form.handle(pygame.Event(pygame.WINDOWLEAVE))
        self.covered = self.stale = True

    # -- layout

    def lay(self, size: tuple[int, int], contents: Contents) -> None:
        """Say `contents` in a window of `size` pixels."""
        if contents == self.contents and size == self._size:
            return
        self.contents, self._size, self.stale = contents, size, True
        look = self.desk.look
        most = MOST_ROWS + isinstance(self.board, Leading)  # what it is about shares no row
        rows = fit_rows(look, contents.rows, text_width(look, size), most)
        contents = replace(contents, rows=rows)
        laid, news = self._plan(look, size, contents, contents.news)
        if laid.moves is None and contents.entries and not contents.entries[0].text:
            laid, news = self._plan(look, size, contents, self._latest(contents))
        self.plan = laid
        self.form.replace(list(self._widgets(look, laid, contents, news)))
        focused = self.form.get(self.form.focused)
        if focused is None or not focused.focusable:
            self.form.focus(BOARD)

    def _plan(
        self, look: Look, size: tuple[int, int], contents: Contents, news: Sequence[Told]
    ) -> tuple[Plan, tuple[Line, ...]]:
        """The layout with these news, and their lines."""
        lines = self._news_lines(look, size, news)
        wanted = Wanted(
            tuple(tuple(button.rect.width for button in row) for row in contents.rows),
            sum(line.height for line in lines) + look.px(22) if lines else 0,
            _status_kind(contents.status),
            len(contents.notes),
            any(plate.pieces for plate in contents.plates),
            line_height(contents.entries),
        )
        return plan(look, size, wanted), lines

    def _latest(self, contents: Contents) -> tuple[Told, ...]:
        """What a list of sentences would say first, where there is no room for one."""
        return (*contents.entries[0].told, *contents.news)

    def clear(self) -> None:
        """Another look or language: make everything anew."""
        self.contents, self._list_of, self.stale = None, (), True

    def _widgets(
        self, look: Look, laid: Plan, contents: Contents, news: tuple[Line, ...]
    ) -> list[Widget]:
        """The board, then the panel from its head to its foot: so goes Tab."""
        board = pygame.Rect(0, 0, laid.card.left, self._size[1])
        hint = self.desk.words.tr("Pause") if laid.tiny else ""  # else it is written in the head
        menu = Button(MENU, laid.menu, "", "menu", "quiet", hint)
        widgets: list[Widget] = [Canvas(BOARD, board), menu]
        if laid.news:
            inside = pygame.Rect(
                laid.news.left, laid.news.top + look.px(10), laid.news.width, laid.news.height
            )
            inside.height -= look.px(20)
            widgets.append(Reader("news", inside, lines=news, bar=look.px(8)))
        if laid.moves:
            widgets.append(self._list(look, laid.moves, contents.entries))
        for rects, buttons in zip(laid.rows, contents.rows, strict=True):
            widgets += [_placed(button, rect) for rect, button in zip(rects, buttons, strict=True)]
        return [*widgets, *self._foot(look, laid, contents.foot)]

    def _foot(self, look: Look, laid: Plan, buttons: Sequence[Button]) -> list[Widget]:
        """Links at the two ends of the last line, further ones between them."""
        placed: list[Widget] = []
        room = laid.foot.width // max(1, len(buttons))
        last = len(buttons) - 1
        for k, button in enumerate(buttons):
            wide = button_width(look, button.label, button.icon)
            rect = pygame.Rect(0, laid.foot.top, min(wide, room), laid.foot.height)
            rect.centerx = laid.foot.left + room * k + room // 2
            if k == 0 and last:
                rect.left = laid.foot.left - look.px(10)
            elif k == last:
                rect.right = laid.foot.right + look.px(10)
            placed.append(_placed(button, rect))
        return placed

    # -- news and moves

    def _news_lines(
        self, look: Look, size: tuple[int, int], news: Sequence[Told]
    ) -> tuple[Line, ...]:
        tone = look.palette
        width = text_width(look, size)
        lines: list[Line] = []
        for told in news[-TOLD_MOST:]:
            runs = [Run(told.text, "semi", 15, tone.ink)]
            if told.clause:
                runs.append(Run(f" \u2013\u00a0{told.clause}", "bold", 15, tone.accent_deep))
            lines += flow(look, runs, width, key=told.clause)
        return tuple(lines)

    def _list(self, look: Look, area: pygame.Rect, entries: Sequence[Entry]) -> Reader:
        top, line = look.px(LIST_HEAD), look.px(line_height(entries))
        rect = pygame.Rect(area.left, area.top + top, area.width + look.px(14), line)
        rect.height *= (area.height - top - look.px(LIST_FOOT)) // line  # no half lines
        state = (tuple(entries), area.width, look.scale)
        if state != self._list_of:
            self._list_of = state
            self._list_rows = self._told(look, entries, area.width)
        lines = tuple(row.line for row in self._list_rows)
        return Reader("moves", rect, lines=lines, bar=look.px(8))

    def _told(self, look: Look, entries: Sequence[Entry], width: int) -> tuple[Row, ...]:
        """The moves as lines of the list."""
        return list_rows(look, self.board, entries, width)

    # -- drawing

    def picture(self) -> pygame.Surface:
        """The card of the panel, its shadow not included."""
        if self._picture is None or self.stale or self.covered != self._was_covered:
            self._picture = self._paint()
            self.stale, self._was_covered = False, self.covered
        return self._picture

    def _paint(self) -> pygame.Surface:
        look, laid, contents = self.desk.look, self.plan, self.contents
        if laid is None or contents is None:
            return pygame.Surface((0, 0))
        window = self._bare_card(laid.card)
        paint_contents(window, look, laid, contents, self.board, self._menu_name())
        if laid.moves:
            place = laid.left, laid.moves.top + look.px(12)
            draw.heading(window, look, *place, contents.list_title)
        self._paint_form(window, look)
        self._paint_signs(window)
        return window.subsurface(laid.card)

    def _menu_name(self) -> str:
        """What the sign of the menu is called, while it is pointed at."""
        form = self.form
        keyed = form.shows_focus and form.focused == MENU and not form.hovered
        pointed = not self.covered and (form.hovered == MENU or keyed)
        return self.desk.words.tr("Pause") if pointed else ""

    def _bare_card(self, card: pygame.Rect) -> pygame.Surface:
        """A surface as large as the window with the empty card on it; used again and again."""
        if self._window is None or self._window.get_size() != self._size:
            self._window = pygame.Surface(self._size, pygame.SRCALPHA)
        self._window.fill((0, 0, 0, 0), card)
        draw.card_skin(self._window, self.desk.look, card)
        return self._window

    def _paint_form(self, dst: pygame.Surface, look: Look) -> None:
        """The widgets; the board shows by its own means that it has the keyboard."""
        form = self.form
        seen = form.focused != BOARD and not self.covered
        shows, form.shows_focus = form.shows_focus, form.shows_focus and seen
        paint(form, dst, look, self.plan.card if self.plan else None)
        form.shows_focus = shows

    def _paint_signs(self, dst: pygame.Surface) -> None:
        """The signs of the sides before the entries of the list."""
        reader = self.form.get("moves")
        if not isinstance(reader, Reader):
            return
        clip = dst.get_clip()
        dst.set_clip(reader.rect)
        y = reader.rect.top - reader.top
        for row in self._list_rows:
            if row.sign is not None:
                middle = y + row.line.height / 2
                draw.put_mid(dst, row.sign, reader.rect.left + row.at, middle)
            y += row.line.height
        dst.set_clip(clip)


def _placed(button: Button, rect: pygame.Rect) -> Button:
    return replace(button, rect=rect)


def _status_kind(status: Status) -> StatusKind:
    if status.columns:
        return "columns"
    if status.told:
        return "told"
    return "bar" if status.parts else "line"
