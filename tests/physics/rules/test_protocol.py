"""Carrom by lines of text."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engines.protocol.table import Table

Ask = Callable[..., dict[str, Any]]
STRIKE = {
    "x": [[-18420, 18420], [-22080, -22080], [22080, 22080]],
    "angle": [0, 35999],
    "power": [1, 1000],
}
MEN = [["w", 20000, 0], ["w", 20000, 5000], ["b", -20000, 0], ["q", 0, 0]]
REST = 'T:{"men":[["w",20000,0],["b",-20000,0],["q",0,0]],"striker":true,"touched":true}'


@pytest.fixture
def ask() -> Ask:
    table = Table(now=lambda: "2026-11-29T18:00:00")

    def ask(do: str, **more: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(
            json.dumps(table.answer(json.dumps({"do": do, **more}).encode()))
        )
        return answer

    return ask


def put(ask: Ask, **more: object) -> dict[str, Any]:
    return ask(
        "set", game="carrom", position={"game": "carrom", "men": MEN, "to_move": "home", **more}
    )


def test_it_is_in_the_catalogue(ask: Ask) -> None:
    assert "carrom" in ask("games")["games"]


def test_a_strike_is_told_by_its_ranges(ask: Ask) -> None:
    put(ask)
    assert ask("legal") == {"ok": True, "moves": None, "strike": STRIKE}


def test_what_is_legal_in_the_other_phases(ask: Ask) -> None:
    ask("new", game="carrom")
    assert ask("legal") == {"ok": True, "moves": ["toss:heads", "toss:tails"]}
    ask("play", move="toss:heads")
    assert ask("legal") == {"ok": True, "moves": None, "strike": STRIKE, "rack": [0, 359]}
    ask("play", move="S:0,9000,500")
    assert ask("legal") == {"ok": True, "moves": None}
    put(ask, phase="rolling", strike=[0, 9000, 500])
    assert ask("play", move=REST)["phase"] == "place"
    place = {"from_centre": [3180, 6910], "from_men": 3180}
    assert ask("legal") == {"ok": True, "moves": ["P:auto", "P:none"], "place": place}
    ask("play", move="P:auto")
    assert ask("legal") == {"ok": True, "moves": ["P:auto"], "place": place}
    ask("play", move="resign")
    assert ask("legal") == {"ok": True, "moves": []}


def test_forward_only_is_told_by_its_angles(ask: Ask) -> None:
    for seat, angles in (("top", [18001, 35999]), ("left", [27001, 8999])):
        side = {"top": "home", "left": "away"}[seat]
        position = {"game": "carrom", "men": MEN, "to_move": side, "seat": seat}
        options = {"forward_only": "on", "doubles": "on"}
        ask("set", game="carrom", position=position, options=options)
        assert ask("legal")["strike"]["angle"] == angles


@pytest.mark.clause("CR-2.4")
def test_a_roll_lets_the_table_play(ask: Ask) -> None:
    ask("new", game="carrom", seed=8)
    tossed = ask("roll")
    assert (tossed["to_move"], tossed["phase"]) in {("home", "rack"), ("away", "rack")}
    ask("play", move="S:0,9000,1000" if tossed["to_move"] == "home" else "S:0,27000,1000")
    broken = ask("roll")
    assert broken["told"][0]["event"] == "break"
    rested = ask("position")["position"]["men"]
    ask("undo")
    assert ask("roll") == broken
    assert ask("position")["position"]["men"] == rested
    record = ask("record")["record"]
    again = ask("load", record=record)
    assert {**again, "told": broken["told"]} == broken


def test_what_the_table_says_is_checked(ask: Ask) -> None:
    put(ask, phase="rolling", strike=[0, 9000, 500])
    more = REST.replace('[["w"', '[["b",0,9000],["w"')
    assert ask("play", move=more)["clause"] == "CR-2.4"
    assert ask("why", move=REST) == {"ok": True, "legal": True}
    told = ask("play", move=REST, seat="nature")["told"]
    assert [event["event"] for event in told] == ["pocketed", "due", "turn-kept"]


def test_moves_that_cannot_be_listed_are_not_counted(ask: Ask) -> None:
    ask("new", game="carrom")
    assert ask("perft", depth=0)["nodes"] == 1
    assert ask("perft", depth=1)["nodes"] == 2
    answer = ask("perft", depth=2)
    assert (answer["ok"], answer["error"]) == (False, "uncountable")
    assert "'rack'" in answer["message"]


@pytest.mark.clause("CR-7.4", "G-5")
def test_a_fallen_clock(ask: Ask) -> None:
    position = {"game": "carrom", "men": MEN, "to_move": "home"}
    ask("set", game="carrom", position=position, options={"turn_seconds": 15})
    assert ask("interrupts", seat="nature")["moves"] == ["timeup:turn"]
    assert ask("play", move="timeup:turn", seat="nature")["phase"] == "place"


def test_bad_documents_and_options(ask: Ask) -> None:
    assert put(ask, men=[["w", 0, 0], ["b", 0, 100]])["path"] == "men.1"
    assert ask("new", game="carrom", options={"games": 2})["option"] == "games"
    assert ask("position")["error"] == "no-game"
