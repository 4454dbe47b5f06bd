"""What is seen of a move: a player glides, the ball flies, a coin spins, a net swings, a banner."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sin
from typing import TYPE_CHECKING

from game.board.timeline import BANNER, Act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.contract import Seat
    from game.scenes.chess.geometry import Pixel, Place

STEP_MS, SQUARE_MS, LONGEST_MS = 120, 34, 420  # of a glide: at least, a square, at most
FLY_MS, FLY_SQUARE_MS, FLY_LONGEST_MS = 160, 42, 620
SHIFT_MS = 420
COIN_MS, REST_MS = 1500, 350
NET_MS, BANNER_MS = 1100, 1250
HOP = 0.9  # squares, how high a ball flies that jumps


@dataclass(frozen=True, slots=True)
class Glide:
    """A player on the way to another square, or from the bench."""

    side: Seat
    number: int
    start: Pixel
    end: Pixel

    def at(self, progress: float) -> Pixel:
        part = _eased(progress)
        return between(self.start, self.end, part)


@dataclass(frozen=True, slots=True)
class Shift:
    """Several players on their way at once: they make room, or come to a restart."""

    players: tuple[Glide, ...]
    gone: frozenset[tuple[Seat, int]]  # who is no more to be seen
    ball: Place | None  # where it lies by now


@dataclass(frozen=True, slots=True)
class Flight:
    """The ball on its way, and the player who has sent it, at its old place."""

    side: Seat
    number: int
    start: Place
    end: Place
    jumps: bool

    def at(self, progress: float) -> tuple[float, float]:
        """Between two places."""
        part = 1 - (1 - progress) ** 2
        return between(self.start, self.end, part)

    def height(self, progress: float) -> float:
        """Squares above the field."""
        return HOP * sin(3.1416 * progress) if self.jumps else 0.0


@dataclass(frozen=True, slots=True)
class Toss:
    """A coin in the air."""

    heads: bool
    place: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shaken:
    """The net of the goal that a side defends, and the ball that has come into it."""

    side: Seat
    ball: Flight


def glide(what: Glide, squares: float, owner: int, sound: str = "") -> Act:
    """A player glides so many squares."""
    ms = round(min(LONGEST_MS, STEP_MS + SQUARE_MS * squares))
    return Act("glide", ms, what, sound, owner, makes=True)


def shift(what: Shift, owner: int) -> Act:
    return Act("shift", SHIFT_MS, what, "disc", owner, makes=True)


def flight(what: Flight, owner: int) -> Act:
    far = distance(what.start, what.end)
    ms = round(min(FLY_LONGEST_MS, FLY_MS + FLY_SQUARE_MS * far))
    return Act("flight", ms, what, "kick", owner, makes=True)


def tossed(what: Toss, owner: int, told: str = "") -> list[Act]:
    """The coin is thrown, and can be looked at for a moment; then something is `told`."""
    return [
        Act("coin", COIN_MS, what, "coin", owner, makes=True),
        Act("coin lies", REST_MS, what, "", owner, told=told, makes=True),
    ]


def net(what: Shaken, owner: int) -> Act:
    return Act("net", NET_MS, what, "net", owner, makes=True)


def banner(text: str, owner: int, sound: str = "") -> Act:
    return Act(BANNER, BANNER_MS, text, sound, owner)


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Squares from one place to another."""
    return hypot(one[0] - other[0], one[1] - other[1])


def between(one: Sequence[float], other: Sequence[float], part: float) -> Pixel:
    """The point at a part of the way."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _eased(progress: float) -> float:
    """Slow, quick, slow."""
    return progress * progress * (3 - 2 * progress)
