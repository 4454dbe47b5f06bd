"""Places touched one after another become a move, in every game whose moves have spots.

Legality is written once: the picker only filters the legal moves by what was touched so far.
Highlights, click-click, drag and the keyboard cursor all fall out of that.
"""

from collections.abc import Collection
from typing import Generic

from engines.core.contract import M, Notation, Rules, S


class Picker(Generic[S, M]):
    """The hand of one side in one position."""

    def __init__(self, rules: Rules[S, M], notation: Notation[S, M], state: S) -> None:
        self._rules = rules
        self._state = state
        self._meant: dict[tuple[int, ...], list[M]] = {}
        for move in rules.legal_moves(state):
            if spots := notation.spots(move):
                self._meant.setdefault(spots, []).append(move)
        self.touched: tuple[int, ...] = ()

    def offers(self) -> frozenset[int]:
        """The places that can be touched now."""
        return self.after(self.touched)

    def after(self, touched: tuple[int, ...]) -> frozenset[int]:
        """The places that could be touched next if these had been touched."""
        n = len(touched)
        return frozenset(s[n] for s in self._meant if len(s) > n and s[:n] == touched)

    def candidates(self) -> list[M]:
        """The moves that are still meant by what was touched."""
        n = len(self.touched)
        return [m for s, moves in self._meant.items() if s[:n] == self.touched for m in moves]

    def touch(self, spot: int) -> bool:
        """Touch a place; False, and nothing changed, if it is not on offer."""
        if spot not in self.offers():
            return False
        self.touched = (*self.touched, spot)
        return True

    def release(self) -> bool:
        """Give back the last place touched; False if there was none."""
        had = bool(self.touched)
        self.touched = self.touched[:-1]
        return had

    def clear(self) -> None:
        self.touched = ()

    def complete(self) -> Collection[M]:
        """The moves that what was touched spells in full (several: a button must choose)."""
        return self._meant.get(self.touched, ())

    def decided(self) -> M | None:
        """The move, once it is the only one meant and nothing more can be touched."""
        meant = self.complete()
        return next(iter(meant)) if len(meant) == 1 and not self.offers() else None

    def misstep(self, spot: int) -> str:
        """The clause that keeps the hand from `spot` now; "" if it is on offer."""
        return self.why((*self.touched, spot))

    def why(self, spots: tuple[int, ...]) -> str:
        """The clause that keeps a hand from the last of `spots` after the others; "" if none."""
        if spots[-1] in self.after(spots[:-1]):
            return ""
        return self._rules.misstep(self._state, spots)
