"""What can be done once a match is over: look at the board, watch it all again, play another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.board.questions import open_replay
from game.shell import Reset

if TYPE_CHECKING:
    from game.board.match import MatchScene
    from game.shell import Change


def after_end(match: MatchScene, key: str) -> Change | None:
    """Answer a button of the card with the result; None: that card is closed."""
    if key == "look":
        return None
    if key == "watch":
        return open_replay(match.playing)
    match.close()
    if key == "leave":
        return Reset(match.desk.start_screen())
    return Reset(match.again(key == "swapped"))
