"""A position of carrom: the men, the turn, the queen, what is owed, how the match stands."""

from dataclasses import dataclass
from enum import Enum

from engines.core.contract import Seat
from engines.core.phase import PhaseWithClause
from physics.laws.chairs import Chair
from physics.laws.measures import BLACK, QUEEN, SIDE_MEN, WHITE, Man
from physics.laws.moves import Strike

Pair = tuple[int, int]


class Phase(PhaseWithClause):
    """What is to be done now, and the clause that says so."""

    TOSS = 0, "CR-3.1"
    RACK = 1, "CR-1.4"
    STRIKE = 2, "CR-2.1"
    ROLLING = 3, "CR-2.4"
    PLACE = 4, "CR-4.5"
    OVER = 5, "CR-7.1"


class Queen(Enum):
    """What became of the queen."""

    BOARD = "board"
    COVERING = "covering"  # pocketed, to be covered by the next stroke (CR-5.2)
    COVERED = "covered"


@dataclass(frozen=True, slots=True)
class State:
    """The whole position.  Pairs are home's and away's."""

    men: tuple[Man, ...]
    turn: Seat = Seat.HOME  # in nature's phases the side for which it moves
    chair: Chair = Chair.BOTTOM  # of that side's player
    phase: Phase = Phase.TOSS
    white: Seat = Seat.HOME
    owed: Pair = (0, 0)
    to_place: int = 0  # in PLACE: how many men of the other side come back
    placed: int = 0  # in PLACE: how many of them have
    next: Chair | None = None  # in PLACE: who strikes afterwards
    had_man: tuple[bool, bool] = (False, False)
    queen: Queen = Queen.BOARD
    covered_by: Seat | None = None
    score: Pair = (0, 0)
    board: int = 1
    games: Pair = (0, 0)
    break_tries: int = 0
    broken: bool = False
    passes: int = 0
    struck: bool = False  # in this turn
    first_break: Seat = Seat.HOME
    strike: Strike | None = None  # in ROLLING
    draw_offer: Seat | None = None

    def colour(self, side: Seat) -> str:
        return WHITE if side is self.white else BLACK

    def left(self, side: Seat) -> int:
        """How many men of the side are on the board."""
        return count(self.men, self.colour(side))

    def missing(self, side: Seat) -> int:
        """How many of them have been pocketed."""
        return SIDE_MEN - self.left(side)


def count(men: tuple[Man, ...], kind: str) -> int:
    return sum(man.kind == kind for man in men)


def queen_among(men: tuple[Man, ...]) -> bool:
    return count(men, QUEEN) > 0


def with_side(pair: Pair, side: Seat, value: int) -> Pair:
    """The pair with another value for one side."""
    return (value, pair[1]) if side is Seat.HOME else (pair[0], value)


def added(pair: Pair, side: Seat, more: int) -> Pair:
    return with_side(pair, side, pair[side] + more)
