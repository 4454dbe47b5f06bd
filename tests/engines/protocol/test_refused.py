"""What is refused: whatever the line, there is an answer, and nothing has changed."""

import json
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.protocol.table import Table
from tests.engines.protocol.conftest import RECORD, Ask, new_table


@pytest.mark.parametrize(
    ("do", "more", "error", "key"),
    [
        ("new", {"game": "go"}, "unknown-game", {}),
        ("set", {"game": "go", "position": {}}, "unknown-game", {}),
        ("new", {"game": "race", "options": {"length": 99}}, "bad-option", {"option": "length"}),
        ("new", {"game": "race", "options": {"length": []}}, "bad-option", {"option": "length"}),
        ("new", {"game": "race", "options": {"size": 1}}, "bad-option", {"option": "size"}),
        ("new", {"game": "race", "options": {"length": 13}}, "bad-option", {"option": "length"}),
        ("set", {"game": "race", "position": {"length": 99}}, "bad-position", {"path": "length"}),
        (
            "set",
            {"game": "race", "position": {"men": [0, 99], "to_move": "home"}},
            "bad-position",
            {"path": "men.1"},
        ),
        ("play", {"move": "hop"}, "syntax", {}),
        ("why", {"move": ""}, "syntax", {}),
    ],
)
def test_errors_change_nothing(
    ask: Ask, do: str, more: dict[str, Any], error: str, key: dict[str, str]
) -> None:
    ask("load", record=RECORD + "roll:1\n")
    before = ask("record"), ask("position")
    answer = ask(do, **more)
    assert answer.pop("message")
    assert answer == {"ok": False, "error": error, **key}
    assert (ask("record"), ask("position")) == before


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("legal", {}),
        ("interrupts", {"seat": "home"}),
        ("play", {"move": "stay"}),
        ("roll", {}),
        ("why", {"move": "stay"}),
        ("undo", {}),
        ("position", {}),
        ("record", {}),
        ("perft", {"depth": 1}),
    ],
)
def test_without_a_game(ask: Ask, do: str, more: dict[str, Any]) -> None:
    assert ask(do, **more)["error"] == "no-game"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("", "JSON"),
        ("help", "JSON"),
        ('"legal"', "object"),
        ("[]", "object"),
        ("{}", "'do'"),
        ('{"do":1}', "'do'"),
        ('{"do":["legal"]}', "'do'"),
        ('{"do":"Legal"}', "'do'"),
        ('{"do":"legal","do":"legal"}', "'do'"),
        ('{"do":"legal","now":true}', "'now'"),
        ('{"do":"new"}', "'game'"),
        ('{"do":"new","game":1}', "'game'"),
        ('{"do":"new","game":"race","seed":"1"}', "'seed'"),
        ('{"do":"new","game":"race","seed":1.5}', "'seed'"),
        ('{"do":"new","game":"race","seed":true}', "'seed'"),
        ('{"do":"new","game":"race","seed":1' + "0" * 20 + "}", "'seed'"),
        ('{"do":"new","game":"race","options":[]}', "'options'"),
        ('{"do":"set","game":"race"}', "'position'"),
        ('{"do":"set","game":"race","position":null}', "'position'"),
        ('{"do":"play","move":7}', "'move'"),
        ('{"do":"play","move":"stay","seat":"south"}', "'seat'"),
        ('{"do":"interrupts"}', "'seat'"),
        ('{"do":"perft"}', "'depth'"),
        ('{"do":"perft","depth":-1}', "'depth'"),
        ('{"do":"perft","depth":21}', "'depth'"),
        ('{"do":"perft","depth":1.0}', "'depth'"),
        ('{"do":"perft","depth":true}', "'depth'"),
        ('{"do":"perft","depth":NaN}', "NaN"),
        ('{"do":' * 100_000, "deeply"),
        ('{"do":"legal","\\ud800":1}', "half a character"),
    ],
)
def test_a_line_that_is_no_request(line: str, named: str) -> None:
    answer = new_table().answer(line.encode())
    assert (answer["ok"], answer["error"]) == (False, "syntax")
    assert named in answer["message"]
    assert "$" not in answer["message"]


def test_no_depth_breaks_the_table() -> None:
    table = new_table()
    for depth in range(0, 1200, 7):
        nested = "[" * depth + "]" * depth or "0"
        line = '{"do":"new","game":"race","options":{"length":%s}}'.replace("%s", nested)
        answer = table.answer(line.encode())
        assert answer["error"] in {"bad-option", "syntax"}
        assert answer["message"]


def test_a_fault_of_the_books_is_not_called_a_fault_of_the_line() -> None:
    def find(_: str) -> NoReturn:
        raise RecursionError("by a bug")

    with pytest.raises(RecursionError):
        Table(find, ["race"]).answer(b'{"do":"new","game":"race"}')


def test_a_line_that_is_no_text() -> None:
    assert new_table().answer(b"\xff\xfe")["message"] == "the line is not UTF-8"


requests = st.fixed_dictionaries(
    {"do": st.sampled_from(["new", "set", "load", "play", "why", "interrupts", "perft", "undo"])},
    optional={
        "game": st.just("race") | st.text(max_size=3),
        "position": st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
        "options": st.dictionaries(st.just("length") | st.text(max_size=3), st.integers()),
        "record": st.text() | st.text().map(lambda text: RECORD + text),
        "move": st.sampled_from(["stay", "roll:1"]) | st.text(max_size=5),
        "seat": st.sampled_from(["home", "away", "nature"]) | st.text(max_size=3),
        "depth": st.integers(-1, 2),
    },
)


@given(st.binary() | st.text().map(str.encode) | requests.map(lambda r: json.dumps(r).encode()))
def test_any_line_gets_an_answer(line: bytes) -> None:
    table = new_table()
    table.answer(json.dumps({"do": "load", "record": RECORD}).encode())
    before = table.answer(b'{"do":"record"}')
    answer = table.answer(line)
    if not answer["ok"]:
        assert answer["message"]
        assert table.answer(b'{"do":"record"}') == before
