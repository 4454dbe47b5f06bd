"""Corners, given and taken (chapter 8)."""

from typing import Any

import pytest

from tests.engines.dice_football.played import Pitch


def corner(home: str = "e1", away: str = "f18", at: str = "a18", **more: Any) -> Pitch:  # noqa: ANN401 - keys of a document
    """A corner that home, or whoever is said, takes."""
    return Pitch(home, away, f"corner:{at}", phase="corner-roll", **more)


# -- giving one


@pytest.mark.clause("DF-8.1")
@pytest.mark.parametrize(
    ("square", "face", "wings"),
    [
        ("b1", 1, {"left"}),
        ("c4", 1, {"left"}),
        ("c5", 1, set()),  # five steps
        ("c5", 2, {"left"}),
        ("h4", 1, {"right"}),
        ("j4", 1, {"right"}),
        ("e2", 1, {"left"}),
        ("e2", 2, {"left", "right"}),
        ("f3", 2, {"right"}),
        ("d6", 3, set()),
    ],
)
def test_it_takes_up_to_three_steps_more_than_the_roll(
    square: str, face: int, wings: set[str]
) -> None:
    given = Pitch(f"g1 {square}", "f18", square, face=face)
    assert given.to("corner") == wings
    if not wings:
        assert given.why("corner:left") == "DF-8.1"


@pytest.mark.clause("DF-8.1")
def test_away_gives_it_over_its_own_line() -> None:
    away = Pitch("e1", "f18 b17", "b17", face=1, to_move="away")
    assert away.to("corner") == {"left"}
    away.play("corner:left")
    assert away.now == ("corner-roll", "home", "corner:a18")
    right = Pitch("e1", "f18 i17", "i17", face=1, to_move="away").play("corner:right")
    assert right.now == ("corner-roll", "home", "corner:j18")
    assert Pitch("e1", "f18 b2", "b2", face=6, to_move="away").to("corner") == set()


@pytest.mark.clause("DF-8.1")
def test_the_rival_takes_it_at_that_side() -> None:
    left = Pitch(ball="d3", face=1, last_face=5, bonus={"away": 2}).play("corner:left")
    assert left.now == ("corner-roll", "away", "corner:a1")
    assert left.events == [("corner", "DF-8.1")]
    assert left.document["last_face"] is None
    assert left.document["bonus"] == {"home": 0, "away": 2}
    right = Pitch("e1 h2", "f18", "h2", face=1).play("corner:right")
    assert right.now == ("corner-roll", "away", "corner:j1")


@pytest.mark.clause("DF-8.1")
def test_the_way_out_is_a_way_of_the_ball() -> None:
    """Rivals on c1, b2 and a3 shut the corner; own pieces do not."""
    assert Pitch("e1 b3", "f18 c1 b2 a2", "b3", face=1).to("corner") == set()
    assert Pitch("e1 b3 c1 b2 a2", "f18", "b3", face=1).to("corner") == {"left"}


@pytest.mark.clause("DF-8.1")
def test_it_may_be_given_even_when_a_pass_is_possible() -> None:
    pitch = Pitch("g1 b2 b5", "f18", "b2", face=3)
    assert pitch.legal == {"pass:b5", "corner:left"}


@pytest.mark.clause("DF-8.1", "DF-5.3")
def test_it_may_be_given_instead_of_a_clearance() -> None:
    pitch = Pitch("g1 b2", "f18", "b2", face=1)
    assert pitch.legal == {"clear:a2", "clear:c2", "clear:b1", "clear:b3", "corner:left"}


