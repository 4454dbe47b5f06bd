"""Position documents: what they say, what is refused and under which path."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.paper_football.state import State
from tests.engines.paper_football.paper import Desk, boxed

DESK = Desk()
NEEDED = {"game": "paper-football", "ball": "h18", "to_move": "home"}


def test_the_example_of_the_rule_text() -> None:
    document = {
        "game": "paper-football",
        "width": 14,
        "length": 22,
        "goal": 4,
        "lines": [["h12", "h13", "i14", "i15"], ["i15", "i16", "i17", "h18"]],
        "kicks": [],
        "series": {"lines": [], "redirected": []},
        "ball": "h18",
        "to_move": "home",
        "phase": "move",
        "score": [0, 0],
    }
    state, _ = DESK.play(DESK.rules.start(), "h12-h13-i14-i15", "i15-i16-i17-h18")
    assert DESK.dump(state) == document
    assert list(DESK.dump(state)) == list(document)
    assert DESK.notation.load(document) == state
    json.dumps(document)


def test_what_is_left_out_has_its_default() -> None:
    state = DESK.notation.load(NEEDED)
    assert state == State(DESK.rules.field.point_of("h18") or 0)


def test_optional_keys_are_written_when_they_say_something() -> None:
    desk = Desk(legs=2)
    state = desk.at("h12", "away", leg=2, points=[3, 0], draw_offer="home")
    written = desk.dump(state)
    assert (written["leg"], written["points"], written["draw_offer"]) == (2, [3, 0], "home")
    assert desk.notation.load(written) == state
    assert not {"leg", "points", "draw_offer"} & set(DESK.dump(DESK.rules.start()))


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("ball", {"ball": "h99"}),
    ("ball", {"ball": "H12"}),
    ("ball", {"ball": 12}),
    ("ball", {"ball": "a0"}),
    ("ball", {"ball": "h24"}),
    ("ball", {"ball": "h24", "phase": "kick"}),
    ("ball", {"phase": "restart"}),
    ("to_move", {"to_move": "nature"}),
    ("to_move", {"to_move": None}),
    ("game", {"game": "chess-football"}),
    ("phase", {"phase": "toss"}),
    ("width", {"width": 12}),
    ("width", {"width": "14"}),
    ("length", {"length": 24}),
    ("goal", {"goal": 2}),
    ("pitch", {"pitch": 1}),
    ("pen", {"pen": "soft"}),
    ("lines", {"lines": None}),
    ("lines", {"lines": {}}),
    ("lines.0", {"lines": ["h12"]}),
    ("lines.1", {"lines": [["h12", "h13"], []]}),
    ("lines.0", {"lines": [["h12"]]}),
    ("lines.0.2", {"lines": [["h12", "h13", "h15"]]}),
    ("lines.0.1", {"lines": [["h12", "h12"]]}),
    ("lines.0.1", {"lines": [["o12", "p12"]]}),
    ("lines.0.1", {"lines": [["h12", 3]]}),
    ("lines.1.1", {"lines": [["h12", "h13"], ["f23", "g24"]]}),
    ("lines.0.1", {"lines": [["g24", "f23"]]}),
    ("lines.0.1", {"lines": [["g24", "h24"]]}),
    ("kicks.0", {"kicks": [["h12", "h15"]]}),
    ("kicks.0", {"kicks": [["h12", "i14"]]}),
    ("kicks.0", {"kicks": [["k9", "o13", "n12"]]}),
    ("kicks.0", {"kicks": [["h24", "h18"]]}),
    ("kicks.0.1", {"kicks": [["h12", "h26"]]}),
    ("kicks.0", {"kicks": [["h12"]]}),
    ("series.lines.0", {"series": {"lines": [["h12", "h18"]]}}),
    (
        "series.lines.1",
        {"kicks": [["h12", "h18"]], "series": {"lines": [["h12", "h18"], ["h12", "h18"]]}},
    ),
    ("series.redirected.1", {"series": {"redirected": ["left", "middle"]}}),
    ("series.redirected.1", {"series": {"redirected": ["left", "left"]}}),
    ("series.used", {"series": {"used": []}}),
    ("series", {"series": []}),
    ("score", {"score": [1]}),
    ("score.1", {"score": [1, -1]}),
    ("score.1", {"score": [1, True]}),
    ("score.0", {"score": [1.0, 1]}),
    ("points.0", {"points": ["3", 0]}),
    ("leg", {"leg": 2}),
    ("leg", {"leg": 0}),
    ("draw_offer", {"draw_offer": "both"}),
]


@pytest.mark.parametrize(("path", "wrong"), WRONG)
def test_what_is_wrong_is_refused_with_its_path(path: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        DESK.notation.load({**NEEDED, **wrong})
    assert caught.value.path == path
    assert caught.value.message


@pytest.mark.parametrize("missing", ["game", "ball", "to_move"])
def test_what_is_needed(missing: str) -> None:
    with pytest.raises(PositionError, match=f"{missing}: is needed"):
        DESK.notation.load({key: value for key, value in NEEDED.items() if key != missing})


def test_a_position_is_an_object() -> None:
    with pytest.raises(PositionError, match="JSON object") as caught:
        DESK.notation.load([])  # type: ignore[arg-type]  # what a careless caller may do
    assert caught.value.path == ""


def test_kick_is_taken_as_it_stands() -> None:
    state = DESK.notation.load({**NEEDED, "phase": "kick"})
    assert (state.turn, state.phase.word) == (Seat.HOME, "kick")


def test_a_match_of_two_legs_is_over_in_its_second() -> None:
    desk = Desk(legs=2)
    with pytest.raises(PositionError, match="leg: is 1 of 2"):
        desk.notation.load({**NEEDED, "phase": "over", "leg": 1})
    state = desk.notation.load({**NEEDED, "phase": "over", "score": [2, 1]})
    assert (state.leg, state.points) == (2, (3, 0))


EIGHT = ["h12-h18", "h12-n18", "h12-n12", "h12-n6", "h12-h6", "h12-b6", "h12-b12", "h12-b18"]


@pytest.mark.clause("PF-E1", "PF-E2", "PF-E5", "G-3")
def test_a_document_tells_how_the_game_ended() -> None:
    wall = "-".join(f"{column}12" for column in "abcdefghijklmno")
    ends = {
        "PF-E1": DESK.play(DESK.at("h22", lines=[wall]), "h22-h23-h24")[0],
        "PF-E2": DESK.series("h12", "home", EIGHT),
        "PF-E5": DESK.play(DESK.rules.start(), "resign")[0],
        "G-3": DESK.play(DESK.rules.start(), "draw", "h12-h13-h14-h15", "draw")[0],
    }
    for clause, state in ends.items():
        outcome = DESK.rules.outcome(state)
        assert outcome is not None
        assert outcome.clause == clause
        assert DESK.notation.load(DESK.dump(state)) == state


@pytest.mark.clause("PF-E2", "PF-E5")
def test_a_resignation_where_nobody_could_kick_is_still_one() -> None:
    small = Desk(width=8, length=10, goal=2)
    assert small.rules.outcome(small.at("c6", phase="kick")) is not None  # c6 has no kick at all
    resigned, _ = small.play(small.at("c6"), "resign")
    assert small.notation.load(small.dump(resigned)) == resigned
    closed, _ = small.play(small.at("c6", lines=["b5-c5-d5-d6-d7-c7-b7-b6-b5"], leg=1), *())
    assert closed.end == "PF-E2"
    assert small.dump(closed)["phase"] == "over"
    assert small.notation.load(small.dump(closed)) == closed


def same(desk: Desk, state: State) -> None:
    again = desk.notation.load(json.loads(json.dumps(desk.dump(state))))
    assert again == state
    assert hash(again) == hash(state)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"legs": 2},
        {"width": 8, "length": 10, "goal": 4},
        {"width": 10, "length": 14, "goal": 6},
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_survives_its_document(options: dict[str, int], seed: int) -> None:
    desk, dice = Desk(**options), Random(seed)
    state = desk.rules.start()
    while moves := desk.rules.legal_moves(state):
        same(desk, state)
        asides = desk.rules.asides(state) if dice.random() < 0.02 else ()
        state = desk.rules.apply(state, dice.choice([*moves, *asides]))
    same(desk, state)


NAMES = st.sampled_from(
    ["h12", "h13", "i14", "a1", "h23", "h24", "f23", "p9", "h0", "o12", "x", ""]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 30) | st.floats() | NAMES | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=8,
)
LINES = st.lists(st.lists(NAMES, max_size=4), max_size=3)
LIKELY = {
    "game": st.just("paper-football"),
    "ball": st.sampled_from(["h12", "c6", "h24", "a1", "f1", "h23"]),
    "to_move": st.sampled_from(["home", "away"]),
}
MAYBE = {
    "phase": st.sampled_from(["move", "kick", "restart", "over"]),
    "lines": LINES | st.just([line.split("-") for line in boxed("h12")]),
    "kicks": st.lists(st.sampled_from([kick.split("-") for kick in EIGHT])) | LINES,
    "series": st.fixed_dictionaries(
        {},
        optional={
            "lines": st.lists(st.sampled_from([kick.split("-") for kick in EIGHT])),
            "redirected": st.lists(st.sampled_from(["left", "right"])),
        },
    ),
    "score": st.tuples(st.integers(0, 3), st.integers(0, 3)).map(list),
    "points": st.tuples(st.integers(0, 3), st.integers(0, 3)).map(list),
    "leg": st.integers(0, 2),
    "draw_offer": st.sampled_from(["home", "away", None]),
    "width": st.sampled_from([14, 8]),
}
SPOILT = st.dictionaries(st.sampled_from([*LIKELY, *MAYBE, "odd"]), ANYTHING, max_size=1)


@settings(max_examples=300, deadline=None)
@given(st.fixed_dictionaries(LIKELY, optional=MAYBE), SPOILT, st.integers(1, 2))
def test_any_object_is_an_error_or_comes_back(
    document: dict[str, Any], spoilt: dict[str, Any], legs: int
) -> None:
    desk = Desk(legs=legs)
    try:
        state = desk.notation.load({**document, **spoilt})
    except PositionError:
        return
    same(desk, state)
    assert bool(desk.rules.legal_moves(state)) == (desk.rules.outcome(state) is None)


@given(st.dictionaries(st.text(max_size=5) | st.sampled_from([*LIKELY, *MAYBE]), ANYTHING))
def test_any_json_object_at_all(document: dict[str, Any]) -> None:
    try:
        state = DESK.notation.load(document)
    except PositionError:
        return
    same(DESK, state)
