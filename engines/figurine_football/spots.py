"""The places that a hand may touch, as numbers: squares, and figurines in a station.

0 .. 134    the squares of the field (see `field`)
135 + n     home's figurine n in its admonition station;  145 + n  away's

A station's square holds any number of figurines, so that each of them is a place of its own.
"""

from engines.core.contract import Seat

STATION, SEATS = 135, 10


def in_station(side: Seat, figurine: int) -> int:
    """Where a hand takes an admonished figurine."""
    return STATION + SEATS * side + figurine


def waiting(side: Seat, spot: int) -> int:
    """The side's figurine that waits there; -1 if it is no such place."""
    figurine = spot - in_station(side, 0)
    return figurine if 0 <= figurine < SEATS else -1
