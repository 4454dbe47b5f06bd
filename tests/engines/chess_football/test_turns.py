"""A turn and the ball (CF-9.1 to 9.6), with the worked cases 1 to 3 and 6 drawn."""

import pytest

from tests.engines.chess_football.pitch import drawn, legal, pitch, plays
from tests.engines.chess_football.played import squares

CASE_1 = """
   12  x  .  .  .  .  .  .  .
   11  x  .  .  .  .  .  .  .
   10  x  .  .  .  .  .  .  .
    9  x  .  .  .  .  .  .  .
    8  x  .  .  .  .  .  .  .
    7  o  x  x  x  x  x  9v .
    6  x  .  .  .  .  .  .  .
    5  x  .  .  .  .  .  .  .
    4  x  .  .  .  .  .  .  .
    3  4^ .  .  .  .  .  .  .
    2  x  .  .  .  .  .  .  .
    1  x  .  .  .  .  .  .  .
"""
CASE_2 = """
   12  .  .  .  .  o  .  .  .
   11  .  .  x  .  .  .  x  .
   10  .  .  .  8^ .  x  .  .
"""
CASE_3 = """
   13  -  -  -  1v .  -  -  -
   12  .  .  x  x  x  .  .  .
   11  x  x  x  o  x  x  x  x
   10  .  .  x  x  x  .  .  .
    9  .  x  .  10^.  x  .  .
    8  x  .  .  x  .  .  x  .
    7  .  .  .  x  .  .  .  x
    6  .  .  .  x  .  .  .  .
    5  .  .  .  x  .  .  .  .
    4  .  .  .  x  .  .  .  .
    3  .  .  .  x  .  .  .  .
    2  .  .  .  x  .  .  .  .
    1  .  .  .  x  .  .  .  .
"""
CASE_6 = """
    3  .  .  4^ 5^ 6^ .  .  .
    2  .  .  3^ o  8^ .  .  .
    1  .  .  2^ 1^ 9^ .  .  .
"""


@pytest.mark.clause("CF-9.1", "CF-9.2", "CF-9.3")
def test_case_1_a_lateral_takes_and_sends_over_the_square_he_left() -> None:
    board = drawn(CASE_1)
    assert legal(board.pitch) == {f"4*{square}" for square in board.marks}
    assert board.pitch.why("4*a3") == "CF-9.2"
    assert board.pitch.why("4>a5") == "CF-9.3"
    assert board.pitch.why("4*g7") == board.pitch.why("4*h7") == "CF-9.5"


@pytest.mark.clause("CF-9.1", "CF-9.2")
def test_case_2_a_volante() -> None:
    board = drawn(CASE_2)
    assert legal(board.pitch) == {f"8*{square}" for square in board.marks}
    assert board.pitch.why("8*d10") == "CF-9.2"
    assert board.pitch.why("8*e11") == "CF-9.1"


@pytest.mark.clause("CF-9.5")
def test_case_3_the_keeper_on_d13_and_no_line_to_e13() -> None:
    board = drawn(CASE_3)
    assert legal(board.pitch) == {f"10*{square}" for square in board.marks}
    assert board.pitch.why("10*d13") == "CF-9.5"
    assert board.pitch.why("10*e13") == "CF-9.1"


@pytest.mark.clause("CF-9.2", "CF-9.7")
def test_case_6_a_keeper_without_a_send_takes_nothing() -> None:
    board = drawn(CASE_6, barred={"home": [2, 3, 4, 5, 6, 8, 9]})
    assert plays(board.pitch) == set()
    assert board.pitch.why("1*d1") == "CF-9.2"
    assert board.pitch.why("1*c1") == "CF-9.5"
    opened = drawn(CASE_6.replace("2^ 1^", "x  1^"), barred={"home": [3, 4, 5, 6, 8, 9]})
    assert plays(opened.pitch) == {"1*c1"}


@pytest.mark.clause("CF-9.1")
def test_who_cannot_move_to_the_ball_plays_none() -> None:
    assert "4*b7" in plays(pitch("4 a3", "", "a7"))
    assert plays(pitch("4 a3", "9 a5", "a7")) == set()
    assert plays(pitch("4 a3, 11 a5", "", "a7")) == set()
    assert pitch("4 a3", "9 a5", "a7").why("4*b7") == "CF-4.1"


@pytest.mark.clause("CF-9.1")
def test_the_turn_passes_with_a_ball_play() -> None:
    position = pitch("4 a3", "4 h12", "a7").play("4*h7")
    assert position.document["to_move"] == "away"
    assert plays(position) == {f"4*{square}" for square in squares(
        "g7 f7 e7 d7 c7 b7 h8 h9 h10 h11 h6 h5 h4 h3 h2 h1"
    )}  # fmt: skip
    assert position.why("4*h12") == "CF-9.2"


@pytest.mark.clause("CF-9.2")
def test_the_square_is_forbidden_for_this_turn_only() -> None:
    start = pitch("4 a3", "1 e13", "a7")
    assert start.why("4*a3") == "CF-9.2"
    assert "4*a3" in start.play("4*a8", "1>d13").legal


