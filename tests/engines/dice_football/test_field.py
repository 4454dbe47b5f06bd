"""The board (chapter 1), and the way of the ball on drawn boards (chapter 4)."""

from typing import Any

import pytest

from engines.core.errors import MoveTextError
from engines.dice_football.field import SQUARES, name_of, place_of, square_of
from tests.engines.dice_football.played import Pitch, squares
from tests.engines.dice_football.table import drawn

COLUMNS = "abcdefghij"


@pytest.mark.clause("DF-1.1")
def test_a_hundred_and_eighty_squares_have_names() -> None:
    names = [name_of(square) for square in range(SQUARES)]
    assert names == [f"{column}{row}" for row in range(1, 19) for column in COLUMNS]
    assert [square_of(name) for name in names] == list(range(180))
    for name in ("a0", "a19", "k1", "A1", "a01", "1a", "", "a1 ", "centre", "corner:a1", "a\u0661"):
        assert square_of(name) is None


@pytest.mark.clause("DF-1.1")
def test_home_attacks_row_18_and_away_row_1() -> None:
    ends: dict[str, Any] = {"home": "e1 e17 e2", "away": "f18 f17 f2"}
    assert "goal" in Pitch(**ends, ball="e17", face=2).legal
    assert "goal" in Pitch(**ends, ball="f2", face=2, to_move="away").legal
    assert "goal" not in Pitch(**ends, ball="e2", face=6).legal
    assert "goal" not in Pitch(**ends, ball="f17", face=6, to_move="away").legal


@pytest.mark.clause("DF-1.2")
def test_the_goal_is_as_wide_as_the_small_area() -> None:
    """From row 17 two steps score in columns d to g, and in no other."""
    mouth = [c for c in COLUMNS if "goal" in Pitch(f"d1 {c}17", "e18", f"{c}17", face=2).legal]
    assert mouth == ["d", "f", "g"]  # the keeper stands on e18
    away: dict[str, Any] = {"home": "g1", "to_move": "away", "face": 2}
    own = [c for c in COLUMNS if "goal" in Pitch(away=f"e18 {c}2", ball=f"{c}2", **away).legal]
    assert own == ["d", "e", "f"]


@pytest.mark.clause("DF-1.3", "DF-8.5")
def test_a_foul_in_the_big_area_is_a_penalty() -> None:
    """It is columns c to h, rows 1 to 3 of home and 16 to 18 of away."""
    small = squares("d1 e1 f1 g1 d18 e18 f18 g18")
    inside = {f"{c}{r}" for c in "cdefgh" for r in (1, 2, 3)} - small
    around = {f"{c}{r}" for c in "bcdefghi" for r in (2, 3, 4)} | squares("b2 i3 c18 h17")
    found = {s for s in inside | around if _fouls(s, "home") == "penalty"}
    assert found == inside
    inside = {f"{c}{r}" for c in "cdefgh" for r in (16, 17, 18)} - small
    around = {f"{c}{r}" for c in "bcdefghi" for r in (15, 16, 17)} | squares("b18 i17 c1 h2")
    found = {s for s in inside | around if _fouls(s, "away") == "penalty"}
    assert found == inside


def _fouls(square: str, side: str) -> str:
    """The phase after a foul of a side whose piece has the ball on a square."""
    home, away = ("e1 f5", "f18 e14")
    line_up: dict[str, Any] = {"home": home, "away": away} | {
        side: f"{(home, away)[side == 'away'][:3]} {square}"
    }
    return Pitch(**line_up, ball=square, to_move=side, last_face=3).play("roll:3").phase


@pytest.mark.clause("DF-1.4", "DF-4.2")
def test_from_the_centre_the_ball_goes_first_to_one_of_four_squares() -> None:
    one = Pitch(face=1)
    assert one.now == ("move", "home", "centre")
    assert one.to("clear") == squares("e9 f9 e10 f10")
    board = """
        12 . . . . !  !  . . . .
        11 . . . ! !  !  ! . . .
        10 . . ! ! !  !  ! ! . .
         9 . . ! ! !  !  ! ! . .
         8 . . . ! !  !  ! . . .
         7 . . . . !  !  . . . .
    """
    three = drawn(board, face=3, ball="centre")
    assert three.pitch.to("clear") == three.marks


@pytest.mark.clause("DF-1.4")
@pytest.mark.parametrize(
    ("cell", "first", "second"),
    [
        ("corner:a1", "a1", "a3 b2 c1"),
        ("corner:j1", "j1", "j3 i2 h1"),
        ("corner:a18", "a18", "a16 b17 c18"),
        ("corner:j18", "j18", "j16 i17 h18"),
    ],
)
def test_from_a_corner_it_goes_first_to_the_corner_square(
    cell: str, first: str, second: str
) -> None:
    pitch = Pitch("e1", "f18", cell, face=3)
    assert pitch.to("clear") == squares(second)
    blocked = Pitch("e1", f"f18 {second}", cell, face=3)
    assert blocked.legal == {"stay"}
    assert place_of(cell) == {"a1": 181, "j1": 182, "a18": 183, "j18": 184}[first]


