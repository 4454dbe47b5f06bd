"""Any point of the board as the number of a place, so that tooltips can be pinned to it."""

Point = tuple[int, int]

SIDE = 1 << 17  # hundredths of a millimetre: wider than the table


def spot_of(point: Point) -> int:
    """The number of a point in hundredths of a millimetre from the middle."""
    x, y = point
    return (x + SIDE // 2) * SIDE + y + SIDE // 2


def point_of(spot: int) -> Point:
    """The inverse of `spot_of`."""
    x, y = divmod(spot, SIDE)
    return x - SIDE // 2, y - SIDE // 2
