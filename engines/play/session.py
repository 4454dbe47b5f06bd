"""A match in progress: turns and history.  No wall clock, no window, no file."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from engines.core.contract import Event, M, Notation, Outcome, Rules, S, Seat
from engines.core.errors import GameOverError, IllegalMoveError


@dataclass(frozen=True, slots=True)
class Ply(Generic[S, M]):
    """One move that was made: the position before, whose move, what it told, what came of it."""

    before: S
    seat: Seat
    move: M
    events: tuple[Event, ...]
    after: S


class Session(Generic[S, M]):
    """Positions one after another; the only door through which one is changed.

    Legality is asked here, once; `watchers` hear of every change after it has happened: a `Ply`
    that was made (or redone), or None when the last one was taken back.
    """

    def __init__(
        self, rules: Rules[S, M], notation: Notation[S, M], start: S | None = None
    ) -> None:
        self.rules = rules
        self.notation = notation
        self.start = rules.start() if start is None else start
        self.plies: list[Ply[S, M]] = []
        self.watchers: list[Callable[[Ply[S, M] | None], None]] = []
        self._undone: list[Ply[S, M]] = []  # the next to redo is last
        self.holds = 0  # raised while somebody still looks at the last move; pollers wait

    @property
    def state(self) -> S:
        return self.plies[-1].after if self.plies else self.start

    @property
    def to_move(self) -> Seat | None:
        """The seat that decides now; None when the game is over."""
        return None if self.outcome else self.rules.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def nature_moves(self) -> int:
        """How often nature has moved: with the seed, all that a die depends on (G-4)."""
        return sum(ply.seat is Seat.NATURE for ply in self.plies)

    # -- making moves

    def meant(self, text: str, seat: Seat | None = None) -> M:
        """The move that a text means, said by `seat` (None: by whoever is to move).

        A call that either side may make out of turn has one text, so who says it matters.  Raises
        `MoveTextError`.
        """
        if seat is not None and seat is not self.to_move:
            for move in self.rules.interrupts(self.state, seat):
                if self.notation.write(self.state, move) == text:
                    return move
        return self.notation.read(self.state, text)

    def refusal(self, move: M, seat: Seat | None = None) -> str:
        """The clause that forbids `move` to `seat` (None: whoever is to move); "" if legal."""
        if self._mover(move, seat) is not None:
            return ""
        if seat is not None and seat is not self.to_move:
            return "G-7"
        return self.rules.refusal(self.state, move)

    def submit(self, move: M, seat: Seat | None = None) -> Ply[S, M]:
        """Make a move.  Raises `IllegalMoveError` or `GameOverError`, having changed nothing."""
        if self.outcome:
            raise GameOverError
        mover = self._mover(move, seat)
        if mover is None:
            text = self.notation.write(self.state, move)
            raise IllegalMoveError(self.refusal(move, seat), text)
        events: list[Event] = []
        before = self.state
        after = self.rules.apply(before, move, events.append)
        ply = Ply(before, mover, move, tuple(events), after)
        self._undone.clear()
        self._push(ply)
        return ply

    def _mover(self, move: M, seat: Seat | None) -> Seat | None:
        """The seat for which the move is legal now, if `seat` may be it."""
        turn = self.to_move
        if turn is None:
            return None
        if seat in (None, turn):
            state = self.state
            if move in self.rules.legal_moves(state) or move in self.rules.asides(state):
                return turn
        for other in Seat if seat is None else (seat,):
            if move in self.rules.interrupts(self.state, other):
                return other
        return None

    # -- going back and forth

    @property
    def can_undo(self) -> bool:
        return bool(self.plies)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> Ply[S, M]:
        """Take back the last move and answer it.  Raises `IndexError` at the start."""
        ply = self.plies.pop()
        self._undone.append(ply)
        for watch in self.watchers:
            watch(None)
        return ply

    def redo(self) -> Ply[S, M]:
        """Make the move again that was taken back last.  Raises `IndexError` if there is none."""
        ply = self._undone.pop()
        self._push(ply)
        return ply

    def _push(self, ply: Ply[S, M]) -> None:
        self.plies.append(ply)
        for watch in self.watchers:
            watch(ply)
