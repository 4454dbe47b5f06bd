"""Where the field of chess football and its benches lie."""

from itertools import combinations
from math import dist

import pygame
import pytest

from engines.core.contract import Seat
from game.app import scale_of
from game.assets import Assets
from game.board.panel_plan import card_rect
from game.scenes.chess.geometry import (
    Pitch,
    Place,
    Way,
    beyond,
    on_board,
    outside,
    squares,
)
from game.ui.look import Look

SIZES = [(640, 400), (1024, 640), (1280, 800), (1600, 700), (1920, 1080)]


def fitted(size: tuple[int, int], turns: int = 0, *, benched: bool = True) -> Pitch:
    """The table beside the panel in a window of `size` pixels."""
    look = Look(Assets(), scale_of(size, 1.0, 100))
    area = pygame.Rect(0, 0, card_rect(look, size).left, size[1])
    return Pitch.fit(area, look, turns, benched=benched)


@pytest.fixture(params=[0, 2])
def at(request: pytest.FixtureRequest) -> Pitch:
    return fitted((1280, 800), request.param)


def test_there_are_a_hundred_squares_and_forty_ways_out() -> None:
    assert len({*squares()}) == 8 * 12 + 4
    assert len({*outside()}) == 2 * 12 + 2 * 8
    assert not {*squares()} & {*outside()}


def test_every_place_is_found_where_it_lies(at: Pitch) -> None:
    for place in (*squares(), *outside()):
        assert at.place_at(at.to_pixel(place)) == place


def test_a_square_counts_as_a_whole_and_a_small_reach_only_near_its_middle(at: Pitch) -> None:
    square = at.square((5, 4))
    inner = square.inflate(-2, -2)
    for corner in (inner.topleft, inner.bottomright):
        assert at.place_at(corner) == (5, 4)
        assert at.place_at(corner, 0.3) is None
    assert at.place_at(square.center, 0.3) == (5, 4)


def test_off_the_board_is_no_place(at: Pitch) -> None:
    assert at.place_at((0, 0)) is None
    assert at.place_at(at.benches[0].center) is None
    assert at.place_at((at.rect.left + 5, at.rect.top + 5)) is None


def test_home_plays_from_left_to_right_with_column_a_on_top() -> None:
    at = fitted((1280, 800))
    (ax, ay), (bx, by) = at.to_pixel((0, 1)), at.to_pixel((7, 12))
    assert (ax, ay) < (bx, by)
    assert bx - ax == pytest.approx(11 * at.cell)
    assert by - ay == pytest.approx(7 * at.cell)
    assert at.goal(Seat.HOME).right == at.field.left
    assert at.goal(Seat.AWAY).left == at.field.right


def test_a_half_turn_puts_every_place_opposite() -> None:
    plain, turned = fitted((1280, 800)), fitted((1280, 800), 2)
    assert plain.field == turned.field
    middle = plain.to_pixel((3.5, 6.5))
    for place in (*squares(), *outside()):
        (ax, ay), (bx, by) = plain.to_pixel(place), turned.to_pixel(place)
        assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(middle)


@pytest.mark.parametrize("turns", [0, 2])
def test_each_bench_lies_below_the_end_that_its_side_defends(turns: int) -> None:
    at = fitted((1280, 800), turns)
    for side in (Seat.HOME, Seat.AWAY):
        other = at.goal(Seat(1 - side)).centerx
        bench = at.benches[side].centerx
        assert abs(at.goal(side).centerx - bench) < abs(other - bench)
        assert at.heads[side].bottom == at.benches[side].top


@pytest.mark.parametrize("size", SIZES)
def test_board_and_benches_lie_apart_inside_the_table(size: tuple[int, int]) -> None:
    at = fitted(size)
    parts = [at.rect, *at.heads, *at.benches]
    table = pygame.Rect(
        0, 0, card_rect(Look(Assets(), scale_of(size, 1.0, 100)), size).left, size[1]
    )
    assert all(table.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert at.rect.contains(at.field)


def test_a_square_is_large_enough_in_a_small_window() -> None:
    assert fitted((1024, 640)).cell >= 44


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("here", "gone"), [(0, 0), (5, 0), (5, 1), (1, 4), (0, 10), (16, 0)])
def test_those_on_a_bench_sit_apart_inside_their_tray(
    size: tuple[int, int], here: int, gone: int
) -> None:
    at = fitted(size)
    bench = at.bench_spots(Seat.AWAY, here, gone)
    assert (len(bench.here), len(bench.gone)) == (here, gone)
    tray = at.benches[Seat.AWAY].inflate(2 - bench.size, 2 - bench.size)
    for x, y in (*bench.here, *bench.gone):
        assert tray.collidepoint(x, y)
    for one, other in combinations((*bench.here, *bench.gone), 2):
        assert dist(one, other) > 0.97 * bench.size


def test_who_is_gone_sits_at_the_other_end() -> None:
    bench = fitted((1280, 800)).bench_spots(Seat.HOME, 4, 1)
    assert max(x for x, _ in bench.here) < bench.gone[0][0]


@pytest.mark.parametrize(
    ("square", "way", "place"),
    [
        ((0, 7), "side", (-1, 7)),
        ((7, 12), "side", (8, 12)),
        ((7, 12), "end", (7, 13)),
        ((2, 1), "end", (2, 0)),
        ((3, 12), "end", (3, 14)),
        ((4, 1), "end", (4, -1)),
    ],
)
def test_a_ball_leaves_beside_its_last_square(square: Place, way: Way, place: Place) -> None:
    assert beyond(square, way) == place
    assert not on_board(place)


def test_what_glides_lies_between() -> None:
    at = fitted((1280, 800))
    (ax, ay), (bx, by) = at.to_pixel((2, 3)), at.to_pixel((4, 7))
    assert at.to_pixel((3.0, 5.0)) == ((ax + bx) / 2, (ay + by) / 2)


@pytest.mark.parametrize("turns", [0, 2])
@pytest.mark.parametrize("size", SIZES)
def test_without_benches_the_board_lies_in_the_middle(size: tuple[int, int], turns: int) -> None:
    alone, benched = fitted(size, turns, benched=False), fitted(size, turns)
    assert alone.cell >= benched.cell
    assert alone.rect.centery == pytest.approx(size[1] / 2, abs=alone.cell * 0.1)
    for place in (*squares(), *outside()):
        assert alone.place_at(alone.to_pixel(place)) == place
