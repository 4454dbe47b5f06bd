"""What is baked for dice football: its board, its men, its die, its still life, its sounds."""

import math
from itertools import combinations

import numpy as np
import pytest

from assets.bake import dice_board, dice_card, dice_die, dice_men, dice_sounds, sounds
from assets.bake.chess_card import BALL
from assets.bake.dice_board import MARGIN_X, MARGIN_Y
from assets.bake.light import Array
from assets.bake.marching import Camera, still_life
from assets.bake.solid import Solid, smooth
from engines.core.contract import Seat
from game.scenes.dice import die as throw
from game.scenes.dice import geometry, men

SQUARE = 40  # pixels
SIDES = (Seat.HOME, Seat.AWAY)


@pytest.fixture(scope="module")
def board() -> Array:
    return dice_board.board(SQUARE)


def around(board: Array, column: float, row: float, reach: float = 0.2) -> Array:
    """The colours near a place, the middle of a1 being (0, 0)."""
    y, x, r = (round(v * SQUARE) for v in (MARGIN_Y + column + 0.5, MARGIN_X + row + 0.5, reach))
    part: Array = board[y - r : y + r + 1, x - r : x + r + 1]
    return part


# ---------------------------------------------------------------- the board


def test_the_picture_has_the_frame_that_the_screen_counts_on() -> None:
    assert (MARGIN_X, MARGIN_Y) == (geometry.MARGIN_X, geometry.MARGIN_Y)


def test_squares_are_chequered(board: Array) -> None:
    """On the whole: the grain of the wood is as strong as the stain."""
    tones = {0: list[float](), 1: list[float]()}
    for column in range(10):
        for row in range(3, 15):
            tones[(column + row) % 2].append(around(board, column, row, 0.3).mean())
    assert np.mean(tones[0]) > np.mean(tones[1]) + 3


def test_the_small_areas_are_stained(board: Array) -> None:
    for column in range(3, 7):
        for row, inner in ((0, 1), (17, 16)):
            stained, plain = (around(board, column, at)[..., 1].mean() for at in (row, inner))
            assert stained < plain - 20, (column, row)


LINES: dict[str, list[tuple[float, float]]] = {
    "the middle": [(1, 8.5), (8, 8.5)],
    "big areas": [(1.5, 1), (7.5, 1), (3, 2.5), (1.5, 16), (6, 14.5)],
    "small areas": [(2.5, 0.2), (6.5, 17), (4, 0.5), (5, 16.5)],
    "penalty spots": [(4.5, 1.5), (4.5, 15.5)],
    "corners": [(-0.4, -0.4), (9.4, -0.4), (-0.4, 17.4), (9.4, 17.4)],
    "the centre": [(4.5, 8.35)],
}


@pytest.mark.parametrize("name", LINES)
def test_lines_lie_where_the_rules_have_them(board: Array, name: str) -> None:
    for column, row in LINES[name]:
        red, green, _ = around(board, column, row, 0.05).reshape(-1, 3)[:].min(0)
        assert red < 90, (column, row)
        assert green > red, (column, row)


def test_there_is_no_line_elsewhere(board: Array) -> None:
    for column, row in ((1, 5), (4, 1), (5, 13), (8, 16), (2, 10)):
        assert around(board, column, row, 0.3).min(-1).min() > 45, (column, row)
        assert (around(board, column, row)[..., 0] > around(board, column, row)[..., 2]).all()


def test_turned_by_half_a_turn_the_print_is_the_same() -> None:
    rng = np.random.default_rng(1)
    bare = np.full((round(dice_board.HIGH * 20), round(dice_board.WIDE * 20), 3), 200, "f4")
    printed = dice_board.print_on(bare, dice_board.squares() + dice_board.marking(), rng)
    marked = printed.mean(-1) < 190
    assert (marked == marked[::-1, ::-1]).mean() > 0.995


def test_a_board_is_baked_the_same_each_time() -> None:
    assert np.array_equal(dice_board.board(12), dice_board.board(12))


# ---------------------------------------------------------------- men and die


def test_a_curve_goes_through_its_points_and_turns_sharply_where_one_is_doubled() -> None:
    curve = smooth([(2, 0), (3, 1), (3, 1), (1, 2), (0, 3)])
    for point in ((2, 0), (3, 1), (1, 2), (0, 3)):
        assert np.hypot(*(curve - point).T).min() < 1e-5


def test_a_turned_column_is_as_wide_and_high_as_it_says() -> None:
    solid = Solid((60, 90), (30.0, 70.0), 60)
    solid.turned([(10, 0), (10, 40), (10, 40), (0, 40)], dice_men.plain("#888888"), 0)
    rows = np.flatnonzero(solid.picture().alpha.any(1))
    columns = np.flatnonzero(solid.picture().alpha.any(0))
    assert len(columns) == pytest.approx(20, abs=2)
    assert len(rows) == pytest.approx(20 * math.sin(math.pi / 3) + 40 * 0.5, abs=2)


def test_the_sides_differ_without_colour() -> None:
    home, away = (dice_men.man(side, keeper=False).picture() for side in SIDES)
    both = (home.alpha > 0.9) & (away.alpha > 0.9)
    assert np.abs(home.colour - away.colour)[both].mean() > 60
    assert np.abs(home.alpha - away.alpha).mean() > 0.02


