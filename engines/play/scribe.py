"""What a match is written down as: the line of a move, the end, a whole record."""

from typing import Any

from engines.core.contract import Outcome
from engines.play.record import (
    Header,
    write_end,
    write_events,
    write_header,
    write_move,
    write_result,
)
from engines.play.session import Ply, Session


def ply_line(session: Session[Any, Any], ply: Ply[Any, Any], counted: int) -> str:
    """The line of a move before which `counted` moves have a number."""
    notation = session.notation
    number = counted + 1 if notation.numbered(ply.move) else None
    return write_move(number, notation.write(ply.before, ply.move), write_events(ply.events))


def ending(outcome: Outcome, ended: str) -> str:
    """The last lines of a finished game; `ended` is when, "" if nobody knows."""
    return (write_end(ended) if ended else "") + write_result(outcome)


def write_record(header: Header, session: Session[Any, Any], ended: str = "") -> str:
    """The whole record of a session as it stands."""
    lines = [write_header(header)]
    counted = 0
    for ply in session.plies:
        lines.append(ply_line(session, ply, counted))
        counted += session.notation.numbered(ply.move)
    if session.outcome:
        lines.append(ending(session.outcome, ended))
    return "".join(lines)
