"""Interference, the foul choice and free kicks (CF-12.1 to CF-13.3), further cases."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch

TOUCH = {"touch_move": "on"}
AWARD: dict[str, Any] = {
    "kind": "free-kick", "side": "home", "spot": "d7", "offender": 5, "takers": [10],
}  # fmt: skip


def judged(home: str, away: str, **more: Any) -> Pitch:  # noqa: ANN401 - keys of a document
    award = AWARD | more.pop("award", {})
    return Pitch(home, away, "d7", phase="foul", restart=award, **more)


@pytest.mark.clause("CF-12.1")
def test_a_substitution_after_a_touch_is_cautioned_and_a_lost_turn_is_not() -> None:
    options = TOUCH | {"turn_seconds": 20}
    pitch = Pitch("4 a3, 7 b6", "", "h9", bench={"home": [12]}, options=options)
    pitch.play("touch:4", "sub:7/12@a6")
    assert pitch.document["cautions"]["home"] == {"4": 1}
    lost = Pitch("4 a3, 7 b6", "", "h9", options=options).play("touch:4", "timeup:turn")
    assert lost.document["cautions"]["home"] == {}
    assert "touched" not in lost.document


@pytest.mark.clause("CF-12.1")
def test_touching_is_for_play_alone() -> None:
    award = AWARD | {"taker": 10}
    kick = Pitch("10 d7", "1 e13", "d7", phase="free-kick", restart=award, options=TOUCH)
    assert not [text for text in kick.legal if text.startswith("touch")]
    assert kick.why("touch:10") == "G-7"


@pytest.mark.clause("CF-12.3")
@pytest.mark.parametrize("side", ["home", "away"])
def test_worked_case_5(side: str) -> None:
    """For home as it is written; for away with the field turned by a half."""
    if side == "home":
        foul = Pitch("10 d3", "5 a9, 1 e13", "d7", to_move="away").play("5>d9")
        keeper = Pitch("10 d3", "5 a9, 1 e13", "d7", to_move="away").play("1>d12")
    else:
        foul = Pitch("5 h4, 1 d0", "10 e10", "e6").play("5>e4")
        keeper = Pitch("5 h4, 1 d0", "10 e10", "e6").play("1>e1")
    assert ("foul", "CF-12.3") in foul.events
    assert (foul.phase, foul.document["to_move"]) == ("foul", side)
    assert keeper.phase == "play"
    foul.play("stop")
    assert ("free-kick", "CF-12.4") in foul.events
    assert ("penalty", "CF-12.4") not in foul.events


@pytest.mark.clause("CF-12.3")
@pytest.mark.parametrize(
    "memory",
    [
        {"offside": {"home": [10]}},
        {"streak": {"side": "home", "number": 10, "count": 3}},
        {"barred": {"home": [10]}},
    ],
)
def test_who_may_not_take_the_ball_has_no_chance(memory: dict[str, Any]) -> None:
    pitch = Pitch("10 d3", "5 a9, 1 e13", "d7", to_move="away", **memory).play("5>d9")
    assert pitch.phase == "play"


@pytest.mark.clause("CF-12.3")
def test_a_slanting_line_and_a_player_behind_the_ball() -> None:
    home, away = "2 b9, 1 a1", "4 h11, 1 e12"  # the bishop's line is a10 b11 c12 d13
    assert Pitch(home, away, "a10", to_move="away").play("4>b11").phase == "foul"
    assert Pitch(home, away, "a10", to_move="away").play("4>c11").phase == "play"
    far = Pitch("2 b5, 1 a1", away, "a10", to_move="away")
    assert far.play("4>b11").phase == "play"  # he does not reach the ball
    taken = Pitch("10 d3", "5 a5, 1 e13", "d7", to_move="away").play("5>d5")
    assert taken.phase == "play"  # between the taker and the ball, not the ball and the goal


@pytest.mark.clause("CF-12.4")
def test_an_advantage_without_a_ball_play_is_a_strategic_move() -> None:
    pitch = judged("10 c3, 4 a1", "5 d9, 1 e13").play("advantage")
    assert not [text for text in pitch.legal if "*" in text]
    pitch.play("4>a2")
    assert pitch.document["sent_off"]["away"] == [5]
    ball = judged("10 d3, 4 a1", "5 d9, 1 e13").play("advantage")
    assert ball.why("4>a2") == "CF-9.3"


@pytest.mark.clause("CF-12.5")
def test_a_taker_who_makes_two_of_one_colour() -> None:
    award = {"kind": "throw-in", "side": "home", "spot": "a5"}

    def thrown() -> Pitch:
        pitch = Pitch("2 b5, 3 c3, 4 h1", "1 e13", None, phase="throw-in", restart=award)
        return pitch.play("taker:2@a5")

    assert (thrown().phase, thrown().document["to_move"]) == ("dismiss", "away")
    other = thrown().play("dismiss:3")
    assert (other.phase, other.document["restart"]["taker"]) == ("throw-in", 2)
    taker = thrown().play("dismiss:2")
    assert (taker.phase, taker.document["to_move"]) == ("throw-in", "home")
    assert taker.legal == {"taker:3@a5", "taker:4@a5"}
    fine = Pitch("2 b5, 3 c4, 4 h1", "1 e13", None, phase="throw-in", restart=award)
    assert fine.play("taker:2@a5").phase == "throw-in"


@pytest.mark.clause("CF-13.1")
def test_who_sent_last_takes_it_unless_the_rival_did() -> None:
    award = {"takers": [4, 10]}
    home, away = "10 d3, 4 h7, 8 a1", "5 d9, 1 e13"
    rival = judged(home, away, award=award, last_sender={"side": "away", "number": 5})
    assert rival.play("stop").legal == {"taker:4", "taker:10"}
    memory = {
        "barred": {"home": [8]}, "offside": {"home": [8], "away": [1]},
        "streak": {"side": "home", "number": 8, "count": 3},
        "last_sender": {"side": "home", "number": 8},
    }  # fmt: skip
    pitch = judged(home, away, award=award, **memory).play("stop")
    assert pitch.where("home", 8) == "d7"
    assert pitch.document["barred"]["home"] == pitch.document["offside"]["away"] == []
    pitch.play("no-wall", "8*c5")
    assert pitch.document["barred"]["home"] == [8]
    assert pitch.document["streak"] == {"side": "home", "number": 8, "count": 1}


@pytest.mark.clause("CF-13.2")
def test_own_players_stay_and_the_wall_is_two_squares_away_and_no_foul() -> None:
    pitch = judged("10 d3, 4 d6", "5 d9, 6 b11, 1 e13").play("stop")
    assert pitch.where("home", 4) == "d6"
    assert {"6>d10", "6>c9", "no-wall"} - pitch.legal == {"6>c9"}
    assert pitch.why("6>c9") == "CF-13.2"
    assert pitch.why("6>e9") == "CF-4.1"
    assert pitch.play("6>d10").phase == "free-kick"
    assert ("foul", "CF-12.3") not in pitch.events
    assert "d13" not in pitch.sends(10)


@pytest.mark.clause("CF-13.3")
def test_a_free_kick_goes_anywhere_and_its_taker_waits() -> None:
    pitch = judged("10 d3, 4 h1", "5 d9, 1 e13").play("stop", "no-wall")
    assert {"d13", "d6", "a7", "g4"} <= pitch.sends(10)
    pitch.play("10*d6", "1>e12")
    assert pitch.sends(10) == set()
    assert pitch.why("10*d5")
