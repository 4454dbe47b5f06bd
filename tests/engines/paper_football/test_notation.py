"""Moves as text, and what a record counts (PF-R1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.contract import Aside
from engines.core.errors import MoveTextError
from engines.paper_football.moves import Kick, Line, Restart
from tests.engines.paper_football.paper import Desk

DESK = Desk()
START = DESK.rules.start()


def point(name: str) -> int:
    found = DESK.rules.field.point_of(name)
    assert found is not None
    return found


@pytest.mark.clause("PF-R1")
@pytest.mark.parametrize(
    ("text", "numbered"),
    [
        ("h12-h13-i14-i15", True),
        ("K:h12-n18", True),
        ("R:h12", False),
        ("resign", False),
        ("draw", False),
    ],
)
def test_moves_and_kicks_are_numbered(text: str, numbered: bool) -> None:  # noqa: FBT001 - a column
    assert DESK.notation.numbered(DESK.notation.read(START, text)) is numbered


def test_a_text_is_read_as_the_move_it_says() -> None:
    read = DESK.notation.read
    line = tuple(map(point, ("h12", "h13", "i14", "i15")))
    assert read(START, "h12-h13-i14-i15") == Line(line)
    assert read(START, "K:k9-o13-n14") == Kick(tuple(map(point, ("k9", "o13", "n14"))))
    assert read(START, "R:h12") == Restart(point("h12"))
    assert read(START, "resign") is Aside.RESIGN


@pytest.mark.parametrize(
    "text",
    [
        "h12-h13-h14-h15",
        "h12-h13",
        "h12-z99-a0-e24",
        "K:h12-h18",
        "K:h12-p4-z0",
        "R:h12",
        "R:y7",
        "draw",
        "resign",
        "a999999999-b0",
    ],
)
def test_write_and_read_are_inverse(text: str) -> None:
    assert DESK.notation.write(START, DESK.notation.read(START, text)) == text


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("", "''"),
        ("h12", "at least two points"),
        ("h12-", "''"),
        ("h12--h13", "''"),
        ("h12-H13", "'H13'"),
        ("h12 -h13", "'h12 '"),
        ("h012-h13", "'h012'"),
        ("h12-h13\n", r"'h13\\n'"),
        ("h12-1h", "'1h'"),
        ("k:h12-h18", "'k'"),
        ("K:", "''"),
        ("K:h12", "at least two points"),
        ("K:K:h12-h18", "'K:K'"),
        ("R:h12-h13", "one point"),
        ("R:", "''"),
        (":h12-h13", "''"),
        ("Resign", "'Resign'"),
        ("h12-h1234567890", "'h1234567890'"),
    ],
)
def test_what_is_no_move_at_all_says_which_part(text: str, bad: str) -> None:
    with pytest.raises(MoveTextError, match=bad):
        DESK.notation.read(START, text)


@given(st.text() | st.from_regex(r"([KR]:)?[a-z][0-9]{1,3}(-[a-z][0-9]{1,3}){0,5}"))
def test_any_text_is_an_error_or_the_same_text_again(text: str) -> None:
    try:
        move = DESK.notation.read(START, text)
    except MoveTextError:
        return
    assert DESK.notation.write(START, move) == text
    assert DESK.notation.read(START, text) == move
    assert hash(DESK.notation.read(START, text)) == hash(move)


def test_the_places_a_hand_touches() -> None:
    def spots(text: str) -> tuple[int, ...]:
        return DESK.notation.spots(DESK.notation.read(START, text))

    assert spots("h12-h13-i14-i15") == tuple(map(point, ("h13", "i14", "i15")))
    assert spots("K:k9-o13-n14") == (point("n14"),)
    assert spots("R:h12") == (point("h12"),)
    assert spots("resign") == spots("draw") == ()


def test_kicks_from_one_point_end_at_different_points() -> None:
    for width, length, goal in ((14, 22, 4), (8, 10, 2), (8, 30, 4), (20, 10, 6)):
        desk = Desk(width=width, length=length, goal=goal)
        for ball in sorted(desk.rules.field.points - desk.rules.field.inside):
            state = desk.at(desk.rules.field.name_of(ball), phase="kick")
            ends = [desk.notation.spots(move) for move in desk.rules.legal_moves(state)]
            assert len(set(ends)) == len(ends)
