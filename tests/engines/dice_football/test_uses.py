"""What a roll is used for with the ball (chapter 5)."""

import pytest

from tests.engines.dice_football.played import AWAY, HOME, Pitch
from tests.engines.dice_football.table import drawn

SHUT = """
    11 . . . .  x  .  . . . .
    10 . . . x  o* x  . . . .
     9 . . . .  x  .  . . . .
"""


@pytest.mark.clause("DF-5.1")
def test_a_pass_ends_on_another_own_piece() -> None:
    board = """
        12 . . . . o  . . . . .
        11 . . . . .  . . . . .
        10 . . o . o* o . . o .
         9 . . . o .  . . . . .
    """
    four = drawn(board, face=4).pitch
    assert four.to("pass") == {"c10", "i10", "e12", "d9"}
    assert four.why("pass:f10") == "DF-4.1"  # an odd number of steps away
    assert four.why("pass:e10") == "DF-4.1"  # it has the ball
    assert four.why("pass:g12") == "DF-5.1"  # nobody is there
    four.play("pass:c10")
    assert four.now == ("roll", "home", "c10")
    assert four.events == [("pass", "DF-5.1")]
    assert four.document["last_face"] == 4


@pytest.mark.clause("DF-5.1")
def test_the_keeper_may_be_passed_to() -> None:
    assert "pass:e1" in Pitch("e1 e4", "f18", "e4", face=3).legal
    assert Pitch("e1 e4", "f18", "e4", face=2).why("pass:e1") == "DF-4.1"
    assert "pass:e4" in Pitch("e1 e4", "f18", "e1", face=3).legal


@pytest.mark.clause("DF-5.1")
def test_a_rival_is_no_target() -> None:
    assert Pitch("e1 e4", "f18 e6", "e4", face=2).why("pass:e6") == "DF-4.1"


@pytest.mark.clause("DF-5.2")
def test_a_shot_may_have_steps_to_spare() -> None:
    for face in (4, 5, 6):
        shot = Pitch("e1 e15", "f18", "e15", face=face).play("goal")
        assert shot.events == [("goal", "DF-5.2"), ("kick-off", "DF-4.2")]
        assert shot.document["score"] == [1, 0]
    assert Pitch("e1 e15", "f18", "e15", face=3).why("goal") == "DF-5.2"


@pytest.mark.clause("DF-5.2")
def test_a_shot_goes_in_beside_the_keeper() -> None:
    """d17, d18, goal: the keeper on d18 sends it over e17 and e18."""
    open_goal = Pitch("e1 d16", "g18", "d16", face=3)
    assert "goal" in open_goal.legal
    shut = Pitch("e1 d16", "d18", "d16", face=3)
    assert shut.why("goal") == "DF-5.2"
    assert "goal" in Pitch("e1 d16", "d18", "d16", face=4).legal
    walled = Pitch("e1 d16", "d18 d17 e16 c16", "d16", face=6)
    assert "goal" not in walled.legal


@pytest.mark.clause("DF-5.2")
def test_away_shoots_at_row_1() -> None:
    shot = Pitch("e1", "f18 f3", "f3", face=3, to_move="away").play("goal")
    assert shot.document["score"] == [0, 1]
    assert shot.now == ("roll", "home", "centre")


@pytest.mark.clause("DF-5.3")
def test_a_ball_that_can_go_nowhere_else_is_cleared() -> None:
    pitch = Pitch(HOME, AWAY, "d7", face=1)
    assert pitch.legal == {"clear:c7", "clear:e7", "clear:d6", "clear:d8"}
    assert pitch.why("clear:d9") == "DF-4.1"
    assert pitch.why("stay") == "DF-5.3"
    pitch.play("clear:d8")
    assert pitch.now == ("roll", "away", "d8")
    assert pitch.events == [("clearance", "DF-5.3")]


