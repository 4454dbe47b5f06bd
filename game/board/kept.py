"""What a record keeps of a turn that is not over: the time left of a half, the part drawn.

"half 1122 h12-h13": seconds, then what the board says.  Either may be missing.
"""

from typing import NamedTuple

HALF = "half"
LONGEST = 6  # digits of seconds


class Kept(NamedTuple):
    """A turn as it was left."""

    drawn: str = ""  # as the board writes it
    half: int = 0  # seconds left; 0: no half is timed


def write_kept(kept: Kept) -> str:
    parts = [HALF, str(kept.half)] if kept.half else []
    return " ".join([*parts, kept.drawn]).strip()


def read_kept(text: str) -> Kept:
    """The inverse; what is no time is taken for the part drawn."""
    word, _, rest = text.partition(" ")
    number, _, drawn = rest.partition(" ")
    if word == HALF and number.isascii() and number.isdecimal() and len(number) <= LONGEST:
        return Kept(drawn, int(number))
    return Kept(text)
