"""The fast rule book against the word-by-word reading, on random positions, games and texts.

A disagreement is told as text: the position, what was asked, what either says.  The reference
itself is held to the worked cases of the rule text first.
"""

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.core.contract import Notation, Rules
from engines.core.options import read_options
from engines.paper_football import BOOK
from tests.engines.paper_football import reference
from tests.engines.paper_football.reference_paper import Document, Field, full
from tests.engines.paper_football.reference_positions import (
    CLASSIC,
    SMALL,
    near_misses,
    position,
    random_game,
    random_position,
    random_size,
    start,
)


class Engine(NamedTuple):
    """The fast rule book, asked by documents and texts."""

    rules: Rules[Any, Any]
    notation: Notation[Any, Any]

    @classmethod
    def made(cls, document: Document, options: Document) -> "Engine":
        return cls(*BOOK.open(read_options(BOOK.options, options, document)))

    def refusal(self, state: object, text: str) -> str:
        """What `Session` makes of the contract: "" for a legal move or aside."""
        move = self.notation.read(state, text)
        if move in self.rules.legal_moves(state) or move in self.rules.asides(state):
            return ""
        return self.rules.refusal(state, move)


def same_way(document: Document) -> Document:
    """The document with its defaults, and lines, whose order says nothing, in order."""
    whole = full(document, {})
    series = whole["series"]
    return whole | {
        "lines": sorted(whole["lines"]),
        "kicks": sorted(whole["kicks"]),
        "series": {"lines": sorted(series["lines"]), "redirected": sorted(series["redirected"])},
    }


def disagreements(
    document: Document, options: Document, dice: Random, texts: list[str], moves: int = 2
) -> list[str]:
    """Where the two readings differ: legal moves, some of them made, texts refused."""
    engine = Engine.made(document, options)
    state = engine.notation.load(document)
    found = list_disagreements(engine, state, document, options)
    legal = reference.legal(document, options)
    asides = [text for text in ("draw", "resign") if legal and dice.random() < 0.1]
    for text in [*dice.sample(legal, min(moves, len(legal))), *asides]:
        if not reference.refusal(document, text, options):
            found += move_disagreements(engine, state, document, options, text)
    return found + text_disagreements(engine, state, document, options, texts + asides)


def list_disagreements(
    engine: Engine, state: object, document: Document, options: Document
) -> list[str]:
    listed = sorted(engine.notation.write(state, m) for m in engine.rules.legal_moves(state))
    legal = reference.legal(document, options)
    if listed == legal:
        return []
    more, less = sorted(set(listed) - set(legal)), sorted(set(legal) - set(listed))
    return [told(document, options, "legal", f"+{more} -{less}", "")]


def move_disagreements(
    engine: Engine, state: object, document: Document, options: Document, text: str
) -> list[str]:
    after = engine.rules.apply(state, engine.notation.read(state, text))
    dumped = same_way(engine.notation.dump(after))
    played = same_way(reference.play(document, text, options))
    found = []
    if dumped != played:
        odd = [key for key in {**dumped, **played} if dumped.get(key) != played.get(key)]
        differ = {key: (dumped.get(key), played.get(key)) for key in odd}
        found.append(told(document, options, text, str(differ), ""))
    outcome, won = engine.rules.outcome(after), reference.winner(played)
    winner = None if outcome is None else "" if outcome.winner is None else outcome.winner.word
    if winner != won:
        found.append(told(document, options, f"outcome {text}", str(winner), str(won)))
    return found


def text_disagreements(
    engine: Engine, state: object, document: Document, options: Document, texts: list[str]
) -> list[str]:
    found = []
    for text in texts:
        clause, expected = engine.refusal(state, text), reference.refusal(document, text, options)
        if clause != expected:
            found.append(told(document, options, text, clause, expected))
    return found


def told(document: Document, options: Document, asked: str, engine: str, reading: str) -> str:
    return f"{asked}: engine {engine!r}, reading {reading!r}\n{options} {json.dumps(document)}"


# -- the reference on the worked cases


def test_worked_case_1_start() -> None:
    assert len(reference.legal(start(CLASSIC), {})) == 368


@pytest.mark.parametrize(
    ("ball", "side", "lines", "text", "clause"),
    [
        ("h15", "away", ["h12-h13-h14-h15"], "h15-g15-g14-h13", "PF-M4"),
        ("i15", "away", ["h12-h13-i14-i15"], "i15-h14-i13-j13", "PF-M4"),
        ("d2", "away", [], "d2-d1-e2-e3", "PF-M6"),
        ("g2", "away", [], "g2-g1-g0", ""),
        ("g2", "away", [], "g2-f1-e2-e3", "PF-M5"),
        ("g2", "away", [], "g2-g1-h1-i1", ""),
    ],
)
def test_worked_cases_of_moves(
    ball: str, side: str, lines: list[str], text: str, clause: str
) -> None:
    place = ord(ball[0]) - ord("a"), int(ball[1:])
    document = position(CLASSIC, place, side, lines=[line.split("-") for line in lines])
    assert reference.refusal(document, text, {}) == clause


@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("h20", "K:h20-h14", ""),
        ("h20", "K:h20-n14", ""),
        ("h20", "K:h20-o13", "PF-K2"),
        ("h20", "K:h20-h24", "PF-G4"),
        ("l12", "K:l12-o15-n16", ""),
        ("m12", "K:m12-o14-n15", "PF-K4"),
    ],
)
def test_worked_cases_of_kicks(ball: str, text: str, clause: str) -> None:
    place = ord(ball[0]) - ord("a"), int(ball[1:])
    document = position(CLASSIC, place, "away", phase="kick")
    assert reference.refusal(document, text, {}) == clause


# -- the duel


@pytest.mark.parametrize("field", [CLASSIC, *SMALL], ids=lambda f: "x".join(map(str, f)))
def test_random_games(field: Field) -> None:
    dice = Random(f"{field}")
    options = {"legs": dice.choice((1, 2))}
    for document in random_game(dice, field, options, 30)[::5]:
        texts = near_misses(dice, document, field, 2)
        assert disagreements(document, options, dice, texts) == []


@pytest.mark.parametrize("seed", range(40))
def test_random_positions(seed: int) -> None:
    dice = Random(seed)
    field = dice.choice((CLASSIC, dice.choice(SMALL), random_size(dice)))
    document = random_position(dice, field)
    assert disagreements(document, {}, dice, near_misses(dice, document, field, 4)) == []
