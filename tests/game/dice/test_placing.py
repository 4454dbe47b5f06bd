"""Men placed in turn, line-ups put up at one's request, and the ways people sit."""

from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import square_at
from game.board.beat import BEAT
from game.board.line_up_card import LineUpCard
from game.board.opening import resume_match
from game.board.turned import Turned
from game.desk import Desk
from game.scenes.dice.placing import unwritten, written
from tests.game.board.table import SIZE, same
from tests.game.dice.positions import PASSES, TO_ROLL, position
from tests.game.dice.seat import DiceTable, lay, place

FRAME = 60  # ms; more than goes by while a move is made
OWN_WAY = {"1": "f1", "2": "b2", "3": "i2", "4": "d5"}
"""A line-up as home has it: its keeper and three men."""


def to_place(desk: Desk, **more: Any) -> DiceTable:  # noqa: ANN401 - of `lay`
    """Home has thrown the lower face: it places first."""
    table = lay(desk, placing="free", own_dice=True, **more)
    for key in (pygame.K_2, pygame.K_5):
        table.settle()
        table.key(key)
    table.settle()
    assert (table.phase, table.session.to_move) == ("place", Seat.HOME)
    return table


def said(table: DiceTable) -> str:
    refused = table.hand.refused
    assert refused is not None
    spots = (*refused.after, refused.spot)
    own = table.board.reason(table.state, spots, refused.clause)
    return own or table.match.desk.words.clause(refused.clause)


def puts(table: DiceTable) -> list[str]:
    return [text for text in table.texts if not text.startswith("roll")]


# -- by hand


def test_men_are_placed_in_turn_by_clicks_and_drags(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.tray(Seat.HOME))
    table.click(table.square("d5"))
    table.settle()
    assert table.session.to_move is Seat.AWAY
    table.carry(table.tray(Seat.AWAY, keeper=True), table.square("e18"))
    assert puts(table) == ["put:d5", "put:keeper@e18"]


@pytest.mark.parametrize(
    ("keeper", "square", "clause"),
    [
        (True, "e2", "DF-2.2"),
        (False, "e1", "DF-2.2"),
        (False, "a1", "DF-2.4"),
        (False, "e6", "DF-2.5"),
    ],
)
def test_every_refusal_is_told(desk: Desk, keeper: bool, square: str, clause: str) -> None:  # noqa: FBT001 - a parameter
    alone = position("centre", "home", "place", home="d5", away="", keepers=(None, "e18"))
    table = place(desk, alone, placing="free")
    table.carry(table.tray(Seat.HOME, keeper=keeper), table.square(square))
    assert not table.texts
    assert (table.refusal, said(table)) == (clause, table.match.desk.words.clause(clause))


def test_a_man_on_a_man_is_told_in_words(desk: Desk) -> None:
    alone = position("centre", "home", "place", home="d5", away="", keepers=(None, "e18"))
    table = place(desk, alone, placing="free")
    table.carry(table.tray(Seat.HOME), table.square("d5"))
    assert not table.texts
    assert (table.refusal, said(table)) == ("DF-2.1", "A man stands there already.")


def test_a_big_area_takes_no_third_man(desk: Desk) -> None:
    document = position("centre", "home", "place", home="d3 g3", away="", keepers=("e1", None))
    table = place(desk, document, placing="free")
    table.carry(table.tray(Seat.HOME), table.square("e2"))
    assert not table.texts
    assert table.refusal == "DF-2.3"


@pytest.mark.parametrize("start", ["d5", "away", "board"])
def test_a_drag_that_begins_on_no_own_man_in_a_tray_places_nothing(desk: Desk, start: str) -> None:
    table = to_place(desk)
    table.play("put:d5", "put:e12")
    begins = {
        "d5": table.square("d5"),
        "away": table.tray(Seat.AWAY),
        "board": table.square("g7"),
    }
    made = len(table.texts)
    table.carry(begins[start], table.square("g5"))
    assert len(table.texts) == made
    assert table.refusal
    assert said(table)


def test_a_click_on_the_board_asks_for_a_man_first(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.square("d5"))
    assert said(table) == "Take a man out of your tray first."


def test_the_closed_squares_are_veiled_while_a_man_is_in_the_hand(desk: Desk) -> None:
    table = to_place(desk)
    table.play("put:d5", "put:e12")
    table.move_to((4, 4))
    at, before = table.board.painter.at, table.picture()
    table.click(table.tray(Seat.HOME))
    assert table.hand.touched
    after = table.picture()
    for name, veiled in (("e6", True), ("a1", True), ("g9", False)):
        box = at.square(square_at(name))
        assert same(before.subsurface(box), after.subsurface(box)) is not veiled, name


def test_a_man_in_the_hand_goes_back_to_his_tray(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.tray(Seat.HOME))
    assert table.hand.touched
    table.key(pygame.K_ESCAPE)
    assert not table.hand.touched
    assert table.top is table.match


def test_whoever_has_more_to_place_goes_on_alone(desk: Desk) -> None:
    table = to_place(desk)
    table.say("The usual line-up")
    table.settle()
    table.click(table.tray(Seat.AWAY, keeper=True))
    table.click(table.square("f18"))
    table.settle()
    assert table.session.to_move is Seat.AWAY


# -- line-ups


