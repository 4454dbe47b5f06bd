"""The modes, and what else falls with a clock (chapters 5 and 7)."""

import pytest

from engines.chess_football import BOOK
from engines.core.errors import OptionError
from engines.core.options import as_json, read_options
from tests.engines.chess_football.played import Pitch

CLOCK = {"turn_seconds": 20}
JUNIOR = {"mode": "junior"}
AWARD = {"kind": "penalty", "side": "home", "spot": "d11", "offender": 5, "taker": 10}


@pytest.mark.clause("CF-5.1")
def test_of_two_centrales_the_lower_number_goes_on_time() -> None:
    home = "1 e1, 2 c3, 3 e3, 4 a3, 5 h3, 6 c5, 8 f5, 7 b6, 9 g6, 10 d6, 11 e6"
    pitch = Pitch(home, "", None, phase="place", options=CLOCK).play("ready")
    assert pitch.phase == "dismiss"
    assert pitch.play("timeup:turn").document["sent_off"]["home"] == [2]


@pytest.mark.clause("CF-5.1")
def test_the_left_of_an_away_kicker_is_e0() -> None:
    award = AWARD | {"side": "away", "spot": "d2"}
    pitch = Pitch(
        "1 c4", "10 d9", "d7", phase="keeper", restart=award, options=CLOCK
    )  # fmt: skip
    assert pitch.legal == {"keeper@d0", "keeper@e0"}
    assert pitch.play("timeup:turn").where("home", 1) == "e0"


@pytest.mark.clause("CF-5.1")
def test_an_advantage_lost_on_time_sends_the_offender_off_all_the_same() -> None:
    award = {"kind": "advantage", "side": "home", "offender": 5}
    pitch = Pitch("10 d3", "5 d9, 1 e13", "d7", restart=award, options=CLOCK).play("timeup:turn")
    assert pitch.document["sent_off"]["away"] == [5]
    assert pitch.document["to_move"] == "away"


@pytest.mark.clause("CF-7.1")
@pytest.mark.parametrize("send", ["10*d13", "10*d12"])
def test_a_penalty_is_sent_before_the_match_is_over(send: str) -> None:
    pitch = Pitch(
        "10 d11", "1 e13", "d11", phase="penalty", restart=AWARD, half=2, options={"match": "time"}
    ).play("timeup:half")
    assert (pitch.phase, pitch.document["time_up"]) == ("penalty", True)
    assert "timeup:half" not in pitch.clocks
    pitch.play(send)
    assert pitch.phase == "over"
    assert pitch.document["score"] == [int(send == "10*d13"), 0]


@pytest.mark.clause("CF-7.1")
def test_who_lost_the_toss_kicks_off_the_second_half() -> None:
    lost = Pitch("4 a3", "5 h3", "a7").play("timeup:half")
    assert (lost.phase, lost.document["to_move"]) == ("place", "away")
    won = Pitch("4 a3", "5 h3", "a7", first_kick="away").play("timeup:half")
    assert won.document["to_move"] == "home"


@pytest.mark.clause("CF-7.2")
@pytest.mark.parametrize(
    ("score", "phase"), [([5, 5], "over"), ([4, 5], "place"), ([3, 0], "over"), ([2, 0], "place")]
)
def test_six_goals_or_four_ahead(score: list[int], phase: str) -> None:
    pitch = Pitch("10 d9", "", "d11", score=score, half=2).play("10*d13")
    assert pitch.phase == phase


@pytest.mark.clause("CF-7.3")
def test_junior_knows_no_offside_touch_or_substitution() -> None:
    runner = Pitch("4 a3, 8 b10", "1 e13, 4 h9", "a5", options=JUNIOR).play("4*a6")
    assert runner.document["offside"]["home"] == []
    idle = Pitch("4 a3", "", "h9", options=JUNIOR)
    assert idle.steps(4)
    assert idle.why("sub:4/12@a6")
    assert idle.why("touch:4")
    assert "touch:4" in Pitch("4 a3", "", "h9", options={"touch_move": "on"}).legal


@pytest.mark.clause("CF-7.3")
def test_who_concedes_kicks_off_from_the_default_line_up_in_junior() -> None:
    pitch = Pitch(
        "1 a1, 2 c3, 4 h1, 8 b5, 10 d9", "1 a12, 2 f10, 4 h10, 8 c8, 10 g6", "d11", options=JUNIOR
    ).play("10*d13")
    assert (pitch.phase, pitch.document["to_move"]) == ("kick-off", "away")
    assert (pitch.document["ball"], pitch.where("away", 10)) == ("e7", "e7")
    assert (pitch.where("home", 10), pitch.where("home", 8)) == ("d5", "f5")


@pytest.mark.clause("CF-7.3")
@pytest.mark.parametrize(
    "given",
    [
        {"mode": "junior", "mixto_ball": "straight", "goals": 5, "turn_seconds": 60},
        {"mode": "master", "turn_seconds": 20, "goals": 6, "margin": 4},
        {"mode": "senior", "half_minutes": 1, "advance": 9, "players": 5, "substitutions": 0},
    ],
)
def test_what_a_mode_leaves_open(given: dict[str, object]) -> None:
    assert as_json(read_options(BOOK.options, given)).items() >= given.items()


@pytest.mark.clause("CF-7.3")
@pytest.mark.parametrize(
    ("mode", "option", "value"),
    [
        ("junior", "margin", 2),
        ("junior", "players", 7),
        ("junior", "advance", 1),
        ("junior", "match", "time"),
        ("master", "half_minutes", 20),
        ("master", "turn_seconds", 30),
        ("master", "advance", 2),
        ("master", "offside", "off"),
        ("master", "mixto_ball", "straight"),
        ("senior", "half_minutes", 61),
        ("senior", "advance", 0),
        ("senior", "players", 4),
        ("expert", "mode", "expert"),
    ],
)
def test_what_a_mode_refuses(mode: str, option: str, value: object) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(BOOK.options, {"mode": mode, option: value})
    assert refused.value.option == option
