"""Who plays: one at either side, or in doubles two partners opposite each other.

The partners' names stand in one, joined by "&": "Ana & Eva".
"""

from engines.core.contract import Seat
from game.i18n import Words
from physics.laws.chairs import Chair, Seating

JOINT = "&"


class People:
    """The players of one match by their names."""

    def __init__(self, words: Words, names: tuple[str, str], seating: Seating) -> None:
        self.words = words
        self.sides = names
        self.seating = seating

    @property
    def doubles(self) -> bool:
        return self.seating.doubles

    @property
    def count(self) -> int:
        """How many play together."""
        return 2 if self.doubles else 1

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Where somebody sits."""
        return self.seating.order

    def at(self, chair: Chair) -> str:
        """The name of whoever sits there."""
        side = self.seating.side(chair)
        if not self.doubles:
            return self.sides[side]
        return self._pair(side)[chair is not self.seating.first(side)]

    def _pair(self, side: Seat) -> tuple[str, str]:
        """The one of the side who comes first in turn, and the partner."""
        first, _, second = (part.strip() for part in self.sides[side].partition(JOINT))
        first = first or self.sides[side]
        return first, second or self.words.tr("{name}\u2019s partner").format(name=first)
