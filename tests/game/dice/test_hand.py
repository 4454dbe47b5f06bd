"""The hand: targets with their signs, ways to them, clicks and drags, and why not."""

from itertools import pairwise
from typing import Any

import pygame
import pytest

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.dice_football.field import SQUARES, name_of, square_at
from engines.dice_football.moves import Clearance, Corner, Pass, Recovery, Shot
from engines.dice_football.spots import end_of, goal_of
from engines.dice_football.state import State
from engines.dice_football.ways import way_of
from game.desk import Desk
from game.scenes.dice.film import whole_way
from game.scenes.dice.geometry import Spot, spot_of
from game.scenes.dice.offers import Offers
from game.scenes.dice_football import GAME
from tests.game.board.table import rounded, same
from tests.game.dice.positions import (
    CHANCE,
    CHOOSES,
    CLEARS,
    COUNTS,
    GIVES,
    KEEPER,
    PASSES,
    RECOVERS,
    SENT_IN,
    STAYS,
    position,
)
from tests.game.dice.seat import DiceTable, place

OVER = goal_of(Seat.AWAY)
LEFT, RIGHT = end_of(Seat.HOME, "left"), end_of(Seat.HOME, "right")


def signs(table: DiceTable) -> dict[str, str]:
    """The signs on the table, by the name of the square or of what lies over the line."""
    names = {OVER: "goal", LEFT: "left", RIGHT: "right"}
    found = Offers(table.board.rules).marks(table.state, table.hand)
    return {names.get(at) or name_of(at): mark for mark, at, _ in found}


def hot(table: DiceTable) -> list[int]:
    found = Offers(table.board.rules).marks(table.state, table.hand)
    return [at for _, at, is_hot in found if is_hot]


def said(table: DiceTable) -> str:
    """The sentence beside the place that was refused last."""
    refused = table.hand.refused
    assert refused is not None
    spots = (*refused.after, refused.spot)
    own = table.board.reason(table.state, spots, refused.clause)
    return own or table.match.desk.words.clause(refused.clause)


# -- signs


@pytest.mark.parametrize(
    ("document", "shown"),
    [
        (PASSES, {"e1": "pass", "g3": "pass", "b4": "pass", "left": "corner", "right": "corner"}),
        (CHANCE, {"e13": "pass", "goal": "shot"}),
        (GIVES, {"d2": "clear", "c3": "clear", "d4": "clear", "left": "corner"}),
        (CLEARS, dict.fromkeys(("d6", "c7", "e7", "d8"), "clear")),
        (RECOVERS, {"e8": "loose", "d7": "from", "g7": "pass"}),
        (COUNTS, {"h8": "loose", "g7": "from", "i9": "from"}),
        (SENT_IN, {"goal": "shot"}),
        (CHOOSES, {"c8": "loose", "b8": "ball", "d8": "ball"}),
        (KEEPER, {"d18": "keeper", "e18": "keeper", "g18": "keeper"}),
        (STAYS, {"e8": "loose"}),
    ],
)
def test_every_target_has_the_sign_of_what_it_is(
    desk: Desk, document: dict[str, Any], shown: dict[str, str]
) -> None:
    assert {at: mark for at, mark in signs(place(desk, document)).items() if at != "f18"} == shown


def test_of_two_who_count_the_one_in_the_hand_shows_whom_he_reaches(desk: Desk) -> None:
    table = place(desk, COUNTS)
    table.click(table.square("g7"))
    assert signs(table) == {"h8": "loose", "g7": "from", "i9": "pass"}
    table.click(table.square("g7"))
    assert signs(table) == {"h8": "loose", "g7": "from", "i9": "from"}


def test_a_goal_out_of_a_recovery_is_a_shot(desk: Desk) -> None:
    table = place(desk, position("f17", "home", "move", face=4, away="a9"))
    assert signs(table)["goal"] == "shot"


def test_what_is_pointed_at_is_hot(desk: Desk) -> None:
    table = place(desk, CHANCE)
    assert hot(table) == []
    table.move_to(table.square("goal:away"))
    assert hot(table) == [OVER]
    table.key(pygame.K_LEFT)
    table.hand.cursor = square_at("e13")
    assert hot(table) == [square_at("e13")]


# -- ways


def everything() -> list[tuple[State, Any]]:
    """All that can be done with a roll in many positions."""
    balls = ["d3", "g7", "b9", "e13", "f16", "e1", "centre", "e8", "h8", "e5", "e9", "f13", "i3"]
    documents = [
        position(ball, "home", "move", face=face) for ball in balls for face in range(1, 7)
    ]
    documents += [SENT_IN, position("d3", "home", "move", face=6, bonus={"home": 4, "away": 0})]
    documents += [position(ball, "away", "move", face=5) for ball in ("f6", "g12", "f18")]
    rules, notation = find_book(GAME).open(read_options(find_book(GAME).options, {}))
    states = [notation.load({"game": GAME, **document}) for document in documents]
    return [
        (state, move)
        for state in states
        for move in rules.legal_moves(state)
        if isinstance(move, Pass | Clearance | Shot | Corner | Recovery)
    ]