@pytest.mark.clause("DF-8.1")
def test_on_a_loose_ball_the_way_reaches_the_ball_within_the_roll() -> None:
    """From b4 to the ball on b2 are two steps, over the line four."""
    assert Pitch("g1 b4 i9", "f18 h5", "b2", face=2).to("corner") == {"left"}
    one = Pitch("g1 b4 b1", "f18 h5", "b2", face=1)
    assert one.to("corner") == {"left"}  # b1 is nearest; b2, c2... a2, a1 and over
    near = "g1 b3 d2", "f18 h5", "b1"  # out in three steps, but two lead to the ball
    assert Pitch(*near, face=2).to("corner") == {"left"}
    assert Pitch(*near).play("roll:1").events == [("recovery-failed", "DF-6.3")]
    far = Pitch("g1 b5 d3", "f18 h5", "b3").play("roll:1")
    assert far.events == [("recovery-failed", "DF-6.3")]


@pytest.mark.clause("DF-8.1")
def test_no_corner_is_given_from_a_corner() -> None:
    """Home at its own end: no roll can bring that about, but a document may."""
    pitch = Pitch("g1 c4", "f18", "corner:a1", face=3, last_face=1)
    assert pitch.to("corner") == set()
    assert pitch.why("corner:left") == "DF-8.1"


@pytest.mark.clause("DF-8.1", "DF-4.2")
def test_a_corner_from_the_centre_takes_twelve_steps() -> None:
    """One to e9 or f9, ten to c1 or h1, one over the line."""
    assert Pitch("g1", "f18", face=6, bonus={"home": 2}).to("corner") == set()
    assert Pitch("g1", "f18", face=6, bonus={"home": 3}).to("corner") == {"left", "right"}


# -- taking one


@pytest.mark.clause("DF-8.2")
def test_two_rolls_make_the_sum() -> None:
    pitch = corner("e1 a16").play("roll:2")
    assert (pitch.phase, pitch.document["face"]) == ("corner-roll", 2)
    pitch.play("roll:3")
    assert pitch.now == ("move", "home", "corner:a18")
    assert (pitch.document["face"], pitch.document["last_face"]) == (5, 3)
    assert pitch.to("pass") == {"a16"}


@pytest.mark.clause("DF-8.2")
def test_equal_faces_are_a_foul() -> None:
    pitch = corner("e1 a16", "f18 c17 b14").play("roll:3", "roll:3")
    assert pitch.events == [("foul", "DF-8.3"), ("free-kick", "DF-8.4")]
    assert pitch.now == ("roll", "away", "c17")


@pytest.mark.clause("DF-8.2")
def test_a_corner_may_go_straight_in() -> None:
    pitch = corner().play("roll:1", "roll:4")  # a18 b18 c18 d18 and over the line
    assert "goal" in pitch.legal
    pitch.play("goal")
    assert pitch.document["score"] == [1, 0]
    assert pitch.now == ("roll", "away", "centre")
    assert "goal" not in corner().play("roll:1", "roll:3").legal
    away = corner("e1", "f18", "j1", to_move="away").play("roll:1", "roll:4")
    assert away.play("goal").document["score"] == [0, 1]


@pytest.mark.clause("DF-8.2")
def test_or_be_passed_or_cleared() -> None:
    passed = corner("e1 a16 c16").play("roll:1", "roll:2")
    assert passed.legal == {"pass:a16"}
    cleared = corner("e1", "f18 h5").play("roll:1", "roll:2")
    assert cleared.to("clear") == {"a16", "b17", "c18"}
    assert cleared.why("stay") == "DF-5.3"
    cleared.play("clear:b17")
    assert cleared.now[1] == "away"


@pytest.mark.clause("DF-8.2", "DF-8.3")
def test_the_second_face_counts_for_the_next_pair() -> None:
    """Neither the first one nor the sum."""
    passed = corner("e1 a16", "f18 c14").play("roll:1", "roll:2", "pass:a16")
    assert passed.document["last_face"] == 2
    for face, phase in ((1, "move"), (3, "move"), (2, "roll")):
        again = Pitch.opened({}, passed.document).play(f"roll:{face}")
        assert again.phase == phase
        assert (("foul", "DF-8.3") in again.events) == (face == 2)
