"""The scripts that bake: their arrays at a tiny size."""

import wave
from pathlib import Path

import numpy as np
import pygame
import pytest

from assets.bake import (
    carrom_sounds,
    coffee,
    icon,
    light,
    marching,
    paper_card,
    pens,
    sheet,
    sounds,
    wood,
)
from assets.bake.__main__ import SCRIPTS, main
from assets.bake.ink import BLUE, Nib, Sheet
from assets.bake.turned import Disc, Ring, turned


def test_smoothstep_goes_from_nought_to_one() -> None:
    steps = light.smoothstep(1, 3, np.array([0.0, 1, 2, 3, 9]))
    assert steps.tolist() == [0, 0, 0.5, 1, 1]


def test_noise_depends_on_the_place_not_on_the_pixels() -> None:
    coarse, fine = light.ticks(40, 1), light.ticks(40, 3)
    a = light.noise(coarse, coarse, (5, 9), np.random.default_rng(1))
    b = light.noise(fine, fine, (5, 9), np.random.default_rng(1))
    assert np.allclose(a, b[1::3, 1::3], atol=1e-4)


def test_tiling_noise_has_no_seam() -> None:
    tile = light.tiling_noise(64, (8, 8), np.random.default_rng(2))
    seam = np.abs(tile[:, 0] - tile[:, -1]).max()
    assert seam <= np.abs(np.diff(tile, axis=1)).max()


def test_soften_keeps_the_whole() -> None:
    spot = np.zeros((41, 41))
    spot[20, 20] = 1
    soft = light.soften(spot, 3)
    assert soft.sum() == pytest.approx(1, abs=1e-4)
    assert soft[20, 20] < 0.1


def test_layers_cover_each_other() -> None:
    layer = light.Layer(1, 1)
    layer.lay(np.array([200.0, 100, 0]), np.array([[1.0]]))
    layer.lay(np.array([0.0, 0, 0]), np.array([[0.5]]))
    assert tuple(layer.surface().get_at((0, 0))) == (100, 50, 0, 255)


def test_half_clear_layers_keep_their_colour() -> None:
    layer = light.Layer(1, 1)
    layer.lay(np.array([200.0, 100, 40]), np.array([[0.5]]))
    assert tuple(layer.surface().get_at((0, 0))) == (200, 100, 40, 128)


def test_walnut_is_dark_warm_and_the_same_each_time() -> None:
    table = wood.walnut(0.1)
    assert table.shape == (80, 128, 3)
    red, green, blue = table.mean((0, 1))
    assert 110 > red > green > blue > 15
    assert np.array_equal(table, wood.walnut(0.1))


def test_paper_is_pale_and_grain_is_a_part() -> None:
    assert sheet.blank(0.1).min() > 200
    takes = sheet.grain(64)
    assert takes.shape == (64, 64)
    assert 0 <= takes.min() < takes.mean() < 1


def test_a_disc_is_lit_from_the_upper_left() -> None:
    side = np.linspace(-1.1, 1.1, 45)
    y, x = light.plane(side, side)
    colour, alpha = turned(Disc((Ring(0, 1, "#808080"),), 0.4, 0.0), x, y, 0.05)
    assert colour[9, 9].sum() > colour[35, 35].sum()
    assert alpha[22, 22] == 1
    assert alpha[0, 0] == 0


