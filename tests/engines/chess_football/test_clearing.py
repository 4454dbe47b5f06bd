"""Offside from both ends, restarts that score or lapse, and players moved away, further cases."""

from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch


def restart(kind: str, **more: object) -> dict[str, Any]:
    return {"phase": kind, "restart": {"kind": kind, "side": "home", **more}}


def listed(pitch: Pitch) -> tuple[list[int], list[int]]:
    offside = pitch.document["offside"]
    return offside["home"], offside["away"]


@pytest.mark.clause("CF-11.1")
@pytest.mark.parametrize(
    ("away", "found"),
    [
        ("1 e13, 4 h11", [8]),  # a keeper in his goal stands on row 13
        ("1 e13, 4 h12", []),  # level
        ("1 f12, 4 h12", []),
        ("1 e13", []),  # fewer than two rivals
        ("1 e10, 4 h12", [8]),  # the keeper may be the second-last
    ],
)
def test_the_second_last_rival(away: str, found: list[int]) -> None:
    assert listed(Pitch("4 a3, 8 b12", away, "a5").play("4*a6")) == (found, [])


@pytest.mark.clause("CF-11.2")
def test_the_sender_is_not_judged_and_a_level_row_exempts_his_side_alone() -> None:
    assert listed(Pitch("4 a11", "1 e13, 5 h3", "c11").play("4*b11"))[0] == []
    side = Pitch("4 a8, 8 b11", "1 e13, 5 h9", "a11")
    assert listed(side.play("4*a6"))[0] == []  # sent from a11, level with b11
    before = Pitch("4 a8, 8 b12", "1 e13, 5 h9", "a11")
    assert listed(before.play("4*a6"))[0] == [8]


@pytest.mark.clause("CF-11.3")
def test_a_send_replaces_both_lists() -> None:
    pitch = Pitch(
        "4 a3, 8 b5", "1 e13, 5 h9, 10 g8", "a5", offside={"home": [8], "away": [5, 10]}
    ).play("4*a6")
    assert listed(pitch) == ([], [])


@pytest.mark.clause("CF-11.4")
@pytest.mark.parametrize("kind", ["throw-in", "corner", "goal-kick", "free-kick"])
def test_only_the_side_of_the_throw_is_free(kind: str) -> None:
    spot = {"throw-in": "a5", "corner": "a12", "goal-kick": "c1", "free-kick": "a5"}[kind]
    more = restart(kind, spot=spot, taker=4)
    pitch = Pitch(f"4 {spot}, 8 d12, 5 h4", "1 e13, 6 h9, 10 e2", spot, **more)
    home, away = listed(pitch.play("4*c4" if kind == "goal-kick" else "4*a7"))
    assert home == ([8] if kind == "free-kick" else [])
    assert away == [10]


@pytest.mark.clause("CF-16.1")
def test_a_goal_kick_may_score_and_must_leave_the_area() -> None:
    more = restart("goal-kick", spot="d1", taker=10)
    pitch = Pitch("10 d1, 1 h1", "1 e13, 5 h9", "d1", **more)
    assert pitch.why("10*d2") == "CF-16.1"
    assert pitch.why("10*c1") == "CF-16.1"
    assert {"d3", "b1", "d13"} <= pitch.sends(10)
    assert pitch.play("10*d13").document["score"] == [1, 0]


@pytest.mark.clause("CF-17.1")
@pytest.mark.parametrize(("left", "corner"), [("c1", "a1"), ("d1", "a1"), ("e1", "h1")])
def test_the_corner_is_on_the_side_where_the_ball_left(left: str, corner: str) -> None:
    more: dict[str, Any] = {
        "phase": "corner",
        "restart": {"kind": "corner", "side": "away", "spot": corner},
    }
    pitch = Pitch("4 h9", "10 d8, 1 e13", None, to_move="away", **more)
    assert pitch.legal == {f"taker:10@{corner}", f"taker:1@{corner}"}
    assert pitch.why(f"taker:10@{left}") == "CF-17.1"


@pytest.mark.clause("CF-15.2")
@pytest.mark.parametrize("kind", ["throw-in", "corner"])
def test_a_taker_who_has_sent_nothing_makes_room(kind: str) -> None:
    spot = "h5" if kind == "throw-in" else "h12"
    more = restart(kind, spot=spot, taker=4)
    pitch = Pitch(f"4 {spot}", "1 e13, 5 a1", spot, options={"turn_seconds": 20}, **more)
    assert pitch.sends(4)
    pitch.play("timeup:turn")
    assert (pitch.phase, pitch.document["to_move"]) == ("play", "away")
    assert pitch.document["ball"] == spot
    assert pitch.where("home", 4) == ("h4" if kind == "throw-in" else "h11")


@pytest.mark.clause("CF-18.1")
def test_who_goes_first_takes_the_nearest_square() -> None:
    """4 and 6 are moved out of the two squares about d7: 4 first, and 6 finds his place taken."""
    award = {"kind": "free-kick", "side": "home", "spot": "d7", "offender": 5, "takers": [10]}
    pitch = Pitch("10 d3", "5 h12, 6 d9, 4 d8", "d7", phase="foul", restart=award).play("stop")
    assert (pitch.where("away", 4), pitch.where("away", 6)) == ("d10", "c10")
    moved = [dict(event.details)["number"] for event in pitch.told if event.name == "moved-away"]
    assert moved == [4, 6]


@pytest.mark.clause("CF-18.1")
def test_a_central_keeps_his_colour_and_nobody_goes_into_a_goal() -> None:
    award = {"kind": "penalty", "side": "home", "spot": "d7", "offender": 5, "takers": [10]}
    away = "1 h9, 5 d11, 3 c12, 4 e12"
    pitch = Pitch("10 d3", away, "d7", phase="foul", restart=award).play("stop")
    # c12 is light as b11 is; b12, straight beside it, is dark
    assert pitch.where("away", 3) == "b11"
    assert pitch.where("away", 4) == "g12"
