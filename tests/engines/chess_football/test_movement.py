"""How the players go (chapter 4), on drawn boards: x is where one may go, or send."""

import pytest

from tests.engines.chess_football.pitch import drawn, pitch, plays

CENTRAL = """
    8  .  .  .  .  .  .  .  9v
    7  x  .  .  .  .  .  x  .
    6  .  x  .  .  .  x  .  .
    5  .  .  x  .  x  .  .  .
    4  .  .  .  2^ .  .  .  .
    3  .  .  x  .  x  .  .  .
    2  .  x  .  .  .  7^ .  .
    1  x  .  .  .  .  .  .  o
"""
LATERAL = """
    8  .  .  .  .  .  .  .  o
    7  .  .  .  9v .  .  .  .
    6  .  .  .  x  .  .  .  .
    5  .  .  .  x  .  .  .  .
    4  6^ x  x  4^ x  x  x  x
    3  .  .  .  x  .  .  .  .
    2  .  .  .  x  .  .  .  .
    1  .  .  .  8v .  .  .  .
"""
DELANTERO = """
    8  .  .  .  9v .  .  .  5v
    7  x  .  .  x  .  .  x  .
    6  .  x  .  x  .  x  .  .
    5  .  .  x  x  x  .  .  .
    4  x  x  x  10^x  x  7^ .
    3  .  .  8v x  x  .  .  .
    2  .  .  .  x  .  x  .  o
    1  .  .  .  x  .  .  x  .
"""
VOLANTE = """
    6  .  .  x  .  x  .  .  .
    5  .  x  7^ 9v 5v x  .  .
    4  .  .  o  8^ 4v .  .  .
    3  .  x  2v 7v 3v x  .  .
    2  .  .  x  .  11^.  .  .
"""
KEEPER = """
   11  .  .  .  .  4v x  x  .
   10  .  .  .  .  x  1^ x  .
    9  .  .  .  .  x  x  o  .
"""


MEN = {
    "central": (CENTRAL, 2, "g1 d5 e4 f5", "h8 f2"),
    "lateral": (LATERAL, 4, "d8 e5 c3", "a4 d7 d1"),
    "delantero": (DELANTERO, 10, "d9 h4 b2 e6", "d8 h8 g4 c3"),
    "volante": (VOLANTE, 8, "d2 d6 b4", "e2"),
    "keeper": (KEEPER, 1, "f12 h12 e12", "e11"),
}


@pytest.mark.clause("CF-4.1", "CF-9.3")
@pytest.mark.parametrize(("board", "number", "beyond", "taken"), MEN.values(), ids=MEN)
def test_players_move_as_in_chess(board: str, number: int, beyond: str, taken: str) -> None:
    position = drawn(board, barred={"home": [number]})
    assert position.pitch.steps(number) == position.marks
    for square in beyond.split():
        assert position.pitch.why(f"{number}>{square}") == "CF-4.1", square
    for square in taken.split():  # in reach, but a player moves to an empty square
        assert position.pitch.why(f"{number}>{square}") == "CF-9.3", square


@pytest.mark.clause("CF-4.1")
def test_nobody_passes_over_the_ball() -> None:
    board = drawn(
        """
        7  .  .  .  .  .  .  .  .
        6  .  .  .  o  .  .  .  .
        5  .  .  .  x  .  .  .  .
        4  x  x  x  4^ x  x  x  x
        3  .  .  .  x  .  .  .  .
        2  .  .  .  x  .  .  .  .
        1  .  .  .  x  .  .  .  .
        """,
        barred={"home": [4]},
    )
    assert board.pitch.steps(4) == board.marks
    assert board.pitch.why("4>d7") == "CF-4.1"
    assert board.pitch.why("4>d6") == "CF-2.1"


@pytest.mark.clause("CF-4.1")
def test_a_volante_jumps_over_players_and_ball() -> None:
    beside = drawn(VOLANTE, barred={"home": [8]})
    assert "8>c6" in beside.pitch.legal
    rook = pitch("4 d4, 7 d5", "", "h8")
    assert rook.why("4>d6") == "CF-4.1"


@pytest.mark.clause("CF-4.1", "CF-9.5")
def test_a_volante_takes_and_sends_over_everybody() -> None:
    board = drawn(
        """
        9  .  .  x  .  x  .  .  .
        8  .  x  2v 7v 3v x  .  .
        7  .  .  6v o  9v .  .  .
        6  .  x  10v11v5v x  .  .
        5  .  .  8^ .  x  .  .  .
        """
    )
    assert board.pitch.sends(8) == board.marks
    assert board.pitch.why("8*d8") == "CF-9.1"


