"""The way of the ball (DF-4): every path is found, and none that is no path."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import Seat
from engines.dice_football import uses
from engines.dice_football.field import ALL, NONE, name_of
from engines.dice_football.moves import (
    OVER_LINE,
    Clearance,
    Corner,
    Move,
    Pass,
    Recovery,
    Shot,
)
from engines.dice_football.state import Phase, State, pair
from engines.dice_football.ways import way_of
from tests.engines.dice_football import brute
from tests.engines.dice_football.brute import CENTRE, FIRST, SQUARES, Question, is_path
from tests.engines.dice_football.played import Pitch

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


# -- the way that is drawn


@pytest.mark.clause("DF-4.1")
@settings(max_examples=150)
@given(st.integers(0, 2**64), st.integers(1, 7))
def test_a_way_of_the_ball_is_drawn_for_every_use(seed: int, steps: int) -> None:
    asked = brute.by_chance(Random(seed), ELEVEN, steps)
    state = State(
        keepers=(NONE, NONE),
        outfield=pair(Seat(asked.side), bits(asked.own), bits(asked.rivals)),
        ball=asked.ball,
        turn=Seat(asked.side),
        phase=Phase.MOVE,
        face=steps,
    )
    for move in uses.uses(state):
        way = way_of(state, move)
        assert is_path(way, asked.rivals)
        _check_begin(asked, move, way)
        _check_end(asked, move, way)


def _check_begin(asked: Question, move: Move, way: tuple[int, ...]) -> None:
    """At the ball, or at a piece and over the ball."""
    if isinstance(move, Recovery):
        assert way[0] == move.origin
    elif has_ball(asked) and way:
        assert way[0] in FIRST.get(asked.ball, (asked.ball,))
        return
    assert not way or (asked.ball in way and way[0] in brute.nearest(asked))


def _check_end(asked: Question, move: Move, way: tuple[int, ...]) -> None:
    """With all its steps on a square, or with not too many before the line."""
    steps = len(way) - (asked.ball in SQUARES)
    match told(move).split():
        case ["stay"]:
            assert not way
        case ["goal"]:
            assert steps < asked.steps
            assert way[-1] in brute.MOUTH[1 - asked.side]
        case ["corner", wing]:
            assert steps < asked.steps + 3
            assert way[-1] in brute.ENDS[asked.side][wing]
        case [_, target] if target.endswith("goal"):
            assert steps < asked.steps
            assert way[-1] in brute.MOUTH[1 - asked.side]
        case [_, target]:
            assert steps == asked.steps
            assert way[-1] == int(target.split(">")[-1])


def test_of_all_ways_a_shortest_one_is_drawn() -> None:
    pitch = Pitch("e1 e10 e14", "f18 e12 d13", "e10", face=6)
    notation, state = pitch.notation, pitch.session.state
    way = way_of(state, notation.read(state, "pass:e14"))
    assert [name_of(square) for square in way] == ["e10", "e11", "f11", "f12", "f13", "f14", "e14"]
    shot = Pitch("e1 e14", "f18", "e14", face=6)
    state = shot.session.state
    assert len(way_of(state, notation.read(state, "goal"))) == 5
