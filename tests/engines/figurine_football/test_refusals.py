"""Clauses against actions beside the word-by-word reading, on random boards and in games."""

import re
from random import Random
from typing import Any

import pytest

from engines.figurine_football.field import NAMED
from tests.engines.figurine_football import reference_refusal
from tests.engines.figurine_football.reference import Turn
from tests.engines.figurine_football.test_reference import NAMES, NOTATION, RULES, board

SQUARES = sorted(NAMED)


def some_text(dice: Random, document: dict[str, Any], legal: list[str]) -> str:
    """An action that may be well-formed and no more; half of them are legal ones, changed."""
    if dice.random() < 0.5 and legal != ["pass"]:
        return changed(dice, dice.choice(legal))
    men: dict[str, str] = document["figurines"][document["to_move"]]
    who = dice.choice(sorted(men) if dice.random() < 0.8 else NAMES)
    sign = dice.choice(["", ">", ">", ">"] if who == "K" else ["", ">", ">", "^"])
    if not sign:
        return f"{who}*{near(dice, men.get(who, 'e7'))}"
    target: str = document["ball"] if dice.random() < 0.4 else near(dice, men.get(who, "e7"))
    kicks = "".join(f"*{near(dice, target)}" for _ in range(dice.randrange(3)))
    return f"{who}{sign}{target}{kicks or dice.choice(['', '='])}"


def changed(dice: Random, text: str) -> str:
    """The text with another square, without its last part, or with one more kick."""
    parts = re.split(r"(?=[>^*=])", text)
    chance = dice.random()
    if chance < 0.2 and len(parts) > 2:
        return "".join(parts[:-1])
    if chance < 0.4 and text.count("*") < 2 and parts[-1] != "=":
        return f"{text}*{near(dice, parts[-1][1:])}"
    place = dice.randrange(1, len(parts))
    if parts[place] != "=":
        parts[place] = parts[place][0] + near(dice, parts[place][1:])
    return "".join(parts)


def near(dice: Random, square: str) -> str:
    """A square of the field, mostly near that one."""
    column, row = ord(square[0]) + dice.randint(-3, 3), int(square[1:]) + dice.randint(-3, 3)
    found = f"{chr(column)}{row}"
    return found if found in NAMED and dice.random() < 0.8 else dice.choice(SQUARES)


@pytest.mark.clause("G-1")
@pytest.mark.parametrize("seed", range(12))
def test_the_first_clause_that_forbids(seed: int) -> None:
    dice = Random(seed)
    for _ in range(30):
        document = board(dice)
        if document is None:
            continue
        state = NOTATION.load(document)
        document = NOTATION.dump(state)
        legal = sorted(Turn(document).legal())
        for _ in range(60):
            text = some_text(dice, document, legal)
            clause = RULES.refusal(state, NOTATION.read(state, text))
            assert clause == reference_refusal.refusal(document, text), (text, document)
