"""What is said of a place that is closed: whom it is about, and what a drag may have begun on."""

from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from game.ui.widgets import Button
from tests.game.board.table import rounded, same
from tests.game.chess.positions import BENCH, CHANCE, QUIET, TAKERS, position
from tests.game.chess.seat import ChessTable, lay, place

PENALTY = position(
    {1: "e1", 10: "d11", 2: "c3"},
    {1: "d13", 5: "a9", 10: "h8"},
    "d11",
    "home",
    phase="penalty",
    restart={"kind": "penalty", "side": "home", "spot": "d11", "taker": 10},
)


def said(table: ChessTable) -> str:
    """The sentence beside the place that was refused last."""
    refused = table.hand.refused
    assert refused is not None
    spots = (*refused.after, refused.spot)
    own = table.board.reason(table.session.state, spots, refused.clause)
    return own or table.match.desk.words.clause(refused.clause)


def to_place(desk: Desk, **options: Any) -> ChessTable:  # noqa: ANN401 - of chess football
    """Home is to place first."""
    for seed in range(1, 20):
        table = lay(desk, seed=seed, placing_seconds=0, **options)
        table.settle()
        if table.session.to_move is Seat.HOME:
            return table
    raise AssertionError("heads never comes up")


@pytest.mark.parametrize("start", ["h8", "c3", "b5"])
def test_a_drag_that_began_elsewhere_does_not_send_the_ball(desk: Desk, start: str) -> None:
    """A rival, another player, nobody: the taker of a penalty is held, but was not dragged."""
    table = place(desk, PENALTY)
    assert table.hand.touched
    table.carry(table.square(start), table.square("d12"))
    assert not table.session.plies
    assert table.refusal
    table.carry(table.square("d11"), table.square("d12"))
    assert table.last == "10*d12"


