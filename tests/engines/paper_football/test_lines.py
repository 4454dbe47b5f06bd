"""PF-M1 to PF-M9: what may be drawn."""

import pytest

from engines.core.contract import Seat
from engines.core.errors import OptionError
from engines.core.options import read_options
from engines.paper_football import PaperOptions
from tests.engines.paper_football.paper import Desk, boxed

DESK = Desk()
START = DESK.rules.start()


@pytest.mark.clause("PF-M1")
def test_home_begins_from_the_middle() -> None:
    assert DESK.rules.to_move(START) is Seat.HOME
    assert all(text.startswith("h12-") for text in DESK.legal(START))
    assert DESK.why(START, "h13-h14-h15-h16") == "PF-M1"


@pytest.mark.clause("PF-M1")
def test_the_end_of_a_move_is_the_start_of_the_next() -> None:
    state, _ = DESK.play(START, "h12-h13-i14-i15")
    assert DESK.rules.to_move(state) is Seat.AWAY
    assert all(text.startswith("i15-") for text in DESK.legal(state))


@pytest.mark.clause("PF-M2")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("h12-h13-h14-h15", ""),
        ("h12-i13-i12-h11", ""),  # the direction may change each time
        ("h12-i13-j14-k15", ""),
        ("h12-h14-h15-h16", "PF-M2"),  # two squares at once
        ("h12-i14-i15-i16", "PF-M2"),  # no neighbour
        ("h12-h13-h14", "PF-M2"),
        ("h12-h13", "PF-M2"),
        ("h12-h13-h14-h15-h16", "PF-M2"),
        ("h12-h12-h13-h14", "PF-M2"),
    ],
)
def test_three_segments_between_neighbours(text: str, clause: str) -> None:
    assert DESK.why(START, text) == clause


@pytest.mark.clause("PF-M3")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("h12-h13-i13-h12", "PF-M3"),  # back at the start
        ("h12-h13-h12-h11", "PF-M3"),  # over its own segment
        ("h12-h13-h14-h13", "PF-M3"),
        ("h12-i13-h13-i12", ""),  # may cross itself in a square
        ("h12-h13-i13-i12", ""),
    ],
)
def test_a_move_does_not_lie_on_itself_nor_end_where_it_began(text: str, clause: str) -> None:
    assert DESK.why(START, text) == clause


@pytest.mark.clause("PF-M3")
def test_worked_case_1() -> None:
    assert len(DESK.legal(START)) == 368
    triangles = [text for text in DESK.legal(START) if text.endswith("-h12")]
    assert triangles == []


@pytest.mark.clause("PF-M4")
def test_worked_case_2() -> None:
    state, _ = DESK.play(START, "h12-h13-h14-h15")
    begun = {text for text in DESK.legal(state) if text.startswith("h15-i14-")}
    assert begun
    assert not any(point in text for text in begun for point in ("h14", "h13", "h12"))
    assert DESK.why(state, "h15-g15-g14-h13") == "PF-M4"
    assert DESK.why(state, "h15-g15-g14-g13") == ""


@pytest.mark.clause("PF-M4")
def test_worked_case_3() -> None:
    state, _ = DESK.play(START, "h12-h13-i14-i15")
    assert DESK.why(state, "i15-h14-i13-j13") == "PF-M4"
    assert DESK.why(state, "i15-h14-g13-g12") == ""


@pytest.mark.clause("PF-M4")
def test_a_square_crossed_by_a_diagonal_may_be_walked_around() -> None:
    state = DESK.at("g14", lines=["h13-i14"])
    assert DESK.why(state, "g14-h14-i13-j12") == "PF-M4"
    assert DESK.why(state, "g14-h14-h15-i15") == ""


@pytest.mark.clause("PF-M4")
def test_the_lines_of_a_kick_are_lines() -> None:
    state = DESK.at("g14", kicks=["h12-h18"])
    assert DESK.why(state, "g14-h15-i15-i16") == "PF-M4"
    assert DESK.why(state, "g14-g15-g16-g17") == ""


@pytest.mark.clause("PF-M4")
def test_a_kick_over_older_lines_is_a_line_from_then_on() -> None:
    state = DESK.at("h12", "away", lines=[*boxed("h12"), "c15-d15"], phase="kick")
    after, _ = DESK.play(state, "K:h12-b18")
    assert DESK.why(after, "b18-b17-c17-d17") == "PF-M4"  # c17 is a point of the kick
    assert DESK.why(after, "b18-b17-b16-b15") == ""


