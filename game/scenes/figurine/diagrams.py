"""Small pieces of the mat for the rule card: what a clause of figurine football means."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from engines.core.contract import Seat
from engines.figurine_football.field import COLUMNS, ROWS
from game.scenes.figurine.drawn import DIAGRAMS, Cut, Diagram, place_at, places_of, team_of
from game.scenes.figurine.geometry import EDGE, LOW, TOP, WIDE
from game.scenes.figurine.marks import UNDER
from game.scenes.figurine.mat import FIGURES
from game.scenes.figurine.painter import Painter
from game.ui import draw
from game.ui.strips import side_by_side

if TYPE_CHECKING:
    from game.desk import Desk

GAP = 10  # points between two pieces that stand side by side
HEADS = 0.6  # squares that are seen above a piece: there the heads of its upper figurines are
AROUND = 0.1  # squares that are seen around it otherwise
STRIP, LETTER, APRON = 19, 12, "#2a4632"  # points of the strips with letters and numbers


class Diagrams:
    """Draws diagrams on one mat, one after the other, in the look of the desk."""

    def __init__(self, desk: Desk) -> None:
        self._look = desk.look
        self._tables: dict[int, tuple[Painter, pygame.Surface]] = {}

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause and what it shows, in words; None if it has none."""
        diagram = DIAGRAMS.get(clause)
        if diagram is None:
            return None
        pieces = [self.piece(diagram, cut) for cut in diagram.cuts]
        return side_by_side(pieces, self._look.px(GAP)), diagram.caption

    def piece(self, diagram: Diagram, cut: Cut) -> pygame.Surface:
        """One piece of the mat with what stands and is marked there."""
        painter, empty = self._table(diagram.cell)
        table = empty.copy()
        _lay_marks(painter, table, cut)
        _stand(painter, table, cut)
        part = self.part(diagram, cut)
        picture = self._lettered(table.subsurface(part), painter, cut, part)
        pygame.draw.rect(picture, self._look.palette.edge, picture.get_rect(), 1)
        return picture

    def part(self, diagram: Diagram, cut: Cut) -> pygame.Rect:
        """The pixels of a piece on its mat, with room for heads above it."""
        painter, _ = self._table(diagram.cell)
        at, (first, last) = painter.at, map(place_at, cut.corners)
        around, above = round(AROUND * at.wide), round(HEADS * at.wide)
        part = at.box(first, last).inflate(2 * around, 2 * around)
        part.update(part.left, part.top - above, part.width, part.height + above)
        return part.clip(at.rect)

    def strip(self) -> int:
        """Pixels of the strips at the left and below."""
        return max(self._look.px(STRIP), self._look.line_height("bold", LETTER))

    def _lettered(
        self, piece: pygame.Surface, painter: Painter, cut: Cut, part: pygame.Rect
    ) -> pygame.Surface:
        """A piece of the mat with its letters at the left and its numbers below."""
        look, at, strip = self._look, painter.at, self.strip()
        whole = pygame.Surface((part.width + strip, part.height + strip), depth=32)
        whole.fill(APRON)
        whole.blit(piece, (strip, 0))
        first, last = map(place_at, cut.corners)
        for column in range(first % COLUMNS, last % COLUMNS + 1):
            text = look.text("bold", LETTER, "abcdefghi"[column], FIGURES)
            _, y = at.to_pixel(column)
            draw.put_mid(whole, text, strip / 2, y - part.top, "centre")
        for row in range(max(1, first // COLUMNS), min(last // COLUMNS, ROWS - 2) + 1):
            text = look.text("bold", LETTER, str(row), FIGURES)
            x, _ = at.to_pixel(COLUMNS * row)
            draw.put_mid(whole, text, x - part.left + strip, part.height + strip / 2, "centre")
        return whole

    def _table(self, cell: int) -> tuple[Painter, pygame.Surface]:
        """The empty mat with squares of so many points."""
        if cell not in self._tables:
            look = self._look
            side, edges = look.px(cell), 2 * look.px(EDGE) + look.px(8)
            room = ceil(WIDE * side) + 1 + edges, ceil((COLUMNS + TOP + LOW) * side) + 4 + edges
            painter, empty = Painter(look), pygame.Surface(room, depth=32)
            painter.lay(empty.get_rect(), legend=False)
            painter.board(empty, labelled=False)
            self._tables[cell] = painter, empty
        return self._tables[cell]


def _lay_marks(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """What lies under the figurines."""
    for kind, names in cut.marks.items():
        if kind in UNDER:
            for place in places_of(names):
                painter.mark(table, kind, place)
    for line, names in cut.ways:
        painter.way(table, line, places_of(names))


def _stand(painter: Painter, table: pygame.Surface, cut: Cut) -> None:
    """Figurines, those farther up first, the ball, and the signs that lie over them."""
    standing = [
        (place, side, name)
        for side, names in ((Seat.HOME, cut.home), (Seat.AWAY, cut.away))
        for name, place in team_of(names).items()
    ]
    for place, side, name in sorted(standing, key=lambda figure: figure[0] % COLUMNS):
        warned = place in places_of(cut.warned)
        painter.figure(table, side, name, painter.at.to_pixel(place), warned=warned)
    for place in places_of(cut.ball):
        held = place in {place for place, _, _ in standing}
        painter.ball(table, painter.at.to_pixel(place), on_figure=held)
    for kind, names in cut.marks.items():
        if kind not in UNDER:
            for place in places_of(names):
                painter.mark(table, kind, place)
