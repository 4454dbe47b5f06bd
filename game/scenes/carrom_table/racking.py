"""The rack before the break, turned about the middle of the board (CR-1.4).

Places are mm from the middle of the board, turns whole degrees counter-clockwise.
"""

from math import atan2, degrees, hypot

from physics.dimensions import MAN_RADIUS
from physics.laws.measures import WHITE, Man
from physics.laws.moves import Rack
from physics.laws.rack import CORNERS, RING, STEM, rack
from physics.laws.state import Phase, State

Place = tuple[float, float]

REACH = CORNERS / 100 + MAN_RADIUS  # mm from the middle to the edge of the outermost men
LEAST = MAN_RADIUS  # nearer the middle a hand turns nothing: that is the queen


def turned_rack(state: State, by: int) -> Rack:
    """The rack turned further by so many degrees."""
    return Rack((_degrees(state) + by) % 360)


def takes_hold(state: State, place: Place) -> bool:
    """Whether whoever presses there has the rack in the hand."""
    return state.phase is Phase.RACK and LEAST < hypot(*place) <= REACH


class RackTurn:
    """The rack while it is being turned by one of its men."""

    def __init__(self, state: State, place: Place) -> None:
        """`place` is where it was taken hold of."""
        self._state = state
        self._grip = _ray(place)
        self.by = 0

    def to(self, place: Place) -> None:
        """The hand has come to another place."""
        if hypot(*place) > LEAST:
            self.by = (round(_ray(place) - self._grip) + 180) % 360 - 180

    @property
    def move(self) -> Rack:
        return turned_rack(self._state, self.by)

    @property
    def men(self) -> tuple[Man, ...]:
        """As they lie if the rack is let go now."""
        return rack(self._state.chair, self.move.degrees) if self.by else self._state.men


def _ray(place: Place) -> float:
    return degrees(atan2(place[1], place[0]))


def _degrees(state: State) -> int:
    """How far the rack is turned, up to whole arms of its Y."""
    stem = STEM + 90 * state.chair
    for kind, x, y in state.men:
        if kind == WHITE and hypot(x, y) < 1.5 * RING:
            return round(_ray((x, y)) - stem) % 360
    return 0
