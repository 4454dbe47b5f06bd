"""The game to go on with: the record that was written last and whose game is not over."""

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
TAIL = 512  # bytes; room for the result line and the comments around it


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that waits on the disk, played up to where it stood."""

    path: Path
    replay: Replay


def last_unfinished(store: Store) -> Unfinished | None:
    """The newest record that can be read and is not over, at least as far as it can be followed.

    Newer files that cannot be read are skipped.  They, and a move that cannot be followed, are told
    once in the store's notices; no file is touched.
    """
    for path in store.records():
        if _finished(path):
            continue
        try:
            game = replay(load_record(path), find_book)
        except RecordError as error:
            reason = error.reason if isinstance(error, RecordFileError) else notice_of(error)
            told = Notice(UNREADABLE, file=path.name, reason=reason)
            store.tell_once(str(path), told)
            continue
        if game.stopped:
            why, line = why_stopped(game.stopped), game.stopped.line
            told = Notice(BROKEN_OFF, file=path.name, line=line, reason=why)
            store.tell_once(str(path), told)
        if not game.session.outcome:
            return Unfinished(path, game)
    return None


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
