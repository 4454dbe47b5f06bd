"""The keeper with the ball, and the ball before him (FF-7)."""

import pytest

from tests.engines.figurine_football.mat import Mat, squares

MATES = "A1 b5, B1 c3"


@pytest.mark.clause("FF-7.1")
def test_the_keeper_steps_on_a_loose_ball_and_plays_it_at_once() -> None:
    mat = Mat(f"K e1, {MATES}", "K e13", "e2")
    assert {"K>e2*e4", "K>e2*a9", "A1>b7"} <= mat.legal
    assert mat.why("K>e2") == "FF-4.1"
    mat.play("K>e2*c3")
    assert (mat.where("home", "K"), mat.document["ball"]) == ("e2", "c3")


@pytest.mark.clause("FF-4.3", "FF-7.1")
def test_the_red_square_that_he_leaves_is_empty() -> None:
    mat = Mat("K f1", "K e13", "e2")
    assert mat.why("K>e2*f1") == "FF-4.3"
    assert not squares("d1 e1 f1") & mat.kicks("K>e2*")


@pytest.mark.clause("FF-7.2")
def test_a_keeper_with_the_ball_must_play_it() -> None:
    mat = Mat(f"K e1, {MATES}, C f4", "K e13", "e1", station={"home": ["A2"]})
    assert mat.document["must_play"] == "keeper"
    assert all(text.startswith("K*") for text in mat.legal)
    for text in ("A1>b7", "C>f5", "A2^h1"):
        assert mat.why(text) == "FF-7.2", text
    assert mat.why("K>e2") == "FF-3.7"
    assert mat.why("A1*e5") == "FF-4.1"
    assert mat.why("pass") == "FF-4.1"


@pytest.mark.clause("FF-7.2")
def test_short_and_long() -> None:
    mat = Mat(f"K e1, {MATES}, A2 h9", "A1 d9, K e13", "e1")
    short = squares("e2 e3 e4 e5 a1 b1 c1 g1 h1 i1 c2 d2 f2 g2 b2 h2 c3 g3 d3 f3 b4 h4 a5 i5 d4 f4")
    rows = {f"{column}{row}" for column in "abcdefghi" for row in range(8, 14)}
    long = rows - squares("d13 e13 f13 c13 g13 c12 d12 e12 f12 g12 d9")
    assert mat.kicks("K*") == short | long
    assert mat.why("K*d9") == "FF-4.3"  # a rival stands there
    assert mat.why("K*e12") == "FF-4.2"  # circled: no throw, and no kick so far
    assert mat.why("K*a7") == "FF-4.2"


@pytest.mark.clause("FF-7.2")
def test_short_ends_in_his_own_half() -> None:
    mat = Mat("K e2", "K e13", "e2")
    assert mat.why("K*e6") == ""
    high = Mat("K g2, A1 h7", "K e13", "g2")
    assert high.why("K*g6") == ""
    away = Mat("K e1", "K e12", "e12", to_move="away")
    assert {"K*e8", "K*a3", "K*e6"} <= away.legal
    assert "K*e7" not in away.legal


@pytest.mark.clause("FF-7.2")
def test_a_pass_back_to_the_keeper_binds_him() -> None:
    mat = Mat("C e4, K e1, A1 b5", "A1 b9, K e13", "e4").play("C*e1", "A1>b7")
    assert all(text.startswith("K*") for text in mat.legal)


@pytest.mark.clause("FF-7.3")
def test_a_ball_on_an_empty_red_square_binds_the_keeper() -> None:
    mat = Mat("C d9, K e1", "K e13, A1 h9, B1 a13", "d9").play("C*d13")
    assert mat.document["must_play"] == "keeper"
    assert all(text.startswith("K>d13*") for text in mat.legal)
    assert mat.why("A1>h7") == "FF-7.3"
    assert mat.why("K>e14") == "FF-7.3"
    assert mat.why("K>d13=") == "FF-4.6"
    mat.play("K>d13*a3")
    assert mat.turn == "home"


@pytest.mark.clause("FF-7.3")
@pytest.mark.parametrize(("keeper", "late"), [("e14", False), ("e12", False), ("f13", True),
                                             ("g12", True), ("f14", True), ("", True)])  # fmt: skip
def test_too_late_is_a_penalty_at_once(keeper: str, late: bool) -> None:  # noqa: FBT001 - of the table
    mat = Mat("C d9, K e1", f"A1 h9{', K ' + keeper if keeper else ''}", "d9").play("C*d13")
    assert mat.phase == ("aim" if late else "play")
    assert mat.events == ([("penalty", "FF-7.3")] if late else [])
    assert mat.turn == ("home" if late else "away")
    assert mat.document["ball"] == ("e12" if late else "d13")


@pytest.mark.clause("FF-7.3")
def test_a_document_with_a_late_keeper_is_a_penalty() -> None:
    mat = Mat("K g2, A1 b5", "K e13", "d1")
    assert (mat.phase, mat.turn, mat.document["ball"]) == ("aim", "away", "e2")
