"""Moves in text, the places a hand touches, and why it may not go somewhere."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.contract import Aside, Seat
from engines.core.errors import MoveTextError
from engines.figurine_football import BOOK
from engines.figurine_football.field import NAMED
from engines.figurine_football.moves import Call, Move, Play, Walk
from engines.figurine_football.spots import in_station
from engines.figurine_football.state import INDEX
from engines.play.picker import Picker
from tests.engines.figurine_football.mat import Mat, fresh

MAT = Mat("A1 b5, B1 d6, C e4, K e1", "K e13", "e7", station={"home": ["A2"]})


@pytest.mark.parametrize(
    "text",
    ["A1>b7", "C>e7=", "C>e7*f9", "C>e7*d6*b5", "A1*f9", "A1*f9*h11", "A2^h1", "A2^h1=",
     "A2^h1*g3", "A2^h1*g3*e4", "aim:d", "dive:f", "place:A1@b5", "place:none", "place:K@e14",
     "pass", "toss:heads", "toss:tails", "timeup:half", "resign", "draw", "B4>a1", "K>d0*a9"],
)  # fmt: skip
def test_a_text_is_read_and_written_back(text: str) -> None:
    move = MAT.notation.read(MAT.state, text)
    assert MAT.notation.write(MAT.state, move) == text
    assert MAT.notation.numbered(move)


def test_what_a_text_says() -> None:
    read = MAT.notation.read
    assert read(MAT.state, "A1>b7") == Walk(0, NAMED["b5"], NAMED["b7"])
    assert read(MAT.state, "C>e7*f9") == Play(8, NAMED["e4"], NAMED["e7"], NAMED["f9"])
    assert read(MAT.state, "pass") is Call.PASS
    assert read(MAT.state, "draw") is Aside.DRAW


@pytest.mark.parametrize(
    "text",
    ["", "A1", "A5>b7", "A1>b15", "A1>g0", "a1>b7", "A1>B7", "A1>b7>b8", "A1>b7*", "A1*", "A1=",
     "A1*a1*a2*a3", "K^e1", "K^e1=", "aim:a", "aim:d14", "dive:", "place:A1", "place:@b5",
     "timeup:turn", "timeup:game", "toss:edge", "A1>b7 ", "A1>b07", "D>e7", "C>e7=*f9", "A1>b²"],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError):
        MAT.notation.read(MAT.state, text)


@given(st.text(alphabet="ABCK1234abcdefghi567890>*^=:@-x", max_size=14))
def test_any_text_is_refused_or_comes_back(text: str) -> None:
    try:
        move = MAT.notation.read(MAT.state, text)
    except MoveTextError:
        return
    assert MAT.notation.write(MAT.state, move) == text
    assert MAT.why(text) in {"", "G-7"} or MAT.why(text).startswith("FF-")


# -- the hand


def spots(text: str) -> tuple[int, ...]:
    return MAT.notation.spots(MAT.notation.read(MAT.state, text))


def places(line: str) -> tuple[int, ...]:
    return tuple(NAMED[name] for name in line.split())


@pytest.mark.parametrize(
    ("text", "line"),
    [("A1>b7", "b5 b7"), ("C>e7=", "e4 e7 e7"), ("C>e7*f9", "e4 e7 f9"), ("aim:d", "d14"),
     ("C>e7*d6*b5", "e4 e7 d6 b5"), ("C*f9", "e4 f9"), ("C*f9*h11", "e4 f9 h11"),
     ("dive:f", "f0"), ("pass", ""), ("place:none", ""), ("toss:heads", "")],
)  # fmt: skip
def test_the_places_of_a_move_in_order(text: str, line: str) -> None:
    assert spots(text) == places(line)


def test_a_figurine_in_the_station_is_a_place_of_its_own() -> None:
    assert spots("A2^h1") == (in_station(Seat.HOME, INDEX["A2"]), NAMED["h1"])
    assert spots("A2^h1*g3")[1:] == places("h1 g3")


def test_a_hand_steps_on_to_the_last_choice() -> None:
    picker = Picker(MAT.rules, MAT.notation, MAT.state)
    assert picker.touch(NAMED["e4"])
    assert picker.touch(NAMED["e7"])
    assert picker.complete() == ()
    assert {NAMED["e7"], NAMED["d6"], NAMED["e9"]} <= picker.offers()
    assert picker.touch(NAMED["d6"])
    passed = picker.complete()
    assert [MAT.notation.write(MAT.state, move) for move in passed] == ["C>e7*d6"]
    assert NAMED["b5"] in picker.offers()  # a triangulation, still
    assert picker.decided() is None
    assert picker.touch(NAMED["b5"])
    assert picker.decided() == MAT.notation.read(MAT.state, "C>e7*d6*b5")


def misstep(mat: Mat, *touched: str | int) -> str:
    hand = [NAMED[spot] if isinstance(spot, str) else spot for spot in touched]
    return mat.rules.misstep(mat.state, hand)


def test_why_a_hand_may_not_go_there() -> None:
    assert misstep(MAT) == ""
    assert misstep(MAT, "b5") == misstep(MAT, "e4", "e7", "e7") == ""
    assert misstep(MAT, "a1") == misstep(MAT, "e13") == "FF-4.1"
    assert misstep(MAT, "b5", "b6") == "FF-3.1"
    assert misstep(MAT, "e4", "e8") == "FF-3.3"
    assert misstep(MAT, "b5", "e4") == "FF-2.3"
    assert misstep(MAT, "e4", "e7", "e12") == "FF-4.2"
    assert misstep(MAT, "e4", "e7", "d6", "c7") == "FF-4.5"
    assert misstep(MAT, in_station(Seat.HOME, INDEX["A2"]), "g1") == "FF-3.1"
    assert misstep(MAT, in_station(Seat.HOME, INDEX["A3"])) == "FF-6.2"
    assert misstep(MAT, in_station(Seat.AWAY, INDEX["A2"])) == "FF-4.1"
    assert misstep(MAT, "b5", in_station(Seat.HOME, INDEX["A2"])) == "FF-4.1"


def test_why_not_when_the_keeper_is_bound_or_a_card_is_missing() -> None:
    bound = Mat("A1 b5, K e1", "K e13", "e1")
    assert misstep(bound, "b5") == misstep(bound, "b5", "b7") == "FF-7.2"
    assert misstep(bound, "e1", "e12") == "FF-4.2"
    red = Mat("A1 b5, K e1", "K e13", "d1")
    assert misstep(red, "b5") == "FF-7.3"
    poor = Mat("K e1", "K e13", "e7", station={"home": ["A2"]}, cards={"home": 0},
               sent_off={"home": ["C"]})  # fmt: skip
    assert misstep(poor, in_station(Seat.HOME, INDEX["A2"])) == "FF-6.2"
    assert misstep(poor, in_station(Seat.HOME, INDEX["C"])) == "FF-6.1"


def test_why_not_in_the_other_phases() -> None:
    place = Mat("A1 e12, A2 b5", "A1 b9", "e7").play("A2>b7")
    assert misstep(place, "e12") == misstep(place, "e12", "b1") == ""
    assert misstep(place, "b5") == misstep(place, "e12", "e2") == "FF-9.3"
    assert misstep(place, "e12", "b5") == "FF-2.3"
    aim = Mat("K e1", "K g13", "e12", phase="aim")
    assert misstep(aim, "e14") == ""
    assert misstep(aim, "e13") == "FF-8.1"
    over = fresh().play("resign")
    assert misstep(over, "b5") == "FF-10.2"


@pytest.mark.parametrize("seed", range(6))
def test_a_place_is_on_offer_or_a_clause_keeps_the_hand_from_it(seed: int) -> None:
    rules, notation = BOOK.open(BOOK.options())
    dice, state = Random(seed), rules.start()
    for number in range(300):
        legal: list[Move] = list(rules.legal_moves(state))
        if not legal:
            return
        if number % 12 == seed:
            picker = Picker(rules, notation, state)
            while offers := picker.offers():
                for spot in range(155):
                    assert (picker.misstep(spot) == "") == (spot in offers)
                picker.touch(dice.choice(sorted(offers)))
        state = rules.apply(state, dice.choice(legal))
