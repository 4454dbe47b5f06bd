"""A match of chess football without a window, and hands that click, drag and type."""

from typing import Any

from engines.catalogue import find_book
from engines.chess_football import ChessFootball, ChessNotation
from engines.core.contract import Seat
from engines.core.options import read_options
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.desk import Desk
from game.scenes.chess.numbering import bench_spot, spot_of
from game.scenes.chess.seen import Seen, place_of, read
from game.scenes.chess_football import GAME, ChessBoard
from game.settings import Seating
from tests.game.board.table import PLAYERS, SIZE, Table, no_rematch, position


class ChessTable(Table):
    """The table, and what people do in front of it."""

    @property
    def board(self) -> ChessBoard:
        board = self.match.board
        assert isinstance(board, ChessBoard)
        return board

    @property
    def seen(self) -> Seen:
        return read(self.session.notation.dump(self.session.state))

    def square(self, name: str) -> tuple[float, float]:
        """The pixel of a square called like "d6"."""
        return self.board.place(spot_of(place_of(name)))

    def seat(self, side: Seat, number: int) -> tuple[float, float]:
        """The pixel of a player on a bench."""
        return self.board.place(bench_spot(side, number))


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    undo: bool = False,
    seed: int = 1,
    **options: Any,  # noqa: ANN401 - options of chess football
) -> ChessTable:
    """A new match of chess football between Ana and Ion."""
    chosen = read_options(find_book(GAME).options, options)
    info = Match(GAME, chosen, PLAYERS, seating, undo, seed)
    return ChessTable(open_match(desk, info), size)


def place(desk: Desk, document: dict[str, Any], **options: Any) -> ChessTable:  # noqa: ANN401
    """A match that begins with a position document."""
    sitting = position(GAME, document, options)
    rules, notation = sitting.session.rules, sitting.session.notation
    assert isinstance(rules, ChessFootball)
    assert isinstance(notation, ChessNotation)
    board = ChessBoard(desk, rules, notation, sitting.names, "fixed")
    return ChessTable(MatchScene(desk, sitting, board, no_rematch))