@pytest.mark.clause("DF-1.4")
def test_start_cells_are_never_entered() -> None:
    """Between the four squares of the centre it is two steps crosswise, not one over the middle."""
    pitch = Pitch("e1 e9 f10", "f18", "e9", face=1)
    assert pitch.to("pass") == set()
    assert Pitch("e1 e9 f10", "f18", "e9", face=2).to("pass") == {"f10"}
    for text in ("pass:centre", "clear:corner:a1", "recover:e9>centre"):
        with pytest.raises(MoveTextError):
            pitch.notation.read(pitch.session.state, text)


@pytest.mark.clause("DF-1.5", "DF-8.5")
def test_a_penalty_is_decided_by_the_face_alone() -> None:
    """Whoever stands between the penalty spot and the goal."""
    wall = "f18 e2 f2 e3 f3"
    for away in ("f18", wall):
        pitch = Pitch("e1 d3", away, "d3", phase="penalty", to_move="away")
        assert pitch.legal == {f"roll:{face}" for face in range(1, 7)}
        assert pitch.play("roll:3").document["score"] == [0, 1]


# -- ways on drawn boards


@pytest.mark.clause("DF-4.1", "DF-5.3")
def test_exactly_so_many_steps_and_no_square_twice() -> None:
    """Three steps end one or three away: round a square, but not to and fro."""
    board = """
        12 . . . . .  !  . . . .
        11 . . . . !  .  ! . . .
        10 . . . ! .  !  . ! . .
         9 . . ! . !  o* ! . ! .
         8 . . . ! .  !  . ! . .
         7 . . . . !  .  ! . . .
         6 . . . . .  !  . . . .
    """
    three = drawn(board, face=3)
    assert three.pitch.to("clear") == three.marks
    corridor = """
         9 . . . x  x x  x x  . .
         8 . . . !  . o* . !  . .
         7 . . . x  x x  x x  . .
    """
    narrow = drawn(corridor, face=2)
    assert narrow.pitch.to("clear") == narrow.marks
    assert narrow.pitch.why("clear:e8") == "DF-4.1"
    assert narrow.pitch.why("clear:f8") == "DF-4.1"


@pytest.mark.clause("DF-4.1")
def test_round_rivals_and_over_own_pieces() -> None:
    board = """
        10 . . . .  x  .  x  . . .
         9 . . . x! o* o  o! x . .
         8 . . . .  x  .  x  . . .
    """
    two = drawn(board, face=2)
    assert two.pitch.to("pass") == {"g9"}
    assert two.pitch.why("pass:d9") == "DF-4.1"
    assert two.pitch.why("clear:d9") == "DF-4.1"
    one = drawn(board, face=1)
    assert one.pitch.to("pass") == {"f9"}
    cell = """
        10 . . . . x  . . . . .
         9 . . . x o* x . o . .
         8 . . . . x  . . . . .
    """
    shut = drawn(cell, face=4)
    assert shut.pitch.legal == {"stay"}


@pytest.mark.clause("DF-4.1", "DF-7.3")
def test_bonus_points_are_steps() -> None:
    pitch = Pitch("e1 d5 g5", "f18", "d5", face=1, bonus={"home": 2, "away": 5})
    assert pitch.to("pass") == {"g5"}
    assert Pitch("e1 d5 g5", "f18", "d5", face=1, bonus={"away": 2}).to("pass") == set()


@pytest.mark.clause("DF-4.1")
def test_the_ball_stays_on_the_board() -> None:
    edge = """
         9 !  . . . . . . . . .
         8 .  ! . . . . . . . .
         7 o* . ! . . . . . . .
         6 .  ! . . . . . . . .
         5 !  . . . . . . . . .
    """
    two = drawn(edge, face=2)
    assert two.pitch.to("clear") == two.marks
    over = Pitch("e1 a17", "f18", "a17", face=2)
    assert over.to("clear") == squares("b18 c17 b16 a15")


@pytest.mark.clause("DF-4.2")
def test_a_kick_off_may_pass_shoot_or_clear() -> None:
    assert Pitch("e1 e12", "f18", face=3).to("pass") == {"e12"}
    shot = Pitch("e1", "f18", face=6, bonus={"home": 4})
    assert "goal" in shot.legal  # e10 to e18 and over the line are ten steps
    assert "goal" not in Pitch("e1", "f18", face=6, bonus={"home": 3}).legal
    assert Pitch(face=1).play("clear:e9").now == ("roll", "away", "e9")
