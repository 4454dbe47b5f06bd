"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.contract import Aside
from engines.core.errors import MoveTextError
from physics.laws.measures import Man
from physics.laws.moves import Call, Move, Place, Rack, Settled, Strike
from tests.physics.rules.board import Board

BOARD = Board()
START = BOARD.rules.start()

TABLE: list[tuple[str, Move]] = [
    ("rack:30", Rack(30)),
    ("S:-5000,9000,750", Strike(-5000, 9000, 750)),
    ("pass", Call.PASS),
    (
        'T:{"men":[["w",0,-3180],["b",2754,1590],["q",0,0]],"striker":false,"touched":true}',
        Settled((Man("w", 0, -3180), Man("b", 2754, 1590), Man("q", 0, 0)), False, True),  # noqa: FBT003 - as the text
    ),
    ("P:4000,0", Place(4000, 0)),
    ("P:auto", Call.AUTO),
    ("P:none", Call.NONE),
    ("toss:heads", Call.HEADS),
    ("toss:tails", Call.TAILS),
    ("timeup:turn", Call.TIME_UP),
    ("resign", Aside.RESIGN),
    ("draw", Aside.DRAW),
]


@pytest.mark.parametrize(("text", "move"), TABLE)
def test_the_table_of_moves(text: str, move: Move) -> None:
    assert BOARD.notation.read(START, text) == move
    assert BOARD.notation.write(START, move) == text


def test_keys_in_any_order_and_spaces_are_read() -> None:
    move = BOARD.read('T: {"touched":true, "striker":true, "men":[]}', START)
    assert BOARD.notation.write(START, move) == 'T:{"men":[],"striker":true,"touched":true}'


@pytest.mark.parametrize(
    "text",
    [
        "", "S:", "S:1,2", "S:1,2,3,4", "S:01,2,3", "S:1.5,2,3", "S:+1,2,3", "S:1, 2,3", "S:-0,2,3",
        "P:", "P:1", "P:center", "P:1,2,3", "rack:", "rack:-1", "rack:x", "toss:edge", "T:", "T:[]",
        "T:{}", "timeup:half", "PASS", "pass ", 'T:{"men":[],"striker":0,"touched":true}',
        'T:{"men":[["w",0]],"striker":true,"touched":true}',
        'T:{"men":[["x",0,0]],"striker":true,"touched":true}',
        'T:{"men":[["w",0.5,0]],"striker":true,"touched":true}',
        'T:{"men":[],"striker":true}',
        'T:{"men":[],"striker":true,"touched":true,"more":1}',
        'T:{"men":[],"men":[],"striker":true,"touched":true}',
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError) as caught:
        BOARD.read(text, START)
    assert str(caught.value)


def test_strikes_and_passes_are_numbered() -> None:
    numbered = [text for text, move in TABLE if BOARD.notation.numbered(move)]
    assert numbered == ["S:-5000,9000,750", "pass"]
    assert all(BOARD.notation.spots(move) == () for _, move in TABLE)


@given(st.text() | st.text('ST:P,-0123456789{}[]"wbqrackpass', max_size=40))
def test_any_text_is_an_error_or_comes_back(text: str) -> None:
    try:
        move = BOARD.read(text, START)
    except MoveTextError:
        return
    written = BOARD.notation.write(START, move)
    assert BOARD.read(written, START) == move