@pytest.mark.clause("PF-M5")
@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("b5", "b5-a5-a6-b6", "PF-M5"),  # along the side line
        ("d2", "d2-d1-e1-e2", "PF-M5"),  # along the front line
        ("a5", "a5-a6-b6-c6", "PF-M5"),  # from a start on it as well
        ("e2", "e2-f1-g2-g3", "PF-M5"),  # a post
        ("g2", "g2-f1-e2-e3", "PF-M5"),
        ("g2", "g2-g1-h1-i1", ""),  # along the goal line
        ("h1", "h1-i1-j1-k2", "PF-M5"),  # as far as the post
    ],
)
def test_not_along_the_border_and_no_post(ball: str, text: str, clause: str) -> None:
    assert DESK.why(DESK.at(ball, "away"), text) == clause


@pytest.mark.clause("PF-M5")
def test_from_a_post_the_goal_line_may_be_followed() -> None:
    state = DESK.at("f1", "home")
    assert DESK.why(state, "f1-g1-h1-i1") == ""
    assert DESK.why(state, "f1-e1-e2-e3") == "PF-M5"


@pytest.mark.clause("PF-M5", "PF-M6")
def test_a_segment_that_cuts_a_corner_is_not_along_the_border() -> None:
    state = DESK.at("b1", "away")
    assert DESK.why(state, "b1-a2-b3-c3") == "PF-M6"


@pytest.mark.clause("PF-M6")
def test_worked_case_4() -> None:
    state = DESK.at("d2", "away")
    assert DESK.why(state, "d2-d1-e2-e3") == "PF-M6"
    assert not any("-d1" in text for text in DESK.legal(state))


@pytest.mark.clause("PF-M6")
def test_the_start_never_counts_as_touching() -> None:
    state = DESK.at("a12")
    assert "a12-b12-c12-d12" in DESK.legal(state)
    assert DESK.why(state, "a12-b12-a13-b14") == "PF-M6"


def cornered(*more: str) -> list[str]:
    """Lines after which a ball on b2 has no way but over the border."""
    return ["b3-c3-c2", *more]


@pytest.mark.clause("PF-M7")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("b2-a3-b4-b5", ""),
        ("b2-c1-d2-e3", ""),
        ("b2-a3-b4-a5", "PF-M7"),  # ends on the side line
        ("b2-c1-d2-e1", "PF-M7"),  # ends on the front line
        ("b2-a1-a2-b2", "PF-M3"),
        ("b2-a3-a4-b4", "PF-M5"),
        ("b2-b1-a2-a3", "PF-M5"),
    ],
)
def test_with_no_free_move_the_border_may_be_touched(text: str, clause: str) -> None:
    assert DESK.why(DESK.at("b2", lines=cornered()), text) == clause


@pytest.mark.clause("PF-M6", "PF-M7")
def test_tier_b_is_all_there_is_once_tier_a_is_empty() -> None:
    legal = DESK.legal(DESK.at("b2", lines=cornered()))
    assert legal
    assert all(text.startswith(("b2-a3-b4-", "b2-c1-d2-")) for text in legal)
    assert not any(text.split("-")[-1][0] == "a" or text.endswith("1") for text in legal)


@pytest.mark.clause("PF-M7")
def test_the_border_may_be_touched_twice() -> None:
    state = DESK.at("b3", lines=["b4-c4-c3-b2", "a4-a3"])
    assert DESK.legal(state) == {"b3-a2-b1-c2"}


@pytest.mark.clause("PF-M8")
def test_what_is_drawn_stays() -> None:
    state = START
    for text in ("h12-h13-i14-i15", "i15-i16-i17-h18", "h18-g18-f17-f16"):
        after, _ = DESK.play(state, text)
        assert after.lines[: len(state.lines)] == state.lines
        assert after.ink & state.ink == state.ink
        state = after


@pytest.mark.clause("PF-M8")
def test_the_pen_is_soft_unless_it_is_said_to_be_strict() -> None:
    assert PaperOptions().pen == "soft"
    assert read_options(PaperOptions, {"pen": "strict"}).pen == "strict"
    with pytest.raises(OptionError, match="pen: must be one of soft, strict"):
        read_options(PaperOptions, {"pen": "wet"})


@pytest.mark.clause("PF-M9")
def test_nobody_has_a_clock() -> None:
    assert [list(DESK.rules.interrupts(START, seat)) for seat in Seat] == [[], [], []]
