"""The clocks in the match scene: they run while a side may act, and call time (G-5).

A turn's clock begins anew with every turn; that of a half is one for both sides.  Both stand while
a move is shown, while another scene lies over the match (but for a question about a move, which is
thought about like any other), and while nobody is there: when the window is not the one that has
the keyboard, and once a turn's time was called twice in a row to people who touch nothing.
"""

from math import ceil

import pygame

from engines.core.contract import Seat
from engines.play.clock import Budget, Clock
from game.board.abilities import HalfClock, Timed
from game.board.playing import Playing

SOON, TICK = 5, 0.3  # seconds before the end in which it ticks, and how loud
MOMENT = 100  # ms: as much as goes by at most between two looks at it
TOUCHES = {
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEWHEEL,
}
ARRIVALS = {pygame.WINDOWFOCUSGAINED, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}
ALONE = 2  # calls in a row after which nobody seems to be there


class MatchClock:
    """Runs where the board says how long a turn or a half may take; silent everywhere else."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._turn_clock = Clock(Budget())
        self._half_clock = Clock(Budget())
        self._turn: object = None
        self._half = 0  # the number of the one that is timed; 0: none yet
        self._watched = True  # the window has the keyboard
        self._missed = 0  # calls since somebody has touched anything

    @property
    def runs(self) -> bool:
        """Whether time is running out for somebody now."""
        return self._wanted and self._watched and not self.waits

    @property
    def changing(self) -> bool:
        """Whether it may show another second at the next moment."""
        if not self.runs:
            return False
        shown = self.playing.seconds, self.playing.half_seconds
        fresh = shown != (_seconds(self._turn_clock, "turn"), _seconds(self._half_clock, "half"))
        lefts = self._turn_clock.left("turn"), self._half_clock.left("half")
        return fresh or any(left and (left - 1) % 1000 < MOMENT for left in lefts)

    @property
    def waits(self) -> bool:
        """Whether it stands until somebody says that they are there again."""
        return self._wanted and self._missed >= ALONE

    @property
    def _wanted(self) -> bool:
        """Whether it is the clock's to run, if there is anybody to see it."""
        if not self.playing.ready or self.playing.stage.busy:
            return False
        half = self._this_half
        return self._budget > 0 or (half is not None and half.runs)

    def notice(self, event: pygame.Event) -> None:
        """Whatever comes from the window may say that somebody is there."""
        if event.type in TOUCHES:
            self.touch()
        if event.type in ARRIVALS:
            self.watch(watched=True)

    def touch(self) -> None:
        """Somebody is there."""
        self._missed = 0

    def watch(self, *, watched: bool) -> None:
        """The window has come to have the keyboard, or has lost it."""
        self._watched = watched

    @property
    def _timed(self) -> Timed | None:
        """The board, while a side is to move or to throw against a clock."""
        board, session = self.playing.board, self.playing.sitting.session
        acts = session.to_move in {Seat.HOME, Seat.AWAY} or self.playing.thrower is not None
        return board if isinstance(board, Timed) and acts else None

    @property
    def _budget(self) -> int:
        """Milliseconds of a turn; 0: as long as one likes."""
        timed = self._timed
        return timed.turn_ms(self.playing.sitting.session.state) if timed else 0

    @property
    def _this_half(self) -> HalfClock | None:
        timed = self._timed
        return timed.half(self.playing.sitting.session.state) if timed else None

    def update(self, ms: int) -> None:
        """Let time go by; when it is up nature says so, and the rules do the rest."""
        self._begin_half()
        if not self._wanted:
            self.playing.seconds = 0
        if not self.runs:
            return
        if self._turn != (turn := self._this_turn()):
            self._turn = turn
            self._turn_clock.begin_turn(self.playing.mover, self._budget)
        up = [*self._turn_clock.feed(ms), *self._feed_half(ms)]
        self._show()
        for name in up:
            self._missed += name == "timeup:turn"
            self._call(name)

    def _begin_half(self) -> None:
        """Another half has a full clock; that of a match that is resumed goes on."""
        half = self._this_half
        if half is None:
            if self.playing.sitting.session.to_move is not Seat.NATURE:
                self.playing.half_seconds = self._half = 0
        elif half.number != self._half:
            rest = 1000 * self.playing.half_seconds if not self._half else 0
            self._half = half.number
            self._half_clock.begin_half(min(rest, half.ms) or half.ms)
            self._half_clock.begin_turn(Seat.HOME, 0)
            self.playing.half_seconds = _seconds(self._half_clock, "half")

    def _feed_half(self, ms: int) -> tuple[str, ...]:
        half = self._this_half
        return self._half_clock.feed(ms) if half is not None and half.runs else ()

    def _show(self) -> None:
        """What is left; the last seconds of a turn are heard."""
        seconds = _seconds(self._turn_clock, "turn")
        if 0 < seconds <= SOON and seconds != self.playing.seconds:
            self.playing.desk.sound.play("knock", TICK)
        self.playing.seconds = seconds
        if self._half:
            self.playing.half_seconds = _seconds(self._half_clock, "half")

    def _this_turn(self) -> object:
        """Something that stays the same for as long as the clock is not set anew."""
        session, timed = self.playing.sitting.session, self._timed
        made = sum(timed is None or not timed.same_turn(ply.move) for ply in session.plies)
        return made, self.playing.mover, session.rules.phase(session.state)

    def _call(self, name: str) -> None:
        """Nature calls time, if the game still has that clock."""
        session = self.playing.sitting.session
        for move in session.rules.interrupts(session.state, Seat.NATURE):
            if session.notation.write(session.state, move) == name:
                self.playing.play(move, Seat.NATURE)
                return


def _seconds(clock: Clock, name: str) -> int:
    return ceil(clock.left(name) / 1000)
