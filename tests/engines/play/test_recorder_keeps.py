"""What must never be overwritten, and who may write: one window, one process, until it ends."""

import gc
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engines.play.record import Header, RecordError, RecordFileError
from engines.play.recorder import Recorder
from engines.play.session import Session
from tests.engines.play.race import BOOK, RaceOptions, Step
from tests.engines.play.reopen import Begin, RaceSession, reopen, resume

ROOT = Path(__file__).parents[3]


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
