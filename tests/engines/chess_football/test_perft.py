"""The counts of ways to go on, by the word-by-word reading to the second move."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engines.chess_football import reference

BLOCKS = Path(__file__).with_name("perft.txt").read_text("utf-8").strip().split("\n\n")


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_the_reading_counts_the_same(block: str) -> None:
    _, line, counts = block.splitlines()
    document: dict[str, Any] = json.loads(line)
    first = reference.legal(document, {})
    positions = [reference.play(document, {}, text)[0] for text in first]
    second = sum(len(reference.legal(after, {})) for after in positions)
    assert [len(first), second] == [int(count) for count in counts.split()]
