"""How figurines move without the ball (FF-3), on drawn boards."""

import pytest

from tests.engines.figurine_football.mat import Mat, drawn, squares

ALONE = """
    7  .  x  .  x  .  .  .  .  .
    6  x  .  x  .  .  .  .  .  .
    5  .  A1^.  x  .  .  .  .  .
    4  x  .  x  .  .  .  .  .  .
    3  .  x  .  x  .  .  .  .  .
"""
ONE_STONE = """
    7  .  .  .  .  .  .  .  .  .
    6  A2^.  A1v.  .  .  .  .  .
    5  .  A1^B1vx  .  .  .  .  .
    4  x  .  x  .  .  .  .  .  .
    3  .  x  .  x  .  .  .  .  .
"""
SIDE_COLUMN = """
    5  x  .  .  .  .  .  .  .  .
    4  .  B1v.  .  .  .  .  .  .
    3  B1^.  .  .  .  .  .  .  .
    2  .  B2v.  .  .  .  .  .  .
    1  x  .  .  .  .  .  .  .  .
"""
CAPTAIN = """
    8  .  .  .  .  .  .  .  .  .
    7  .  .  x  .  .  x  .  .  x
    6  .  .  .  x  .  x  .  x  .
    5  .  .  .  .  x  x  x  .  .
    4  .  .  A1^x  x  C^ x  x  x
    3  .  .  .  .  x  A2vx  .  .
    2  .  .  .  x  .  .  .  x  .
    1  .  .  x  .  .  .  .  .  x
"""
KEEPER = """
    3  .  .  .  .  .  .  .  .  .
    2  .  .  .  x  x  x  .  .  .
    1  .  .  .  x  K^ x  .  .  .
    0  .  .  .  x  x  x  .  .  .
"""


@pytest.mark.clause("FF-3.1", "FF-3.2", "FF-3.3", "FF-3.4")
@pytest.mark.parametrize(
    ("board", "name"),
    [(ALONE, "A1"), (ONE_STONE, "A1"), (SIDE_COLUMN, "B1"), (CAPTAIN, "C"), (KEEPER, "K")],
)
def test_where_a_figurine_goes(board: str, name: str) -> None:
    position = drawn(board, ball="i13")
    assert position.mat.steps(name) == position.marks


@pytest.mark.clause("FF-3.1")
def test_one_of_the_two_stones_must_be_empty() -> None:
    mat = drawn(ONE_STONE, ball="i13").mat
    assert mat.why("A1>b7") == "FF-3.1"  # neither a6 nor c6 is empty
    assert mat.why("A1>d7") == "FF-3.1"
    assert "A1>d5" in mat.legal  # by c4; what stands on c5 is no matter


@pytest.mark.clause("FF-3.1")
@pytest.mark.parametrize("square", ["b6", "c5", "b8", "e5", "e2", "f5", "b5"])
def test_elsewhere_a_and_b_do_not_go(square: str) -> None:
    assert Mat("A1 b5", "", "e7").why(f"A1>{square}") == "FF-3.1"


@pytest.mark.clause("FF-3.2")
def test_the_jump_along_the_side_column() -> None:
    """The ball on the square jumped over is no matter, a figurine is."""
    beside = "B2 b4, B3 b2"
    assert Mat(f"B1 a3, {beside}", "", "a4").steps("B1") == {"a5", "a1"}
    blocked = Mat(f"B1 a3, {beside}, A1 a4", "", "e7")
    assert blocked.steps("B1") == {"a1"}
    assert blocked.why("B1>a5") == "FF-3.1"  # the first of the two that would have to allow it
    away = Mat("", "A1 i4, A2 h5, A3 h3", "e7", to_move="away")
    assert away.steps("A1") == {"i6", "i2"}


@pytest.mark.clause("FF-3.2")
def test_no_jump_in_other_columns() -> None:
    assert Mat("B1 b2", "B1 a3, B2 c3", "e7").why("B1>b4") == "FF-3.1"


@pytest.mark.clause("FF-3.3")
def test_what_the_captain_does_not_do() -> None:
    mat = drawn(CAPTAIN, ball="i13").mat
    assert mat.why("C>f8") == "FF-3.3"  # a move from a half ends in the median
    assert mat.why("C>b8") == "FF-3.3"
    assert mat.why("C>f2") == "FF-3.3"  # a figurine stands between
    assert mat.why("C>b4") == "FF-3.3"
    assert mat.why("C>g6") == "FF-3.3"  # no straight way


