"""What a match is written down as: the line of a move, the end, a whole record."""

from typing import Any

from engines.core.contract import Outcome, Seat
from engines.play.record import (
    Header,
    write_end,
    write_events,
    write_header,
    write_move,
    write_result,
)
from engines.play.session import Ply, Session

SEATS = {seat.word: seat for seat in Seat}


def ply_line(session: Session[Any, Any], ply: Ply[Any, Any], counted: int) -> str:
    """The line of a move before which `counted` moves have a number."""
    notation = session.notation
    number = counted + 1 if notation.numbered(ply.move) else None
    return write_move(number, spoken(session, ply), write_events(ply.events))


def spoken(session: Session[Any, Any], ply: Ply[Any, Any]) -> str:
    """The text of a move, after the seat that made it where the text alone means another one's."""
    notation = session.notation
    text = notation.write(ply.before, ply.move)
    return text if notation.read(ply.before, text) == ply.move else f"{ply.seat.word} {text}"


def said(session: Session[Any, Any], text: str) -> tuple[Any, Seat | None]:
    """The move that such a text means now, and whose it is if it says so.

    Raises `MoveTextError`.
    """
    word, space, move = text.partition(" ")
    seat = SEATS.get(word) if space else None
    return session.meant(text if seat is None else move, seat), seat


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
