"""What is seen of a move: a die tumbles, the ball hops, a keeper slides, a net swings, a banner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.board.timeline import BANNER, Act

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.contract import Seat
    from game.scenes.dice.geometry import Spot

TUMBLE_MS, LIE_MS = 950, 350
HOP_MS = 165
SLIDE_MS, CARRY_MS = 520, 620
NET_MS, BANNER_MS, SHORT_MS, FAILED_MS = 900, 1300, 800, 1500
PLACED_MS = 60


@dataclass(frozen=True, slots=True)
class Thrown:
    """A die that is thrown: its face, whose it is, and which of how many."""

    face: int
    side: Seat
    number: int = 0
    dice: int = 1


@dataclass(frozen=True, slots=True)
class Hop:
    """The ball on its way from one spot to the next, `part` of the whole way."""

    way: tuple[Spot, ...]
    step: int  # the spot it hops from


@dataclass(frozen=True, slots=True)
class Slide:
    """A keeper on the way along his line; `ball`: he takes it along."""

    side: Seat
    start: Spot
    end: Spot
    ball: bool


@dataclass(frozen=True, slots=True)
class Failed:
    """A recovery that failed: from whom it was counted, and how many steps there were."""

    pieces: tuple[int, ...]
    points: int
    die: Thrown


@dataclass(frozen=True, slots=True)
class Carry:
    """The ball is carried to where it is played from."""

    start: Spot
    end: Spot


@dataclass(frozen=True, slots=True)
class Shaken:
    """The net of a side swings, with the ball in it."""

    side: Seat
    ball: Spot


def thrown(what: Thrown, owner: int) -> Iterator[Act]:
    """A die tumbles, and lies for a moment."""
    yield Act("die", TUMBLE_MS, what, "tumble", owner, makes=True)
    yield Act("lies", LIE_MS, what, "", owner, makes=True)


def hops(way: tuple[Spot, ...], owner: int) -> Iterator[Act]:
    """The ball hops from spot to spot."""
    for step in range(len(way) - 1):
        loud = 0.55 + 0.45 * (step == len(way) - 2)
        yield Act("hop", HOP_MS, Hop(way, step), "hop", owner, loud, makes=True)


def banner(text: str, owner: int, sound: str = "", ms: int = BANNER_MS) -> Act:
    return Act(BANNER, ms, text, sound, owner)
