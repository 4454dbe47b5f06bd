"""Sections 1 and 2: the board, the rack, where the striker stands, what the table may say."""

import json
from itertools import combinations
from math import hypot

import pytest

from physics import dimensions
from physics.laws import measures
from physics.laws.chairs import Chair, on_base_line, on_board, seen_from
from physics.laws.measures import CIRCLE, LINE, MAN, REACH, Man
from physics.laws.rack import rack
from tests.physics.rules.board import SPOTS, Board, aim, men, names

BOARD = Board()


def rest(men: list[list[object]], **more: object) -> str:
    return "T:" + json.dumps({"men": men, "striker": False, "touched": True, **more})


@pytest.mark.clause("CR-1.1", "CR-2.4")
def test_men_rest_on_the_surface_and_in_no_pocket() -> None:
    state, _ = BOARD.play(BOARD.at(1, 1), "S:0,9000,500")
    for x, y, clause in [
        (35410, 0, ""),
        (35411, 0, "CR-1.1"),
        (0, -35411, "CR-1.1"),
        (34775, -34775 + 2226, ""),
        (34775, -34775 + 2225, "CR-2.4"),
        (-35000, 35000, "CR-2.4"),
    ]:
        assert BOARD.refused(state, rest([["w", x, y]])) == clause
    assert measures.EDGE == 35410
    assert (measures.CORNER, measures.POCKET) == (34775, 2225)


@pytest.mark.clause("CR-1.2")
def test_the_men_of_a_board() -> None:
    state = BOARD.rules.start()
    counted = [sum(man.kind == kind for man in state.men) for kind in "wbq"]
    assert counted == [9, 9, 1]
    assert (measures.MAN, measures.STRIKER) == (3180, 3655)
    assert (dimensions.MAN_MASS, dimensions.STRIKER_MASS) == (5.5, 15)


@pytest.mark.clause("CR-1.3")
def test_the_mid_line_and_the_base_circles_of_each_side() -> None:
    assert (LINE, CIRCLE) == (25260, 22080)
    assert LINE == 37000 - 10150 - 3180 + 1590
    assert [on_base_line(chair, 100) for chair in Chair] == [
        (100, -LINE),
        (LINE, 100),
        (100, LINE),
        (-LINE, 100),
    ]


@pytest.mark.clause("CR-1.4")
def test_the_rack_is_a_y_whose_stem_points_at_the_breaker() -> None:
    men = rack(Chair.BOTTOM)
    assert men[0] == Man("q", 0, 0)
    white = {man[1:] for man in men if man.kind == "w"}
    stem = {(0, -3180), (0, -6360)}
    arms = {(2754, 1590), (5508, 3180), (-2754, 1590), (-5508, 3180)}
    assert white == stem | arms | {(0, 6360), (5508, -3180), (-5508, -3180)}
    assert {man[1:] for man in men if man.kind == "b"} >= {(0, 3180), (5508, 0), (2754, 4770)}
    for chair in Chair:
        there = {(man.kind, *seen_from(chair, man[1:])) for man in rack(chair)}
        assert there == {tuple(man) for man in men}


@pytest.mark.clause("CR-1.4")
def test_a_turned_rack_still_fits_together() -> None:
    for degrees in range(360):
        men = rack(Chair.TOP, degrees)
        gaps = [hypot(a[1] - b[1], a[2] - b[2]) - MAN for a, b in combinations(men, 2)]
        assert min(gaps) > -2
        assert sum(gap < 3 for gap in gaps) == 42  # as many contacts as nineteen can have


@pytest.mark.clause("CR-1.4")
def test_the_breaker_turns_the_rack_and_the_last_turn_counts() -> None:
    start, _ = BOARD.play(BOARD.rules.start(), "toss:heads")
    state, _ = BOARD.play(start, "rack:30", "rack:90")
    assert state.men == rack(Chair.BOTTOM, 90)
    assert Man("w", 3180, 0) in state.men
    assert BOARD.play(state, "rack:0")[0] == start
    assert BOARD.refused(state, "rack:359") == ""
    assert BOARD.refused(state, "rack:360") == "CR-1.4"
    assert BOARD.refused(BOARD.at(), "rack:0") == "G-7"
    failed, _ = BOARD.settle(state, touched=False)
    assert BOARD.refused(failed, "rack:0") == "G-7"


