"""The worked cases of the rule text, on the default line-up."""

from typing import Any

import pytest

from tests.engines.dice_football.played import AWAY, HOME, Pitch


@pytest.mark.clause("DF-4.1", "DF-5.1")
def test_a_pass_goes_round_a_rival() -> None:
    """Case 1: away stands on e3, so from d3 to g3 it is five steps."""
    assert "pass:g3" not in Pitch(ball="d3", face=3).legal
    assert "pass:g3" in Pitch(ball="d3", face=5).legal
    assert "pass:g3" in Pitch(HOME, AWAY.replace("e3", "e4"), "d3", face=3).legal


@pytest.mark.clause("DF-5.2")
@pytest.mark.parametrize(
    ("keeper", "face", "scores"),
    [
        ("f18", 3, False),
        ("f18", 4, True),
        ("f18", 5, True),
        ("f18", 6, True),
        ("e18", 2, False),
        ("e18", 3, True),
    ],
)
def test_the_keeper_is_in_the_way_of_a_shot(keeper: str, face: int, scores: bool) -> None:  # noqa: FBT001 - a row of a table
    """Case 2: from f16 round the keeper on f18 four steps, and three if he stands aside."""
    pitch = Pitch(HOME, AWAY.replace("f18", keeper), "f16", face=face)
    assert ("goal" in pitch.legal) == scores


@pytest.mark.clause("DF-8.3", "DF-8.4")
def test_the_same_face_again_gives_the_ball_away() -> None:
    """Case 3."""
    pitch = Pitch(ball="e13", last_face=4).play("roll:4")
    assert pitch.events == [("foul", "DF-8.3"), ("free-kick", "DF-8.4")]
    assert pitch.now == ("roll", "away", "d12")


@pytest.mark.clause("DF-8.5")
def test_a_foul_before_the_own_goal() -> None:
    """Case 4: with a bonus of 1 the 2 is a goal, without it the keeper has the ball."""
    saved = Pitch(ball="d3", last_face=4).play("roll:4")
    assert saved.now == ("penalty", "away", "d3")
    assert saved.play("roll:2").now == ("roll", "home", "e1")
    assert saved.document["score"] == [0, 0]
    scored = Pitch(ball="d3", last_face=4, bonus={"away": 1}).play("roll:4", "roll:2")
    assert scored.now == ("roll", "home", "centre")
    assert scored.document["score"] == [0, 1]


@pytest.mark.clause("DF-8.1")
def test_a_corner_may_be_given_by_a_one() -> None:
    """Case 5: c3, c2, c1 and over the line are four steps, three more than the roll."""
    assert Pitch(ball="d3", face=1).to("corner") == {"left"}


@pytest.mark.clause("DF-8.2")
def test_a_corner_goes_straight_in() -> None:
    """Case 6: j18, i18, h18, g18 and over the line are five steps."""
    corner: dict[str, Any] = {"ball": "corner:j18", "phase": "corner-roll"}
    assert "goal" in Pitch(**corner).play("roll:2", "roll:3").legal
    shut = Pitch(HOME, AWAY.replace("f18", "g18"), **corner).play("roll:2", "roll:3")
    assert "goal" not in shut.legal
    rival = Pitch(HOME, AWAY.replace("g16", "i18"), **corner).play("roll:2", "roll:3")
    assert "goal" not in rival.legal
