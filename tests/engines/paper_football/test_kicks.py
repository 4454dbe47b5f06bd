"""PF-K1 to PF-K7: closed players and penalty kicks."""

import pytest

from engines.core.contract import Seat
from tests.engines.paper_football.paper import Desk, boxed

DESK = Desk()


def kicks_from(ball: str) -> set[str]:
    return DESK.legal(DESK.at(ball, phase="kick"))


# The last move of home ends on i15, whose other neighbours have lines.
TRAP = ["i14-j14-j15-j16", "j16-i16-h16-h15"]


@pytest.mark.clause("PF-K1")
def test_a_closed_player_leaves_a_kick_to_the_other() -> None:
    state = DESK.at("g12", lines=TRAP)
    after, told = DESK.play(state, "g12-g13-h14-i15")
    assert told == [{"event": "closed", "clause": "PF-K1", "side": "away"}]
    assert (after.turn, after.phase.word) == (Seat.HOME, "kick")
    assert all(text.startswith("K:i15-") for text in DESK.legal(after))


@pytest.mark.clause("PF-K1")
def test_who_can_still_move_over_the_border_is_not_closed() -> None:
    state, told = DESK.play(DESK.at("e3", "home", lines=["b3-c3"]), "e3-d2-c2-b2")
    assert (state.phase.word, told) == ("move", [])
    assert all(text.startswith("b2-a3-b4-") for text in DESK.legal(state))


@pytest.mark.clause("PF-K1", "PF-G4")
def test_who_can_still_move_into_his_own_goal_is_not_closed() -> None:
    lines = ["g3-h3-i3-i2", "g3-g2", "g1-f2", "i1-j2"]
    state = DESK.at("h2", "home", lines=lines)
    assert (state.turn, state.phase.word) == (Seat.HOME, "move")


@pytest.mark.clause("PF-K1")
def test_closed_in_a_document_becomes_a_kick_for_the_other() -> None:
    state = DESK.at("h12", "home", lines=boxed("h12"))
    assert (state.turn, state.phase.word) == (Seat.AWAY, "kick")


@pytest.mark.clause("PF-K2")
def test_eight_directions_of_six_squares() -> None:
    ends = {"h18", "n18", "n12", "n6", "h6", "b6", "b12", "b18"}
    assert kicks_from("h12") == {f"K:h12-{end}" for end in ends}


@pytest.mark.clause("PF-K2")
@pytest.mark.parametrize("text", ["K:h12-h17", "K:h12-h19", "K:h12-i14", "K:h12-h12", "K:h12-k15"])
def test_not_six_squares_straight(text: str) -> None:
    assert DESK.why(DESK.at("h12", phase="kick"), text) == "PF-K2"


@pytest.mark.clause("PF-K1", "PF-K2")
def test_a_kick_begins_at_the_ball() -> None:
    assert DESK.why(DESK.at("h12", phase="kick"), "K:h13-h19") == "PF-K1"


@pytest.mark.clause("PF-K2")
def test_a_kick_goes_over_older_lines() -> None:
    state = DESK.at("h12", lines=[*boxed("h12"), "g16-h16-i16"], phase="kick")
    after, told = DESK.play(state, "K:h12-h18")
    assert told == [{"event": "kick", "clause": "PF-K2", "side": "home"}]
    assert (after.turn, after.phase.word) == (Seat.AWAY, "move")


@pytest.mark.clause("PF-K2", "PF-G4")
def test_worked_case_6() -> None:
    state = DESK.at("h20", "away", lines=boxed("h20"), phase="kick")
    assert {"K:h20-h14", "K:h20-n14"} <= DESK.legal(state)
    assert DESK.why(state, "K:h20-o13") == "PF-K2"
    assert DESK.why(state, "K:h20-h24") == "PF-G4"


@pytest.mark.clause("PF-K3")
@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("c12", "K:c12-i12", ""),
        ("d12", "K:d12-j12", ""),
        ("k12", "K:k12-q12", "PF-F1"),  # off the paper
        ("i12", "K:i12-o12", "PF-K3"),  # ends on the side line
        ("a5", "K:a5-a11", "PF-K3"),  # along the side line
        ("a5", "K:a5-g5", ""),  # from it
        ("a5", "K:a5-g11", ""),
        ("d18", "K:d18-d24", "PF-F1"),  # over the front line
        ("d17", "K:d17-d23", "PF-K3"),  # ends on it
        ("a23", "K:a23-g17", ""),  # from the corner
        ("b21", "K:b21-h15", ""),
        ("k19", "K:k19-o23-n24", "PF-F1"),  # into the corner
        ("h17", "K:h17-h23", ""),  # ends on the goal line
        ("m17", "K:m17-g23", ""),
        ("h18", "K:h18-h24", ""),  # ends as a goal with the sixth square
        ("h19", "K:h19-h24", ""),  # or before
        ("h19", "K:h19-h25", "PF-F1"),  # and goes no further
        ("g23", "K:g23-g24", ""),
        ("h20", "K:h20-h24-i23", "PF-K3"),  # nor out of the goal again
        ("i12", "K:i12-o18-n19", "PF-K3"),  # at the side line with the sixth square
        ("l20", "K:l20-n22-m23", "PF-K3"),  # at the front line
    ],
)
def test_where_a_kick_may_go(ball: str, text: str, clause: str) -> None:
    assert DESK.why(DESK.at(ball, phase="kick"), text) == clause


@pytest.mark.clause("PF-K4")
def test_worked_case_7() -> None:
    after, told = DESK.play(DESK.at("l12", phase="kick"), "K:l12-o15-n16")
    assert told == [{"event": "kick", "clause": "PF-K4", "side": "home"}]
    assert after.ball == DESK.rules.field.point_of("n16")
    assert after.redirected == ("right",)
    state = DESK.at("m12", phase="kick")
    assert DESK.why(state, "K:m12-o14-n15") == "PF-K4"
    assert not any("-o14" in text for text in DESK.legal(state))


