"""The clock beside the board (G-5): it is told how much time went by and calls what has run out.

Three budgets, each of which a game may have or not: of a *turn* (it begins anew with every turn),
of a *half* (one for both sides), and of the whole *game* (one for each side, as in chess).
"""

from dataclasses import dataclass

from engines.core.contract import Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """Milliseconds; 0: there is no such limit."""

    turn: int = 0
    half: int = 0
    game: int = 0


class Clock:
    """Runs for one side at a time, and only while it is fed.  Knows neither day nor hour."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.paused = False
        self.running: Seat | None = None  # for whom; nobody's time runs while nature moves
        self._turn = budget.turn
        self._half = budget.half
        self._game = {Seat.HOME: budget.game, Seat.AWAY: budget.game}

    def begin_turn(self, seat: Seat, milliseconds: int | None = None) -> None:
        """A turn begins; some have another length than the rest (placing the men)."""
        self._turn = self.budget.turn if milliseconds is None else milliseconds
        self.running = seat

    def begin_half(self, milliseconds: int | None = None) -> None:
        """A half begins, or extra time of another length."""
        self._half = self.budget.half if milliseconds is None else milliseconds

    def stop(self) -> None:
        """Nobody is to move: dice roll, a film is shown, the game is over."""
        self.running = None

    def left(self, name: str, seat: Seat | None = None) -> int:
        """Milliseconds left of `turn`, `half` or `game` (of `seat`, or of whose time runs)."""
        if name == "game":
            whose = self.running if seat is None else seat
            return min(self._game.values()) if whose is None else self._game[whose]
        return {"turn": self._turn, "half": self._half}[name]

    def feed(self, milliseconds: int) -> tuple[str, ...]:
        """Let time go by.  Answers nature's moves that it brings: `timeup:turn`, each once."""
        if milliseconds < 0:
            raise ValueError(f"time does not run backwards: {milliseconds} ms")
        seat = self.running
        if self.paused or seat is None:
            return ()
        before = (self._turn, self._half, self._game[seat])
        after = [max(0, left - milliseconds) for left in before]
        self._turn, self._half, self._game[seat] = after
        # A budget that is 0 before does not exist, or was called when it ran out.
        names = zip(("turn", "half", "game"), before, after, strict=True)
        return tuple(f"timeup:{name}" for name, had, left in names if had and not left)
