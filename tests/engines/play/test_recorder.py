import errno
import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest

from engines.core.contract import Aside
from engines.play.record import Header, RecordError, RecordFileError, load_record
from engines.play.recorder import Recorder, wall_time
from engines.play.replay import Replay, replay
from engines.play.session import Session
from tests.engines.play.race import BOOK, Race, RaceOptions, Step, find_race

ROOT = Path(__file__).parents[3]
NOW = "2026-11-29T18:31:00"
Begin = Callable[[], Recorder]
PlayOn = Callable[..., None]
RaceSession = Session[Any, Any]


def reopen(path: Path) -> Replay:
    return replay(load_record(path), find_race)


def resume(path: Path) -> tuple[Recorder, RaceSession]:
    played = reopen(path)
    return Recorder.resume(path, played, lambda: NOW), played.session


def moves_in(path: Path) -> list[str]:
    """The lines after the header."""
    return path.read_text("utf-8").partition("\n\n")[2].splitlines()


@pytest.mark.clause("PF-R1")
def test_every_move_is_in_the_file_before_the_next(begin: Begin, session: RaceSession) -> None:
    path = begin().path
    assert moves_in(path) == []
    session.submit(Step("roll", 3))
    assert moves_in(path) == ["1 roll:3 ; roll 3 RC-1"]
    session.submit(Aside.DRAW)
    session.submit(Step("stay"))
    session.submit(Step("roll", 1))
    session.submit(Step("block"))
    assert moves_in(path)[1:] == [
        "draw",
        "stay",
        "2 roll:1 ; roll 1 RC-1",
        "3 block ; block home RC-4",
    ]


@pytest.mark.clause("PF-R1")
def test_the_end_is_written_with_its_time(begin: Begin, session: RaceSession) -> None:
    path = begin().path
    for man in (3, 6, 7):
        session.submit(Step("roll", 3))
        session.submit(Step("walk", man))
        if man < 7:
            session.submit(Step("roll", 1))
            session.submit(Step("stay"))
    assert moves_in(path)[-3:] == [
        "8 walk:7 ; goal home 1:0 RC-6",
        f"; end: {NOW}",
        "= home 1:0 RC-6",
    ]


@pytest.mark.clause("G-3")
def test_a_resignation_stands_in_the_file(begin: Begin, session: RaceSession) -> None:
    path = begin().path
    session.submit(Step("roll", 3))
    session.submit(Aside.RESIGN)
    assert moves_in(path)[1:] == ["resign", f"; end: {NOW}", "= away 0:0 G-3"]


@pytest.mark.clause("G-6")
def test_taking_back_cuts_the_file(begin: Begin, session: RaceSession) -> None:
    path = begin().path
    session.submit(Step("roll", 3))
    before = path.read_bytes()
    session.submit(Aside.RESIGN)
    session.undo()
    assert path.read_bytes() == before
    session.redo()
    assert moves_in(path)[1:] == ["resign", f"; end: {NOW}", "= away 0:0 G-3"]
    session.undo()
    session.submit(Step("walk", 2))
    assert moves_in(path)[1:] == ["2 walk:2"]


def test_a_resumed_game_stands_as_it_stood(
    begin: Begin, session: RaceSession, header: Header, play_on: PlayOn
) -> None:
    recorder = begin()
    for seed in range(1, 12):
        play_on(session, 1, seed)
        recorder.close()
        recorder, again = resume(recorder.path)
        assert load_record(recorder.path).header == header
        assert [ply.move for ply in again.plies] == [ply.move for ply in session.plies]
        assert [ply.seat for ply in again.plies] == [ply.seat for ply in session.plies]
        assert again.state == session.state
        session = again
    while session.can_undo:
        session.undo()
    assert moves_in(recorder.path) == []
    recorder.close()


def test_a_game_that_began_elsewhere(tmp_path: Path) -> None:
    rules, notation = BOOK.open(RaceOptions())
    start = Race(men=(5, 4), die=2)
    session = Session(rules, notation, start)
    path = tmp_path / "a.sobremesa"
    Recorder.create(path, Header("race", 1, start=notation.dump(start)), session).close()
    assert reopen(path).session.state == start


def test_a_game_under_way_is_written_down_at_once(
    begin: Begin, session: RaceSession, play_on: PlayOn
) -> None:
    play_on(session)
    path = begin().path
    assert moves_in(path)[-1].startswith("= ")
    assert reopen(path).session.state == session.state


def test_a_file_cut_at_any_byte_goes_on(play_on: PlayOn, tmp_path: Path) -> None:
    """What a kill, a full disk or a pulled plug can leave."""
    session = Session(*BOOK.open(RaceOptions(length=4)))
    made = tmp_path / "whole.sobremesa"
    recorder = Recorder.create(made, Header("race", 1, {"length": 4}), session, lambda: NOW)
    play_on(session)
    recorder.close()
    whole = made.read_bytes()
    header = whole.index(b"\n\n") + 2
    path = tmp_path / "torn.sobremesa"
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        if length < header:
            with pytest.raises(RecordError):
                reopen(path)
            continue
        writer, again = resume(path)
        kept = path.read_bytes()
        assert whole.startswith(kept)
        assert kept.endswith(b"\n")
        assert kept.count(b"\n") >= whole.count(b"\n", 0, length)  # and the end, if it was torn
        for ply in session.plies[len(again.plies) :][:1]:
            again.submit(ply.move, ply.seat)
        writer.close()
        assert whole.startswith(path.read_bytes())
        assert again.state == session.plies[len(again.plies) - 1].after
    assert path.read_bytes() == whole


