"""What there is no choice about is done by itself, after a beat in which it is seen.

Only on boards with dice: there a throw often leaves one thing to do.  So is what a side has asked
for.  Whoever has just taken back is left alone with it.
"""

from typing import Any

from engines.core.contract import Seat
from game.board.abilities import Throwing
from game.board.playing import Playing

BEAT = 1500  # ms


class Beat:
    """Waits, and makes the only move."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._waited = 0
        self._state: Any = None  # the position of which the only move is known
        self._known: Any = None

    @property
    def pending(self) -> bool:
        """Whether a move is going to be made by itself."""
        return self._only() is not None

    def update(self, ms: int) -> None:
        move = self._only()
        if move is None:
            self._waited = 0
            return
        self._waited += ms
        if self._waited >= BEAT:
            self.playing.play(move)

    def _only(self) -> Any:  # noqa: ANN401 - a move of whatever game is played
        """The only move of a side, or one it has asked for, if it is not to wait for it."""
        playing = self.playing
        session = playing.sitting.session
        if not isinstance(playing.board, Throwing) or playing.retaken or playing.stage.busy:
            return None
        if not playing.ready or session.to_move not in {Seat.HOME, Seat.AWAY}:
            return None
        if self._state is not session.state:
            self._state, self._waited = session.state, 0
            self._known = playing.board.by_itself(session.state) or self._forced()
        return self._known

    def _forced(self) -> Any:  # noqa: ANN401
        session = self.playing.sitting.session
        legal = list(session.rules.legal_moves(session.state))
        return legal[0] if len(legal) == 1 else None
