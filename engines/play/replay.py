"""A record played again: from its text to the session as it stood."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engines.core.book import Book
from engines.core.contract import Notation, Outcome, Rules
from engines.core.errors import (
    GameOverError,
    IllegalMoveError,
    MoveTextError,
    OptionError,
    PositionError,
    UnknownGameError,
)
from engines.core.notice import Notice, notice_of
from engines.core.options import read_options
from engines.play.record import Entry, Header, Record, RecordError, write_result
from engines.play.scribe import said
from engines.play.session import Session


class Stop(NamedTuple):
    """Where a record could not be followed; `clause` is "" if the text is no move at all."""

    line: int
    clause: str
    message: Notice


@dataclass(frozen=True, slots=True)
class Replay:
    """The game up to where the record could be followed."""

    record: Record
    rules: Rules[Any, Any]
    notation: Notation[Any, Any]
    session: Session[Any, Any]
    stopped: Stop | None
    notices: tuple[Notice, ...]  # those of the reader, and what does not fit these rules
    contradicted: bool  # the result line tells another end than the moves

    @property
    def whole(self) -> bool:
        """Whether the file may be written on: all of it was followed and nothing contradicts."""
        return self.stopped is None and not self.contradicted


def replay(record: Record, find: Callable[[str], Book[Any, Any]]) -> Replay:
    """Play a record by the rule book that `find` gives.

    Raises `RecordError` if there is no such game, or its options or its start are wrong.
    """
    session = open_session(record, find)
    stopped = _follow(session, record.entries)
    told = [*record.notices, *_edition(record.header, session.rules.edition)]
    wrong = None if stopped else _result(record, session.outcome)
    if wrong:
        told.append(wrong)
    rules, notation = session.rules, session.notation
    return Replay(record, rules, notation, session, stopped, tuple(told), wrong is not None)


def open_session(record: Record, find: Callable[[str], Book[Any, Any]]) -> Session[Any, Any]:
    """The session of a record before its first move.  Raises `RecordError`."""
    header = record.header
    try:
        book = find(header.game)
        options = read_options(book.options, header.options, header.start)
        rules, notation = book.open(options)
        start = None if header.start is None else notation.load(header.start)
    except UnknownGameError as error:
        raise RecordError(record.lines.get("game", 0), notice_of(error)) from error
    except OptionError as error:
        told = Notice("options: {reason}", reason=notice_of(error))
        raise RecordError(record.lines.get("options", 0), told) from error
    except PositionError as error:
        told = Notice("start: {reason}", reason=notice_of(error))
        raise RecordError(record.lines.get("start", 0), told) from error
    return Session(rules, notation, start)


def _follow(session: Session[Any, Any], entries: tuple[Entry, ...]) -> Stop | None:
    for entry in entries:
        try:
            session.submit(*said(session, entry.text))
        except IllegalMoveError as error:
            return Stop(entry.line, error.clause, notice_of(error))
        except MoveTextError as error:
            return Stop(entry.line, "", notice_of(error))
        except GameOverError as error:
            told = Notice("{move!r}: {reason}", move=entry.text, reason=notice_of(error))
            return Stop(entry.line, "", told)
    return None


def _edition(header: Header, edition: int) -> list[Notice]:
    if header.edition == edition:
        return []
    told = Notice(
        "The game was played by edition {written} of the rules and is read by edition {read}.",
        written=header.edition,
        read=edition,
    )
    return [told]


def _result(record: Record, outcome: Outcome | None) -> Notice | None:
    """How the result line differs from the end that the moves lead to."""
    written = record.result
    if written is None or written.outcome == outcome:
        return None
    line, told = written.line, write_result(written.outcome).strip()
    if outcome is None:
        return Notice(
            "Line {line} says that the game ended {told}, but its moves do not end it.",
            line=line,
            told=told,
        )
    return Notice(
        "Line {line} says that the game ended {told}, but its moves end it {moves}.",
        line=line,
        told=told,
        moves=write_result(outcome).strip(),
    )
