"""Where on the base line the striker comes to stand when it is put down by hand (CR-2.1).

Places are hundredths of a millimetre along the line, in the board's coordinate.
"""

from physics.dimensions import MAN_RADIUS
from physics.laws.measures import CIRCLE, REACH, hundredths
from physics.laws.state import State
from physics.laws.striking import free_spots, stands

SNAPPED = 300  # what a snap may hide where the law has nothing to say of it
ON_CIRCLE = hundredths(MAN_RADIUS)  # a base circle is as large as a man


def nearest_stand(state: State, x: int) -> int:
    """The place on the base line, or on its circles, where the striker may stand nearest to `x`."""
    held = max(-REACH, min(REACH, x))
    if 2 * abs(x) > REACH + CIRCLE:
        held = CIRCLE if x > 0 else -CIRCLE
    if stands(state, held):
        return held
    return min(free_spots(state), key=lambda spot: (abs(spot - x), spot))


def is_told(x: int, stood: int) -> bool:
    """Whether a player who meant `x` has to be told why the striker stands at `stood`.

    Held partly over a base circle it goes onto that, which is legal and needs no words.
    """
    return abs(stood - x) > (ON_CIRCLE if abs(stood) == CIRCLE else SNAPPED)


def next_stand(state: State, x: int, by: int) -> int | None:
    """The place so far along the line, or the next one beyond it; None if there is none."""
    wanted = x + by
    if abs(wanted) <= REACH and stands(state, wanted):
        return wanted
    beyond = [spot for spot in free_spots(state) if (spot - x) * by > 0]
    return min(beyond, key=lambda spot: abs(spot - x), default=None)
