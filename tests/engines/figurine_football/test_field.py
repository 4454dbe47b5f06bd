"""The mat, its colours and stations, and who stands where at the start (FF-1, FF-2)."""

import pytest

from engines.core.errors import PositionError
from engines.figurine_football import field
from engines.figurine_football.field import NAMED, each, name_of
from tests.engines.figurine_football.mat import Mat, fresh, squares


def names(mask: int) -> set[str]:
    return {name_of(square) for square in each(mask)}


@pytest.mark.clause("FF-1.1")
def test_the_field_has_123_squares() -> None:
    assert len(field.SQUARES) == 123
    board = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 14)}
    assert set(NAMED) == board | squares("d0 e0 f0 d14 e14 f14")
    assert names(field.HALVES[0]) == {name for name in board if int(name[1:]) <= 6}
    assert names(field.HALVES[1]) == {name for name in board if int(name[1:]) >= 8}
    assert field.square_of("c0") is None
    assert field.square_of("a14") is None


@pytest.mark.clause("FF-1.1")
def test_aways_half_is_homes_turned() -> None:
    for name, square in NAMED.items():
        column, row = 10 - (ord(name[0]) - 96), 14 - int(name[1:])
        assert name_of(field.turned(square)) == f"{chr(96 + column)}{row}"


@pytest.mark.clause("FF-1.2")
def test_the_red_and_the_circled_squares() -> None:
    assert names(field.RED[0]) == squares("d1 e1 f1")
    assert names(field.RED[1]) == squares("d13 e13 f13")
    assert names(field.YELLOW[0]) == squares("c1 g1 c2 d2 e2 f2 g2")
    assert names(field.YELLOW[1]) == squares("c13 g13 c12 d12 e12 f12 g12")
    assert [name_of(square) for square in field.C_SQUARES] == ["e2", "e12"]


@pytest.mark.clause("FF-1.3")
def test_light_where_column_and_row_are_odd_together() -> None:
    light = names(field.LIGHT)
    assert "a1" not in light
    assert "e7" not in light
    for name in names(field.BOARD):
        assert (name in light) == ((ord(name[0]) - 96 + int(name[1:])) % 2 == 1)


@pytest.mark.clause("FF-1.4")
def test_the_stations_are_beside_the_goals_and_no_squares_of_the_field() -> None:
    home, away = ([name_of(square) for square in three] for three in field.STATIONS)
    assert home == ["g0", "h0", "i0"]
    assert away == ["c14", "b14", "a14"]
    assert not {*home, *away} & set(NAMED)
    with pytest.raises(PositionError, match="g0"):
        Mat("A1 g0", "", "e7")


DEEP = "B1 a3, B2 c3, B3 g3, B4 i3, A1 b5, A2 d5, A3 f5, A4 h5, C e2, K e1"
FORWARD = "A1 a6, A2 c6, A3 g6, A4 i6, B1 b4, B2 d4, B3 f4, B4 h4, C e2, K e1"


@pytest.mark.clause("FF-2.1", "FF-2.2")
@pytest.mark.parametrize(("start", "line"), [("deep", DEEP), ("forward", FORWARD)])
def test_the_start(start: str, line: str) -> None:
    mat = fresh(start=start)
    home = {name: square for name, square in (one.split() for one in line.split(", "))}  # noqa: C416 - pairs
    away = {name: name_of(field.turned(NAMED[square])) for name, square in home.items()}
    assert mat.document["figurines"] == {"home": home, "away": away}
    assert mat.document["ball"] == "e7"
    assert (away["C"], away["K"]) == ("e12", "e13")
    if start == "deep":
        assert (away["A1"], away["B1"]) == ("h9", "i11")


@pytest.mark.clause("FF-2.1")
def test_a_figurine_that_is_not_there_does_nothing() -> None:
    mat = Mat("A1 b5", "", "e7")
    assert mat.why("A2>b7") == "FF-2.1"
    assert mat.why("C>e7=") == "FF-2.1"
    assert mat.why("C^i1") == "FF-2.1"


@pytest.mark.clause("FF-2.3")
def test_one_figurine_a_square() -> None:
    mat = Mat("A1 b5, A2 d5, C c4", "A1 b7", "e7")
    for text in ("A1>b7", "A1>d5", "A2>b7", "C>d5", "C>b5"):
        assert mat.why(text) == "FF-2.3", text
    assert mat.why("A1>c4") == "FF-2.3"
    assert mat.why("A1>b5") == "FF-3.1"  # its own square is no move at all
    with pytest.raises(PositionError, match="two men stand on b5"):
        Mat("A1 b5", "A1 b5", "e7")
    with pytest.raises(PositionError, match="two men stand on b5"):
        Mat("A1 b5, A2 b5", "", "e7")