def usual(table: DiceTable) -> None:
    table.button("tool line-ups")
    assert table.shows(LineUpCard)
    table.answer("usual")


def test_the_usual_line_up_is_put_up_at_once_where_nobody_stands(desk: Desk) -> None:
    table = to_place(desk)
    usual(table)
    assert table.last == "default"
    table.settle()
    usual(table)
    assert puts(table) == ["default", "default"]
    assert table.phase == "draw"


def test_after_a_first_man_the_usual_line_up_is_put_up_man_by_man(desk: Desk) -> None:
    table = to_place(desk)
    table.play("put:d3", "put:e12")
    usual(table)
    assert len(puts(table)) == 3, "the first one at once"
    table.settle()
    table.play("put:keeper@f18")
    table.feed(ms=BEAT - FRAME)
    assert len(puts(table)) == 4
    table.feed(ms=FRAME)
    assert len(puts(table)) == 5, "each other one after a beat, in its turn"
    assert table.session.to_move is Seat.AWAY
    table.wait(4 * BEAT)
    assert len(puts(table)) == 5, "the other side has asked for nothing"


def test_a_wish_that_cannot_be_fulfilled_leaves_the_rest_to_the_hands(desk: Desk) -> None:
    """One man of the kept line-up would touch another: the others are put up."""
    table = to_place(desk)
    table.play("put:e4")
    table.board.placing.wish(Seat.HOME, {"2": square_at("d5"), "3": square_at("g7")})
    table.play("put:e12")
    table.wait(BEAT + 100)
    assert table.last == "put:g7"
    table.play("put:g12")
    table.wait(3 * BEAT)
    assert table.last == "put:g12"
    assert table.match.playing.ready


def test_whoever_has_taken_back_is_not_placed_for(desk: Desk) -> None:
    table = to_place(desk, undo=True)
    table.play("put:e4")
    table.board.placing.wish(Seat.HOME, {"2": square_at("g7")})
    table.play("put:e12")
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.wait(3 * BEAT)
    assert not puts(table)


def test_a_line_up_is_kept_for_its_player_and_put_up_from_the_other_end(desk: Desk) -> None:
    table = to_place(desk)
    table.play("put:d3", "put:e12", "put:keeper@e1", "put:f6")
    table.button("tool line-ups")
    table.answer("keep")
    table.answer("back")
    table.settle()
    table.match.close()
    other = to_place(desk, names=("Ion", "Ana"))
    other.play("put:a5")
    other.settle()
    other.button("tool line-ups")
    assert other.top.form.get("up 1") is not None, "it is Ana's"
    other.answer("up 1")
    other.settle()
    assert other.last in {"put:g16", "put:keeper@f18"}


def test_a_line_up_is_written_as_home_has_it() -> None:
    line_up = unwritten(OWN_WAY, Seat.HOME)
    assert line_up["1"] == square_at("f1")
    turned = unwritten(OWN_WAY, Seat.AWAY)
    assert turned["1"] == square_at("e18")
    for side, placed in ((Seat.HOME, line_up), (Seat.AWAY, turned)):
        assert written(placed, side) == OWN_WAY
    assert unwritten({"1": "z9", "2": "d5"}, Seat.HOME) == {"2": square_at("d5")}


def test_men_that_have_been_placed_are_there_after_a_pause(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.tray(Seat.HOME))
    table.click(table.square("d5"))
    table.settle()
    recorder = table.match.sitting.recorder
    assert recorder is not None
    table.match.close()
    again = DiceTable(resume_match(desk, recorder.path))
    again.settle()
    assert again.state == table.state


# -- how they sit


def test_on_the_same_side_the_board_turns_for_whoever_throws_or_plays(desk: Desk) -> None:
    table = place(desk, TO_ROLL, "same-side", own_dice=True)
    assert not table.board.painter.at.turned
    table.say("Ion: \u00a1Portero!")
    table.settle()
    table.wait(500)
    assert table.board.painter.at.turned, "Ion throws for his keeper"
    table.click(table.face(6))
    table.settle()
    table.click(table.square("d18"))
    assert table.last == "keeper:d18"
    table.settle()
    table.wait(500)
    assert not table.board.painter.at.turned


def test_on_a_turned_board_clicks_and_drags_go_where_they_are_seen(desk: Desk) -> None:
    table = place(desk, {**PASSES, "to_move": "away", "ball": "g16"}, "same-side")
    table.wait(500)
    assert table.board.painter.at.turned
    assert "pass:d16" in table.legal
    table.carry(table.square("g16"), table.square("d16"))
    assert table.last == "pass:d16"


def test_opposite_each_other_the_panel_faces_whoever_throws(desk: Desk) -> None:
    table = place(desk, {**TO_ROLL, "to_move": "away", "ball": "f6"}, "opposite")
    table.wait(100)
    assert table.match.facing.flipped
    assert not table.board.painter.at.turned
    widget = table.match.panel.form.get("tool roll")
    assert widget is not None
    card = table.match.panel.card(SIZE)
    x, y = widget.rect.center
    table.click((card.left + card.right - 1 - x, card.top + card.bottom - 1 - y))
    assert len(table.faces) == 1


def test_opposite_each_other_the_pause_faces_whoever_throws(desk: Desk) -> None:
    table = place(desk, {**TO_ROLL, "to_move": "away", "ball": "f6"}, "opposite")
    table.wait(100)
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Turned)
