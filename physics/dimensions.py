"""What the carrom table measures, in mm and g: the equipment of CR-1.1 and CR-1.2.

The origin is the centre of the board, x runs to the right and y upwards as home sits.
"""

HALF = 370.0
"""From the centre of the board to each of its four frames."""

POCKET_RADIUS = 22.25
POCKET_PLACE = 347.75
"""A pocket's centre lies this far from both middle lines: its rim touches two frames."""

POCKETS = (
    (-POCKET_PLACE, -POCKET_PLACE),
    (POCKET_PLACE, -POCKET_PLACE),
    (POCKET_PLACE, POCKET_PLACE),
    (-POCKET_PLACE, POCKET_PLACE),
)
"""The pockets' centres, counter-clockwise from the bottom left."""

MAN_RADIUS, MAN_MASS = 15.9, 5.5
STRIKER_RADIUS, STRIKER_MASS = 20.65, 15.0

MOST_DISCS = 21
"""Nineteen men and the striker, and one to spare."""


def pocket_at(x: float, y: float) -> int | None:
    """The pocket in which a centre lies (CR-2.4)."""
    for pocket, (cx, cy) in enumerate(POCKETS):
        if (x - cx) ** 2 + (y - cy) ** 2 <= POCKET_RADIUS**2:
            return pocket
    return None
