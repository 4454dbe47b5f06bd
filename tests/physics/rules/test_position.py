"""Position documents: what they say, what is refused and under which path."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import Seat
from engines.core.errors import OptionError, PositionError
from engines.core.options import read_options
from physics.carrom import BOOK
from physics.laws.options import CarromOptions
from physics.laws.state import Phase, Queen, State
from physics.rules import CHOICES, CONSEQUENCES
from tests.physics.rules.board import Board, men

BOARD = Board()
NEEDED: dict[str, Any] = {
    "game": "carrom",
    "men": [["w", 0, -3180], ["b", 0, 3180], ["q", 0, 0]],
    "to_move": "home",
}
EXAMPLE: dict[str, Any] = {
    **NEEDED,
    "phase": "strike",
    "white": "home",
    "seat": "bottom",
    "owed": {"home": 0, "away": 0},
    "to_place": 0,
    "had_man": {"home": True, "away": False},
    "queen": "board",
    "covered_by": None,
    "score": [0, 0],
    "board": 1,
    "games": [0, 0],
    "break_tries": 0,
    "broken": True,
    "passes": 0,
}
PLACE = {"phase": "place", "to_move": "away", "to_place": 1, "next": "home"}


def load(**more: object) -> State:
    return BOARD.notation.load({**NEEDED, **more})


def test_the_example_of_the_rule_text() -> None:
    state = BOARD.notation.load(EXAMPLE)
    assert BOARD.dump(state) == EXAMPLE
    assert list(BOARD.dump(state)) == list(EXAMPLE)


def test_what_is_left_out_has_its_default() -> None:
    state = load()
    assert BOARD.dump(state) == {**EXAMPLE, "had_man": {"home": True, "away": True}}
    assert load(to_move="away").chair.word == "top"
    assert load(men=men(9, 3)).had_man == (False, True)
    assert load(men=men(9, 3), white="away").had_man == (True, False)
    assert load(men=men(9, 3), had_man={"home": True}).had_man == (True, True)
    assert load(break_tries=2).broken is False
    assert load(men=NEEDED["men"][:2], covered_by="away").queen is Queen.COVERED
    assert load(phase="over").phase is Phase.OVER
    doubles = Board(doubles=True)
    assert doubles.notation.load({**NEEDED, "to_move": "away"}).chair.word == "right"


def test_optional_keys_are_written_when_they_say_something() -> None:
    state = load(struck=True, first_break="away", draw_offer="home")
    extra = {"struck": True, "first_break": "away", "draw_offer": "home"}
    assert {key: BOARD.dump(state)[key] for key in extra} == extra
    state = load(phase="rolling", strike=[100, 9000, 5])
    assert BOARD.dump(state)["strike"] == [100, 9000, 5]
    state = load(**PLACE)
    assert (BOARD.dump(state)["placing"], BOARD.dump(state)["next"]) == ("home", "home")
    assert BOARD.notation.load(BOARD.dump(state)) == state


def test_a_key_that_repeats_an_option_must_equal_it() -> None:
    assert load(points=25, doubles=False, turn_seconds="0") == load()
    for wrong in ({"points": 24}, {"doubles": True}, {"doubles": 0}, {"surface": "dry"}):
        with pytest.raises(PositionError) as caught:
            load(**wrong)
        assert caught.value.path == next(iter(wrong))


def test_the_key_games_is_no_option() -> None:
    options = read_options(CarromOptions, {}, {**EXAMPLE, "games": [0, 0], "points": 30})
    assert (options.games, options.points) == (1, 30)


ALL = men()
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "chess-football"}),
    ("to_move", {"to_move": "nature"}),
    ("to_move", {"to_move": "away", "phase": "toss", "men": ALL}),
    ("phase", {"phase": "break"}),
    ("rack", {"rack": 30}),
    ("men", {"men": None}),
    ("men", {"phase": "rack"}),
    ("men", {"phase": "toss"}),
    ("men.0", {"men": [["w", 1]]}),
    ("men.1.0", {"men": [["w", 0, 0], ["r", 9000, 0]]}),
    ("men.0.1", {"men": [["w", 0.5, 0]]}),
    ("men.0.2", {"men": [["w", 0, True]]}),
    ("men.0", {"men": [["w", 35411, 0]]}),
    ("men.0", {"men": [["w", 34775, -34775]]}),
    ("men.1", {"men": [["w", 0, 0], ["b", 3174, 0]]}),
    ("men.2", {"men": [["w", 0, 0], ["b", 9000, 0], ["b", 9000, 3000]]}),
    ("men.9", {"men": [*men(9, 0, queen=False), ["w", 0, 0]]}),
    ("men.1", {"men": [["q", 0, 0], ["q", 9000, 0]]}),
    ("white", {"white": "nobody"}),
    ("white", {"phase": "rack", "men": ALL, "to_move": "away", "white": "home"}),
    ("seat", {"seat": "top"}),
    ("seat", {"seat": "right", "to_move": "away"}),
    ("owed.home", {"owed": {"home": -1}}),
    ("owed.nature", {"owed": {"nature": 1}}),
    ("to_place", {"to_place": 1}),
    ("placing", {"placing": "home"}),
    ("next", {"next": "home"}),
    ("next", {**PLACE, "next": "nobody"}),
    ("to_place", {**PLACE, "to_place": 0}),
    ("to_place", {**PLACE, "to_place": 9}),
    ("placing", {**PLACE, "placing": "away"}),
    ("had_man.home", {"had_man": {"home": 1}}),
    ("queen", {"queen": "pocket"}),
    ("queen", {"queen": "covering"}),
    ("queen", {"men": NEEDED["men"][:2]}),
    ("queen", {"men": NEEDED["men"][:2], "queen": "board"}),
    ("covered_by", {"covered_by": "home"}),
    ("covered_by", {"men": NEEDED["men"][:2], "queen": "covered"}),
    ("covered_by", {"men": NEEDED["men"][:2], "queen": "covering", "covered_by": "home"}),
    ("score", {"score": [1]}),
    ("score.1", {"score": [0, 25]}),
    ("score.0", {"score": [-1, 0]}),
    ("board", {"board": 0}),
    ("board", {"board": 10}),
    ("board", {"board": 9, "score": [1, 0]}),
    ("board", {"board": 2, "phase": "toss", "men": ALL}),
    ("games.0", {"games": [1, 0]}),
    ("games.1", {"games": [0, 2], "phase": "over"}),
    ("games", {"games": [1, 1], "phase": "over"}),
    ("break_tries", {"break_tries": 3}),
    ("broken", {"broken": True, "phase": "rack", "men": ALL}),
    ("passes", {"passes": 6}),
    ("struck", {"struck": None}),
    ("first_break", {"first_break": "x"}),
    ("strike", {"strike": [0, 0, 1]}),
    ("strike", {"phase": "rolling"}),
    ("strike", {"phase": "rolling", "strike": [0, 0]}),
    ("strike.0", {"phase": "rolling", "strike": [20000, 0, 1]}),
    ("strike.1", {"phase": "rolling", "strike": [0, 36000, 1]}),
    ("strike.2", {"phase": "rolling", "strike": [0, 0, 0]}),
    ("draw_offer", {"draw_offer": "both"}),
]


@pytest.mark.parametrize(("path", "wrong"), WRONG)
def test_what_is_wrong_is_refused_with_its_path(path: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        load(**wrong)
    assert caught.value.path == path
    assert caught.value.message


@pytest.mark.parametrize("missing", NEEDED)
def test_what_is_needed(missing: str) -> None:
    with pytest.raises(PositionError, match=f"{missing}: is needed"):
        BOARD.notation.load({key: value for key, value in NEEDED.items() if key != missing})


def test_a_position_is_an_object() -> None:
    with pytest.raises(PositionError, match="JSON object"):
        BOARD.notation.load([])  # type: ignore[arg-type]  # what a careless caller may do


def test_an_extra_board_may_be_tossed_for_and_played() -> None:
    state = load(board=9, score=[7, 7], phase="toss", men=ALL)
    assert BOARD.play(state, "toss:tails")[0].board == 9
    assert load(board=9, score=[7, 7]).board == 9


def test_placing_without_a_place_is_over_at_once() -> None:
    """A load settles the position: here, that there is room for the due."""
    state = load(**PLACE, owed={"home": 1})
    assert (state.phase, state.turn) == (Phase.PLACE, Seat.AWAY)


@pytest.mark.parametrize(
    ("given", "option"),
    [
        ({"points": 4}, "points"),
        ({"boards": 21}, "boards"),
        ({"games": 2}, "games"),
        ({"forward_only": "maybe"}, "forward_only"),
        ({"due_placing": "home"}, "due_placing"),
        ({"turn_seconds": 61}, "turn_seconds"),
        ({"surface": "wet"}, "surface"),
        ({"elbow": True}, "elbow"),
    ],
)
def test_options_out_of_range_are_named(given: dict[str, object], option: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(CarromOptions, given)
    assert caught.value.option == option


def test_both_tables_cover_the_phases() -> None:
    assert set(CHOICES) == set(CONSEQUENCES) == set(Phase)
    assert [phase.word for phase in Phase] == [
        "toss", "rack", "strike", "rolling", "place", "over"
    ]  # fmt: skip


def test_the_book_opens_with_its_defaults() -> None:
    rules, notation = BOOK.open(CarromOptions())
    assert notation.load(notation.dump(rules.start())) == rules.start()


def same(board: Board, state: State) -> None:
    again = board.notation.load(json.loads(json.dumps(board.dump(state))))
    assert again == state
    assert hash(again) == hash(state)


SIDE = st.sampled_from(["home", "away"])
COORDINATE = st.integers(-9000, 9000) | st.sampled_from([0, 3180, -3180, 35410, 25260])
MEN = st.lists(st.tuples(st.sampled_from("wwwbbbq"), COORDINATE, COORDINATE).map(list), max_size=5)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
MAYBE: dict[str, Any] = {
    "phase": st.sampled_from(["toss", "rack", "strike", "rolling", "place", "over"]),
    "white": SIDE,
    "seat": st.sampled_from(["bottom", "right", "top", "left"]),
    "owed": st.fixed_dictionaries({}, optional={"home": st.integers(0, 3)}),
    "to_place": st.integers(0, 3),
    "placed": st.integers(0, 2),
    "placing": SIDE,
    "next": SIDE,
    "had_man": st.fixed_dictionaries({}, optional={"home": st.booleans()}),
    "queen": st.sampled_from(["board", "covering", "covered"]),
    "covered_by": st.none() | SIDE,
    "score": st.lists(st.integers(0, 26), min_size=2, max_size=2),
    "board": st.integers(1, 9),
    "games": st.lists(st.integers(0, 1), min_size=2, max_size=2),
    "break_tries": st.integers(0, 2),
    "broken": st.booleans(),
    "passes": st.integers(0, 5),
    "struck": st.booleans(),
    "strike": st.tuples(COORDINATE, st.integers(0, 35999), st.integers(1, 1000)).map(list),
    "draw_offer": st.none() | SIDE,
}
LIKELY = {"game": st.just("carrom"), "men": MEN | st.just(ALL), "to_move": SIDE}
OPTIONS = st.sampled_from([{}, {"doubles": True}, {"due_placing": "auto"}])
SPOILT = st.dictionaries(st.sampled_from([*LIKELY, *MAYBE, "odd"]), ANYTHING, max_size=1)


@settings(max_examples=400)
@given(st.fixed_dictionaries(LIKELY, optional=MAYBE), SPOILT, OPTIONS)
def test_any_object_is_an_error_or_comes_back(
    document: dict[str, Any], spoilt: dict[str, Any], options: dict[str, Any]
) -> None:
    board = Board(**options)
    try:
        state = board.notation.load({**document, **spoilt})
    except PositionError:
        return
    same(board, state)
    assert bool(board.rules.legal_moves(state)) == (board.rules.outcome(state) is None)
    for move in board.rules.legal_moves(state):
        same(board, board.rules.apply(state, move))


@settings(max_examples=200)
@given(
    st.sampled_from([{"phase": "strike"}, PLACE, {"phase": "rolling", "strike": [0, 9000, 9]}]),
    st.fixed_dictionaries({}, optional={key: MAYBE[key] for key in ("white", "owed", "passes")}),
    st.fixed_dictionaries({}, optional={key: MAYBE[key] for key in ("struck", "score", "board")}),
    OPTIONS,
)
def test_likely_positions_go_on(
    phase: dict[str, Any], one: dict[str, Any], two: dict[str, Any], options: dict[str, Any]
) -> None:
    board = Board(turn_seconds=9, **options)
    try:
        state = board.notation.load({**NEEDED, "men": men(4, 5), **phase, **one, **two})
    except PositionError:
        return
    moves = [*board.rules.legal_moves(state), *board.rules.interrupts(state, Seat.NATURE)]
    assert moves
    for move in [*moves, *board.rules.asides(state)]:
        same(board, board.rules.apply(state, move))


@given(st.dictionaries(st.text(max_size=5) | st.sampled_from([*LIKELY, *MAYBE]), ANYTHING))
def test_any_json_object_at_all(document: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        BOARD.notation.load(document)


@pytest.mark.clause("CR-7.1")
@pytest.mark.parametrize(("score", "winner"), [((25, 0), Seat.HOME), ((3, 31), Seat.AWAY)])
def test_a_game_that_is_over_with_a_won_score_is_won(score: tuple[int, int], winner: Seat) -> None:
    state = load(phase="over", score=list(score))
    outcome = BOARD.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (winner, "CR-7.1")
    resigned = BOARD.rules.outcome(load(phase="over", score=[20, 0]))
    assert resigned is not None
    assert (resigned.winner, resigned.clause) == (Seat.AWAY, "G-3")
