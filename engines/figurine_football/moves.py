"""What may be done in figurine football.  Moves are values; those of the field are kept and shared.

Squares are those of `field`, figurines those of `state`.  Where a move begins is a part of it, so
that a hand knows what it touches, but not of its text: the figurine's name says it.  A move that
begins on a station's square brings an admonished figurine back.
"""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from engines.core.contract import Aside
from engines.figurine_football.field import NONE


@dataclass(frozen=True, slots=True)
class Walk:
    """A figurine to a square on which the ball is not."""

    figurine: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Play:
    """A figurine with the ball: it comes onto its square, or has it already (`entry` NONE).

    `first` is where the ball goes, NONE if it is held; `second` where it goes on to from the mate
    on `first` (a triangulation, FF-4.5), NONE if it does not.
    """

    figurine: int
    origin: int
    entry: int
    first: int = NONE
    second: int = NONE


@dataclass(frozen=True, slots=True)
class Place:
    """The rival replaces a figurine that was offside (FF-9.3)."""

    figurine: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Aim:
    """The square of the goal to which a penalty is kicked, in secret (FF-8.1)."""

    target: int


@dataclass(frozen=True, slots=True)
class Dive:
    """The square of his goal to which the keeper goes."""

    target: int


class Call(Enum):
    """What has no place: it is said, or nature does it."""

    PASS = "pass"  # noqa: S105 - no password
    NOBODY = "place:none"
    HEADS = "toss:heads"
    TAILS = "toss:tails"
    HALF_UP = "timeup:half"


Move: TypeAlias = Walk | Play | Place | Aim | Dive | Call | Aside

HELD = NONE << 8 | NONE
"""The key in `Plays` of holding the ball."""


def one_kick(target: int) -> int:
    """The key in `Plays` of sending the ball there."""
    return NONE << 8 | target


class Walks(dict[int, Walk]):
    """The walks of a figurine from a square, by their target."""

    def __init__(self, figurine: int, origin: int) -> None:
        super().__init__()
        self._from = figurine, origin

    def __missing__(self, target: int) -> Walk:
        made = self[target] = Walk(*self._from, target)
        return made


class Plays(dict[int, Play]):
    """What a figurine may do with the ball, by where it goes: `second << 8 | first`."""

    def __init__(self, figurine: int, origin: int, entry: int) -> None:
        super().__init__()
        self._from = figurine, origin, entry

    def __missing__(self, key: int) -> Play:
        made = self[key] = Play(*self._from, key & 255, key >> 8)
        return made


@lru_cache(maxsize=4096)
def walks(figurine: int, origin: int) -> Walks:
    return Walks(figurine, origin)


@lru_cache(maxsize=1024)
def plays(figurine: int, origin: int, entry: int) -> Plays:
    return Plays(figurine, origin, entry)
