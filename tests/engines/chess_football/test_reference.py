"""The word-by-word reading of chess football, held to the worked cases of the rule text."""

import pytest

from tests.engines.chess_football.reference import legal, play
from tests.engines.chess_football.reference_board import Document
from tests.engines.chess_football.reference_refusal import refusal


def position(home: dict[str, str], away: dict[str, str], ball: str, **more: object) -> Document:
    base = {"game": "chess-football", "players": {"home": home, "away": away}, "ball": ball}
    return base | {"to_move": "home"} | more


def test_case_1_the_rook_sends_past_the_square_it_left() -> None:
    rook = position({"4": "a3"}, {"6": "g7"}, "a7")
    squares = [f"{column}7" for column in "bcdef"] + [
        f"a{row}" for row in (8, 9, 10, 11, 12, 6, 5, 4, 2, 1)
    ]
    assert legal(rook, {}) == sorted(f"4*{square}" for square in squares)
    assert refusal(rook, {}, "4*a3") == "CF-9.2"
    assert refusal(rook, {}, "4>a5") == "CF-9.3"


def test_case_2_the_knight() -> None:
    knight = position({"8": "d10"}, {}, "e12")
    assert legal(knight, {}) == ["8*c11", "8*f10", "8*g11"]
    assert refusal(knight, {}, "8*d10") == "CF-9.2"


def test_case_3_the_queen_before_the_keeper() -> None:
    queen = position({"10": "d9"}, {"1": "d13"}, "d11")
    assert {"10*e12", "10*d12"} <= set(legal(queen, {}))
    assert refusal(queen, {}, "10*d13") == "CF-9.5"
    assert "10*e13" not in legal(queen, {})


def test_case_4_the_mixto_scores_on_the_diagonal() -> None:
    mixto = position({"11": "e11"}, {}, "d12")
    assert legal(mixto, {}) == ["11*d13", "11*e13"]
    after, told = play(mixto, {}, "11*e13")
    assert (after["score"], after["to_move"]) == ([1, 0], "away")
    assert ("goal", "CF-10.1") in told
    assert not any("*" in text for text in legal(mixto, {"mixto_ball": "straight"}))


@pytest.mark.parametrize(
    ("rook", "kind"), [("5>d9", "free-kick"), ("5>d11", "penalty"), ("1>d12", "")]
)
def test_case_5_standing_in_the_line_of_a_chance(rook: str, kind: str) -> None:
    square = {"5>d11": "a11"}.get(rook, "a9")
    away = {"1": "e13", "5": square}
    chance = position({"10": "d3"}, away, "d7", to_move="away")
    after, told = play(chance, {}, rook)
    assert (("foul", "CF-12.3") in told) == bool(kind)
    assert after["phase"] == ("foul" if kind else "play")
    if kind:
        assert (kind, "CF-12.4") in play(after, {}, "stop")[1]


def test_case_6_a_keeper_without_a_send_cannot_take() -> None:
    squares = ["c1", "c2", "c3", "d3", "e1", "e2", "e3"]
    around = {str(number): square for number, square in enumerate(squares, 2)}
    keeper = position({"1": "d1"} | around, {}, "d2")
    assert not any(text.startswith("1*") for text in legal(keeper, {}))
