from typing import Any

import pytest

from engines.core.errors import UncountableError
from engines.core.sampled import Sampled
from engines.play.perft import perft
from tests.engines.play.race import Race, RaceOptions, RaceRules


def test_all_ways_are_counted() -> None:
    """After a roll of n there are n walks and staying."""
    rules = RaceRules(RaceOptions(length=30))
    counts = [perft(rules, rules.start(), depth) for depth in range(4)]
    assert counts == [1, 3, 2 + 3 + 4, 3 * 9]


def test_a_finished_game_counts_at_its_own_depth_only() -> None:
    rules = RaceRules(RaceOptions(length=2))
    state = Race(men=(1, 0), die=1)  # one step wins, staying goes on
    assert [perft(rules, state, depth) for depth in (1, 2)] == [2, 3]
    over = Race(ended="draw")
    assert [perft(rules, over, depth) for depth in (0, 1, 2)] == [1, 0, 0]


class Endless(RaceRules):
    """The same race, its walks too many to be listed."""

    def legal_moves(self, state: Race) -> Any:  # noqa: ANN401 - a collection of another kind
        moves = super().legal_moves(state)
        return Sampled(moves.__contains__, lambda: list(moves)) if state.die else moves


def test_what_cannot_be_listed_is_not_counted() -> None:
    rules = Endless(RaceOptions())
    assert [perft(rules, rules.start(), depth) for depth in (0, 1)] == [1, 3]
    with pytest.raises(UncountableError, match="'walk'"):
        perft(rules, rules.start(), 2)
