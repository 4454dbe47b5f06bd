"""The part of a move that is drawn already stands behind the last move, and nowhere else."""

import pytest

from engines.play.record import RecordError, load_record, read_record
from tests.engines.play.race import Step
from tests.engines.play.reopen import Begin, RaceSession, reopen, resume

HEAD = "sobremesa 1\ngame: race\n\n"


def test_the_last_remark_after_the_last_move_counts() -> None:
    assert read_record(HEAD + "; drawn 1-2\n; drawn 1-2-3\n").drawn == "1-2-3"
    assert read_record(HEAD + "; drawn 1-2\n; drawn\n").drawn == ""
    assert read_record(HEAD + "; drawn 1-2\n1 roll:3\n").drawn == ""
    assert read_record(HEAD + "1 roll:3 ; drawn 1-2\n").drawn == ""
    assert read_record(HEAD + "; drawn 1-2\n; drawn 1").drawn == "1-2", "that one was torn"
    assert read_record(HEAD + "; drawnout\n; withdrawn 1\n").drawn == ""


def test_it_is_written_at_once_and_goes_with_the_next_move(
    begin: Begin, session: RaceSession
) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    bare = recorder.path.read_bytes()
    recorder.draw("1-2")
    recorder.draw("1-2")
    recorder.draw("1-2-3")
    assert recorder.path.read_bytes() == bare + b"; drawn 1-2\n; drawn 1-2-3\n"
    session.submit(Step("stay"))
    assert recorder.path.read_bytes() == bare + b"stay\n"
    session.undo()
    assert recorder.path.read_bytes() == bare


def test_what_is_taken_back_is_said_too(begin: Begin) -> None:
    recorder = begin()
    bare = recorder.path.read_bytes()
    recorder.draw("")
    assert recorder.path.read_bytes() == bare
    recorder.draw("1-2")
    recorder.draw("")
    assert recorder.path.read_bytes() == bare + b"; drawn 1-2\n; drawn\n"
    assert load_record(recorder.path).drawn == ""


def test_undo_forgets_what_was_drawn_meanwhile(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    bare = recorder.path.read_bytes()
    session.submit(Step("roll", 3))
    recorder.draw("1-2")
    session.undo()
    assert recorder.path.read_bytes() == bare


def test_a_resumed_record_goes_on_from_what_is_drawn(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    bare = recorder.path.read_bytes()
    recorder.draw("1-2")
    recorder.close()
    again, played = resume(recorder.path)
    again.draw("1-2")
    assert recorder.path.read_bytes() == bare + b"; drawn 1-2\n", "it stands there already"
    played.submit(Step("stay"))
    again.close()
    assert recorder.path.read_bytes() == bare + b"stay\n"


def test_a_torn_remark_costs_that_remark_alone(begin: Begin, session: RaceSession) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))
    recorder.draw("1-2")
    recorder.draw("1-2-3")
    recorder.close()
    whole = recorder.path.read_bytes()
    first = whole.index(b"; drawn")
    for length in range(first, len(whole) + 1):
        recorder.path.write_bytes(whole[:length])
        record = reopen(recorder.path).record
        assert len(record.entries) == 1
        finished = whole[first:length].count(b"\n")
        assert record.drawn == ["", "1-2", "1-2-3"][finished]


def test_with_a_full_disk_it_is_written_later(
    begin: Begin, session: RaceSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = begin()
    session.submit(Step("roll", 3))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("engines.play.recorder._write", full)
        recorder.draw("1-2")
        assert isinstance(recorder.trouble, RecordError)
    recorder.draw("1-2-3")
    assert recorder.trouble is None
    assert load_record(recorder.path).drawn == "1-2-3"
