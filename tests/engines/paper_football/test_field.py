"""PF-F1 to PF-F6: the squared paper."""

import pytest

from engines.core.contract import Seat
from engines.paper_football.field import Field, field_for
from tests.engines.paper_football.paper import Desk

CLASSIC = Desk()
FIELD = CLASSIC.rules.field


def named(points: frozenset[int]) -> set[str]:
    return {FIELD.name_of(point) for point in points}


@pytest.mark.clause("PF-F1")
def test_the_field_has_15_columns_and_23_rows() -> None:
    within = named(FIELD.points - FIELD.inside)
    assert within == {f"{c}{r}" for c in "abcdefghijklmno" for r in range(1, 24)}


@pytest.mark.clause("PF-F1")
@pytest.mark.parametrize("name", ["p12", "a0", "e24", "h25", "z99", "k0", "a123456789"])
def test_a_point_off_the_paper_keeps_its_name(name: str) -> None:
    point = FIELD.point_of(name)
    assert point is not None
    assert point < 0
    assert FIELD.name_of(point) == name


@pytest.mark.clause("PF-F1")
@pytest.mark.parametrize("name", ["", "h", "12", "H12", "h012", "h-1", "hh1", "h12 ", "h\uff11"])
def test_what_is_no_name_of_a_point(name: str) -> None:
    assert FIELD.point_of(name) is None


@pytest.mark.clause("PF-F1")
def test_a_move_off_the_paper_is_refused() -> None:
    assert CLASSIC.why(CLASSIC.at("o12"), "o12-p12-o13-n14") == "PF-F1"
    assert CLASSIC.why(CLASSIC.at("o12"), "o12-n12-n13-n14") == ""


@pytest.mark.clause("PF-F2")
def test_goal_lines_posts_and_inner_points() -> None:
    assert named(FIELD.posts) == {"f1", "j1", "f23", "j23"}
    assert named(FIELD.inner[Seat.HOME]) == {"g1", "h1", "i1"}
    assert named(FIELD.inner[Seat.AWAY]) == {"g23", "h23", "i23"}


@pytest.mark.clause("PF-F3")
def test_side_lines_front_lines_and_border() -> None:
    sides = {f"{c}{r}" for c in "ao" for r in range(1, 24)}
    fronts = {f"{c}{r}" for c in "abcdefjklmno" for r in (1, 23)}
    assert named(FIELD.side_lines) == sides
    assert named(FIELD.front_lines) == fronts
    assert named(FIELD.border) == sides | fronts


@pytest.mark.clause("PF-F4")
def test_the_points_inside_the_goals() -> None:
    assert named(FIELD.goals[Seat.HOME]) == {"f0", "g0", "h0", "i0", "j0"}
    assert named(FIELD.goals[Seat.AWAY]) == {"f24", "g24", "h24", "i24", "j24"}


@pytest.mark.clause("PF-F4")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("g2-g1-f0", ""),
        ("g2-g1-g0", ""),
        ("g2-g1-h0", ""),
        ("g2-f1-f0", "PF-F4"),  # over the post
        ("g2-f1-g0", "PF-F4"),
        ("g2-f2-e1-f0", "PF-F4"),  # over the front line
        ("g2-g1-g0-h0", "PF-F4"),  # along the back of the net
    ],
)
def test_a_goal_is_entered_from_an_inner_point_only(text: str, clause: str) -> None:
    assert CLASSIC.why(CLASSIC.at("g2", "away"), text) == clause


@pytest.mark.clause("PF-F4")
def test_a_ball_on_a_post_cannot_enter_the_goal() -> None:
    state = CLASSIC.at("f1", "away")
    assert CLASSIC.why(state, "f1-f0") == "PF-F4"
    assert CLASSIC.why(state, "f1-g1-g0") == ""
    kicking = CLASSIC.at("f1", "away", phase="kick")
    assert CLASSIC.why(kicking, "K:f1-f0") == "PF-F4"


@pytest.mark.clause("PF-F5")
def test_the_middle() -> None:
    assert FIELD.name_of(FIELD.middle) == "h12"
    assert [FIELD.name_of(p) for p in FIELD.middle_line] == [f"{c}12" for c in "abcdefghijklmno"]


@pytest.mark.clause("PF-F6")
def test_each_player_has_161_points_of_his_own() -> None:
    whole = {f"{c}{r}" for c in "abcdefghijklmno" for r in range(2, 12)}
    assert named(FIELD.half(Seat.HOME)) == whole | {f"{c}1" for c in "bcdeghiklmn"}
    assert len(FIELD.half(Seat.HOME)) == len(FIELD.half(Seat.AWAY)) == 161


@pytest.mark.clause("PF-F6")
def test_the_halves_mirror_each_other_and_leave_the_middle_line_out() -> None:
    def turned(name: str) -> str:
        return f"{name[0]}{24 - int(name[1:])}"

    home, away = named(FIELD.half(Seat.HOME)), named(FIELD.half(Seat.AWAY))
    assert {turned(name) for name in home} == away
    assert not home & away
    assert not any(name[1:] == "12" for name in home | away)


@pytest.mark.clause("PF-F1", "PF-F2", "PF-F5")
@pytest.mark.parametrize(
    ("size", "middle", "posts"),
    [
        ((8, 10, 2), "e6", {"d1", "f1", "d11", "f11"}),
        ((20, 30, 6), "k16", {"h1", "n1", "h31", "n31"}),
    ],
)
def test_other_sizes_scale(size: tuple[int, int, int], middle: str, posts: set[str]) -> None:
    field = field_for(*size)
    assert field.name_of(field.middle) == middle
    assert {field.name_of(post) for post in field.posts} == posts


def test_every_point_of_every_size_keeps_its_name() -> None:
    for width in range(8, 21, 4):
        field = Field(width, 10, 2)
        for point in field.points:
            assert field.point_of(field.name_of(point)) == point
