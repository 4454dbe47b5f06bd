"""Offside: who must leave, who is placed, and where (FF-9)."""

import pytest

from engines.core.errors import PositionError
from tests.engines.figurine_football.mat import Mat, squares

ONE = "A1 e12, A2 b5, C a2, K e1"  # e12 is light
TWO = f"{ONE}, B1 d12"
AWAY = "A1 b9, C i9, K e14"


@pytest.mark.clause("FF-9.1")
def test_who_stands_on_yellow_must_leave() -> None:
    mat = Mat("A1 e10, A2 b5, K e1", AWAY, "e7").play("A1>e12", "A1>b7")
    assert mat.document["offside"] == ["A1"]
    mat.play("A1>g12")  # if only for another
    assert mat.events == []
    assert mat.turn == "away"
    mat.play("A1>b9")
    assert mat.document["offside"] == ["A1"]


@pytest.mark.clause("FF-9.1")
@pytest.mark.parametrize(
    ("away", "offside"),
    [(AWAY, ["A1"]), ("A1 b9, C i9, K d12", []), ("A1 b9, C c13, K e14", []), ("A1 e2", ["A1"])],
)
def test_unless_a_rival_stands_on_one_of_his_own_yellow_squares(
    away: str, offside: list[str]
) -> None:
    assert Mat(ONE, away, "e7").document["offside"] == offside


@pytest.mark.clause("FF-9.1")
def test_only_on_the_rivals_yellow_squares() -> None:
    assert Mat("A1 e2, C c2, K e1", AWAY, "e7").document["offside"] == []
    assert Mat("A1 e10, C e11, K e1", AWAY, "e7").document["offside"] == []
    away = Mat("K e1", "A1 e2, B1 d2, K e13", "e7", to_move="away")
    assert away.document["offside"] == ["A1", "B1"]


@pytest.mark.clause("FF-9.1", "FF-7.2", "FF-7.3")
@pytest.mark.parametrize("ball", ["e1", "f1"])
def test_the_duty_rests_in_a_turn_bound_by_the_keeper(ball: str) -> None:
    mat = Mat(ONE, AWAY, ball)
    assert mat.document["offside"] == []
    mat.play("K*b4" if ball == "e1" else "K>f1*f4", "A1>b7")
    assert mat.document["offside"] == ["A1"]


@pytest.mark.clause("FF-9.2")
def test_with_the_ball_it_may_play_instead_and_the_duty_waits() -> None:
    mat = Mat(ONE, AWAY, "e12").play("A1*e9", "A1>b7")
    assert mat.events == []
    assert mat.document["offside"] == ["A1"]


@pytest.mark.clause("FF-9.3")
def test_anything_else_is_not_done_and_loses_the_turn() -> None:
    mat = Mat(ONE, AWAY, "e7")
    assert "A2>b7" in mat.legal  # the app warns, the rules list it
    mat.play("A2>b7")
    assert mat.events == [("turn-lost", "FF-9.3"), ("offside", "FF-9.3")]
    assert mat.where("home", "A2") == "b5"
    assert (mat.phase, mat.turn) == ("place", "away")
    assert mat.document["offside"] == ["A1"]
    mat.play("place:A1@b1")
    assert (mat.phase, mat.turn) == ("play", "away")
    assert mat.where("home", "A1") == "b1"


@pytest.mark.clause("FF-9.3")
def test_a_shot_or_a_return_is_not_done_either() -> None:
    mat = Mat(f"{ONE}, B1 e11", AWAY, "e11", station={"home": ["B2"]})
    assert mat.play("B2^g1").document["cards"]["home"] == 2
    assert mat.document["station"]["home"] == ["B2"]
    shot = Mat("A1 e12, C f11, K e1", "K d14", "f11").play("C*f14")
    assert shot.document["score"] == [0, 0]
    assert shot.document["ball"] == "f11"


@pytest.mark.clause("FF-9.3")
def test_where_the_rival_places() -> None:
    """Free squares of its colour in its own half, not red, gridded or circled."""
    mat = Mat(ONE, f"{AWAY}, A2 d3", "f3").play("A2>b7")
    light = {
        f"{column}{row}"
        for n, column in enumerate("abcdefghi", 1)
        for row in range(1, 7)
        if (n + row) % 2
    }
    expected = light - squares("b5 a2 d3 f3 d1 f1 c2 e2 g2")
    assert mat.legal == {f"place:A1@{square}" for square in expected} | {"place:none"}
    for square, clause in (
        ("b5", "FF-2.3"), ("d3", "FF-2.3"), ("d1", "FF-3.5"), ("e0", "FF-3.5"), ("f3", "FF-9.3"),
        ("e2", "FF-9.3"), ("a1", "FF-9.3"), ("b9", "FF-2.3"), ("b7", "FF-9.3"), ("e12", "FF-9.3"),
    ):  # fmt: skip
        assert mat.why(f"place:A1@{square}") == clause, square
    assert mat.why("place:A2@b1") == "FF-9.3"
    assert mat.why("A1>b7") == "G-7"


