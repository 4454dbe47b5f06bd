"""Placing in turns and the kick-off from either end (chapter 8)."""

import pytest

from tests.engines.chess_football.pitch import legal, pitch, plays

NINE = {"1": "e1", "2": "c3", "3": "f3", "4": "a3", "5": "h3", "6": "c5", "8": "f5", "7": "b6",
        "9": "g6"}  # fmt: skip
KICKING, WAITING = {"10": "d6", "11": "e6"}, {"10": "d5", "11": "e5"}


def turned(men: dict[str, str]) -> dict[str, str]:
    """The same men seen by the other side: column 9-c, row 13-r."""
    return {n: f"{'hgfedcba'['abcdefgh'.index(s[0])]}{13 - int(s[1:])}" for n, s in men.items()}


@pytest.mark.clause("CF-8.1")
def test_the_kicking_side_places_first_then_the_other() -> None:
    for first, second in (("home", "away"), ("away", "home")):
        position = pitch(phase="place", to_move=first)
        assert position.play("default").document["to_move"] == second
        assert (position.document["ready"], position.phase) == ([first], "place")
        position.play("default")
        assert (position.phase, position.document["to_move"]) == ("kick-off", first)


@pytest.mark.clause("CF-8.1")
def test_ready_is_for_a_side_that_is_placed_with_a_man_in_the_middle() -> None:
    def placed(square: str | None) -> str:
        players = {"home": NINE | {"10": "d5", "11": square}, "away": {}}
        return pitch(phase="place", players=players).why("ready")

    assert placed("d6") == placed("e6") == ""
    assert placed("c6") == placed(None) == "CF-8.1"


@pytest.mark.clause("CF-8.1")
def test_the_other_side_needs_no_man_in_the_middle() -> None:
    players = {"home": NINE | KICKING, "away": turned(NINE | WAITING)}
    position = pitch(phase="place", to_move="away", ready=["home"], players=players)
    assert "ready" in position.legal
    assert position.why("put:10@e7") == "CF-8.2"


@pytest.mark.clause("CF-8.1")
def test_players_are_put_and_put_again_on_free_squares_of_the_own_half() -> None:
    position = pitch(phase="place").play("put:10@d6", "put:10@b4", "put:10@d6")
    assert position.where("home", 10) == "d6"
    assert position.document["to_move"] == "home"
    assert position.why("put:11@d6") == position.why("put:11@d7") == "CF-8.1"


@pytest.mark.clause("CF-8.3")
@pytest.mark.parametrize(
    ("side", "men", "ball"),
    [("home", ("d6", "e6"), "d6"), ("home", ("e6", "a5"), "e6"), ("home", ("a5", "d6"), "d6"),
     ("away", ("d7", "e7"), "e7"), ("away", ("d7", "b9"), "d7"), ("away", ("b9", "e7"), "e7")],
)  # fmt: skip
def test_where_the_ball_lies_and_who_takes_it(side: str, men: tuple[str, str], ball: str) -> None:
    kicking = dict(zip(("10", "11"), men, strict=True))
    others = {"home": NINE | WAITING, "away": turned(NINE | WAITING)}
    players = others | {side: others[side] | kicking}
    position = pitch(phase="place", to_move=side, players=players).play("ready", "ready")
    assert (position.phase, position.document["ball"]) == ("kick-off", ball)
    taker = next(number for number, square in kicking.items() if square == ball)
    assert {text.split("*")[0] for text in plays(position)} == {taker}
    other = "11" if taker == "10" else "10"
    forward = "8" if side == "home" else "5"
    assert position.why(f"{other}*d{forward}") == "CF-8.3"


@pytest.mark.clause("CF-8.3")
def test_the_ball_is_sent_forward_only() -> None:
    position = pitch("10 d6, 11 e6", "11 d8, 6 f8, 4 a9", "d6", phase="kick-off")
    assert legal(position) == {f"10*{square}" for square in ("d7", "c7", "b8", "e7")}
    for square in ("c6", "a6", "d5", "d1", "c5", "e5"):
        assert position.why(f"10*{square}") == "CF-8.3", square


@pytest.mark.clause("CF-8.3")
def test_away_sends_down_and_may_score_at_once() -> None:
    position = pitch("1 a1", "10 e7", "e7", to_move="away", phase="kick-off")
    rows = {int(text.split("*")[1][1:]) for text in legal(position)}
    assert max(rows) == 6
    assert "10*e0" in position.legal
    assert position.why("10*e8") == position.why("10*d7") == "CF-8.3"
    position.play("10*e0")
    assert position.document["score"] == [0, 1]


@pytest.mark.clause("CF-8.3")
def test_the_taker_waits_until_another_has_played_the_ball() -> None:
    position = pitch("10 d6, 5 h3, 1 a1", "1 h12", "d6", phase="kick-off")
    position.play("10*d8", "1>g12")
    assert position.why("10*d9") == "CF-8.3"
    assert plays(position) == set()
    position.play("5>h8", "1>h12")
    position.play("5*d7", "1>g12")
    assert any(text.startswith("10*") for text in plays(position))


@pytest.mark.clause("CF-8.4")
@pytest.mark.parametrize(
    ("coin", "first", "second"), [("heads", "home", "away"), ("tails", "away", "home")]
)
def test_the_coin_gives_the_first_kick_off_and_the_loser_has_the_second_half(
    coin: str, first: str, second: str
) -> None:
    position = pitch(phase="toss").play(f"toss:{coin}", "default", "default")
    assert (position.phase, position.document["to_move"]) == ("kick-off", first)
    position.play("timeup:half")
    assert (position.phase, position.document["to_move"]) == ("place", second)
    position.play("default", "default")
    assert position.document["to_move"] == second
    assert position.where("home", 1) == "e1"  # ends do not change
    assert pitch(phase="toss").why("default") == "G-7"


@pytest.mark.clause("CF-8.5")
def test_the_default_line_up_is_the_same_seen_from_either_end() -> None:
    for first in ("home", "away"):
        position = pitch(phase="place", to_move=first).play("default", "default")
        mine, theirs = (KICKING, WAITING) if first == "home" else (WAITING, KICKING)
        assert position.document["players"]["home"] == NINE | mine
        assert position.document["players"]["away"] == turned(NINE | theirs)