@pytest.mark.clause("CF-9.3")
def test_who_can_must_play_the_ball_by_any_player_able() -> None:
    position = pitch("4 a3, 10 c9, 1 e1", "1 e13", "a7", bench={"home": [12]})
    numbers = {text.split("*")[0] for text in legal(position)}
    assert numbers == {"4", "10"}
    assert position.why("1>d1") == position.why("4>a4") == "CF-9.3"
    assert position.why("sub:4/12@h6") == "CF-3.3"
    assert position.why("pass") == "CF-9.3"


@pytest.mark.clause("CF-9.3")
def test_who_cannot_makes_a_strategic_move_or_substitutes() -> None:
    position = pitch("7 b3", "4 c1", "a8", bench={"home": [12]})
    assert legal(position) == {"7>b4"} | {f"sub:7/12@{name}" for name in ("a6", "a7", "h6", "h7")}
    assert position.play("7>b4").document["ball"] == "a8"


@pytest.mark.clause("CF-9.4")
def test_a_side_with_neither_only_passes() -> None:
    position = pitch("7 b12", "4 c1", "h5")
    assert legal(position) == {"pass"}
    assert pitch("7 b11", "4 c1", "h5").why("pass") == "CF-9.3"
    assert legal(pitch("7 b12", "4 c1", "h5", bench={"home": [12]})) == {
        f"sub:7/12@{name}" for name in ("a6", "a7", "h6", "h7")
    }
    after = position.play("pass").document
    assert (after["to_move"], after["ball"]) == ("away", "h5")


@pytest.mark.clause("CF-9.5")
def test_the_ball_goes_to_empty_squares_over_nobody() -> None:
    position = pitch("4 a3, 1 d7", "9 a10", "a7")
    assert position.sends(4) == squares("b7 c7 a8 a9 a6 a5 a4 a2 a1")
    for square in ("d7", "e7", "a10", "a12"):
        assert position.why(f"4*{square}") == "CF-9.5", square
    volante = pitch("8 c5", "7 d8, 9 e8, 5 f8", "d7")
    assert volante.sends(8) == squares("b8 c9 e9 b6 f6 e5")
    assert volante.why("8*f8") == "CF-9.5"


@pytest.mark.clause("CF-9.6")
def test_one_player_plays_the_ball_in_three_turns_of_his_side() -> None:
    position = pitch("4 a1, 1 h1", "1 h12", "a4")
    for count, (text, answer) in enumerate(
        [("4*a7", "1>g12"), ("4*a10", "1>h12"), ("4*b10", "1>g12")], start=1
    ):
        position.play(text)
        assert position.document["streak"] == {"side": "home", "number": 4, "count": count}
        position.play(answer)
    assert plays(position) == set()
    assert position.why("4*c10") == "CF-9.6"


@pytest.mark.clause("CF-9.6")
def test_turns_without_a_ball_play_leave_the_count() -> None:
    streak = {"side": "home", "number": 4, "count": 3}
    position = pitch("4 a10, 1 h1", "1 h12", "b10", streak=streak)
    position.play("1>g1", "1>g12", "1>h1", "1>h12")
    assert position.document["streak"] == streak
    assert plays(position) == set()
    two = pitch("4 a9, 1 h1", "1 h12", "b10", streak=streak | {"count": 2})
    two.play("4>a10", "1>g12", "4*c10", "1>h12")
    assert plays(two) == set()
    assert two.why("4*d10") == "CF-9.6"


@pytest.mark.clause("CF-9.6")
def test_another_player_of_either_side_starts_the_count_anew() -> None:
    streak = {"side": "home", "number": 4, "count": 3}
    own = pitch("4 a10, 5 b1, 1 h1", "1 h12", "b10", streak=streak)
    own.play("5*c10", "1>g12")
    assert own.document["streak"] == {"side": "home", "number": 5, "count": 1}
    assert "4*d10" not in own.legal  # 5 stands between
    assert "5*c9" in own.legal
    rival = pitch("4 a10, 1 h1", "4 b1, 1 h12", "b10", to_move="away", streak=streak)
    rival.play("4*b12", "4>a12")
    assert rival.document["streak"] == {"side": "away", "number": 4, "count": 1}
    again = pitch("4 a6, 1 h1", "4 b12, 1 h12", "b5", to_move="away", streak=streak)
    again.play("4*a5")
    assert "4*a4" in again.legal


@pytest.mark.clause("CF-9.6")
def test_the_number_of_turns_is_an_option() -> None:
    streak = {"side": "home", "number": 4, "count": 3}
    board = ("4 a10, 1 h1", "1 h12", "b10")
    assert "4*c10" in pitch(*board, options={"advance": 4}, streak=streak).legal
    two = pitch(*board, options={"advance": 2}, streak=streak | {"count": 2})
    assert two.why("4*c10") == "CF-9.6"
