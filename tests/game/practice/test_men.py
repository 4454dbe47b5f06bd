"""Men put down, moved and taken away at the practice table."""

from math import dist
from random import Random

import pygame
import pytest

from game.desk import Desk
from game.scenes.practice_table.position import lies, room_near
from physics.laws.measures import EDGE, MAN, Man, near
from physics.laws.rack import rack
from tests.game.practice.seat import Seat


@pytest.fixture
def seat(desk: Desk) -> Seat:
    """An empty board."""
    seat = Seat(desk)
    seat.button("clear")
    assert seat.lying == []
    return seat


def test_the_table_begins_with_a_full_rack(desk: Desk) -> None:
    assert sorted(Seat(desk).men) == sorted(rack(Seat(desk).doing.position.chair))


@pytest.mark.parametrize("kind", ["w", "b", "q"])
def test_a_man_is_dragged_from_its_groove_to_where_it_is_let_go(seat: Seat, kind: str) -> None:
    seat.put(kind, 100, 50)
    (man,) = seat.men
    assert man.kind == kind
    assert dist(man[1:], (10_000, 5_000)) < 100  # half a pixel


def test_there_are_nine_of_each_colour_and_one_queen(seat: Seat) -> None:
    for number in range(9):
        seat.put("w", -300 + 70 * number, 100)
    seat.put("q", 0, 0)
    with pytest.raises(AssertionError, match="there is no w"):
        seat.supply("w")
    with pytest.raises(AssertionError, match="there is no q"):
        seat.supply("q")
    assert len(seat.men) == 10


def test_a_man_is_moved_over_the_board_by_where_it_is_held(seat: Seat) -> None:
    seat.put("w", 0, 100)
    (before,) = seat.men
    start, end = seat.on(before.x / 100 + 9, before.y / 100), seat.on(-141, 0)
    seat.drag(start, end)
    (after,) = seat.men
    assert dist(after[1:], (-15_000, 0)) < 200


def test_a_click_on_a_man_moves_nothing(seat: Seat) -> None:
    seat.button("rack")
    before = seat.men
    seat.click(seat.on(3, 4))
    assert seat.men == before


def test_a_man_dragged_off_the_board_is_taken_away(seat: Seat) -> None:
    seat.put("b", 0, 100)
    seat.drag(seat.on(0, 100), seat.on(0, 420))
    assert seat.lying == []


def test_a_right_click_takes_a_man_away(seat: Seat) -> None:
    seat.put("b", 0, 100)
    seat.click(seat.on(0, 100), button=3)
    assert seat.lying == []


def test_a_man_put_half_over_another_moves_beside_it(seat: Seat) -> None:
    seat.put("w", 0, 0)
    seat.put("b", 25, 0)
    one, other = seat.men
    assert MAN <= dist(one[1:], other[1:]) < MAN + 10


@pytest.mark.parametrize(
    ("place", "word"), [((0, 0), "others are too near"), ((347, 347), "in the pocket")]
)
def test_where_no_man_has_room_he_is_refused_in_words(
    seat: Seat, place: tuple[float, float], word: str
) -> None:
    seat.put("w", 0, 0)
    before, plain = seat.men, seat.picture()
    seat.put("b", *place)
    assert seat.men == before
    refused = seat.doing.men.refused
    assert refused is not None
    assert word in seat.scene.telling.refusal(refused)
    assert seat.picture() != plain


@pytest.mark.parametrize("end", ["right", "escape", "focus"])
def test_a_drag_can_be_given_up(seat: Seat, end: str) -> None:
    seat.put("w", 0, 100)
    before = seat.men
    seat.drag(seat.on(0, 100), seat.on(200, 100), drop=False)
    if end == "right":
        seat.press(seat.on(200, 100), button=3)
    elif end == "escape":
        seat.key(pygame.K_ESCAPE)
    else:
        seat.feed(pygame.WINDOWFOCUSLOST)
    seat.release(seat.on(200, 100))
    assert seat.men == before
    assert seat.shell.top is seat.scene


def test_undo_and_redo_go_through_the_positions(seat: Seat) -> None:
    seat.put("w", 0, 100)
    seat.put("b", 100, 100)
    both = seat.men
    seat.button("undo")
    assert len(seat.men) == 1
    seat.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert seat.lying == []
    seat.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    seat.button("redo")
    assert seat.men == both


def test_keys_put_move_and_take_away(seat: Seat) -> None:
    seat.key(pygame.K_w)
    assert seat.lying == []  # the first only shows the cursor
    seat.key(*[pygame.K_RIGHT] * 5, pygame.K_UP, pygame.K_w)
    assert seat.lying == [Man("w", 5_000, 1_000)]
    seat.key(pygame.K_RETURN, *[pygame.K_LEFT] * 2)
    seat.key(pygame.K_DOWN, mod=pygame.KMOD_SHIFT)
    seat.key(pygame.K_SPACE)
    assert seat.lying == [Man("w", 3_000, 900)]
    seat.key(pygame.K_q)
    assert seat.doing.men.refused == (3_000, 900)
    seat.key(pygame.K_DELETE)
    assert seat.lying == []


def test_the_cursor_of_the_keys_is_left_step_by_step(seat: Seat) -> None:
    seat.key(pygame.K_p, pygame.K_w, pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)
    assert seat.lying == [Man("w", 0, 0)]
    assert seat.doing.men.keyed
    seat.key(pygame.K_ESCAPE)
    assert not seat.doing.men.keyed
    seat.key(pygame.K_ESCAPE)
    assert seat.shell.scenes == []


def test_the_nearest_room_is_found() -> None:
    """Beside a man, in the corner of two, at a frame: no place of a fine lattice is nearer."""
    chance = Random(5)
    found = 0
    for _ in range(60):
        men: list[Man] = []
        while len(men) < 12:
            point = chance.randint(-9_000, 9_000), chance.randint(EDGE - 9_000, EDGE)
            if lies(men, point):
                men.append(Man("w", *point))
        wanted = chance.randint(-9_000, 9_000), chance.randint(EDGE - 9_000, EDGE)
        room = room_near(men, wanted)
        reach = 1_590 if room is None else dist(room, wanted) - 10
        lattice = [
            (wanted[0] + dx, min(EDGE, wanted[1] + dy))
            for dx in range(-1_600, 1_601, 50)
            for dy in range(-1_600, 1_601, 50)
        ]
        nearer = [place for place in lattice if dist(place, wanted) < reach and lies(men, place)]
        assert nearer == []
        if room is not None:
            found += 1
            assert not any(near(room, man[1:], MAN) for man in men)
    assert 10 < found < 60
