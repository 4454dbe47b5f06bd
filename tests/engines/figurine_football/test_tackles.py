"""Tackles, admonitions, and how a figurine comes back (FF-5, FF-6)."""

from typing import Any

import pytest

from tests.engines.figurine_football.mat import Mat, squares


@pytest.mark.clause("FF-5.1")
def test_a_tackle_takes_the_ball_and_books_the_holder() -> None:
    mat = Mat("A1 d7, K e1", "A1 d9, K e13", "d9").play("A1>d9=")
    assert mat.events == [("tackle", "FF-5.1"), ("admonished", "FF-6.1")]
    tackle, booked = (event.as_json() for event in mat.told)
    assert (tackle["side"], tackle["figurine"], tackle["square"]) == ("home", "A1", "d9")
    assert tackle["from"] == "A1"
    assert (booked["side"], booked["figurine"], booked["station"]) == ("away", "A1", "c14")
    document = mat.document
    assert document["figurines"] == {"home": {"A1": "d9", "K": "e1"}, "away": {"K": "e13"}}
    assert document["station"] == {"home": [], "away": ["A1"]}
    assert document["bookings"] == {"home": 0, "away": 1}
    assert document["cards"] == {"home": 2, "away": 2}
    assert document["ball"] == "d9"


@pytest.mark.clause("FF-5.1")
def test_the_tackler_may_play_at_once() -> None:
    mat = Mat("A1 d7, B1 f8, K e1", "A1 d9, B2 e9, K e13", "d9")
    assert {"A1>d9*d11", "A1>d9*f8", "A1>d9*d7"} <= mat.legal
    assert mat.why("A1>d9*e9") == "FF-4.3"
    mat.play("A1>d9*d11")
    assert mat.document["ball"] == "d11"
    assert mat.where("home", "A1") == "d9"


@pytest.mark.clause("FF-5.1")
def test_by_its_own_movement_and_never_on_red() -> None:
    mat = Mat("A1 d5, B1 e7, C d2", "A1 d9, B1 d8, K e13", "d9")
    assert mat.why("A1>d9=") == "FF-3.1"  # too far
    assert mat.why("B1>d9=") == "FF-3.1"  # not of its colour
    assert mat.why("C>d9=") == "FF-3.3"
    assert mat.why("B1>d8") == "FF-2.3"  # that one has no ball


@pytest.mark.clause("FF-5.1")
def test_a_rivals_keeper_tackles_within_his_squares_and_plays_at_once() -> None:
    mat = Mat("K e1", "C e2, K e13", "e2", offside=[])
    assert mat.why("K>e2=") == "FF-4.6"
    assert "K>e2*e5" in mat.legal
    assert mat.why("K>e2*e7") == "FF-4.2"
    mat.play("K>e2*a9")
    assert mat.events == [("tackle", "FF-5.1"), ("admonished", "FF-6.1")]
    assert mat.document["station"]["away"] == ["C"]
    assert mat.told[1].as_json()["station"] == "a14"


@pytest.mark.clause("FF-5.2")
@pytest.mark.parametrize("first", ["A1*d9", "C>b2"])
def test_every_holder_may_be_tackled_whether_he_received_or_held(first: str) -> None:
    """A1 on d5 passes to A2 on d9, or holds while the captain moves."""
    mat = Mat("A1 d5, A2 d9, C a1", "A1 d7, K e13", "d5").play(first)
    assert f"A1>{mat.document['ball']}=" in mat.legal


@pytest.mark.clause("FF-5.2")
def test_the_keeper_cannot_be_tackled() -> None:
    mat = Mat("K e2", "C e5, A1 e4, K e13", "e2", to_move="away")
    assert mat.why("C>e2=") == "FF-2.3"
    assert mat.why("A1>e2=") == "FF-2.3"


BOOKED: dict[str, Any] = {"station": {"away": ["A2", "C"]}, "bookings": {"away": 2}}


@pytest.mark.clause("FF-6.1", "FF-6.3")
def test_the_third_booking_of_a_side_is_for_good() -> None:
    mat = Mat("A1 d7, K e1", "A1 d9, K e13", "d9", **BOOKED).play("A1>d9=")
    assert mat.events == [("tackle", "FF-5.1"), ("sent-off", "FF-6.1")]
    document = mat.document
    assert document["sent_off"]["away"] == ["A1"]
    assert document["station"]["away"] == ["A2", "C"]
    assert document["bookings"]["away"] == 3
    assert mat.why("A1^c13") == "FF-6.1"
    assert mat.why("A1>c9") == "FF-6.1"
    assert mat.why("A2>c9") == "FF-6.1"


HOME: dict[str, Any] = {"station": {"home": ["A1", "A2", "B3", "C"]}, "bookings": {"home": 2}}


