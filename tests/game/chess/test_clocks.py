"""The clock of a turn, of placing, and of a half; and that a half goes on where it was left."""

import pygame
import pytest

from engines.core.contract import Seat
from game.board.ending import Ending
from game.board.opening import resume_match
from game.desk import Desk
from game.scenes.rule_card import RuleCard
from tests.game.chess.positions import QUIET, TAKERS
from tests.game.chess.seat import ChessTable, lay, place
from tests.game.chess.test_hand import offers

MASTER = {**TAKERS, "mode": "master"}


def subtitle(table: ChessTable) -> str:
    contents = table.match.panel.contents
    assert contents is not None
    return contents.subtitle


def wait_here(table: ChessTable, ms: int) -> None:
    """Let time go by with somebody at the table."""
    for _ in range(ms // 1000):
        table.wait(1000)
        table.move_to((5, 5))


def test_a_turn_that_takes_too_long_is_lost(desk: Desk) -> None:
    table = place(desk, MASTER)
    wait_here(table, 19_000)
    assert table.texts == []
    wait_here(table, 3_000)
    assert table.texts == ["timeup:turn"]
    assert table.session.to_move is Seat.AWAY


def test_a_touch_wins_no_time(desk: Desk) -> None:
    table = place(desk, MASTER)
    wait_here(table, 15_000)
    table.click(table.square("d5"))
    wait_here(table, 7_000)
    assert table.texts == ["touch:10", "timeup:turn"]
    assert not table.seen.teams[Seat.HOME].cautioned, "a lost turn gives no card"


def test_a_move_gives_the_other_a_whole_turn(desk: Desk) -> None:
    table = place(desk, MASTER)
    wait_here(table, 15_000)
    table.play("10*d7")
    wait_here(table, 15_000)
    assert table.texts == ["10*d7"]


def test_a_question_stops_the_clock(desk: Desk) -> None:
    table = place(desk, MASTER)
    table.click(table.square("d5"))
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    table.wait(60_000)
    assert table.texts == ["touch:10"]
    table.key(pygame.K_ESCAPE)
    assert offers(table).number == 10


def test_time_to_place_means_default(desk: Desk) -> None:
    table = lay(desk, placing_seconds=10)
    table.settle()
    first = table.session.to_move
    assert isinstance(first, Seat)
    table.carry(table.seat(first, 4), table.square("a4" if first is Seat.HOME else "h9"))
    wait_here(table, 12_000)
    assert table.last == "timeup:turn"
    assert len(table.seen.teams[first].players) == 11
    assert table.session.to_move is first.rival


def test_the_half_stands_while_players_are_placed(desk: Desk) -> None:
    table = lay(desk, placing_seconds=0)
    table.settle()
    wait_here(table, 5_000)
    assert table.match.playing.half_seconds == 1800
    table.play("default", "default")
    wait_here(table, 5_000)
    assert 1794 <= table.match.playing.half_seconds <= 1795
    assert subtitle(table).endswith("29:55 left") or subtitle(table).endswith("29:54 left")


def test_a_half_ends_when_its_time_is_up_and_the_next_begins(desk: Desk) -> None:
    table = lay(desk, placing_seconds=0, half_minutes=1, seed=3)
    table.settle()
    first = table.session.to_move
    assert isinstance(first, Seat)
    table.play("default", "default")
    wait_here(table, 62_000)
    assert "timeup:half" in table.texts
    assert table.shows(Ending)
    table.answer("on")
    table.settle()
    assert table.seen.half == 2
    assert table.session.to_move is first.rival
    assert table.match.playing.half_seconds == 60


def test_a_match_by_time_ends_with_the_second_half(desk: Desk) -> None:
    document = {**QUIET, "half": 2, "score": [2, 1]}
    table = place(desk, document, match="time", half_minutes=1)
    wait_here(table, 64_000)
    assert table.session.outcome is not None
    assert table.session.outcome.winner is Seat.HOME
    assert table.session.outcome.clause == "CF-7.1"


def test_juniors_play_without_the_clock_of_a_half(desk: Desk) -> None:
    table = lay(desk, mode="junior")
    table.settle()
    wait_here(table, 3_000)
    assert table.match.playing.half_seconds == 0
    assert subtitle(table) == "Junior, first to 3 goals"


@pytest.mark.parametrize("way", ["rules", "move"])
def test_a_half_goes_on_where_it_was_left(desk: Desk, way: str) -> None:
    table = lay(desk, placing_seconds=0)
    table.settle()
    table.play("default", "default")
    wait_here(table, 20_000)
    if way == "rules":
        table.key(pygame.K_F1)
        table.key(pygame.K_ESCAPE)
    else:
        table.click(table.board.place(min(table.hand.picker.offers())))
    left = table.match.playing.half_seconds
    assert 1775 <= left <= 1781
    recorder = table.match.sitting.recorder
    assert recorder is not None
    path = recorder.path
    table.match.close()
    again = ChessTable(resume_match(desk, path))
    again.feed()
    assert again.match.playing.half_seconds == left
    assert again.texts == table.texts


def test_a_half_that_was_left_is_kept_as_a_remark_that_others_can_read(desk: Desk) -> None:
    table = lay(desk, placing_seconds=0)
    table.settle()
    table.play("default", "default")
    recorder = table.match.sitting.recorder
    assert recorder is not None
    assert recorder.path.read_text().splitlines()[-1] == "; drawn half 1800"
