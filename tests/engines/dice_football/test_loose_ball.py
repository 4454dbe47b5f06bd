"""A ball on an empty square (chapter 6)."""

from typing import Any

import pytest

from tests.engines.dice_football.played import Pitch, squares
from tests.engines.dice_football.table import drawn


@pytest.mark.clause("DF-6.1", "DF-6.2")
def test_a_recovery_goes_from_the_nearest_piece_through_the_ball() -> None:
    board = """
        12 . . . o . . . . . .
        11 . . . . . . . . . .
        10 . o . * . . o . . .
         9 . . . . . . . . . .
         5 . . . o . . . . . .
    """
    five = drawn(board, face=5).pitch
    assert five.legal == {"recover:b10>g10", "recover:d12>g10"}
    assert five.why("recover:g10>d12") == "DF-6.1"  # five steps, but g10 is three from the ball
    assert five.why("recover:b10>d5") == "DF-4.1"
    assert five.why("recover:b10>e10") == "DF-6.2"
    five.play("recover:b10>g10")
    assert five.now == ("roll", "home", "g10")
    assert five.events == [("recovery", "DF-6.2")]
    four = drawn(board, face=4).pitch
    assert four.legal == {"recover:b10>d12", "recover:d12>b10"}


@pytest.mark.clause("DF-6.1")
def test_ways_are_counted_round_the_other_sides_pieces() -> None:
    """c10 is two squares away but behind a rival; from e12 it is three steps and no way round."""
    board = """
        12 . . .  . . . . . . .
        11 . . .  x . . . . . .
        10 . . o  x * . . . . o
         9 . . .  x . . . . . .
         8 . . .  . . . . . . .
         7 . . .  . o . . . . .
    """
    pitch = drawn(board, face=6, bonus={"home": 2}).pitch
    assert pitch.to("recover") == {"e7>j10"}
    seven = drawn(board, face=6, bonus={"home": 1}).pitch
    assert seven.why("recover:c10>e7") == "DF-6.1"


@pytest.mark.clause("DF-6.1")
def test_from_a_start_cell_it_is_a_step_to_its_square() -> None:
    pitch = Pitch("e1 a15 c18 d17", "f18", "corner:a18", phase="choose-ball")
    assert pitch.to("ball") == {"c18"}
    shut = Pitch("e1 a16 c18 h18", "f18 a17 b18", "corner:a18", phase="choose-ball")
    assert shut.to("ball") == {"a16", "c18"}  # plain distance: no way leads out of the corner
    centre = Pitch("e1 e6 f13", "f18 e8", phase="choose-ball")
    assert centre.to("ball") == {"f13"}


@pytest.mark.clause("DF-6.1")
def test_plain_distance_decides_where_no_piece_is_reached() -> None:
    board = """
        12 . . . . o . . . . .
        11 . . . . x . . . . .
        10 . o . x * x o . . .
         9 . . . . x . . . . .
    """
    pitch = drawn(board, phase="choose-ball").pitch
    assert pitch.to("ball") == {"e12", "g10"}
    assert pitch.why("ball:b10") == "DF-6.4"


@pytest.mark.clause("DF-6.2")
def test_the_way_must_go_through_the_ball() -> None:
    """Two steps lead from c10 to c12, but not over d10."""
    two = Pitch("e1 c10 e10 c12", "f18", "d10", face=2)
    assert two.legal == {"recover:c10>e10", "recover:e10>c10"}
    assert two.why("recover:c10>c12") == "DF-6.2"
    four = Pitch("e1 c10 c12", "f18", "d10", face=4)
    assert "recover:c10>c12" in four.legal


@pytest.mark.clause("DF-6.2")
def test_ending_on_the_ball_is_no_recovery() -> None:
    pitch = Pitch("e1 c10 i10", "f18 h2", "d10", failures=3).play("roll:1")
    assert ("recovery-failed", "DF-6.3") in pitch.events
    assert pitch.now == ("roll", "away", "d10")


@pytest.mark.clause("DF-6.2")
def test_it_ends_on_another_piece() -> None:
    """Not on the one it began from, and passing over it again is no path either."""
    pitch = Pitch("e1 d10 d14", "f18", "d11", face=3)
    assert pitch.to("recover") == set()
    assert Pitch("e1 d10 d14", "f18", "d11", face=4).to("recover") == {"d10>d14"}


@pytest.mark.clause("DF-6.2", "DF-5.2")
def test_a_recovery_may_go_straight_in() -> None:
    for face in (4, 5, 6):
        pitch = Pitch("e1 d15", "f18", "d16", face=face)
        assert "recover:d15>goal" in pitch.legal
    scored = pitch.play("recover:d15>goal")
    assert scored.events == [("goal", "DF-6.2"), ("kick-off", "DF-4.2")]
    assert scored.document["score"] == [1, 0]
    three = Pitch("e1 d15 f16", "f18", "d16", face=3)
    assert three.legal == {"recover:d15>f16"}
    assert three.why("recover:d15>goal") != ""
    keeper = Pitch("e1 d15", "d18 c18 d17", "d16", face=6)
    assert keeper.to("recover") == {"d15>goal"}  # e16 e17 e18


@pytest.mark.clause("DF-6.3", "G-2")
def test_a_recovery_that_is_not_possible_fails_by_itself() -> None:
    pitch = Pitch("e1 c10 i10", "f18 h2 h4", "d10").play("roll:2")
    assert pitch.events == [("recovery-failed", "DF-6.3")]
    assert pitch.now == ("roll", "away", "d10")
    assert pitch.document["failures"] == 1
    pitch.play("roll:1")
    assert pitch.now == ("roll", "home", "d10")
    assert pitch.document["failures"] == 2


