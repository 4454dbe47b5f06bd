"""The worked cases of the rule file, word by word."""

import pytest

from tests.engines.figurine_football.mat import Mat, fresh, squares


@pytest.mark.clause("FF-3.3", "FF-4.2", "FF-4.3")
def test_case_1_the_start() -> None:
    mat = fresh()
    onto_ball = {text.split(">")[0] for text in mat.legal if ">e7" in text}
    assert onto_ball == {"C"}
    assert mat.why("C>e8") == "FF-3.3"
    assert {"C>e7=", "C>e7*e11", "C>e7*f10", "C>e7*g8"} <= mat.legal
    assert mat.why("C>e7*g10") == "FF-4.2"
    assert mat.why("C>e7*f9") == "FF-4.3"


@pytest.mark.clause("FF-3.1")
def test_case_2_an_a_on_b5() -> None:
    mat = Mat("A1 b5", "", "e7")
    assert mat.steps("A1") == squares("a4 c4 a6 c6 d3 d7 b3 b7 d5")
    assert Mat("A1 b5", "A1 a6, A2 c6", "e7").why("A1>b7") == "FF-3.1"


@pytest.mark.clause("FF-3.2")
def test_case_3_a_b_on_a3() -> None:
    around = "A1 a4"
    assert "B1>a5" in Mat("B1 a3", "B1 b4, B2 b2", "e7").legal
    assert Mat("B1 a3", f"B1 b4, B2 b2, {around}", "e7").why("B1>a5") == "FF-3.1"


@pytest.mark.clause("FF-4.3", "FF-4.7")
def test_case_4_a_shot() -> None:
    mat = Mat("C e12", "K e14", "e12")
    for square in ("d14", "f14"):
        assert Mat("C e12", "K e14", "e12").play(f"C*{square}").events == [("goal", "FF-4.7")]
    assert mat.why("C*e14") == "FF-4.3"


@pytest.mark.clause("FF-7.3")
def test_case_5_the_ball_on_d1() -> None:
    near = Mat("K e2, A1 b5", "C d5, K e13", "d5", to_move="away").play("C*d1")
    assert near.legal
    assert all(text.startswith("K>d1*") for text in near.legal)
    far = Mat("K g2, A1 b5", "C d5, K e13", "d5", to_move="away").play("C*d1")
    assert (far.phase, far.turn) == ("aim", "away")


@pytest.mark.clause("FF-3.3", "FF-5.1")
def test_case_6_a_captain_tackles() -> None:
    mat = Mat("A1 d5, K e1", "C d9, K e13", "d5", to_move="away")
    assert mat.why("C>d5=") == "FF-3.3"
    mat.play("C>d7", "K>e2", "C>d5=")
    assert mat.document["station"]["home"] == ["A1"]
    assert mat.document["bookings"]["home"] == 1
