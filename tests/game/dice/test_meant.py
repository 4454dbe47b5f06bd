"""A place that is clicked while nobody is held: who is meant by it."""

from typing import Any

import pytest

from game.desk import Desk
from tests.game.dice.positions import CHANCE, COUNTS, PASSES, RECOVERS
from tests.game.dice.seat import place


@pytest.mark.parametrize(
    ("document", "end", "text"),
    [(RECOVERS, "g7", "recover:d7>g7"), (PASSES, "g3", "pass:g3"), (CHANCE, "goal:away", "goal")],
)
def test_a_place_that_only_one_man_can_mean_is_enough(
    desk: Desk, document: dict[str, Any], end: str, text: str
) -> None:
    table = place(desk, document)
    table.click(table.square(end))
    assert table.texts == [text]


def test_a_place_that_two_men_can_mean_is_not_enough(desk: Desk) -> None:
    table = place(desk, COUNTS)
    table.click(table.square("d9"))
    assert not table.texts
