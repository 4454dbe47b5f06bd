"""The pen that writes a running match down, move by move: the autosave is the save file.

What stands in the file is on the disk before the next move can be made; closing writes nothing, so
a killed program leaves the same file as a closed one.
"""

import contextlib
import os
import weakref
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO, Self, cast

from engines.core.notice import Notice
from engines.play.disk import sync_folder
from engines.play.drawn import read_drawn, write_drawn
from engines.play.locks import lock
from engines.play.record import (
    Header,
    Record,
    RecordError,
    RecordFileError,
    decode_record,
    read_record,
    write_header,
)
from engines.play.replay import Replay
from engines.play.scribe import ending, ply_line
from engines.play.session import Ply, Session


def wall_time() -> str:
    """The time on the wall, as records write it: `2026-11-29T18:00:00`."""
    return datetime.now().astimezone().replace(tzinfo=None).isoformat(timespec="seconds")


class Recorder:
    """The open file of a running match.

    It watches the session.  A move that cannot be written (the disk is full, the drive is gone) is
    no reason to stop playing: `trouble` then says why, and every later change tries to bring the
    whole file up to date again.
    """

    def __init__(
        self,
        file: BinaryIO,
        path: Path,
        session: Session[Any, Any],
        now: Callable[[], str],
    ) -> None:
        """Internal: see `create` and `resume`."""
        self.path = path
        self.trouble: RecordFileError | None = None
        self._file = file
        self._session = session
        self._now = now
        self._end = file.seek(0, os.SEEK_END)  # up to here the file is good,
        self._moves_end = self._end  # and from here on it only says what is drawn of the next move
        self._drawn = self._kept = ""  # that part, and what the file says of it
        self._written: list[tuple[Ply[Any, Any], int]] = []  # with where its line begins
        self._end_told = False
        self._finished = False
        self._closer = weakref.finalize(self, file.close)  # also when it is dropped
        session.watchers.append(self.note)

    @classmethod
    def create(
        cls,
        path: Path,
        header: Header,
        session: Session[Any, Any],
        now: Callable[[], str] = wall_time,
    ) -> Self:
        """Begin a file for a session, with the moves it has made so far.

        `now` gives the time that is written when the game ends.  Raises `RecordFileError`; a file
        that is there already is never touched.
        """
        file = _open(path, "xb+")
        try:
            _claim(file, path)
            _write(file, write_header(header).encode())
            sync_folder(path.parent)
            recorder = cls(file, path, session, now)
            recorder.note()
            if recorder.trouble:
                recorder.close()
                raise recorder.trouble
        except OSError as error:
            file.close()
            path.unlink(missing_ok=True)
            raise _trouble(path, error) from error
        return recorder

    @classmethod
    def resume(cls, path: Path, replay: Replay, now: Callable[[], str] = wall_time) -> Self:
        """Write on in the file that `replay` was read from, cutting off a torn last line.

        Raises `RecordError`, the file untouched, if not all of it could be followed or it is no
        longer what was read; `RecordFileError` if it cannot be opened or is open elsewhere.
        """
        if not replay.whole:
            line = replay.stopped.line if replay.stopped else 0
            told = Notice("the record does not hold together: the file is kept as it is")
            raise RecordError(line, told)
        file = _open(path, "rb+")
        try:
            _claim(file, path)
            data = file.read()
            starts = _line_starts(data, replay)
            file.truncate(starts[-1])
            recorder = cls(file, path, replay.session, now)
        except OSError as error:
            file.close()
            raise _trouble(path, error) from error
        except RecordError:
            file.close()
            raise
        recorder._adopt(replay.record, starts)
        recorder._moves_end = starts[_last_move(data)]
        recorder._bring_up_to_date()
        return recorder

    def _adopt(self, record: Record, starts: Sequence[int]) -> None:
        """Know what stands in the file already."""
        lines = (starts[entry.line - 1] for entry in record.entries)
        self._written = list(zip(self._session.plies, lines, strict=True))
        self._end_told = bool(record.ended)
        self._finished = record.result is not None
        self._drawn = self._kept = record.drawn

    def close(self) -> None:
        """Let go of the file; what was made is written already."""
        if self.note in self._session.watchers:
            self._session.watchers.remove(self.note)
        self._closer()

    def note(self, _: Ply[Any, Any] | None = None) -> None:
        """Bring the file up to date with the session.  Never raises: see `trouble`."""
        self._drawn = ""
        self._bring_up_to_date()

    def draw(self, text: str) -> None:
        """Keep the part of the next move that is made, in one line; "" if it was given back.

        It counts until the next change of the session.  Never raises: see `trouble`.
        """
        self._drawn = text
        self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        if not self._closer.alive:
            return
        try:
            self._take_back()
            self._add()
            self._finish()
            self._keep_drawn()
        except OSError as error:
            self.trouble = _trouble(self.path, error)
        else:
            self.trouble = None

    def _take_back(self) -> None:
        """Cut the lines of moves that are no longer made."""
        plies = self._session.plies
        keep = len(self._written)
        while keep and (keep > len(plies) or self._written[keep - 1][0] is not plies[keep - 1]):
            keep -= 1
        if keep < len(self._written):
            self._cut(self._written[keep][1])
            del self._written[keep:]
            self._end_told = self._finished = False

    def _add(self) -> None:
        numbered = self._session.notation.numbered
        for ply in self._session.plies[len(self._written) :]:
            start = self._moves_end
            counted = sum(numbered(earlier.move) for earlier, _ in self._written)
            self._append(ply_line(self._session, ply, counted), start)
            self._written.append((ply, start))

    def _finish(self) -> None:
        outcome = self._session.outcome
        if outcome is None or self._finished:
            return
        self._append(ending(outcome, "" if self._end_told else self._now()), self._moves_end)
        self._finished = True

    def _keep_drawn(self) -> None:
        if self._kept == self._drawn:
            return
        end = self._moves_end
        self._append(write_drawn(self._drawn), self._end)
        self._moves_end, self._kept = end, self._drawn

    def _append(self, text: str, end: int) -> None:
        """Write behind `end`, up to where the file is kept; what half arrives is cut off again."""
        data = text.encode()
        if end < self._end:
            self._cut(end)
        self._file.truncate(self._end)
        self._file.seek(self._end)
        try:
            _write(self._file, data)
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._end)
            raise
        self._end += len(data)
        self._moves_end = self._end

    def _cut(self, end: int) -> None:
        self._file.truncate(end)
        os.fsync(self._file.fileno())
        self._end = self._moves_end = end
        self._kept = ""


