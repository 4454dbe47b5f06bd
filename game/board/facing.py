"""How the players sit: fixed, opposite each other, or on the same side of the board.

Fixed: nothing turns, but where ends are changed between two parts of a match.  Opposite: what away
reads, the panel, what is told over the board and what is laid over the match, stands on its head
while away is to move.  Same side: the board turns, so that the side to move attacks upwards, or its
player sits at the bottom.
"""

from typing import Any

import pygame

from engines.core.contract import Seat
from game.board.abilities import Ends
from game.board.board import Board, Seated, View
from game.board.panel import Panel
from game.desk import Desk
from game.settings import Seating
from game.ui import draw

TURN_MS = 350  # in which a board that has been turned fades into how it lies now


class Facing:
    """Lays the table for the side to move, and keeps what was laid for either side."""

    def __init__(self, desk: Desk, board: Board, seating: Seating) -> None:
        self.desk = desk
        self.board = board
        self.seating = seating
        self.area = pygame.Rect(0, 0, 0, 0)  # the table beside the panel
        self.turns = 0  # quarters by which the board is turned, counter-clockwise
        self.flipped = False  # the panel
        self._size = (0, 0)
        self._card = pygame.Rect(0, 0, 0, 0)
        self._tables: dict[int, pygame.Surface] = {}
        self._before: pygame.Surface | None = None  # how the board was seen until it was turned
        self._left = 0  # ms in which that fades

    def lay(
        self,
        size: tuple[int, int],
        card: pygame.Rect,
        turn: Seat | None,
        state: Any,  # noqa: ANN401 - a position of whatever game is played
    ) -> None:
        """Lay everything for a window of `size` pixels whose panel is `card`."""
        self._size, self._card = size, card
        self._tables.clear()
        self._before = None
        self.area = pygame.Rect(0, 0, card.left, size[1])
        self._seat(turn, state)
        self._lay_board()

    def turn_to(self, turn: Seat | None, view: View) -> bool:
        """Turn to the side to move in what is seen; whether anything had to be turned."""
        before = self.turns, self.flipped
        self._seat(turn, view.state)
        if before == (self.turns, self.flipped):
            return False
        if before[0] != self.turns:
            self._keep(before[0], view)
            self._lay_board()
        return True

    def _keep(self, turns: int, view: View) -> None:
        """Keep how the board is seen now, before it is laid anew; not where nothing is to move."""
        if self.desk.settings.reduced_motion:
            return
        self._before = self._tables[turns].subsurface(self.area).copy()
        self.board.draw(self._before, view)
        self._left = TURN_MS

    @property
    def turning(self) -> bool:
        """Whether the board still fades into how it lies now."""
        return self._before is not None

    def update(self, ms: int) -> None:
        self._left -= ms
        if self._left <= 0:
            self._before = None

    def draw_turning(self, surface: pygame.Surface) -> None:
        """What is left to be seen of how the board lay before."""
        if self._before is not None:
            self._before.set_alpha(255 * self._left // TURN_MS)
            surface.blit(self._before, self.area)

    def _seat(self, turn: Seat | None, state: Any) -> None:  # noqa: ANN401 - of any game
        if self.seating != "same-side":
            self.turns = self.board.ends(state) if isinstance(self.board, Ends) else 0
        if turn not in {Seat.HOME, Seat.AWAY}:  # the match is over, or nature moves: as it was
            return
        turns = 2 if turn is Seat.AWAY else 0
        if isinstance(self.board, Seated):
            turns = self.board.turns(state)
        if self.seating == "same-side":
            self.turns = turns
        self.flipped = self.seating == "opposite" and turns == 2

    def _lay_board(self) -> None:
        self.board.lay(self.area, self.turns)
        if self.turns not in self._tables:
            table = pygame.Surface(self._size, depth=32)
            table.blit(self.desk.look.picture("walnut.jpg", self._size), (0, 0))
            self.board.table(table)
            draw.card_shadow(table, self.desk.look, self._card)
            self._tables[self.turns] = table

    @property
    def table(self) -> pygame.Surface:
        """The table with all that does not change until it is laid again."""
        return self._tables[self.turns]

    def draw_panel(self, surface: pygame.Surface, panel: Panel) -> None:
        """The panel in its place, on its head if away is to read it."""
        picture = panel.picture()
        if self.flipped:
            picture = pygame.transform.rotate(picture, 180)
        surface.blit(picture, self._card)

    def mirrored(self, event: pygame.Event, card: pygame.Rect) -> pygame.Event:
        """A mouse event over a panel that stands on its head, as the panel sees it."""
        pos = getattr(event, "pos", None)
        if not self.flipped or pos is None or not card.collidepoint(pos):
            return event
        turned = card.left + card.right - 1 - pos[0], card.top + card.bottom - 1 - pos[1]
        return pygame.Event(event.type, {**event.dict, "pos": turned})
