"""Why a hand may not go to a place of chess football, told while it touches one after another."""

from random import Random
from typing import Any

import pytest

from engines.chess_football.field import NAMED
from engines.chess_football.spots import beside, beyond
from engines.core.contract import Seat
from engines.play.picker import Picker
from tests.engines.chess_football import reference
from tests.engines.chess_football.played import Pitch
from tests.engines.chess_football.reference_games import begun, next_move
from tests.engines.chess_football.reference_positions import random_options
from tests.engines.chess_football.test_against_reference import Engine

EVERYWHERE = [
    *range(112),
    *(beside(side, number) for side in (Seat.HOME, Seat.AWAY) for number in range(1, 17)),
    *(beyond(line, square) for line in ("side", "end") for square in NAMED.values()),
]
BENCH = beside(Seat.HOME, 12)


def misstep(pitch: Pitch, *touched: str | int) -> str:
    hand = [NAMED[spot] if isinstance(spot, str) else spot for spot in touched]
    return pitch.rules.misstep(pitch.state, hand)


def test_in_a_turn_with_the_ball() -> None:
    pitch = Pitch("4 a3, 7 h3, 10 b2", "1 e13, 5 d7", "a7", offside={"home": [10]})
    assert misstep(pitch, "a3") == ""
    assert misstep(pitch, "a3", "c7") == ""
    assert misstep(pitch, "a3", "d7") == "CF-9.5"
    assert misstep(pitch, "a3", "a3") == "CF-9.2"
    assert misstep(pitch, "a3", beyond("side", NAMED["h7"])) == "CF-9.7"
    assert misstep(pitch, "h3") == "CF-9.3"  # somebody must play the ball, and he cannot
    assert misstep(pitch, "h3", "h4") == "CF-9.3"
    assert misstep(pitch, "d7") == "G-7"  # a rival
    assert misstep(pitch, BENCH) == "CF-3.3"


def test_who_may_not_play_the_ball_is_told_why() -> None:
    shut: dict[str, Any] = {"offside": {"home": [10]}}
    assert misstep(Pitch("4 a3, 10 b7", "", "a7", **shut), "b7") == "CF-11.3"
    shut = {"barred": {"home": [10]}}
    assert misstep(Pitch("4 a3, 10 b7", "", "a7", **shut), "b7") == "CF-8.3"
    shut = {"streak": {"side": "home", "number": 10, "count": 3}}
    assert misstep(Pitch("4 a3, 10 b7", "", "a7", **shut), "b7") == "CF-9.6"


def test_in_a_turn_without_the_ball() -> None:
    pitch = Pitch("7 b3, 1 e1", "4 h7", "h12", bench={"home": [12]})
    assert misstep(pitch, "b3", "b4") == ""
    assert misstep(pitch, "b3", "c4") == "CF-4.2"
    assert misstep(pitch, "e1", "e3") == "CF-4.1"
    assert misstep(pitch, BENCH, "b3", "a6") == ""
    assert misstep(pitch, BENCH, "b3", "h7") == "CF-3.3"
    assert misstep(pitch, BENCH, "e1") == "CF-3.3"  # the keeper stays
    assert misstep(Pitch("7 b12", "4 b11", "h8"), "b12") == "CF-4.1"  # nobody can move


def test_a_mixto_that_plays_straight_has_no_ball_aslant() -> None:
    """CF-4.2: with the option the ball beside his way is none of his, and he walks."""
    straight = Pitch("7 d4", "", "e5", options={"mixto_ball": "straight"})
    assert misstep(straight, "d4", "d5") == ""
    assert misstep(straight, "d4", "e5") == "CF-2.1"
    chess = Pitch("7 d4", "", "e5")
    assert misstep(chess, "d4", "e6") == ""
    assert misstep(chess, "d4", "e5") == "CF-4.2"  # a send, back to where he would stand


def test_before_a_kick_off() -> None:
    place = Pitch("10 d5", "", None, phase="place")
    four = beside(Seat.HOME, 4)
    assert misstep(place, four, "a3") == ""
    assert misstep(place, four, "a7") == "CF-8.1"
    assert misstep(place, four, "d2") == "CF-8.2"
    assert misstep(place, "d5", "d0") == "CF-4.3"
    assert misstep(place, "a3") == "CF-8.1"


def test_at_a_restart() -> None:
    award: dict[str, Any] = {"kind": "corner", "side": "home", "spot": "a12"}
    corner = Pitch("4 c3, 10 d3", "1 e13", None, phase="corner", restart=award)
    assert misstep(corner, "c3", "a12") == ""
    assert misstep(corner, "c3", "h12") == "CF-17.1"
    award = {"kind": "penalty", "side": "home", "spot": "d7", "taker": 4}
    keeper = Pitch("4 d3", "1 e12", "d7", phase="keeper", to_move="away", restart=award)
    assert misstep(keeper, "d13") == ""
    assert misstep(keeper, "e12") == "CF-14.1"


def test_nothing_to_touch() -> None:
    assert misstep(Pitch("4 a3", "", "a7")) == ""
    over = Pitch("4 a3", "", "a7", phase="over")
    assert misstep(over, "a3") == over.state.phase.clause


@pytest.mark.parametrize("seed", range(8))
def test_a_place_is_on_offer_or_a_clause_keeps_the_hand_from_it(seed: int) -> None:
    dice = Random(seed)
    for _ in range(6):
        options = random_options(dice)
        document = begun(dice, options)
        for _ in range(dice.randrange(12)):
            if not (text := next_move(dice, document, options)):
                break
            document, _ = reference.play(document, options, text)
        engine = Engine.made(document, options)
        picker = Picker(engine.rules, engine.notation, engine.notation.load(document))
        while offers := picker.offers():
            for spot in EVERYWHERE:
                assert (picker.misstep(spot) == "") == (spot in offers)
            picker.touch(dice.choice(sorted(offers)))
