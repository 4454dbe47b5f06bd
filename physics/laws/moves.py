"""What can happen to a board: strikes and what came of them, men placed, calls.

Lengths are whole hundredths of a millimetre, angles of a degree.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engines.core.contract import Aside
from physics.laws.measures import Man


class Call(Enum):
    """Moves that are one fixed text each."""

    HEADS = "toss:heads"
    TAILS = "toss:tails"
    PASS = "pass"  # noqa: S105 - nobody's secret
    AUTO = "P:auto"
    NONE = "P:none"
    TIME_UP = "timeup:turn"


TOSSES = (Call.HEADS, Call.TAILS)


@dataclass(frozen=True, slots=True)
class Rack:
    """The breaker turns the rack: degrees from the Y that points at him (CR-1.4)."""

    degrees: int


@dataclass(frozen=True, slots=True)
class Strike:
    """Where the striker stands on the base line, its direction and per mille of full power."""

    x: int  # in board coordinates; for the chairs left and right it is y
    angle: int  # counter-clockwise from +x
    power: int


@dataclass(frozen=True, slots=True)
class Settled:
    """Nature: all that lies on the board after a strike, and what became of the striker."""

    men: tuple[Man, ...]
    striker: bool  # pocketed
    touched: bool  # it touched a man


@dataclass(frozen=True, slots=True)
class Place:
    """A man comes back to this point (CR-4.5)."""

    x: int
    y: int


Move: TypeAlias = Rack | Strike | Settled | Place | Call | Aside
