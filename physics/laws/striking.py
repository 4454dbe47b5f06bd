"""Where the striker may stand and where to it may be sent (CR-2.1 to CR-2.3)."""

from collections.abc import Iterator
from math import isqrt

from physics.laws.chairs import Chair, on_base_line
from physics.laws.measures import CIRCLE, FULL_POWER, FULL_TURN, REACH, STRIKER, near
from physics.laws.moves import Strike
from physics.laws.options import CarromOptions
from physics.laws.state import State


def stands(state: State, x: int) -> bool:
    """Whether the striker may stand there: on the line or on a base circle, and on no man."""
    if abs(x) > REACH and abs(x) != CIRCLE:
        return False
    centre = on_base_line(state.chair, x)
    return not any(near(centre, man[1:], STRIKER) for man in state.men)


def has_room(state: State) -> bool:
    """Whether the striker can be placed at all."""
    return any(True for _ in free_spots(state))


def free_spots(state: State) -> Iterator[int]:
    """Some spots where the striker may stand: if there is any, one is at an end or beside a man."""
    ends = (0, -REACH, REACH, -CIRCLE, CIRCLE)
    return (x for x in (*ends, *_beside(state)) if stands(state, x))


def _beside(state: State) -> Iterator[int]:
    """The spots along the line at which the striker just does not overlap one of the men."""
    sideways = state.chair in (Chair.LEFT, Chair.RIGHT)
    line = sum(on_base_line(state.chair, 0))
    for _, x, y in state.men:
        along, away = (y, x - line) if sideways else (x, y - line)
        if abs(away) < STRIKER:
            step = isqrt(STRIKER * STRIKER - away * away - 1) + 1
            yield from (along - step, along + step)


def refused_strike(options: CarromOptions, state: State, strike: Strike) -> str:
    """The clause that forbids a strike; "" if it is legal."""
    if not stands(state, strike.x):
        return "CR-2.1"
    if not 0 <= strike.angle < FULL_TURN:
        return "CR-2.2"
    if options.forward_only and not forward(state.chair, strike.angle):
        return "CR-2.2"
    return "" if 1 <= strike.power <= FULL_POWER else "CR-2.3"


def forward(chair: Chair, angle: int) -> bool:
    """Strictly away from the frame at which the striker sits."""
    return 0 < (angle - 9000 * chair) % FULL_TURN < FULL_TURN // 2


def strike_ranges(options: CarromOptions, chair: Chair) -> dict[str, list[object]]:
    """The ranges of a legal strike, as the line protocol tells them; no man stands in the way.

    An angle range whose end is less than its beginning goes through 0.
    """
    angles = [0, FULL_TURN - 1]
    if options.forward_only:
        angles = [(9000 * chair + a) % FULL_TURN for a in (1, FULL_TURN // 2 - 1)]
    return {
        "x": [[-REACH, REACH], [-CIRCLE, -CIRCLE], [CIRCLE, CIRCLE]],
        "angle": list(angles),
        "power": [1, FULL_POWER],
    }
