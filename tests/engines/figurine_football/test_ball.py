"""A turn, the ball, passes, triangulations and goals (FF-4)."""

import pytest

from tests.engines.figurine_football.mat import Mat, drawn, fresh, squares

STAR = """
   11  .  .  .  .  x  .  .  .  .
   10  .  .  .  x  x  x  .  .  .
    9  .  .  x  x  x  x  x  .  .
    8  .  x  x  x  x  x  x  x  .
    7  x  x  x  x  C^ x  x  x  x
    6  .  x  x  x  x  x  x  x  .
    5  .  .  x  x  x  x  x  .  .
    4  .  x  .  x  x  x  .  x  .
    3  x  .  .  .  x  .  .  .  x
"""


@pytest.mark.clause("FF-4.2")
def test_the_ball_goes_one_to_four_straight_or_in_an_l() -> None:
    position = drawn(STAR, ball="e7")
    also = squares("a11 i11 b10 h10")  # the other slanting ways
    assert position.mat.kicks("C*") == position.marks | also
    for square in ("g10", "e12", "f12", "a6", "c4"):
        assert position.mat.why(f"C*{square}") == "FF-4.2", square
    assert position.mat.why("C*e7") == "FF-4.2"


@pytest.mark.clause("FF-4.2")
def test_the_ball_flies_over_everything() -> None:
    wall = "A1 e8, A2 d7, B1 d8, B2 f8, B3 e9"
    mat = Mat("C e7", wall, "e7")
    assert squares("e10 e11 c9 g9 a7 c8") <= mat.kicks("C*")


@pytest.mark.clause("FF-4.3")
def test_targets_are_empty_squares_and_mates() -> None:
    mat = Mat("C e7, A1 e8, K e1", "A1 f7, K e13", "e7")
    assert "e8" in mat.kicks("C*")
    assert mat.why("C*f7") == "FF-4.3"
    assert "C*e9" in mat.legal


@pytest.mark.clause("FF-4.3")
def test_own_red_squares_only_to_the_keeper_on_one_and_own_gridded_never() -> None:
    mat = Mat("C e3, K d1", "", "e3")
    assert "C*d1" in mat.legal
    assert mat.why("C*e1") == "FF-4.3"
    assert mat.why("C*f1") == "FF-4.3"
    assert mat.why("C*e0") == "FF-4.3"
    assert Mat("C e3, K e0", "", "e3").why("C*e0") == "FF-4.3"
    assert Mat("C e3, K e2", "", "e3").why("C*e2") == ""


@pytest.mark.clause("FF-4.3", "FF-4.7")
def test_a_goal_is_an_empty_gridded_square_of_the_rival() -> None:
    mat = Mat("C e12", "K e14", "e12", offside=[])
    assert mat.why("C*e14") == "FF-4.3"
    mat.play("C*d14")
    assert mat.events == [("goal", "FF-4.7")]
    assert mat.told[0].as_json() == {
        "event": "goal", "clause": "FF-4.7", "side": "home", "figurine": "C", "square": "d14",
        "score": [1, 0],
    }  # fmt: skip
    assert mat.document["score"] == [1, 0]


@pytest.mark.clause("FF-4.3")
def test_where_the_kicker_came_from_is_empty() -> None:
    mat = Mat("B1 d6, K e1", "", "e7")
    assert "B1>e7*d6" in mat.legal
    assert not {text for text in mat.legal if text.startswith("B1>e7*d6*")}
    assert mat.why("B1>e7*d6*e5") == "FF-4.5"


@pytest.mark.clause("FF-4.1")
def test_what_follows_is_written_where_the_ball_is_and_only_there() -> None:
    mat = Mat("B1 d6, C a1", "", "e7")
    assert mat.why("B1>e7") == "FF-4.1"
    assert mat.why("B1>d8=") == "FF-4.1"
    assert mat.why("B1>d8*e7") == "FF-4.1"
    assert mat.why("B1*e5") == "FF-4.1"
    assert mat.why("pass") == "FF-4.1"
    assert mat.play("B1>d8").turn == "away"


@pytest.mark.clause("FF-4.1", "G-2")
def test_a_side_without_any_action_passes() -> None:
    walls = "B1 b2, B2 a3, A1 a2, A2 b1, A3 b3, C h9"
    mat = Mat("B1 a1", walls, "h9")
    assert mat.legal == {"pass"}
    assert mat.play("pass").turn == "away"
    assert mat.document["turns"] == 1
    assert mat.events == []


