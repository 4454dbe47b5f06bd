"""What may be chosen before a game of carrom."""

from dataclasses import dataclass

from engines.core.options import choice, flag, number


@dataclass(frozen=True, slots=True)
class CarromOptions:
    """The length of a match, who sits at the board, and how it plays."""

    points: int = number(25, 5, 50)
    boards: int = number(8, 1, 20)
    # A position document has a key of this name for something else: the games won.
    games: int = number(1, 1, 5, step=2, in_documents=False)
    forward_only: bool = flag(default=False)
    due_placing: str = choice("rival", "auto")
    doubles: bool = flag(default=False)
    turn_seconds: int = number(0, 0, 60)
    surface: str = choice("tournament", "dry", "slick")  # the table keeps it, not the laws

    def check(self) -> None:
        """Any of them go together."""

    @property
    def games_to_win(self) -> int:
        """CR-7.2: more than half of them."""
        return self.games // 2 + 1