def test_a_way_has_exactly_as_many_steps_as_the_roll() -> None:
    seen = set()
    for state, move in everything():
        steps = len(whole_way(state, move)) - 1
        seen.add(type(move))
        if isinstance(move, Pass | Clearance):
            assert steps == state.points, move
        elif isinstance(move, Shot):
            assert 0 < steps <= state.points
        elif isinstance(move, Corner):
            assert 0 < steps <= state.points + 3
        elif isinstance(move, Recovery):
            assert 0 < steps < state.points
            assert len(way_of(state, move)) == state.points + 1 or move.target < 0
    assert seen == {Pass, Clearance, Shot, Corner, Recovery}


def test_a_way_goes_step_by_step_past_rivals_and_over_no_square_twice() -> None:
    for state, move in everything():
        way, squares = whole_way(state, move), way_of(state, move)
        assert len(set(way)) == len(way), move
        rivals = state.pieces(state.turn.rival)
        assert not any(rivals >> square & 1 for square in squares)
        inside = [spot_of(square) for square in squares]
        assert all(_far(a, b) == 1 for a, b in pairwise(inside)), move


def _far(one: Spot, other: Spot) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def test_the_way_to_what_is_pointed_at_is_seen_and_goes_there(desk: Desk) -> None:
    table = place(desk, PASSES)
    offers = Offers(table.board.rules)
    table.move_to((4, 4))
    assert offers.aimed(table.state, table.hand) is None
    plain = table.picture()
    table.move_to(table.square("g3"))
    move = offers.aimed(table.state, table.hand)
    assert move == Pass(square_at("d3"), square_at("g3"))
    assert whole_way(table.state, move)[-1] == spot_of(square_at("g3"))
    pointed = table.picture()
    on_the_way = table.board.painter.at.square(square_at("e4"))
    assert not same(plain.subsurface(on_the_way), pointed.subsurface(on_the_way))
    table.move_to(table.square("b4"))
    assert not same(pointed, table.picture())
    table.move_to((4, 4))
    assert same(plain, table.picture())


