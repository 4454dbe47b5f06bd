"""The field by what may be done on it (chapters 1 and 2)."""

import pytest

from engines.chess_football import field
from engines.core.errors import PositionError
from tests.engines.chess_football.pitch import legal, pitch, plays
from tests.engines.chess_football.played import Pitch, squares

COLUMNS = "abcdefgh"
BOARD = {f"{column}{row}" for column in COLUMNS for row in range(1, 13)}
HOME_HALF = {f"{column}{row}" for column in COLUMNS for row in range(1, 7)}
HOME_AREA = {f"{column}{row}" for column in "cdef" for row in (1, 2)}


def turned(names: set[str]) -> set[str]:
    """The same squares seen by the other side: column 9-c, row 13-r."""
    return {f"{COLUMNS[7 - COLUMNS.index(name[0])]}{13 - int(name[1:])}" for name in names}


def puts(position: Pitch, number: int) -> set[str]:
    """Where a player may be put."""
    start = f"put:{number}@"
    return {text.removeprefix(start) for text in legal(position) if text.startswith(start)}


def stands(side: str, number: int, square: str) -> bool:
    """Whether a position with a player there is one."""
    men = f"{number} {square}"
    ball = "h8" if square != "h8" else "g8"
    try:
        pitch(*((men, "") if side == "home" else ("", men)), ball)
    except PositionError:
        return False
    return True


@pytest.mark.clause("CF-1.1")
def test_eight_columns_twelve_rows_and_two_goals_of_two_squares() -> None:
    names = BOARD | squares("d0 e0 d13 e13")
    everywhere = {f"{column}{row}" for column in "abcdefghi" for row in range(15)}
    assert {name for name in everywhere if stands("home", 1, name)} == names - {"d13", "e13"}
    assert {name for name in everywhere if stands("away", 1, name)} == names - {"d0", "e0"}


@pytest.mark.clause("CF-1.1")
@pytest.mark.parametrize("name", ["c0", "f0", "a13", "c13", "i5", "a14", "d14", "A5", "a05", ""])
def test_a_place_beside_the_field_is_told_by_its_field_of_the_document(name: str) -> None:
    with pytest.raises(PositionError) as told:
        pitch("4 a3", "1 e13", "b7", players={"home": {"10": name}, "away": {}})
    assert told.value.path == "players.home.10"


@pytest.mark.clause("CF-1.1")
def test_a_square_is_dark_where_column_and_row_make_an_even_number() -> None:
    for name in BOARD | squares("d0 e0 d13 e13"):
        square = field.square_of(name)
        assert square is not None
        even = (COLUMNS.index(name[0]) + 1 + int(name[1:])) % 2 == 0
        assert field.is_dark(square) is even, name


@pytest.mark.clause("CF-1.1")
def test_a_bishop_stays_on_the_colour_it_stands_on() -> None:
    for start in ("c1", "f1", "d1"):
        position = pitch(f"2 {start}", "", "a8" if start != "d1" else "a7", barred={"home": [2]})
        dark = field.is_dark(field.NAMED[start])
        assert position.steps(2)
        assert {field.is_dark(field.NAMED[name]) for name in position.steps(2)} == {dark}


@pytest.mark.clause("CF-1.1")
def test_home_attacks_row_13_and_away_row_0() -> None:
    home = pitch("10 d9", "1 h12", "d11").play("10*d13")
    assert home.document["score"] == [1, 0]
    away = pitch("1 h1", "10 e4", "e2", to_move="away").play("10*e0")
    assert away.document["score"] == [0, 1]
    assert pitch("10 d4, 1 h1", "", "d2").why("10*d0") == "CF-9.7"


@pytest.mark.clause("CF-1.2", "CF-8.2")
def test_the_penal_areas_are_closed_to_all_but_the_keeper_at_a_kick_off() -> None:
    home = pitch(phase="place")
    assert puts(home, 4) == HOME_HALF - HOME_AREA
    away = pitch(phase="place", to_move="away")
    assert puts(away, 4) == turned(HOME_HALF - HOME_AREA)
    assert {home.why(f"put:4@{name}") for name in HOME_AREA} == {"CF-8.2"}
    assert {away.why(f"put:4@{name}") for name in turned(HOME_AREA)} == {"CF-8.2"}


@pytest.mark.clause("CF-1.3", "CF-4.3")
def test_the_halves_are_rows_0_to_6_and_7_to_13() -> None:
    home = pitch(phase="place")
    assert puts(home, 1) == HOME_HALF | {"d0", "e0"}
    away = pitch(phase="place", to_move="away")
    assert puts(away, 1) == turned(HOME_HALF) | {"d13", "e13"}
    assert home.why("put:1@a7") == away.why("put:1@a6") == "CF-8.1"


@pytest.mark.clause("CF-1.3", "CF-8.2")
def test_the_central_square_belongs_to_the_side_that_kicks_off() -> None:
    second = pitch(phase="place", ready=["away"])
    assert puts(second, 4) == HOME_HALF - HOME_AREA - {"d6", "e6"}
    assert {second.why(f"put:4@{name}") for name in ("d6", "e6")} == {"CF-8.2"}
    other = pitch(phase="place", to_move="away", ready=["home"])
    assert puts(other, 4) == turned(HOME_HALF - HOME_AREA - {"d6", "e6"})
    assert {other.why(f"put:4@{name}") for name in ("d7", "e7")} == {"CF-8.2"}


@pytest.mark.clause("CF-1.3", "CF-3.3")
def test_newcomers_enter_on_the_four_change_squares() -> None:
    position = pitch("1 e1, 7 b3", "4 c3", "c8", bench={"home": [12]})
    entries = {text.split("@")[1] for text in legal(position) if text.startswith("sub:")}
    assert entries == squares("a6 a7 h6 h7")
    assert position.why("sub:7/12@a5") == "CF-3.3"


@pytest.mark.clause("CF-2.1")
def test_the_ball_lies_on_a_square_of_the_board() -> None:
    for name in ("d0", "e13", "i3", "a13"):
        with pytest.raises(PositionError) as told:
            pitch("4 a3", "", name)
        assert told.value.path == "ball"
    with pytest.raises(PositionError, match="ball"):
        pitch("4 a3", "", None)


@pytest.mark.clause("CF-2.1")
def test_a_player_stands_at_the_ball_only_while_he_takes_it() -> None:
    after = pitch("4 a3", "1 e13", "a7").play("4*b7")
    assert (after.where("home", 4), after.document["ball"]) == ("a7", "b7")
    with pytest.raises(PositionError, match="stands on a7"):
        pitch("4 a7", "", "a7")
    kick_off = pitch("10 d6", "1 e13", "d6", phase="kick-off")
    assert "10*d7" in plays(kick_off)
    assert pitch("1 e1", "4 c3", "e2", barred={"home": [1]}).why("1>e2") == "CF-2.1"
