"""Games asked for, looked at and played by lines of text."""

import pytest

from tests.engines.protocol.conftest import Ask, state


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
