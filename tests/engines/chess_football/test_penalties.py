"""Penalties from both ends (chapter 14)."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch

AWARD: dict[str, Any] = {"kind": "penalty", "side": "home", "spot": "d7", "offender": 5}


def stopped(taker: str, away: str, home: str = "") -> Pitch:
    award = AWARD | {"takers": [int(taker.split(maxsplit=1)[0])]}
    return Pitch(f"{taker}{home}", away, "d7", phase="foul", restart=award).play("stop")


def by_away(taker: str) -> Pitch:
    """A penalty for away: 5 of home has fouled inside his own penal area."""
    award = AWARD | {"side": "away", "spot": "e6", "takers": [int(taker.split(maxsplit=1)[0])]}
    return Pitch("1 d1, 5 e2, 6 f1", taker, "e6", phase="foul", to_move="away", restart=award).play(
        "stop"
    )


@pytest.mark.clause("CF-14.1")
def test_everybody_leaves_but_the_keeper_of_the_goal() -> None:
    pitch = stopped("10 d3", "1 d12, 5 d11, 6 f12, 8 g10", ", 4 c11, 8 f11")
    inside = {f"{column}{row}" for column in "cdef" for row in (11, 12)}
    for side in ("home", "away"):
        there = set(pitch.document["players"][side].values()) & inside
        assert there == ({"d12"} if side == "away" else set())
    assert pitch.where("away", 8) == "g10"
    assert pitch.why("keeper@d0") == "CF-14.1"


@pytest.mark.clause("CF-14.1", "CF-14.3")
@pytest.mark.parametrize(("coin", "spot"), [("heads", "d2"), ("tails", "e2")])
def test_right_and_left_are_the_away_kickers(coin: str, spot: str) -> None:
    pitch = by_away("10 e9")
    assert pitch.document["to_move"] == "home"
    assert pitch.legal == {"keeper@d0", "keeper@e0"}
    pitch.play("keeper@d0", f"toss:{coin}")
    assert (pitch.where("away", 10), pitch.document["ball"]) == (spot, spot)
    assert {square[1:] for square in pitch.sends(10)} <= {"1", "0"}
    assert ("e0" in pitch.sends(10)) is (spot == "e2")
    assert "d0" not in pitch.sends(10)
    assert pitch.why("10*h2") == "CF-14.3"


@pytest.mark.clause("CF-14.2")
@pytest.mark.parametrize(
    ("taker", "spot"), [("2 c3", "e11"), ("2 b2", "e11"), ("3 f3", "d11"), ("3 a2", "d11")]
)
def test_a_central_keeps_his_colour(taker: str, spot: str) -> None:
    pitch = stopped(taker, "1 d12, 5 d11")
    assert pitch.phase == "penalty-toss"
    assert pitch.legal == {"toss:heads", "toss:tails"}
    pitch.play("toss:tails")
    assert pitch.where("home", int(taker[0])) == pitch.document["ball"] == spot
    assert pitch.where("away", 1) == "d13"
    assert stopped("4 c3", "1 d12, 5 d11").phase == "keeper"


@pytest.mark.clause("CF-14.2")
@pytest.mark.parametrize(("coin", "goal"), [("heads", "d0"), ("tails", "e0")])
def test_the_keeper_for_an_away_central(coin: str, goal: str) -> None:
    pitch = by_away("2 f10").play(f"toss:{coin}")
    assert (pitch.where("away", 2), pitch.where("home", 1)) == ("d2", goal)


@pytest.mark.clause("CF-14.3")
def test_a_goal_counts_and_a_miss_plays_on() -> None:
    goal = stopped("10 d3", "1 d12, 5 d11").play("keeper@e13", "toss:tails", "10*d13")
    assert (goal.document["score"], goal.phase) == ([1, 0], "place")
    miss = stopped("10 d3", "1 d12, 5 d11, 6 h12").play("keeper@d13", "toss:tails")
    assert "d13" not in miss.sends(10)
    assert miss.why("10*d13") == "CF-9.5"
    miss.play("10*d12")
    assert (miss.phase, miss.document["ball"], miss.document["to_move"]) == ("play", "d12", "away")
    assert miss.document["barred"]["home"] == [10]
