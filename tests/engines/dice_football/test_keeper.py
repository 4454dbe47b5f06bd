"""The keeper who is called (chapter 7)."""

from typing import Any

import pytest

from tests.engines.dice_football.played import AWAY, HOME, Pitch, squares


@pytest.mark.clause("DF-7.1")
def test_either_side_may_call_before_a_ball_roll() -> None:
    for turn in ("home", "away"):
        assert Pitch(ball="d3", to_move=turn).callers == {"home", "away"}
        penalty = Pitch(ball="d3", phase="penalty", to_move=turn)
        assert penalty.callers == {"home", "away"}
    corner = Pitch(ball="corner:a1", phase="corner-roll")
    assert corner.callers == {"home", "away"}
    assert Pitch(ball="d8").callers == {"home", "away"}  # a loose ball


@pytest.mark.clause("DF-7.1")
def test_nobody_calls_between_a_roll_and_its_use() -> None:
    used = Pitch(face=3)
    assert used.callers == set()
    assert used.why("away call") == "G-7"
    for phase in ("draw", "choose-ball", "shoot-out", "over"):
        assert Pitch(phase=phase, ball="centre").callers == set()
    between = Pitch(ball="corner:a1", phase="corner-roll").play("roll:3")
    assert between.callers == set()
    assert between.why("call") == "DF-7.1"


@pytest.mark.clause("DF-7.1")
def test_once_a_side_between_two_ball_rolls() -> None:
    pitch = Pitch("e1 d3 d6", "f18", "d3").play("away call", "roll:1")
    assert pitch.callers == {"home"}
    assert pitch.why("away call") == "G-7"
    pitch.play("call", "roll:1")
    assert pitch.callers == set()
    assert pitch.why("call") == "DF-7.1"
    pitch.play("roll:2", "pass:d6")  # 2, and 1 of away's keeper
    assert pitch.callers == {"home", "away"}


@pytest.mark.clause("DF-7.1")
def test_a_call_is_the_turns_first_and_then_the_rivals() -> None:
    """The text alone is meant by the side whose turn it is, if it may."""
    pitch = Pitch(ball="d3").play("call")
    assert pitch.document["caller"] == "home"
    assert pitch.document["called"] == {"home": True, "away": False}
    pitch.play("roll:1")
    assert pitch.play("call").document["caller"] == "away"


@pytest.mark.clause("DF-7.1")
@pytest.mark.parametrize(
    ("keeper", "face", "reached"),
    [
        ("e1", 4, "d1 e1 f1"),
        ("d1", 4, "d1 e1"),
        ("d1", 5, "d1 e1 f1"),
        ("e1", 5, "d1 e1 f1 g1"),
        ("d1", 6, "d1 e1 f1 g1"),
        ("g1", 4, "f1 g1"),
    ],
)
def test_how_far_he_moves(keeper: str, face: int, reached: str) -> None:
    pitch = Pitch(f"{keeper} d5", ball="d5").play("call", f"roll:{face}")
    assert (pitch.phase, pitch.document["face"]) == ("keeper-move", face)
    assert pitch.to("keeper") == squares(reached)
    for square in squares("d1 e1 f1 g1") - squares(reached):
        assert pitch.why(f"keeper:{square}") == "DF-7.1"
    assert pitch.why("keeper:c1") != ""


@pytest.mark.clause("DF-7.1")
def test_away_moves_its_own_keeper_in_homes_turn() -> None:
    pitch = Pitch(ball="d3").play("away call", "roll:4")
    assert pitch.session.to_move == 1
    assert pitch.to("keeper") == squares("e18 f18 g18")
    pitch.play("keeper:g18")
    assert pitch.now == ("roll", "home", "d3")
    assert pitch.document["pieces"]["away"]["keeper"] == "g18"
    assert pitch.events == [("keeper-moved", "DF-7.1")]


@pytest.mark.clause("DF-7.1")
def test_he_may_stay() -> None:
    pitch = Pitch(ball="d3").play("call", "roll:6", "keeper:e1")
    assert pitch.now == ("roll", "home", "d3")
    assert pitch.events == []


@pytest.mark.clause("DF-7.1")
def test_a_keeper_who_has_the_ball_takes_it_along() -> None:
    pitch = Pitch(ball="e1").play("call", "roll:5", "keeper:g1")
    assert pitch.now == ("roll", "home", "g1")
    away = Pitch(ball="f18", to_move="away").play("call", "roll:4", "keeper:e18")
    assert away.now == ("roll", "away", "e18")


@pytest.mark.clause("DF-7.1")
def test_he_may_not_step_onto_a_loose_ball() -> None:
    pitch = Pitch("e1 c1 c3", "f18", "d1").play("call", "roll:6")
    assert pitch.to("keeper") == squares("e1 f1 g1")
    assert pitch.why("keeper:d1") == "DF-7.1"


@pytest.mark.clause("DF-7.1", "DF-8.3")
def test_his_rolls_neither_make_nor_break_a_pair() -> None:
    made = Pitch("e1 d3 d6", "f18", "d3", last_face=4).play("call", "roll:4", "keeper:e1")
    assert made.play("roll:3").phase == "move"
    kept = Pitch(ball="e13", last_face=4).play("call", "roll:5", "keeper:e1", "roll:4")
    assert ("foul", "DF-8.3") in kept.events


