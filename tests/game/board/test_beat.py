"""What there is no choice about is done by itself, after a beat, on boards with dice only."""

import pygame

from game.board.beat import BEAT
from game.desk import Desk
from tests.game.board.table import Table
from tests.game.board.table import lay as lay_paper
from tests.game.dice.positions import GIVES, ONE_SHOT, STAYS, THROWN
from tests.game.dice.seat import DiceTable, lay, place


def wait(table: Table, ms: int) -> None:
    """Let exactly so much time pass."""
    table.feed(ms=ms)


FRAME = 50  # ms; a throw has been seen at the end of one of them


def throw(table: DiceTable, face: int) -> None:
    """Tell what a die on the table shows, and see it lie."""
    table.key(pygame.K_0 + face)
    table.settle()


def test_the_only_move_is_made_after_a_beat_and_not_at_once(desk: Desk) -> None:
    table = place(desk, ONE_SHOT)
    wait(table, BEAT - 1)
    assert not table.texts
    assert table.match.restless
    wait(table, 1)
    assert table.texts == ["goal"]


def test_a_ball_that_cannot_move_stays_after_a_beat(desk: Desk) -> None:
    table = place(desk, STAYS)
    assert table.legal == ["stay"]
    wait(table, BEAT)
    assert table.texts == ["stay"]


def test_where_there_is_a_choice_nothing_is_done(desk: Desk) -> None:
    table = place(desk, GIVES)
    table.wait(3 * BEAT)
    assert not table.texts
    assert not table.match.restless


def test_nobody_rolls_but_the_players(desk: Desk) -> None:
    table = lay(desk)
    table.wait(5 * BEAT)
    assert not table.faces
    assert table.throws


def test_the_beat_begins_when_the_throw_has_been_seen(desk: Desk) -> None:
    """A die of six faces, of which one leaves one thing to do."""
    table = place(desk, THROWN, own_dice=True)
    table.key(pygame.K_3)
    table.settle()
    assert table.legal == ["pass:g7"]
    wait(table, BEAT - FRAME - 1)
    assert table.texts == ["roll:3"]
    wait(table, FRAME + 1)
    assert table.texts == ["roll:3", "pass:g7"]


def test_the_only_move_can_be_made_before(desk: Desk) -> None:
    table = place(desk, ONE_SHOT)
    table.click(table.square("goal:away"))
    assert table.texts == ["goal"]


def take_back(table: DiceTable) -> None:
    """The only move is made, and taken back."""
    wait(table, BEAT)
    table.settle()
    assert table.texts == ["goal"]
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.texts


def test_whoever_has_taken_back_is_left_alone_with_it(desk: Desk) -> None:
    table = place(desk, ONE_SHOT)
    take_back(table)
    table.wait(3 * BEAT)
    assert not table.texts
    assert not table.match.restless


def test_after_a_move_of_theirs_the_only_one_is_made_by_itself_again(desk: Desk) -> None:
    table = place(desk, ONE_SHOT, own_dice=True)
    take_back(table)
    table.click(table.square("goal:away"))
    table.settle()
    throw(table, 5)
    table.click(table.square("f6"))
    table.settle()
    throw(table, 4)
    wait(table, BEAT)
    assert table.texts == ["goal", "roll:5", "pass:f6", "roll:4", "pass:e3"]


def test_what_lies_over_the_match_stops_the_beat(desk: Desk) -> None:
    table = place(desk, ONE_SHOT)
    table.key(pygame.K_ESCAPE)
    assert table.top is not table.match
    table.wait(3 * BEAT)
    assert not table.texts


def test_a_board_without_dice_makes_no_move_by_itself(desk: Desk) -> None:
    """A match of paper football of which only one line is left is none of the beat's."""
    table = lay_paper(desk)
    assert not table.match.beat.pending
    wait(table, 5 * BEAT)
    assert not table.session.plies


def test_every_position_has_its_own_beat(desk: Desk) -> None:
    table = place(desk, {**THROWN, "ball": "e13"}, own_dice=True)
    throw(table, 4)
    wait(table, BEAT - 2 * FRAME)
    table.click(table.square("f16"))
    table.settle()
    throw(table, 5)
    assert table.legal == ["goal"]
    wait(table, BEAT - FRAME - 1)
    assert table.last == "roll:5"
    wait(table, FRAME + 1)
    assert table.last == "goal"
