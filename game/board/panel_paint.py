"""Draws what the side panel says; its buttons and lists draw themselves."""

import pygame

from engines.core.contract import Seat
from game.board.board import Board, Plate, Status
from game.board.contents import Contents
from game.board.panel_plan import Plan
from game.ui import draw
from game.ui.look import Look

SIDES = (Seat.HOME, Seat.AWAY)
NAMES = (19, 18, 17, 16, 15, 14)  # type sizes


def name_size(look: Look, name: str, room: int) -> int:
    """The largest size at which a name fits into `room` pixels; the least if none does."""
    return next((s for s in NAMES if look.text_width("bold", s, name) <= room), NAMES[-1])


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
        look, laid = self.look, self.laid
        self._head(menu)
        for seat in SIDES:
            self._player(seat, board)
        parts = (laid.status if not laid.tiny else None, laid.news, laid.moves)
        for part in parts:
            if part is not None:
                draw.rule(self.dst, look, laid.left, part.top, laid.right - laid.left)
        self._status(self.contents.status)

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

    # -- players

    def _player(self, seat: Seat, board: Board) -> None:
        look, laid, contents = self.look, self.laid, self.contents
        rect, plate = laid.plates[seat], contents.plates[seat]
        if contents.turn is seat:
            draw.plate(self.dst, look, rect)
        side = min(look.px(44), rect.height - look.px(10))
        draw.put_mid(self.dst, board.sign(seat, side), laid.left, rect.centery)
        x = laid.left + side + look.px(16)
        score_left, note_right = self._score(rect, plate, contents.score[seat])
        name, room = contents.names[seat], score_left - x
        if laid.tiny:
            self._beside(name, plate.chip, (x, room), rect.centery + look.px(6))
            return
        base = rect.centery - look.px(5)
        if look.text_width("bold", NAMES[0], name) + self._chip_width(plate.chip) <= room:
            self._beside(name, plate.chip, (x, room), base)
            self._note(plate.note, (x, note_right), rect)
            return
        self._write_name(name, (x, room), base)
        if plate.chip:  # the name needs the whole line
            chip = draw.chip(self.dst, look, x, rect.centery + look.px(3), plate.chip)
            x = chip.right + look.px(8)
        if not plate.chip or look.text_width("body", 14, plate.note) <= note_right - x:
            self._note(plate.note, (x, note_right), rect)

    def _note(self, note: str, ends: tuple[int, int], rect: pygame.Rect) -> None:
        look, (x, right) = self.look, ends
        shown = look.fit("body", 14, note, right - x)
        base = rect.centery + look.px(18)
        draw.write(self.dst, look, "body", 14, shown, look.palette.soft, x, base)

    def _score(self, rect: pygame.Rect, plate: Plate, score: int) -> tuple[int, int]:
        """The goals, and the points below; how far right name and note may reach."""
        look, laid, tone = self.look, self.laid, self.look.palette
        below = bool(plate.points) and not laid.tiny
        middle = rect.centery - (look.px(9) if below else 0)
        size = 24 if laid.tiny else 34
        goals = draw.write_mid(
            self.dst, look, "title", size, str(score), tone.ink, laid.right, middle, "right"
        )
        left = goals.left - look.px(8)
        if not below:
            return left, left
        points = draw.write_mid(
            self.dst, look, "body", 14, plate.points, tone.soft, laid.right,
            rect.centery + look.px(16), "right",
        )  # fmt: skip
        return left, points.left - look.px(6)

    def _chip_width(self, chip: str) -> int:
        """The pixels that the chip takes after a name."""
        return self.look.text_width("bold", 12.5, chip) + self.look.px(32) if chip else 0

    def _beside(self, name: str, chip: str, place: tuple[int, int], base: int) -> None:
        """The name, and behind it the chip that says whose turn it is."""
        (x, room), look = place, self.look
        left = max(look.px(24), room - self._chip_width(chip))
        end = self._write_name(name, (x, left), base)
        if chip:
            draw.chip(self.dst, look, end.right + look.px(10), base - look.px(17), chip)

    def _write_name(self, name: str, place: tuple[int, int], base: int) -> pygame.Rect:
        """In the largest size that shows all of it; place is x and the room from there."""
        (x, room), look = place, self.look
        size = name_size(look, name, room)
        shown = look.fit("bold", size, name, room)
        return draw.write(self.dst, look, "bold", size, shown, look.palette.ink, x, base)

    # -- status

    def _status(self, status: Status) -> None:
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
