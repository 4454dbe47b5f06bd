"""Small pieces of the field for the rule card: what a clause of chess football means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.contract import Seat
from game.scenes.chess.drawn import DIAGRAMS, Cut, Diagram, square
from game.scenes.chess.geometry import EDGE, HIGH, WIDE, Place
from game.scenes.chess.painter import Painter, Piece, Signs
from game.scenes.chess.pitch import FIGURES
from game.scenes.chess.squad import kind_of
from game.ui import draw
from game.ui.strips import side_by_side

if TYPE_CHECKING:
    from game.desk import Desk

GAP = 12  # points between two pieces that stand side by side
AROUND = 0.24  # squares that are seen around a piece, both sides together
STRIP, LETTER, APRON = 19, 12, "#3f6044"  # points of the strips with letters and numbers


class Diagrams:
    """Draws diagrams on one field, one after the other, in the look of the desk."""

    def __init__(self, desk: Desk) -> None:
        self._look = desk.look
        self._tables: dict[int, tuple[Painter, pygame.Surface]] = {}

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause and what it shows, in words; None if it has none."""
        diagram = DIAGRAMS.get(clause)
        if diagram is None:
            return None
        pieces = [self._piece(diagram, cut) for cut in diagram.cuts]
        return side_by_side(pieces, self._look.px(GAP)), diagram.caption

    def _piece(self, diagram: Diagram, cut: Cut) -> pygame.Surface:
        """One piece of the field with what stands and is marked there."""
        painter, empty = self._table(diagram.cell)
        table = empty.copy()
        painter.nets(table)
        _lay_marks(painter, table, cut)
        _lay_players(painter, table, cut)
        corners = square(cut.corners[0]), square(cut.corners[1])
        around = round(AROUND * painter.at.cell)
        part = painter.at.box(*corners).inflate(around, around)
        picture = self._lettered(table.subsurface(part), painter, corners, part)
        pygame.draw.rect(picture, self._look.palette.edge, picture.get_rect(), 1)
        return picture

    def _lettered(
        self,
        piece: pygame.Surface,
        painter: Painter,
        corners: tuple[Place, Place],
        part: pygame.Rect,
    ) -> pygame.Surface:
        """A piece of the field with its letters at the left and its numbers below."""
        look, at = self._look, painter.at
        strip = max(look.px(STRIP), look.line_height("bold", LETTER))
        whole = pygame.Surface((part.width + strip, part.height + strip), depth=32)
        whole.fill(APRON)
        whole.blit(piece, (strip, 0))
        (first, start), (last, end) = corners
        for column in range(first, last + 1):
            text = look.text("bold", LETTER, "abcdefgh"[column], FIGURES)
            _, y = at.to_pixel((column, start))
            draw.put_mid(whole, text, strip / 2, y - part.top, "centre")
        for row in range(start, end + 1):
            text = look.text("bold", LETTER, str(row), FIGURES)
            x, _ = at.to_pixel((first, row))
            draw.put_mid(whole, text, x - part.left + strip, part.height + strip / 2, "centre")
        return whole

    def _table(self, cell: int) -> tuple[Painter, pygame.Surface]:
        """The empty field with squares of so many points."""
        if cell not in self._tables:
            look = self._look
            side = look.px(cell)
            room = round(WIDE * side) + 2 * look.px(EDGE), round((HIGH + 4) * side) + look.px(90)
            painter, empty = Painter(look), pygame.Surface(room, depth=32)
            painter.lay(empty.get_rect())
            painter.board(empty, labelled=False)
            self._tables[cell] = painter, empty
        return self._tables[cell]


def _lay_marks(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """What lies under the players."""
    if cut.zone:
        painter.zone(table, square(cut.zone[0]), square(cut.zone[1]))
    if cut.taker:
        painter.line(table, "came", square(cut.taker[1]), square(cut.ball))
    if cut.chance:
        painter.line(table, "chance", square(cut.chance[0]), square(cut.chance[1]))
    for kind, names in cut.marks.items():
        for name in names.split():
            painter.mark(table, kind, square(name))
    if cut.offside_row:
        painter.offside_line(table, Seat.HOME, cut.offside_row)


def _lay_players(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """Players and ball; whoever takes the ball stands by it, chosen."""
    for side, players in ((Seat.AWAY, cut.dark), (Seat.HOME, cut.pale)):
        for number, name in players.items():
            taking = side is Seat.HOME and cut.taker is not None and number == cut.taker[0]
            painter.disc(
                table,
                Piece(side, number, kind_of(number)),
                painter.at.to_pixel(square(cut.ball if taking else name)),
                signs=Signs(offside=side is Seat.HOME and number in cut.offside),
                chosen=taking,
            )
    for name in cut.crossed.split():
        painter.mark(table, "forbidden", square(name))
    if cut.ball:
        held = cut.taker is not None or cut.ball in (*cut.pale.values(), *cut.dark.values())
        painter.ball(table, painter.at.to_pixel(square(cut.ball)), on_disc=held)
