"""The clock of a turn in the match scene: it runs while a side may act, and calls time (G-5)."""

from math import ceil

from engines.core.contract import Seat
from engines.play.clock import Budget, Clock
from game.board.board import Handed
from game.board.playing import Playing


class TurnClock:
    """Runs where the board says how long a turn may take; silent everywhere else.

    It stands still while a move is shown and while another scene lies over the match.
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._clock = Clock(Budget())
        self._turn: object = None

    @property
    def runs(self) -> bool:
        """Whether time is running out for somebody now."""
        return self._budget > 0 and self.playing.ready and not self.playing.stage.busy

    @property
    def _budget(self) -> int:
        """Milliseconds of a turn; 0: as long as one likes."""
        board, session = self.playing.board, self.playing.sitting.session
        if not isinstance(board, Handed) or session.to_move not in {Seat.HOME, Seat.AWAY}:
            return 0
        return board.turn_ms

    def update(self, ms: int) -> None:
        """Let time go by; when it is up nature says so, and the rules do the rest."""
        if not self.runs:
            self.playing.seconds = 0
            return
        if self._turn != (turn := self._this_turn()):
            self._turn = turn
            self._clock.begin_turn(self.playing.mover, self._budget)
        up = self._clock.feed(ms)
        self.playing.seconds = ceil(self._clock.left("turn") / 1000)
        if up:
            self._call()

    def _this_turn(self) -> object:
        """Something that stays the same for as long as the clock is not set anew."""
        session = self.playing.sitting.session
        numbered = sum(session.notation.numbered(ply.move) for ply in session.plies)
        return session.nature_moves, numbered, session.rules.phase(session.state)

    def _call(self) -> None:
        session = self.playing.sitting.session
        for move in session.rules.interrupts(session.state, Seat.NATURE):
            self.playing.play(move, Seat.NATURE)
            return
