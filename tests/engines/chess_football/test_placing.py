"""Placing and kick-off (chapter 8)."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch, squares

TEN = "1 e1, 2 c3, 3 f3, 4 a3, 5 h3, 6 c5, 8 f5, 7 b6, 9 g6"
AWAY = "1 d12, 2 f10, 3 c10, 4 h10, 5 a10, 6 f8, 8 c8, 7 g7, 9 b7, 10 e8, 11 d8"


def placing(home: str = "", away: str = "", **more: Any) -> Pitch:  # noqa: ANN401 - keys of a document
    return Pitch(home, away, None, **({"phase": "place"} | more))


@pytest.mark.clause("CF-8.1")
def test_a_side_puts_its_players_on_its_own_half_and_is_ready() -> None:
    pitch = placing()
    assert "put:4@a6" in pitch.legal
    assert pitch.why("put:4@a7") == "CF-8.1"
    assert pitch.why("ready") == "CF-8.1"
    assert "put:4@a6" in pitch.legal
    pitch.play("put:4@a6", "put:4@b6")
    assert pitch.where("home", 4) == "b6"
    assert pitch.why("put:5@b6") == "CF-8.1"
    assert "put:1@d0" in pitch.legal
    assert pitch.why("put:4@d0") == "CF-4.3"
    pitch.play("default")
    assert pitch.document["to_move"] == "away"
    assert pitch.document["ready"] == ["home"]


@pytest.mark.clause("CF-8.1")
def test_ready_needs_a_player_for_the_ball() -> None:
    nobody = placing(f"{TEN}, 10 d5, 11 e5")
    assert nobody.why("ready") == "CF-8.1"
    assert "ready" in placing(f"{TEN}, 10 d6, 11 e5").legal


@pytest.mark.clause("CF-8.1", "CF-18.1")
def test_default_goes_to_the_nearest_square_where_his_is_taken() -> None:
    pitch = placing("7 a3").play("default")
    assert pitch.where("home", 4) == "a2"  # a rook's step back, nearer to his own goal


@pytest.mark.clause("CF-8.1")
def test_the_clock_of_placing_is_default() -> None:
    pitch = placing()
    assert "timeup:turn" in pitch.clocks
    pitch.play("timeup:turn")
    assert pitch.document["ready"] == ["home"]
    assert pitch.where("home", 10) == "d6"
    assert "timeup:turn" not in placing(options={"placing_seconds": 0}).clocks


@pytest.mark.clause("CF-8.2")
def test_only_the_keeper_is_in_the_penal_area() -> None:
    pitch = placing()
    assert "put:1@d2" in pitch.legal
    assert pitch.why("put:4@d2") == "CF-8.2"
    other = placing(away="", to_move="away", ready=["home"])
    assert other.why("put:10@e7") == "CF-8.2"
    assert "put:10@d6" in pitch.legal


@pytest.mark.clause("CF-8.3", "CF-8.5")
def test_the_kick_off() -> None:
    pitch = placing().play("default", "default")
    assert pitch.phase == "kick-off"
    assert pitch.document["ball"] == "d6"
    assert pitch.events[-1] == ("kick-off", "CF-8.3")
    assert all(int(square[1:]) > 6 for square in pitch.sends(10))
    assert pitch.why("10*d5") == "CF-8.3"
    assert pitch.why("4*a5") == "CF-8.3"
    pitch.play("10*d7")
    assert pitch.document["barred"]["home"] == [10]
    second = Pitch(
        f"{TEN}, 10 d4, 11 e6", AWAY, None, phase="place", ready=["home"], to_move="away"
    )
    assert second.play("ready").document["ball"] == "e6"


@pytest.mark.clause("CF-8.3")
def test_the_kicker_waits_for_another_to_play_the_ball() -> None:
    pitch = Pitch("10 d6, 4 h6", "1 e13", "d8", barred={"home": [10]})
    assert pitch.sends(10) == set()
    assert pitch.why("10*d9") == "CF-8.3"
    other = Pitch("10 d6, 4 h8", "1 e13", "d8", barred={"home": [10]}).play("4*d9")
    assert other.document["barred"]["home"] == []


@pytest.mark.clause("CF-8.4")
def test_a_coin_decides_the_first_kick_off_and_the_loser_has_the_second() -> None:
    for coin, first, second in (
        ("toss:heads", "home", "away"),
        ("toss:tails", "away", "home"),
    ):
        pitch = Pitch("", "", None, phase="toss").play(coin)
        assert (pitch.phase, pitch.document["to_move"]) == ("place", first)
        pitch.play("timeup:half")
        assert pitch.document["half"] == 2
        assert pitch.document["to_move"] == second


@pytest.mark.clause("CF-8.5")
def test_the_default_line_up() -> None:
    players = placing().play("default", "default").document["players"]
    assert players["home"] == {
        "1": "e1", "2": "c3", "3": "f3", "4": "a3", "5": "h3", "6": "c5", "7": "b6", "8": "f5",
        "9": "g6", "10": "d6", "11": "e6",
    }  # fmt: skip
    assert players["away"]["10"] == "e8"
    assert players["away"]["1"] == "d12"
    assert set(players["away"].values()) == squares("d12 f10 c10 h10 a10 f8 c8 g7 b7 e8 d8")