def test_the_keys_show_the_way_too(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.key(pygame.K_RETURN)
    table.hand.cursor = square_at("g3")
    assert Offers(table.board.rules).aimed(table.state, table.hand) == Pass(23, 26)


def test_where_nothing_can_go_no_way_is_shown(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.move_to(table.square("f9"))
    assert Offers(table.board.rules).aimed(table.state, table.hand) is None


def test_a_way_over_the_line_ends_behind_it(desk: Desk) -> None:
    for document, spots in ((CHANCE, goal_of(Seat.AWAY)), (GIVES, LEFT)):
        table = place(desk, document)
        table.move_to(table.board.place(spots))
        move = Offers(table.board.rules).aimed(table.state, table.hand)
        assert move is not None
        _, row = whole_way(table.state, move)[-1]
        assert not -0.5 <= row <= 17.5


# -- clicks and drags


@pytest.mark.parametrize(
    ("document", "start", "end", "text"),
    [
        (PASSES, "d3", "g3", "pass:g3"),
        (CHANCE, "f16", "goal:away", "goal"),
        (GIVES, "d3", "d2", "clear:d2"),
        (RECOVERS, "d7", "g7", "recover:d7>g7"),
        (RECOVERS, "e8", "g7", "recover:d7>g7"),
        (COUNTS, "i9", "g7", "recover:i9>g7"),
        (KEEPER, "f18", "d18", "keeper:d18"),
        (SENT_IN, "corner:j18", "goal:away", "goal"),
    ],
)
def test_the_ball_or_a_man_is_dragged(
    desk: Desk, document: dict[str, Any], start: str, end: str, text: str
) -> None:
    table = place(desk, document)
    begin = table.board.place(184) if ":" in start else table.square(start)
    table.carry(begin, table.square(end))
    assert table.texts == [text]


def test_a_corner_is_given_by_a_drag_over_the_line(desk: Desk) -> None:
    table = place(desk, GIVES)
    table.carry(table.square("d3"), table.way_out(Seat.HOME, "left"))
    assert table.texts == ["corner:left"]


def test_who_has_the_ball_is_chosen_by_a_click(desk: Desk) -> None:
    table = place(desk, CHOOSES)
    table.click(table.square("d8"))
    assert table.texts == ["ball:d8"]


def test_the_keeper_stays_by_his_button(desk: Desk) -> None:
    table = place(desk, KEEPER)
    assert table.labels == ["He stays"]
    table.say("He stays")
    assert table.texts == ["keeper:f18"]


def test_a_drag_that_began_on_a_rivals_man_moves_nothing_and_is_told(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.carry(table.square("e3"), table.square("g3"))
    assert not table.texts
    assert (table.refusal, said(table)) == (
        "G-7",
        "That is Ion\u2019s man: now it is Ana\u2019s turn.",
    )
    table.carry(table.square("d3"), table.square("g3"))
    assert table.texts == ["pass:g3"]


@pytest.mark.parametrize(
    ("start", "told"), [("g3", "That man does not have the ball."), ("f9", "")]
)
def test_a_drag_that_began_elsewhere_moves_nothing_and_is_told(
    desk: Desk, start: str, told: str
) -> None:
    """A man of theirs who has no ball, and nobody."""
    table = place(desk, PASSES)
    table.carry(table.square(start), table.square("b4"))
    assert not table.texts
    assert table.refusal == "DF-5.4"
    assert said(table) == told or not told


def test_where_several_count_none_is_shown_the_way_of_another(desk: Desk) -> None:
    """A click on one of them takes him: it makes no move of the other's."""
    table = place(desk, COUNTS)
    offers = Offers(table.board.rules)
    table.move_to(table.square("i9"))
    assert offers.aimed(table.state, table.hand) is None
    table.click(table.square("g7"))
    table.move_to(table.square("i9"))
    assert offers.aimed(table.state, table.hand) is not None


def test_a_drag_from_beside_the_board_moves_nothing(desk: Desk) -> None:
    table = place(desk, PASSES)
    rect = table.board.rect
    table.carry((rect.left + 3, rect.top + 3), table.square("g3"))
    table.carry(table.cloth, table.square("g3"))
    assert not table.texts


def test_a_drag_that_ends_nowhere_moves_nothing(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.carry(table.square("d3"), table.cloth)
    assert not table.texts
    assert table.hand.touched


def test_the_ball_let_go_where_it_lay_moves_nothing(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.carry(table.square("d3"), table.square("d3"))
    assert not table.texts
    assert not table.refusal


def test_what_hangs_in_a_drag_is_seen(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.move_to(table.square("d3"))
    table.press(table.square("d3"))
    before = table.picture()
    middle = rounded(table.square("f10"))
    table.feed(pygame.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(1, 0, 0)))
    box = pygame.Rect(0, 0, 20, 20)
    box.center = middle
    assert not same(before.subsurface(box), table.picture().subsurface(box))


# -- refusals


@pytest.mark.parametrize(
    ("document", "end", "clause", "sentence"),
    [
        (PASSES, "f9", "DF-4.1", "It takes 8 steps, and the roll gives 5."),
        (PASSES, "i4", "DF-4.1", "It takes 6 steps, and the roll gives 5."),
        (PASSES, "d4", "DF-5.3", ""),
        (PASSES, "d5", "DF-4.1", "No way of exactly 5 steps ends there."),
        (PASSES, "goal:away", "DF-5.2", ""),
        (CLEARS, "e9", "DF-4.1", "It takes 3 steps, and the roll gives 1."),
    ],
)
def test_a_place_out_of_reach_is_refused_with_its_clause(
    desk: Desk, document: dict[str, Any], end: str, clause: str, sentence: str
) -> None:
    table = place(desk, document)
    table.click(table.square(end))
    assert not table.texts
    assert table.refusal == clause
    assert not sentence or said(table) == sentence
    assert said(table)


def test_a_corner_out_of_reach_is_refused(desk: Desk) -> None:
    table = place(desk, GIVES)
    table.click(table.way_out(Seat.HOME, "right"))
    assert table.refusal == "DF-8.1"
    assert said(table) == "Over the line it takes 7 steps, and 4 may be used."


def test_a_man_who_does_not_count_is_told_who_does(desk: Desk) -> None:
    table = place(desk, COUNTS)
    table.click(table.square("e13"))
    assert table.refusal == "DF-6.1"
    assert said(table) == "It is counted from the nearest man: g7 and i9."


def test_a_man_who_does_not_get_the_ball_is_refused(desk: Desk) -> None:
    table = place(desk, CHOOSES)
    table.click(table.square("e13"))
    assert (table.refusal, said(table)) == ("DF-6.4", table.match.desk.words.clause("DF-6.4"))


def test_a_keeper_does_not_leave_his_area(desk: Desk) -> None:
    table = place(desk, KEEPER)
    table.click(table.square("f17"))
    assert not table.texts
    assert table.refusal == "DF-2.2"


def test_a_pointer_that_rests_is_told_why_not(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.move_to(table.square("f9"))
    seen = []
    for ms in (300, 200):
        table.wait(ms)
        seen.append(table.refusal)
    assert seen == ["", "DF-4.1"]


def test_an_eye_on_the_keyboard_is_told_too(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert table.hand.looking == square_at("d4")
    assert table.refusal


def test_no_start_cell_is_in_the_way_of_the_squares_under_it(desk: Desk) -> None:
    """The crossing in the middle is a place only while the ball lies there."""
    table = place(desk, PASSES)
    middle = table.board.place(180)
    at = table.board.spot_at((middle[0] + 2, middle[1] + 2), 0.5)
    assert at is not None
    assert at < SQUARES
    table = place(desk, position("centre", "home", "move", face=4))
    assert table.board.spot_at(middle, 0.5) == 180
