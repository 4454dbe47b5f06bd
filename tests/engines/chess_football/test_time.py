"""Clocks, halves and modes (chapters 5 to 7)."""

import pytest

from engines.chess_football import BOOK
from engines.core.errors import OptionError
from engines.core.options import as_json, read_options
from tests.engines.chess_football.played import Pitch

CLOCK = {"turn_seconds": 20}
FOUL = {"kind": "free-kick", "side": "home", "spot": "d7", "offender": 5, "takers": [4, 10]}


@pytest.mark.clause("CF-5.1")
def test_a_turn_is_lost_when_the_clock_falls() -> None:
    pitch = Pitch("4 a3", "5 h3", "a7", options=CLOCK, offside={"home": [4]})
    before = pitch.document["players"]
    pitch.play("timeup:turn")
    assert pitch.document["players"] == before
    assert (pitch.document["to_move"], pitch.document["offside"]["home"]) == ("away", [])
    assert pitch.events == [("turn-lost", "CF-5.1")]
    assert "timeup:turn" not in Pitch("4 a3", "", "a7").clocks


@pytest.mark.clause("CF-5.1")
def test_the_clock_decides_for_who_does_not() -> None:
    foul = Pitch("10 d3, 4 h7", "5 d9, 1 e13", "d7", phase="foul", restart=FOUL, options=CLOCK)
    foul.play("timeup:turn")
    assert ("sent-off", "CF-12.4") in foul.events
    assert foul.phase == "taker"
    foul.play("timeup:turn")
    assert foul.document["restart"]["taker"] == 4
    assert foul.phase == "wall"
    foul.play("timeup:turn")
    assert foul.phase == "free-kick"
    foul.play("timeup:turn")
    assert (foul.phase, foul.document["to_move"]) == ("play", "away")


@pytest.mark.clause("CF-5.1")
def test_the_keeper_stands_at_the_kickers_left_if_time_is_up() -> None:
    award = {"kind": "penalty", "side": "home", "spot": "d7", "offender": 5, "taker": 4}
    pitch = Pitch(
        "4 d3", "1 e12", "d7", phase="keeper", to_move="away", restart=award, options=CLOCK
    )
    pitch.play("timeup:turn")
    assert pitch.where("away", 1) == "d13"


@pytest.mark.clause("G-3")
def test_nobody_resigns_while_a_coin_is_in_the_air() -> None:
    toss = Pitch("", "", None, phase="toss")
    assert (toss.why("resign"), toss.why("draw")) == ("G-7", "G-7")
    assert Pitch("4 a3", "", "a7").why("resign") == ""


@pytest.mark.clause("CF-7.1")
def test_two_halves_and_a_draw_is_possible() -> None:
    timed = {"match": "time"}
    pitch = Pitch("4 a3", "5 h3", "a7", options=timed).play("timeup:half")
    assert pitch.events == [("half-time", "CF-7.1")]
    assert (pitch.phase, pitch.document["half"]) == ("place", 2)
    end = Pitch("4 a3", "5 h3", "a7", half=2, score=[1, 1], options=timed).play("timeup:half")
    outcome = end.rules.outcome(end.state)
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.clause) == (None, (1, 1), "CF-7.1")
    goals = Pitch("10 d9", "", "d11", score=[6, 0], options=timed).play("10*d13")
    assert goals.phase == "place"  # no number of goals ends it


@pytest.mark.clause("CF-7.1")
def test_a_foul_is_played_out_before_the_half_ends() -> None:
    foul = Pitch("10 d3", "5 d9, 1 e13", "d7", phase="foul", restart=FOUL | {"takers": [10]})
    foul.play("timeup:half")
    assert foul.document["time_up"]
    foul.play("advantage", "10*d8")
    assert ("sent-off", "CF-12.4") in foul.events
    assert (foul.phase, foul.document["half"]) == ("place", 2)
    award = {"kind": "throw-in", "side": "home", "spot": "a5"}
    throw = Pitch("4 c3, 10 d3", "5 h3", None, phase="throw-in", restart=award)
    assert throw.play("timeup:half").document["half"] == 2


@pytest.mark.clause("CF-7.2")
def test_goals_end_a_match() -> None:
    six = Pitch("10 d9", "", "d11", score=[5, 4]).play("10*d13")
    assert six.phase == "over"
    four = Pitch("10 d9", "", "d11", score=[3, 0]).play("10*d13")
    assert four.phase == "over"
    outcome = four.rules.outcome(four.state)
    assert outcome is not None
    assert outcome.clause == "CF-7.2"
    assert Pitch("10 d9", "", "d11", score=[3, 1]).play("10*d13").phase == "place"


@pytest.mark.clause("CF-7.2")
def test_level_at_the_end_the_next_goal_wins() -> None:
    pitch = Pitch("10 d9", "1 e12", "d11", half=2, score=[1, 1]).play("timeup:half")
    assert (pitch.phase, pitch.document["half"]) == ("play", 3)
    assert "timeup:half" not in pitch.clocks
    assert pitch.play("10*d13").phase == "over"
    led = Pitch("10 d9", "1 e12", "d11", half=2, score=[2, 1]).play("timeup:half")
    assert led.phase == "over"


@pytest.mark.clause("CF-7.3")
def test_junior_has_five_players_and_no_more_than_the_ball() -> None:
    junior = {"mode": "junior"}
    pitch = Pitch("", "", None, phase="toss", options=junior).play("toss:heads")
    assert pitch.phase == "kick-off"
    assert pitch.document["players"]["home"] == {
        "1": "e1", "2": "c3", "4": "a3", "8": "f5", "10": "d6",
    }  # fmt: skip
    assert pitch.clocks == set()
    foul = Pitch("10 d3", "4 a9", "d7", options=junior, to_move="away").play("4>d9")
    assert foul.phase == "play"
    home = "1 c1, 2 c2, 4 d2, 8 e1, 10 e2"
    assert Pitch(home, "", "d1", options=junior).sends(1) == set()
    three = Pitch("10 d9", "", "d11", score=[2, 2], options=junior).play("10*d13")
    assert three.phase == "over"


@pytest.mark.clause("CF-7.3")
def test_modes_settle_options() -> None:
    for given, wrong in (
        ({"mode": "junior", "half_minutes": 20}, "half_minutes"),
        ({"mode": "junior", "substitutions": 3}, "substitutions"),
        ({"mode": "master", "goals": 5}, "goals"),
        ({"mode": "master", "touch_move": False}, "touch_move"),
    ):
        with pytest.raises(OptionError) as refused:
            read_options(BOOK.options, given)
        assert refused.value.option == wrong
    master = as_json(read_options(BOOK.options, {"mode": "master"}))
    assert (master["turn_seconds"], master["touch_move"], master["goals"]) == (20, True, 6)
    junior = as_json(read_options(BOOK.options, {"mode": "junior"}))
    assert (junior["goals"], junior["players"], junior["turn_seconds"]) == (3, 5, 0)
    assert as_json(read_options(BOOK.options, junior)) == junior
    assert read_options(BOOK.options, {"mode": "master", "match": "time"}).match == "time"
    free = read_options(BOOK.options, {"goals": 2, "players": 7, "touch_move": "on"})
    assert (free.goals, free.players, free.touch_move) == (2, 7, True)
