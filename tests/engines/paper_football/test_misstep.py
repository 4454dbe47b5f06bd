"""Why a hand may not go to a point, told while it draws."""

from random import Random

import pytest

from engines.play.picker import Picker
from tests.engines.paper_football.paper import Desk

DESK = Desk()


def misstep(ball: str, spots: str, *lines: str, to_move: str = "home", phase: str = "move") -> str:
    state = DESK.at(ball, to_move, lines, phase=phase)
    points = [DESK.rules.field.point_of(name) for name in spots.split("-")]
    return DESK.rules.misstep(state, [point for point in points if point is not None])


@pytest.mark.parametrize(
    ("spots", "clause"),
    [
        ("h13", ""),
        ("h13-h14", ""),
        ("h13-h14-h15", ""),
        ("h14", "PF-M2"),
        ("h13-h15", "PF-M2"),
        ("h13-h12", "PF-M3"),
        ("h13-i13-h12", "PF-M3"),
        ("h13-h14-h15-h16", "PF-M2"),
    ],
)
def test_on_free_paper(spots: str, clause: str) -> None:
    assert misstep("h12", spots) == clause


@pytest.mark.parametrize(
    ("ball", "spots", "clause"),
    [
        ("h12", "h13", "PF-M4"),
        ("h12", "i13", ""),
        ("g13", "g14", ""),
        ("e2", "f1", "PF-M5"),
        ("n5", "o5", "PF-M6"),
        ("n5", "o5-o6", "PF-M5"),
        ("o5", "o6", "PF-M5"),
        ("o5", "p5", "PF-F1"),
        ("h2", "h1-h0", "PF-G4"),
        ("h1", "h0", "PF-G4"),
        ("f2", "f1-f0", "PF-F4"),
        ("h22", "h23-h24", ""),
        ("h22", "h23-h24-i23", "PF-G1"),
    ],
)
def test_beside_lines_borders_and_goals(ball: str, spots: str, clause: str) -> None:
    assert misstep(ball, spots, "h13-h14") == clause


def test_the_border_where_it_is_the_only_way() -> None:
    cornered = "b3-c3-c2"
    assert misstep("b2", "a3", cornered) == ""
    assert misstep("b2", "a3-b4-a5", cornered) == "PF-M7"
    assert misstep("b2", "a1", cornered) == "PF-M7"  # a corner has no way out
    assert misstep("b2", "c1-d2", cornered) == ""


def test_a_step_from_which_nothing_goes_on() -> None:
    # j13 is free, but all its other neighbours have lines.
    assert misstep("i13", "j13", "i12-j12-k12-k13-k14-j14-i14") == "PF-M4"


def test_for_a_kick_the_end_is_touched() -> None:
    assert misstep("h12", "h18", phase="kick") == ""
    assert misstep("h12", "h17", phase="kick") == "PF-K2"
    assert misstep("h12", "i14", phase="kick") == "PF-K2"
    assert misstep("l12", "n16", phase="kick") == ""
    assert misstep("m12", "n15", phase="kick") == "PF-K4"
    assert misstep("i12", "o12", phase="kick") == "PF-K3"
    assert misstep("h20", "h24", phase="kick", to_move="away") == "PF-G4"
    assert misstep("c2", "b1", phase="kick") == "PF-K2"


@pytest.mark.clause("PF-K6", "PF-K7")
def test_for_a_kick_of_a_series() -> None:
    def touch(ball: str, end: str, kick: str, *redirected: str) -> str:
        state = DESK.series(ball, "home", [kick], *redirected)
        return DESK.rules.misstep(state, [DESK.rules.field.point_of(end) or -1])

    assert touch("h12", "h18", "h12-h18") == "PF-K6"
    assert touch("l12", "n16", "l9-o12-n13", "right") == "PF-K7"


def test_for_a_restart_the_point_is_touched() -> None:
    assert misstep("h24", "h12", to_move="away", phase="restart") == ""
    assert misstep("h24", "h13", to_move="away", phase="restart") == "PF-G5"
    assert misstep("h24", "a12", to_move="away", phase="restart") == "PF-G5"


def test_nothing_to_touch() -> None:
    assert DESK.rules.misstep(DESK.rules.start(), []) == ""
    over, _ = DESK.play(DESK.rules.start(), "resign")
    assert DESK.rules.misstep(over, [DESK.rules.field.middle]) == ""


@pytest.mark.parametrize("seed", range(10))
def test_a_place_is_on_offer_or_a_clause_keeps_the_hand_from_it(seed: int) -> None:
    dice, desk = Random(seed), Desk(width=8, length=10, goal=4)
    state = desk.rules.start()
    for _ in range(seed * 5):
        moves = desk.rules.legal_moves(state)
        state = desk.rules.apply(state, dice.choice(list(moves))) if moves else state
    picker = Picker(desk.rules, desk.notation, state)
    while offers := picker.offers():
        for spot in desk.rules.field.points:
            assert (picker.misstep(spot) == "") == (spot in offers)
        picker.touch(dice.choice(sorted(offers)))
