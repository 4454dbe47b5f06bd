"""Autosave and resume: whatever happens, the game goes on where it was."""

import gc
from pathlib import Path
from random import Random

import pygame
import pytest

from engines.catalogue import find_book
from engines.core.contract import Aside
from engines.play.record import RecordFileError, load_record
from engines.play.replay import replay
from game.board.match import MatchScene
from game.board.opening import resume_match
from game.desk import Desk
from game.shell import Shell
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk


def record_of(desk: Desk) -> Path:
    (path,) = desk.store.records()
    return path


def killed(table: Table) -> None:
    """The program is gone: nothing was told to close."""
    recorder = table.match.sitting.recorder
    assert recorder is not None
    recorder._file.close()


def test_after_every_move_the_game_can_be_resumed_as_it_stood(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk, "opposite", undo=True, width=8, length=10, goal=2)
    chance, moves = Random(5), 0
    while table.session.outcome is None:
        table.play_at_random(chance)
        moves += 1
        if moves % 7 and table.session.outcome is None:
            continue
        killed(table)
        again = replay(load_record(record_of(desk)), find_book).session
        assert again.state == table.session.state
        if table.session.outcome is not None:
            break
        before, table = table, Table(resume_match(desk, record_of(desk)))
        assert table.session.state == before.session.state
        assert [p.move for p in table.session.plies] == [p.move for p in before.session.plies]
        assert table.session.rules.options == before.session.rules.options
        assert table.match.sitting.header == before.match.sitting.header
        assert table.match.sitting.names == ("Ana", "Ion")
        assert table.match.sitting.seating == "opposite"
    assert moves > 30
    assert "\n= " in record_of(desk).read_text(encoding="utf-8")


def test_every_single_move_is_on_the_disk_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk, width=8, length=10, goal=2)
    notation = table.session.notation
    chance = Random(3)
    while table.session.outcome is None:
        table.play_at_random(chance)
        last = table.session.plies[-1]
        text = record_of(desk).read_text(encoding="utf-8")
        moves = [line for line in text.splitlines() if line and line[0] not in ";="]
        assert notation.write(last.before, last.move) in moves[-1]


def test_what_was_taken_back_is_gone_from_the_file(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk, undo=True)
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    table.match.playing.undo()
    killed(table)
    again = resume_match(desk, record_of(desk))
    assert len(again.sitting.session.plies) == 1


