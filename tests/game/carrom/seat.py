"""A match of carrom without a window, and hands that drag, pull and type."""

from typing import Any

from game.board.match_info import Match
from game.board.opening import open_match
from game.desk import Desk
from game.scenes.carrom import CarromBoard
from game.scenes.carrom_table.spots import spot_of
from game.settings import Seating
from physics.laws.options import CarromOptions
from physics.laws.state import Phase, State
from tests.game.board.table import SIZE, Table

LONG = 12_000  # ms; longer than any film


class CarromTable(Table):
    """The table, and what people do in front of it."""

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def board(self) -> CarromBoard:
        board = self.match.board
        assert isinstance(board, CarromBoard)
        return board

    def on(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a place in mm."""
        return self.board.place(spot_at(x, y))

    @property
    def striker(self) -> tuple[float, float]:
        """Where the striker stands, mm."""
        x, y = self.hand.centre
        return x / 100, y / 100

    def pull(self, dx: float, dy: float) -> None:
        """Take the striker and pull it so many mm, without letting go."""
        x, y = self.striker
        self.move_to(self.on(x, y))
        self.press(self.on(x, y))
        for part in (0.3, 0.7, 1.0):
            self.drag_to(self.on(x + part * dx, y + part * dy))

    def let_go(self, dx: float, dy: float) -> None:
        """Pull the striker so many mm and strike."""
        x, y = self.striker
        self.pull(dx, dy)
        self.release(self.on(x + dx, y + dy))

    def strike(self, dx: float, dy: float) -> None:
        """Strike, and wait until all has been seen."""
        self.let_go(dx, dy)
        self.wait(LONG)

    def toss(self) -> None:
        """Wait until the coin has been seen."""
        self.wait(LONG)
        assert self.state.phase is Phase.RACK


def spot_at(x: float, y: float) -> int:
    return spot_of((round(100 * x), round(100 * y)))


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    seed: int = 1,
    **options: Any,  # noqa: ANN401 - options of carrom
) -> CarromTable:
    """A new match of carrom between Ana and Ion."""
    rules = CarromOptions(**options)
    info = Match("carrom", rules, ("Ana", "Ion"), seating, undo=True, seed=seed)
    return CarromTable(open_match(desk, info), size)