@pytest.mark.parametrize("side", SIDES)
def test_a_keeper_is_higher_and_wears_yellow(side: Seat) -> None:
    other, keeper = (dice_men.man(side, keeper=k).picture() for k in (False, True))
    assert np.flatnonzero(keeper.alpha.any(1))[0] < np.flatnonzero(other.alpha.any(1))[0]
    red, green, blue = keeper.colour[keeper.alpha > other.alpha + 0.5].mean(0)
    assert red > green > 1.6 * blue


def test_the_pictures_are_those_that_the_game_cuts() -> None:
    assert (men.SQUARE, men.FOOT) == (dice_men.SQUARE, dice_men.FOOT)
    assert (men.SHADE_SQUARE, men.SHADE_FOOT) == (dice_men.SHADE_SQUARE, dice_men.SHADE_FOOT)
    assert dice_die.size_of(dice_die.HALF) == men.DIE_PART
    assert dice_die.size_of(dice_die.TUMBLING) == men.TUMBLE_PART
    assert (men.DIE_HALF, men.TUMBLE_HALF) == (dice_die.HALF, dice_die.TUMBLING)
    assert len(dice_die.ROLLED) == men.MOMENTS
    assert men.DIE_MIDDLE == dice_die.FOOT


@pytest.mark.parametrize("face", range(1, 7))
def test_the_face_that_comes_up_lies_on_top(face: int) -> None:
    up = np.array([[0.0, 0.0, 1.0]], "f4") @ dice_die.pose(face)  # in the die's own axes
    side = int(np.abs(up[0]).argmax())
    axis = next(p for p in dice_die.PIPS if p[0] == side and p[1] == (up[0][side] > 0))
    assert axis[2] == face
    assert len(dice_die.spots(face)) == face


def test_faces_of_opposite_sides_make_seven() -> None:
    faces = {(axis, positive): face for axis, positive, face in dice_die.PIPS}
    assert all(faces[axis, True] + faces[axis, False] == 7 for axis in range(3))


def test_a_die_keeps_in_its_part_of_the_picture() -> None:
    for rolled in (0.0, *dice_die.ROLLED):
        _, alpha = dice_die.die(14, dice_die.pose(3, rolled))
        assert not alpha[[0, -1]].any()
        assert not alpha[:, [0, -1]].any()
        assert alpha.sum() > 14 * 14 * 3


# ---------------------------------------------------------------- the still life


def test_men_ball_and_die_of_the_still_life_lie_apart() -> None:
    radius = 13.6 * dice_card.UNIT
    things = [(column, row, radius) for *_, column, row in dice_card.MEN]
    things.append((*dice_card.DIE_AT, 1.42 * dice_card.DIE))
    for (a, b, r), (c, d, s) in combinations(things, 2):
        assert math.hypot(a - c, b - d) * dice_card.SQUARE > r + s
    x, y = dice_card.BALL_AT
    gaps = [math.hypot(x - c, y - r) * dice_card.SQUARE for c, r, _ in things]
    assert min(gaps) > 0.7 * radius + BALL


def test_a_turned_man_is_solid_within_his_profile() -> None:
    form = dice_card.lathe([(8, 0), (8, 4), (8, 4), (3, 10), (0, 12)])
    inside = np.array([(0, 0, 5), (5, 0, 2), (0, -7, 1)], "f4")
    outside = np.array([(9, 0, 2), (0, 0, 13), (6, 0, 9)], "f4")
    assert (form(inside) < -0.3).all()
    assert (form(outside) > 0.3).all()
    assert form(np.array([(11, 0, 2)], "f4"))[0] == pytest.approx(3, abs=0.1)


def test_pips_are_hollow() -> None:
    top = np.array([(0, 0, dice_card.DIE)], "f4")
    bare = np.array([(0, 0.24 * dice_card.DIE, dice_card.DIE)], "f4")
    assert dice_card.die_form(top)[0] > 0.5
    assert abs(dice_card.die_form(bare)[0]) < 0.1


def test_the_still_life_shows_the_die_on_oak() -> None:
    x, y, _ = dice_card.spot(*dice_card.DIE_AT)
    camera = Camera((x, y - 60, 60), (x, y, dice_card.DIE), 0.3)
    shot = still_life(dice_card.scene(20, camera), 30, 30, 1)
    assert shot[12:18, 12:18].mean(-1).max() > 170
    red, green, blue = shot[28, 2]
    assert red > green > blue + 20


# ---------------------------------------------------------------- sounds


def test_a_throw_is_heard_when_it_is_seen() -> None:
    assert dice_sounds.THROW * 1000 == throw.THROW_MS
    for part, heard in zip((*throw.HOPS, 1.0), dice_sounds.TOUCHES, strict=True):
        assert part * throw.LANDED * dice_sounds.THROW == pytest.approx(heard, abs=0.01)
    sound = np.abs(dice_sounds.tumble())

    def loudest(at: float) -> float:
        start = round(at * sounds.RATE)
        return float(sound[start : start + 900].max())

    first, second, _ = map(loudest, dice_sounds.TOUCHES)
    assert first > second > loudest(dice_sounds.TOUCHES[1] - 0.05)


def test_sounds_lie_where_the_things_do() -> None:
    def pitch(sound: Array) -> float:
        power = np.abs(np.fft.rfft(sound)) ** 2
        return float((power * np.fft.rfftfreq(len(sound), 1 / sounds.RATE)).sum() / power.sum())

    heard = {name: pitch(sound) for name, sound in dice_sounds.all_sounds().items()}
    assert heard["hop"] < heard["call"] < heard["die"]
