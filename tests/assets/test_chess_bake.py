"""What is baked for chess football: its field, its discs, its ball, its still life, its sounds."""

import math
from itertools import combinations

import numpy as np
import pytest

from assets.bake import chess_card, chess_discs, chess_pitch, chess_sounds, football, sounds
from assets.bake.chess_pitch import MARGIN_X, MARGIN_Y
from assets.bake.light import Array
from assets.bake.marching import Camera, still_life

SQUARE = 40  # pixels


@pytest.fixture(scope="module")
def pitch() -> Array:
    return chess_pitch.pitch(SQUARE)


def around(pitch: Array, column: float, row: float, reach: float = 0.2) -> Array:
    """The colours near the middle of a square."""
    y, x, r = (round(v * SQUARE) for v in (MARGIN_Y + column + 0.5, MARGIN_X + row + 0.5, reach))
    part: Array = pitch[y - r : y + r + 1, x - r : x + r + 1]
    return part


def test_squares_are_dark_where_column_and_row_are_even_together(pitch: Array) -> None:
    for column, row in ((0, 3), (1, 4), (4, 0), (3, 13), (2, 10), (6, 7)):
        beside = row + 1 if row < 13 else row - 1
        here, there = (around(pitch, column, at)[..., 1].mean() for at in (row, beside))
        assert (here < there) == ((column + 1 + row) % 2 == 0)
        assert abs(here - there) > 12


def test_beside_the_goals_lies_no_square(pitch: Array) -> None:
    assert around(pitch, 2, 0)[..., 1].mean() < around(pitch, 3, 0)[..., 1].mean() - 15
    assert around(pitch, 5, 13)[..., 1].mean() < around(pitch, 4, 13)[..., 1].mean() - 15


LINES: dict[str, list[tuple[float, float]]] = {
    "end lines": [(1.2, 0.5), (6.2, 12.5)],
    "side lines": [(-0.5, 3.2), (7.5, 9.2)],
    "the middle": [(1.2, 6.5)],
    "penalty squares": [(3, 2), (4, 2), (3, 11), (4, 11)],
    "penal areas": [(1.5, 1.2), (5.5, 11.8), (2.2, 2.5), (4.8, 10.5)],
    "the central square": [(2.5, 6.2), (4.5, 6.8), (3.2, 5.5), (3.8, 7.5)],
}


@pytest.mark.parametrize("name", LINES)
def test_lines_lie_where_the_rules_have_them(pitch: Array, name: str) -> None:
    for column, row in LINES[name]:
        assert around(pitch, column, row, 0.05).mean(-1).max() > 180, (column, row)


def test_there_is_no_line_elsewhere(pitch: Array) -> None:
    for column, row in ((0.5, 3), (5.2, 6.2), (3, 3.5), (1.5, 9), (3.5, 0)):
        assert around(pitch, column, row, 0.05).mean(-1).max() < 160, (column, row)


def test_a_field_is_baked_the_same_each_time() -> None:
    assert np.array_equal(chess_pitch.pitch(12), chess_pitch.pitch(12))


def greys(kind: str) -> Array:
    grey: Array = chess_discs.disc(kind, 40).colour.mean(2)[4:36, 4:36]
    return grey


def test_the_sides_and_the_faces_of_the_coin_differ_without_colour() -> None:
    assert np.abs(greys("chess-home") - greys("chess-away")).mean() > 60
    assert np.abs(greys("coin-heads") - greys("coin-tails")).mean() > 2


@pytest.mark.parametrize("kind", chess_discs.KINDS)
def test_a_disc_is_as_large_as_it_says(kind: str) -> None:
    alpha = chess_discs.disc(kind, 100).alpha
    radius = chess_discs.RADIUS * 100 / chess_discs.PIXELS
    assert alpha.sum() == pytest.approx(math.pi * radius**2, rel=0.01)


def test_a_ball_has_twelve_dark_patches_far_apart() -> None:
    dark, pale = football.pentagons(), football.hexagons()
    assert len(dark) == 12
    assert len(pale) == 20
    assert football.leather(dark, 0.01).max() < 60
    assert football.leather(pale, 0.01).min() > 200
    assert all(np.dot(one, other) < 0.5 for one, other in combinations(dark, 2))


def test_players_and_ball_of_the_still_life_lie_apart_on_the_field() -> None:
    discs = [(column, row, chess_card.RADIUS) for *_, column, row in chess_card.PLAYERS]
    discs.append((*chess_card.BALL_AT, chess_card.BALL))
    for (a, b, r), (c, d, s) in combinations(discs, 2):
        assert math.hypot(a - c, b - d) * chess_card.SQUARE > r + s
    assert all(-0.5 < column < 7.5 and 0.5 < row < 12.5 for column, row, _ in discs)


def test_the_net_hangs_behind_the_line_between_the_posts() -> None:
    half, bar, deep = chess_card.SQUARE, chess_card.BAR, chess_card.DEEP
    net, frame = chess_card.net(half), chess_card.goal_frame(half)
    spots = np.array([(deep / 2, 0, bar / 2), (-9, 0, 4), (deep / 2, half + 8, 2)], "f4")
    assert abs(net(spots)[0]) < chess_card.MESH
    assert (net(spots)[1:] > 3).all()
    posts = np.array([(0, half, 5), (0, -half, 5), (0, 0, bar), (0, 0, 5)], "f4")
    assert (frame(posts)[:3] < 0).all()
    assert frame(posts)[3] > 5


def test_the_still_life_shows_the_ball_on_grass() -> None:
    x, y, _ = chess_card.spot(*chess_card.BALL_AT)
    camera = Camera((x, y - 60, 60), (x, y, chess_card.BALL), 0.3)
    shot = still_life(chess_card.scene(camera, 20), 30, 30, 1)
    assert shot[12:18, 12:18].mean(-1).max() > 170
    red, green, blue = shot[26, 4]
    assert green > max(red, blue) + 10


def pitch_of(sound: Array) -> float:
    """The middle of a sound's power in hertz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / sounds.RATE)
    return float((power * hertz).sum() / power.sum())


def test_sounds_lie_where_the_things_do() -> None:
    heard = {name: pitch_of(sound) for name, sound in chess_sounds.all_sounds().items()}
    assert heard["ball"] < heard["disc"] < heard["net"]
    assert 1900 < heard["whistle"] < 2700
    assert min(heard["toss"], heard["coin"]) > 1500
