"""Field, squads and movement (chapters 1 to 4)."""

import pytest

from engines.chess_football import field
from engines.core.errors import PositionError
from tests.engines.chess_football.played import Pitch, squares

START = "bench:7/12"
FULL = "1 e1, 2 c3, 3 f3, 4 a3, 5 h3, 6 c5, 8 f5, 7 b6, 9 g6, 10 d5, 11 e5"


@pytest.mark.clause("CF-1.1")
def test_a_hundred_squares_chequered() -> None:
    assert len(field.SQUARES) == 100
    dark = {name: field.is_dark(field.NAMED[name]) for name in ("a1", "d0", "e0", "b1", "e13")}
    assert dark == {"a1": True, "d0": True, "e0": False, "b1": False, "e13": True}
    assert field.square_of("c0") is None
    with pytest.raises(PositionError, match="no square"):
        Pitch("4 c13", "", "a7")


@pytest.mark.clause("CF-1.2")
def test_the_penal_areas() -> None:
    names = {field.name_of(square) for square in field.each(field.PENAL[0])}
    assert names == squares("c1 d1 e1 f1 c2 d2 e2 f2")
    names = {field.name_of(square) for square in field.each(field.PENAL[1])}
    assert names == squares("c11 d11 e11 f11 c12 d12 e12 f12")


@pytest.mark.clause("CF-1.3")
def test_the_special_squares() -> None:
    assert {field.name_of(square) for square in field.CHANGES} == squares("a6 a7 h6 h7")
    central = field.CENTRAL[0] | field.CENTRAL[1]
    assert {field.name_of(square) for square in field.each(central)} == squares("d6 e6 d7 e7")
    spots = {field.name_of(square) for pair in field.PENALTY for square in pair}
    assert spots == squares("d2 e2 d11 e11")


@pytest.mark.clause("CF-2.1")
def test_nobody_steps_on_the_ball() -> None:
    pitch = Pitch("4 a3, 10 h1", "6 a5", "a8")
    assert "a8" not in pitch.steps(4)
    assert pitch.why("4>a8") == "CF-2.1"
    with pytest.raises(PositionError, match="stands on"):
        Pitch("4 a8", "", "a8")


@pytest.mark.clause("CF-3.1")
def test_sixteen_players_and_their_figures() -> None:
    pitch = Pitch("1 e1, 2 c1, 4 a1, 8 b1, 10 h1, 16 g3", "4 h12", "f12")
    assert pitch.steps(1) == squares("d0 e0 d1 f1 d2 e2 f2")
    assert pitch.steps(16) == {"g4"}
    assert pitch.steps(8) == squares("a3 c3 d2")
    assert "a3" in pitch.steps(4)
    assert squares("h2 g2 g1") <= pitch.steps(10)
    assert pitch.why("7>a7") == "CF-3.1"
    with pytest.raises(PositionError, match="1 to 16"):
        Pitch("17 a1", "", "b5")


@pytest.mark.clause("CF-3.2")
def test_mixtos_are_exchanged_before_the_match() -> None:
    pitch = Pitch("", "", None, phase="place", bench={"home": [12, 13, 14, 15, 16]})
    assert "bench:7/12" in pitch.legal
    assert pitch.why("bench:10/12") == "CF-3.2"
    pitch.play("bench:7/12")
    assert pitch.document["bench"]["home"] == [7, 13, 14, 15, 16]
    pitch.play("default")
    assert pitch.where("home", 12) == "b6"
    later = Pitch("", "", None, phase="place", bench={"home": [12]}, score=[1, 0])
    assert later.why("bench:7/12") == "CF-3.2"


@pytest.mark.clause("CF-3.3")
def test_a_substitution_uses_the_turn() -> None:
    bench = {"home": [12, 13]}
    pitch = Pitch("1 e1, 7 b6, 10 h1, 6 h7", "1 e13, 4 c3", "c8", bench=bench)
    assert {"sub:7/12@a6", "sub:7/12@a7", "sub:10/13@h6"} <= pitch.legal
    assert pitch.why("sub:7/12@h7") == "CF-3.3"  # somebody stands there
    assert pitch.why("sub:1/12@a6") == "CF-3.3"  # the keeper stays
    assert pitch.why("sub:7/12@b6") == "CF-3.3"
    pitch.play("sub:7/12@a6")
    assert pitch.document["used_subs"] == [1, 0]
    assert pitch.document["to_move"] == "away"
    assert (pitch.where("home", 12), pitch.where("home", 7)) == ("a6", None)
    assert pitch.events == [("substitution", "CF-3.3")]
    used = Pitch("1 e1, 7 b6", "4 c3", "c8", bench=bench, used_subs=[5, 0])
    assert used.why("sub:7/12@a6") == "CF-3.3"
    able = Pitch("1 e1, 4 c6", "1 e13", "c8", bench=bench)
    assert able.why("sub:4/12@a6") == "CF-3.3"  # the ball must be played


@pytest.mark.clause("CF-4.1")
def test_nobody_passes_over_another_but_the_knight() -> None:
    pitch = Pitch("4 a1, 8 b1, 7 a3", "9 c3, 2 d2", "h8")
    assert pitch.steps(4) == {"a2"}
    assert pitch.why("4>a5") == "CF-4.1"
    assert pitch.why("4>c2") == "CF-4.1"
    assert pitch.steps(8) == set()  # a3, c3 and d2 are taken
    behind = Pitch("4 a1, 10 h1", "", "a5", barred={"home": [4, 10]})
    assert "a4" in behind.steps(4)
    assert behind.why("4>a7") == "CF-4.1"  # nor over the ball


@pytest.mark.clause("CF-4.2")
def test_a_mixto_goes_straight_and_plays_the_ball_aslant() -> None:
    pitch = Pitch("7 d4", "11 d9", "h1")
    assert pitch.steps(7) == {"d5"}
    assert pitch.why("7>d6") == "CF-4.2"
    assert pitch.why("7>e5") == "CF-4.2"
    assert Pitch("9 e1", "4 h12", "a12").why("9>e0") == "CF-4.2"  # never backwards
    ball = Pitch("7 d4", "", "e5")
    assert ball.sends(7) == squares("e6 d6 f6")
    straight = Pitch("7 d4", "", "e5", options={"mixto_ball": "straight"})
    assert straight.sends(7) == set()
    assert straight.why("7*e6") == "CF-4.2"
    away = Pitch("", "11 d9", "d8", to_move="away")
    assert away.sends(11) == squares("d7 c7 e7")


@pytest.mark.clause("CF-4.3")
def test_only_the_own_keeper_stands_in_the_goal() -> None:
    pitch = Pitch("1 e1, 4 d1, 10 d12", "", "b7")
    assert squares("d0 e0") <= pitch.steps(1)
    assert pitch.why("4>d0") == "CF-4.3"
    assert pitch.why("10>d13") == "CF-4.3"
    with pytest.raises(PositionError, match="keeper"):
        Pitch("4 d0", "", "a7")


@pytest.mark.clause("CF-4.4")
def test_the_keeper_goes_anywhere() -> None:
    pitch = Pitch("1 g9", "", "a1")
    assert pitch.steps(1) == squares("f8 g8 h8 f9 h9 f10 g10 h10")
    assert pitch.why("1>g11") == "CF-4.1"