@pytest.mark.clause("CR-2.1")
@pytest.mark.parametrize("chair", Chair)
def test_where_the_striker_stands(chair: Chair) -> None:
    side = "away" if chair % 2 else "home"
    board = Board(doubles=True)
    state = board.load(men=[["w", 0, 0], ["q", 0, 5000]], to_move=side, seat=chair.word)
    for x, clause in [(0, ""), (REACH, ""), (-REACH, ""), (CIRCLE, ""), (-CIRCLE, "")]:
        assert board.refused(state, f"S:{x},0,1") == clause
    for x in (REACH + 1, -REACH - 1, CIRCLE - 1, CIRCLE + 1, 2 * CIRCLE):
        assert board.refused(state, f"S:{x},0,1") == "CR-2.1"


@pytest.mark.clause("CR-2.1")
@pytest.mark.parametrize("chair", Chair)
def test_the_striker_stands_on_no_man(chair: Chair) -> None:
    board, side = Board(doubles=True), "away" if chair % 2 else "home"
    x, y = on_base_line(chair, 1000)
    state = board.load(men=[["w", x, y], ["q", 0, 0]], to_move=side, seat=chair.word)
    for along, clause in [(1000, "CR-2.1"), (4654, "CR-2.1"), (4655, ""), (-2655, "")]:
        assert board.refused(state, f"S:{along},0,500") == clause
    assert on_board(chair, seen_from(chair, (x, y))) == (x, y)


@pytest.mark.clause("CR-2.2")
def test_any_direction_unless_forward_only() -> None:
    state = BOARD.at()
    for angle, clause in [(0, ""), (27000, ""), (35999, ""), (36000, "CR-2.2"), (-1, "CR-2.2")]:
        assert BOARD.refused(state, f"S:0,{angle},500") == clause


@pytest.mark.clause("CR-2.2")
@pytest.mark.parametrize(
    ("seat", "first", "last"),
    [("bottom", 1, 17999), ("right", 9001, 26999), ("top", 18001, 35999), ("left", 27001, 8999)],
)
def test_forward_only_as_the_striker_sits(seat: str, first: int, last: int) -> None:
    board = Board(doubles="on", forward_only="on")
    side = "home" if seat in {"bottom", "top"} else "away"
    state = board.at(to_move=side, seat=seat)
    for angle in (first, last, (first + 8999) % 36000):
        assert board.refused(state, f"S:0,{angle},500") == ""
    for angle in ((first - 1) % 36000, (last + 1) % 36000, (first + 27000) % 36000):
        assert board.refused(state, f"S:0,{angle},500") == "CR-2.2"


@pytest.mark.clause("CR-2.3")
def test_the_power_of_a_strike() -> None:
    for power, clause in [(1, ""), (1000, ""), (0, "CR-2.3"), (1001, "CR-2.3"), (-5, "CR-2.3")]:
        assert BOARD.refused(BOARD.at(), f"S:0,9000,{power}") == clause


@pytest.mark.clause("CR-2.1", "CR-2.2", "CR-2.3", "G-1")
def test_of_several_clauses_the_first_is_named() -> None:
    assert BOARD.refused(BOARD.at(), "S:30000,40000,2000") == "CR-2.1"
    assert BOARD.refused(BOARD.at(), "S:0,40000,2000") == "CR-2.2"


@pytest.mark.clause("CR-2.4")
def test_men_only_disappear_and_none_overlap() -> None:
    state, _ = BOARD.play(BOARD.at(2, 2), "S:0,9000,500")
    two = men(2, 2)
    assert BOARD.refused(state, rest(two)) == ""
    assert BOARD.refused(state, rest([])) == ""
    assert BOARD.refused(state, rest([*two, ["w", *SPOTS[-1]]])) == "CR-2.4"
    assert BOARD.refused(state, rest([["q", 0, 0], ["q", 9000, 0]])) == "CR-2.4"
    for apart, clause in [(3180, ""), (3175, ""), (3174, "CR-2.4"), (0, "CR-2.4")]:
        assert BOARD.refused(state, rest([["w", 0, 0], ["b", apart, 0]])) == clause


@pytest.mark.clause("CR-2.4", "G-7")
def test_only_nature_settles_and_only_what_was_struck() -> None:
    state = BOARD.at(1, 1)
    assert BOARD.refused(state, rest(men(1, 1))) == "G-7"
    rolling, told = BOARD.play(state, aim(state))
    assert told == []
    assert (rolling.phase.word, BOARD.rules.to_move(rolling)) == ("rolling", 2)
    assert rolling.men == state.men
    assert BOARD.refused(rolling, aim(state)) == "G-7"
    assert BOARD.refused(rolling, "resign") == "G-7"
    _, told = BOARD.settle(rolling)
    assert names(told) == [("turn-lost", "CR-3.3")]
