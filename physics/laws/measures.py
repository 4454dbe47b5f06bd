"""The board as the laws measure it: whole hundredths of a millimetre (CR-1.1 to CR-1.4)."""

from typing import NamedTuple

from physics.dimensions import HALF, MAN_RADIUS, POCKET_PLACE, POCKET_RADIUS, STRIKER_RADIUS


def hundredths(millimetres: float) -> int:
    return round(100 * millimetres)


MAN = 2 * hundredths(MAN_RADIUS)
"""From centre to centre of two men that touch."""

STRIKER = hundredths(MAN_RADIUS + STRIKER_RADIUS)
"""From centre to centre of the striker and a man that touch."""

SLACK = 5
"""Rounded places may overlap by this much."""

EDGE = hundredths(HALF - MAN_RADIUS)
"""The centre of a man that touches a frame."""

POCKET, CORNER = hundredths(POCKET_RADIUS), hundredths(POCKET_PLACE)

LINE = 25260
"""The mid line of the base lines, from the middle of the board."""

REACH, CIRCLE = 18420, 22080
"""On the mid line: how far the striker goes, and the centres of the base circles (CR-2.1)."""

INNER, OUTER = MAN, 6910
"""A man that comes back stands so far from the middle (CR-4.5)."""

FULL_TURN = 36000
"""Angles are hundredths of a degree."""

FULL_POWER = 1000

SIDE_MEN = 9
WHITE, BLACK, QUEEN = "w", "b", "q"
NUMBERS = {WHITE: SIDE_MEN, BLACK: SIDE_MEN, QUEEN: 1}


class Man(NamedTuple):
    """A man on the board: "w", "b" or "q", and his centre."""

    kind: str
    x: int
    y: int


def near(a: tuple[int, int], b: tuple[int, int], distance: int) -> bool:
    """Whether two points are less than `distance` apart."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy < distance * distance


def on_surface(x: int, y: int) -> bool:
    """Whether a man can lie there: off the frames and in no pocket."""
    if max(abs(x), abs(y)) > EDGE:
        return False
    dx, dy = CORNER - abs(x), CORNER - abs(y)
    return dx * dx + dy * dy > POCKET * POCKET
