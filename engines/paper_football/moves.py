"""What a player may do: draw a line, take a kick, choose where to restart.

What he may say besides are the asides of the contract.  Points are ints (see field.py); a point off
the paper is negative and never legal.
"""

from dataclasses import dataclass
from typing import TypeAlias

from engines.core.contract import Aside


@dataclass(frozen=True, slots=True)
class Line:
    """A move: the points it visits, the start included (PF-M2)."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kick:
    """A penalty kick: its start, where it is redirected if it is, its end (PF-K2, PF-K4)."""

    corners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Restart:
    """The point of the middle line that the player who conceded chooses (PF-G5)."""

    point: int


Move: TypeAlias = Line | Kick | Restart | Aside
