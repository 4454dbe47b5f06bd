"""Fouls, free kicks and penalties (chapters 12 to 14)."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch

TOUCH = {"touch_move": "on"}
AWARD: dict[str, Any] = {"kind": "free-kick", "side": "home", "spot": "d7", "offender": 5}


@pytest.mark.clause("CF-12.1")
def test_who_touches_a_player_and_moves_another_is_cautioned() -> None:
    pitch = Pitch("4 a3, 10 a9", "1 e13", "a7", options=TOUCH)
    assert {"touch:4", "touch:10"} <= pitch.legal
    pitch.play("touch:4")
    assert pitch.document["touched"] == 4
    assert pitch.why("touch:10") == "CF-12.1"
    pitch.play("10*a8")
    assert pitch.document["cautions"]["home"] == {"4": 1}
    kept = Pitch("4 a3, 10 a9", "1 e13", "a7", options=TOUCH).play("touch:4", "4*a8")
    assert kept.document["cautions"]["home"] == {}
    second = Pitch("4 a3, 10 a9", "", "a7", options=TOUCH, cautions={"home": {"4": 1}})
    second.play("touch:4", "10*a8")
    assert second.document["sent_off"]["home"] == [4]
    assert ("sent-off", "CF-12.1") in second.events
    idle = Pitch("4 a3, 7 h3", "", "a7", options=TOUCH)
    assert idle.why("touch:7") == "CF-12.1"  # he cannot play the ball, and somebody must
    assert "touch:4" not in Pitch("4 a3", "", "a7").legal


@pytest.mark.clause("CF-12.2")
def test_a_ball_that_is_placed_stays() -> None:
    """The rules know no way back; undo is off unless agreed (G-6)."""
    pitch = Pitch("4 a3", "1 e13, 5 h1", "a7").play("4*b7")
    assert pitch.why("4*c7") != ""
    assert "b7" not in pitch.steps(5)


@pytest.mark.clause("CF-12.3")
@pytest.mark.parametrize(
    ("move", "away", "kind"),
    [
        ("5>d9", "5 a9, 1 e12", "free-kick"),
        ("5>d11", "5 a11, 1 e12", "penalty"),
        ("1>d12", "5 a9, 1 e12", ""),  # the keeper may
        ("5>c9", "5 a9, 1 e12", ""),
        ("5>d9", "5 a9, 1 d13", ""),  # the goal square is not empty: no chance
    ],
)
def test_interference(move: str, away: str, kind: str) -> None:
    pitch = Pitch("10 d3", away, "d7", to_move="away").play(move)
    assert pitch.phase == ("foul" if kind else "play")
    if kind:
        assert pitch.events[-1] == ("foul", "CF-12.3")
        assert pitch.document["restart"]["kind"] == kind
        assert pitch.document["to_move"] == "home"


@pytest.mark.clause("CF-12.3")
def test_a_knight_has_no_line_and_who_cannot_take_has_no_chance() -> None:
    assert Pitch("8 c5", "5 a9", "d7", to_move="away").play("5>d9").phase == "play"
    barred = Pitch("10 d3", "5 a9", "d7", to_move="away", barred={"home": [10]})
    assert barred.play("5>d9").phase == "play"


@pytest.mark.clause("CF-12.4")
def test_stop_sends_the_offender_off() -> None:
    restart = AWARD | {"takers": [10]}
    pitch = Pitch("10 d3", "5 d9, 1 e13", "d7", phase="foul", restart=restart)
    assert pitch.legal == {"stop", "advantage"}
    pitch.play("stop")
    assert pitch.document["sent_off"]["away"] == [5]
    assert pitch.phase == "wall"
    assert ("free-kick", "CF-12.4") in pitch.events


@pytest.mark.clause("CF-12.4")
def test_advantage_keeps_him_until_the_turn_ends() -> None:
    restart = AWARD | {"takers": [10]}
    pitch = Pitch("10 d3", "5 d9, 1 e13", "d7", phase="foul", restart=restart)
    pitch.play("advantage")
    assert pitch.where("away", 5) == "d9"
    assert pitch.document["restart"]["kind"] == "advantage"
    assert pitch.why("10*d9") == "CF-9.5"
    pitch.play("10*h11")
    assert pitch.document["sent_off"]["away"] == [5]
    assert pitch.document["restart"] is None if "restart" in pitch.document else True


@pytest.mark.clause("CF-12.5")
def test_two_centrales_on_one_colour() -> None:
    home = "1 e1, 2 c3, 3 e3, 4 a3, 5 h3, 6 c5, 8 f5, 7 b6, 9 g6, 10 d6, 11 e6"
    pitch = Pitch(home, "", None, phase="place").play("ready")
    assert (pitch.phase, pitch.document["to_move"]) == ("dismiss", "away")
    assert pitch.legal == {"dismiss:2", "dismiss:3"}
    assert pitch.why("dismiss:4") == "CF-12.5"
    pitch.play("dismiss:3")
    assert pitch.document["sent_off"]["home"] == [3]
    assert (pitch.phase, pitch.document["to_move"]) == ("place", "away")
    fine = Pitch(home.replace("3 e3", "3 f3"), "", None, phase="place").play("ready")
    assert fine.phase == "place"


@pytest.mark.clause("CF-13.1")
def test_the_taker_is_who_sent_last_else_there_is_a_choice() -> None:
    restart = AWARD | {"takers": [4, 10]}
    pitch = Pitch("10 d3, 4 h7, 8 a1", "5 d9", "d7", phase="foul", restart=restart)
    assert pitch.play("stop").legal == {"taker:4", "taker:10"}
    assert pitch.why("taker:8") == "CF-13.1"
    last = {"side": "home", "number": 8}
    sent = Pitch("10 d3, 4 h7, 8 a1", "5 d9", "d7", phase="foul", restart=restart, last_sender=last)
    sent.play("stop")
    assert sent.where("home", 8) == "d7"
    assert sent.document["restart"]["taker"] == 8


@pytest.mark.clause("CF-13.2")
def test_rivals_are_moved_out_and_a_wall_may_be_put_up() -> None:
    restart = AWARD | {"takers": [10]}
    pitch = Pitch("10 d3", "5 d9, 4 d8, 6 h12", "d7", phase="foul", restart=restart)
    pitch.play("stop")
    assert ("moved-away", "CF-18.1") in pitch.events
    assert pitch.where("away", 4) == "d10"
    assert {"no-wall", "6>g10"} <= pitch.legal
    assert pitch.why("4>d9") == "CF-13.2"
    assert pitch.play("6>g10").phase == "free-kick"


@pytest.mark.clause("CF-13.3")
def test_the_free_kick() -> None:
    award = {"kind": "free-kick", "side": "home", "spot": "d7", "taker": 10}
    pitch = Pitch("10 d7", "1 e13", "d7", phase="free-kick", restart=award)
    assert "d13" in pitch.sends(10)
    assert pitch.why("10*d0") == "CF-9.7"
    pitch.play("10*a7")
    assert pitch.document["barred"]["home"] == [10]
    assert Pitch("10 d7", "1 e13", "d7", phase="free-kick", restart=award).play("10*d13").document[
        "score"
    ] == [1, 0]


def penalty(taker: str = "10 d3", away: str = "1 e12, 5 d11, 6 c12") -> Pitch:
    number = int(taker.split(maxsplit=1)[0])
    restart = AWARD | {"kind": "penalty", "takers": [number]}
    return Pitch(taker, away, "d7", phase="foul", restart=restart)


@pytest.mark.clause("CF-14.1")
def test_a_penalty() -> None:
    pitch = penalty().play("stop")
    assert pitch.phase == "keeper"
    assert pitch.where("away", 6) == "b12"
    assert pitch.legal == {"keeper@d13", "keeper@e13"}
    assert pitch.why("keeper@d12") == "CF-14.1"
    pitch.play("keeper@e13", "toss:heads")
    assert (pitch.where("home", 10), pitch.document["ball"]) == ("e11", "e11")
    assert penalty().play("stop", "keeper@e13", "toss:tails").document["ball"] == "d11"
    without = penalty(away="5 d11").play("stop")
    assert without.phase == "penalty-toss"


@pytest.mark.clause("CF-14.2")
def test_a_central_stands_on_his_colour_and_the_coin_is_the_keepers() -> None:
    pitch = penalty("2 c3").play("stop")
    assert pitch.phase == "penalty-toss"
    pitch.play("toss:heads")
    assert (pitch.where("home", 2), pitch.where("away", 1)) == ("e11", "e13")
    assert pitch.phase == "penalty"
    assert penalty("2 c3").play("stop", "toss:tails").where("away", 1) == "d13"


@pytest.mark.clause("CF-14.3")
def test_a_penalty_is_sent_forward() -> None:
    pitch = penalty().play("stop", "keeper@e13", "toss:tails")
    assert "d13" in pitch.sends(10)
    assert pitch.why("10*d10") == "CF-14.3"
    assert pitch.why("10*h11") == "CF-14.3"
    miss = penalty().play("stop", "keeper@d13", "toss:tails", "10*d12")
    assert (miss.phase, miss.document["barred"]["home"]) == ("play", [10])
    away = Pitch(
        "1 e1, 5 d2", "10 d9", "d7", phase="foul", to_move="away",
        restart=AWARD | {"kind": "penalty", "side": "away", "offender": 5, "takers": [10]},
    )  # fmt: skip
    assert away.phase == "foul"
