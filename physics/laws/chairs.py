"""Who sits where, whose turn comes after whose, and the board as each of them sees it.

      TOP
     +-----+
LEFT |     | RIGHT         turns go counter-clockwise (CR-7.5)
     +-----+
     BOTTOM
"""

from dataclasses import dataclass
from enum import IntEnum

from engines.core.contract import Seat
from physics.laws.measures import LINE

Point = tuple[int, int]


class Chair(IntEnum):
    """A place at the board, counter-clockwise; the value is how many quarters it is turned."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3

    @property
    def word(self) -> str:
        """The chair as documents write it."""
        return self.name.lower()


def turned(point: Point, quarters: int) -> Point:
    """The point turned counter-clockwise about the middle of the board."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def seen_from(chair: Chair, point: Point) -> Point:
    """A point of the board as whoever sits there sees it: x to his right, y away from him."""
    return turned(point, -chair)


def on_board(chair: Chair, point: Point) -> Point:
    """The inverse of `seen_from`."""
    return turned(point, chair)


def on_base_line(chair: Chair, along: int) -> Point:
    """The striker's centre; `along` is in board coordinates (CR-2.1)."""
    match chair:
        case Chair.BOTTOM:
            return along, -LINE
        case Chair.TOP:
            return along, LINE
        case Chair.RIGHT:
            return LINE, along
        case Chair.LEFT:
            return -LINE, along


@dataclass(frozen=True, slots=True)
class Seating:
    """Two players opposite each other, or four, partners opposite."""

    doubles: bool

    @property
    def order(self) -> tuple[Chair, ...]:
        return tuple(Chair) if self.doubles else (Chair.BOTTOM, Chair.TOP)

    def side(self, chair: Chair) -> Seat:
        return Seat(self.order.index(chair) % 2)

    def after(self, chair: Chair) -> Chair:
        order = self.order
        return order[(order.index(chair) + 1) % len(order)]

    def before(self, chair: Chair) -> Chair:
        return self.order[self.order.index(chair) - 1]

    def first(self, side: Seat) -> Chair:
        """Where the side's player sits; of two partners the one who comes first."""
        return self.order[side]

    def breaker(self, white: Seat, board: int) -> Chair:
        """Who breaks in that board of a game: the break goes round (CR-3.1, CR-7.5)."""
        opener = white if board % 2 else white.rival
        return self.order[(opener + board - 1) % len(self.order)]

    def placer(self, striker: Chair, owner: Seat) -> Chair:
        """Who places the men of `owner` before `striker` goes on (CR-4.5, CR-7.5).

        He who sits to the right of the player on turn, if he is a rival of the men's side; else
        the player on turn is one himself.
        """
        return self.after(striker) if self.side(striker) is owner else striker

    def striker(self, placer: Chair, owner: Seat, side: Seat) -> Chair:
        """Which player of `side` goes on after `placer`: the inverse of `placer`."""
        return self.before(placer) if side is owner else placer
