"""What is baked for carrom: its board to the equipment standard, its discs, its sounds."""

import math

import numpy as np
import pytest

from assets.bake import (
    carrom_board,
    carrom_card,
    carrom_men,
    carrom_print,
    carrom_sounds,
    marching,
    sounds,
)
from assets.bake.carrom_board import SIDE
from assets.bake.light import Array
from physics.dimensions import HALF, MAN_RADIUS, POCKETS, STRIKER_RADIUS

PIXELS = 434  # half a pixel a millimetre


@pytest.fixture(scope="module")
def board() -> Array:
    return carrom_board.board(PIXELS)


def at(board: Array, x: float, y: float) -> Array:
    """The colour at a place of the table in mm."""
    density = PIXELS / SIDE
    colour: Array = board[int((SIDE / 2 - y) * density), int((SIDE / 2 + x) * density)]
    return colour


def test_the_surface_is_pale_and_the_frame_is_dark(board: Array) -> None:
    assert at(board, 150, 20).min() > 150
    for x, y in ((0, HALF + 5), (0, -HALF - 5), (HALF + 5, 0), (-HALF - 5, 0)):
        assert at(board, x, y).max() < 110
    assert at(board, HALF - 6, 0).min() > 100


@pytest.mark.parametrize("pocket", POCKETS)
def test_pockets_are_dark_in_the_corners(board: Array, pocket: tuple[float, float]) -> None:
    assert at(board, *pocket).max() < 60
    inwards = 1 - 2 * 25 / (math.hypot(*pocket))
    assert at(board, pocket[0] * inwards, pocket[1] * inwards).min() > 100


@pytest.mark.parametrize("turn", range(4))
def test_every_side_has_its_two_base_circles(board: Array, turn: int) -> None:
    for along in (-carrom_print.CIRCLE, carrom_print.CIRCLE):
        place = complex(along, -carrom_print.BASE) * 1j**turn
        red, green, blue = at(board, place.real, place.imag)
        assert red > green + 50
        assert red > blue + 50


def test_the_lower_base_line_is_101_5_from_the_frame_and_a_man_fills_the_pair() -> None:
    assert pytest.approx(101.5) == HALF - carrom_print.LOWER
    assert pytest.approx(2 * MAN_RADIUS) == carrom_print.LOWER - carrom_print.UPPER


def test_what_is_printed_lies_where_it_is_asked_for() -> None:
    """A dot off the middle, whatever part of a pixel it falls on."""
    colour = np.full((300, 300, 3), 255.0, "f4")
    dot = carrom_print.circle(0, 0, 4, carrom_print.filled("#000000"))
    carrom_board.lay(colour, dot, 20, (101.3, -57.9), 1.0)
    dark = 255 - colour[..., 0]
    ys, xs = (np.arange(300) + 0.5) * SIDE / 300 - SIDE / 2, dark.sum()
    assert (dark.sum(0) * ys).sum() / xs == pytest.approx(101.3, abs=0.25)
    assert (dark.sum(1) * ys).sum() / xs == pytest.approx(-57.9, abs=0.25)


def test_a_board_is_baked_the_same_each_time() -> None:
    assert np.array_equal(carrom_board.board(80), carrom_board.board(80))


def greys(kind: str) -> Array:
    """A disc without its colour, level in brightness."""
    layer = carrom_men.disc(kind, 40)
    grey = layer.colour.mean(2)[10:30, 10:30]
    level: Array = (grey - grey.mean()) / grey.std()
    return level


def test_discs_differ_without_any_colour() -> None:
    kinds = list(carrom_men.KINDS)
    for k, one in enumerate(kinds):
        for other in kinds[k + 1 :]:
            assert np.abs(greys(one) - greys(other)).mean() > 0.3, (one, other)


@pytest.mark.parametrize("kind", carrom_men.KINDS)
def test_a_disc_is_as_large_as_it_says(kind: str) -> None:
    alpha = carrom_men.disc(kind, 100).alpha
    radius = carrom_men.RADIUS * 100 / carrom_men.PIXELS
    assert alpha.sum() == pytest.approx(math.pi * radius**2, rel=0.01)
    assert np.allclose(alpha, alpha[::-1, ::-1], atol=1e-3)


def test_the_men_of_the_still_life_lie_apart_on_the_surface() -> None:
    discs = [(x, y, MAN_RADIUS) for _, x, y in carrom_card.MEN]
    discs.append((*carrom_card.STRIKER, STRIKER_RADIUS))
    for k, (x, y, radius) in enumerate(discs):
        assert max(abs(x), abs(y)) < HALF - radius
        assert all(math.hypot(x - u, y - v) >= radius + r for u, v, r in discs[:k])


def test_the_frame_stands_round_the_surface() -> None:
    middle = HALF + carrom_board.FRAME / 2
    high = carrom_card.FRAME_HIGH
    spots = np.array([(middle, 0, high / 2), (0, -middle, high + 3), (HALF - 7, 0, 9), (0, 0, 0)])
    assert np.sign(carrom_card.frame(spots)).tolist() == [-1, 1, 1, 1]
    assert carrom_card.frame(spots)[1:3].tolist() == pytest.approx([3, 7])


def test_the_still_life_shows_the_queen_on_pale_wood() -> None:
    (queen,) = [(x, y, 9) for kind, x, y in carrom_card.MEN if kind == "queen"]
    camera = marching.Camera((queen[0], queen[1] - 90, 90), queen, 0.25)
    shot = marching.still_life(carrom_card.scene(camera, PIXELS), 24, 24, 1)
    red, green, blue = shot[16, 11]  # her side, that faces the eye
    assert red > 2 * max(green, blue)
    assert shot[22, 3].min() > 110


def pitch(sound: Array) -> float:
    """The middle of a sound's power in hertz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / sounds.RATE)
    return float((power * hertz).sum() / power.sum())


def test_men_click_higher_than_the_frame_knocks_and_no_take_is_like_another() -> None:
    clicks = [pitch(carrom_sounds.men(take)) for take in (31, 32, 33)]
    assert min(clicks) > 2 * pitch(carrom_sounds.frame()) > 2 * pitch(carrom_sounds.pocket())
    assert len({round(click) for click in clicks}) == 3
