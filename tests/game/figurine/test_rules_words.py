"""The rule card of figurine football: its words are complete, and say what the rule file says."""

import re

import pytest

from engines.figurine_football.choices import CHOICES
from engines.figurine_football.state import Phase
from game.words.figurine_football import CLAUSES, TURNS
from game.words.figurine_football_rules import RULES
from tests.game.rules_words import Card, RulesWords

FIGURINE = re.compile(r"\b[AB]\d")
CARD = Card(
    "figurine-football",
    "FF",
    CLAUSES,
    RULES,
    "a-i",
    r"[|`_{\[]|->|\b(?:document|engine|null|phase|key|legal|perft|nature|D|PF|CR|CF|DF)\b",
    counts={"ten": 10},
    unsaid={"FF-1.1": {10, 14}},  # how to turn a square by 180 degrees
)


class TestWords(RulesWords):
    card = CARD
    bounds = "\\b{low}\u2013{high}\\b"
    mistaken = (
        ("FF-3.1", "what stands on the square gone round does not matter"),
        ("FF-3.2", "The ball on it does not matter"),
        ("FF-3.3", "stops there"),
        ("FF-4.2", "flies over everything"),
        ("FF-4.5", "the last one may"),
        ("FF-5.2", "A keeper cannot be tackled"),
        ("FF-7.2", "neither to a circled nor to a red one"),
        ("FF-8.1", "hidden until both have picked"),
        ("FF-9.1", "the keeper too"),
        ("FF-9.3", "or leaves it"),
    )


@pytest.mark.parametrize("key", CARD.lines)
def test_the_figurines_told_are_those_of_the_file(key: str) -> None:
    assert set(FIGURINE.findall(RULES[key])) == set(FIGURINE.findall(CARD.lines[key]))


def test_every_way_to_write_a_move_is_told() -> None:
    assert len(CARD.written) == 17
    for written in CARD.written:
        shown = re.escape(written)
        assert re.search(rf"(?<![\w*>^@:-]){shown}(?![\w*=>@:])", RULES["text Moves"]), written


def test_a_phase_that_is_not_said_as_in_any_game_has_its_words() -> None:
    usual = {Phase.TOSS, Phase.PLAY, Phase.OVER}
    assert set(TURNS) == {phase.word for phase in CHOICES if phase not in usual}