@pytest.mark.clause("DF-5.3")
def test_nobody_clears_who_can_pass_or_shoot() -> None:
    passing = Pitch("e1 d5 d7", "f18", "d5", face=2)
    assert passing.to("clear") == set()
    assert passing.why("clear:e6") == "DF-5.3"
    shooting = Pitch("e1 d17", "f18", "d17", face=3)
    assert shooting.legal == {"goal"}
    assert shooting.why("clear:d14") == "DF-5.3"


@pytest.mark.clause("DF-5.3")
def test_a_ball_with_no_way_at_all_stays_and_the_turn_passes() -> None:
    shut = drawn(SHUT, face=3).pitch
    assert shut.legal == {"stay"}
    shut.play("stay")
    assert (shut.now[1], shut.document["last_face"]) == ("away", None)
    spent = drawn(SHUT, face=3, bonus={"home": 2, "away": 1}).pitch.play("stay")
    assert spent.document["bonus"] == {"home": 0, "away": 1}


@pytest.mark.clause("DF-5.3")
def test_from_a_start_cell_the_rival_gets_it_on_his_nearest_piece() -> None:
    corner = Pitch("e1 c12", "f18 a17 b18", "corner:a18", face=3)
    assert corner.legal == {"stay"}
    assert corner.play("stay").phase == "choose-ball"
    assert corner.to("ball") == {"a17", "b18"}
    assert corner.play("ball:b18").now == ("roll", "away", "b18")
    centre = Pitch("e1", "f18 e9 f9 e10 f10", face=2)
    assert centre.legal == {"stay"}
    assert centre.play("stay").to("ball") == {"e9", "f9", "e10", "f10"}


@pytest.mark.clause("DF-5.4")
def test_a_side_that_can_do_either_may_choose() -> None:
    both = Pitch("e1 e15 h15", "f18", "e15", face=5)
    assert both.legal == {"goal", "pass:h15"}
    assert both.why("stay") == "DF-5.3"
    corner = Pitch("g1 b2 d4", "f18", "b2", face=4)
    assert corner.legal == {"pass:d4", "corner:left"}


@pytest.mark.clause("DF-5.5")
def test_the_ball_never_leaves_over_the_own_goal_mouth() -> None:
    """From e3 the line is three steps away, but the way over it is e3, d3, c3, c2, c1 and out."""
    for face in range(1, 7):
        pitch = Pitch("d1 e3", "f18", "e3", face=face)
        assert "goal" not in pitch.legal
        assert ("corner:left" in pitch.legal) == (face >= 2)
    away = Pitch("e1", "g18 f17", "f17", face=6, to_move="away")
    assert "goal" not in away.legal


@pytest.mark.clause("G-7")
def test_a_move_of_another_phase_is_refused() -> None:
    move, roll = Pitch(face=2), Pitch()
    assert move.why("roll:3") == "G-7"
    assert roll.why("clear:e9") == "G-7"
    assert move.why("put:d7") == "G-7"
    assert move.why("keeper:f1") == "G-7"
    assert move.why("ball:d7") == "G-7"
    assert move.why("call") == "G-7"
    assert Pitch(phase="over", score=[1, 0]).why("roll:1") == "G-7"


@pytest.mark.clause("G-3")
def test_who_is_to_use_a_roll_may_resign_or_offer_a_draw() -> None:
    pitch = Pitch(face=1)
    assert pitch.why("resign") == pitch.why("draw") == ""
    pitch.play("draw")
    assert pitch.document["draw_offer"] == "home"
    assert pitch.why("draw") == "G-3"
    pitch.play("clear:e9")
    assert (pitch.why("draw"), pitch.why("resign")) == ("G-7", "G-7")  # the die is in the air
    answer = Pitch(face=1, draw_offer="away")
    drawn_match = Pitch.opened({}, answer.document).play("draw")
    outcome = drawn_match.session.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (None, "G-3")
    assert answer.play("clear:e9").document.get("draw_offer") is None
    lost = Pitch(face=1).play("resign").session.outcome
    assert lost is not None
    assert (lost.winner, lost.clause) == (1, "G-3")
