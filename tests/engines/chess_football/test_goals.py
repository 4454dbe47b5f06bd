"""Where a ball may be sent at last, and goals (CF-9.7, chapter 10, case 4)."""

from typing import Any

import pytest

from tests.engines.chess_football.pitch import drawn, legal, pitch, plays

OWN_GOAL = """
    2  .  .  .  6v .  .  .  .
    1  .  2v 4^ o  9v .  .  .
    0  -  -  -  .  .  -  -  -
"""
CASE_4 = """
   13  -  -  -  x  x  -  -  -
   12  .  .  .  o  .  .  .  .
   11  .  .  .  .  11^.  .  .
"""


def after(home: str, away: str, ball: str, text: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - keys of a document
    """The document after one move."""
    return pitch(home, away, ball, **more).play(text).document


@pytest.mark.clause("CF-9.7")
def test_a_the_board_and_the_rival_s_goal_come_first() -> None:
    position = pitch("10 d6", "", "d3")
    assert "10*d2" in position.legal
    assert position.why("10*d0") == "CF-9.7"
    edge = pitch("4 a5", "", "a9")
    assert edge.why("4*side@a9") == edge.why("4*end@a12") == "CF-9.7"
    goal_only = pitch("7 c11", "", "c12")
    assert legal(goal_only) == {"7*d13"}
    assert goal_only.why("7*end@c12") == "CF-9.7"


@pytest.mark.clause("CF-9.7", "CF-9.3")
def test_b_the_own_goal_when_nothing_else_is_left() -> None:
    board = drawn(OWN_GOAL)
    assert legal(board.pitch) == {"4*d0"}
    assert board.pitch.why("4>c2") == "CF-9.3"  # it counts for the obligation
    assert board.pitch.why("4*b1") == "CF-9.5"
    left = drawn(OWN_GOAL.replace("6v", ". "))
    assert "4*d2" in left.pitch.legal
    assert left.pitch.why("4*d0") == "CF-9.7"


@pytest.mark.clause("CF-9.7")
def test_a_player_in_the_own_goal_stops_a_lateral_s_way_out() -> None:
    board = drawn(OWN_GOAL.replace("-  .  .  -", "-  1^ .  -"), barred={"home": [1]})
    assert plays(board.pitch) == set()
    assert "4>c2" in board.pitch.legal
    assert board.pitch.why("4*d0") == "CF-9.5"


WAYS_OUT = {
    "lateral at a rival's corner": ("4 a11", "5 b12, 6 a10", "a12", "side@a12 end@a12"),
    "lateral at an own corner": ("4 a2", "5 b1, 6 a3", "a1", "side@a1 own@a1"),
    "central at the side": ("2 b4", "6 b6, 7 c3", "a5", "side@a5"),
    "volante in a corner": ("8 b3", "6 c2", "a1", "side@a1 own@a1"),
    "mixto at the end": ("7 b11", "", "b12", "end@b12"),
    "mixto in a corner": ("7 h11", "", "h12", "end@h12 side@h12"),
    "mixto before the keeper": ("7 c11", "1 d13", "c12", "end@c12"),
}


@pytest.mark.clause("CF-9.7", "CF-9.3")
@pytest.mark.parametrize(("home", "away", "ball", "ways"), WAYS_OUT.values(), ids=WAYS_OUT)
def test_c_out_of_the_board_when_nothing_else_is_left(
    home: str, away: str, ball: str, ways: str
) -> None:
    number = home.split(maxsplit=1)[0]
    position = pitch(home, away, ball)
    assert legal(position) == {f"{number}*{way}" for way in ways.split()}


@pytest.mark.clause("CF-9.7")
def test_c_is_refused_while_a_square_is_left() -> None:
    assert pitch("4 a11", "5 b12", "a12").why("4*end@a12") == "CF-9.7"
    assert pitch("8 b3", "", "a1").why("8*side@a1") == "CF-9.7"
    assert pitch("2 b4", "6 b6", "a5").why("2*side@a5") == "CF-9.7"


@pytest.mark.clause("CF-9.7", "CF-8.3")
def test_at_a_kick_off_nothing_goes_out_or_into_the_own_goal() -> None:
    position = pitch("11 d6", "8 c7", "d6", phase="kick-off")
    assert legal(position) == {"11*d7", "11*e7"}
    assert position.why("11*end@d12") != ""
    goalwards = pitch("10 d6", "7 h12", "d6", phase="kick-off")
    assert "10*d13" in goalwards.legal
    assert goalwards.why("10*d0") == "CF-9.7"


@pytest.mark.clause("CF-10.1", "CF-4.2")
def test_case_4_a_mixto_takes_aslant_and_scores() -> None:
    board = drawn(CASE_4)
    assert {f"11*{square}" for square in board.marks} <= legal(board.pitch)
    assert drawn(CASE_4, options={"mixto_ball": "straight"}).pitch.why("11*d13") == "CF-4.2"
    for square in sorted(board.marks):
        scored = drawn(CASE_4).pitch.play(f"11*{square}")
        assert scored.document["score"] == [1, 0]
        assert scored.events[0] == ("goal", "CF-10.1")


@pytest.mark.clause("CF-10.1")
def test_a_goal_from_either_side_and_from_a_kick_off() -> None:
    assert after("10 d9", "1 h12", "d11", "10*d13")["score"] == [1, 0]
    assert after("1 h1", "10 e4", "e2", "10*e0", to_move="away")["score"] == [0, 1]
    kicked = after("10 d6", "1 h12", "d6", "10*d13", phase="kick-off")
    assert kicked["score"] == [1, 0]
    assert pitch("10 d9", "1 d13", "d11").why("10*d13") == "CF-9.5"
    assert pitch("10 d9", "1 d12", "d11").why("10*d13") == "CF-9.5"
    assert after("10 d9", "1 h12", "d11", "10*d12")["score"] == [0, 0]


@pytest.mark.clause("CF-10.2")
def test_an_own_goal_counts_for_the_rival_who_does_not_kick_off() -> None:
    scored = drawn(OWN_GOAL).pitch.play("4*d0")
    assert scored.document["score"] == [0, 1]
    assert scored.events[0] == ("own-goal", "CF-10.2")
    assert scored.document["to_move"] == "home"
    away = pitch("2 g12, 6 e11, 9 d12", "4 f12", "e12", to_move="away").play("4*e13")
    assert away.document["score"] == [1, 0]
    assert away.document["to_move"] == "away"


@pytest.mark.clause("CF-10.3")
def test_after_a_goal_all_place_anew_and_the_lists_are_empty() -> None:
    document = after(
        "10 d9, 4 a1", "1 h12, 4 h3", "d11", "10*d13",
        barred={"home": [4], "away": [4]}, offside={"away": [4]},
        streak={"side": "home", "number": 10, "count": 2},
        last_sender={"side": "home", "number": 10},
        cautions={"away": {"4": 1}}, sent_off={"home": [5]}, used_subs=[2, 1],
    )  # fmt: skip
    assert (document["phase"], document["to_move"], document["ball"]) == ("place", "away", None)
    assert set(document["players"]["home"].values()) == {None}
    assert document["barred"] == document["offside"] == {"home": [], "away": []}
    assert document["streak"] is document["last_sender"] is None
    assert document["cautions"] == {"home": {}, "away": {"4": 1}}
    assert document["sent_off"] == {"home": [5], "away": []}
    assert document["used_subs"] == [2, 1]


@pytest.mark.clause("CF-10.3")
def test_a_ball_that_is_no_goal_changes_none_of_that() -> None:
    document = after("10 d9, 4 a1", "1 h12", "d11", "10*d12", used_subs=[2, 1])
    assert (document["phase"], document["ball"], document["used_subs"]) == ("play", "d12", [2, 1])
    assert document["last_sender"] == {"side": "home", "number": 10}
