"""The rule card of chess football: its words are complete, and say what the rule file says."""

import re
from collections.abc import Mapping
from typing import ClassVar

from game.words.chess_football import CLAUSES
from game.words.chess_football_rules import RULES
from tests.game.rules_words import Card, RulesWords

CARD = Card(
    "chess-football",
    "CF",
    CLAUSES,
    RULES,
    "a-h",
    r"[|`_{\[]|->|\b(?:document|engine|null|phase|key|legal|perft|streak|barred"
    r"|default(?! the rest)|D|R\d+|PF|CR|DF|FF)\b|T:|P:",
    left_out=r"`taker:[^`]*`|\bR\d+",  # how moves are written; paragraphs of the printed rules
    unsaid={
        "CF-7.2": {3},  # how positions number the time after a draw
        "CF-7.3": {9},  # chapters, which the card calls by their names
        "CF-8.5": {9, 13},  # how to turn a square by 180 degrees
        "CF-9.7": {3},  # "all three" of the kinds of squares that it lists
    },
)


class TestWords(RulesWords):
    card = CARD
    options = 8
    usual: ClassVar[Mapping[str, str]] = {"turn_seconds": "20 as master, else no limit"}
    mistaken = (
        ("CF-9.7", "printed rules"),
        ("CF-12.3", "keeper may always block"),
        ("CF-15.1", "may not be sent straight into the goal"),
        ("CF-16.1", "may go straight into the goal"),
        ("CF-17.1", "may go straight into the goal"),
    )


def test_the_order_of_an_option_is_told() -> None:
    order = re.findall(r"\d+", CARD.options.split("order")[1].split(")")[0])
    assert len(order) == 10
    assert ", ".join(order) in RULES["text Options"]


def test_every_way_to_write_a_move_is_told() -> None:
    assert len(CARD.written) > 25
    for written in CARD.written:
        assert re.search(rf"(?<![\w-]){re.escape(written)}(?!\w)", RULES["text Moves"]), written
