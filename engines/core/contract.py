"""The one contract that all games sign.  Read this file first.

Every change of a position, by a person, a computer player, a die, a coin, a clock or the carrom
table, is a *move* that goes through `Rules.apply`.  A state is a frozen value; a rule book is pure;
undo keeps the previous state.  Rules tell events with the id of the clause that made them happen
("PF-G1") and refuse with the id of the clause that forbids; words, pixels and dice live elsewhere.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, Protocol, TypeAlias, TypeVar

S = TypeVar("S")  # a whole position: frozen, hashable, made of ints, strings, bytes and tuples
M = TypeVar("M")  # one decision: frozen, hashable

Document: TypeAlias = Mapping[str, Any]  # a position as a JSON object


class Seat(IntEnum):
    """Who decides.  Dice, coins, clocks and the carrom table sit at NATURE."""

    HOME = 0
    AWAY = 1
    NATURE = 2

    @property
    def rival(self) -> "Seat":
        """The other side; only sides have one."""
        return _RIVAL[self]

    @property
    def word(self) -> str:
        """`home`, `away` or `nature`, as documents and records write it."""
        return self.name.lower()


_RIVAL = {Seat.HOME: Seat.AWAY, Seat.AWAY: Seat.HOME}


class Aside(Enum):
    """What a side to move may always say (G-3): accepted, never listed among the legal moves."""

    RESIGN = "resign"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Event:
    """Something to see or hear.  Rules tell events and never read them."""

    name: str  # as the game's rule file lists it, "goal"
    clause: str  # the rule that made it happen, "PF-G1"
    details: tuple[tuple[str, Any], ...] = ()  # JSON values, points and squares as text

    def as_json(self) -> dict[str, Any]:
        return {"event": self.name, "clause": self.clause, **dict(self.details)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: the winner (None: drawn), the score, the clause that ended it."""

    winner: Seat | None
    score: tuple[int, int]
    clause: str


Tell: TypeAlias = Callable[[Event], None]


def unheard(_: Event) -> None:
    """The listener that search uses: nobody is watching."""


class Rules(Protocol[S, M]):
    """A rule book.  Pure: the same state and move always give the same next state."""

    name: str  # "paper-football"
    edition: int  # raised whenever a position's legal moves or result change

    def start(self) -> S: ...

    def to_move(self, state: S) -> Seat:
        """The seat that decides now; the last one that did when the game is over."""
        ...

    def legal_moves(self, state: S) -> Collection[M]:
        """All that may be done now; empty when the game is over.  Asides are not among them."""
        ...

    def asides(self, state: S) -> Collection[M]:
        """What the side to move may say besides (G-3); empty in nature's phases and at the end."""
        ...

    def interrupts(self, state: S, seat: Seat) -> Collection[M]:
        """What `seat` may do out of turn: a keeper call, a fallen clock."""
        ...

    def apply(self, state: S, move: M, tell: Tell = unheard) -> S:
        """The position after a legal move (unchecked: `Session.submit` asks once)."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def refusal(self, state: S, move: M) -> str:
        """The clause that forbids an illegal move: of several, the first in the rule file (G-1)."""
        ...

    def misstep(self, state: S, spots: Sequence[int]) -> str:
        """The clause that keeps a hand, having touched the others, from the last of `spots`.

        "" if the place can be touched, or if a hand has no business with places in this phase.
        """
        ...

    def phase(self, state: S) -> str:
        """The phase by its name in the rule file, "kick"."""
        ...

    def score(self, state: S) -> tuple[int, int]:
        """Home's and away's goals, of the running leg where there are legs."""
        ...


class Notation(Protocol[S, M]):
    """The same game on paper and under the hand.  `dump`/`load` and `write`/`read` are inverses."""

    def dump(self, state: S) -> dict[str, Any]:
        """The position document."""
        ...

    def load(self, document: Document) -> S:
        """Raise `PositionError` with the path of the field that is wrong."""
        ...

    def write(self, state: S, move: M) -> str: ...

    def read(self, state: S, text: str) -> M:
        """Raise `MoveTextError` if the text is no move of this game at all."""
        ...

    def spots(self, move: M) -> tuple[int, ...]:
        """The places a hand touches to make the move, in order; empty: it is made by a button."""
        ...

    def numbered(self, move: M) -> bool:
        """Whether a record counts it."""
        ...
