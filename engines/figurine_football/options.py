"""What may be chosen before a game of figurine football."""

from dataclasses import dataclass

from engines.core.options import choice, number


@dataclass(frozen=True, slots=True)
class FigurineFootballOptions:
    """The line-up, how many legs and what ends them, and what comes of a level score."""

    start: str = choice("deep", "forward")
    legs: int = number(2, 1, 2)
    legs_by: str = choice("goals", "time")
    goals: int = number(2, 1, 10)
    leg_minutes: int = number(15, 1, 60)
    extra_turns: int = number(60, 10, 200)
    level: str = choice("extra", "draw")

    def check(self) -> None:
        """All of them go together."""
