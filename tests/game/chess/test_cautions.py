"""What costs a side something is told and asked before it is done."""

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from game.scenes.rule_card import RuleCard
from game.ui.dialog import Dialog
from tests.game.chess.positions import CHANCE, IN_THE_AREA, OWN_GOAL, QUIET, TAKERS
from tests.game.chess.seat import ChessTable, place
from tests.game.chess.test_hand import marks
from tests.game.chess.test_phases import line_up


def asked(table: ChessTable) -> str:
    """The text of the question on top."""
    assert isinstance(table.top, Dialog)
    return table.top.text


def test_the_chance_and_the_squares_of_a_foul_are_seen_before(desk: Desk) -> None:
    table = place(desk, CHANCE)
    assert table.board.reading.chances(table.session.state) == (((3, 7), (3, 13)),)
    table.move_to(table.square("a9"))
    fouls = [square for square, mark in marks(table).items() if mark == "foul"]
    assert fouls == ["d9"]
    table.move_to(table.square("b10"))
    assert marks(table)["d9"] == "foul"


def test_the_keeper_may_step_in_without_a_question(desk: Desk) -> None:
    table = place(desk, CHANCE)
    table.click(table.square("e13"))
    assert "foul" not in marks(table).values()
    table.click(table.square("d12"))
    assert table.last == "1>d12"


def test_a_foul_is_made_only_if_it_is_meant(desk: Desk) -> None:
    table = place(desk, CHANCE)
    table.click(table.square("a9"))
    table.click(table.square("d9"))
    assert "free kick" in asked(table)
    assert not table.session.plies
    table.answer("no")
    assert table.match.playing.hand is not None
    assert len(table.hand.touched) == 1, "the player is still in the hand"
    assert not table.session.plies
    table.click(table.square("d9"))
    table.answer("yes")
    assert table.last == "5>d9"
    assert table.phase == "foul"


def test_a_foul_in_the_area_is_asked_as_a_penalty(desk: Desk) -> None:
    table = place(desk, IN_THE_AREA)
    table.carry(table.square("a11"), table.square("d11"))
    assert "penalty" in asked(table)


def test_escape_thinks_again_and_f1_reads_the_clause(desk: Desk) -> None:
    table = place(desk, CHANCE)
    table.click(table.square("a9"))
    table.click(table.square("d9"))
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_ESCAPE)
    assert not table.shows(Dialog)
    assert not table.session.plies


def test_acting_with_another_than_the_one_touched_is_asked(desk: Desk) -> None:
    table = place(desk, {**TAKERS, "mode": "master"})
    table.click(table.square("d5"))
    table.click(table.square("e7"))
    table.click(table.square(next(iter(marks(table)))))
    assert "10 was touched" in asked(table)
    table.answer("yes")
    assert table.seen.teams[0].cautioned == {10}


def test_the_second_card_is_told_as_such(desk: Desk) -> None:
    table = place(desk, {**TAKERS, "mode": "master", "cautions": {"home": {"10": 1}}})
    table.click(table.square("d5"))
    table.click(table.square("e7"))
    table.click(table.square(next(iter(marks(table)))))
    assert "second card" in asked(table)
    table.answer("yes")
    assert table.seen.teams[0].sent_off == {10}


def test_a_substitution_after_a_touch_is_asked_too(desk: Desk) -> None:
    table = place(desk, {**QUIET, "mode": "master"})
    table.click(table.square("c3"))
    assert table.last == "touch:2"
    table.click(table.seat(Seat.HOME, 13))
    table.click(table.square("b6"))
    table.click(table.square("a6"))
    assert "2 was touched" in asked(table)


def test_an_own_goal_is_asked(desk: Desk) -> None:
    table = place(desk, OWN_GOAL)
    table.click(table.square("e2"))
    assert set(marks(table).values()) == {"own-goal"}
    table.click(table.square(next(iter(marks(table)))))
    assert "Ion" in asked(table)
    table.answer("yes")
    table.settle()
    assert table.session.rules.score(table.session.state) == (0, 1)


def test_two_centrales_on_one_colour_are_asked_about_at_ready(desk: Desk) -> None:
    table = line_up(desk)
    table.carry(table.square("f3"), table.square("f4"))
    assert table.last == "put:3@f4"
    table.button(table.choice("Ready"))
    assert "one colour" in asked(table)
    table.answer("yes")
    table.settle()
    assert table.phase == "dismiss"


@pytest.mark.parametrize("square", ["d7", "a12"])
def test_other_moves_ask_nothing(desk: Desk, square: str) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    table.click(table.square(square))
    assert not table.shows(Dialog)


def test_the_clock_goes_on_while_a_move_is_asked_about(desk: Desk) -> None:
    table = place(desk, CHANCE, turn_seconds=20)
    table.click(table.square("a9"))
    table.click(table.square("d9"))
    table.wait(15_000)
    assert table.shows(Dialog)
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.status.time is not None
    assert contents.status.time.seconds <= 6, "it is seen to go on"
    table.wait(6_000)
    assert not table.shows(Dialog)
    assert table.last == "timeup:turn"
    assert not any("foul" in event.name for ply in table.session.plies for event in ply.events)
