"""How a match ended, in the words that games share: what was said, who won, what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside, Seat
from game.board.board import Told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.play.session import Session
    from game.i18n import Words

Table = tuple[tuple[str, ...], ...]


def ended_by_word(
    words: Words, names: tuple[str, str], session: Session[Any, Any], clause: str
) -> Told | None:
    """Somebody resigned, or both agreed (G-3); None: the game itself has ended it."""
    last = session.plies[-1] if session.plies else None
    if last is not None and last.move is Aside.RESIGN:
        return Told(words.tr("{name} resigned.").format(name=names[last.seat]), clause)
    if clause == "G-3":
        return Told(words.tr("The players agreed on a draw."), clause)
    return None


def who_won(words: Words, names: tuple[str, str], session: Session[Any, Any]) -> str:
    """The title of the card with the result."""
    outcome = session.outcome
    if outcome is None or outcome.winner is None:
        return words.tr("A draw")
    return words.tr("{name} wins").format(name=names[outcome.winner])


def counted(
    names: tuple[str, str], session: Session[Any, Any], columns: Sequence[tuple[str, str]]
) -> Table:
    """How often what happened to whom: `columns` are heads with the events that they count."""
    events = [event for ply in session.plies for event in ply.events]

    def count(name: str, side: Seat) -> str:
        mine = (dict(event.details).get("side") for event in events if event.name == name)
        return str(sum(said == side.word for said in mine))

    rows = (
        (names[side], *(count(name, side) for _, name in columns))
        for side in (Seat.HOME, Seat.AWAY)
    )
    return (("", *(head for head, _ in columns)), *rows)
