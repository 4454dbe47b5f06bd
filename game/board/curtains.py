"""What a side chooses in secret: a curtain falls over the table when it is due.

It falls once; whoever has lifted it without choosing finds its button in the panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.board.abilities import Curtained
from game.shell import Push

if TYPE_CHECKING:
    from game.board.playing import Playing
    from game.shell import Change


class Curtains:
    """Lets the curtain fall."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._fallen: Any = None  # the position for which it has fallen

    @property
    def due(self) -> bool:
        """Whether the side to move is to choose in secret, and has not been asked to yet.

        Whoever has taken back is left alone with it.
        """
        playing, board = self.playing, self.playing.board
        state = playing.sitting.session.state
        if not isinstance(board, Curtained) or self._fallen is state or playing.retaken:
            return False
        return playing.ready and not playing.stage.busy and board.hides(state)

    def fall(self) -> Change | None:
        """The curtain, if it is due."""
        board = self.playing.board
        if not self.due or not isinstance(board, Curtained):
            return None
        self._fallen = self.playing.sitting.session.state
        return Push(board.curtain(self.playing))