def test_comments_and_foreign_lines_stay(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    recorder.close()
    with recorder.path.open("a", encoding="utf-8") as file:
        file.write("; a lucky man\n\n")
    recorder, again = resume(recorder.path)
    again.submit(Step("stay"))
    recorder.close()
    assert moves_in(recorder.path) == ["1 roll:3 ; roll 3 RC-1", "; a lucky man", "", "stay"]


def test_windows_lines_are_cut_where_they_begin(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    session.submit(Step("stay"))
    recorder.close()
    text = b"\xef\xbb\xbf" + recorder.path.read_bytes().replace(b"\n", b"\r\n")
    recorder.path.write_bytes(text)
    recorder, again = resume(recorder.path)
    again.undo()
    recorder.close()
    assert recorder.path.read_bytes() == text.removesuffix(b"stay\r\n")


# -- what must never be overwritten


def test_a_file_that_is_there_is_not_begun_again(begin: Begin) -> None:
    recorder = begin()
    before = recorder.path.read_bytes()
    with pytest.raises(RecordFileError, match="already"):
        begin()
    assert recorder.path.read_bytes() == before


@pytest.mark.parametrize("line", ["walk:9", "what?", "= home 1:0 RC-6"])
def test_a_file_that_could_not_be_followed_is_kept(begin: Begin, line: str) -> None:
    recorder = begin()
    recorder.close()
    with recorder.path.open("a", encoding="utf-8") as file:
        file.write(f"1 roll:1\n{line}\n")
    before = recorder.path.read_bytes()
    with pytest.raises(RecordError, match="kept as it is"):
        resume(recorder.path)
    assert recorder.path.read_bytes() == before


def test_a_file_that_changed_since_it_was_read_is_kept(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    played = reopen(recorder.path)
    session.submit(Step("roll", 1))
    recorder.close()
    before = recorder.path.read_bytes()
    with pytest.raises(RecordError, match="no longer the game"):
        Recorder.resume(recorder.path, played)
    assert recorder.path.read_bytes() == before


def test_a_game_that_went_on_without_its_file_is_not_written(begin: Begin) -> None:
    recorder = begin()
    recorder.close()
    played = reopen(recorder.path)
    played.session.submit(Step("roll", 1))
    with pytest.raises(RecordError, match="no longer the game"):
        Recorder.resume(recorder.path, played)


def test_a_second_window_cannot_write_the_same_game(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 1))
    with pytest.raises(RecordFileError, match="another window"):
        resume(recorder.path)
    recorder.close()
    again, _ = resume(recorder.path)
    again.close()


def test_another_process_cannot_write_the_same_game(begin: Begin) -> None:
    recorder = begin()
    script = (
        "import sys; from pathlib import Path; from engines.play.locks import lock\n"
        "sys.exit(not lock(Path(sys.argv[1]).open('rb+')))"
    )
    command = [sys.executable, "-W", "ignore", "-c", script, str(recorder.path)]
    assert subprocess.run(command, check=False).returncode == 1  # noqa: S603 - our own script
    recorder.close()
    assert subprocess.run(command, check=False).returncode == 0  # noqa: S603 - our own script


RUN = """
import sys
from pathlib import Path
from engines.play.nature import Dice
from engines.play.record import load_record
from engines.play.recorder import Recorder
from engines.play.replay import replay
from tests.engines.play.race import Step, find_race

path = Path(sys.argv[1])
played = replay(load_record(path), find_race)
assert played.whole
Recorder.resume(path, played)
session, dice = played.session, Dice(3)
print("on", flush=True)
while True:
    if session.rules.phase(session.state) == "roll":
        session.submit(dice.poll(session))
    session.submit(Step("stay"))
    if len(session.plies) % 10 == 8:
        session.undo()
        session.undo()
    elif len(session.plies) > 40:
        while session.can_undo:
            session.undo()
"""


def test_a_killed_program_leaves_a_game_to_go_on_with(begin: Begin) -> None:
    recorder = begin()
    recorder.close()
    command = [sys.executable, "-c", RUN, str(recorder.path)]
    for milliseconds in (0, 3, 7, 20):
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:  # noqa: S603
            assert process.stdout is not None
            assert process.stdout.readline().strip() == b"on"
            time.sleep(milliseconds / 1000)
            process.kill()
        again, session = resume(recorder.path)
        assert session.state.men == (0, 0)
        again.close()


def test_a_dropped_recorder_lets_go_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.sobremesa"
    Recorder.create(path, Header("race", 1), Session(*BOOK.open(RaceOptions())))
    gc.collect()
    resume(path)[0].close()


# -- when the disk refuses


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


def test_a_closed_recorder_hears_nothing(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    heard = session.watchers[0]
    recorder.close()
    recorder.close()
    assert session.watchers == []
    session.submit(Step("roll", 3))
    heard(session.plies[0])
    assert moves_in(recorder.path) == []


def test_the_time_on_the_wall() -> None:
    assert len(wall_time()) == len(NOW)
