"""A match of dice football without a window, and hands that click, drag, type and throw."""

from typing import Any

import pygame

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.dice_football import DiceFootball, DiceNotation
from engines.dice_football.field import CENTRE, square_of
from engines.dice_football.moves import Roll
from engines.dice_football.spots import end_of, goal_of, tray_of
from engines.dice_football.state import State
from game.board.board import Entry
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.desk import Desk
from game.hands.throwing import ThrowHand
from game.scenes.dice_football import CLOTH, GAME, DiceBoard
from game.settings import Seating
from tests.game.board.table import PLAYERS, SIZE, Pixel, Table, no_rematch, position

PLACES = {"centre": CENTRE, "goal:home": goal_of(Seat.HOME), "goal:away": goal_of(Seat.AWAY)}


class DiceTable(Table):
    """The table, and what people do in front of it."""

    @property
    def board(self) -> DiceBoard:
        board = self.match.board
        assert isinstance(board, DiceBoard)
        return board

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def faces(self) -> list[int]:
        """All that has been thrown."""
        return [ply.move.face for ply in self.session.plies if isinstance(ply.move, Roll)]

    @property
    def legal(self) -> list[str]:
        """The texts of all that the side to move may do."""
        write = self.session.notation.write
        return [write(self.state, move) for move in self.session.rules.legal_moves(self.state)]

    @property
    def throws(self) -> bool:
        """Whether the hand has dice in it."""
        return isinstance(self.hand, ThrowHand)

    @property
    def told(self) -> list[tuple[str, str]]:
        """What the list says of the last move, with the clauses."""
        return [(one.text, one.clause) for one in self.entries[-1].told]

    @property
    def entries(self) -> list[Entry]:
        """The whole list."""
        return [self.board.entry(shown) for shown in self.match.sitting.numbered()]

    # -- places in pixels

    def square(self, name: str) -> Pixel:
        """A square like "d6", "centre", "goal:away"."""
        place = PLACES.get(name, square_of(name))
        assert place is not None, name
        return self.board.place(place)

    def way_out(self, side: Seat, wing: Any) -> Pixel:  # noqa: ANN401 - "left" or "right"
        return self.board.place(end_of(side, wing))

    def tray(self, side: Seat, *, keeper: bool = False) -> Pixel:
        return self.board.place(tray_of(side, keeper=keeper))

    @property
    def cloth(self) -> Pixel:
        return self.board.place(CLOTH)

    def face(self, number: int) -> Pixel:
        """The picture of a face, where dice are players' own."""
        return self.board.place(CLOTH + number)

    # -- hands

    def throw(self) -> int:
        """Throw by the keyboard, and see the die lie; answers its face."""
        thrown = len(self.faces)
        self.key(pygame.K_SPACE)
        assert len(self.faces) == thrown + 1
        self.settle()
        return self.faces[-1]


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    undo: bool = False,
    seed: int = 1,
    own_dice: bool = False,
    names: tuple[str, str] = PLAYERS,
    **options: Any,  # noqa: ANN401 - options of dice football
) -> DiceTable:
    """A new match of dice football between Ana and Ion."""
    chosen = read_options(find_book(GAME).options, options)
    info = Match(GAME, chosen, names, seating, undo, seed, own_dice)
    return DiceTable(open_match(desk, info), size)


def place(
    desk: Desk,
    document: dict[str, Any],
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    own_dice: bool = False,
    names: tuple[str, str] = PLAYERS,
    **options: Any,  # noqa: ANN401 - options of dice football
) -> DiceTable:
    """A match that begins with a position document, and is not written down."""
    sitting = position(GAME, document, options, seating, names)
    rules, notation = sitting.session.rules, sitting.session.notation
    assert isinstance(rules, DiceFootball)
    assert isinstance(notation, DiceNotation)
    board = DiceBoard(desk, rules, notation, sitting.names, seating)
    board.own_dice = own_dice
    return DiceTable(MatchScene(desk, sitting, board, no_rematch), size)