@pytest.mark.clause("CF-4.2")
def test_a_mixto_goes_one_square_straight_forward() -> None:
    home = drawn(
        """
        6  .  .  .  .  .  .  .  o
        5  .  .  .  x  .  .  .  .
        4  .  .  .  7^ .  .  .  .
        """
    )
    assert home.pitch.steps(7) == home.marks
    for square in ("d6", "c5", "e5", "d3", "c4", "e3"):
        assert home.pitch.why(f"7>{square}") == "CF-4.2", square
    away = drawn(
        """
        9  .  .  .  .  .  .  .  o
        8  .  .  .  7v .  .  .  .
        7  .  .  .  x  .  .  .  .
        """,
        to_move="away",
    )
    assert away.pitch.steps(7) == away.marks
    for square in ("d6", "c7", "e7", "d9"):
        assert away.pitch.why(f"7>{square}") == "CF-4.2", square


@pytest.mark.clause("CF-4.2")
def test_a_mixto_does_not_double_from_where_it_began_nor_go_over_a_player() -> None:
    position = pitch("7 b2, 9 g6", "4 g7", "d12")
    assert position.steps(7) == {"b3"}
    assert position.steps(9) == set()
    assert position.why("7>b4") == "CF-4.2"
    assert position.why("9>f7") == "CF-4.2"  # a rival there or not, he never goes aslant


MIXTO_BALL = """
    6  .  .  .  .  .  .  .  .
    5  .  .  .  x  x  x  .  .
    4  .  .  .  .  o  .  .  .
    3  .  .  .  {d}{e}{f}.  .
"""


@pytest.mark.clause("CF-4.2")
@pytest.mark.parametrize("column", ["d", "e", "f"])
def test_a_mixto_plays_the_ball_forward_straight_or_aslant(column: str) -> None:
    empty = dict.fromkeys("def", " . ")
    board = drawn(MIXTO_BALL.format(**(empty | {column: " 7^ "})))
    assert board.pitch.sends(7) == board.marks
    assert board.pitch.why("7*e6") == "CF-4.2"


@pytest.mark.clause("CF-4.2")
def test_a_mixto_takes_no_ball_beside_or_behind_or_two_squares_ahead() -> None:
    for square in ("d4", "f4", "d5", "e5", "e2", "c3", "e6"):
        position = pitch(f"7 {square}", "", "e4")
        assert plays(position) == set(), square
        assert position.why("7*d6") == "CF-4.2", square


@pytest.mark.clause("CF-4.2")
def test_by_option_a_mixto_plays_the_ball_straight_only() -> None:
    straight = {"mixto_ball": "straight"}
    board = drawn(
        """
        6  .  .  .  x  .  .  .  .
        5  .  .  .  o  .  .  .  .
        4  .  .  .  7^ .  .  .  .
        """,
        options=straight,
    )
    assert board.pitch.sends(7) == board.marks
    assert board.pitch.why("7*c6") == "CF-4.2"
    aslant = pitch("7 d4", "", "e5", options=straight)
    assert plays(aslant) == set()
    assert aslant.steps(7) == {"d5"}
    assert pitch("7 d4", "", "d5", options={}).sends(7) == {"c6", "d6", "e6"}


@pytest.mark.clause("CF-4.2")
def test_a_mixto_at_the_end_line_stays_a_mixto() -> None:
    position = pitch("7 b11, 1 e1", "", "h5").play("7>b12")
    assert position.document["players"]["home"] == {"1": "e1", "7": "b12"}
    later = pitch("7 b12, 1 e1", "", "h5")
    assert later.steps(7) == set()
    assert later.why("7>b11") == "CF-4.2"
    assert later.why("7>a12") == "CF-4.2"


GOALS = """
    3  .  .  .  .  .  .  .  o
    2  .  .  x  x  x  .  .  .
    1  .  .  x  1^ x  .  .  .
    0  -  -  -  x  x  -  -  -
"""


@pytest.mark.clause("CF-4.3")
def test_the_keeper_goes_into_his_own_goal_and_out() -> None:
    board = drawn(GOALS)
    assert board.pitch.steps(1) == board.marks
    inside = pitch("1 d0", "", "h5")
    assert inside.steps(1) == {"c1", "d1", "e1", "e0"}
    away = pitch("", "1 e13", "h5", to_move="away")
    assert away.steps(1) == {"d13", "d12", "e12", "f12"}


@pytest.mark.clause("CF-4.3")
@pytest.mark.parametrize(
    ("man", "square"),
    [("4 d5", "d0"), ("4 d9", "d13"), ("2 c2", "e0"), ("8 c11", "d13"), ("7 d12", "d13"),
     ("10 e7", "e13"), ("1 d12", "d13"), ("1 e12", "d13")],
)  # fmt: skip
def test_nobody_else_stands_in_a_goal(man: str, square: str) -> None:
    number = man.split(maxsplit=1)[0]
    position = pitch(man, "", "h6")
    assert position.why(f"{number}>{square}") == "CF-4.3"
    assert not {"d0", "e0", "d13", "e13"} & position.steps(int(number))


@pytest.mark.clause("CF-4.4")
def test_the_keeper_goes_as_far_as_he_likes() -> None:
    board = drawn(KEEPER, barred={"home": [1]})
    assert board.pitch.steps(1) == board.marks
    walk = pitch("1 f10", "4 a1", "g9", barred={"home": [1]})
    assert walk.why("1>f12") == "CF-4.1"
    assert walk.play("1>g11").where("home", 1) == "g11"
