import pytest

from engines.core.contract import Outcome, Seat
from engines.core.notice import Notice
from engines.play.record import RecordError, read_record
from engines.play.replay import Replay, Stop, replay
from engines.play.scribe import write_record
from tests.engines.play.race import Race, find_race

HEAD = 'sobremesa 1\ngame: race\nedition: 1\noptions: {"length":"4"}\n\n'  # five lines
WON = "roll:3\nwalk:3\nroll:1\nstay\n4 roll:1\n5 walk:4\n"


def play(body: str, head: str = HEAD) -> Replay:
    return replay(read_record(head + body), find_race)


def test_a_whole_game() -> None:
    played = play(WON + "= home 1:0 RC-6\n")
    assert played.whole
    assert played.stopped is None
    assert played.notices == ()
    assert played.rules.name == "race"
    assert played.session.outcome == Outcome(Seat.HOME, (1, 0), "RC-6")
    assert played.session.plies[-1].events[0].name == "goal"


def test_numbers_are_not_insisted_on() -> None:
    assert play("7 roll:3\nwalk:3\n7 roll:1\n").session.plies == play(WON).session.plies[:3]


@pytest.mark.clause("G-1")
def test_an_illegal_move_stops_with_line_and_clause() -> None:
    played = play("roll:1\n; well\nwalk:2\nstay\n")
    assert played.stopped == Stop(8, "RC-2", Notice("'walk:2' is refused by RC-2"))
    assert not played.whole
    assert len(played.session.plies) == 1


def test_an_unreadable_move_stops_with_its_line() -> None:
    played = play("roll:1\nhop:2\n")
    assert played.stopped is not None
    assert played.stopped[:2] == (7, "")
    assert "'hop:2'" in played.stopped.message
    assert len(played.session.plies) == 1


def test_a_move_after_the_end_stops() -> None:
    played = play(WON + "roll:1\n")
    assert played.stopped is not None
    assert played.stopped.line == 12
    assert "over" in played.stopped.message


@pytest.mark.clause("G-3", "G-7")
def test_asides_and_interrupts_belong_to_whoever_may_make_them() -> None:
    played = play("roll:3\ndraw\nblock\nroll:2\ntimeup:turn\nroll:1\nresign\n")
    assert [ply.seat for ply in played.session.plies] == [
        Seat.NATURE,
        Seat.HOME,
        Seat.AWAY,
        Seat.NATURE,
        Seat.NATURE,
        Seat.NATURE,
        Seat.HOME,
    ]
    assert played.session.outcome == Outcome(Seat.AWAY, (0, 0), "G-3")


def test_another_edition_is_told() -> None:
    played = play("roll:1\n", HEAD.replace("edition: 1", "edition: 7"))
    assert played.whole
    assert played.notices == (
        "The game was played by edition 7 of the rules and is read by edition 1.",
    )


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (WON + "= away 0:1 RC-6\n", "ended = away 0:1 RC-6, but its moves end it = home 1:0 RC-6"),
        ("roll:1\n= draw 0:0 G-3\n", "ended = draw 0:0 G-3, but its moves do not end it"),
    ],
)
def test_a_result_that_does_not_match_is_told(body: str, told: str) -> None:
    played = play(body)
    assert not played.whole
    assert told in played.notices[0]


def test_a_missing_result_is_no_fault() -> None:
    assert play(WON).whole


def test_a_start_elsewhere() -> None:
    head = HEAD.replace("\n\n", '\nstart: {"men":[2,3],"to_move":"away","die":1}\n\n')
    played = play("walk:4\n", head)
    assert played.session.start == Race(men=(2, 3), turn=Seat.AWAY, die=1)
    assert played.session.outcome == Outcome(Seat.AWAY, (0, 1), "RC-6")


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("race", "bridge", 2, "there is no game 'bridge'"),
        ('"4"', "99", 4, "options: length: must be"),
        ('"length"', '"size"', 4, "options: size: there is no such option"),
        ('"4"', "13", 4, "unlucky"),
        ("edition: 1", 'start: {"men":[9,0],"to_move":"home"}', 3, "start: men.0: there is no"),
    ],
)
def test_a_header_that_fits_no_game(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        play("", HEAD.replace(old, new))
    assert caught.value.line == line


def test_writing_is_the_inverse_of_playing_again() -> None:
    played = play(WON)
    text = write_record(played.record.header, played.session, "2026-11-29T18:31:00")
    again = replay(read_record(text), find_race)
    assert again.record.ended == "2026-11-29T18:31:00"
    assert again.session.plies == played.session.plies
    assert [entry.number for entry in again.record.entries] == [1, 2, 3, None, 4, 5]
    assert "end:" not in write_record(played.record.header, played.session)
