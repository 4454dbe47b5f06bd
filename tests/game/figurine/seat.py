"""A match of figurine football without a window, and hands that click, drag and type."""

from typing import Any

import pygame

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.figurine_football import FigurineFootball, FigurineNotation
from engines.figurine_football.field import square_of
from engines.figurine_football.spots import in_station
from engines.figurine_football.state import INDEX, State
from game.board.board import Entry
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.desk import Desk
from game.scenes.figurine.curtain import Curtain
from game.scenes.figurine_football import GAME, FigurineBoard
from game.settings import Seating
from tests.game.board.table import PLAYERS, SIZE, Pixel, Table, no_rematch, position


class FigurineTable(Table):
    """The table, and what people do in front of it."""

    @property
    def board(self) -> FigurineBoard:
        board = self.match.board
        assert isinstance(board, FigurineBoard)
        return board

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def square(self, name: str) -> Pixel:
        """The pixel of a square called like "d6"."""
        return self.board.place(spot(name))

    def station(self, side: Seat, name: str) -> Pixel:
        """The pixel of a figurine that waits."""
        return self.board.place(in_station(side, INDEX[name]))

    @property
    def settled(self) -> bool:
        return self.shows(Curtain) or super().settled

    def touch(self, *names: str) -> None:
        """Click through squares."""
        for name in names:
            self.click(self.square(name))

    def marks(self) -> dict[str, str]:
        """The signs on the mat, by square."""
        name_of = {spot(name): name for name in NAMES}
        signs = self.board.offers.marks(self.state, self.hand)
        return {name_of[place]: kind for kind, place, _ in signs}

    @property
    def heading(self) -> str:
        """What the panel says of the turn, with what stands below it."""
        contents = self.match.panel.contents
        assert contents is not None
        status = contents.status
        return f"{status.heading} / {status.told} / {status.clause}"

    @property
    def why(self) -> str:
        """The sentence of the tooltip that is shown; "" if none is."""
        refused = self.hand.refused
        if refused is None:
            return ""
        spots = (*refused.after, refused.spot)
        own = self.board.reason(self.state, spots, refused.clause)
        return own or self.match.desk.words.clause(refused.clause)

    def entry(self, back: int = 1) -> Entry:
        """What the list says of the last move, or of one before it."""
        return self.board.entry(self.match.sitting.numbered()[-back])

    def told(self, back: int = 1) -> list[str]:
        """Its sentences."""
        return [told.text for told in self.entry(back).told]

    def pixels(self) -> bytes:
        """What is on the screen."""
        surface = pygame.Surface(self.match.size)
        self.shell.draw(surface)
        raw: bytes = surface.get_buffer().raw
        return raw


def spot(name: str) -> int:
    """The place of a square of the field."""
    square = square_of(name)
    assert square is not None, name
    return square


NAMES = [f"{column}{row}" for row in range(1, 14) for column in "abcdefghi"]
NAMES += [f"{column}{row}" for row in (0, 14) for column in "def"]


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    undo: bool = False,
    seed: int = 1,
    **options: Any,  # noqa: ANN401 - options of figurine football
) -> FigurineTable:
    """A new match of figurine football between Ana and Ion."""
    chosen = read_options(find_book(GAME).options, options)
    info = Match(GAME, chosen, PLAYERS, seating, undo, seed)
    return FigurineTable(open_match(desk, info), size)


def place(
    desk: Desk,
    document: dict[str, Any],
    size: tuple[int, int] = SIZE,
    seating: Seating = "fixed",
    **options: Any,  # noqa: ANN401
) -> FigurineTable:
    """A match that begins with a position document."""
    sitting = position(GAME, document, options, seating)
    rules, notation = sitting.session.rules, sitting.session.notation
    assert isinstance(rules, FigurineFootball)
    assert isinstance(notation, FigurineNotation)
    board = FigurineBoard(desk, rules, notation, sitting.names, seating)
    return FigurineTable(MatchScene(desk, sitting, board, no_rematch), size)
