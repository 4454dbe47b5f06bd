"""What may be done in dice football.  Moves are values; what a hand touches is a part of them.

A place is a square or a start cell of `field`, OVER_LINE stands for a goal.  The origin of a move
is no part of its text: the ball lies there.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from engines.core.contract import Aside, Seat

OVER_LINE = -1
"""The target of a ball that goes over the goal line."""
Wing = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Roll:
    """A die has fallen."""

    face: int


@dataclass(frozen=True, slots=True)
class Put:
    """A piece to a square before a half (DF-2.1)."""

    side: Seat
    target: int
    keeper: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """The ball to an own piece (DF-5.1)."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Shot:
    """The ball over the rival's goal line (DF-5.2)."""

    origin: int
    side: Seat


@dataclass(frozen=True, slots=True)
class Clearance:
    """The ball to an empty square (DF-5.3)."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Recovery:
    """From a piece through the loose ball to another one, or over the line (DF-6.2)."""

    origin: int
    target: int
    side: Seat


@dataclass(frozen=True, slots=True)
class Corner:
    """The ball over the own end line, where the rival takes a corner (DF-8.1)."""

    origin: int
    side: Seat  # who gives it
    wing: Wing


@dataclass(frozen=True, slots=True)
class KeeperMove:
    """The keeper in his small area after a call (DF-7.1)."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Ball:
    """The piece that gets the ball, of several that are equally near (DF-6.4, DF-8.4)."""

    target: int


@dataclass(frozen=True, slots=True)
class Call:
    """A side calls its keeper, in its turn or out of it (DF-7.1)."""

    side: Seat


class Word(Enum):
    """What has no place: it is said, or the clock says it."""

    DEFAULT = "default"
    STAY = "stay"
    HALF_UP = "timeup:half"


Move: TypeAlias = (
    Roll
    | Put
    | Pass
    | Shot
    | Clearance
    | Recovery
    | Corner
    | KeeperMove
    | Ball
    | Call
    | Word
    | Aside
)
ROLLS = tuple(Roll(face) for face in range(1, 7))
