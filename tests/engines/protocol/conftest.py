"""A table for the race with a die, and a way to ask it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engines.protocol.table import Table
from tests.engines.play.race import find_race

NOW = "2026-11-29T18:00:00"
Ask = Callable[..., dict[str, Any]]
RECORD = (
    'sobremesa 1\ngame: race\nedition: 1\noptions: {"length":4}\nseed: 9\nhome: Ana | human\n\n'
)


def new_table() -> Table:
    return Table(find_race, ["race"], lambda: NOW)


@pytest.fixture
def ask() -> Ask:
    """Ask a fresh table: `ask("play", move="stay")`."""
    table = new_table()

    def ask(do: str, **more: object) -> dict[str, Any]:
        answer = table.answer(json.dumps({"do": do, **more}).encode())
        read: dict[str, Any] = json.loads(json.dumps(answer))
        return read

    return ask


def state(to_move: str | None, phase: str, *told: dict[str, Any], **more: object) -> dict[str, Any]:
    base = {"score": [0, 0], "outcome": None, "told": list(told)}
    return {"ok": True, "game": "race", "to_move": to_move, "phase": phase, **base, **more}
