"""How many ways there are to go on from a position, counted to a depth.

`perft.txt` was counted twice: by the rule book and, move by move, by the word-by-word reading.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.paper_football.state import State
from tests.engines.paper_football import reference
from tests.engines.paper_football.paper import Desk

Case = tuple[dict[str, Any], list[int]]


def cases() -> dict[str, Case]:
    """By name: a position document, and the counts at depths 1, 2 and so on."""
    found: dict[str, Case] = {}
    path = Path(__file__).with_name("perft.txt")
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if lines:
            name, document, counts = lines
            found[name] = json.loads(document), [int(count) for count in counts.split()]
    return found


def desk_for(document: dict[str, Any]) -> Desk:
    return Desk(**{key: document[key] for key in ("width", "length", "goal") if key in document})


def perft(desk: Desk, state: State, depth: int) -> int:
    moves = desk.rules.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(desk, desk.rules.apply(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize("name", cases())
def test_perft(name: str) -> None:
    document, counts = cases()[name]
    desk = desk_for(document)
    state = desk.notation.load(document)
    assert [perft(desk, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", cases())
def test_the_word_by_word_reading_lists_the_same(name: str) -> None:
    document, _ = cases()[name]
    desk = desk_for(document)
    assert sorted(desk.legal(desk.notation.load(document))) == reference.legal(
        document, {"legs": 1}
    )
