"""Moves and positions in text: read and written exactly, refused with what is wrong and where."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.chess_football.field import NONE, SQUARES, name_of, square_of
from engines.chess_football.moves import (
    Call,
    Dismiss,
    Keeper,
    Out,
    Put,
    Send,
    Step,
    Substitution,
    Swap,
    Taker,
    Touch,
)
from engines.core.contract import Aside, Seat
from engines.core.errors import MoveTextError, PositionError
from tests.engines.chess_football import reference
from tests.engines.chess_football.played import Pitch
from tests.engines.chess_football.reference_games import begun, next_move
from tests.engines.chess_football.reference_positions import random_options
from tests.engines.chess_football.test_against_reference import Engine

PITCH = Pitch("4 a3, 10 d9", "1 e13", "a7", bench={"home": [12]})
DOCUMENT: dict[str, Any] = {
    "game": "chess-football",
    "players": {"home": {"4": "a3", "10": "d9"}, "away": {"1": "e13"}},
    "ball": "a7",
    "to_move": "home",
}
THROW = {"kind": "throw-in", "side": "home", "spot": "a5"}


def at(name: str) -> int:
    square = square_of(name)
    assert square is not None
    return square


# -- squares and moves


def test_a_hundred_squares_have_names() -> None:
    names = [name_of(square) for square in SQUARES]
    assert len(set(names)) == len(names) == 100
    assert [square_of(name) for name in names] == list(SQUARES)
    for name in ("a0", "c13", "f0", "i1", "a14", "A1", "a01", "1a", "", "a1 "):
        assert square_of(name) is None


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4>a7", Step(4, at("a3"), at("a7"))),
        ("10*f8", Send(10, at("d9"), at("f8"))),
        ("10*side@h7", Out(10, at("d9"), "side", at("h7"))),
        ("10*end@f12", Out(10, at("d9"), "end", at("f12"))),
        ("10*own@c1", Out(10, at("d9"), "own", at("c1"))),
        ("sub:4/12@a6", Substitution(Seat.HOME, 4, 12, at("a3"), at("a6"))),
        ("pass", Call.PASS),
        ("resign", Aside.RESIGN),
        ("draw", Aside.DRAW),
        ("put:10@d6", Put(Seat.HOME, 10, at("d9"), at("d6"))),
        ("bench:7/12", Swap(Seat.HOME, 7, 12)),
        ("default", Call.DEFAULT),
        ("ready", Call.READY),
        ("touch:4", Touch(4, at("a3"))),
        ("stop", Call.STOP),
        ("advantage", Call.ADVANTAGE),
        ("taker:10", Taker(10, at("d9"), NONE)),
        ("no-wall", Call.NO_WALL),
        ("keeper@d13", Keeper(at("d13"))),
        ("taker:4@h7", Taker(4, at("a3"), at("h7"))),
        ("dismiss:2", Dismiss(2, NONE)),
        ("toss:heads", Call.HEADS),
        ("toss:tails", Call.TAILS),
        ("timeup:turn", Call.TURN_UP),
        ("timeup:half", Call.HALF_UP),
    ],
)
def test_every_move_of_the_table(text: str, move: object) -> None:
    read = PITCH.notation.read(PITCH.state, text)
    assert read == move
    assert hash(read) == hash(move)
    assert PITCH.notation.write(PITCH.state, read) == text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "''"),
        ("4", "'4'"),
        ("4>", "'4>'"),
        ("4 > a7", "is no move"),
        ("4>a7\n", "is no move"),
        ("4>A7", "'A7' is no square"),
        ("4>c13", "'c13' is no square"),
        ("4>a07", "'a07' is no square"),
        ("0>a7", "from 1 to 16"),
        ("17*a7", "from 1 to 16"),
        ("04>a7", "from 1 to 16"),
        ("٤>a7", "from 1 to 16"),
        ("4" * 5000 + ">a7", "from 1 to 16"),
        ("10*top@h7", "is no move"),
        ("10*side@h14", "'h14' is no square"),
        ("sub:7@a6", "is no move"),
        ("sub:7/99@a6", "from 1 to 16"),
        ("put:10", "is no move"),
        ("keeper@", "is no move"),
        ("keeper@c0", "'c0' is no square"),
        ("taker:4@", "is no move"),
        ("toss:edge", "is no move"),
        ("Pass", "'Pass'"),
        ("timeup", "'timeup'"),
    ],
)
def test_what_is_no_move_is_told(text: str, wrong: str) -> None:
    with pytest.raises(MoveTextError, match=wrong):
        PITCH.notation.read(PITCH.state, text)


SQUARE = r"[a-i][0-9]{1,2}"
WORD = r"(put|sub|touch|taker|bench|dismiss|keeper|toss):"
MOVE = rf"({WORD})?[0-9]{{0,2}}[>*/@:]?({SQUARE})?(@{SQUARE})?"


@given(st.text() | st.from_regex(MOVE, fullmatch=True))
def test_any_text_is_an_error_or_the_same_text_again(text: str) -> None:
    try:
        move = PITCH.notation.read(PITCH.state, text)
    except MoveTextError:
        return
    assert PITCH.notation.write(PITCH.state, move) == text


# -- positions


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_games_are_read_as_they_were_written(seed: int) -> None:
    dice = Random(seed)
    for _ in range(10):
        options = random_options(dice)
        document = begun(dice, options)
        for _ in range(15):
            engine = Engine.made(document, options)
            state = engine.notation.load(document)
            told = engine.notation.dump(state)
            assert engine.notation.load(told) == state
            assert engine.notation.dump(engine.notation.load(told)) == told
            for move in engine.rules.legal_moves(state):
                text = engine.notation.write(state, move)
                assert engine.notation.read(state, text) == move
            text = next_move(dice, document, options)
            if not text:
                break
            document, _ = reference.play(document, options, text)


def test_a_short_document_has_the_defaults() -> None:
    told = Pitch("4 a3", "1 e13", "a7").document
    assert told["phase"] == "play"
    assert (told["score"], told["half"], told["mode"]) == ([0, 0], 1, "senior")
    nobody: dict[str, list[int]] = {"home": [], "away": []}
    assert all(told[key] == nobody for key in ("bench", "barred", "offside", "sent_off"))
    assert told["streak"] is told["last_sender"] is None
    rare = {"used_subs", "first_kick", "ready", "touched", "time_up", "restart", "draw_offer"}
    assert not rare & set(told)


@pytest.mark.parametrize("key", ["game", "players", "ball", "to_move"])
def test_what_a_document_needs(key: str) -> None:
    rest = {name: value for name, value in DOCUMENT.items() if name != key}
    with pytest.raises(PositionError) as refused:
        PITCH.notation.load(rest)
    assert refused.value.path == key


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("game", {"game": "carrom"}),
        ("mode", {"mode": "master"}),
        ("goalie", {"goalie": 1}),
        ("to_move", {"to_move": "nature"}),
        ("phase", {"phase": "rest"}),
        ("players.home.17", {"players": {"home": {"17": "a3"}}}),
        ("players.home.04", {"players": {"home": {"04": "a3"}}}),
        ("players.away.4", {"players": {"away": {"4": "a13"}}}),
        ("players.home.4", {"players": {"home": {"4": "d13"}}}),
        ("players.home.1", {"players": {"home": {"1": "d13"}}}),
        ("players.away.1", {"players": {"away": {"1": "e0"}}}),
        ("players.home.4", {"players": {"home": {"4": None}}}),
        ("players.home.5", {"players": {"home": {"4": "a3", "5": "a3"}}}),
        ("players.home.4", {"players": {"home": {"4": 17}}}),
        ("players", {"players": {"home": {"4": "a3"}, "away": {"4": "a3"}}}),
        ("players.north", {"players": {"north": {}}}),
        ("ball", {"ball": None}),
        ("ball", {"ball": "j1"}),
        ("ball", {"ball": "d13"}),
        ("score.0", {"score": [-1, 0]}),
        ("score", {"score": [1, 2, 3]}),
        ("half", {"half": 4}),
        ("bench.home.0", {"bench": {"home": [4]}}),
        ("bench.home.1", {"bench": {"home": [12, 12]}}),
        ("sent_off.home.0", {"sent_off": {"home": [10]}}),
        ("barred.home.0", {"barred": {"home": [5]}}),
        ("offside.away.0", {"offside": {"away": [9]}}),
        ("cautions.home.4", {"cautions": {"home": {"4": 3}}}),
        ("cautions.away.1", {"cautions": {"away": {"1": True}}}),
        ("lineup.home.12", {"lineup": {"home": {"12": "7"}}}),
        ("lineup.home.12", {"lineup": {"home": {"12": 7}}}),
        ("lineup.away.kind", {"lineup": {"away": {"kind": 7}}}),
        ("streak.count", {"streak": {"side": "home", "number": 4, "count": 0}}),
        ("last_sender.side", {"last_sender": {"side": "them", "number": 4}}),
        ("touched", {"touched": 9}),
        ("restart", {"phase": "foul"}),
        ("restart", {"restart": THROW}),
        ("restart.side", {"phase": "throw-in", "ball": None, "restart": THROW | {"side": "away"}}),
        ("restart.spot", {"phase": "throw-in", "ball": None, "restart": THROW | {"spot": "k5"}}),
        ("restart.kind", {"phase": "throw-in", "ball": None, "restart": THROW | {"kind": "drop"}}),
        ("winner", {"winner": "home"}),
    ],
)
def test_what_is_wrong_has_a_path(path: str, change: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        PITCH.notation.load(DOCUMENT | change)
    assert refused.value.path == path
    assert str(refused.value).startswith(f"{path}: ")


@pytest.mark.parametrize("given", [None, [], "d6", 4])
def test_a_position_is_an_object(given: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(PositionError) as refused:
        PITCH.notation.load(given)
    assert refused.value.path == ""


PLAIN = st.none() | st.integers() | st.text(max_size=4) | st.sampled_from(["home", "a3", "over"])
JSON = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
    st.sampled_from(["home", "away", "1", "4", "kind", "side", "spot", "taker"]), inner, max_size=3
), max_leaves=8)  # fmt: skip
KEYS = sorted({*PITCH.document, "restart", "ready", "used_subs", "touched", "winner", "lineup"})


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4))
def test_any_document_is_read_or_refused(change: dict[str, Any]) -> None:
    try:
        state = PITCH.notation.load(DOCUMENT | change)
    except PositionError:
        return
    assert PITCH.notation.load(PITCH.notation.dump(state)) == state
