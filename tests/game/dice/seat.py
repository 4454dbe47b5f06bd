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
from engines.play.record import Header
from engines.play.session import Session
from game.board.board import Entry
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.board.sitting import Sitting
from game.desk import Desk
from game.hands.throwing import ThrowHand
from game.scenes.dice_football import CLOTH, GAME, DiceBoard
from game.settings import Seating
from tests.game.board.table import SIZE, Pixel, Table, rounded

LONG = 12_000  # ms; longer than anything that is shown of one move
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
    def phase(self) -> str:
        return self.state.phase.word

    @property
    def texts(self) -> list[str]:
        """The texts of all moves."""
        write = self.session.notation.write
        return [write(ply.before, ply.move) for ply in self.session.plies]

    @property
    def last(self) -> str:
        """The text of the last move; "" before the first."""
        return self.texts[-1] if self.session.plies else ""

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

    def settle(self) -> None:
        """Let everything be shown."""
        for _ in range(LONG // 50):
            stage = self.match.playing.stage
            if not stage.busy and (self.match.playing.ready or stage.interval):
                return
            if self.session.outcome and not stage.busy:
                return
            self.shell.feed([], 50)
        raise AssertionError("there is no end to what is shown")

    def throw(self) -> int:
        """Throw by the keyboard, and see the die lie; answers its face."""
        thrown = len(self.faces)
        self.key(pygame.K_SPACE)
        assert len(self.faces) == thrown + 1
        self.settle()
        return self.faces[-1]

    def carry(self, start: Pixel, end: Pixel) -> None:
        """Drag from one pixel to another."""
        self.move_to(start)
        self.press(start)
        for part in (0.2, 0.6, 1.0):
            pos = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            self.feed(
                pygame.Event(pygame.MOUSEMOTION, pos=rounded(pos), rel=(0, 0), buttons=(1, 0, 0))
            )
        self.release(end)

    def choice(self, label: str) -> str:
        """The key of the button that makes a move, by its label."""
        return next(c.key for c in self.match.playing.choices if c.label == label)

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons that make moves."""
        return [choice.label for choice in self.match.playing.choices]

    def say(self, label: str) -> None:
        """Click such a button."""
        self.button(self.choice(label))


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    undo: bool = False,
    seed: int = 1,
    own_dice: bool = False,
    names: tuple[str, str] = ("Ana", "Ion"),
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
    names: tuple[str, str] = ("Ana", "Ion"),
    **options: Any,  # noqa: ANN401 - options of dice football
) -> DiceTable:
    """A match that begins with a position document, and is not written down."""
    book = find_book(GAME)
    document = {"game": GAME, **document}
    rules, notation = book.open(read_options(book.options, options, document))
    session = Session(rules, notation, notation.load(document))
    extra = (("seating", seating),)
    sitting = Sitting(session, Header(GAME, 1, seed=3, undo=True, extra=extra), names)
    assert isinstance(rules, DiceFootball)
    assert isinstance(notation, DiceNotation)
    board = DiceBoard(desk, rules, notation, sitting.names, seating)
    board.own_dice = own_dice

    def again(_: bool) -> MatchScene:  # noqa: FBT001 - as the scene calls it
        raise AssertionError("nobody asked for a rematch")

    return DiceTable(MatchScene(desk, sitting, board, again), size)
