"""The way of the ball (DF-4): every path is found, and none that is no path."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import Seat
from engines.dice_football import uses
from engines.dice_football.field import ALL
from engines.dice_football.moves import (
    OVER_LINE,
    Clearance,
    Corner,
    Move,
    Pass,
    Recovery,
    Shot,
)
from engines.dice_football.paths import exact, is_way
from engines.dice_football.state import Phase, State
from engines.dice_football.ways import way_of
from tests.engines.dice_football import brute
from tests.engines.dice_football.brute import CENTRE, SQUARES, Question

ELEVEN = (6, 11, 11, 11, 30)
"""Pieces a side, for short ways; for long ones there are too many ways round so few."""
CROWD = (38, 45)


def told(move: Move) -> str:
    """A use as the slow way tells it."""
    match move:
        case Pass(_, target):
            return f"pass {target}"
        case Shot():
            return "goal"
        case Clearance(_, target):
            return f"clear {target}"
        case Recovery(origin, target, _):
            return f"recover {origin}>{'goal' if target == OVER_LINE else target}"
        case Corner(_, _, wing):
            return f"corner {wing}"
        case _:
            return "stay"


def found(asked: Question) -> set[str]:
    """The uses that the rule book finds."""
    play = uses.Play(Seat(asked.side), asked.ball, bits(asked.own), ALL & ~bits(asked.rivals))
    if has_ball(asked):
        return {told(move) for move in uses.with_ball(play, asked.steps)}
    return {told(move) for move in uses.loose_ball(play, asked.steps)}


def expected(asked: Question) -> set[str]:
    """The uses that there are."""
    if has_ball(asked):
        return brute.with_ball(asked)
    return brute.loose(asked, brute.nearest(asked))


def has_ball(asked: Question) -> bool:
    return asked.ball in asked.own or asked.ball not in SQUARES


def bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


@pytest.mark.clause("DF-4.1", "DF-5.1", "DF-5.2", "DF-5.3", "DF-6.2", "DF-8.1")
@settings(max_examples=600)
@given(st.integers(0, 2**64), st.integers(1, 7))
def test_the_uses_of_a_roll_are_those_of_all_paths(seed: int, steps: int) -> None:
    asked = brute.by_chance(Random(seed), ELEVEN, steps)
    assert found(asked) == expected(asked)


@pytest.mark.clause("DF-4.1", "DF-6.2", "DF-7.3")
@settings(max_examples=60)
@given(st.integers(0, 2**64), st.integers(8, 12))
def test_so_are_those_of_a_bonus_in_a_crowd(seed: int, steps: int) -> None:
    asked = brute.by_chance(Random(seed), CROWD, steps)
    assert found(asked) == expected(asked)


@pytest.mark.clause("DF-4.1", "DF-8.2")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("steps", [3, 9, 10, 11, 12])
def test_so_are_those_of_a_corner(seed: int, steps: int) -> None:
    dice = Random(seed)
    squares = [square for square in SQUARES if square not in (0, 9, 170, 179)]
    men = dice.sample(squares, 22)
    own, rivals = frozenset(men[:11]), frozenset(men[11:])
    for cell in range(CENTRE + 1, CENTRE + 5):
        asked = Question(seed % 2, own, rivals, cell, steps)
        assert found(asked) == expected(asked)
