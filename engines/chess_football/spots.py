"""The places that a hand may touch, as numbers: squares, seats beside the field, over the lines.

0 .. 111     the squares of the field
112 + n      home's number n beside the field;  144 + n  away's
176 ..       over a line: at the last square inside it, over the side line or an end line
"""

from engines.core.contract import Seat

BENCH, SEATS, OUT = 112, 32, 176


def beside(side: Seat, number: int) -> int:
    """Where a player waits who is not on the field."""
    return BENCH + SEATS * side + number


def beyond(line: str, square: int) -> int:
    """The place over a line ("side", "end" or "own"), seen from its last square."""
    return OUT + 2 * square + (line != "side")


def outside(spot: int, side: Seat) -> tuple[str, int]:
    """The line, as a player of `side` calls it, and the square of such a place."""
    square, over_end = divmod(spot - OUT, 2)
    if not over_end:
        return "side", square
    ahead = square >> 3 == (1 if side else 12)
    return "end" if ahead else "own", square
