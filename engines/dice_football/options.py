"""What may be chosen before a game of dice football."""

from dataclasses import dataclass

from engines.core.errors import OptionError
from engines.core.notice import Notice
from engines.core.options import choice, flag, number


@dataclass(frozen=True, slots=True)
class DiceFootballOptions:
    """How long it lasts, what a level score leads to, and how the pieces are placed."""

    placing: str = choice("default", "free")
    level: str = choice("extra", "draw", "penalties")
    clock: bool = flag(default=True)
    half_minutes: int = number(15, 1, 45)
    extra_minutes: int = number(10, 1, 30)
    rolls: int = number(0, 0, 500)
    barriers: str = choice("touch", "sealed")
    recovery_limit: int = number(12, 2, 50)

    def check(self) -> None:
        """Raise `OptionError` for a game that would never end (DF-3.2)."""
        if not self.clock and self.rolls == 0:
            told = Notice("must be on where no number of rolls ends a half")
            raise OptionError("clock", told)

    def rolls_of(self, half: int) -> int:
        """The ball rolls of a half, extra time being half 3; 0: it goes by the clock (DF-3.2)."""
        if half < 3:
            return self.rolls
        return -(-self.rolls * self.extra_minutes // self.half_minutes)
