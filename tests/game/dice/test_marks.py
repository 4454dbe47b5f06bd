"""Signs on the board of dice football, and the ways of its ball."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import square_at
from engines.dice_football.spots import end_of, goal_of
from game.assets import Assets
from game.scenes.dice.lines import Line
from game.scenes.dice.marks import Mark
from game.scenes.dice.painter import Painter
from game.ui.look import Look
from game.ui.palette import CONTRAST
from tests.game.dice.canvas import brightness, canvas, changed, laid, pixels, unlike

SIDES = (Seat.HOME, Seat.AWAY)
MARKS: tuple[Mark, ...] = get_args(Mark)
LINES: tuple[Line, ...] = get_args(Line)
WAY = [square_at(name) for name in ("d13", "e13", "e14", "f14")]
TALL = range(-20, 21)


def test_marks_differ_without_colour(painter: Painter) -> None:
    pictures = []
    for kind in MARKS:
        surface, square = canvas(), painter.at.square(square_at("d7")).inflate(20, 20)
        painter.mark(surface, kind, square_at("d7"))
        assert square.contains(changed(surface)), kind
        pictures.append(surface.subsurface(square))
    assert all(unlike(one, other) > 0.7 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("kind", ["pass", "shot", "clear", "corner", "from", "keeper", "put"])
def test_a_mark_under_the_pointer_is_brighter_or_larger(painter: Painter, kind: Mark) -> None:
    cold, hot = canvas(), canvas()
    painter.mark(cold, kind, square_at("d7"))
    painter.mark(hot, kind, square_at("d7"), hot=True)
    square = painter.at.square(square_at("d7"))
    assert unlike(cold.subsurface(square), hot.subsurface(square)) > 0.5


@pytest.mark.parametrize("turns", [0, 2])
@pytest.mark.parametrize("kind", ["shot", "corner"])
def test_what_leads_out_points_out_of_the_field(look: Look, turns: int, kind: Mark) -> None:
    painter = laid(look, turns)
    accent = pygame.Color(look.palette.accent)
    for side in SIDES:
        place = goal_of(side) if kind == "shot" else end_of(side, "left")
        surface, (x, y) = canvas(), painter.at.to_pixel(place)
        painter.mark(surface, kind, place)
        mask = pygame.mask.from_threshold(surface, accent, (40, 40, 40, 255))
        inked = [
            mask.get_at((round(x) + k, round(y) + j)) * k for k in range(-22, 23) for j in TALL
        ]
        heavy = sum(1 < k < 4 for k in inked) - sum(-4 < k < -1 for k in inked)
        right = x > painter.rect.centerx
        assert (heavy > 0) == (right if kind == "corner" else not right)


def test_marks_follow_the_palette() -> None:
    plain, strong = (laid(Look(Assets(), 1.0, tone)) for tone in (Look(Assets()).palette, CONTRAST))
    one, other = canvas(), canvas()
    plain.mark(one, "clear", square_at("d7"))
    strong.mark(other, "clear", square_at("d7"))
    assert pixels(one) != pixels(other)


@pytest.mark.parametrize("kind", LINES)
def test_a_way_runs_through_its_squares(painter: Painter, kind: Line) -> None:
    surface = canvas()
    painter.way(surface, kind, WAY)
    box = painter.at.box(square_at("d13"), square_at("f14"))
    assert box.contains(changed(surface))
    for square in WAY[1:-1]:
        middle = painter.at.square(square).inflate(-24, -24)
        assert changed(surface.subsurface(middle), canvas().subsurface(middle)).width


def test_ways_differ_without_colour(painter: Painter) -> None:
    pictures = []
    box = painter.at.box(square_at("d13"), square_at("f14"))
    for kind in LINES:
        surface = canvas()
        painter.way(surface, kind, WAY)
        pictures.append(surface.subsurface(box))
    assert all(unlike(one, other) > 0.5 for one, other in combinations(pictures, 2))


def test_a_way_that_is_no_longer_than_its_head_is_not_drawn(painter: Painter) -> None:
    surface = canvas()
    painter.way(surface, "send", [WAY[0]])
    painter.way(surface, "came", [])
    painter.way(surface, "send", [(3.0, 3.0), (3.0, 3.1)])
    assert pixels(surface) == pixels(canvas())


def test_steps_are_numbered(painter: Painter) -> None:
    pictures = []
    square = painter.at.square(square_at("d7")).inflate(30, 30)
    for value, small in ((3, False), (8, False), (3, True), (12, True)):
        surface = canvas()
        painter.step(surface, square_at("d7"), value, small=small)
        assert square.contains(changed(surface))
        pictures.append(surface.subsurface(square))
    assert all(unlike(one, other) > 0.2 for one, other in combinations(pictures, 2))


def test_a_zone_is_dark_and_a_plate_bright(painter: Painter) -> None:
    surface, places = canvas(), [square_at("d7"), square_at("e7")]
    square = painter.at.square(places[0])
    before = brightness(surface, square)
    painter.zone(surface, places)
    assert changed(surface) == painter.at.box(*places)
    assert brightness(surface, square) < before - 20
    surface = canvas()
    painter.plates(surface, places)
    assert brightness(surface, square) > before + 20


def test_a_word_stays_on_the_board(painter: Painter) -> None:
    surface = canvas()
    painter.word(surface, "nearest", painter.at.to_pixel(square_at("a18")))
    assert painter.rect.contains(changed(surface))
