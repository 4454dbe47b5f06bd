"""What may be chosen before a game of paper football."""

from dataclasses import dataclass

from engines.core.errors import OptionError
from engines.core.notice import Notice
from engines.core.options import choice, number


@dataclass(frozen=True, slots=True)
class PaperOptions:
    """The size of the field in squares, the legs of a match, and how hard the pen is."""

    width: int = number(14, 8, 20, step=2)
    length: int = number(22, 10, 30, step=2)
    goal: int = number(4, 2, 6, step=2)
    legs: int = number(2, 1, 2)
    pen: str = choice("soft", "strict")  # PF-M8; the hand keeps it, not the rules

    def check(self) -> None:
        """Raise `OptionError` if the goal is too wide for the field."""
        if self.goal > self.width - 4:
            raise OptionError(
                "goal",
                Notice(
                    "must be at least 4 squares narrower than the field; "
                    "{goal} is too wide for a width of {width}",
                    goal=self.goal,
                    width=self.width,
                ),
            )
