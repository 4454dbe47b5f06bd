"""Where the board of dice football, its trays and its cloth lie."""

from itertools import combinations
from math import dist

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import CENTRE, CORNERS, FIRST_CORNER, SQUARES, square_at, turned
from engines.dice_football.spots import SPOTS, end_of, goal_of, tray_of
from game.app import scale_of
from game.assets import Assets
from game.board.panel_plan import card_rect
from game.scenes.dice.geometry import Table, beside, between, outside, spot_of
from game.ui.look import Look

SIZES = [(640, 400), (1024, 640), (1280, 800), (1600, 700), (1920, 1080)]
SIDES = (Seat.HOME, Seat.AWAY)


def fitted(size: tuple[int, int], turns: int = 0) -> Table:
    """The table beside the panel in a window of `size` pixels."""
    look = Look(Assets(), scale_of(size, 1.0, 100))
    return Table.fit(pygame.Rect(0, 0, card_rect(look, size).left, size[1]), look, turns)


@pytest.fixture(params=[0, 2])
def at(request: pytest.FixtureRequest) -> Table:
    return fitted((1280, 800), request.param)


def test_every_place_is_found_where_it_lies(at: Table) -> None:
    for place in range(SPOTS):
        assert at.place_at(at.to_pixel(place)) == place


@pytest.mark.parametrize("size", SIZES)
def test_so_it_is_in_every_window(size: tuple[int, int]) -> None:
    at = fitted(size)
    assert [at.place_at(at.to_pixel(place)) for place in range(SPOTS)] == list(range(SPOTS))


def test_a_square_counts_as_a_whole_and_a_small_reach_only_near_its_middle(at: Table) -> None:
    square = at.square(square_at("d7"))
    inner = square.inflate(-2, -2)
    for corner in (inner.topleft, inner.bottomright):
        assert at.place_at(corner) == square_at("d7")
        assert at.place_at(corner, 0.3) is None
    assert at.place_at(square.center, 0.3) == square_at("d7")


def test_off_the_board_is_no_place(at: Table) -> None:
    assert at.place_at((0, 0)) is None
    assert at.place_at(at.cloth.center) is None
    assert at.place_at((at.rect.centerx, at.rect.top + 3)) is None


def test_what_counts_as_a_place_beyond_the_field_is_on_the_frame_or_a_tray(at: Table) -> None:
    for place in outside():
        part = at.reaches(place)
        assert not part.colliderect(at.field)
        assert at.rect.contains(part) or any(tray.contains(part) for tray in at.trays)
    parts = [at.reaches(place) for place in outside()]
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


def test_home_plays_from_left_to_right_with_column_a_on_top() -> None:
    at = fitted((1280, 800))
    (ax, ay), (bx, by) = at.to_pixel(square_at("a1")), at.to_pixel(square_at("j18"))
    assert bx - ax == pytest.approx(17 * at.cell)
    assert by - ay == pytest.approx(9 * at.cell)
    assert at.goal(Seat.HOME).right == at.field.left
    assert at.goal(Seat.AWAY).left == at.field.right


def test_a_half_turn_puts_every_place_opposite() -> None:
    plain, other = fitted((1280, 800)), fitted((1280, 800), 2)
    assert plain.field == other.field
    for square in range(SQUARES):
        assert plain.to_pixel(square) == other.to_pixel(turned(square))
    for side in SIDES:
        assert plain.to_pixel(goal_of(side)) == pytest.approx(other.to_pixel(goal_of(side.rival)))
        opposite = other.to_pixel(end_of(side.rival, "right"))
        assert plain.to_pixel(end_of(side, "left")) == pytest.approx(opposite)


def test_start_cells_lie_where_the_rules_have_them(at: Table) -> None:
    corners = [at.to_pixel(square_at(name)) for name in ("e9", "f9", "e10", "f10")]
    middle = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    assert at.to_pixel(CENTRE) == pytest.approx(middle)
    for number, name in enumerate(CORNERS):
        assert at.square(square_at(name)).collidepoint(at.to_pixel(FIRST_CORNER + number))


@pytest.mark.parametrize("turns", [0, 2])
def test_each_tray_lies_below_the_end_that_its_side_defends(turns: int) -> None:
    at = fitted((1280, 800), turns)
    for side in SIDES:
        tray = at.trays[side].centerx
        near, far = at.goal(side).centerx, at.goal(side.rival).centerx
        assert abs(near - tray) < abs(far - tray)
        assert at.heads[side].bottom == at.trays[side].top


@pytest.mark.parametrize("size", SIZES)
def test_board_trays_and_cloth_lie_apart_inside_the_table(size: tuple[int, int]) -> None:
    at = fitted(size)
    parts = [at.rect, *at.heads, *at.trays, at.cloth]
    left = card_rect(Look(Assets(), scale_of(size, 1.0, 100)), size).left
    table = pygame.Rect(0, 0, left, size[1])
    assert all(table.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert at.rect.contains(at.field)


def test_a_square_is_large_enough_in_a_small_window() -> None:
    assert fitted((1024, 640)).cell >= 32


@pytest.mark.parametrize("size", SIZES)
def test_those_who_wait_stand_apart_in_their_tray(size: tuple[int, int]) -> None:
    at = fitted(size)
    for side in SIDES:
        keeper = at.to_pixel(tray_of(side, keeper=True))
        men = at.waiting(side, 10)
        assert all(at.trays[side].inflate(-at.cell // 2, 0).collidepoint(man) for man in men)
        assert all(dist(one, other) > 0.55 * at.cell for one, other in combinations(men, 2))
        assert min(dist(keeper, man) for man in men) > 0.8 * at.cell
        assert at.waiting(side, 3) == men[:3]


@pytest.mark.parametrize("size", SIZES)
def test_dice_come_to_rest_apart_on_the_cloth(size: tuple[int, int]) -> None:
    at = fitted(size)
    spots = [at.rest(number, 2) for number in range(2)]
    cloth = at.cloth.inflate(-at.die_size * 0.7, -at.die_size * 0.7)
    assert dist(*spots) > 1.2 * at.die_size
    assert all(cloth.collidepoint(spot) for spot in (*spots, at.rest()))


def test_the_ball_leaves_beside_its_last_square() -> None:
    assert beside(square_at("e18"))[0] == spot_of(square_at("e18"))[0]
    assert beside(square_at("e18"))[1] == spot_of(goal_of(Seat.AWAY))[1]
    assert spot_of(end_of(Seat.HOME, "left"))[1] < beside(square_at("c1"))[1] < -0.5


def test_what_glides_lies_between(at: Table) -> None:
    start, end = spot_of(square_at("c4")), spot_of(square_at("e8"))
    (ax, ay), (bx, by) = at.to_pixel(start), at.to_pixel(end)
    assert at.to_pixel(between(start, end, 0.25)) == ((3 * ax + bx) / 4, (3 * ay + by) / 4)
    assert at.to_pixel(start) == at.to_pixel(square_at("c4"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dice", [1, 2])
def test_there_is_room_for_words_at_the_right_of_the_dice(size: tuple[int, int], dice: int) -> None:
    at = fitted(size)
    box = at.beside_dice(dice)
    assert at.cloth.contains(box)
    assert box.left > at.rest(dice - 1, dice)[0] + 0.9 * at.die_size
    assert box.width > 0.22 * at.cloth.width