@pytest.mark.clause("DF-6.3", "DF-8.1")
def test_a_corner_may_be_given_instead_of_failing() -> None:
    pitch = Pitch("e1 b3 i10", "f18 h2", "b2", face=2)
    assert pitch.legal == {"corner:left", "stay"}
    stayed = Pitch("e1 b3 i10", "f18 h2", "b2", face=2).play("stay")
    assert stayed.events == [("recovery-failed", "DF-6.3")]
    assert stayed.now == ("roll", "away", "b2")
    assert pitch.play("corner:left").now == ("corner-roll", "away", "corner:a1")
    can = Pitch("e1 b3 b1", "f18 h2", "b2", face=2)
    assert can.legal == {"recover:b3>b1", "recover:b1>b3", "corner:left"}
    assert can.why("stay") == "DF-6.3"


@pytest.mark.clause("DF-6.4")
def test_a_ball_that_no_face_recovers_is_dead() -> None:
    """Home has nobody else within six steps, nor has away."""
    clears = Pitch("e1 a9 j3", "f18 j13", "a9").play("roll:1", "clear:a10")
    assert clears.events == [("clearance", "DF-5.3"), ("dead-ball", "DF-6.4")]
    assert clears.now == ("roll", "away", "j13")
    nearer = Pitch("e1 a9 j3", "f18 j13 a15", "a9").play("roll:1", "clear:a10")
    assert nearer.now == ("roll", "away", "a15")
    alive = Pitch("e1 a9 c12", "f18 j14", "a9").play("roll:1", "clear:a10")
    assert alive.now == ("roll", "away", "a10")


@pytest.mark.clause("DF-6.4")
def test_among_equals_the_side_to_roll_chooses() -> None:
    pitch = Pitch("e1 a9 j3", "f18 c11 d10", "a9").play("roll:1", "clear:a10")
    assert pitch.now == ("roll", "away", "a10")  # c11 and d10 recover it by a 6
    dead = Pitch("e1 e9 j3", "f18 a10 i10", "e9").play("roll:1", "clear:e10")
    assert dead.phase == "choose-ball"
    assert dead.to("ball") == squares("a10 i10")
    assert dead.why("ball:f18") == "DF-6.4"
    assert dead.play("ball:i10").now == ("roll", "away", "i10")


@pytest.mark.clause("DF-6.4")
def test_the_test_is_made_without_bonus() -> None:
    """Seven steps would do: a face of 5 and the bonus of 2."""
    failing: dict[str, Any] = {"to_move": "away", "bonus": {"home": 2}}
    dead = Pitch("e1 d10 d17", "f18 j2 j4", "d11", **failing).play("roll:1")
    assert dead.events == [("recovery-failed", "DF-6.3"), ("dead-ball", "DF-6.4")]
    assert dead.now == ("roll", "home", "d10")
    alive = Pitch("e1 d10 d16", "f18 j2 j4", "d11", **failing).play("roll:1")
    assert alive.now == ("roll", "home", "d11")


@pytest.mark.clause("DF-6.4")
def test_after_so_many_failures_it_is_dead() -> None:
    far: dict[str, Any] = {"home": "e1 c10 c4", "away": "f18 h2", "ball": "c9"}
    usual = Pitch(**far, failures=11).play("roll:1")
    assert usual.events == [("recovery-failed", "DF-6.3"), ("dead-ball", "DF-6.4")]
    assert usual.document["failures"] == 0
    early = Pitch(**far, failures=1, options={"recovery_limit": 2}).play("roll:1")
    assert ("dead-ball", "DF-6.4") in early.events
    later = Pitch(**far, failures=10).play("roll:1")
    assert later.now == ("roll", "away", "c9")
    assert later.document["failures"] == 11


@pytest.mark.clause("DF-6.4")
def test_failures_start_anew_with_a_recovery() -> None:
    back = Pitch("e1 c10 c7", "f18 h2", "c9", failures=7).play("roll:3", "recover:c10>c7")
    assert back.document["failures"] == 0
    corner = Pitch("e1 b3 i10", "f18 h2", "b2", face=2, failures=5).play("corner:left")
    assert corner.document["failures"] == 0


@pytest.mark.clause("DF-6.4")
def test_a_keeper_who_steps_in_the_way_can_make_it_dead() -> None:
    """Tested whenever a roll falls due, so also after a call.

    Home can only shoot: from f14 over g14 to g18 and in, six steps, unless the keeper stands there.
    """
    alive = Pitch("e1 f14", "f18", "g14")
    assert alive.now == ("roll", "home", "g14")
    alive.play("away call", "roll:6", "keeper:g18")
    assert alive.events == [("keeper-moved", "DF-7.1"), ("dead-ball", "DF-6.4")]
    assert alive.now == ("roll", "home", "f14")


@pytest.mark.clause("DF-6.2", "DF-5.4")
def test_who_has_the_ball_does_not_recover_and_the_other_way_round() -> None:
    held = Pitch("e1 d5 d7", "f18", "d5", face=2)
    assert held.why("recover:d5>d7") == "DF-6.2"
    loose = Pitch("e1 d5 d8", "f18", "d6", face=3)
    assert loose.legal == {"recover:d5>d8"}
    for text in ("pass:d8", "clear:e8", "goal", "stay"):
        assert loose.why(text).startswith("DF-")
