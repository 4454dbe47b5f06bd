"""What is said: of the turn, of duties and what they cost, of refusals, of what happened."""

from typing import Any

import pytest

from engines.core.contract import Seat
from engines.figurine_football.moves import Call
from game.board.abilities import HalfClock
from game.desk import Desk
from game.ui.dialog import Dialog
from tests.game.figurine.positions import (
    GOAL,
    HOLDER,
    KEEPER_HAS,
    NEAR,
    OFFSIDE,
    ON_RED,
    PENALTY,
    SHOOT_OUT,
    STUCK,
    TACKLE,
    WAITING,
    position,
)
from tests.game.figurine.seat import FigurineTable, lay, place, spot

TWO = position({"A1": "c12", "A2": "e12", "C": "c4"}, {"K": "e14", "C": "e9"}, "e7", "home")


def heading(desk: Desk, document: dict[str, Any], *touched: str) -> str:
    table = place(desk, document)
    table.touch(*touched)
    table.settle()
    return table.heading


@pytest.mark.parametrize(
    ("document", "touched", "told"),
    [
        (NEAR, (), "Ana is to move / the ball is free on d7 / FF-4.1"),
        (HOLDER, (), "Ana is to move / Ana\u2019s A1 has the ball / FF-4.1"),
        (NEAR, ("b5",), "A1 on b5 / on light squares, two steps / FF-3.1"),
        (NEAR, ("c8", "d7"), "C to d7: now the ball / send it from there, or hold it / FF-4.1"),
        (
            TACKLE,
            ("b7", "d7"),
            "A1 tackles Ana\u2019s A1 / send it from there, or hold it / FF-5.1",
        ),
        (HOLDER, ("d7",), "A1 has the ball / send it: A1 stays / FF-3.7"),
        (HOLDER, ("d7", "f9"), "A2 gets it on f9 / leave it, or pass on at once / FF-4.5"),
        (KEEPER_HAS, (), "Ana\u2019s keeper must play / short or long / FF-7.2"),
        (ON_RED, (), "Ana\u2019s keeper must play / the ball on red d1: short or long / FF-7.3"),
        (OFFSIDE, (), "A1 must leave / else the turn is lost / FF-9.1"),
        (OFFSIDE, ("c4",), "C on c4 / this loses the turn / FF-9.3"),
        (
            position({"C": "e12"}, {"K": "e14"}, "e12", "home"),
            (),
            "C must play the ball / else the turn is lost / FF-9.2",
        ),
        (STUCK, (), "A1 must leave, and cannot / the turn is lost / FF-9.3"),
        (TWO, (), "A1 and A2 must leave / the others will be placed / FF-9.4"),
    ],
)
def test_the_panel_says_what_the_turn_is_about(
    desk: Desk, document: dict[str, Any], touched: tuple[str, ...], told: str
) -> None:
    assert heading(desk, document, *touched) == told