@pytest.mark.clause("FF-4.1")
def test_turns_alternate() -> None:
    mat = fresh()
    for side, text in (("home", "A1>b7"), ("away", "A1>h7"), ("home", "C>e7="), ("away", "K>e14")):
        assert mat.turn == side
        mat.play(text)


@pytest.mark.clause("FF-4.4")
def test_a_pass_ends_the_turn_and_the_receiver_has_the_ball() -> None:
    mat = Mat("C e7, A1 e8, K e1", "A1 f7, K e13", "e7").play("C*e8")
    assert mat.turn == "away"
    assert "A1>e8=" in mat.legal  # it may be tackled
    mat.play("K>e14")
    assert mat.kicks("A1*")
    assert mat.steps("A1") == set()


TRIANGLE = "C e7, A1 e8, A2 g8, A3 c8, K c2"


@pytest.mark.clause("FF-4.5")
def test_a_triangulation_is_two_passes_in_one_turn() -> None:
    mat = Mat(TRIANGLE, "A1 f7", "e7")
    assert mat.pairs("C*") == {"e8*g8", "e8*c8", "g8*e8", "g8*c8", "c8*e8", "c8*g8"}
    mat.play("C*e8*g8")
    assert (mat.document["ball"], mat.turn) == ("g8", "away")
    assert mat.document["last_player"] == "home"


@pytest.mark.clause("FF-4.5")
def test_what_is_no_triangulation() -> None:
    mat = Mat(TRIANGLE, "A1 f7", "e7")
    assert mat.why("C*e8*e7") == "FF-4.5"  # back to the first kicker
    assert mat.why("C*e8*e9") == "FF-4.5"  # nobody is there
    assert mat.why("C*e9*e8") == "FF-4.5"
    assert mat.why("C*e8*f7") == "FF-4.3"  # a rival
    assert mat.why("C*e8*b2") == "FF-4.2"
    assert mat.why("C*e8*e8") == "FF-4.2"
    shot = Mat("C e10, A1 e12", "A1 e2, K e13", "e10")
    assert "C*e12" in shot.legal
    assert shot.why("C*e12*d14") == "FF-4.5"  # no goal by it


@pytest.mark.clause("FF-4.5")
def test_a_keeper_begins_no_triangulation_and_plays_none_on_but_may_end_one() -> None:
    mat = Mat("C e4, B1 d4, B2 f4, K e2", "", "e4")
    assert {"d4*e2", "f4*e2"} <= mat.pairs("C*")
    assert not {pair for pair in mat.pairs("C*") if pair.startswith("e2")}
    assert mat.why("C*e2*d4") == "FF-4.5"
    keeper = Mat("C e4, B1 d4, K e2", "", "e2")
    assert keeper.why("K*e4*d4") == "FF-4.5"
    assert keeper.pairs("K*") == set()


@pytest.mark.clause("FF-4.5")
def test_on_arrival_too() -> None:
    mat = Mat("B1 d6, A2 e8, A3 g8", "", "e7")
    assert mat.pairs("B1>e7*") == {"e8*g8", "g8*e8"}
    assert mat.pairs("A2>e7*") == set()  # e7 is dark: A2 is not by its colour


@pytest.mark.clause("FF-4.6")
def test_the_ball_is_held_on_arrival_and_by_moving_another_figurine() -> None:
    mat = Mat("C e4, A1 b5, K e1", "K e13", "e7").play("C>e7=")
    assert mat.document["ball"] == "e7"
    assert mat.document["last_player"] is None  # nobody has played it yet
    mat.play("K>e14", "A1>b7", "K>e13")
    assert mat.document["ball"] == "e7"
    assert "C*e9" in mat.legal
    assert mat.document["idle"] == 4


@pytest.mark.clause("FF-4.6")
def test_the_keeper_may_not_hold() -> None:
    mat = Mat("K e1, A1 b5", "", "e2")
    assert mat.why("K>e2=") == "FF-4.6"
    assert "K>e2*e5" in mat.legal


@pytest.mark.clause("FF-4.7")
def test_the_keeper_guards_only_the_square_on_which_he_stands() -> None:
    mat = Mat("C e12", "K d14", "e12", offside=[])
    assert squares("e14 f14") <= mat.kicks("C*")
    assert mat.why("C*d14") == "FF-4.3"
    assert "C*e14" in Mat("C e10", "K e13", "e10").legal