def _open(path: Path, mode: str) -> BinaryIO:
    try:
        # Unbuffered: nothing waits in this process for a moment that may not come.
        return cast("BinaryIO", path.open(mode, buffering=0))
    except FileExistsError as error:
        told = Notice("there is a file of this name already")
        raise RecordFileError(path, told) from error
    except OSError as error:
        raise _trouble(path, error) from error


def _claim(file: BinaryIO, path: Path) -> None:
    if not lock(file):
        raise RecordFileError(path, Notice("the game is open in another window"))


def _write(file: BinaryIO, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]
    os.fsync(file.fileno())


def _trouble(path: Path, error: OSError) -> RecordFileError:
    if isinstance(error, RecordFileError):
        return error
    return RecordFileError.of(path, error)


def _last_move(data: bytes) -> int:
    """The number of lines up to the last one that tells more than what is drawn."""
    lines = data.decode("utf-8", "replace").split("\n")[:-1]
    while lines and read_drawn(lines[-1]) is not None:
        lines.pop()
    return len(lines)


def _line_starts(data: bytes, replay: Replay) -> list[int]:
    """Where each line begins, and last where the finished ones end.

    Raises `RecordError` unless the file and the session are as `replay` read them.
    """
    as_read = read_record(decode_record(data)) == replay.record
    if not as_read or len(replay.session.plies) != len(replay.record.entries):
        told = Notice("the file is no longer the game that was read: it is kept as it is")
        raise RecordError(0, told)
    lines = data.split(b"\n")[:-1]
    return [0, *accumulate(len(line) + 1 for line in lines)]
