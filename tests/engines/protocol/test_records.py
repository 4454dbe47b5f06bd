"""Records written and loaded by lines of text."""

import pytest

from tests.engines.protocol.conftest import NOW, RECORD, Ask, state


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
