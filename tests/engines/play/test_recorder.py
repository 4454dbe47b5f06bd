"""What a running match writes down, and how it goes on after a restart."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engines.core.contract import Aside
from engines.play.record import Header, RecordError, load_record
from engines.play.recorder import Recorder, wall_time
from engines.play.session import Session
from tests.engines.play.race import BOOK, Race, RaceOptions, Step
from tests.engines.play.reopen import NOW, Begin, RaceSession, moves_in, reopen, resume

PlayOn = Callable[..., None]


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
