"""The line protocol, held up by the race with a die; its process by what is in the catalogue."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.__main__ import serve
from engines.protocol.table import Table
from tests.engines.play.race import find_race

ROOT = Path(__file__).parents[2]
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


def test_games(ask: Ask) -> None:
    assert ask("games") == {"ok": True, "games": ["race"]}


def test_a_new_game(ask: Ask) -> None:
    assert ask("new", game="race") == state("nature", "roll")
    assert ask("new", game="race", options={"length": "9", "blocks": "no"}, seed=3)["ok"]
    assert ask("legal") == {"ok": True, "moves": ["roll:1", "roll:2", "roll:3"]}


def test_a_set_position(ask: Ask) -> None:
    position = {"men": [6, 0], "to_move": "home", "die": 3}
    assert ask("set", game="race", position=position, options={"length": 7}) == state(
        "home", "walk"
    )
    assert ask("legal")["moves"] == ["stay", "walk:7"]
    assert ask("position")["position"]["men"] == [6, 0]


def test_a_position_that_repeats_an_option_sets_it(ask: Ask) -> None:
    position = {"men": [6, 0], "to_move": "home", "die": 3, "length": 6}
    ask("set", game="race", position=position)
    assert ask("legal")["moves"] == ["stay"]
    assert '"length":6' in ask("record")["record"]


@pytest.mark.clause("G-4")
def test_rolling_by_the_seed(ask: Ask) -> None:
    ask("new", game="race", seed=4711)
    rolled = ask("roll")
    assert rolled["told"][0]["clause"] == "RC-1"
    ask("undo")
    assert ask("roll") == rolled
    ask("new", game="race", seed=4711)
    assert ask("roll") == rolled


def test_a_move_tells_what_it_did(ask: Ask) -> None:
    ask("set", game="race", position={"men": [6, 0], "to_move": "home", "die": 3})
    goal = {"event": "goal", "clause": "RC-6", "side": "home", "score": [1, 0]}
    won = {"winner": "home", "clause": "RC-6"}
    assert ask("play", move="walk:7") == state(None, "over", goal, score=[1, 0], outcome=won)
    assert ask("legal") == {"ok": True, "moves": []}
    assert ask("undo") == state("home", "walk")


def test_after_the_end_nothing_is_played(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "home", "ended": "draw"})
    for answer in (ask("play", move="stay"), ask("roll"), ask("play", move="what?")):
        assert answer["error"] == "over"
    assert ask("why", move="stay")["clause"] == "G-7"
    assert ask("perft", depth=1) == {"ok": True, "nodes": 0}


@pytest.mark.clause("G-1")
def test_an_illegal_move_changes_nothing_and_names_its_clause(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "away", "die": 1})
    before = ask("record"), ask("position")
    message = "walk:2 is refused by RC-2; away is to move, in phase 'walk'"
    refused = {"clause": "RC-2", "message": message}
    assert ask("play", move="walk:2") == {"ok": False, "error": "illegal", **refused}
    assert ask("why", move="walk:2") == {"ok": True, "legal": False, **refused}
    assert (ask("record"), ask("position")) == before


def test_why_of_a_legal_move(ask: Ask) -> None:
    ask("new", game="race")
    assert ask("why", move="roll:3") == {"ok": True, "legal": True}


@pytest.mark.clause("G-7")
def test_whose_move_it_is(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "home", "die": 1})
    assert ask("play", move="stay", seat="away")["clause"] == "G-7"
    assert ask("play", move="roll:1")["clause"] == "G-7"
    assert ask("play", move="block", seat="home")["clause"] == "G-7"
    assert ask("roll")["clause"] == "G-7"
    assert ask("play", move="stay", seat="home")["ok"]


def test_interrupts(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "home", "die": 1})
    assert ask("interrupts", seat="away") == {"ok": True, "moves": ["block"]}
    assert ask("interrupts", seat="home") == {"ok": True, "moves": []}
    assert ask("play", move="block", seat="away")["told"][0]["event"] == "block"
    assert ask("interrupts", seat="away") == {"ok": True, "moves": []}


@pytest.mark.clause("G-5")
def test_a_fallen_clock_is_a_move_of_nature_out_of_turn(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "home", "die": 1})
    assert ask("interrupts", seat="nature") == {"ok": True, "moves": ["timeup:turn"]}
    assert ask("play", move="timeup:turn", seat="nature") == state("nature", "roll")
    assert ask("play", move="timeup:turn", seat="nature")["clause"] == "G-7"


@pytest.mark.clause("G-3")
def test_asides_are_accepted_and_neither_listed_nor_counted(ask: Ask) -> None:
    ask("set", game="race", position={"men": [0, 0], "to_move": "home", "die": 1})
    assert ask("legal")["moves"] == ["stay", "walk:1"]
    assert ask("perft", depth=1)["nodes"] == 2
    assert ask("play", move="draw")["to_move"] == "home"
    assert ask("play", move="draw")["clause"] == "G-3"
    assert ask("play", move="resign")["outcome"] == {"winner": "away", "clause": "G-3"}


def test_perft(ask: Ask) -> None:
    ask("new", game="race")
    assert [ask("perft", depth=depth)["nodes"] for depth in range(4)] == [1, 3, 9, 27]


def test_taking_back_at_the_start(ask: Ask) -> None:
    ask("new", game="race")
    assert ask("undo")["error"] == "illegal"
    assert ask("undo")["clause"] == "G-6"


# -- records


def test_the_record_of_a_game(ask: Ask) -> None:
    ask("new", game="race", options={"length": 4}, seed=9)
    ask("play", move="roll:3")
    ask("play", move="draw")
    assert ask("record")["record"] == (
        "sobremesa 1\ngame: race\nedition: 1\n"
        'options: {"length":4,"blocks":true}\nseed: 9\n'
        f"home: home | human\naway: away | human\ndate: {NOW}\n\n"
        "1 roll:3 ; roll 3 RC-1\ndraw\n"
    )


def test_a_record_that_began_elsewhere_comes_back(ask: Ask) -> None:
    ask("set", game="race", position={"men": [6, 0], "to_move": "home", "die": 1}, seed=5)
    ask("play", move="walk:7")
    text, position = ask("record")["record"], ask("position")
    assert text.endswith(f"; end: {NOW}\n= home 1:0 RC-6\n")
    ask("new", game="race")
    assert ask("load", record=text)["outcome"]["winner"] == "home"
    assert ask("position") == position
    assert ask("record")["record"] == text


def test_a_loaded_game_goes_on(ask: Ask) -> None:
    assert ask("load", record=RECORD + "roll:1\nwalk:1\n") == state("nature", "roll")
    first = ask("roll")
    assert ask("undo") == state("nature", "roll")
    assert ask("roll") == first
    assert "home: Ana | human" in ask("record")["record"]


def test_what_the_reader_mended_is_told(ask: Ask) -> None:
    answer = ask("load", record=RECORD + "roll:1\nwal")
    assert answer["to_move"] == "home"
    assert answer["notices"] == ["Line 9 was not written to its end and has been dropped."]


@pytest.mark.parametrize(
    ("body", "line", "clause"),
    [("roll:1\nwalk:2\n", 9, "RC-2"), ("roll:1\nhop\n", 9, None), ("resign\n", 8, "G-3")],
)
def test_a_record_that_cannot_be_followed_loads_nothing(
    ask: Ask, body: str, line: int, clause: str | None
) -> None:
    ask("new", game="race", seed=77)
    before = ask("record")
    answer = ask("load", record=RECORD + body)
    assert (answer["ok"], answer["error"], answer["line"]) == (False, "bad-record", line)
    assert answer.get("clause") == clause
    assert answer["message"]
    assert ask("record") == before


def test_a_record_with_a_broken_header(ask: Ask) -> None:
    answer = ask("load", record="sobremesa 1\ngame: race\nseed: x\n\n")
    assert (answer["error"], answer["line"]) == ("bad-record", 3)
    assert ask("load", record=RECORD.replace("race", "go"))["error"] == "unknown-game"


# -- what is refused


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


# -- the process


def test_it_ends_at_quit_and_reports_a_fault_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken(Table):
        def answer(self, line: bytes) -> dict[str, Any]:
            if line == b"break\n":
                raise ZeroDivisionError("by a bug")
            return super().answer(line)

    answers: list[str] = []
    lines = [b"break\n", b'{"do":"games"}\n', b'{"do":"quit"}\n', b'{"do":"games"}\n']
    serve(lines, answers.append, Broken(find_race, ["race"]))
    assert [json.loads(answer) for answer in answers] == [
        {"ok": False, "error": "internal", "message": "ZeroDivisionError: by a bug"},
        {"ok": True, "games": ["race"]},
        {"ok": True},
    ]
    assert "by a bug" in capsys.readouterr().err


@pytest.mark.parametrize("last", [b"", b"quit\n", b'{"do":"quit"}\n{"do":"games"}\n'])
def test_the_process_ends_with_its_input_or_at_quit(last: bytes) -> None:
    command = [sys.executable, "-m", "engines"]
    asked = b'\xef\xbb\xbf{"do":"games"}\r\nnonsense\n' + last
    done = subprocess.run(command, input=asked, capture_output=True, check=True, cwd=ROOT)  # noqa: S603
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0]["ok"]
    assert answers[1]["error"] == "syntax"
    assert len(answers) == (3 if last else 2)


def test_every_answer_is_there_before_the_next_request() -> None:
    command = [sys.executable, "-m", "engines"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT) as process:  # noqa: S603
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(b'{"do":"games"}\n')
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