def test_the_coffee_stands_in_the_middle_and_its_shadow_falls_to_the_lower_right() -> None:
    layer = coffee.coffee(20, 35, 2)
    side = layer.alpha.shape[0]
    assert side == 52
    assert layer.alpha[side // 2, side // 2] == pytest.approx(1)
    assert layer.alpha[-8, -8] > layer.alpha[7, 7]


@pytest.mark.parametrize(("pen", "angle"), [(pens.BLUE, 14), (pens.BROWN, -9)])
def test_a_pen_leans_as_it_is_told(pen: pens.Pen, angle: float) -> None:
    layer = pens.pen_lying(pen, angle, 0.5, 2)
    solid = layer.alpha > 0.95
    high = len(solid)
    upper, lower = (np.flatnonzero(solid[row]).mean() for row in (high // 4, 3 * high // 4))
    assert (lower > upper) == (angle > 0)


def test_ink_darkens_the_paper_along_its_line_only() -> None:
    page = Sheet(np.full((40, 40, 3), 250.0), np.ones((40, 40)), 2.0)
    page.draw([(4, 10), (16, 10)], Nib(BLUE, 2))
    assert page.colour[20, 20].sum() < 400
    assert page.colour[5, 20].tolist() == [250, 250, 250]


def test_a_stroke_off_the_sheet_changes_nothing() -> None:
    page = Sheet(np.full((20, 20, 3), 250.0), np.ones((20, 20)), 1.0)
    page.draw([(50, 50), (60, 50)], Nib(BLUE, 2))
    assert (page.colour == 250).all()


def test_dashes_leave_gaps() -> None:
    page = Sheet(np.full((20, 80, 3), 250.0), np.ones((20, 80)), 2.0)
    page.draw([(2, 5), (38, 5)], Nib(BLUE, 1, 0, dash=(4, 4)))
    dark = page.colour[10, :, 0] < 150
    assert np.count_nonzero(np.diff(dark)) >= 8


def test_a_rod_is_as_far_as_it_is() -> None:
    rod = marching.rod((0, 0, 0), (10, 0, 0), 1, 1)
    gap = rod(np.array([[5.0, 3, 0], [-2.0, 0, 0], [5.0, 0, 0]]))
    assert gap.tolist() == pytest.approx([2, 1, -1])


def ball_on_a_table() -> marching.Scene:
    form = marching.rod((0, 0, 5), (0, 0, 7), 5, 5)
    red = marching.paint("#c00000")
    ball = marching.Thing(form, lambda p: np.broadcast_to(red, p.shape), (0, 0, 0), 13)
    table = marching.cloth(np.full((4, 4, 3), 200.0), 0.01, -200, 200)
    return marching.Scene((ball,), table, marching.Camera((0, -60, 70), (0, 0, 4), 0.5))


def test_a_still_life_shows_the_thing_on_its_table() -> None:
    shot = marching.still_life(ball_on_a_table(), 32, 32, 1)
    assert shot[15, 16, 0] > 2 * shot[15, 16, 2]
    assert shot[15, 3].min() > 150


def test_the_shadow_falls_away_from_the_lamp() -> None:
    behind = marching.SUN * np.array([-9, -9, 0], "f4")
    spots = np.stack([behind, -behind])
    light = marching.sunlight(ball_on_a_table(), spots, np.array([[0, 0, 1], [0, 0, 1]], "f4"))
    assert light.tolist() == pytest.approx([0, 1], abs=0.05)


def test_the_moves_of_the_card_are_one_line_that_meets_no_point_twice() -> None:
    ends = [(a[-1], b[0]) for a, b in zip(paper_card.MOVES, paper_card.MOVES[1:], strict=False)]
    assert all(end == start for end, start in ends)
    points = [p for move in paper_card.MOVES for p in move[1:]]
    assert len(points) == len(set(points)) == 3 * len(paper_card.MOVES)
    assert points[-1] == paper_card.PEN_AT


@pytest.mark.parametrize("size", [32, 256])
def test_the_icon_has_clear_corners(size: int) -> None:
    drawn = icon.icon(size)
    assert drawn.get_size() == (size, size)
    assert drawn.get_at((0, 0)).a == 0
    assert drawn.get_at((size // 2, size // 8)).a == 255


SOUNDS = sounds.all_sounds() | carrom_sounds.all_sounds()


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_level_and_end_in_silence(name: str) -> None:
    sound = sounds.level(SOUNDS[name])
    assert np.abs(sound).max() == pytest.approx(sounds.PEAK)
    assert np.abs(sound[[0, -1]]).max() < 1e-6
    assert 0.1 < len(sound) / sounds.RATE < 2


def test_a_band_keeps_its_pitches() -> None:
    t = sounds.seconds(0.2)
    both = np.sin(2 * np.pi * 100 * t) + np.sin(2 * np.pi * 3000 * t)
    power = np.abs(np.fft.rfft(sounds.band(both, 1000, 6000)))
    assert power[600] > 50 * power[20]


def test_a_written_sound_can_be_read(tmp_path: Path) -> None:
    path = sounds.write("knock", sounds.knock(), tmp_path)
    with wave.open(str(path)) as file:
        assert file.getnframes() == len(sounds.knock())


def test_a_saved_picture_can_be_read(tmp_path: Path) -> None:
    path = light.save(light.to_surface(np.full((3, 5, 3), 90.0)), "small.png", tmp_path)
    assert pygame.image.load(path).get_size() == (5, 3)


def test_an_unknown_script_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tea", "wood"]) == 2
    said = capsys.readouterr().out
    assert "no script tea: there are" in said
    assert all(name in said for name in SCRIPTS)
