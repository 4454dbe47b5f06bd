"""The games to go on with: begun and not over, the one written last first."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.catalogue import find_book
from engines.core.notice import Notice, notice_of
from engines.play.record import RecordError, RecordFileError, load_record
from engines.play.replay import replay
from game.story import why_stopped
from game.words import N_

if TYPE_CHECKING:
    from pathlib import Path

    from engines.play.replay import Replay
    from game.store import Store

UNREADABLE = N_("{file} could not be read and was left as it is ({reason}).")
BROKEN_OFF = N_(
    "{file} can be followed only up to line {line} and stays as it is; "
    "the game can go on from there in a new file. {reason}"
)
MOST = 30  # games; playing a record again takes a few milliseconds
TAIL = 512  # bytes; room for the result line and the comments around it


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that waits on the disk, played up to where it stood."""

    path: Path
    replay: Replay


def unfinished_games(store: Store) -> list[Unfinished]:
    """The newest records whose games are begun and not over, newest first.

    A game is taken as far as it can be followed.

    Files that cannot be read are skipped.  Those that are newer than the first game to go on with,
    and a move of that game that cannot be followed, are told once in the store's notices; no file
    is touched.
    """
    found: list[Unfinished] = []
    for path in store.records():
        game = None if _finished(path) else _opened(store, path, tell=not found)
        if game is not None and _begun(game) and not game.session.outcome:
            found.append(Unfinished(path, game))
            if len(found) == MOST:
                break
    return found


def _begun(game: Replay) -> bool:
    """Whether there is a move in the record, or a part of one."""
    return bool(game.record.entries or game.record.drawn)


def _opened(store: Store, path: Path, *, tell: bool) -> Replay | None:
    """A record played again; None if it cannot be."""
    try:
        game = replay(load_record(path), find_book)
    except RecordError as error:
        if tell:
            reason = error.reason if isinstance(error, RecordFileError) else notice_of(error)
            store.tell_once(str(path), Notice(UNREADABLE, file=path.name, reason=reason))
        return None
    if tell and game.stopped:
        why, line = why_stopped(game.stopped), game.stopped.line
        store.tell_once(str(path), Notice(BROKEN_OFF, file=path.name, line=line, reason=why))
    return game


def _finished(path: Path) -> bool:
    """Whether a record ends with a result, without reading all of it."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - TAIL))
            lines = file.read().split(b"\n")
    except OSError:
        return False  # the reader will say what is wrong
    told = [line for line in lines[:-1] if line.strip() and not line.startswith(b";")]
    return bool(told) and told[-1].startswith(b"=")
