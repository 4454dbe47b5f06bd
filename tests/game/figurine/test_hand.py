"""A turn in one flow: taking, coming to the ball, sending it, holding it, going a step back."""

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from tests.game.figurine.positions import (
    GOAL,
    HOLDER,
    KEEPER_HAS,
    NEAR,
    ON_RED,
    TACKLE,
    WAITING,
)
from tests.game.figurine.seat import place, spot


def test_the_squares_of_whoever_is_taken_light_up(desk: Desk) -> None:
    table = place(desk, NEAR)
    assert table.marks() == {}
    table.touch("b5")
    marks = table.marks()
    assert marks["d7"] == "ball"
    assert {marks[name] for name in ("a4", "c4", "a6", "c6", "b3", "b7")} == {"square"}


def test_pointing_at_a_figurine_shows_its_squares(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.move_to(table.square("b5"))
    assert table.marks()["c6"] == "square"
    assert not table.hand.touched


def test_whoever_comes_to_the_ball_is_seen_there_and_sends_it(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("c8", "d7")
    table.settle()
    marks = table.marks()
    assert not table.session.plies, "nothing is final until the last choice"
    assert marks["d7"] == "hold"
    assert marks["f9"] == "pass"
    assert marks["d10"] == "straight"
    assert marks["e10"] == "bent"
    assert "e9" not in marks, "a rival stands there"
    table.touch("d10")
    assert table.last == "C>d7*d10"


def test_the_ball_is_held_by_its_button(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("c8", "d7")
    table.settle()
    table.button(table.choice("Hold on d7"))
    assert table.last == "C>d7="


def test_the_ball_is_held_by_the_same_square_again(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("c8", "d7", "d7")
    assert table.last == "C>d7="


@pytest.mark.parametrize("by", ["escape", "right"])
def test_every_step_is_taken_back_one_by_one(desk: Desk, by: str) -> None:
    table = place(desk, HOLDER)
    table.touch("d7", "f9")
    table.settle()
    assert table.marks()["h11"] == "second"
    for left in (1, 0):
        if by == "escape":
            table.key(pygame.K_ESCAPE)
        else:
            table.press(table.square("a1"), button=3)
            table.release(table.square("a1"), button=3)
        assert len(table.hand.touched) == left
    assert not table.session.plies


def test_a_triangulation_goes_on_from_the_mate(desk: Desk) -> None:
    table = place(desk, HOLDER)
    table.touch("d7", "f9", "h11")
    assert table.last == "A1*f9*h11"


def test_a_pass_is_left_at_that_by_the_mate_again(desk: Desk) -> None:
    table = place(desk, HOLDER)
    table.touch("d7", "f9", "f9")
    assert table.last == "A1*f9"


def test_a_pass_is_left_at_that_by_its_button(desk: Desk) -> None:
    table = place(desk, HOLDER)
    table.touch("d7", "f9")
    table.settle()
    table.button(table.choice("Leave it with A2"))
    assert table.last == "A1*f9"


def test_a_pass_is_left_at_that_by_enter_again(desk: Desk) -> None:
    table = place(desk, HOLDER)
    table.touch("d7")
    table.hand.cursor = spot("f9")
    table.key(pygame.K_RETURN)
    table.key(pygame.K_RETURN)
    assert table.last == "A1*f9"


def test_a_goal_is_marked_and_scored(desk: Desk) -> None:
    table = place(desk, GOAL)
    table.touch("e12")
    marks = table.marks()
    assert marks["d14"] == marks["f14"] == "goal"
    assert "e14" not in marks
    table.touch("d14")
    assert table.last == "C*d14"
    assert table.session.rules.score(table.state) == (1, 0)


def test_a_tackle_is_marked_and_not_final_before_the_ball_is_played(desk: Desk) -> None:
    table = place(desk, TACKLE)
    table.touch("b7")
    assert table.marks()["d7"] == "tackle"
    table.touch("d7")
    table.settle()
    assert table.state.squares(Seat.HOME).find(spot("d7")) == 0
    table.key(pygame.K_ESCAPE)
    table.touch("d7", "d7")
    assert table.last == "A1>d7="
    assert table.state.match.station == (1, 0)


def test_the_keeper_that_must_play_is_in_the_hand(desk: Desk) -> None:
    table = place(desk, KEEPER_HAS)
    assert table.hand.touched == (spot("e1"),)
    assert table.marks()["e5"] == "straight"
    assert table.marks()["h9"] == "long"
    table.key(pygame.K_ESCAPE)
    assert table.hand.touched
    table.wait(50)


def test_the_keeper_steps_onto_the_red_square_by_itself(desk: Desk) -> None:
    table = place(desk, ON_RED)
    assert table.hand.touched == (spot("e1"), spot("d1"))
    table.touch("d4")
    assert table.last == "K>d1*d4"


def test_a_waiting_figurine_comes_back_by_its_button(desk: Desk) -> None:
    table = place(desk, WAITING)
    table.wait(50)
    table.button(f"tool back-{135 + 1}")
    table.touch("h1")
    assert table.last == "A2^h1"


def test_a_waiting_figurine_comes_back_by_a_drag(desk: Desk) -> None:
    table = place(desk, WAITING)
    table.carry(table.station(Seat.HOME, "A2"), table.square("h1"))
    assert table.last == "A2^h1"


def test_a_figurine_is_carried_to_the_ball_and_then_the_ball(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.carry(table.square("c8"), table.square("d7"))
    assert len(table.hand.touched) == 2
    table.carry(table.square("d7"), table.square("d10"))
    assert table.last == "C>d7*d10"


def test_a_drag_moves_what_it_began_on(desk: Desk) -> None:
    """A mate who is in the ball's reach is carried, and no pass is made to him."""
    table = place(desk, HOLDER)
    table.touch("d7")
    table.carry(table.square("f9"), table.square("g8"))
    assert table.last == "A2>g8"


def test_another_figurine_is_taken_instead(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("b5", "f9")
    assert table.hand.touched == (spot("f9"),)
    table.touch("f9")
    assert not table.hand.touched


def test_with_the_ball_at_hand_a_click_changes_no_hands(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("c8", "d7")
    table.settle()
    table.touch("b5")
    assert table.hand.touched[0] == spot("c8")


def test_a_figurine_is_taken_by_its_head(desk: Desk) -> None:
    table = place(desk, NEAR)
    x, y = table.square("b5")
    table.click((x, y - 0.75 * table.board.painter.at.wide))
    assert table.hand.touched == (spot("b5"),)


def test_a_mate_before_another_is_meant_himself(desk: Desk) -> None:
    """A click on c9, behind the head of d9, leaves the ball there."""
    mates = {"B1": "c7", "C": "c9", "A2": "d9"}
    table = place(desk, {**HOLDER, "figurines": {"home": mates}, "ball": "c7"})
    table.touch("c7", "c9", "c9")
    assert table.last == "B1*c9"


def test_a_square_behind_a_head_is_still_a_square(desk: Desk) -> None:
    """From b5 the figurine goes to a6, behind nobody, and c6, behind d6."""
    table = place(desk, {**NEAR, "figurines": {"home": {"A1": "b5", "B1": "d6"}}})
    table.touch("b5", "c6")
    assert table.last == "A1>c6"
