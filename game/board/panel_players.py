"""Draws the two players in the side panel: sign, name, whose turn it is, score, what is left.

+-------------------------------+
| (O)  Ana  [to strike]      12 |
|      White, 5 men left  1 game |
| o o o o o . . . .             |   a row of pieces, in games that have them
+-------------------------------+
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pygame

from engines.core.contract import Seat
from game.board.board import Board, Illustrated, Plate
from game.board.contents import Contents
from game.board.panel_plan import Plan
from game.ui import draw
from game.ui.look import Look

SIDES = (Seat.HOME, Seat.AWAY)
NAMES = (19, 18, 17, 16, 15, 14)  # type sizes
CHIP = 12.5  # of the words on chips
PIECE, PITCH = 14, 21  # points: a piece in the row, and from one to the next
Chip: TypeAlias = Callable[[int, int], pygame.Rect]  # draws at x, y
Placed: TypeAlias = tuple[int, Chip]  # with the pixels that it takes behind a name


def name_size(look: Look, name: str, room: int) -> int:
    """The largest size at which a name fits into `room` pixels; the least if none does."""
    return next((s for s in NAMES if look.text_width("bold", s, name) <= room), NAMES[-1])


def paint_players(
    dst: pygame.Surface, look: Look, laid: Plan, contents: Contents, board: Board
) -> None:
    """Both players; the one whose turn it is on a raised plate."""
    for seat in SIDES:
        _Player(dst, look, laid, contents, seat).paint(board)


class _Player:
    """One player on one surface."""

    def __init__(
        self, dst: pygame.Surface, look: Look, laid: Plan, contents: Contents, seat: Seat
    ) -> None:
        self.dst, self.look, self.laid = dst, look, laid
        self.name = contents.names[seat]
        self.plate: Plate = contents.plates[seat]
        self.score = contents.score[seat]
        self.on_turn = contents.turn is seat
        self.seat = seat
        self.whole = laid.plates[seat]
        self.rect = self.whole.copy()  # without the row of pieces
        if self.plate.pieces and not laid.tiny:
            self.rect.height -= look.px(14 if laid.tight else 16)

    def paint(self, board: Board) -> None:
        look, laid, rect, plate = self.look, self.laid, self.rect, self.plate
        if self.on_turn:
            draw.plate(self.dst, look, self.whole)
        largest = look.px(36 if plate.pieces else 44)
        side = min(largest, rect.height - look.px(10))
        sign = board.sign(self.seat, side)
        if plate.sign and isinstance(board, Illustrated):
            sign = board.picture(plate.sign, side)
        draw.put_mid(self.dst, sign, laid.left, rect.centery)
        x = laid.left + side + look.px(16)
        ends = self._score()
        if laid.tiny:
            self._tiny(x, ends[0] - x)
            return
        chips = self._words(x, *ends)
        if plate.pieces and isinstance(board, Illustrated):
            self._pieces(board, chips)

    def _words(self, x: int, score_left: int, note_right: int) -> list[Placed]:
        """Name and note, and the chips beside the one or before the other; those left over."""
        look, rect, room = self.look, self.rect, score_left - x
        base, low = rect.centery - look.px(5), rect.centery + look.px(3)
        chips = self._chips()
        if look.text_width("bold", NAMES[0], self.name) + self._width(chips) <= room:
            self._beside((x, room), base)
            self._note((x, note_right))
            return []
        self._write_name((x, room), base)  # it needs the whole line
        begun = x
        while chips and (x == begun or x + chips[0][0] - look.px(10) <= note_right):
            x = chips.pop(0)[1](x, low).right + look.px(8)
        if x == begun or look.text_width("body", 14, self.plate.note) <= note_right - x:
            self._note((x, note_right))
        return chips

    def _tiny(self, x: int, room: int) -> None:
        """One line, or two small ones where something has to be told."""
        look, middle, short = self.look, self.rect.centery, self.plate.short
        if not short:
            self._beside((x, room), middle + look.px(6))
            return
        self._write_name((x, room), middle - look.px(1))
        size = next((s for s in (13, 12, 11) if look.text_width("body", s, short) <= room), 11)
        text = look.fit("body", size, short, room)
        base = middle + look.px(15)
        draw.write(self.dst, look, "body", size, text, look.palette.soft, x, base)

    def _note(self, ends: tuple[int, int]) -> None:
        look, (x, right) = self.look, ends
        shown = look.fit("body", 14, self.plate.note, right - x)
        base = self.rect.centery + look.px(18)
        draw.write(self.dst, look, "body", 14, shown, look.palette.soft, x, base)

    def _score(self) -> tuple[int, int]:
        """The goals, and the points below; how far right name and note may reach."""
        look, laid, tone, rect = self.look, self.laid, self.look.palette, self.rect
        small = laid.tiny and bool(self.plate.short)
        below = bool(self.plate.points) and (small or not laid.tiny)
        middle = rect.centery - (look.px(7 if small else 9) if below else 0)
        size = 20 if small else 24 if laid.tiny else 34
        goals = draw.write_mid(
            self.dst, look, "title", size, str(self.score), tone.ink, laid.right, middle, "right"
        )
        left = goals.left - look.px(8)
        if not below:
            return left, left
        middle = rect.centery + look.px(12 if small else 16)
        size = 11 if small else 14
        points = draw.write_mid(
            self.dst, look, "body", size, self.plate.points, tone.soft, laid.right, middle, "right"
        )
        right = points.left - look.px(6)
        return (min(left, right), right) if small else (left, right)

    def _pieces(self, board: Illustrated, chips: list[Placed]) -> None:
        """Those that are left, the outlines of those that are gone, and chips at the end."""
        look, tone = self.look, self.look.palette
        side = look.px(PIECE)
        x, middle = self.laid.left + look.px(3), self.whole.bottom - look.px(18)
        if self.laid.tight:
            middle = self.whole.bottom - look.px(12)
        right = self.laid.right
        for wide, chip in chips:
            right -= wide - look.px(10)
            chip(right, middle - look.px(11))
        pitch = min(look.px(PITCH), (right - x) // max(1, len(self.plate.pieces)))
        for piece in self.plate.pieces:
            gone = look.skin((side, side), PIECE / 2, tone.to_come, "", tone.field_edge, 1)
            sign = board.picture(piece.picture, side) if piece.here else gone
            draw.put_mid(self.dst, sign, x, middle)
            x += pitch

    # -- names and chips

    def _chips(self) -> list[Placed]:
        """Whose turn it is and what is owed: the pixels that each takes, and how it is drawn."""
        look, plate = self.look, self.plate
        chips: list[Placed] = []
        if plate.chip:
            turn: Chip = partial(self._turn, plate.chip)
            chips.append((look.text_width("bold", CHIP, plate.chip) + look.px(32), turn))
        if plate.owes:
            owed: Chip = partial(self._owed, plate.owes)
            chips.append((look.text_width("bold", CHIP, plate.owes) + look.px(28), owed))
        return chips

    @staticmethod
    def _width(chips: list[Placed]) -> int:
        return sum(wide for wide, _ in chips)

    def _turn(self, label: str, x: int, y: int) -> pygame.Rect:
        return draw.chip(self.dst, self.look, x, y, label)

    def _owed(self, label: str, x: int, y: int) -> pygame.Rect:
        """A pale chip with an edge."""
        look, tone = self.look, self.look.palette
        text = look.text("bold", CHIP, label, tone.accent_deep)
        high = max(look.px(22), text.get_height())
        rect = pygame.Rect(x, y, text.get_width() + look.px(18), high)
        self.dst.blit(look.skin(rect.size, 30, tone.accent_pale, "", tone.accent_line, 1), rect)
        draw.put_mid(self.dst, text, rect.centerx, rect.centery - look.scale * 0.5, "centre")
        return rect

    def _beside(self, place: tuple[int, int], base: int) -> None:
        """The name, and behind it the chips."""
        (x, room), look = place, self.look
        chips = self._chips()
        left = max(look.px(24), room - self._width(chips))
        end = self._write_name((x, left), base).right + look.px(10)
        for _, chip in chips:
            end = chip(end, base - look.px(17)).right + look.px(6)

    def _write_name(self, place: tuple[int, int], base: int) -> pygame.Rect:
        """In the largest size that shows all of it; place is x and the room from there."""
        (x, room), look = place, self.look
        size = name_size(look, self.name, room)
        shown = look.fit("bold", size, self.name, room)
        return draw.write(self.dst, look, "bold", size, shown, look.palette.ink, x, base)
