"""Throw-in, goal kick, corner, what lapses, and who is moved away (chapters 15 to 18)."""

import pytest

from engines.chess_football.clearing import nearest
from engines.chess_football.field import BOARD, NAMED, bits, name_of
from engines.core.contract import Seat
from tests.engines.chess_football.played import Pitch, squares


def awarded(kind: str, spot: str, home: str, away: str = "1 e13", **more: object) -> Pitch:
    restart = {"kind": kind, "side": "home", "spot": spot, **more}
    ball = str(more.get("at")) if "at" in more else None
    restart.pop("at", None)
    return Pitch(home, away, ball, phase=kind, restart=restart)


@pytest.mark.clause("CF-15.1")
def test_a_throw_in() -> None:
    pitch = awarded("throw-in", "a5", "4 c3, 8 d3")
    assert pitch.legal == {"taker:4@a5", "taker:8@a5"}
    assert pitch.why("taker:4@a6") == "CF-15.1"
    taken = awarded("throw-in", "a5", "4 c3, 8 d3", "5 a5")
    assert taken.legal == {"taker:4@a4", "taker:4@a6", "taker:8@a4", "taker:8@a6"}
    own = awarded("throw-in", "a5", "4 a5, 8 d3")
    assert "taker:4@a5" in own.legal
    assert "taker:8@a5" not in own.legal


@pytest.mark.clause("CF-15.1")
def test_no_goal_from_a_throw_in() -> None:
    pitch = awarded("throw-in", "a10", "2 a10, 4 c3", "5 h9", taker=2, at="a10")
    assert "d13" not in pitch.sends(2)
    assert pitch.why("2*d13") == "CF-15.1"
    assert pitch.play("2*b11").document["barred"]["home"] == [2]


@pytest.mark.clause("CF-15.2")
def test_where_the_ball_leaves() -> None:
    pitch = Pitch("7 h10", "5 a9", "h11").play("7*h12")
    assert pitch.document["ball"] == "h12"
    corner = Pitch("7 h11", "5 a9, 6 b4", "h12")
    assert corner.legal == {"7*end@h12", "7*side@h12"}
    corner.play("7*side@h12")
    assert corner.events[0] == ("throw-in", "CF-15.1")
    assert corner.document["restart"]["spot"] == "h12"


@pytest.mark.clause("CF-15.2")
def test_a_restart_lapses() -> None:
    award = {"kind": "throw-in", "side": "home", "spot": "a5", "taker": 4}
    clock = {"turn_seconds": 20}
    pitch = Pitch("4 a5, 8 d3", "1 e13", "a5", phase="throw-in", restart=award, options=clock).play(
        "timeup:turn"
    )
    assert (pitch.phase, pitch.document["to_move"]) == ("play", "away")
    assert pitch.document["ball"] == "a5"
    assert pitch.where("home", 4) == "a4"  # nearest; then nearer to his own goal line
    award = {"kind": "penalty", "side": "home", "spot": "e11", "taker": 4}
    lost = Pitch(
        "4 e11, 10 a1", "1 e13, 6 b8", "e11", phase="penalty", restart=award, options=clock
    ).play("timeup:turn")
    assert (lost.phase, lost.document["to_move"]) == ("goal-kick", "away")
    award = {"kind": "goal-kick", "side": "home"}
    kick = Pitch(
        "4 d2, 10 a1", "1 e13", None, phase="goal-kick", restart=award, options=clock
    ).play("timeup:turn")
    assert kick.document["ball"] == "d2"
    assert kick.where("home", 4) != "d2"


@pytest.mark.clause("CF-16.1")
def test_a_goal_kick() -> None:
    pitch = Pitch("10 d2, 4 a4", "7 h2, 5 h8", "h1", to_move="away").play("7*end@h1")
    assert pitch.phase == "goal-kick"
    assert {"taker:4@c1", "taker:10@f2"} <= pitch.legal
    assert pitch.why("taker:4@d2") == "CF-16.1"
    assert pitch.why("taker:4@c3") == "CF-16.1"
    pitch.play("taker:4@c1")
    assert "c3" in pitch.sends(4)
    assert pitch.why("4*d1") == "CF-16.1"
    rivals = Pitch("10 d2, 4 a4", "7 h2, 5 e2", "h1", to_move="away").play("7*end@h1")
    assert rivals.where("away", 5) == "e3"


@pytest.mark.clause("CF-17.1")
def test_a_corner() -> None:
    pitch = awarded("corner", "a12", "4 c3, 10 d3", "1 e13, 6 a12")
    assert pitch.legal == {"taker:4@a12", "taker:10@a12"}
    assert pitch.why("taker:4@a11") == "CF-17.1"
    pitch.play("taker:10@a12")
    assert pitch.where("home", 10) == "a12"
    assert pitch.where("away", 6) == "a11" or pitch.where("away", 6) == "b12"
    straight = awarded("corner", "a12", "2 c3, 10 d3", "1 e12")
    assert "taker:10@a12" in straight.legal
    near = Pitch("10 b1, 4 c1", "", "b2")
    assert near.legal


@pytest.mark.clause("CF-18.1")
def test_the_nearest_free_square() -> None:
    def to(side: Seat, number: int, origin: str, free: str) -> str:
        mask = bits(*(NAMED[name] for name in squares(free)))
        return name_of(nearest(side, number, NAMED[origin], mask))

    assert to(Seat.HOME, 4, "d8", "d11 e10") == "e10"  # a king's steps
    assert to(Seat.HOME, 4, "d8", "e9 d9") == "d9"  # the straight distance
    assert to(Seat.HOME, 4, "d8", "d9 d7") == "d7"  # the own goal line
    assert to(Seat.AWAY, 4, "d8", "d9 d7") == "d9"
    assert to(Seat.HOME, 4, "d8", "e8 c8") == "c8"  # the lower column
    assert to(Seat.HOME, 2, "d8", "d9 f10") == "f10"  # a central's colour
    assert nearest(Seat.HOME, 4, NAMED["d8"], ~BOARD & bits(3, 4)) == 255  # never into a goal
