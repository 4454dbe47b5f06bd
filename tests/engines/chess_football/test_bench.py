"""Squads, exchanges before the match and substitutions (chapter 3)."""

import pytest

from engines.core.errors import PositionError
from tests.engines.chess_football.pitch import legal, pitch
from tests.engines.chess_football.played import Pitch

XI = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
BENCH = [12, 13, 14, 15, 16]
CHANGES = ("a6", "a7", "h6", "h7")


def subs(position: Pitch) -> set[str]:
    """The substitutions among what may be done."""
    return {text for text in legal(position) if text.startswith("sub:")}


@pytest.mark.clause("CF-3.1")
@pytest.mark.parametrize(
    ("numbers", "steps"),
    [
        ((1,), {"c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"}),
        ((2, 3), {"c4", "e6", "c6", "e4"}),
        ((4, 5), {"c5", "e5", "d4", "d6"}),
        ((6, 8), {"b4", "b6", "f4", "f6", "c3", "c7", "e3", "e7"}),
        ((10,), {"c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"}),
        ((7, 9, 11, 12, 13, 14, 15, 16), {"d6"}),
    ],
)
def test_sixteen_players_and_how_each_moves(numbers: tuple[int, ...], steps: set[str]) -> None:
    ring = "2 b3, 3 f3, 4 b7, 5 f7, 6 b5, 7 d3, 8 d7, 9 f5"  # two steps from d5, all eight ways
    for number in numbers:
        position = pitch(f"{number} d5", ring, "h1", barred={"home": [number]})
        assert position.steps(number) == steps, number


@pytest.mark.clause("CF-3.1")
@pytest.mark.parametrize("number", ["0", "17", "01", "x"])
def test_there_is_no_other_number(number: str) -> None:
    with pytest.raises(PositionError) as told:
        pitch("4 a3", "", "h8", players={"home": {number: "d5"}, "away": {}})
    assert told.value.path == f"players.home.{number}"


@pytest.mark.clause("CF-3.2")
def test_eleven_start_and_five_sit_on_the_bench() -> None:
    position = pitch(phase="toss")
    position.state = position.rules.start()
    document = position.play("toss:heads", "default", "default").document
    for side in ("home", "away"):
        assert set(map(int, document["players"][side])) == XI
        assert document["bench"][side] == BENCH


@pytest.mark.clause("CF-3.2")
def test_mixtos_and_nobody_else_are_exchanged_before_the_match() -> None:
    position = pitch(phase="place", bench={"home": BENCH, "away": BENCH})
    offered = {text for text in legal(position) if text.startswith("bench:")}
    assert offered == {f"bench:{out}/{into}" for out in (7, 9, 11) for into in BENCH}
    for out in (1, 2, 4, 6, 10):
        assert position.why(f"bench:{out}/12") == "CF-3.2", out
    position.play("bench:7/12", "default")
    assert position.where("home", 12) == "b6"  # 7's place
    assert 7 in position.document["bench"]["home"]


@pytest.mark.clause("CF-3.2")
def test_none_are_exchanged_once_the_match_has_begun() -> None:
    second = pitch(phase="place", bench={"home": BENCH}, half=2)
    assert not any(text.startswith("bench:") for text in legal(second))
    assert second.why("bench:7/12") == "CF-3.2"


@pytest.mark.clause("CF-3.3")
def test_a_newcomer_takes_any_of_four_squares_and_the_turn_is_used() -> None:
    position = pitch("1 e1, 7 b3", "1 e13, 4 h12", "c8", bench={"home": [12, 13]})
    assert subs(position) == {f"sub:7/{n}@{name}" for n in (12, 13) for name in CHANGES}
    assert position.why("sub:1/12@a6") == "CF-3.3"  # the keeper is not replaced
    position.play("sub:7/13@h7")
    document = position.document
    assert (position.where("home", 13), position.where("home", 7)) == ("h7", None)
    assert (document["to_move"], document["bench"]["home"]) == ("away", [12])
    assert document["used_subs"] == [1, 0]


@pytest.mark.clause("CF-3.3")
def test_a_change_square_with_a_player_or_the_ball_is_closed() -> None:
    position = pitch("1 e1, 7 b3, 9 a6", "1 e13, 4 h7", "h6", bench={"home": [12]})
    assert subs(position) == {"sub:7/12@a7", "sub:9/12@a7"}
    for square in ("a6", "h6", "h7"):
        assert position.why(f"sub:7/12@{square}") == "CF-3.3", square
    full = pitch("1 e1, 7 b3, 9 a6, 11 a7", "1 e13, 4 h7", "h6", bench={"home": [12]})
    assert subs(full) == set()
    assert full.why("sub:9/12@a6") == "CF-3.3"  # he stands there until he is replaced


@pytest.mark.clause("CF-3.3")
def test_only_instead_of_a_strategic_move() -> None:
    able = pitch("1 e1, 4 c3", "1 e13", "c8", bench={"home": [12]})
    assert subs(able) == set()
    assert able.why("sub:4/12@a6") == "CF-3.3"
    assert subs(pitch("1 e1, 4 c3", "1 e13", "d8", bench={"home": [12]}))


@pytest.mark.clause("CF-3.3")
def test_the_replaced_player_never_returns() -> None:
    position = pitch("1 e1, 7 b3", "1 e13", "c8", bench={"home": [12, 13]})
    position.play("sub:7/12@a6", "1>d13")
    assert subs(position) == {f"sub:12/13@{name}" for name in CHANGES if name != "a6"}
    assert position.why("sub:12/7@h6") in {"CF-3.1", "CF-3.3"}


@pytest.mark.clause("CF-3.3")
def test_at_most_five_or_as_many_as_the_option_says() -> None:
    def left(used: int, **options: int) -> bool:
        position = pitch(
            "1 e1, 7 b3", "1 e13", "c8", bench={"home": [12]}, used_subs=[used, 0], options=options
        )
        assert ("sub:7/12@a6" in position.legal) is (position.why("sub:7/12@a6") == "")
        return "sub:7/12@a6" in position.legal

    assert left(4)
    assert not left(5)
    assert left(1, substitutions=2)
    assert not left(2, substitutions=2)
    assert not left(0, substitutions=0)


@pytest.mark.clause("CF-3.3")
def test_a_player_sent_off_is_not_replaced() -> None:
    position = pitch("1 e1, 9 b3", "1 e13", "c8", bench={"home": [12]}, sent_off={"home": [7]})
    assert subs(position) == {f"sub:9/12@{name}" for name in CHANGES}
    assert position.why("sub:7/12@a6") in {"CF-3.1", "CF-3.3"}