@pytest.mark.clause("PF-K4")
@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("k9", "K:k9-o13-n14", ""),
        ("j9", "K:j9-o14-n15", ""),
        ("d9", "K:d9-a6-b5", ""),
        ("e9", "K:e9-a13-b14", ""),
        ("n9", "K:n9-o10-n11", "PF-K4"),  # after one square
        ("k9", "K:k9-o13-n12", "PF-K4"),  # back on itself
        ("k9", "K:k9-o13-m15", "PF-K4"),  # two squares more
        ("k9", "K:k9-n12-m13", "PF-K4"),  # not at the side line
        ("l9", "K:l9-o9-n10", "PF-K4"),  # straight at it
        ("h12", "K:h12-h15-h18", "PF-K4"),  # a corner that is none
        ("d9", "K:d9-a6-b5-c4", "PF-K4"),  # a second corner
        ("l4", "K:l4-o1-n2", "PF-K3"),  # into the corner of the field
        ("l21", "K:l21-o24-n25", "PF-F1"),
        ("l20", "K:l20-o23-n24", "PF-F1"),
        ("l3", "K:l3-n1-m2", "PF-K3"),  # at the front line
        ("k19", "K:k19-o15-n14", ""),
        ("l22", "K:l22-o19-n18", ""),
        ("l19", "K:l19-o22-n23", "PF-K3"),  # the one square more ends on the front line
    ],
)
def test_redirection(ball: str, text: str, clause: str) -> None:
    assert DESK.why(DESK.at(ball, phase="kick"), text) == clause


@pytest.mark.clause("PF-K4")
def test_a_redirected_kick_is_four_five_or_six_squares_long() -> None:
    for ball, end in (("l9", "n13"), ("k9", "n14"), ("j9", "n15")):
        assert [text.split("-")[-1] for text in kicks_from(ball) if text.count("-") == 2].count(end)


@pytest.mark.clause("PF-K5")
def test_closed_again_the_same_player_kicks_again() -> None:
    state = DESK.at("h12", lines=[*boxed("h12"), *boxed("h18")], phase="kick")
    after, told = DESK.play(state, "K:h12-h18")
    assert told == [
        {"event": "kick", "clause": "PF-K2", "side": "home"},
        {"event": "closed", "clause": "PF-K1", "side": "away"},
        {"event": "series", "clause": "PF-K5", "number": 2},
    ]
    assert (after.turn, after.phase.word) == (Seat.HOME, "kick")
    assert len(after.series) == 1


@pytest.mark.clause("PF-K5")
def test_a_series_is_forgotten_when_the_other_moves() -> None:
    state = DESK.at("h12", "home", lines=boxed("h12"), phase="kick")
    kicked, _ = DESK.play(state, "K:h12-h18")
    assert len(kicked.series) == 1
    moved, _ = DESK.play(kicked, "h18-h19-h20-h21")
    assert (moved.series, moved.redirected) == ((), ())
    assert len(moved.kicks) == 1


@pytest.mark.clause("PF-K5")
def test_a_series_is_forgotten_after_a_goal() -> None:
    state = DESK.series("l20", "home", ["l20-o17-n16"], "right")
    scored, _ = DESK.play(state, "K:l20-h24")
    assert (scored.series, scored.redirected) == ((), ())
    assert len(scored.kicks) == 2


@pytest.mark.clause("PF-K6")
def test_no_kick_lies_on_one_of_its_series() -> None:
    state = DESK.series("h18", "home", ["h12-h18", "d16-j16"])
    assert DESK.why(state, "K:h18-h12") == "PF-K6"
    assert DESK.why(state, "K:h18-b12") == ""  # crosses d16-j16 at f16
    assert DESK.why(state, "K:h18-n12") == ""


@pytest.mark.clause("PF-K6")
def test_one_common_segment_is_enough() -> None:
    state = DESK.series("h14", "home", ["h8-h14", "h19-h13"])
    assert DESK.why(state, "K:h14-h20") == "PF-K6"


@pytest.mark.clause("PF-K6")
def test_earlier_series_and_moves_may_be_overlaid() -> None:
    state = DESK.at("h18", lines=["h17-h16-h15-h14"], kicks=["h12-h18"], phase="kick")
    assert DESK.why(state, "K:h18-h12") == ""


@pytest.mark.clause("PF-K7")
def test_one_redirection_at_each_side_line_in_a_series() -> None:
    state = DESK.series("l12", "home", ["l9-o12-n13"], "right")
    assert DESK.why(state, "K:l12-o15-n16") == "PF-K7"
    assert not any(text.count("-") == 2 for text in DESK.legal(state))
    left = DESK.series("d12", "home", ["l9-o12-n13"], "right")
    assert DESK.why(left, "K:d12-a15-b16") == ""
    fresh = DESK.at("l12", phase="kick", kicks=["l9-o12-n13"])
    assert DESK.why(fresh, "K:l12-o15-n16") == ""


@pytest.mark.clause("G-7")
def test_moves_of_another_phase() -> None:
    kick = DESK.at("h12", phase="kick")
    move, restart = DESK.rules.start(), DESK.at("h24", "away", phase="restart")
    assert {DESK.why(kick, text) for text in ("h12-h13-h14-h15", "R:h12")} == {"G-7"}
    assert {DESK.why(move, text) for text in ("K:h12-h18", "R:h12")} == {"G-7"}
    assert {DESK.why(restart, text) for text in ("K:h12-h18", "h12-h13-h14-h15")} == {"G-7"}
