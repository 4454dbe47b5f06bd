"""Who may stand where (chapter 2)."""

from typing import Any

import pytest

from tests.engines.dice_football.played import AWAY, HOME, Pitch, squares, team

FREE = {"placing": "free"}
SEALED = FREE | {"barriers": "sealed"}


def placing(home: str = "-", away: str = "-", **more: Any) -> Pitch:  # noqa: ANN401 - keys of a document
    """A match in which pieces are placed, home's turn unless something else is said."""
    return Pitch(home, away, **({"phase": "place", "options": FREE} | more))


# -- who places


@pytest.mark.clause("DF-2.1")
def test_the_lower_roll_places_first() -> None:
    match = Pitch.opened(FREE).play("roll:5", "roll:2")
    assert match.now == ("place", "away", "centre")
    assert Pitch.opened(FREE).play("roll:1", "roll:2").now[1] == "home"
    again = Pitch.opened(FREE).play("roll:4", "roll:4")
    assert again.phase == "draw"
    assert again.play("roll:6", "roll:1").now[:2] == ("place", "away")


@pytest.mark.clause("DF-2.1", "DF-3.1")
def test_each_half_has_its_own_draw_for_placing() -> None:
    second = Pitch.opened(FREE, Pitch(options=FREE, first_kick="away").document).play("timeup:half")
    assert second.phase == "draw"
    assert second.document["pieces"]["home"] == {"keeper": None, "outfield": []}
    second.play("roll:1", "roll:3")
    assert second.now[:2] == ("place", "home")
    second.play("default", "default")
    assert second.now == ("roll", "home", "centre")  # away kicked off in the first half


@pytest.mark.clause("DF-2.1")
def test_they_place_alternately_on_any_empty_square() -> None:
    match = placing().play("put:d7")
    assert match.now[:2] == ("place", "away")
    assert match.why("put:d7") == "DF-2.1"
    match.play("put:c7")
    assert match.now[:2] == ("place", "home")
    assert match.document["pieces"]["away"]["outfield"] == ["c7"]
    assert {"put:a2", "put:j17", "put:e10", "put:keeper@g1"} <= match.legal


@pytest.mark.clause("DF-2.1")
def test_there_are_eleven_of_them() -> None:
    full = placing(HOME, AWAY.rsplit(" ", 1)[0], to_move="away")
    assert full.play("put:e3").phase == "draw"  # for the kick-off
    ten = placing("- d3 g3 b4 i4 d7 g7 b9 i9 e13 f16", AWAY.rsplit(" ", 1)[0])
    assert ten.legal == squares("put:keeper@d1 put:keeper@e1 put:keeper@f1 put:keeper@g1")
    assert ten.why("put:a5") == "DF-2.1"
    ten.play("put:keeper@e1")
    assert ten.why("put:keeper@d18") == "DF-2.1"
    assert ten.play("put:e3").phase == "draw"


@pytest.mark.clause("DF-2.1")
def test_whoever_is_left_goes_on_alone() -> None:
    match = placing(away=AWAY).play("put:d7", "put:g7")
    assert match.now[:2] == ("place", "home")


@pytest.mark.clause("DF-2.1")
def test_the_default_places_all_at_once() -> None:
    match = placing().play("default")
    assert set(match.document["pieces"]["home"]["outfield"]) == set(team(HOME)["outfield"])
    match.play("default")
    assert match.document["pieces"]["away"]["keeper"] == "f18"
    assert match.phase == "draw"
    begun = placing("- a5")
    assert "default" not in begun.legal
    assert begun.why("default") == "DF-2.1"
    taken = placing(away="- e13")
    assert taken.why("default") == "DF-2.1"
    assert "default" in placing(away="- e12").legal


@pytest.mark.clause("DF-2.1", "DF-2.6")
def test_with_placing_default_nobody_places() -> None:
    match = Pitch.opened({})
    assert match.phase == "draw"
    assert match.document["pieces"]["home"]["keeper"] == "e1"
    assert match.play("roll:3", "roll:2").now == ("roll", "home", "centre")


# -- where


