"""The panel's layout: nothing overlaps, nothing lies outside, from large windows to large text."""

from itertools import combinations

import pytest

from game.app import scale_of
from game.assets import Assets
from game.board.panel_plan import Plan, StatusKind, Wanted, plan
from game.ui.look import Look

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1600), (1024, 2000)]
TEXTS = [80, 100, 150, 200]


def laid(size: tuple[int, int], text: int, rows: tuple[int, ...], news: int) -> Plan:
    look = Look(Assets(), scale_of(size, 1.0, text))
    widths = tuple((0,) * count for count in rows)
    return plan(look, size, Wanted(widths, look.px(news)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("rows", [(1, 2), (2, 2), (2, 2, 2)])
@pytest.mark.parametrize("news", [0, 42, 120])
def test_no_parts_overlap(
    size: tuple[int, int], text: int, rows: tuple[int, ...], news: int
) -> None:
    parts = laid(size, text, rows, news).parts()
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_all_parts_lie_on_the_card_and_the_card_in_the_window(
    size: tuple[int, int], text: int
) -> None:
    made = laid(size, text, (1, 2), 60)
    assert made.card.left > size[0] * 0.5
    assert made.card.right <= size[0]
    assert made.card.top >= 0
    assert made.card.bottom <= size[1]
    for part in made.parts():
        assert made.card.contains(part), part


def test_the_list_takes_the_room_that_news_leaves() -> None:
    without, with_news = (laid((1280, 800), 100, (1, 2), news) for news in (0, 80))
    assert without.moves is not None
    assert with_news.moves is not None
    assert with_news.moves.height == without.moves.height - 80
    assert with_news.moves.bottom == without.moves.bottom


def test_a_small_window_still_has_a_list() -> None:
    made = laid((1024, 640), 100, (2, 2), 44)
    assert made.moves is not None
    assert made.tight
    assert not made.tiny


def test_with_text_twice_as_large_the_buttons_stay_and_the_list_goes() -> None:
    made = laid((1024, 640), 200, (1, 2), 60)
    assert made.tiny
    assert made.moves is None
    assert [len(row) for row in made.rows] == [1, 2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("notes", [1, 2])
@pytest.mark.parametrize("status", ["line", "columns"])
def test_notes_and_pieces_find_their_place(
    size: tuple[int, int], text: int, notes: int, status: StatusKind
) -> None:
    look = Look(Assets(), scale_of(size, 1.0, text))
    wanted = Wanted(((0, 0), (0, 0, 0)), 0, status, notes, pieces=True)
    made = plan(look, size, wanted)
    for one, other in combinations(made.parts(), 2):
        assert not one.colliderect(other), (one, other)
    assert all(made.card.contains(part) for part in made.parts())
    if made.tiny:
        assert made.notes == ()
        return
    assert len(made.notes) == notes
    assert made.plates[1].bottom <= made.notes[0].top
    assert made.notes[-1].bottom <= made.status.top
    if made.moves:
        assert made.moves.bottom <= made.status.top <= made.rows[0][0].top


def test_plates_with_a_row_of_pieces_are_higher() -> None:
    look = Look(Assets())
    plain, rich = (
        plan(look, (1280, 800), Wanted(((0, 0),), pieces=pieces)) for pieces in (False, True)
    )
    assert rich.plates[0].height == plain.plates[0].height + look.px(16)


def test_buttons_with_a_width_leave_the_rest_to_the_others() -> None:
    look = Look(Assets())
    (row,) = plan(look, (1280, 800), Wanted(((44, 44, 0),))).rows
    assert [rect.width for rect in row[:2]] == [44, 44]
    assert row[2].right == plan(look, (1280, 800), Wanted(((0,),))).rows[0][0].right
    assert row[2].width > 150