def test_a_rivals_player_is_told_by_name(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.carry(table.square("h8"), table.square("d12"))
    assert (table.refusal, said(table)) == (
        "G-7",
        "That is Ion\u2019s 10: now it is Ana\u2019s turn.",
    )


def test_a_rival_is_not_placed_in_the_name_of_whoever_is_held(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.seat(Seat.HOME, 4))
    table.carry(table.seat(Seat.AWAY, 5), table.square("a4"))
    assert not table.seen.teams[Seat.HOME].players
    assert table.refusal != ""


def test_who_cannot_reach_the_ball_is_told_who_can(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("a1"))
    wanted = "4 cannot reach the ball now: 8, 9 and 10 can take it."
    assert (table.refusal, said(table)) == ("CF-9.3", wanted)
    table.carry(table.square("a1"), table.square("d9"))
    assert (table.refusal, said(table)) == ("CF-4.1", wanted)
    assert not table.hand.touched


def test_a_drag_of_somebody_else_is_refused_as_the_rules_refuse_his_move(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.carry(table.square("e1"), table.square("d9"))
    assert table.refusal == "CF-4.1"
    table.carry(table.square("a1"), table.square("a3"))
    assert table.refusal == "CF-9.3"


def test_a_click_on_the_ball_asks_who_or_takes_the_only_one(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d9"))
    assert said(table) == "Choose who plays the ball: 8, 9 and 10 can take it."
    alone = place(desk, position({1: "e1", 10: "d5"}, {1: "e13"}, "d9", "home"))
    alone.click(alone.square("d9"))
    assert alone.hand.touched
    assert not alone.session.plies


def test_a_player_dropped_on_the_ball_is_held_there_and_not_refused(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.carry(table.square("d5"), table.square("d9"))
    assert table.hand.touched
    assert not table.refusal
    table.wait(900)
    assert not table.refusal


def test_an_empty_square_in_a_quiet_turn_asks_for_a_player(desk: Desk) -> None:
    table = place(desk, QUIET)
    table.click(table.square("e6"))
    wanted = "Choose one of your players first: nobody can play the ball."
    assert (table.refusal, said(table)) == ("CF-9.3", wanted)


def test_whoever_comes_on_is_first_carried_to_the_one_who_leaves(desk: Desk) -> None:
    table = place(desk, QUIET)
    table.carry(table.seat(Seat.HOME, 13), table.square("a7"))
    assert table.refusal == "CF-3.3"
    assert said(table) == "First drop 13 on the player who leaves."


def test_another_player_than_the_taker_of_a_kick_off_is_told_who_takes_it(desk: Desk) -> None:
    table = lay(desk, mode="junior")
    table.settle()
    table.click(table.square("a3") if table.session.to_move is Seat.HOME else table.square("h10"))
    assert (table.refusal, said(table)) == ("CF-8.3", "10 takes it: choose a dot.")


def test_the_usual_line_up_puts_up_those_who_stand_elsewhere_too(desk: Desk) -> None:
    table = to_place(desk)
    table.carry(table.seat(Seat.HOME, 10), table.square("e6"))
    table.carry(table.seat(Seat.HOME, 4), table.square("b1"))
    table.button("tool line-ups")
    table.answer("usual")
    stands = {n: f"{'abcdefgh'[x]}{y}" for n, (x, y) in table.seen.teams[Seat.HOME].players.items()}
    assert (stands[10], stands[4], stands[11]) == ("d6", "a3", "e6")


def test_ready_is_seen_before_it_can_be_pressed_and_stays_where_it_is(desk: Desk) -> None:
    table = to_place(desk)
    locked = table.match.panel.form.get("tool ready")
    assert isinstance(locked, Button)
    assert not locked.enabled
    assert locked.hint == table.match.desk.words.clause("CF-8.1")
    table.button("tool line-ups")
    table.answer("usual")
    ready = table.match.panel.form.get(table.choice("Ready"))
    assert ready is not None
    assert ready.enabled
    assert ready.rect == locked.rect


def test_a_swap_before_the_match_is_told(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.seat(Seat.HOME, 12))
    table.click(table.seat(Seat.HOME, 7))
    (told,) = table.board.entry(table.match.playing.stage.lying[-1]).told
    assert told == ("plays instead of 7", "CF-3.2")


def test_the_cursor_is_seen_around_a_seat(desk: Desk) -> None:
    """Somebody on a bench is found by the keys: the picture changes where he sits."""
    assert BENCH["home"][0] == 13
    table = place(desk, QUIET)
    seat = table.seat(Seat.HOME, 13)
    before = table.picture()
    table.hand.cursor = next(s for s in table.board.places() if table.board.place(s) == seat)
    after = table.picture()
    box = pygame.Rect(0, 0, 60, 60)
    box.center = rounded(seat)
    assert not same(before.subsurface(box), after.subsurface(box))


def test_the_keeper_is_posted_by_a_drag(desk: Desk) -> None:
    keeper = position(
        {1: "e1", 10: "b11", 2: "c3"},
        {1: "d13", 5: "a9", 10: "h8"},
        "b10",
        "away",
        phase="keeper",
        restart={"kind": "penalty", "side": "home", "spot": "b10", "taker": 10},
    )
    table = place(desk, keeper)
    table.carry(table.square("d13"), table.square("d12"))
    assert said(table) == "Put the keeper on one of the two marked squares."
    table.carry(table.square("d13"), table.square("e13"))
    assert "keeper@e13" in table.texts


def test_whoever_sits_on_the_bench_is_no_place_for_somebody_who_comes_on(desk: Desk) -> None:
    table = place(desk, QUIET)
    table.carry(table.seat(Seat.HOME, 13), table.square("e1"))
    assert (table.refusal, said(table)) == ("CF-3.3", table.match.desk.words.clause("CF-3.3"))


def test_a_foul_is_answered_with_the_buttons(desk: Desk) -> None:
    table = place(desk, CHANCE)
    table.play("5>d9")
    table.settle()
    table.carry(table.square("d3"), table.square("d5"))
    wanted = "First say with the buttons what comes of the foul."
    assert (table.refusal, said(table)) == ("CF-12.4", wanted)


def test_a_kick_that_its_taker_cannot_make_is_told_as_such(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.carry(table.square("d11"), table.square("e13"))
    assert said(table) == "10 sends the ball as it moves, and it does not move so."


def test_who_comes_on_is_told_while_it_is_open_for_whom(desk: Desk) -> None:
    table = place(desk, QUIET)
    table.click(table.seat(Seat.HOME, 13))
    contents = table.match.panel.contents
    assert contents is not None
    assert (contents.status.heading, contents.status.told) == ("13 comes on", "choose who leaves")
