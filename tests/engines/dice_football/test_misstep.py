"""Why a hand may not go to a place of dice football, told while it touches one after another."""

import pytest

from engines.core.contract import Seat
from engines.dice_football.field import CELLS, square_at
from engines.dice_football.spots import SPOTS, end_of, goal_of, tray_of
from engines.play.picker import Picker
from tests.engines.dice_football import chance
from tests.engines.dice_football.played import Pitch

HOME, AWAY = Seat.HOME, Seat.AWAY


def misstep(pitch: Pitch, *touched: str | int) -> str:
    hand = [_spot(spot) for spot in touched]
    return pitch.rules.misstep(pitch.session.state, hand)


def _spot(spot: str | int) -> int:
    if isinstance(spot, int):
        return spot
    return CELLS[spot] if spot in CELLS else square_at(spot)


def test_with_the_ball() -> None:
    pitch = Pitch("e1 d3 g3 d8", "f18 e3", "d3", face=5)
    assert misstep(pitch, "d3") == ""
    assert misstep(pitch, "d3", "g3") == ""
    assert misstep(pitch, "d3", "e3") == "DF-4.1"  # a rival
    assert misstep(pitch, "d3", "d4") == "DF-5.3"  # five steps lead there, but he can pass
    assert misstep(pitch, "d3", "d5") == "DF-4.1"
    assert misstep(pitch, "d3", goal_of(AWAY)) == "DF-5.2"
    assert misstep(pitch, "d3", end_of(HOME, "left")) == ""
    assert misstep(pitch, "e3") == "G-7"
    assert misstep(pitch, "g3") == "DF-5.4"
    short = Pitch("e1 d3 g3", "f18 e3", "d3", face=1)
    assert misstep(short, "d3", end_of(HOME, "right")) == "DF-8.1"
    assert misstep(short, "d3", "g3") == "DF-4.1"


def test_from_a_start_cell() -> None:
    pitch = Pitch(face=1)
    assert misstep(pitch, "centre") == ""
    assert misstep(pitch, "centre", "e9") == ""
    assert misstep(pitch, "centre", "e8") == "DF-4.1"


def test_with_a_loose_ball() -> None:
    pitch = Pitch("e1 b10 g10 d5", "f18 h4", "d10", face=5)
    assert misstep(pitch, "b10", "g10") == ""
    assert misstep(pitch, "d5") == "DF-6.1"
    assert misstep(pitch, "b10", goal_of(AWAY)) == "DF-5.2"
    assert misstep(pitch, "h4") == "G-7"
    assert misstep(pitch, "e10") == "DF-6.2"


def test_before_a_half() -> None:
    free = {"placing": "free"}
    pitch = Pitch("- e7", "-", phase="place", options=free)
    men, keeper = tray_of(HOME, keeper=False), tray_of(HOME, keeper=True)
    assert misstep(pitch, men) == misstep(pitch, keeper) == ""
    assert misstep(pitch, men, "a5") == ""
    assert misstep(pitch, men, "e8") == "DF-2.5"
    assert misstep(pitch, men, "j1") == "DF-2.4"
    assert misstep(pitch, men, "f18") == "DF-2.2"
    assert misstep(pitch, keeper, "e2") == "DF-2.2"
    assert misstep(pitch, keeper, "e1") == ""
    assert misstep(pitch, tray_of(AWAY, keeper=False)) != ""


def test_a_keeper_who_was_called() -> None:
    pitch = Pitch(ball="d3").play("away call", "roll:4")
    assert misstep(pitch, "f18") == ""
    assert misstep(pitch, "f18", "g18") == ""
    assert misstep(pitch, "f18", "d18") == "DF-7.1"


def test_a_choice_among_equals() -> None:
    pitch = Pitch("e1 e10", "f18 e13 h10 a3", "e10", last_face=4).play("roll:4")
    assert misstep(pitch, "h10") == ""
    assert misstep(pitch, "a3") == "DF-8.4"


@pytest.mark.parametrize("seed", range(10))
def test_a_place_is_on_offer_or_a_clause_keeps_the_hand_from_it(seed: int) -> None:
    for number, (pitch, _) in enumerate(chance.match(seed)):
        picker = Picker(pitch.rules, pitch.notation, pitch.session.state)
        while number % 5 == 0 and (offers := picker.offers()):
            for spot in range(SPOTS):
                assert (picker.misstep(spot) == "") == (spot in offers)
            picker.touch(sorted(offers)[number % len(offers)])
