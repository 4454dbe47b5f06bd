"""Moves and positions in text: read and written exactly, refused with what is wrong and where."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.contract import Aside, Seat
from engines.core.errors import MoveTextError, PositionError
from engines.core.options import read_options
from engines.dice_football import BOOK
from engines.dice_football.field import square_at
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Call,
    Clearance,
    Corner,
    KeeperMove,
    Pass,
    Put,
    Recovery,
    Roll,
    Shot,
    Word,
)
from tests.engines.dice_football.played import Pitch

PITCH = Pitch(ball="d3", face=5)
CALLED = Pitch(ball="d3").play("away call", "roll:6")
FREE = Pitch("-", "-", phase="place", to_move="away", options={"placing": "free"})


def at(name: str) -> int:
    return square_at(name)


# -- moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll:1", Roll(1)),
        ("roll:6", Roll(6)),
        ("pass:g3", Pass(at("d3"), at("g3"))),
        ("goal", Shot(at("d3"), Seat.HOME)),
        ("clear:e14", Clearance(at("d3"), at("e14"))),
        ("stay", Word.STAY),
        ("recover:b9>d7", Recovery(at("b9"), at("d7"), Seat.HOME)),
        ("recover:b9>goal", Recovery(at("b9"), OVER_LINE, Seat.HOME)),
        ("corner:left", Corner(at("d3"), Seat.HOME, "left")),
        ("corner:right", Corner(at("d3"), Seat.HOME, "right")),
        ("put:d7", Put(Seat.HOME, at("d7"))),
        ("put:keeper@e1", Put(Seat.HOME, at("e1"), keeper=True)),
        ("default", Word.DEFAULT),
        ("call", Call(Seat.HOME)),
        ("keeper:f1", KeeperMove(at("e1"), at("f1"))),
        ("ball:d7", Ball(at("d7"))),
        ("timeup:half", Word.HALF_UP),
        ("resign", Aside.RESIGN),
        ("draw", Aside.DRAW),
    ],
)
def test_every_move_of_the_table(text: str, move: object) -> None:
    state = PITCH.session.state
    read = PITCH.notation.read(state, text)
    assert read == move
    assert hash(read) == hash(move)
    assert PITCH.notation.write(state, read) == text


def test_whose_move_it_is_comes_from_the_position() -> None:
    moved = CALLED.notation.read(CALLED.session.state, "keeper:g18")
    assert moved == KeeperMove(at("f18"), at("g18"))
    put = FREE.notation.read(FREE.session.state, "put:d7")
    assert put == Put(Seat.AWAY, at("d7"))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "''"),
        ("pass", "is no move"),
        ("pass:", "is no move"),
        ("pass: d7", "is no move"),
        ("pass:d7\n", "is no move"),
        ("PASS:d7", "is no move"),
        ("pass:D7", "'D7' is no square"),
        ("pass:d19", "'d19' is no square"),
        ("pass:k1", "'k1' is no square"),
        ("pass:d07", "'d07' is no square"),
        ("pass:centre", "'centre' is no square"),
        ("clear:goal", "'goal' is no square"),
        ("put:keeper@d0", "'d0' is no square"),
        ("put:striker@d7", "is no move"),
        ("recover:b9", "is no move"),
        ("recover:b9>", "is no move"),
        ("recover:goal>b9", "'goal' is no square"),
        ("recover:b9>d7>e7", "is no move"),
        ("corner:middle", "is no move"),
        ("keeper:", "is no move"),
        ("roll:0", "a die shows 1 to 6"),
        ("roll:7", "a die shows 1 to 6"),
        ("roll:06", "a die shows 1 to 6"),
        ("roll:٣", "a die shows 1 to 6"),
        ("roll:" + "6" * 5000, "a die shows 1 to 6"),
        ("timeup", "is no move"),
        ("timeup:turn", "is no move"),
    ],
)
def test_what_is_no_move_is_told(text: str, wrong: str) -> None:
    with pytest.raises(MoveTextError, match=wrong):
        PITCH.notation.read(PITCH.session.state, text)


SQUARE = r"[a-k][0-9]{1,2}"
WORDS = r"(put|pass|clear|keeper|ball|recover|roll|corner|timeup|put:keeper@)"
MOVE = rf"({WORDS}:)?({SQUARE}|goal|left|half|[0-9])?(>({SQUARE}|goal))?"
POSITIONS = st.sampled_from([PITCH, CALLED, FREE, Pitch(), Pitch(ball="corner:a1", face=5)])


@given(POSITIONS, st.text() | st.from_regex(MOVE, fullmatch=True))
def test_any_text_is_an_error_or_the_same_text_again(pitch: Pitch, text: str) -> None:
    state = pitch.session.state
    try:
        move = pitch.notation.read(state, text)
    except MoveTextError:
        return
    assert pitch.notation.write(state, move) == text
    assert (move in pitch.rules.legal_moves(state)) <= (pitch.rules.refusal(state, move) == "")


@given(POSITIONS, st.from_regex(MOVE, fullmatch=True))
def test_a_refusal_names_a_clause_and_changes_nothing(pitch: Pitch, text: str) -> None:
    before = pitch.session.state
    try:
        move = pitch.notation.read(before, text)
    except MoveTextError:
        return
    clause = pitch.rules.refusal(before, move)
    listed = set(pitch.rules.legal_moves(before)) | set(pitch.rules.asides(before))
    called = {m for seat in Seat for m in pitch.rules.interrupts(before, seat)}
    if move in listed:
        assert clause == ""
    elif move not in called:
        assert clause[:3] in {"DF-", "G-7", "G-5"}
    assert pitch.session.state is before


# -- documents


DOCUMENT: dict[str, Any] = {
    "game": "dice-football",
    "pieces": {
        "home": {"keeper": "e1", "outfield": ["d3", "g3"]},
        "away": {"keeper": "f18", "outfield": ["g16"]},
    },
    "ball": "d3",
    "to_move": "home",
    "phase": "move",
    "face": 5,
}


def load(document: Any, **options: object) -> Any:  # noqa: ANN401 - JSON
    rules, notation = BOOK.open(read_options(BOOK.options, options))
    assert rules.name == "dice-football"
    return notation.dump(notation.load(document))


def test_what_is_left_out_has_a_default() -> None:
    assert load(DOCUMENT) == DOCUMENT | {
        "last_face": None,
        "bonus": {"home": 0, "away": 0},
        "failures": 0,
        "score": [0, 0],
        "half": 1,
    }
    keys: dict[str, Any] = {
        "last_face": None,
        "bonus": {},
        "called": {"away": False},
        "kicks": [[], []],
    }
    assert load(DOCUMENT | keys) == load(DOCUMENT)


def test_the_document_of_the_rule_text_is_read() -> None:
    text = {"last_face": None, "bonus": {"home": 0, "away": 0}, "failures": 0, "score": [0, 0]}
    assert load(DOCUMENT | text | {"half": 1})["ball"] == "d3"


@pytest.mark.parametrize(
    ("phase", "change"),
    [
        ("keeper-move", {"face": 4, "caller": "away", "then": "penalty"}),
        ("keeper-roll", {"face": None}),
        ("corner-roll", {"face": 3, "ball": "corner:a1"}),
        ("shoot-out", {"face": None, "kicks": [[True], []], "to_move": "away", "half": 3}),
        ("draw", {"face": None, "draw": [3, None], "ball": "centre"}),
        ("over", {"face": None, "score": [1, 2]}),
        ("roll", {"face": None, "called": {"home": True}, "rolled": 7, "last_face": 2}),
        ("penalty", {"face": None, "time_up": True, "first_kick": "away"}),
        ("choose-ball", {"face": None, "draw_offer": "away"}),
    ],
)
def test_a_document_of_every_phase_comes_back(phase: str, change: dict[str, Any]) -> None:
    dumped = load(DOCUMENT | {"phase": phase} | change)
    assert dumped["phase"] == phase
    assert load(dumped) == dumped
    for key, value in change.items():
        if not isinstance(value, dict):
            assert dumped.get(key) == value


def test_a_called_keeper_is_the_turns_unless_another_is_named() -> None:
    document = load(DOCUMENT | {"phase": "keeper-roll", "face": None})
    assert (document["caller"], document["then"]) == ("home", "roll")


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("game", {"game": "carrom"}),
        ("mood", {"mood": 1}),
        ("to_move", {"to_move": "nature"}),
        ("phase", {"phase": "rest"}),
        ("pieces.home.keeper", {"pieces": {"home": {"keeper": "e2"}}}),
        ("pieces.home.keeper", {"pieces": {"home": {"keeper": 5}}}),
        ("pieces.home.keeper", {"pieces": {"home": {"keeper": "e18"}}}),
        ("pieces.home.keeper", {"pieces": {}}),
        ("pieces.away.keeper", {"pieces": {"home": {"keeper": "e1"}}}),
        ("pieces.home.striker", {"pieces": {"home": {"striker": "e2"}}}),
        ("pieces.north", {"pieces": {"north": {}}}),
        ("pieces.home.outfield.1", "d3 d3"),
        ("pieces.home.outfield.0", "k1"),
        ("pieces.home.outfield.0", "e1"),
        ("pieces.home.outfield.1", "d3 e18"),
        ("pieces.home.outfield.2", "d3 d5 j18"),
        ("pieces.home.outfield", "a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12"),
        ("pieces", "d3 g16"),
        ("ball", {"ball": None}),
        ("ball", {"ball": "j19"}),
        ("ball", {"ball": "corner:d3"}),
        ("ball", {"ball": "corner:a1", "phase": "roll", "face": None}),
        ("ball", {"phase": "corner-roll"}),
        ("face", {"face": None}),
        ("face", {"face": 0}),
        ("face", {"face": 7}),
        ("face", {"face": 12}),
        ("face", {"face": True}),
        ("face", {"phase": "roll"}),
        ("face", {"face": 2, "ball": "corner:a1"}),
        ("face", {"phase": "keeper-move", "face": 3}),
        ("last_face", {"last_face": 7}),
        ("last_face", {"face": 6, "last_face": 3, "ball": "corner:a1"}),
        ("last_face", {"face": 11, "last_face": 3, "ball": "corner:a1"}),
        ("bonus.home", {"bonus": {"home": -1}}),
        ("bonus.nature", {"bonus": {"nature": 1}}),
        ("failures", {"failures": 1.5}),
        ("score.1", {"score": [0, -1]}),
        ("score", {"score": [0]}),
        ("half", {"half": 4}),
        ("called.home", {"called": {"home": 1}}),
        ("caller", {"caller": "home"}),
        ("then", {"then": "roll"}),
        ("then", {"phase": "keeper-roll", "face": None, "then": "move"}),
        ("draw", {"draw": [1, None]}),
        ("draw.1", {"phase": "draw", "face": None, "ball": "centre", "draw": [1, 2]}),
        ("draw.0", {"draw": [7, None]}),
        ("first_kick", {"first_kick": None}),
        ("rolled", {"rolled": -1}),
        ("kicks", {"kicks": [[True], []]}),
        ("kicks", {"phase": "shoot-out", "face": None, "kicks": [[], [True]]}),
        ("kicks", {"phase": "shoot-out", "face": None, "kicks": [[True] * 3, [False] * 3]}),
        ("to_move", {"phase": "shoot-out", "face": None, "kicks": [[True], []]}),
        ("score", {"phase": "shoot-out", "face": None, "score": [1, 0]}),
        ("time_up", {"time_up": "yes"}),
        ("draw_offer", {"draw_offer": "nature"}),
        ("winner", {"winner": "home"}),
        ("phase", {"phase": "place", "face": None}),
    ],
)
def test_what_is_wrong_has_a_path(path: str, change: dict[str, Any] | str) -> None:
    if isinstance(change, str):
        home = {"keeper": "e1", "outfield": change.split()}
        change = {"pieces": DOCUMENT["pieces"] | {"home": home}}
    with pytest.raises(PositionError) as refused:
        load(DOCUMENT | change)
    assert refused.value.path == path
    assert str(refused.value).startswith(f"{path}: ")


@pytest.mark.clause("DF-2.2", "DF-2.3", "DF-2.5")
@pytest.mark.parametrize(
    ("barriers", "squares", "path"),
    [
        ("touch", "d5 e6", "pieces.home.outfield.0"),
        ("touch", "c1 h3 e3", "pieces.home.outfield.0"),
        ("sealed", "a3 b2 c1", "pieces.home"),
    ],
)
def test_pieces_that_could_not_have_been_placed_are_no_placing(
    barriers: str, squares: str, path: str
) -> None:
    home = {"keeper": None, "outfield": squares.split()}
    place = {"pieces": {"home": home}, "phase": "place", "face": None, "ball": "centre"}
    with pytest.raises(PositionError) as refused:
        load(DOCUMENT | place, placing="free", barriers=barriers)
    assert refused.value.path == path


@pytest.mark.clause("DF-2.1")
def test_a_side_that_has_placed_all_is_not_to_place() -> None:
    place = PITCH.document | {"phase": "place", "face": None, "ball": "centre"}
    with pytest.raises(PositionError) as refused:
        load(place, placing="free")
    assert refused.value.path == "to_move"


@pytest.mark.clause("DF-6.3", "DF-6.4")
def test_a_document_stands_before_what_is_carried_out_unasked() -> None:
    failed = Pitch("e1 c10 i10", "f18 h2 h4", "d10", face=2)
    assert failed.legal == {"stay"}
    assert failed.play("stay").events == [("recovery-failed", "DF-6.3")]
    assert Pitch("e1 a9", "f18", "e10").now == ("roll", "home", "e10")


@pytest.mark.parametrize("given", [None, [], "d6", 4])
def test_a_position_is_an_object(given: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(PositionError) as refused:
        PITCH.notation.load(given)
    assert refused.value.path == ""


@pytest.mark.parametrize("key", ["game", "pieces", "ball", "to_move", "phase"])
def test_what_is_needed_is_asked_for(key: str) -> None:
    with pytest.raises(PositionError, match=key):
        load({name: value for name, value in DOCUMENT.items() if name != key})


PLAIN = st.none() | st.integers(-1, 13) | st.booleans() | st.text(max_size=3)
PLAIN = PLAIN | st.sampled_from(["home", "away", "d5", "roll", "corner:a1", "centre", "penalty"])
JSON = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
    st.sampled_from(["home", "away", "keeper", "outfield"]), inner, max_size=3
), max_leaves=8)  # fmt: skip
SELDOM = ["called", "caller", "then", "draw", "kicks", "time_up", "winner", "rolled", "first_kick"]
KEYS = sorted({*PITCH.document, *SELDOM})
PHASES = st.sampled_from(
    ["roll", "move", "corner-roll", "penalty", "keeper-roll", "keeper-move", "shoot-out", "over"]
)


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4), PHASES, st.none() | st.just(4))
def test_any_document_is_read_or_refused(
    change: dict[str, Any], phase: str, face: int | None
) -> None:
    document = DOCUMENT | {"phase": phase, "face": face} | change
    try:
        state = PITCH.notation.load(document)
    except PositionError:
        return
    assert PITCH.notation.load(PITCH.notation.dump(state)) == state
    assert bool(PITCH.rules.legal_moves(state)) == (PITCH.rules.outcome(state) is None)
