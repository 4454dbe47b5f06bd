"""A position of chess football: who stands where, where the ball is, what has been awarded."""

from dataclasses import dataclass, field

from engines.chess_football.field import NONE
from engines.core.contract import Seat
from engines.core.phase import PhaseWithClause

EMPTY = bytes([NONE] * 17)
BENCH = (12, 13, 14, 15, 16)
KEEPER, CENTRALES = 1, (2, 3)
MIXTOS = frozenset({7, 9, 11, 12, 13, 14, 15, 16})
KINDS = "-KBBRRNPNPQPPPPPP"
"""The figure that a shirt number moves as (CF-3.1): king, bishop, rook, knight, queen, pawn."""
ORDER = (1, 10, 4, 5, 6, 8, 2, 3, 7, 9, 11)
"""Who plays in a match with fewer than eleven: the first so many."""


class Phase(PhaseWithClause):
    """What is to be done now, and the clause that says so."""

    TOSS = 0, "CF-8.4"
    PLACE = 1, "CF-8.1"
    KICK_OFF = 2, "CF-8.3"
    PLAY = 3, "CF-9.3"
    FOUL = 4, "CF-12.4"
    TAKER = 5, "CF-13.1"
    WALL = 6, "CF-13.2"
    FREE_KICK = 7, "CF-13.3"
    KEEPER = 8, "CF-14.1"
    PENALTY_TOSS = 9, "CF-14.1"
    PENALTY = 10, "CF-14.3"
    THROW_IN = 11, "CF-15.1"
    GOAL_KICK = 12, "CF-16.1"
    CORNER = 13, "CF-17.1"
    DISMISS = 14, "CF-12.5"
    OVER = 15, "CF-7.2"

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Restart:
    """What has been awarded, as far as it applies; `taker` 0: not chosen yet."""

    kind: str  # kick-off, free-kick, penalty, throw-in, goal-kick, corner, advantage
    side: Seat  # who takes it; of an advantage, who has it
    spot: int = NONE
    offender: int = 0
    takers: tuple[int, ...] = ()
    taker: int = 0


@dataclass(frozen=True, slots=True)
class Book:
    """What seldom changes: pairs are home's and away's, sets of players have a bit a number."""

    score: tuple[int, int] = (0, 0)
    half: int = 1
    first_kick: Seat = Seat.HOME
    kicker: Seat = Seat.HOME  # who has the kick-off that is placed for
    ready: tuple[bool, bool] = (False, False)
    bench: tuple[tuple[int, ...], tuple[int, ...]] = (BENCH, BENCH)
    lineup: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Who plays in the place of whom: by the default number, 0 if nobody does; 17 each."""
    cautions: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # a number as often as it has one
    sent_off: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    used_subs: tuple[int, int] = (0, 0)
    winner: Seat | None = None  # of a match that is over
    end: str = field(default="", compare=False)  # the clause; a document can only infer it


@dataclass(frozen=True, slots=True)
class State:
    """The whole position.  `squares` says by the number where a player stands, NONE: nowhere."""

    home: bytes
    away: bytes
    taken: tuple[int, int]  # the squares on which home's and away's players stand
    ball: int
    turn: Seat  # who is to move; nature's phases: the side for which nature moves
    phase: Phase
    book: Book
    last: tuple[Seat, int] | None = None  # who sent the ball last
    streak: int = 0  # ball plays of `last`'s player one after another (CF-9.6)
    streak_of: tuple[Seat, int] | None = None
    barred: tuple[int, int] = (0, 0)  # sets of numbers: who may not touch the ball again yet
    offside: tuple[int, int] = (0, 0)
    touched: int = 0
    restart: Restart | None = None
    time_up: bool = False
    draw_offer: Seat | None = None

    def squares(self, side: Seat) -> bytes:
        return self.away if side else self.home

    def players(self, side: Seat) -> list[tuple[int, int]]:
        """The numbers on the field, and where they stand."""
        return [(n, s) for n, s in enumerate(self.squares(side)) if s != NONE]

    def squad(self, side: Seat) -> frozenset[int]:
        """The numbers that take part, placed already or not."""
        return frozenset(self.book.lineup[side]) - {0}


def taken_by(squares: bytes) -> int:
    """The set of squares on which a side stands."""
    made = 0
    for square in squares:
        if square != NONE:
            made |= 1 << square
    return made


def moved(squares: bytes, number: int, square: int) -> bytes:
    """A side with one player elsewhere."""
    return squares[:number] + bytes((square,)) + squares[number + 1 :]


def first_lineup(players: int, *, junior: bool) -> tuple[int, ...]:
    """Who begins, by the default number: CF-3.2, CF-7.3."""
    names = {1, 2, 4, 8, 10} if junior else set(ORDER[:players])
    return tuple(n if n in names else 0 for n in range(17))
