"""The word-by-word reading of dice football, held to the worked cases of the rule text.

The rule book is then held to the reading: positions of every phase and games by chance.
"""

from random import Random

import pytest

from tests.engines.dice_football.reference import interrupts, legal, play, start
from tests.engines.dice_football.reference_board import (
    BOARD,
    Document,
    default_pieces,
    full,
    is_loose,
)
from tests.engines.dice_football.reference_games import in_a_game, in_a_position
from tests.engines.dice_football.reference_positions import random_options
from tests.engines.dice_football.reference_refusal import refusal
from tests.engines.dice_football.reference_uses import is_dead


def position(ball: str, face: int | None = None, **more: object) -> Document:
    base: Document = {
        "game": "dice-football",
        "pieces": {side: default_pieces(side) for side in ("home", "away")},
        "ball": ball,
        "to_move": "home",
        "phase": "move" if face else "roll",
        "face": face,
        "first_kick": "home",
    }
    return base | more


@pytest.mark.parametrize(("face", "may"), [(3, False), (5, True)])
def test_case_1_a_pass_round_a_rival(face: int, may: bool) -> None:  # noqa: FBT001 - a table
    assert ("pass:g3" in legal(position("d3", face), {})) is may
    assert (refusal(position("d3", face), {}, "pass:g3") == "DF-4.1") is not may


@pytest.mark.parametrize(("keeper", "least"), [("f18", 4), ("e18", 3)])
def test_case_2_a_shot(keeper: str, least: int) -> None:
    for face in range(1, 7):
        document = position("f16", face)
        document["pieces"]["away"]["keeper"] = keeper
        assert ("goal" in legal(document, {})) is (face >= least)
        assert refusal(document, {}, "goal") == ("" if face >= least else "DF-5.2")


def test_case_3_a_foul_far_from_the_own_goal() -> None:
    after, told = play(position("e13", last_face=4), {}, "roll:4")
    assert told == [("roll", "DF-4.1"), ("foul", "DF-8.3"), ("free-kick", "DF-8.4")]
    assert after["to_move"] == "away"
    assert after["ball"] in {"g12", "d12"} or after["phase"] == "choose-ball"


@pytest.mark.parametrize(
    ("bonus", "score", "ball", "side"), [(0, [0, 0], "e1", "home"), (1, [0, 1], "centre", "home")]
)
def test_case_4_a_penalty(bonus: int, score: list[int], ball: str, side: str) -> None:
    fouled, told = play(position("d3", last_face=4, bonus={"home": 0, "away": bonus}), {}, "roll:4")
    assert told[-1] == ("penalty", "DF-8.5")
    assert (fouled["phase"], fouled["to_move"]) == ("penalty", "away")
    after, _ = play(fouled, {}, "roll:2")
    assert (after["score"], after["ball"], after["to_move"]) == (score, ball, side)
    assert after["phase"] == "roll"


def test_case_5_a_corner_is_given() -> None:
    document = position("d3", 1)
    assert "corner:left" in legal(document, {})
    assert refusal(document, {}, "corner:right") == "DF-8.1"
    after, told = play(document, {}, "corner:left")
    assert told == [("corner", "DF-8.1")]
    assert (after["phase"], after["ball"], after["to_move"]) == ("corner-roll", "corner:a1", "away")


@pytest.mark.parametrize(("keeper", "may"), [("f18", True), ("g18", False)])
def test_case_6_a_corner_is_shot(keeper: str, may: bool) -> None:  # noqa: FBT001 - a table
    document = position("corner:j18", None, phase="corner-roll")
    document["pieces"]["away"]["keeper"] = keeper
    once, _ = play(document, {}, "roll:2")
    assert interrupts(once, {}, "home") == []
    twice, _ = play(once, {}, "roll:3")
    assert (twice["face"], twice["last_face"], twice["phase"]) == (5, 3, "move")
    assert ("goal" in legal(twice, {})) is may


def test_the_higher_roll_kicks_off() -> None:
    document = start({})
    for text in ("roll:3", "roll:3", "roll:2", "roll:5"):
        document, told = play(document, {}, text)
    assert told[-1] == ("kick-off", "DF-4.2")
    assert (document["phase"], document["to_move"], document["ball"]) == ("roll", "away", "centre")


def test_a_half_by_rolls_ends_after_the_last() -> None:
    document = position("d3", rolled=6)
    assert interrupts(document, {"rolls": 7}, "nature") == []
    after, _ = play(document, {"rolls": 7}, "roll:5")
    after, told = play(after, {"rolls": 7}, "pass:g3")
    assert [name for name, _ in told] == ["pass", "half-time", "kick-off"]
    assert (after["half"], after["to_move"], after["rolled"]) == (2, "away", 0)


def test_the_squares_on_which_a_ball_is_dead() -> None:
    """DF-6.4 counts them: 18 of the 158 empty squares of the default line-up."""
    found = [full(position(square)) for square in BOARD]
    loose = [document for document in found if is_loose(document)]
    assert (len(loose), sum(map(is_dead, loose))) == (158, 18)


@pytest.mark.parametrize("seed", range(30))
def test_positions_by_chance(seed: int) -> None:
    dice = Random(seed)
    found = [told for _ in range(5) for told in in_a_position(dice, random_options(dice))]
    assert not found, f"{len(found)} disagreements, the first:\n{found[0]}"


@pytest.mark.parametrize("seed", range(8))
def test_games_by_chance(seed: int) -> None:
    dice = Random(seed)
    found = in_a_game(dice, random_options(dice), 60)
    assert not found, f"{len(found)} disagreements, the first:\n{found[0]}"
