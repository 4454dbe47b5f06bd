"""The rule card of dice football: its words are complete, and say what the rule file says."""

import re

from game.words.dice_football import CLAUSES
from game.words.dice_football_rules import RULES
from tests.game.rules_words import Card, RulesWords

CARD = Card(
    "dice-football",
    "DF",
    CLAUSES,
    RULES,
    "a-j",
    r"[|`_{\[]|->|\b(?:document|engine|null|phase|key|legal|perft|N|nature|path|cell|orthogonal"
    r"|default|D|PF|CR|CF|FF)\b|\w:\w",
    left_out=r"\b\d\.\d\b|\bas in 5\b",  # clauses and a chapter without their prefix
    counts={"one": 1},
    unsaid={
        "DF-2.6": {11, 19},  # how to turn a square by 180 degrees
        "DF-3.2": {0},  # no number of rolls
    },
)


class TestWords(RulesWords):
    card = CARD
    coded = ("text Moves",)
    references = 6
    mistaken = (
        ("DF-2.5", "keeper may touch anybody"),
        ("DF-4.1", "your own men are no obstacle"),
        ("DF-5.1", "not on the one who had it"),
        ("DF-5.2", "points left over are ignored"),
        ("DF-6.2", "on the ball itself is no recovery"),
        ("DF-7.1", "\u00a1Portero!"),
        ("DF-8.1", "even when you can pass"),
        ("DF-8.3", "Only what the die shows counts"),
        ("DF-8.4", "may score directly"),
    )


def test_every_way_to_write_a_move_is_told() -> None:
    assert len(CARD.written) == 16
    for written in CARD.written:
        shown = re.escape(written).replace("N", r"\d")
        assert re.search(rf"(?<![\w:@>-]){shown}(?![\w:@>])", RULES["text Moves"]), written
