"""Fouls, free kicks and penalties (chapter 8)."""

import pytest

from tests.engines.dice_football.played import Pitch, squares
from tests.engines.dice_football.table import drawn


@pytest.mark.clause("DF-8.3")
def test_the_same_face_twice_running_is_a_foul() -> None:
    match = Pitch("e1 d7 d10 g10", "f18 e13", "d7").play("roll:3", "pass:d10", "roll:3")
    assert match.events[1:] == [("foul", "DF-8.3"), ("free-kick", "DF-8.4")]
    assert match.now == ("roll", "away", "e13")


@pytest.mark.clause("DF-8.3")
def test_another_face_breaks_the_pair() -> None:
    match = Pitch("e1 d7 d10 h10", "f18 e14", "d7").play("roll:3", "pass:d10")
    match.play("roll:4", "pass:h10", "roll:3")
    assert match.phase == "move"


@pytest.mark.clause("DF-8.3")
def test_bonus_points_make_no_pair_and_break_none() -> None:
    three = Pitch("e1 d7 d10", "f18 e13", "d7", last_face=3, bonus={"home": 1})
    assert three.play("roll:2").phase == "move"
    four = Pitch("e1 d7 d10", "f18 e13", "d7", last_face=3, bonus={"home": 1}).play("roll:3")
    assert ("foul", "DF-8.3") in four.events


@pytest.mark.clause("DF-8.3")
def test_the_first_roll_of_a_turn_is_never_a_foul() -> None:
    """Away rolls what home has rolled, and home again."""
    match = Pitch("e1 d7 d9", "f18 e13 d11", "d7").play("roll:1", "clear:d8", "roll:1")
    assert match.events == [("clearance", "DF-5.3"), ("recovery-failed", "DF-6.3")]
    match.play("roll:1")
    assert ("foul", "DF-8.3") not in match.events


@pytest.mark.clause("DF-8.3")
def test_a_recovery_is_the_first_roll_of_a_turn() -> None:
    before = Pitch("e1 d7 d9 d12", "f18 e15", "d8", last_face=2).play("roll:2")
    assert before.phase == "move"
    match = Pitch("e1 d7 d9 d12", "f18 e15", "d8").play("roll:2", "recover:d7>d9")
    assert match.document["last_face"] == 2
    foul = Pitch.opened({}, match.document).play("roll:2")
    assert ("foul", "DF-8.3") in foul.events
    assert match.play("roll:3").to("pass") == {"d12"}


@pytest.mark.clause("DF-8.3")
def test_the_second_roll_is_not_played() -> None:
    match = Pitch("e1 e15", "f18 c14", "e15", last_face=4).play("roll:4")
    assert match.document["score"] == [0, 0]
    assert match.now == ("roll", "away", "c14")


@pytest.mark.clause("DF-8.4")
def test_a_free_kick_is_the_rivals_nearest_pieces() -> None:
    match = Pitch("e1 e10", "f18 e13 i10 a3", "e10", last_face=4).play("roll:4")
    assert match.now == ("roll", "away", "e13")
    assert match.document["last_face"] is None


@pytest.mark.clause("DF-8.4")
def test_among_equals_the_rival_chooses() -> None:
    match = Pitch("e1 e10", "f18 e13 h10 a3", "e10", last_face=4).play("roll:4")
    assert match.now == ("choose-ball", "away", "e10")
    assert match.to("ball") == squares("e13 h10")
    assert match.why("ball:a3") == "DF-8.4"
    assert match.session.to_move == 1
    assert match.play("ball:h10").now == ("roll", "away", "h10")


@pytest.mark.clause("DF-8.4", "DF-6.1")
def test_steps_are_those_of_a_ball_path_of_that_side() -> None:
    """Away counts round home's pieces, and leaves freely the square of the one with the ball."""
    board = """
        12 . . . . .  . . . . .
        11 . . . o o  o . . . .
        10 . x . o o* . . . . x
         9 . . . o o  o . . . .
    """
    match = drawn(board, last_face=4).pitch.play("roll:4")
    assert match.now == ("roll", "away", "j10")


@pytest.mark.clause("DF-8.4")
def test_a_free_kick_may_go_straight_in() -> None:
    match = Pitch("e1 e5", "f18 f4", "e5", last_face=4).play("roll:4", "roll:4", "goal")
    assert match.document["score"] == [0, 1]


@pytest.mark.clause("DF-8.4")
def test_a_foul_in_the_rivals_big_area_is_a_free_kick() -> None:
    match = Pitch("e1 e16", "f18 b14", "e16", last_face=4).play("roll:4")
    assert match.events[-1] == ("free-kick", "DF-8.4")


@pytest.mark.clause("DF-8.5")
def test_a_foul_in_the_own_big_area_is_a_penalty() -> None:
    match = Pitch("e1 h3", "f18 b14", "h3", last_face=4, failures=3).play("roll:4")
    assert match.events == [("foul", "DF-8.3"), ("penalty", "DF-8.5")]
    assert match.now == ("penalty", "away", "h3")
    assert (match.document["failures"], match.document["last_face"]) == (0, None)
    keeper = Pitch("e1 h3", "f18 b14", "e1", last_face=4).play("roll:4")
    assert keeper.phase == "penalty"


@pytest.mark.clause("DF-8.5")
@pytest.mark.parametrize("face", range(1, 7))
def test_three_or_more_scores(face: int) -> None:
    match = Pitch("e1 h3", "f18 b14", "h3", phase="penalty", to_move="away").play(f"roll:{face}")
    if face >= 3:
        assert match.document["score"] == [0, 1]
        assert match.events == [("goal", "DF-8.5"), ("kick-off", "DF-4.2")]
        assert match.now == ("roll", "home", "centre")
    else:
        assert match.document["score"] == [0, 0]
        assert match.events == [("saved", "DF-8.5")]
        assert match.now == ("roll", "home", "e1")


@pytest.mark.clause("DF-8.5")
def test_away_fouls_before_its_own_goal() -> None:
    match = Pitch("e1 b3", "g18 c16", "c16", last_face=2, to_move="away").play("roll:2")
    assert match.now == ("penalty", "home", "c16")
    assert match.play("roll:1").now == ("roll", "away", "g18")
