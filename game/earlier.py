"""The games in the drawer, over or not: what can be said of each without playing it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.catalogue import find_book
from engines.core.notice import Notice, notice_of
from engines.play.record import RecordError, RecordFileError, load_record
from engines.play.replay import open_session

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines.play.record import Record
    from game.store import Store


@dataclass(frozen=True, slots=True)
class Earlier:
    """A game on the disk."""

    path: Path
    record: Record
    legs: bool = False  # whether it was to be played in more than one leg


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file that tells no game, and why."""

    path: Path
    reason: Notice


def earlier_games(store: Store) -> Iterator[Earlier | Unreadable]:
    """All games in which a move was made, the one written last first; no file is touched.

    Read one by one, as they are asked for.
    """
    for path in store.records():
        found = _read(path)
        if isinstance(found, Unreadable) or found.record.entries:
            yield found


def _read(path: Path) -> Earlier | Unreadable:
    try:
        record = load_record(path)
        session = open_session(record, find_book)  # it is known here, and can begin
    except RecordFileError as error:
        return Unreadable(path, error.reason)
    except RecordError as error:
        return Unreadable(path, notice_of(error))
    options = getattr(session.rules, "options", None)
    return Earlier(path, record, getattr(options, "legs", 1) > 1)
