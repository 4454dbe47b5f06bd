"""What is seen of a move: a figurine glides, the ball flies, a card is given up, a keeper dives."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot
from typing import TYPE_CHECKING, TypeAlias

from engines.figurine_football.field import COLUMNS, ROWS, column_of, row_of
from game.board.timeline import BANNER, Act

if TYPE_CHECKING:
    from engines.core.contract import Seat

Who: TypeAlias = "tuple[Seat, int]"
Place: TypeAlias = int  # a square of the field, or a figurine's own place in its station

GLIDE_MS, STEP_MS = 260, 75
FLY_MS, FLY_STEP_MS = 260, 65
CARRY_MS, CARD_MS, LEAVES_MS, HOME_MS, DIVE_MS, NET_MS = 620, 560, 700, 900, 800, 800
BANNER_MS, PLACED_MS = 1400, 60


@dataclass(frozen=True, slots=True)
class Scene:
    """What is otherwise than in the position before the move, while a part of it is shown."""

    stands: tuple[tuple[Who, Place], ...] = ()  # who stands elsewhere by now
    gone: frozenset[Who] = frozenset()  # who is off the field by now
    ball: Place | None = None  # where the ball lies by now


@dataclass(frozen=True, slots=True)
class Glide:
    """A figurine on its way; the ball stays where it is."""

    who: Who
    start: Place
    end: Place
    scene: Scene = field(default_factory=Scene)
    lifted: bool = False  # carried over the others
    fades: bool = False  # it is not seen again


@dataclass(frozen=True, slots=True)
class Flight:
    """The ball on its way; carried, it flies low."""

    start: Place
    end: Place
    scene: Scene = field(default_factory=Scene)
    carried: bool = False


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A side gives up one of its cards: it goes to the referee's square."""

    side: Seat
    left: int  # so many the side has after it


@dataclass(frozen=True, slots=True)
class Plunge:
    """A penalty: the ball flies to the goal while the keeper dives."""

    side: Seat  # the keeper's
    start: Place  # from where the ball is kicked
    aim: Place
    dive: Place


@dataclass(frozen=True, slots=True)
class Shaken:
    """The net of a side swings, with the ball in it."""

    side: Seat
    ball: Place
    scene: Scene = field(default_factory=Scene)


@dataclass(frozen=True, slots=True)
class Homecoming:
    """All figurines go to where they begin, and the ball with them."""

    ways: tuple[tuple[Who, Place, Place], ...]
    ball: tuple[Place, Place]


def steps(start: Place, end: Place) -> float:
    """How far it is between two places, in squares."""
    if max(start, end) >= COLUMNS * ROWS:
        return 3.0
    return hypot(column_of(start) - column_of(end), row_of(start) - row_of(end))


def glide(what: Glide, owner: int) -> Act:
    ms = GLIDE_MS + round(STEP_MS * steps(what.start, what.end))
    return Act("glide", ms, what, "disc", owner, makes=owner >= 0)


def flight(what: Flight, owner: int) -> Act:
    """The ball is kicked, or carried by a hand."""
    if what.carried:
        return Act("carry", CARRY_MS, what, "", owner, makes=True)
    ms = FLY_MS + round(FLY_STEP_MS * steps(what.start, what.end))
    return Act("fly", ms, what, "kick", owner, makes=True)


def banner(text: str, owner: int, sound: str = "", ms: int = BANNER_MS) -> Act:
    return Act(BANNER, ms, text, sound, owner)
