"""Where the mat of figurine football and what belongs to it lie."""

from itertools import combinations
from math import dist

import pygame
import pytest

from engines.core.contract import Seat
from engines.figurine_football.field import (
    GOAL_SQUARES,
    NAMED,
    SQUARES,
    STATION_SQUARES,
    STATIONS,
    turned,
)
from engines.figurine_football.spots import in_station
from engines.figurine_football.state import INDEX
from game.app import scale_of
from game.assets import Assets
from game.board.panel_plan import card_rect
from game.scenes.figurine.geometry import Mat, between, spot_of, squares, station_square
from game.ui.look import Look

SIZES = [(640, 400), (1024, 640), (1280, 800), (1600, 700), (1920, 1080)]
SIDES = (Seat.HOME, Seat.AWAY)


def look_of(size: tuple[int, int]) -> Look:
    return Look(Assets(), scale_of(size, 1.0, 100))


def table_of(size: tuple[int, int]) -> pygame.Rect:
    """What the panel leaves of a window of `size` pixels."""
    return pygame.Rect(0, 0, card_rect(look_of(size), size).left, size[1])


def fitted(size: tuple[int, int], turns: int = 0, *, legend: bool = True) -> Mat:
    return Mat.fit(table_of(size), look_of(size), turns, legend=legend)


@pytest.fixture(params=[0, 2])
def at(request: pytest.FixtureRequest) -> Mat:
    return fitted((1280, 800), request.param)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turns", [0, 2])
def test_every_square_is_found_where_it_lies(size: tuple[int, int], turns: int) -> None:
    mat = fitted(size, turns)
    for square in (*SQUARES, *STATION_SQUARES):
        assert mat.place_at(mat.to_pixel(square)) == square


def test_a_square_counts_as_a_whole_and_a_small_reach_only_near_its_middle(at: Mat) -> None:
    inner = at.square(NAMED["d7"]).inflate(-2, -2)
    for corner in (inner.topleft, inner.bottomright):
        assert at.place_at(corner) == NAMED["d7"]
        assert at.place_at(corner, 0.3) is None
    assert at.place_at(inner.center, 0.3) == NAMED["d7"]


def test_beside_the_field_is_no_place(at: Mat) -> None:
    assert at.place_at((0, 0)) is None
    assert at.place_at(at.referee.center) is None
    assert at.place_at(at.to_pixel((0.0, 0.0))) is None
    assert at.place_at((at.field.centerx, at.field.top - 3)) is None


def test_home_plays_from_left_to_right_with_column_a_on_top() -> None:
    mat = fitted((1280, 800))
    (ax, ay), (bx, by) = mat.to_pixel(NAMED["a1"]), mat.to_pixel(NAMED["i13"])
    assert (bx - ax, by - ay) == (12 * mat.wide, 8 * mat.high)
    assert mat.goal(Seat.HOME).right == mat.field.left
    assert mat.goal(Seat.AWAY).left == mat.field.right
    assert mat.station(Seat.HOME).top == mat.goal(Seat.HOME).bottom
    assert mat.station(Seat.AWAY).bottom == mat.goal(Seat.AWAY).top


def test_a_half_turn_puts_every_square_opposite() -> None:
    plain, other = fitted((1280, 800)), fitted((1280, 800), 2)
    assert plain.field == other.field
    for square in (*SQUARES, *STATION_SQUARES):
        assert plain.to_pixel(square) == other.to_pixel(turned(square))
    for side in SIDES:
        assert plain.goal(side) == other.goal(side.rival)
        assert plain.station(side) == other.station(side.rival)
        assert plain.card(side, 0) == other.card(side.rival, 0)


@pytest.mark.parametrize("size", SIZES)
def test_all_lies_apart_inside_the_table(size: tuple[int, int]) -> None:
    mat = fitted(size)
    parts = [mat.field, mat.referee, *(box(s) for s in SIDES for box in (mat.goal, mat.station))]
    assert all(mat.rect.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert table_of(size).contains(mat.rect)
    assert table_of(size).contains(mat.legend)
    assert mat.legend.top > mat.rect.bottom
    room = mat.rect.inflate(0, -mat.wide // 2)
    for side in SIDES:
        hands = [mat.card(side, number) for number in range(2)]
        assert all(room.collidepoint(spot) for spot in (*hands, mat.caption(side)))
        assert dist(*hands) > 0.6 * mat.wide
    assert all(mat.referee.collidepoint(mat.spent(number)) for number in range(4))


def test_without_a_legend_there_is_room_for_none() -> None:
    assert not fitted((1280, 800), legend=False).legend.height
    assert fitted((1024, 640)).legend.height > 1.5 * fitted((1280, 800)).legend.height


def test_a_square_is_large_enough_in_a_small_window() -> None:
    assert fitted((1024, 640)).wide >= 40
    assert fitted((1024, 640)).high >= 34


@pytest.mark.parametrize("side", SIDES)
def test_two_who_wait_in_one_square_stand_aside(at: Mat, side: Seat) -> None:
    first, second, other = (in_station(side, INDEX[name]) for name in ("A1", "A3", "B2"))
    alone = at.to_pixel(first, [first, other])
    assert alone == at.to_pixel(STATIONS[side][0])
    waiting = [first, second, other]
    pixels = [at.to_pixel(place, waiting) for place in waiting]
    assert dist(pixels[0], pixels[1]) > 0.4 * at.wide
    assert pixels[2] == at.to_pixel(STATIONS[side][1])
    assert [at.place_at(pixel, 0.5, waiting) for pixel in pixels] == waiting
    assert at.place_at(alone) == STATIONS[side][0]
    assert station_square(first) == station_square(second) == STATIONS[side][0]


def test_a_captain_waits_in_the_square_of_his_letter() -> None:
    for side in SIDES:
        assert station_square(in_station(side, INDEX["C"])) == STATIONS[side][2]


def test_the_field_has_117_squares_and_each_goal_three(at: Mat) -> None:
    found = [*squares()]
    assert len(found) == 117
    assert all(at.field.collidepoint(at.to_pixel(square)) for square in found)
    for side in SIDES:
        assert all(at.goal(side).contains(at.square(square)) for square in GOAL_SQUARES[side])


def test_what_glides_lies_between(at: Mat) -> None:
    start, end = spot_of(NAMED["c4"]), spot_of(NAMED["e8"])
    (ax, ay), (bx, by) = at.to_pixel(start), at.to_pixel(end)
    quarter = pytest.approx(((3 * ax + bx) / 4, (3 * ay + by) / 4))
    assert at.to_pixel(between(start, end, 0.25)) == quarter
    assert at.to_pixel(start) == at.to_pixel(NAMED["c4"])