@pytest.mark.clause("DF-7.2")
def test_by_a_low_roll_he_stays() -> None:
    for face in (1, 2, 3):
        pitch = Pitch(ball="d3").play("call", f"roll:{face}")
        assert pitch.now == ("roll", "home", "d3")
        assert pitch.document["pieces"]["home"]["keeper"] == "e1"


@pytest.mark.clause("DF-7.3")
def test_a_low_roll_is_a_bonus_for_the_rival() -> None:
    pitch = Pitch("e1 d3 d8", "f18", "d3").play("away call", "roll:2")
    assert pitch.document["bonus"] == {"home": 2, "away": 0}
    assert pitch.events == [("bonus", "DF-7.3")]
    pitch.play("roll:3")
    assert pitch.to("pass") == {"d8", "e1"}
    pitch.play("pass:d8")
    assert pitch.document["bonus"] == {"home": 0, "away": 0}


@pytest.mark.clause("DF-7.3")
def test_no_bonus_comes_of_a_high_roll() -> None:
    pitch = Pitch(ball="d3").play("away call", "roll:4", "keeper:f18")
    assert pitch.document["bonus"] == {"home": 0, "away": 0}


@pytest.mark.clause("DF-7.3")
def test_several_add_up() -> None:
    pitch = Pitch("e1 d7", "f18 d9", "d7", bonus={"home": 1, "away": 2})
    pitch.play("call", "roll:3", "away call", "roll:1")
    assert pitch.document["bonus"] == {"home": 2, "away": 5}
    pitch.play("roll:1")
    assert "clear:a7" in pitch.legal  # three steps
    pitch.play("clear:a7")
    assert pitch.document["bonus"] == {"home": 0, "away": 5}


@pytest.mark.clause("DF-7.3")
def test_a_foul_uses_it_up() -> None:
    pitch = Pitch(ball="e13", last_face=4, bonus={"home": 3, "away": 1}).play("roll:4")
    assert pitch.document["bonus"] == {"home": 0, "away": 1}


@pytest.mark.clause("DF-7.3")
def test_a_failed_recovery_uses_it_up() -> None:
    pitch = Pitch("e1 c10 c4", "f18 h2", "c9", bonus={"home": 3, "away": 1}).play("roll:1")
    assert pitch.events == [("recovery-failed", "DF-6.3")]
    assert pitch.document["bonus"] == {"home": 0, "away": 1}


@pytest.mark.clause("DF-7.3")
def test_a_recovery_counts_it() -> None:
    pitch = Pitch("e1 c10 c4", "f18 h2", "c9", bonus={"home": 3}).play("roll:3")
    assert pitch.legal == {"recover:c10>c4"}


@pytest.mark.clause("DF-7.3", "DF-8.2")
def test_at_a_corner_it_is_added_once_to_the_sum() -> None:
    """1 and 2 and a bonus of 2: five steps from the cell."""
    corner: dict[str, Any] = {"ball": "corner:j18", "phase": "corner-roll", "bonus": {"home": 2}}
    pitch = Pitch("e1", "f18", **corner).play("roll:1", "roll:2")
    assert "goal" in pitch.legal
    assert pitch.document["face"] == 3
    without = Pitch("e1", "f18", **(corner | {"bonus": {}})).play("roll:1", "roll:2")
    assert "goal" not in without.legal
    for far in ("j13", "i14"):
        assert "goal" in Pitch(f"e1 {far}", "f18", **corner).play("roll:1", "roll:2").legal
    assert Pitch("e1 j14", "f18", **corner).play("roll:1", "roll:2").to("pass") == {"j14"}


@pytest.mark.clause("DF-7.3", "DF-8.5")
def test_it_counts_at_a_penalty() -> None:
    penalty: dict[str, Any] = {"ball": "d3", "phase": "penalty", "to_move": "away"}
    pitch = Pitch(**penalty).play("call", "roll:4", "keeper:f18", "home call", "roll:2", "roll:1")
    assert pitch.document["score"] == [0, 1]
    assert pitch.document["bonus"] == {"home": 0, "away": 0}
    other = Pitch(**penalty, bonus={"home": 2}).play("roll:2")
    assert other.document["score"] == [0, 0]
    assert other.document["bonus"] == {"home": 2, "away": 0}


@pytest.mark.clause("DF-7.3")
def test_it_lives_through_a_goal() -> None:
    pitch = Pitch("e1 e16", "f18", "e16", face=3, bonus={"home": 1, "away": 3}).play("goal")
    assert pitch.document["bonus"] == {"home": 0, "away": 3}


@pytest.mark.clause("DF-7.1")
def test_after_a_call_the_roll_that_was_due_comes_back() -> None:
    penalty = Pitch(ball="d3", phase="penalty", to_move="away").play("home call", "roll:6")
    assert penalty.play("keeper:g1").phase == "penalty"
    corner = Pitch(ball="corner:a18", phase="corner-roll").play("call", "roll:1")
    assert corner.phase == "corner-roll"
    line_up = HOME, AWAY.replace("f18", "e18")
    assert Pitch(*line_up, "d3", last_face=2).play("call", "roll:1").document["last_face"] == 2
