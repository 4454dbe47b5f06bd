"""Offside (chapter 11)."""

import pytest

from tests.engines.chess_football.played import Pitch


@pytest.mark.clause("CF-11.1")
@pytest.mark.parametrize(
    ("runner", "away", "is_offside"),
    [
        ("8 b10", "1 e13, 4 h9", True),
        ("8 b9", "1 e13, 4 h9", False),  # level with the second-last
        ("8 b10", "1 e13, 4 h9, 5 g11", False),
        ("8 b6", "1 e13, 4 h3", False),  # in his own half
        ("8 b10", "4 h9", False),  # only one rival
    ],
)
def test_nearer_to_the_end_line_than_the_second_last(
    runner: str,
    away: str,
    is_offside: bool,  # noqa: FBT001 - a case
) -> None:
    pitch = Pitch(f"4 a3, {runner}", away, "a5").play("4*a6")
    assert pitch.document["offside"]["home"] == [8] * is_offside
    told = [dict(event.details) for event in pitch.told if event.clause == "CF-11.2"]
    assert ({"side": "home", "number": 8} in told) is is_offside


@pytest.mark.clause("CF-11.2")
def test_a_ball_sent_from_level_or_beyond_exempts() -> None:
    pitch = Pitch("4 a3, 8 b10, 6 c11", "1 e13, 5 h9", "a10").play("4*a6")
    assert pitch.document["offside"]["home"] == [6]
    behind = Pitch("4 a5, 1 a4, 6 h9", "10 e2, 1 e13", "a6").play("4*a7")
    assert behind.document["offside"]["away"] == [10]


@pytest.mark.clause("CF-11.3")
def test_who_is_offside_cannot_play_the_ball_in_the_next_turn() -> None:
    pitch = Pitch("8 b10, 4 h1", "1 e13", "d11", offside={"home": [8]})
    assert pitch.sends(8) == set()
    assert pitch.why("8*f12") == "CF-11.3"
    assert pitch.steps(8)
    assert pitch.play("4>h2").document["offside"]["home"] == []
    free = Pitch("8 b10, 4 h1", "1 e13", "d11")
    assert free.sends(8)


@pytest.mark.clause("CF-11.4")
def test_not_from_a_corner_of_ones_own_side() -> None:
    award = {"kind": "corner", "side": "home", "spot": "a12", "taker": 4}
    corner = Pitch("4 a12, 8 d12", "1 e13, 5 h9", "a12", phase="corner", restart=award)
    assert corner.play("4*a6").document["offside"]["home"] == []
    award = {"kind": "free-kick", "side": "home", "spot": "a11", "taker": 4}
    kick = Pitch("4 a11, 8 d12", "1 e13, 5 h9", "a11", phase="free-kick", restart=award)
    assert kick.play("4*a6").document["offside"]["home"] == [8]
    off = Pitch("4 a3, 8 b10", "1 e13, 4 h9", "a5", options={"offside": "off"}).play("4*a6")
    assert off.document["offside"]["home"] == []
