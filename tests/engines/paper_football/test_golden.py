"""A whole match, kept with the edition of the rules that played it.

`golden-edition-1.txt` is a match of two legs on a small paper in which everything is told that can
be: each line a move, below it what it told, as JSON.  It was checked against the word-by-word
reading when it was written; if an edit changes it, the edition of the rules must go up.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core.contract import Seat
from tests.engines.paper_football import reference
from tests.engines.paper_football.paper import Desk

DESK = Desk(width=10, length=12, goal=4, legs=2)
OPTIONS = {"width": 10, "length": 12, "goal": 4, "legs": 2}


def golden() -> list[tuple[str, list[dict[str, Any]]]]:
    """The moves, each with what it told."""
    path = Path(__file__).with_name(f"golden-edition-{DESK.rules.edition}.txt")
    moves: list[tuple[str, list[dict[str, Any]]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            moves[-1][1].append(json.loads(line))
        elif not line.startswith("#"):
            moves.append((line, []))
    return moves


def test_the_match_is_told_as_it_was() -> None:
    state = DESK.rules.start()
    for text, events in golden():
        state, told = DESK.play(state, text)
        assert told == events
    outcome = DESK.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.clause) == (Seat.HOME, (0, 0), "PF-E2")


def test_the_word_by_word_reading_plays_the_same_match() -> None:
    state = DESK.rules.start()
    document = DESK.dump(state)
    for text, _ in golden():
        state, _ = DESK.play(state, text)
        document = reference.play(document, text, OPTIONS)
        for key in (
            "ball",
            "to_move",
            "score",
            "leg",
            "points",
            "phase",
            "lines",
            "kicks",
            "series",
        ):
            assert DESK.dump(state).get(key, document[key]) == document[key]


@pytest.mark.clause("PF-G1", "PF-G3", "PF-G4", "PF-G5", "PF-K1", "PF-K2", "PF-K4", "PF-K5", "PF-E4")
def test_everything_that_can_be_told_is_told() -> None:
    told = {(event["event"], event["clause"]) for _, events in golden() for event in events}
    assert told == {
        ("goal", "PF-G1"),
        ("goal", "PF-G3"),
        ("own-goal", "PF-G4"),
        ("restart", "PF-G5"),
        ("closed", "PF-K1"),
        ("kick", "PF-K2"),
        ("kick", "PF-K4"),
        ("series", "PF-K5"),
        ("leg-over", "PF-E1"),
        ("leg-over", "PF-E2"),
        ("game-over", "PF-E2"),
    }
