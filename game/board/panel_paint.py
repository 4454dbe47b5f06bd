"""Draws what the side panel says; its buttons and lists draw themselves."""

import pygame

from engines.core.contract import Seat
from game.board.board import Board, Illustrated, Note, Status
from game.board.contents import Contents
from game.board.panel_plan import Plan
from game.board.panel_players import paint_players
from game.board.time_ring import draw_ring, time_colour
from game.ui import draw
from game.ui.look import Look

COLUMNS: dict[int, tuple[float, ...]] = {
    1: (0.0,),
    2: (0.0, 0.42),
    3: (0.0, 0.4, 0.75),
}
"""Where so many columns begin, as parts of the width."""
HEADINGS = (16, 15, 14, 13)  # type sizes


def paint_contents(  # noqa: PLR0913, PLR0917 - a panel is all of this
    dst: pygame.Surface,
    look: Look,
    laid: Plan,
    contents: Contents,
    board: Board,
    menu: str = "",
) -> None:
    """Head, players, status, and the lines between the parts, on the bare card.

    `menu` is the name of the menu's sign, if it is to be told; in a tiny panel it has a tooltip.
    """
    painter = _Painter(dst, look, laid, contents)
    painter.paint(board, menu)


class _Painter:
    """One panel on one surface."""

    def __init__(self, dst: pygame.Surface, look: Look, laid: Plan, contents: Contents) -> None:
        self.dst = dst
        self.look = look
        self.laid = laid
        self.contents = contents

    def paint(self, board: Board, menu: str) -> None:
        look, laid, contents = self.look, self.laid, self.contents
        self._head(menu)
        paint_players(self.dst, look, laid, contents, board)
        status = laid.status if not laid.tiny else None
        parts = (*laid.notes, status, laid.news, laid.moves)
        for part in parts:
            if part is not None:
                draw.rule(self.dst, look, laid.left, part.top, laid.right - laid.left)
        if laid.tiny and contents.notes and isinstance(board, Illustrated):
            self._one_line(board)
            return
        if isinstance(board, Illustrated):
            for note, rect in zip(contents.notes, laid.notes, strict=False):
                self._note(board, note, rect)
        self._status(contents.status)

    def _head(self, menu: str) -> None:
        look, laid, tone = self.look, self.laid, self.look.palette
        size = 22 if laid.tiny else 28
        title = look.fit("title", size, self.contents.title, laid.head.width)
        base = laid.card.top + look.px(30 if laid.tiny else 38 if laid.tight else 46)
        draw.write(self.dst, look, "title", size, title, tone.ink, laid.left, base)
        if laid.tiny:
            return
        room, base = laid.right - laid.left, base + look.px(24)
        if menu:
            end = laid.menu.left - look.px(8)
            name = draw.write(
                self.dst, look, "semi", 14, menu, tone.accent_deep, end, base, "right"
            )
            room = name.left - look.px(8) - laid.left
        line = look.fit("body", 14, self.contents.subtitle, room)
        draw.write(self.dst, look, "body", 14, line, tone.soft, laid.left, base)

    # -- notes

    def _note(self, board: Illustrated, note: Note, rect: pygame.Rect) -> None:
        """A picture, what it is about, and below it the rest with its clause."""
        look, laid, tone = self.look, self.laid, self.look.palette
        side = look.px(24 if laid.tight else 30)
        middle = rect.top + rect.height // 2
        draw.put_mid(self.dst, board.picture(note.picture, side), laid.left + look.px(5), middle)
        x = laid.left + look.px(52)
        draw.write(self.dst, look, "semi", 15, note.title, tone.ink, x, middle - look.px(4))
        base, right = middle + look.px(15), laid.right
        if note.clause:
            right = draw.write(
                self.dst, look, "semi", 14, note.clause, tone.accent_deep, right, base, "right"
            ).left - look.px(8)
        text = look.fit("body", 14, note.text, right - x)
        draw.write(self.dst, look, "body", 14, text, tone.soft, x, base)

    def _one_line(self, board: Illustrated) -> None:
        """The notes at the left, what the hand does at the right, as far as there is room."""
        look, laid, tone, status = self.look, self.laid, self.look.palette, self.contents.status
        x, middle = laid.left, laid.status.top + look.px(15)
        for note in self.contents.notes:
            sign = board.picture(note.picture, look.px(18))
            x = draw.put_mid(self.dst, sign, x, middle).right + look.px(6)
            short = note.short or note.title
            end = draw.write_mid(self.dst, look, "semi", 13, short, tone.ink, x, middle)
            x = end.right + look.px(12)
        told = [text for _, text in status.columns] or [status.heading]
        right = laid.right
        if status.time:
            left = str(status.time.seconds)
            colour = time_colour(tone, status.time)
            right = draw.write_mid(
                self.dst, look, "bold", 17, left, colour, right, middle, "right"
            ).left - look.px(10)
        while told and look.text_width("body", 13, "  ".join(told)) > right - x:
            told.pop(0)
        text = "  ".join(told)
        draw.write_mid(self.dst, look, "body", 13, text, tone.soft, right, middle, "right")

    # -- status

    def _status(self, status: Status) -> None:
        if status.columns:
            self._columns(status)
            return
        if status.told:
            self._told(status)
            return
        look, laid, tone = self.look, self.laid, self.look.palette
        base = laid.status.top + look.px(20 if laid.tiny else 27)
        head = draw.write(self.dst, look, "semi", 15, status.heading, tone.ink, laid.left, base)
        beside = look.fit("body", 14, status.beside, laid.right - head.right - look.px(10))
        draw.write(self.dst, look, "body", 14, beside, tone.soft, laid.right, base, "right")
        if not status.parts or laid.tiny:
            return
        self._bar(status)
        base = laid.status.top + look.px(72)
        draw.write(self.dst, look, "bold", 15, status.text, tone.ink, laid.left, base)
        draw.write(self.dst, look, "body", 14, status.count, tone.soft, laid.right, base, "right")

    def _columns(self, status: Status) -> None:
        """Captions, and the values below them."""
        look, laid, tone = self.look, self.laid, self.look.palette
        high = look.px(5 if laid.tight else 10)
        caption, value = laid.status.top + high + look.px(13), laid.status.top + high + look.px(34)
        right = laid.right
        if status.time:
            right = draw_ring(self.dst, look, laid.status, status.time).left - look.px(12)
        begins = [
            laid.left + round(part * (right - laid.left)) for part in COLUMNS[len(status.columns)]
        ]
        ends = [x - look.px(8) for x in begins[1:]] + [right]
        for x, end, (name, whole) in zip(begins, ends, status.columns, strict=True):
            text = look.fit("bold", 15, whole, end - x)
            draw.write(self.dst, look, "body", 13.5, name, tone.soft, x, caption)
            draw.write(self.dst, look, "bold", 15, text, tone.ink, x, value)

    def _told(self, status: Status) -> None:
        """A heading, below it what is to be known, and the clock."""
        look, laid, tone = self.look, self.laid, self.look.palette
        right, tiny = laid.right, laid.tiny
        if status.time and tiny:
            colour, middle = time_colour(tone, status.time), laid.status.top + look.px(15)
            left = str(status.time.seconds)
            right = draw.write_mid(
                self.dst, look, "bold", 17, left, colour, right, middle, "right"
            ).left - look.px(10)
        elif status.time:
            right = draw_ring(self.dst, look, laid.status, status.time).left - look.px(12)
        room = right - laid.left
        size = next((s for s in HEADINGS if look.text_width("bold", s, status.heading) <= room), 13)
        base = laid.status.top + look.px(20 if tiny else 22 if laid.tight else 27)
        heading = look.fit("bold", size, status.heading, room)
        draw.write(self.dst, look, "bold", size, heading, tone.ink, laid.left, base)
        if not tiny:
            self._told_below(status, base + look.px(20), room)

    def _told_below(self, status: Status, base: int, room: int) -> None:
        look, left, tone = self.look, self.laid.left, self.look.palette
        tail = look.text_width("semi", 14, status.clause) + look.px(8) if status.clause else 0
        text = look.fit("body", 14, status.told, room - tail)
        end = draw.write(self.dst, look, "body", 14, text, tone.soft, left, base)
        at = end.right + look.px(8)
        draw.write(self.dst, look, "semi", 14, status.clause, tone.accent_deep, at, base)

    def _bar(self, status: Status) -> None:
        """Parts that are made, the one at hand, those to come."""
        look, laid, tone = self.look, self.laid, self.look.palette
        seat = Seat.AWAY if self.contents.turn is Seat.AWAY else Seat.HOME
        ink = tone.away_ink if seat is Seat.AWAY else tone.home_ink
        gap, y = look.px(4), laid.status.top + look.px(39)
        each = (laid.right - laid.left - gap * (status.parts - 1)) // status.parts
        for k in range(status.parts):
            size = (each, look.px(8))
            if k < status.done:
                part = look.skin(size, 4, ink)
            elif k == status.done:
                part = look.skin(size, 4, tone.pales[seat], "", ink, 1.2)
            else:
                part = look.skin(size, 4, tone.to_come)
            self.dst.blit(part, (laid.left + k * (each + gap), y))
