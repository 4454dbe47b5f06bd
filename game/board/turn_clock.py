"""The clock of a turn in the match scene: it runs while a side may act, and calls time (G-5).

It stands while nobody is there: when the window is not the one that has the keyboard, and once it
has called time twice in a row to people who touch nothing.
"""

from math import ceil

from engines.core.contract import Seat
from engines.play.clock import Budget, Clock
from game.board.board import Handed
from game.board.playing import Playing

SOON, TICK = 5, 0.3  # seconds before the end in which it ticks, and how loud
MOMENT = 100  # ms: as much as goes by at most between two looks at it
ALONE = 2  # calls in a row after which nobody seems to be there


class TurnClock:
    """Runs where the board says how long a turn may take; silent everywhere else.

    It stands still while a move is shown and while another scene lies over the match.
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._clock = Clock(Budget())
        self._turn: object = None
        self._watched = True  # the window has the keyboard
        self._missed = 0  # calls since somebody has touched anything

    @property
    def runs(self) -> bool:
        """Whether time is running out for somebody now."""
        return self._wanted and self._watched and not self.waits

    @property
    def changing(self) -> bool:
        """Whether it may show another second at the next moment."""
        left = self._clock.left("turn")
        fresh = self.playing.seconds != ceil(left / 1000)
        return self.runs and (fresh or (left - 1) % 1000 < MOMENT)

    @property
    def waits(self) -> bool:
        """Whether it stands until somebody says that they are there again."""
        return self._wanted and self._missed >= ALONE

    @property
    def _wanted(self) -> bool:
        """Whether it is the clock's to run, if there is anybody to see it."""
        return self._budget > 0 and self.playing.ready and not self.playing.stage.busy

    def touch(self) -> None:
        """Somebody is there."""
        self._missed = 0

    def watch(self, *, watched: bool) -> None:
        """The window has come to have the keyboard, or has lost it."""
        self._watched = watched

    @property
    def _budget(self) -> int:
        """Milliseconds of a turn; 0: as long as one likes."""
        board, session = self.playing.board, self.playing.sitting.session
        if not isinstance(board, Handed) or session.to_move not in {Seat.HOME, Seat.AWAY}:
            return 0
        return board.turn_ms

    def update(self, ms: int) -> None:
        """Let time go by; when it is up nature says so, and the rules do the rest."""
        if not self._wanted:
            self.playing.seconds = 0
        if not self.runs:
            return
        if self._turn != (turn := self._this_turn()):
            self._turn = turn
            self._clock.begin_turn(self.playing.mover, self._budget)
        up = self._clock.feed(ms)
        self._show(ceil(self._clock.left("turn") / 1000))
        if up:
            self._missed += 1
            self._call()

    def _show(self, seconds: int) -> None:
        """What is left; the last seconds are heard."""
        if 0 < seconds <= SOON and seconds != self.playing.seconds:
            self.playing.desk.sound.play("knock", TICK)
        self.playing.seconds = seconds

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