@pytest.mark.clause("FF-9.3")
def test_a_captain_is_placed_on_any_colour() -> None:
    mat = Mat("C e12, A1 b5", AWAY, "e7").play("A1>b7")
    assert {"place:C@a1", "place:C@a2"} <= mat.legal
    assert "place:C@c1" not in mat.legal


@pytest.mark.clause("FF-9.3")
def test_each_in_the_order_of_the_names_or_left() -> None:
    mat = Mat(TWO, AWAY, "e7").play("A2>b7")
    assert mat.why("place:B1@a1") == "FF-9.3"
    mat.play("place:none")
    assert (mat.phase, mat.turn, mat.document["offside"]) == ("place", "away", ["B1"])
    assert mat.where("home", "A1") == "e12"
    mat.play("place:B1@a1")
    assert (mat.phase, mat.turn) == ("play", "away")
    mat.play("A1>b7")
    assert mat.document["offside"] == ["A1"]


@pytest.mark.clause("FF-9.3")
def test_the_ball_stays_where_the_figurine_held_it() -> None:
    mat = Mat(ONE, AWAY, "e12").play("A2>b7", "place:A1@b1")
    assert mat.document["ball"] == "e12"
    assert not any(text.startswith("A1*") for text in mat.legal)


@pytest.mark.clause("FF-9.3")
def test_a_figurine_that_cannot_move_is_no_excuse() -> None:
    """A1 is shut in; passing is its side's only action."""
    walls = "A2 d11, A3 f11"
    mat = Mat("A1 e12", f"{walls}, B1 a1", "a1")
    stuck = {text for text in mat.legal if text.startswith("A1")}
    assert stuck == set()
    assert mat.legal == {"pass"}
    mat.play("pass")
    assert mat.events == [("turn-lost", "FF-9.3"), ("offside", "FF-9.3")]
    assert mat.phase == "place"


@pytest.mark.clause("FF-9.4")
def test_of_two_one_is_moved_and_the_other_placed() -> None:
    mat = Mat(TWO, AWAY, "e7").play("B1>b12")
    assert mat.events == [("offside", "FF-9.4")]
    assert mat.where("home", "B1") == "b12"
    assert (mat.phase, mat.turn, mat.document["offside"]) == ("place", "away", ["A1"])
    mat.play("place:A1@b1", "A1>b7")
    assert mat.document["offside"] == []


@pytest.mark.clause("FF-9.2", "FF-9.4")
def test_of_two_one_plays_the_ball_and_the_other_is_placed() -> None:
    mat = Mat(TWO, AWAY, "d12").play("B1*d9")
    assert mat.document["ball"] == "d9"
    assert (mat.phase, mat.document["offside"]) == ("place", ["A1"])


@pytest.mark.clause("FF-9.4")
def test_a_goal_or_a_penalty_comes_before_the_placing() -> None:
    goal = Mat(TWO, AWAY, "d12").play("B1*d14")
    assert (goal.phase, goal.document["score"]) == ("play", [1, 0])
    late = Mat(f"{ONE}, B1 d12", "K g13, A1 b9, C i9", "d12", offside=["A1", "B1"]).play("B1*d13")
    assert (late.phase, late.turn, late.document["offside"]) == ("aim", "home", ["A1"])
    late.play("aim:d", "dive:d")
    assert (late.phase, late.turn, late.document["offside"]) == ("place", "away", ["A1"])
    late.play("place:none")
    assert all(text.startswith("K*") for text in late.legal)


@pytest.mark.clause("FF-9.1")
def test_the_duty_of_a_document() -> None:
    assert Mat(ONE, AWAY, "e7", offside=[]).play("A2>b7").events == []
    place = Mat(TWO, AWAY, "e7", phase="place", to_move="away")
    assert place.document["offside"] == ["A1", "B1"]
    for offside in (["A2"], ["B4"], ["A1", "A1", "C"]):
        with pytest.raises(PositionError) as refused:
            Mat(ONE, AWAY, "e7", offside=offside)
        assert refused.value.path.startswith("offside.")
    with pytest.raises(PositionError) as refused:
        Mat("K e1", AWAY, "e7", phase="place", to_move="away")
    assert refused.value.path == "offside"
