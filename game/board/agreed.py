"""Why a match ended by what the players said (G-3): the same sentences in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside
from game.board.board import Told

if TYPE_CHECKING:
    from engines.play.session import Session
    from game.i18n import Words


def ended_by_word(
    words: Words, names: tuple[str, str], session: Session[Any, Any], clause: str
) -> Told | None:
    """Somebody resigned, or both agreed; None: the game itself has ended it."""
    last = session.plies[-1] if session.plies else None
    if last is not None and last.move is Aside.RESIGN:
        return Told(words.tr("{name} resigned.").format(name=names[last.seat]), clause)
    if clause == "G-3":
        return Told(words.tr("The players agreed on a draw."), clause)
    return None