def test_the_phases_say_what_is_to_be_done(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    table.play("B1>b4")
    assert table.heading.startswith("Ion places Ana\u2019s A1")
    assert table.labels == ["Leave A1"]
    assert place(desk, PENALTY).match.panel.contents is not None
    assert place(desk, PENALTY).heading == "Ana aims, in secret / Ion, look away / FF-8.1"


# -- what costs the turn


def test_an_action_that_loses_the_turn_is_asked_about_first(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    table.touch("c4", "c5")
    assert table.shows(Dialog)
    assert not table.session.plies
    assert "A1 must leave the yellow squares now" in table.top.text
    table.answer("no")
    assert table.hand.touched == (spot("c4"),)
    table.touch("c5")
    table.answer("yes")
    assert table.last == "C>c5"
    assert "Ana loses the turn" in table.told()


def test_the_mat_marks_what_would_lose_the_turn(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    assert table.board.offers.punished(table.state, table.hand) == {
        spot(name) for name in ("a3", "c4", "e1")
    }


def test_who_does_its_duty_is_asked_nothing(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    table.touch("c12", "b11")
    assert table.last == "A1>b11"


def test_who_cannot_leave_is_told_so(desk: Desk) -> None:
    table = place(desk, STUCK)
    table.touch("c4", "c5")
    assert table.shows(Dialog)
    assert "and cannot" in table.top.text


# -- refusals


@pytest.mark.parametrize(
    ("document", "touched", "clause", "told"),
    [
        (NEAR, ("e9",), "FF-4.1", "That is Ion\u2019s B1: now it is Ana\u2019s turn."),
        (NEAR, ("d7",), "FF-4.1", "Choose first the figurine that is to come to the ball."),
        (NEAR, ("a1",), "FF-4.1", "Choose one of your figurines first."),
        (NEAR, ("b5", "b6"), "FF-3.1", "A1 keeps to the light squares."),
        (NEAR, ("b5", "h9"), "FF-3.1", "A1 takes two slanting steps at most, over empty squares."),
        (NEAR, ("c8", "c6"), "FF-3.3", "The captain halts in band 7 first, and goes on in"),
        (NEAR, ("c8", "d7", "e9"), "FF-4.3", "The ball cannot go to B1, who is the rival"),
        (NEAR, ("c8", "d7", "i13"), "FF-4.2", "From d7 the ball does not come to i13: 1 to 4"),
        (KEEPER_HAS, ("d7",), "FF-4.2", "e1 to d7 is no short ball (straight"),
        (ON_RED, ("c12",), "FF-4.2", "d1 to c12 is no short ball"),
        (HOLDER, ("e12",), "FF-4.1", "That is Ion\u2019s C: now it is Ana\u2019s turn."),
        (GOAL, ("e12", "e14"), "FF-4.3", "The ball cannot go to K, who is the rival\u2019s."),
    ],
)
def test_a_refusal_names_who_was_meant_and_what_to_do(
    desk: Desk, document: dict[str, Any], touched: tuple[str, ...], clause: str, told: str
) -> None:
    table = place(desk, document)
    for name in touched:
        table.touch(name)
        table.settle()
    assert table.refusal == clause
    assert table.why.startswith(told)
    assert not table.session.plies


def test_somebody_else_stands_there(desk: Desk) -> None:
    table = place(desk, TACKLE)
    table.touch("e12", "d12")
    table.settle()
    assert table.texts == ["C>d12"]
    table.touch("d7")
    assert table.heading.startswith("A1 has the ball")


def test_a_placing_is_told_where_it_may_go(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    table.play("B1>b4")
    table.touch("b11")
    assert table.refusal == "FF-9.3"
    assert table.why == "A1 goes to a free plain square of its colour in its own half."
    table.touch("b5")
    assert table.last == "place:A1@b5"


def test_who_is_put_nowhere_stays(desk: Desk) -> None:
    table = place(desk, OFFSIDE)
    table.play("B1>b4")
    table.button(table.choice("Leave A1"))
    assert table.session.plies[-1].move is Call.NOBODY


# -- the list


@pytest.mark.parametrize(
    ("document", "text", "told"),
    [
        (NEAR, "A1>b7", ["A1 to b7"]),
        (NEAR, "C>d7=", ["C holds the ball on d7"]),
        (NEAR, "C>d7*d10", ["C sends it from d7 to d10"]),
        (HOLDER, "A1*f9", ["A1 passes to A2 on f9"]),
        (HOLDER, "A1*f9*h11", ["A1 passes to A2 on f9, who passes to A3 on h11"]),
        (
            TACKLE,
            "A1>d7=",
            [
                "A1 holds the ball on d7",
                "A1 tackles Ana\u2019s A1",
                "Ana\u2019s A1 is booked and waits",
            ],
        ),
        (WAITING, "A2^h1", ["A2 is back on h1, for a card"]),
        (GOAL, "C*d14", ["C sends it from e12 to d14", "Goal for Ana: 1\u20130"]),
        (OFFSIDE, "B1>b4", ["Ana loses the turn", "Ana\u2019s A1 is offside on c12"]),
    ],
)
def test_the_list_tells_a_move(
    desk: Desk, document: dict[str, Any], text: str, told: list[str]
) -> None:
    table = place(desk, document)
    table.play(text)
    assert table.told() == told
    assert all(one.clause.startswith("FF-") for one in table.entry().told[1:])


def test_the_toss_is_told(desk: Desk) -> None:
    table = lay(desk)
    table.settle()
    assert table.told()[0].startswith("The toss: ")


# -- plates, head, clock


def test_the_plate_tells_of_bookings(desk: Desk) -> None:
    table = place(desk, WAITING)
    plate = table.board.plate(table.state, Seat.HOME, Seat.HOME)
    assert plate.note == "1 booking, 2 cards left"
    assert plate.chip == "to move"
    assert table.board.plate(table.state, Seat.AWAY, Seat.HOME).note == "gold sleeves, six sides"


def test_the_head_says_which_leg_it_is_and_what_ends_it(desk: Desk) -> None:
    assert lay(desk).board.subtitle(lay(desk).state) == "1st leg, 2 goals end it"
    timed = lay(desk, legs_by="time", legs=1, leg_minutes=5)
    assert timed.board.subtitle(timed.state) == "one leg, 5 min"
    extra = place(desk, {**NEAR, "leg": 3, "turns": 58})
    assert extra.board.subtitle(extra.state) == "extra time, 2 turns left"
    kicks = place(desk, SHOOT_OUT)
    assert kicks.board.subtitle(kicks.state) == "shoot-out"


def test_the_clock_of_a_leg_stands_while_the_table_is_handed_over(desk: Desk) -> None:
    table = place(desk, PENALTY, legs_by="time", leg_minutes=5)
    assert table.board.half(table.state) == HalfClock(1, 300_000, runs=False)
    table = place(desk, NEAR, legs_by="time", leg_minutes=5)
    assert table.board.half(table.state) == HalfClock(1, 300_000, runs=True)
    assert place(desk, NEAR).board.half(table.state) is None


def test_time_ends_a_leg_and_the_next_begins(desk: Desk) -> None:
    table = lay(desk, legs_by="time", leg_minutes=1)
    table.settle()
    table.wait(63_000)
    assert table.match.playing.stage.interval is not None
    table.answer("on")
    table.settle()
    assert table.state.match.leg == 2


def test_a_ball_that_will_soon_be_dead_is_told_of(desk: Desk) -> None:
    table: FigurineTable = place(desk, {**NEAR, "idle": 35})
    table.play("A1>b7")
    (told,) = table.board.news(table.match.sitting.numbered()[-1])
    assert (told.text, told.clause) == ("The ball is dead in 4 turns", "FF-10.4")


def test_a_duty_is_told_at_the_beginning_of_the_turn_and_stays(desk: Desk) -> None:
    document = position({"A1": "c12", "B1": "a3"}, {"K": "e14", "C": "e9"}, "e7", "away")
    table = place(desk, document)
    table.play("C>e10")
    (told,) = table.board.news(table.match.sitting.numbered()[-1])
    assert (told.text, told.clause) == ("A1 stands on Ion\u2019s yellow squares", "FF-9.1")
    assert table.heading == "A1 must leave / else the turn is lost / FF-9.1"


def test_the_plates_count_the_kicks_of_a_shoot_out(desk: Desk) -> None:
    table = place(
        desk, {**SHOOT_OUT, "kicks": [[True, False], [True]], "to_move": "away", "ball": "e2"}
    )
    points = [table.board.plate(table.state, side, None).points for side in (Seat.HOME, Seat.AWAY)]
    assert points == ["1 of 2", "1 of 1"]


def test_between_two_legs_the_match_is_not_over(desk: Desk) -> None:
    table = place(desk, GOAL, goals=1)
    table.touch("e12", "d14")
    table.wait(9000)
    assert table.heading.startswith("The first leg is over")
    table.answer("on")
    table.play("resign")
    table.wait(500)
    assert table.heading.startswith("The match is over")


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ({**GOAL, "leg": 2, "score": [0, 1]}, "The second leg is over"),
        ({**GOAL, "leg": 3, "score": [1, 1]}, "The first period is over"),
        ({**GOAL, "leg": 4, "score": [1, 2]}, "Extra time is over"),
    ],
)
def test_a_level_score_after_a_part_is_not_the_end_of_the_match(
    desk: Desk, document: dict[str, Any], told: str
) -> None:
    table = place(desk, document, goals=1)
    table.touch("e12", "d14")
    table.wait(9000)
    assert table.heading.startswith(told)


def test_only_a_way_that_crosses_band_7_is_said_to_halt_there(desk: Desk) -> None:
    table = place(desk, NEAR)
    table.touch("c8", "d6")
    table.settle()
    assert (table.refusal, table.why) == ("FF-3.3", table.match.desk.words.clause("FF-3.3"))


def test_after_extra_time_no_turns_are_left_to_tell(desk: Desk) -> None:
    table = place(desk, {**GOAL, "leg": 4, "score": [1, 1]})
    assert table.board.subtitle(table.state) == "extra time, 60 turns left"
    table.play("C*d14")
    assert table.phase == "over"
    assert table.board.subtitle(table.state) == "after extra time"
