"""The hand: takers, changing hands, touching, dragging, coming on, and why not."""

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from game.scenes.chess.offers import Offers
from tests.game.chess.positions import OFFSIDE, QUIET, TAKERS, position
from tests.game.chess.seat import ChessTable, place

MASTER = {**TAKERS, "mode": "master"}


def offers(table: ChessTable) -> Offers:
    board = table.board
    return Offers(board.reading, board.where, table.session.state, table.hand)


def glowing(table: ChessTable) -> list[int]:
    return sorted(number for _, number in offers(table).glowing)


def marks(table: ChessTable) -> dict[str, str]:
    """The marks on the pitch, by square."""
    return {f"{'abcdefgh'[x]}{y}": mark for (x, y), mark, _ in offers(table).marks()}


def test_those_glow_who_can_play_the_ball(desk: Desk) -> None:
    assert glowing(place(desk, TAKERS)) == [8, 9, 10]


def test_offside_and_barred_players_do_not_glow_and_are_marked(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    assert glowing(table) == [10]
    assert table.seen.teams[Seat.HOME].offside == {8}
    assert table.seen.teams[Seat.HOME].barred == {9}


@pytest.mark.parametrize(
    ("square", "clause"), [("e7", "CF-11.3"), ("c8", "CF-8.3"), ("a1", "CF-9.3")]
)
def test_who_may_not_play_the_ball_is_told_why(desk: Desk, square: str, clause: str) -> None:
    table = place(desk, OFFSIDE)
    table.click(table.square(square))
    assert table.refusal == clause
    assert not table.hand.touched


def test_pointing_at_a_taker_shows_where_the_ball_can_go(desk: Desk) -> None:
    table = place(desk, TAKERS)
    assert marks(table) == {}
    table.move_to(table.square("c8"))
    assert marks(table) == {"d10": "send", "c10": "send", "e10": "send"}
    assert not table.hand.touched


def test_a_goal_is_marked_and_scored_by_two_clicks(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    assert marks(table)["d13"] == "goal"
    assert glowing(table) == [8, 9, 10], "the others can still be taken"
    table.click(table.square("d13"))
    assert table.last == "10*d13"
    assert table.match.playing.stage.timeline.busy
    table.settle()
    assert table.seen.phase == "place"


def test_another_taker_can_be_taken_instead(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    table.click(table.square("e7"))
    assert offers(table).number == 8
    assert not table.session.plies


@pytest.mark.parametrize("by", ["click", "escape", "right"])
def test_a_player_can_be_put_back(desk: Desk, by: str) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    if by == "click":
        table.click(table.square("d5"))
    elif by == "escape":
        table.key(pygame.K_ESCAPE)
    else:
        table.press(table.square("a5"), button=3)
        table.release(table.square("a5"), button=3)
    assert not table.hand.touched
    assert not table.session.plies


def test_the_ball_may_not_go_back_which_is_told_at_rest(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    table.wait(200)
    table.move_to(table.square("d6"))
    table.move_to(table.square("d5"))
    table.wait(600)
    assert table.refusal == "CF-9.2"
    assert table.hand.touched, "pointing puts nobody back"


def test_whoever_is_taken_up_by_a_click_is_not_told_to_leave_it_where_it_was(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.square("d5"))
    table.wait(1500)
    assert table.hand.touched
    assert not table.refusal


def test_the_ball_is_carried_by_a_drag_of_its_player(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.carry(table.square("d5"), table.square("d7"), over=table.square("d9"))
    assert table.last == "10*d7"


def test_a_player_who_is_dragged_past_the_ball_sends_nothing(desk: Desk) -> None:
    """Whoever drags a player to a square means him, and not the ball (CF-9.1)."""
    table = place(desk, TAKERS)
    table.carry(table.square("d5"), table.square("d7"))
    assert not table.session.plies
    assert table.refusal == "CF-9.1"
    assert not table.hand.touched
    table.click(table.square("d5"))
    table.carry(table.square("d9"), table.square("d7"))
    assert table.last == "10*d7"


def test_the_only_taker_goes_with_a_drag_of_the_ball(desk: Desk) -> None:
    table = place(desk, position({1: "e1", 10: "d5"}, {1: "e13"}, "d9", "home"))
    table.carry(table.square("d9"), table.square("d11"))
    assert table.last == "10*d11"


def test_a_drag_from_beside_the_board_does_nothing(desk: Desk) -> None:
    table = place(desk, QUIET)
    off = table.board.rect.left + 8, table.board.rect.bottom + 40
    table.carry(off, table.square("b6"))
    assert not table.hand.touched
    table.click(table.square("b6"))
    table.carry(off, table.square("b7"))
    assert not table.session.plies


def test_a_drag_that_ends_on_a_closed_square_says_why_and_lets_go(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.carry(table.square("d5"), table.square("a5"))
    assert table.refusal
    assert not table.hand.touched
    assert not table.session.plies
    table.click(table.square("d5"))
    table.carry(table.square("d9"), table.square("a5"))
    assert table.hand.touched, "who was chosen before stays chosen"


def test_a_drag_means_the_player_it_begins_on_whoever_was_chosen(desk: Desk) -> None:
    """Somebody of the bench is chosen, and the other could be the one who leaves."""
    table = place(desk, QUIET)
    table.click(table.seat(Seat.HOME, 13))
    table.carry(table.square("b6"), table.square("b7"))
    assert table.last == "7>b7"


def test_a_drag_from_an_empty_square_takes_nobody_on_its_way(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.carry(table.square("d4"), table.square("d7"))
    assert not table.hand.touched
    assert not table.session.plies


# -- touch-move


def test_the_first_player_touched_is_marked_and_stays_in_the_hand(desk: Desk) -> None:
    table = place(desk, MASTER)
    table.click(table.square("d5"))
    assert table.last == "touch:10"
    assert table.seen.touched == 10
    assert offers(table).number == 10
    table.click(table.square("d7"))
    assert table.last == "10*d7"


def test_a_drag_goes_on_with_the_player_it_touches(desk: Desk) -> None:
    table = place(desk, MASTER)
    table.carry(table.square("d5"), table.square("d7"), over=table.square("d9"))
    assert table.texts == ["touch:10", "10*d7"]


def test_only_the_first_touch_counts(desk: Desk) -> None:
    table = place(desk, MASTER)
    table.click(table.square("d5"))
    table.click(table.square("e7"))
    assert len(table.session.plies) == 1
    assert table.seen.touched == 10
    assert offers(table).number == 8


# -- coming on


def test_a_newcomer_is_dragged_onto_a_player_and_put_on_a_change_square(desk: Desk) -> None:
    table = place(desk, QUIET)
    table.carry(table.seat(Seat.HOME, 13), table.square("b6"))
    assert set(marks(table)) == {"a6", "a7", "h6", "h7"}
    assert set(marks(table).values()) == {"change"}
    table.click(table.square("h6"))
    assert table.last == "sub:7/13@h6"
    table.settle()
    assert table.board.where.bench(Seat.HOME) == ((14, 15, 16), (3, 4, 5, 6, 7, 9, 11, 12))


def test_with_one_free_change_square_a_newcomer_comes_on_at_once(desk: Desk) -> None:
    away = {**QUIET["players"]["away"], "6": "a6", "7": "a7", "8": "h6"}
    document = {**QUIET, "players": {**QUIET["players"], "away": away}}
    table = place(desk, document)
    table.click(table.seat(Seat.HOME, 13))
    assert glowing(table) == [2, 7, 8, 10], "whom he can replace"
    table.click(table.square("b6"))
    assert table.last == "sub:7/13@h7"


def test_nobody_comes_on_while_the_ball_can_be_played(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.click(table.seat(Seat.HOME, 13))
    assert table.refusal == "CF-3.3"


def test_a_quiet_turn_shows_where_players_can_go(desk: Desk) -> None:
    table = place(desk, QUIET)
    assert glowing(table) == []
    table.move_to(table.square("c3"))
    assert set(marks(table).values()) == {"step"}
    table.click(table.square("c3"))
    table.click(table.square("d4"))
    assert table.last == "2>d4"


# -- juniors

SMALL = position(
    {1: "e1", 10: "d5", 8: "e7"}, {1: "e13", 2: "g9"}, "d9", "home", mode="junior", bench={}
)


def test_juniors_see_at_once_where_the_ball_can_go(desk: Desk) -> None:
    table = place(desk, SMALL, mode="junior")
    assert glowing(table) == [8, 10]
    assert marks(table)["d13"] == "goal"
    assert marks(table)["b8"] == "send"


def test_a_dot_takes_the_player_first_so_that_no_stray_click_sends_the_ball(desk: Desk) -> None:
    table = place(desk, SMALL, mode="junior")
    table.move_to(table.square("d13"))
    table.wait(600)
    assert not table.refusal
    table.click(table.square("d13"))
    assert not table.texts
    assert offers(table).number == 10
    table.click(table.square("d13"))
    assert table.last == "10*d13"


def test_of_two_who_can_mean_a_dot_the_nearer_is_taken_and_asked_again(desk: Desk) -> None:
    home = {**SMALL["players"]["home"], "4": "a9"}
    document = {**SMALL, "players": {**SMALL["players"], "home": home}}
    table = place(desk, document, mode="junior")
    table.click(table.square("c9"))
    assert not table.texts
    assert offers(table).number == 4
    table.click(table.square("c9"))
    assert table.texts == ["4*c9"]