@pytest.mark.clause("FF-6.2", "FF-1.4")
def test_figurines_come_back_from_their_stations_squares() -> None:
    """A from g0, B from h0, C from i0, as if they stood there."""
    mat = Mat("K e1", "K e13", "e7", **HOME)
    assert mat.steps("A1") == mat.steps("A2") == squares("h1 g2 i2")
    assert mat.steps("B3") == squares("g1 i1 f2 h2")
    assert mat.steps("C") == squares("i1 i2 i3 i4 i5 i6 i7 h1 g2 f3 e4 d5 c6 b7")
    away = Mat(
        "K e1", "K e13", "e7", to_move="away", station={"away": ["A1", "B3", "C"]}
    )  # turned by 180 degrees
    assert away.steps("A1") == squares("b13 c12 a12")
    assert away.steps("B3") == squares("c13 a13 d12 b12")
    assert away.steps("C") == squares("a13 a12 a11 a10 a9 a8 a7 b13 c12 d11 e10 f9 g8 h7")


@pytest.mark.clause("FF-6.2")
def test_coming_back_takes_the_turn_and_a_card() -> None:
    mat = Mat("K e1", "K e13", "e7", **HOME).play("B3^g1")
    assert mat.events == [("returned", "FF-6.2")]
    assert mat.turn == "away"
    assert mat.document["cards"] == {"home": 1, "away": 2}
    assert mat.document["station"]["home"] == ["A1", "A2", "C"]
    assert mat.where("home", "B3") == "g1"
    mat.play("K>e14", "A1^g2", "K>e13")
    assert mat.document["cards"]["home"] == 0
    assert mat.why("A2^h1") == "FF-6.2"  # no card is left
    assert mat.why("A2^e5") == "FF-3.1"
    assert mat.why("A1^h1") == "FF-6.2"  # it is back already
    assert mat.why("A2>h1") == "FF-6.1"


@pytest.mark.clause("FF-6.2")
def test_what_is_in_the_way_matters_as_in_any_move() -> None:
    mat = Mat("K e1, A3 h1", "K e13", "e7", **HOME)
    assert mat.steps("A1") == set()
    assert mat.why("A1^h1") == "FF-2.3"
    assert mat.why("A1^g2") == "FF-3.5"  # by f1 only, which is empty but red
    assert mat.why("A1^i2") == "FF-3.1"
    assert mat.why("A1^e2") == "FF-3.5"
    assert mat.why("A1^e4") == "FF-3.1"
    over_red = Mat("K e0, A3 h1", "K e13", "e7", **HOME)
    assert over_red.why("A1^f1") == "FF-3.5"
    ball = Mat("K e1", "K e13", "h1", **HOME)
    assert ball.why("A1^g2") == "FF-3.6"


@pytest.mark.clause("FF-6.2")
def test_the_jump_of_the_side_column_is_not_for_a_station() -> None:
    mat = Mat("K e1, B1 i1", "K e13", "e7", **HOME)
    assert mat.why("C^i2") == "FF-3.3"
    assert mat.why("B3^h2") == ""  # by g1


@pytest.mark.clause("FF-6.2")
def test_onto_the_ball_or_a_holder() -> None:
    mat = Mat("K e1, A3 h3", "K e13", "h1", **HOME)
    assert {"A1^h1=", "A1^h1*h4", "C^h1*h3", "A2^h1*f2"} <= mat.legal
    assert mat.why("A1^h1") == "FF-4.1"
    tackle = Mat("K e1", "A1 h1, K e13", "h1", **HOME).play("A1^h1*g3")
    assert tackle.events == [
        ("returned", "FF-6.2"), ("tackle", "FF-5.1"), ("admonished", "FF-6.1"),
    ]  # fmt: skip
    assert tackle.where("home", "A1") == "h1"
    assert tackle.document["ball"] == "g3"


@pytest.mark.clause("FF-6.1", "FF-6.2")
def test_a_booked_figurine_may_come_back_in_the_very_next_turn() -> None:
    mat = Mat("A1 d7, K e1", "A1 d9, K e13", "d9").play("A1>d9=")
    assert mat.steps("A1") == squares("b13 a12 c12")


@pytest.mark.clause("FF-6.3")
def test_cards_and_bookings_last_for_both_legs() -> None:
    mat = Mat("C e12, K e1", "K d14", "e12", leg_goals=1, score=[1, 0], offside=[],
              station={"home": ["A1"]}, bookings={"home": 3}, cards={"home": 1},
              sent_off={"home": ["A2"]}).play("C*e14")  # fmt: skip
    document = mat.document
    assert document["leg"] == 2
    assert document["station"]["home"] == ["A1"]
    assert document["sent_off"]["home"] == ["A2"]
    assert (document["bookings"]["home"], document["cards"]["home"]) == (3, 1)
