"""Position documents: what they say, what is refused and under which path."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.errors import PositionError
from engines.core.options import read_options
from engines.figurine_football import BOOK
from engines.figurine_football.state import Phase, State
from tests.engines.figurine_football.mat import Mat

EXAMPLE: dict[str, Any] = {
    "game": "figurine-football",
    "figurines": {"home": {"A1": "b5", "C": "e2", "K": "e1"}, "away": {"K": "e13"}},
    "ball": "e7", "to_move": "home", "phase": "play",
    "station": {"home": ["A2"], "away": []}, "sent_off": {"home": [], "away": []},
    "bookings": {"home": 1, "away": 0}, "cards": {"home": 2, "away": 2},
    "offside": [], "must_play": None, "last_player": "home", "idle": 0,
    "score": [0, 0], "leg": 1, "leg_goals": 0, "starter": "home", "turns": 0,
}  # fmt: skip
RULES, NOTATION = BOOK.open(read_options(BOOK.options, {}))


def test_the_example_of_the_rule_text() -> None:
    state = NOTATION.load(EXAMPLE)
    assert NOTATION.dump(state) == EXAMPLE
    assert list(NOTATION.dump(state)) == list(EXAMPLE)


def test_what_is_left_out_has_its_default() -> None:
    needed = {key: EXAMPLE[key] for key in ("game", "figurines", "ball", "to_move")}
    document = NOTATION.dump(NOTATION.load(needed))
    other = {"station": {"home": [], "away": []}, "bookings": {"home": 0, "away": 0}}
    assert document == EXAMPLE | other | {"last_player": None}


@pytest.mark.parametrize("key", ["game", "figurines", "ball", "to_move"])
def test_what_is_needed(key: str) -> None:
    with pytest.raises(PositionError) as refused:
        NOTATION.load({name: EXAMPLE[name] for name in EXAMPLE if name != key})
    assert refused.value.path == key


FIGURINES = EXAMPLE["figurines"]
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "chess-football"}),
    ("colour", {"colour": "red"}),
    ("goals", {"goals": 2}),
    ("ball", {"ball": "e15"}),
    ("ball", {"ball": "g0"}),
    ("ball", {"ball": None}),
    ("ball", {"ball": "E7"}),
    ("ball", {"ball": "e14"}),
    ("ball", {"ball": "e0"}),
    ("to_move", {"to_move": "nature"}),
    ("phase", {"phase": "kick-off"}),
    ("phase", {"phase": "dive"}),
    ("figurines.home.D", {"figurines": {"home": {"D": "a1"}}}),
    ("figurines.home.A1", {"figurines": {"home": {"A1": "a1"}}}),  # dark
    ("figurines.home.B1", {"figurines": {"home": {"B1": "b5"}}}),  # light
    ("figurines.away.C", {"figurines": {"away": {"C": "e1"}}}),
    ("figurines.away.C", {"figurines": {"away": {"C": "e14"}}}),
    ("figurines.home.K", {"figurines": {"home": {"K": "e3"}}}),
    ("figurines.home.K", {"figurines": {"home": {"K": "e13"}}}),
    ("figurines.home.A2", {"figurines": {"home": {"A1": "b5", "A2": "b5"}}}),
    ("figurines.home.A1", {"figurines": {"home": {"A1": "j5"}}}),
    ("figurines.home.A1", {"figurines": {"home": {"A1": None}}}),
    ("figurines.away.C", {"figurines": {"home": {"C": "e5"}, "away": {"C": "e5"}}}),
    ("figurines.north", {"figurines": {"north": {}}}),
    ("station.home.0", {"station": {"home": ["A1"]}}),
    ("station.home.1", {"station": {"home": ["A2", "A2"]}}),
    ("station.home.0", {"station": {"home": ["K"]}}),
    ("sent_off.home", {"sent_off": {"home": ["A2"]}}),
    ("sent_off.away.0", {"sent_off": {"away": [1]}}),
    ("bookings.home", {"bookings": {"home": -1}}),
    ("cards.away", {"cards": {"away": 3}}),
    ("offside.0", {"offside": ["A1"]}),
    ("offside.0", {"offside": ["K"]}),
    ("must_play", {"must_play": "keeper"}),
    ("must_play", {"must_play": "captain"}),
    ("last_player", {"last_player": "nobody"}),
    ("idle", {"idle": 40}),
    ("idle", {"idle": -1}),
    ("score", {"score": [0]}),
    ("score.1", {"score": [0, -1]}),
    ("leg", {"leg": 0}),
    ("leg", {"leg": 5}),
    ("leg_goals", {"leg_goals": 2, "score": [1, 1]}),
    ("leg_goals", {"leg_goals": 1}),
    ("leg_goals", {"leg_goals": 1, "leg": 3, "score": [1, 0]}),
    ("starter", {"starter": 1}),
    ("turns", {"turns": -1}),
    ("turns", {"turns": 60, "leg": 3}),
    ("kicks", {"kicks": [[], []]}),
    ("kicks", {"phase": "shoot-out", "kicks": [[True], []]}),
    ("kicks", {"phase": "shoot-out", "kicks": [[True] * 5, [False] * 5]}),
    ("kicks.0.0", {"phase": "shoot-out", "kicks": [[1], []]}),
    ("score", {"phase": "shoot-out", "score": [1, 0]}),
    ("winner", {"winner": "home"}),
    ("draw_offer", {"draw_offer": "nature"}),
]


@pytest.mark.parametrize(("path", "change"), WRONG, ids=[str(change) for _, change in WRONG])
def test_what_is_wrong_is_refused_with_its_path(path: str, change: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        NOTATION.load(EXAMPLE | change)
    assert refused.value.path == path


@pytest.mark.parametrize(
    ("options", "leg"), [({"legs": 1}, 2), ({"level": "draw"}, 3), ({"level": "draw"}, 4)]
)
def test_a_leg_that_the_match_does_not_have(options: dict[str, Any], leg: int) -> None:
    with pytest.raises(PositionError) as refused:
        Mat("K e1", "K e13", "e7", leg=leg, options=options)
    assert refused.value.path == "leg"


@pytest.mark.parametrize("document", [None, [], "e7", 1])
def test_a_position_is_an_object(document: Any) -> None:  # noqa: ANN401 - JSON
    with pytest.raises(PositionError) as refused:
        NOTATION.load(document)
    assert refused.value.path == ""


def test_a_keeper_in_his_goal_may_have_the_ball() -> None:
    assert Mat("K e0", "K e13", "e0").document["must_play"] == "keeper"
    assert Mat("K e0", "K e13", "e0", must_play="keeper").document["must_play"] == "keeper"


def later(seed: int, moves: int) -> dict[str, Any]:
    """The document of a random game after so many moves."""
    state, dice = RULES.start(), Random(seed)
    for _ in range(moves):
        legal = list(RULES.legal_moves(state))
        if not legal:
            break
        state = RULES.apply(state, dice.choice(legal))
    if state.phase is not Phase.DIVE:
        assert NOTATION.load(NOTATION.dump(state)) == state
    return NOTATION.dump(state)


def read(document: dict[str, Any]) -> tuple[State | None, str]:
    """The state, or the path under which the document is refused."""
    try:
        return NOTATION.load(document), ""
    except PositionError as error:
        return None, error.path


PATHS = st.lists(st.sampled_from(["home", "away", "A1", "C", "K", 0, 1]), max_size=3)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 50), st.text(max_size=4),
    st.sampled_from(["e7", "b5", "e14", "home", "K", "A1", "aim", "place", "shoot-out", "over"]),
    st.lists(st.sampled_from(["A1", "B1", "C"]), max_size=3), st.just({}),
)  # fmt: skip


@settings(max_examples=300)
@given(st.integers(0, 30), st.integers(0, 120), st.sampled_from(sorted(EXAMPLE)), PATHS, VALUES)
def test_a_changed_document_is_read_or_refused(
    seed: int,
    moves: int,
    key: str,
    path: list[Any],
    value: Any,  # noqa: ANN401 - JSON
) -> None:
    document = json.loads(json.dumps(later(seed, moves)))
    here: Any = document
    last: Any = key
    for follows in path:
        inner = here[last]
        if isinstance(follows, int):
            inside = isinstance(inner, list) and follows < len(inner)
        else:
            inside = isinstance(inner, dict) and follows in inner
        if not inside:
            break
        here, last = inner, follows
    here[last] = value
    state, refused = read(document)
    if state is None:
        assert refused.split(".")[0] in {*document, "kicks", ""}
        return
    assert NOTATION.load(NOTATION.dump(state)) == state
    assert bool(RULES.legal_moves(state)) == (state.phase is not Phase.OVER)


@settings(max_examples=60)
@given(st.integers(0, 1000), st.integers(0, 400))
def test_documents_of_random_games_come_back(seed: int, moves: int) -> None:
    assert later(seed, moves)["game"] == "figurine-football"
