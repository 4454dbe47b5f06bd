"""Turn, ball and goals (chapters 9 and 10), with the worked cases."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch, squares


@pytest.mark.clause("CF-9.1")
def test_a_ball_play_takes_the_ball_s_place() -> None:
    pitch = Pitch("4 a3", "1 e13", "a7").play("4*c7")
    assert pitch.where("home", 4) == "a7"
    assert pitch.document["ball"] == "c7"
    assert pitch.document["to_move"] == "away"
    assert Pitch("4 a3", "", "a7").why("4*c8") == "CF-9.1"
    assert Pitch("4 a3", "", "b7").why("4*c7") == "CF-4.1"


@pytest.mark.clause("CF-9.2", "CF-9.3")
def test_case_1() -> None:
    pitch = Pitch("4 a3", "6 g7", "a7")
    columns = squares("b7 c7 d7 e7 f7 a8 a9 a10 a11 a12 a6 a5 a4 a2 a1")
    assert pitch.legal == {f"4*{square}" for square in columns}
    assert pitch.why("4*a3") == "CF-9.2"
    assert pitch.why("4>a5") == "CF-9.3"


@pytest.mark.clause("CF-9.2")
def test_case_2() -> None:
    pitch = Pitch("8 d10", "", "e12")
    assert pitch.legal == {"8*c11", "8*g11", "8*f10"}
    assert pitch.why("8*d10") == "CF-9.2"


@pytest.mark.clause("CF-9.5")
def test_case_3() -> None:
    pitch = Pitch("10 d9", "1 d13", "d11")
    assert {"10*e12", "10*d12"} <= pitch.legal
    assert pitch.why("10*d13") == "CF-9.5"
    assert "10*e13" not in pitch.legal


@pytest.mark.clause("CF-4.2", "CF-10.1")
def test_case_4() -> None:
    pitch = Pitch("11 e11", "", "d12")
    assert {"11*d13", "11*e13"} <= pitch.legal
    assert Pitch("11 e11", "", "d12", options={"mixto_ball": "straight"}).sends(11) == set()
    pitch.play("11*d13")
    assert pitch.document["score"] == [1, 0]


@pytest.mark.clause("CF-9.7")
def test_case_6() -> None:
    home = "1 d1, 2 c1, 3 c2, 4 c3, 5 d3, 6 e1, 8 e2, 10 e3"
    pitch = Pitch(home, "", "d2")
    assert pitch.sends(1) == set()
    assert pitch.why("1*d1") == "CF-9.2"


@pytest.mark.clause("CF-9.3")
def test_a_side_that_cannot_play_the_ball_moves_a_player() -> None:
    pitch = Pitch("1 e1, 11 b3", "4 a9", "h8")
    assert not any("*" in text for text in pitch.legal)
    assert {"11>b4", "1>d1"} <= pitch.legal
    assert pitch.why("pass") == "CF-9.3"


@pytest.mark.clause("CF-9.4")
def test_a_side_with_neither_passes() -> None:
    pitch = Pitch("7 b12", "4 b11", "h8")
    assert pitch.legal == {"pass"}
    assert pitch.play("pass").document["to_move"] == "away"
    assert "pass" not in Pitch("7 b5", "4 b11", "h8").legal


@pytest.mark.clause("CF-9.5")
def test_the_ball_lands_on_empty_squares_and_passes_nobody() -> None:
    pitch = Pitch("4 a3", "9 d7, 8 a9", "a7")
    assert pitch.sends(4) == squares("b7 c7 a8 a6 a5 a4 a2 a1")
    assert pitch.why("4*d7") == "CF-9.5"
    assert pitch.why("4*e7") == "CF-9.5"
    knight = Pitch("8 c5, 4 d8", "5 e7", "d7")
    assert "f8" in knight.sends(8)


@pytest.mark.clause("CF-9.6")
def test_three_successive_turns_and_no_more() -> None:
    streak = {"side": "home", "number": 10, "count": 3}
    pitch = Pitch("10 d4, 1 e1", "", "d7", streak=streak)
    assert pitch.sends(10) == set()
    assert pitch.why("10*d8") == "CF-9.6"
    other = Pitch("10 d4, 4 d9", "", "d7", streak=streak).play("4*h7")
    assert other.document["streak"] == {"side": "home", "number": 4, "count": 1}
    again = Pitch("10 d4", "", "d7", streak=streak | {"count": 2}).play("10*d9")
    assert again.document["streak"]["count"] == 3
    five = Pitch("10 d4", "", "d7", streak=streak, options={"advance": 5})
    assert "d9" in five.sends(10)


@pytest.mark.clause("CF-9.7")
def test_the_own_goal_comes_only_when_nothing_else_is_left() -> None:
    home = "1 c1, 2 c2, 3 e2, 4 d2, 6 e1"
    pitch = Pitch(home, "", "d1")
    assert pitch.sends(1) == squares("d0 e0")
    open_ = Pitch("1 c1, 2 c2, 3 e2, 6 e1", "", "d1")
    assert open_.sends(1) == {"d2"}
    assert open_.why("1*d0") == "CF-9.7"
    out = Pitch("7 h11", "", "h12")
    assert out.legal == {"7*end@h12"} | {"7*side@h12"}
    assert Pitch("7 h10", "", "h11").why("7*side@h11") == "CF-9.7"


@pytest.mark.clause("CF-10.1")
def test_a_goal() -> None:
    pitch = Pitch("10 d9", "1 e12", "d11").play("10*d13")
    assert pitch.events[0] == ("goal", "CF-10.1")
    assert pitch.document["score"] == [1, 0]
    assert Pitch("10 d9", "1 d13", "d11").why("10*d13") == "CF-9.5"


@pytest.mark.clause("CF-10.2")
def test_an_own_goal_counts_for_the_rival() -> None:
    pitch = Pitch("1 c1, 2 c2, 3 e2, 4 d2, 6 e1", "", "d1").play("1*d0")
    assert pitch.document["score"] == [0, 1]
    assert pitch.events[0] == ("own-goal", "CF-10.2")


@pytest.mark.clause("CF-10.3")
def test_who_conceded_kicks_off_and_lists_are_emptied() -> None:
    more: dict[str, Any] = {
        "barred": {"home": [4]},
        "offside": {"away": [4]},
        "cautions": {"home": {"4": 1}},
    }
    pitch = Pitch("10 d9, 4 a1", "1 e12, 4 h3", "d11", sent_off={"away": [5]}, **more)
    document = pitch.play("10*d13").document
    assert (document["phase"], document["to_move"], document["ball"]) == ("place", "away", None)
    assert document["barred"] == document["offside"] == {"home": [], "away": []}
    assert document["streak"] is document["last_sender"] is None
    assert document["cautions"]["home"] == {"4": 1}
    assert document["sent_off"]["away"] == [5]
