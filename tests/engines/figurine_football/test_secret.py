"""What a line-protocol player could find out about an aim (FF-8.1)."""

import json
from typing import Any

import pytest

from engines.catalogue import find_book
from engines.protocol.table import Table

GAME = "figurine-football"
POSITION = {
    "game": GAME,
    "figurines": {
        "home": {"K": "e1", "C": "e9", "A1": "d11", "B1": "c11"},
        "away": {"K": "c12", "A1": "h9", "B1": "i11", "C": "g10"},
    },
    "ball": "e9",
    "to_move": "home",
}
LOOKS: list[dict[str, Any]] = [
    {"do": "position"},
    {"do": "legal"},
    {"do": "why", "move": "dive:a1"},
    {"do": "interrupts", "seat": "home"},
    {"do": "perft", "depth": 1},
    {"do": "perft", "depth": 2},
    {"do": "perft", "depth": 3},
]


@pytest.mark.clause("FF-8.1")
def test_no_question_before_the_dive_tells_the_aim() -> None:
    def seen(aim: str) -> list[dict[str, Any]]:
        table = Table(find_book, [GAME], lambda: "2026-11-29T18:00:00")

        def ask(request: dict[str, Any]) -> dict[str, Any]:
            answer: dict[str, Any] = table.answer(json.dumps(request).encode())
            return answer

        assert ask({"do": "set", "game": GAME, "position": POSITION})["ok"]
        assert ask({"do": "play", "move": "C*e13"})["phase"] == "aim"
        assert ask({"do": "perft", "depth": 2})["ok"]
        told = ask({"do": "play", "move": f"aim:{aim}"})
        assert told["phase"] == "dive"
        return [told, *(ask(look) for look in LOOKS)]

    answers = [seen(column) for column in "def"]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][5]["nodes"] == 3
    assert [answer["error"] for answer in answers[0][6:]] == ["uncountable"] * 2