def test_a_dropped_match_lets_go_of_its_file(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.play("h12-h13-h14-h15")
    table.click(table.at("i16"))
    table.wait(300)
    gc.disable()  # nobody may have to wait for the collector
    try:
        del table
        again = resume_match(desk, record_of(desk))
    finally:
        gc.enable()
    assert len(again.sitting.session.plies) == 1


def test_a_game_that_is_open_elsewhere_is_refused(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    with pytest.raises(RecordFileError, match="another window"):
        resume_match(desk, record_of(desk))
    assert table.session.to_move is not None


def test_a_record_that_stops_making_sense_goes_on_in_a_new_file(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.play("h12-h13-h14-h15")
    killed(table)
    broken = record_of(desk)
    text = broken.read_text(encoding="utf-8") + "2 h15-h14-h13-h12\n"
    broken.write_text(text, encoding="utf-8")
    again = resume_match(desk, broken)
    assert len(again.sitting.session.plies) == 1
    assert again.sitting.recorder is not None
    assert again.sitting.recorder.path != broken
    assert broken.read_text(encoding="utf-8") == text, "it is never written over"
    assert any("PF-M4" in notice for notice in again.sitting.notices)


def test_a_move_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk()
    table = lay(desk)
    recorder = table.match.sitting.recorder
    assert recorder is not None
    real, full = recorder._file, Full()
    recorder._file = full  # type: ignore[assignment] # a disk without room
    table.play("h12-h13-h14-h15")
    told = table.match.notices.now
    assert told is not None
    assert "No space left" in told.text
    table.wait(7000)
    table.play("h15-i16-i17-i18")
    assert table.match.notices.now is None, "once is enough"
    assert len(table.session.plies) == 2
    recorder._file = real
    table.play("i18-i19-i20-h21")
    assert table.match.sitting.saved, "with room again, all of it is written"
    assert len(record_of(desk).read_text(encoding="utf-8").split("\n\n")[1].splitlines()) == 3


def test_what_was_said_of_the_file_goes_when_it_is_no_longer_true(
    make_desk: MakeDesk, caplog: pytest.LogCaptureFixture
) -> None:
    table = lay(make_desk())
    notices, recorder = table.match.notices, table.match.sitting.recorder
    assert recorder is not None
    real, recorder._file = recorder._file, Full()  # type: ignore[assignment] # a full disk
    table.play("h12-h13-h14-h15")
    assert "No space left" in caplog.text
    table.key(pygame.K_s, pygame.KMOD_CTRL)
    assert notices.now is not None
    assert "The last moves are not saved" in notices.now.text
    assert len(notices._waiting) == 1, "instead of what was said before"
    recorder._file = real
    table.play("h15-i16-i17-i18")
    assert notices.now is None


def test_control_s_writes_what_could_not_be_written_and_says_so(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    recorder = table.match.sitting.recorder
    assert recorder is not None
    real, recorder._file = recorder._file, Full()  # type: ignore[assignment] # a full disk
    table.play("h12-h13-h14-h15")
    table.click(table.at("i16"))
    recorder._file = real
    table.key(pygame.K_s, pygame.KMOD_CTRL)
    told = table.match.notices.now
    assert told is not None
    assert told.text == "Every move is saved as it is made."
    assert drawn_in(record_of(desk)) == "h15-i16"


class Full:
    """A file on a disk that is full."""

    def truncate(self, _: int) -> None:
        raise OSError(28, "No space left on device")

    def close(self) -> None:
        """Nothing was open."""


def test_without_a_drawer_the_match_is_played_in_memory(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    desk = make_desk()
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    desk.store = type(desk.store)(tmp_path / "file" / "below")
    table = lay(desk)
    assert table.match.sitting.recorder is None
    told = table.match.notices.now
    assert told is not None
    table.play("h12-h13-h14-h15")
    assert len(table.session.plies) == 1


def test_a_resumed_match_can_be_shown_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.play("h12-h13-h14-h15")
    killed(table)
    shell = Shell(resume_match(desk, record_of(desk)))
    assert isinstance(shell.top, MatchScene)
    assert shell.top.panel.contents is not None
    assert shell.top.panel.contents.status.heading == "Move 2"


# -- the part of a move that is drawn


def drawn_in(path: Path) -> str:
    return load_record(path).drawn


@pytest.mark.clause("PF-M8")
@pytest.mark.parametrize("pen", ["soft", "strict"])
def test_what_is_drawn_of_a_move_is_there_again_after_a_crash(
    make_desk: MakeDesk, pen: str
) -> None:
    desk = make_desk()
    table = lay(desk, pen=pen)
    table.play("h12-h13-h14-h15")
    for name, text in (("i16", "h15-i16"), ("i17", "h15-i16-i17")):
        table.click(table.at(name))
        assert drawn_in(record_of(desk)) == text, "at once"
    killed(table)
    again = Table(resume_match(desk, record_of(desk)))
    assert again.hand.touched == (table.point("i16"), table.point("i17"))
    contents = again.match.panel.contents
    assert contents is not None
    assert contents.status.text == "h15-i16-i17"
    again.click(again.at("i18"))
    again.wait()
    text = record_of(desk).read_text(encoding="utf-8")
    assert text.endswith("1 h12-h13-h14-h15\n2 h15-i16-i17-i18\n"), "the remarks have gone"


def test_what_is_given_back_is_gone_from_the_file_too(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.click(table.at("h13"))
    table.click(table.at("h14"))
    table.match.playing.give_back()
    assert drawn_in(record_of(desk)) == "h12-h13"
    table.match.playing.give_back()
    assert drawn_in(record_of(desk)) == ""
    killed(table)
    assert Table(resume_match(desk, record_of(desk))).hand.touched == ()


def test_an_offer_of_a_draw_keeps_what_is_drawn(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk, pen="strict")
    table.click(table.at("h13"))
    table.wait(300)
    table.match.playing.say_aside(Aside.DRAW)
    assert drawn_in(record_of(desk)) == "h12-h13"


@pytest.mark.parametrize(
    "remark", ["by nobody", "h12-h99", "h13-h14", "h12-a1", "h12-h13-h14-h15", ""]
)
def test_a_remark_that_makes_no_sense_is_no_trouble(make_desk: MakeDesk, remark: str) -> None:
    desk = make_desk()
    table = lay(desk)
    killed(table)
    with record_of(desk).open("a", encoding="utf-8") as file:
        file.write(f"; drawn {remark}\n")
    again = Table(resume_match(desk, record_of(desk)))
    assert len(again.hand.touched) <= 2
    assert not again.match.sitting.notices
    again.play("h12-i13-i14-i15")
    assert drawn_in(record_of(desk)) == ""
