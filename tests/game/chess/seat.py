"""A match of chess football without a window, and hands that click, drag and type."""

from typing import Any

import pygame

from engines.catalogue import find_book
from engines.chess_football import ChessFootball, ChessNotation
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.play.record import Header
from engines.play.session import Session
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.board.sitting import Sitting
from game.desk import Desk
from game.scenes.chess.numbering import bench_spot, spot_of
from game.scenes.chess.seen import Seen, place_of, read
from game.scenes.chess_football import GAME, ChessBoard
from game.settings import Seating
from tests.game.board.table import SIZE, Table, rounded

LONG = 9000  # ms; longer than anything that is shown of one move


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

    @property
    def phase(self) -> str:
        phase: str = self.session.rules.phase(self.session.state)
        return phase

    @property
    def texts(self) -> list[str]:
        """The texts of all moves."""
        write = self.session.notation.write
        return [write(ply.before, ply.move) for ply in self.session.plies]

    @property
    def last(self) -> str:
        """The text of the last move."""
        return self.texts[-1]

    def square(self, name: str) -> tuple[float, float]:
        """The pixel of a square called like "d6"."""
        return self.board.place(spot_of(place_of(name)))

    def seat(self, side: Seat, number: int) -> tuple[float, float]:
        """The pixel of a player on a bench."""
        return self.board.place(bench_spot(side, number))

    def settle(self) -> None:
        """Let everything be shown, and nature move."""
        for _ in range(LONG // 50):
            self.shell.feed([], 50)
            if self.match.playing.ready and not self.match.playing.stage.busy:
                return
            if self.session.outcome or self.match.playing.stage.interval:
                return

    def carry(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        over: tuple[float, float] | None = None,
    ) -> None:
        """Drag from one pixel to another, and `over` a third on the way."""
        self.move_to(start)
        self.press(start)
        if over is not None:
            self._drag(start, over)
            start = over
        self._drag(start, end)
        self.release(end)

    def _drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        for part in (0.2, 0.6, 1.0):
            pos = (
                start[0] + (end[0] - start[0]) * part,
                start[1] + (end[1] - start[1]) * part,
            )
            event = pygame.Event(
                pygame.MOUSEMOTION, pos=rounded(pos), rel=(0, 0), buttons=(1, 0, 0)
            )
            self.feed(event)

    def choice(self, label: str) -> str:
        """The key of the button that makes a move, by its label."""
        return next(c.key for c in self.match.playing.choices if c.label == label)


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
    info = Match(GAME, chosen, ("Ana", "Ion"), seating, undo, seed)
    return ChessTable(open_match(desk, info), size)


def place(desk: Desk, document: dict[str, Any], **options: Any) -> ChessTable:  # noqa: ANN401
    """A match that begins with a position document."""
    book = find_book(GAME)
    document = {"game": GAME, **document}
    rules, notation = book.open(read_options(book.options, options, document))
    session = Session(rules, notation, notation.load(document))
    sitting = Sitting(session, Header(GAME, 1, seed=3, undo=True), ("Ana", "Ion"))
    assert isinstance(rules, ChessFootball)
    assert isinstance(notation, ChessNotation)
    board = ChessBoard(desk, rules, notation, sitting.names, "fixed")

    def again(_: bool) -> MatchScene:  # noqa: FBT001 - as the scene calls it
        raise AssertionError("nobody asked for a rematch")

    return ChessTable(MatchScene(desk, sitting, board, again))
