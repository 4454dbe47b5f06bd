"""PF-G1 to PF-G5: goals, own goals, restarts."""

import pytest

from engines.core.contract import Seat
from tests.engines.paper_football.paper import Desk, boxed, names

DESK = Desk()
MIDDLE = [f"{column}12" for column in "abcdefghijklmno"]


@pytest.mark.clause("PF-G1")
@pytest.mark.parametrize(
    ("ball", "text"),
    [("h23", "h23-h24"), ("h23", "h23-g24"), ("h22", "h22-h23-h24"), ("h21", "h21-h22-i23-j24")],
)
def test_a_goal_after_one_two_or_three_segments(ball: str, text: str) -> None:
    state, told = DESK.play(DESK.at(ball), text)
    assert state.score == (1, 0)
    assert told == [{"event": "goal", "clause": "PF-G1", "side": "home", "score": [1, 0]}]
    assert state.lines[-1] == tuple(map(DESK.rules.field.point_of, text.split("-")))


@pytest.mark.clause("PF-G1")
def test_the_move_ends_in_the_goal() -> None:
    state = DESK.at("h22")
    assert DESK.why(state, "h22-h23-h24-i23") == "PF-G1"
    assert DESK.why(DESK.at("h23"), "h23-h24-i23-i24") == "PF-G1"
    assert DESK.why(state, "h22-h23-h24-h23") == "PF-M3"


@pytest.mark.clause("PF-G1", "PF-G2")
def test_worked_case_5() -> None:
    state = DESK.at("g2", "away")
    scored, told = DESK.play(state, "g2-g1-g0")
    assert scored.score == (0, 1)
    assert names(told) == [("goal", "PF-G1")]
    assert DESK.why(state, "g2-f1-e2-e3") == "PF-M5"
    played, told = DESK.play(state, "g2-g1-h1-i1")
    assert (played.score, played.turn, told) == ((0, 0), Seat.HOME, [])


@pytest.mark.clause("PF-G2")
def test_play_goes_on_from_the_goal_line() -> None:
    state = DESK.at("h1", "away", lines=["h4-h3-h2-h1"])
    assert {"h1-h0", "h1-g1-g2-g3"} <= DESK.legal(state)


@pytest.mark.clause("PF-G3")
def test_a_kick_scores_and_may_not_touch_a_post() -> None:
    state = DESK.at("h20", "home", lines=boxed("h20"), phase="kick")
    after, told = DESK.play(state, "K:h20-h24")
    assert after.score == (1, 0)
    assert names(told) == [("kick", "PF-K2"), ("goal", "PF-G3")]
    low = DESK.at("f20", "home", lines=boxed("f20"), phase="kick")
    assert DESK.why(low, "K:f20-f24") == "PF-F4"  # it would even enter over the post
    assert DESK.why(low, "K:f20-f23") == "PF-G3"
    assert DESK.why(DESK.at("m20", phase="kick"), "K:m20-i24") == "PF-F4"
    assert DESK.why(DESK.at("m20", phase="kick"), "K:m20-j23") == "PF-G3"
    assert DESK.why(DESK.at("l20", phase="kick"), "K:l20-h24") == ""
    assert DESK.why(DESK.at("d23", phase="kick"), "K:d23-j23") == "PF-G3"


@pytest.mark.clause("PF-G4")
def test_an_own_goal_while_there_is_another_move() -> None:
    state = DESK.at("h2", "home")
    assert DESK.why(state, "h2-h1-h0") == "PF-G4"
    assert not any(text.endswith("0") for text in DESK.legal(state))
    assert DESK.why(DESK.at("h2", "away"), "h2-h1-h0") == ""


NEAR_OWN_GOAL = [
    "g3-h3-i3-i2",
    "g3-g2",
    "g1-f2",
    "i1-j2",
]  # from h2 only h1 is left, from it the net


@pytest.mark.clause("PF-G4")
def test_an_own_goal_when_there_is_nothing_else() -> None:
    state = DESK.at("h2", "home", lines=NEAR_OWN_GOAL)
    assert DESK.legal(state) == {"h2-h1-g0", "h2-h1-h0", "h2-h1-i0"}
    after, told = DESK.play(state, "h2-h1-h0")
    assert after.score == (0, 1)
    assert told == [{"event": "own-goal", "clause": "PF-G4", "side": "away", "score": [0, 1]}]
    assert (after.turn, after.phase.word) == (Seat.HOME, "restart")


@pytest.mark.clause("PF-G4", "PF-M7")
def test_a_border_move_comes_before_an_own_goal() -> None:
    # From f2 only e1 on the border and g1 before the net are left.
    lines = ["g3-f3-e3-e2", "g3-g2-h2-h1"]
    state = DESK.at("f2", "home", lines=lines)
    assert DESK.why(state, "f2-g1-g0") == "PF-G4"
    legal = DESK.legal(state)
    assert "f2-e1-d2-d3" in legal
    assert all(text.startswith("f2-e1-d2-") for text in legal)


@pytest.mark.clause("PF-G4")
def test_a_kick_into_the_own_goal() -> None:
    blocked = ["h6-h12", "h6-n12", "h6-n6", "h6-b6", "h6-b12"]
    some = DESK.series("h6", "home", blocked[1:])
    assert DESK.why(some, "K:h6-h0") == "PF-G4"
    assert DESK.legal(some) == {"K:h6-h12"}
    none = DESK.series("h6", "home", blocked)
    assert DESK.legal(none) == {"K:h6-h0"}
    after, told = DESK.play(none, "K:h6-h0")
    assert names(told) == [("kick", "PF-K2"), ("own-goal", "PF-G4")]
    assert (after.score, after.turn) == ((0, 1), Seat.HOME)


@pytest.mark.clause("PF-G5")
def test_who_concedes_restarts_from_a_free_point_of_the_middle_line() -> None:
    state = DESK.at("h22", lines=["c12-d12-e13-f12"])
    after, _ = DESK.play(state, "h22-h23-h24")
    assert (after.turn, after.phase.word) == (Seat.AWAY, "restart")
    free = set(MIDDLE) - {"a12", "o12", "c12", "d12", "f12"}
    assert DESK.legal(after) == {f"R:{point}" for point in free}
    for text in ("R:c12", "R:a12", "R:o12", "R:h13", "R:h24"):
        assert DESK.why(after, text) == "PF-G5"
    assert DESK.why(after, "R:p12") == "PF-F1"
    restarted, told = DESK.play(after, "R:h12")
    assert told == [{"event": "restart", "clause": "PF-G5", "point": "h12"}]
    assert (restarted.turn, restarted.phase.word) == (Seat.AWAY, "move")
    assert all(text.startswith("h12-") for text in DESK.legal(restarted))


@pytest.mark.clause("PF-G5")
def test_only_points_with_a_legal_move_may_be_chosen() -> None:
    after, _ = DESK.play(DESK.at("h22", lines=boxed("h12")), "h22-h23-h24")
    assert DESK.why(after, "R:h12") == "PF-G5"
    assert DESK.why(after, "R:j12") == ""


@pytest.mark.clause("PF-G5")
def test_the_ends_of_the_middle_line_only_if_nothing_else() -> None:
    after, _ = DESK.play(DESK.at("h22", lines=["-".join(MIDDLE[1:-1])]), "h22-h23-h24")
    assert DESK.legal(after) == {"R:a12", "R:o12"}
    after, _ = DESK.play(DESK.at("h22", lines=["-".join(MIDDLE[1:-2])]), "h22-h23-h24")
    assert DESK.legal(after) == {"R:n12"}
