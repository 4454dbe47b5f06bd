"""A position of dice football: who stands where, where the ball lies, what has been rolled."""

from dataclasses import dataclass, field
from typing import TypeVar

from engines.core.contract import Seat
from engines.core.phase import PhaseWithClause
from engines.dice_football.field import ALL, NONE, SQUARES

T = TypeVar("T")
PIECES = 11


class Phase(PhaseWithClause):
    """What is to be done now, and the clause that says so."""

    DRAW = 0, "DF-3.1"
    PLACE = 1, "DF-2.1"
    ROLL = 2, "DF-4.1"
    MOVE = 3, "DF-5.4"
    CORNER_ROLL = 4, "DF-8.2"
    PENALTY = 5, "DF-8.5"
    KEEPER_ROLL = 6, "DF-7.1"
    KEEPER_MOVE = 7, "DF-7.1"
    CHOOSE_BALL = 8, "DF-8.4"
    SHOOT_OUT = 9, "DF-3.4"
    OVER = 10, "DF-3.2"

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Match:
    """What changes with halves and goals only; pairs are home's and away's."""

    score: tuple[int, int] = (0, 0)
    half: int = 1  # 3 is extra time
    first_kick: Seat = Seat.HOME
    kicks: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())  # of the shoot-out
    winner: Seat | None = None  # of a match that is over
    end: str = field(default="", compare=False)  # the clause; a document can only infer it


@dataclass(frozen=True, slots=True)
class State:
    """The whole position.  Pairs are home's and away's; a set of squares has a bit for each."""

    keepers: tuple[int, int]  # squares; NONE: not placed yet
    outfield: tuple[int, int]  # sets
    ball: int  # a square or a start cell
    turn: Seat  # whose turn it is, also when nature rolls for it or a keeper is called
    phase: Phase
    match: Match = Match()
    face: int = 0  # to be used; the first one of a corner; the sum of a corner in MOVE
    last_face: int = 0  # the one before it in this turn
    bonus: tuple[int, int] = (0, 0)
    failures: int = 0
    called: tuple[bool, bool] = (False, False)  # since the last ball roll
    caller: Seat | None = None  # of the keeper phases,
    then: Phase | None = None  # which lead back to this one
    draw: tuple[int, int] = (0, 0)  # faces
    rolled: int = 0  # ball rolls of this half
    time_up: bool = False
    draw_offer: Seat | None = None

    def pieces(self, side: Seat) -> int:
        """The squares on which a side stands."""
        keeper = self.keepers[side]
        return self.outfield[side] | (1 << keeper if keeper != NONE else 0)

    def free(self, side: Seat) -> int:
        """The squares that the ball may enter when a side has it (DF-4.1)."""
        return ALL & ~self.pieces(side.rival)

    @property
    def empty(self) -> int:
        """The squares on which nobody stands."""
        return ALL & ~self.pieces(Seat.HOME) & ~self.pieces(Seat.AWAY)

    @property
    def has_ball(self) -> bool:
        """Whether the ball is the side's whose turn it is: on its piece, or on a start cell."""
        return self.ball >= SQUARES or bool(self.pieces(self.turn) >> self.ball & 1)

    @property
    def loose(self) -> bool:
        """Whether the ball lies on an empty square."""
        return self.ball < SQUARES and bool(self.empty >> self.ball & 1)

    @property
    def points(self) -> int:
        """The steps of the roll, bonus included (DF-4.1)."""
        return self.face + self.bonus[self.turn]

    def placed(self, side: Seat) -> int:
        """How many pieces of a side are on the board."""
        return self.pieces(side).bit_count()


def pair(side: Seat, mine: T, other: T) -> tuple[T, T]:
    """Home's and away's of something, where `side` has `mine`."""
    return (other, mine) if side else (mine, other)
