"""What may be chosen before a game of chess football, and what its modes settle (CF-7.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.core.errors import OptionError
from engines.core.notice import Notice
from engines.core.options import choice, flag, number

MODES: Mapping[str, Mapping[str, Any]] = {
    "senior": {"goals": 6, "turn_seconds": 0, "touch_move": False},
    "junior": {"goals": 3, "turn_seconds": 0, "touch_move": False, "players": 5},
    "master": {"goals": 6, "turn_seconds": 20, "touch_move": True},
}
"""What each mode makes of an option that nobody has chosen."""

MASTER = frozenset({"mode", "match"})
"""What master leaves open: by goals and by time, both are official (R7)."""

JUNIOR = frozenset({"mode", "turn_seconds", "goals", "mixto_ball"})


@dataclass(frozen=True, slots=True)
class ChessFootballOptions:
    """The mode, how a match ends, and the numbers of the rules."""

    mode: str = choice("senior", "junior", "master")
    match: str = choice("goals", "time")
    half_minutes: int = number(30, 1, 60)
    goals: int = number(6, 1, 20)
    margin: int = number(4, 1, 20)
    turn_seconds: int = number(0, 0, 120)
    placing_seconds: int = number(30, 0, 300)
    substitutions: int = number(5, 0, 5)
    players: int = number(11, 5, 11, in_documents=False)
    advance: int = number(3, 1, 9)
    offside: bool = flag(default=True, in_documents=False)
    touch_move: bool = flag(default=False)
    mixto_ball: str = choice("chess", "straight")

    @staticmethod
    def chosen(given: Mapping[str, Any]) -> dict[str, Any]:
        """What was given, with what its mode settles besides."""
        return {**MODES.get(given.get("mode", "senior"), {}), **given}

    def check(self) -> None:
        """Raise `OptionError` for what a mode does not have (CF-7.3)."""
        if self.mode == "senior":
            return
        usual = ChessFootballOptions(**self.chosen({"mode": self.mode}))
        for name in self.__slots__:
            value, official = getattr(self, name), getattr(usual, name)
            if value != official and name not in (JUNIOR if self.junior else MASTER):
                told = Notice(
                    "must be {official!r} in mode {mode}, not {value!r}",
                    official=official,
                    mode=self.mode,
                    value=value,
                )
                raise OptionError(name, told)

    @property
    def junior(self) -> bool:
        return self.mode == "junior"
