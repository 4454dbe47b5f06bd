"""A position of figurine football: who stands where, where the ball is, how the match stands."""

from dataclasses import dataclass, field

from engines.core.contract import Seat
from engines.core.phase import PhaseWithClause
from engines.figurine_football.field import DARK, LIGHT, NAMED, NONE, STANDS, STATIONS, each, turned

NAMES = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C", "K")
"""The figurines of a side (FF-2.1); a figurine is its place in this list, a set of them bits."""

INDEX = {name: figurine for figurine, name in enumerate(NAMES)}
CAPTAIN, KEEPER = 8, 9
FIELDERS = range(9)
KINDS = "AAAABBBBCK"
OWN_COLOUR = {"A": LIGHT & STANDS, "B": DARK & STANDS, "C": STANDS}
"""The squares of a figurine's colour on which it may stand."""

_STARTS = {
    start: bytes(NAMED[name] for name in squares.split())
    for start, squares in (
        ("deep", "b5 d5 f5 h5 a3 c3 g3 i3 e2 e1"),
        ("forward", "a6 c6 g6 i6 b4 d4 f4 h4 e2 e1"),
    )
}
EMPTY = bytes([NONE] * 10)


class Phase(PhaseWithClause):
    """What is to be done now, and the clause that says so."""

    TOSS = 0, "FF-10.1"
    PLAY = 1, "FF-4.1"
    AIM = 2, "FF-8.1"
    DIVE = 3, "FF-8.1"
    PLACE = 4, "FF-9.3"
    SHOOT_OUT = 5, "FF-10.3"
    OVER = 6, "FF-10.2"

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


Kicks = tuple[tuple[bool, ...], tuple[bool, ...]]


@dataclass(frozen=True, slots=True)
class Match:
    """What seldom changes: pairs are home's and away's, sets of figurines have a bit each."""

    score: tuple[int, int] = (0, 0)
    leg: int = 1  # 3 and 4: the periods of extra time
    leg_goals: int = 0
    starter: Seat = Seat.HOME  # who began the leg
    station: tuple[int, int] = (0, 0)
    sent_off: tuple[int, int] = (0, 0)
    bookings: tuple[int, int] = (0, 0)
    cards: tuple[int, int] = (2, 2)
    kicks: Kicks | None = None  # of a shoot-out: which of home's and away's went in
    winner: Seat | None = None  # of a match that is over
    end: str = field(default="", compare=False)  # the clause; a document can only infer it


@dataclass(frozen=True, slots=True)
class State:
    """The whole position.  `squares` says where a figurine stands, NONE: not on the field.

    `offside`: in play, who of the side to move must leave (FF-9.1); in `place`, who of the other
    side is still to be placed; in a penalty, who of the attacker's is to be placed after it.
    """

    home: bytes
    away: bytes
    taken: tuple[int, int]  # the squares on which home's and away's figurines stand
    ball: int
    turn: Seat  # who is to move; in the toss home
    phase: Phase
    match: Match
    last: Seat | None = None  # who played the ball last
    idle: int = 0  # turns since the ball has moved
    turns: int = 0  # of both sides together in this leg
    offside: int = 0
    draw_offer: Seat | None = None
    aim: int = field(default=NONE, repr=False)  # in `dive`: the square that nobody may see yet

    def squares(self, side: Seat) -> bytes:
        return self.away if side else self.home


def taken_by(squares: bytes) -> int:
    """The set of squares on which a side stands."""
    made = 0
    for square in squares:
        if square != NONE:
            made |= 1 << square
    return made


def moved(squares: bytes, figurine: int, square: int) -> bytes:
    """A side with one figurine elsewhere."""
    return squares[:figurine] + bytes((square,)) + squares[figurine + 1 :]


def start_squares(start: str, side: Seat) -> bytes:
    """FF-2.2: where a side begins."""
    squares = _STARTS[start]
    return bytes(turned(s) for s in squares) if side else squares


def station_of(side: Seat, figurine: int) -> int:
    """The square from which an admonished figurine comes back; NONE for the keeper."""
    return NONE if figurine == KEEPER else STATIONS[side]["ABC".index(KINDS[figurine])]


def has_ball(state: State, side: Seat) -> int:
    """The side's figurine that has the ball (it stands on its square); -1 if none has."""
    return state.squares(side).find(state.ball)


def of_pair(pair: tuple[int, int], side: Seat, value: int) -> tuple[int, int]:
    """A pair with the side's part replaced."""
    return (pair[0], value) if side else (value, pair[1])


def names(figurines: int) -> list[str]:
    """The names of a set of figurines, in order."""
    return [NAMES[figurine] for figurine in each(figurines)]


def answered(state: State) -> Seat | None:
    """G-3: an offer to draw after a move of the side to move: its own stands, the other's not."""
    return state.draw_offer if state.draw_offer is state.turn else None
