"""The hand that uses a roll: a place that only one man or the ball can mean is enough by itself."""

from __future__ import annotations

from game.hands.carry import CarryHand


class DiceHand(CarryHand):
    """The hand of the side to move, in one position."""

    eager = False  # it finds who is meant by a place that is touched first

    def explain(self) -> None:
        """What can be had is not told why not."""
        if self.hover is None or not self._able(self.hover):
            super().explain()

    def touch_next(self, spot: int) -> None:
        able = self._able(spot)
        if len(able) == 1:
            self.picker.touch(able[0])
        super().touch_next(spot)

    def _able(self, target: int) -> list[int]:
        """From where a place can be meant, when nobody is held."""
        offers = self.picker.offers()
        if not self.eager or self.touched or target in offers:
            return []
        return [first for first in offers if target in self.picker.after((first,))]
