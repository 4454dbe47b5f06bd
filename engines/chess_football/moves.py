"""What may be done in chess football.  Moves are values; those of the field are kept and shared.

Squares are those of `field`; a player is a shirt number.  Where a move begins is a part of it, so
that a hand knows what it touches, but not of its text: the number says it.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TypeAlias

from engines.core.contract import Aside, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """A strategic move, or the wall: a player to an empty square."""

    number: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Send:
    """A player takes the ball, if he does not stand at it, and sends it to an empty square."""

    number: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Out:
    """The same over a line of the board: "side", "end" (the rival's) or "own" (CF-9.7)."""

    number: int
    origin: int
    line: str
    target: int  # the last square of the board by the line


@dataclass(frozen=True, slots=True)
class Substitution:
    """A newcomer for a player, on a change square (CF-3.3)."""

    side: Seat
    number: int  # who leaves
    newcomer: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Put:
    """A player to a square before a kick-off (CF-8.1); `origin` is NONE for one not yet placed."""

    side: Seat
    number: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Swap:
    """A mixto to the bench and another one in his place, before the match (CF-3.2)."""

    side: Seat
    number: int
    newcomer: int


@dataclass(frozen=True, slots=True)
class Touch:
    """A player is touched (CF-12.1)."""

    number: int
    origin: int


@dataclass(frozen=True, slots=True)
class Taker:
    """Who takes a restart, and where; NONE where the ball lies already (CF-13.1)."""

    number: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Keeper:
    """The square of his goal on which the keeper awaits a penalty (CF-14.1)."""

    target: int


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Which of two centrales on squares of one colour is sent off (CF-12.5)."""

    number: int
    origin: int


class Call(Enum):
    """What has no place: it is said, or nature does it."""

    PASS = "pass"  # noqa: S105 - no password
    READY = "ready"
    DEFAULT = "default"
    STOP = "stop"
    ADVANTAGE = "advantage"
    NO_WALL = "no-wall"
    HEADS = "toss:heads"
    TAILS = "toss:tails"
    TURN_UP = "timeup:turn"
    HALF_UP = "timeup:half"


Move: TypeAlias = (
    Step | Send | Out | Substitution | Put | Swap | Touch | Taker | Keeper | Dismiss | Call | Aside
)


@cache
def steps(number: int, origin: int) -> tuple[Step, ...]:
    """The steps of a player from a square, by their target."""
    return tuple(Step(number, origin, target) for target in range(112))


@cache
def sends(number: int, origin: int) -> tuple[Send, ...]:
    """The ball plays of a player from a square, by their target."""
    return tuple(Send(number, origin, target) for target in range(112))


@cache
def substitutions(side: Seat, number: int, newcomer: int, origin: int) -> tuple[Substitution, ...]:
    """By their target."""
    return tuple(Substitution(side, number, newcomer, origin, target) for target in range(112))


@cache
def touch(number: int, origin: int) -> Touch:
    return Touch(number, origin)
