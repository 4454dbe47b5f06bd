"""When the disk refuses: the game goes on, and the file catches up."""

import errno
import os
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest

from engines.play.record import Header, RecordFileError
from engines.play.recorder import Recorder
from tests.engines.play.race import Step
from tests.engines.play.reopen import Begin, RaceSession, moves_in


class Disk:
    """A disk with room for so many bytes more; the last line that fits may be torn."""

    def __init__(self, recorder: Recorder, room: int) -> None:
        self.room = room
        self._file = recorder._file
        recorder._file = cast("BinaryIO", self)

    def write(self, data: memoryview) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self._file.write(data[: self.room])
        self.room -= written
        return written

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all the rest of a file
        return getattr(self._file, name)


def test_a_full_disk_stops_the_writing_and_not_the_game(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    disk = Disk(recorder, 3)
    session.submit(Step("roll", 3))
    assert isinstance(recorder.trouble, OSError)
    assert str(recorder.trouble) == "race.sobremesa: No space left on device"
    session.submit(Step("walk", 3))
    assert session.state.men == (3, 0)
    assert moves_in(recorder.path) == []

    disk.room = 1000
    session.submit(Step("roll", 1))
    assert recorder.trouble is None
    assert moves_in(recorder.path) == [
        "1 roll:3 ; roll 3 RC-1",
        "2 walk:3",
        "3 roll:1 ; roll 1 RC-1",
    ]


def test_taking_back_while_the_disk_is_full(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    disk = Disk(recorder, 0)
    session.submit(Step("walk", 3))
    session.undo()
    assert recorder.trouble is None
    session.undo()
    assert moves_in(recorder.path) == []
    session.submit(Step("roll", 2))
    assert recorder.trouble is not None
    disk.room = 1000
    session.submit(Step("walk", 1))
    assert moves_in(recorder.path) == ["1 roll:2 ; roll 2 RC-1", "2 walk:1"]


def test_a_cut_that_fails_is_made_up_for(
    begin: Begin, session: RaceSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        session.undo()
        assert recorder.trouble is not None
        session.submit(Step("roll", 2))
        assert recorder.trouble is not None
    session.submit(Step("walk", 1))
    assert recorder.trouble is None
    assert moves_in(recorder.path) == ["1 roll:2 ; roll 2 RC-1", "2 walk:1"]


def test_a_file_that_cannot_be_begun_leaves_nothing_behind(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(RecordFileError, match="No space left"):
        begin()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path, header: Header, session: RaceSession) -> None:
    with pytest.raises(RecordFileError, match="No such file"):
        Recorder.create(tmp_path / "none" / "a.sobremesa", header, session)
    assert session.watchers == []