@pytest.mark.clause("DF-2.2")
def test_in_the_small_area_stands_the_keeper_and_nobody_else() -> None:
    match = placing()
    assert match.to("put") >= squares("keeper@d1 keeper@e1 keeper@f1 keeper@g1")
    assert match.why("put:keeper@c1") == "DF-2.2"
    assert match.why("put:keeper@e18") == "DF-2.2"
    for square in squares("d1 e1 f1 g1 d18 e18 f18 g18"):
        assert match.why(f"put:{square}") == "DF-2.2"
    assert match.why("put:c1") == ""
    away = placing(to_move="away")
    assert away.why("put:keeper@d18") == ""
    assert away.why("put:keeper@d1") == "DF-2.2"


@pytest.mark.clause("DF-2.3")
def test_two_in_the_own_big_area_and_one_in_the_rivals() -> None:
    one = placing("e1 c1")
    assert one.why("put:h3") == ""
    two = placing("e1 c1 h3")
    assert two.why("put:e3") == "DF-2.3"
    assert two.why("put:e4") == ""
    assert two.why("put:e16") == ""
    there = placing("e1 c16")
    assert there.why("put:h18") == "DF-2.3"
    assert placing("e1 c15").why("put:h18") == ""
    away = placing(away="f18 c1", to_move="away")
    assert away.why("put:h3") == "DF-2.3"
    assert away.why("put:h16") == ""
    both = placing("e1 c1 h3", "f18", to_move="away")
    assert both.why("put:e3") == ""  # home's two do not count


@pytest.mark.clause("DF-2.4")
def test_corner_squares_take_no_piece() -> None:
    match = placing()
    for square in squares("a1 j1 a18 j18"):
        assert match.why(f"put:{square}") == "DF-2.4"
    assert match.why("put:a2") == ""


@pytest.mark.clause("DF-2.5")
def test_pieces_of_a_side_do_not_touch() -> None:
    match = placing("d1 e7", "f18 f10")
    for square in squares("d6 e6 f6 d7 f7 d8 e8 f8"):
        assert match.why(f"put:{square}") == "DF-2.5"
    assert match.why("put:g7") == ""
    assert match.why("put:e10") == ""  # beside a rival
    assert match.why("put:d2") == ""  # beside his own keeper
    edge = placing("d1 a7")
    assert edge.why("put:j6") == edge.why("put:j8") == ""  # not round the edge


@pytest.mark.clause("DF-2.5")
def test_sealed_forbids_only_what_parts_the_board() -> None:
    wall = placing("d1 a7 b7 c7 d7 e7 f7 g7 h7 i7", options=SEALED)
    assert wall.why("put:j7") == "DF-2.5"
    assert wall.why("put:j6") == "DF-2.5"  # i7 by a corner: j7 is cut off from below
    assert wall.why("put:j5") == ""
    assert wall.why("put:j9") == ""
    corner = placing("d1 a3", options=SEALED)
    assert corner.why("put:b2") == ""
    closed = placing("d1 a3 b2", options=SEALED)
    assert closed.why("put:c1") == "DF-2.5"
    beside = placing("d1 e7", options=SEALED)
    assert beside.why("put:e8") == ""


@pytest.mark.clause("DF-2.5")
def test_the_rivals_pieces_are_no_wall_of_ours() -> None:
    match = placing("d1 a7 b7 c7 d7 e7 f7 g7 h7", "f18 j7", options=SEALED)
    assert match.why("put:i7") == ""


@pytest.mark.clause("G-1")
def test_of_several_clauses_the_first_is_named() -> None:
    match = placing("e1 c1 h3 e7", "f18 d7")
    assert match.why("put:d7") == "DF-2.1"  # taken, and beside e7
    assert match.why("put:g1") == "DF-2.2"  # and the big area is full
    assert match.why("put:c2") == "DF-2.3"  # and beside c1
    assert match.why("put:keeper@e1") == "DF-2.1"


@pytest.mark.clause("DF-2.6")
def test_the_default_line_up_keeps_all_rules() -> None:
    """Away's is home's, turned by half a turn; and it can be placed one by one."""
    home, away = HOME.split(), AWAY.split()
    turned = [f"{chr(ord('a') + ord('j') - ord(s[0]))}{19 - int(s[1:])}" for s in home]
    assert turned == away
    match = placing()
    for mine, other in zip(home[1:], away[1:], strict=True):
        match.play(f"put:{mine}", f"put:{other}")
    match.play("put:keeper@e1", "put:keeper@f18")
    assert match.phase == "draw"
    assert match.document["pieces"] == Pitch.opened({}).document["pieces"]