@pytest.mark.clause("FF-3.3")
def test_from_the_median_the_captain_goes_either_way_and_along_it() -> None:
    mat = Mat("C e7", "", "a1")
    assert squares("e3 e11 e12 a7 i7 b4 h10 a3 i11") <= mat.steps("C")
    down = Mat("C e9", "", "a1")
    assert squares("e7 c7 g7") <= down.steps("C")
    assert down.why("C>e6") == "FF-3.3"


@pytest.mark.clause("FF-3.4")
def test_the_keeper_stays_within_his_thirteen_squares() -> None:
    assert Mat("K g2", "", "e7").steps("K") == squares("f2 g1 f1")
    assert Mat("K d0", "", "e7").steps("K") == squares("e0 c1 d1 e1")
    away = Mat("", "K c13", "e7", to_move="away")
    assert away.steps("K") == squares("c12 d12 d13 d14")
    for square in ("g3", "h2", "e2", "e14"):
        assert Mat("K g2", "", "e7").why(f"K>{square}") == "FF-3.4"


@pytest.mark.clause("FF-3.5")
def test_only_keepers_stand_on_red_and_gridded_squares() -> None:
    mat = Mat("B1 d2, A1 e12, C g1", "", "e7")  # d2 is dark, e12 light
    for text in ("B1>e1", "A1>d13", "A1>e14", "C>f1"):
        assert mat.why(text) == "FF-3.5", text
    assert mat.why("C>f0") == "FF-3.5"
    assert not squares("d1 e1 f1 d0 e0 f0") & mat.steps("C")
    assert squares("c1 c3 b2 f2") <= mat.steps("B1")  # circled squares of both sides are open
    assert squares("c12 g12 d11") <= mat.steps("A1")


@pytest.mark.clause("FF-3.5")
def test_red_squares_are_no_stepping_stones_and_nobody_passes_over_them() -> None:
    mat = Mat("A1 e2", "A1 d3", "i9")
    assert mat.why("A1>c2") == "FF-3.5"  # by d1 only
    assert "A1>g2" in mat.legal  # by f3
    captain = Mat("C c1", "", "e7")
    assert captain.why("C>g1") == "FF-3.5"
    assert Mat("", "C c13", "e7", to_move="away").why("C>g13") == "FF-3.5"


@pytest.mark.clause("FF-3.6")
def test_a_figurine_stops_on_the_ball_but_does_not_pass_over_it() -> None:
    mat = Mat("A1 b5", "A1 c6, A2 a4", "a6")
    assert "A1>a6=" in mat.legal
    assert mat.why("A1>b7") == "FF-3.6"  # by the ball's square only
    assert Mat("A1 b5", "A1 a4", "a6").why("A1>b7") == ""  # by c6
    captain = Mat("C e2", "", "e5")
    assert "C>e5=" in captain.legal
    assert captain.why("C>e6") == "FF-3.6"
    assert captain.why("C>e8") == "FF-3.3"


@pytest.mark.clause("FF-3.6")
def test_nobody_passes_over_a_figurine() -> None:
    mat = Mat("C e2, A1 e4", "K e13", "i9")
    assert "C>e3" in mat.legal
    assert mat.why("C>e5") == "FF-3.3"  # the way of FF-3.3 is one of empty squares
    assert mat.why("C>e4") == "FF-2.3"


@pytest.mark.clause("FF-3.7")
def test_who_has_the_ball_does_not_move() -> None:
    mat = Mat("A1 b5, C e2", "", "b5")
    assert mat.steps("A1") == set()
    assert mat.why("A1>b7") == "FF-3.7"
    assert mat.why("A1>b7=") == "FF-3.7"
    assert mat.why("A1>b6") == "FF-3.1"
    assert mat.why("A1>b5=") == "FF-3.1"
    assert {"C>e3", "A1*b7"} <= mat.legal


@pytest.mark.clause("FF-3.7")
def test_the_kicker_stays_where_it_kicks() -> None:
    mat = Mat("C e4", "A1 b9", "e7").play("C>e7*e9")
    assert mat.where("home", "C") == "e7"
    assert mat.document["ball"] == "e9"
    assert mat.turn == "away"
