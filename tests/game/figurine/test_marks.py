"""Signs on the mat of figurine football, ways, and the legend."""

from itertools import combinations
from typing import get_args

import pytest

from engines.figurine_football.field import NAMED
from game.assets import Assets
from game.scenes.figurine.lines import Line
from game.scenes.figurine.marks import Mark
from game.scenes.figurine.painter import Painter
from game.ui.look import Look
from game.ui.palette import CONTRAST, STANDARD
from tests.game.dice.canvas import changed, pixels, unlike
from tests.game.figurine.canvas import canvas, laid

MARKS: tuple[Mark, ...] = get_args(Mark)
LINES: tuple[Line, ...] = get_args(Line)
ITEMS: list[tuple[Mark, str]] = [(kind, f"the sign {kind} of the mat") for kind in MARKS]
OFFERED: set[Mark] = {
    *("square", "ball", "tackle", "hold", "straight", "bent", "long", "pass", "second", "goal"),
    *("place", "dive", "return"),
}
E7, D10 = NAMED["e7"], NAMED["d10"]


@pytest.fixture
def look() -> Look:
    return Look(Assets())


@pytest.fixture
def painter(look: Look) -> Painter:
    return laid(look)


def test_marks_differ_without_colour(painter: Painter) -> None:
    pictures = []
    square = painter.at.square(E7).inflate(20, 20)
    for kind in MARKS:
        surface = canvas()
        painter.mark(surface, kind, E7)
        assert square.contains(changed(surface)), kind
        pictures.append((kind, surface.subsurface(square)))
    for (one, first), (other, second) in combinations(pictures, 2):
        assert unlike(first, second) > 0.4, (one, other)


@pytest.mark.parametrize("kind", sorted(OFFERED))
def test_a_mark_under_the_pointer_is_brighter_or_larger(painter: Painter, kind: Mark) -> None:
    cold, hot = canvas(), canvas()
    painter.mark(cold, kind, E7)
    painter.mark(hot, kind, E7, hot=True)
    square = painter.at.square(E7)
    assert unlike(cold.subsurface(square), hot.subsurface(square)) > 0.5


def test_signs_of_the_ball_lie_off_whoever_stands_in_front(painter: Painter) -> None:
    surface = canvas()
    painter.mark(surface, "straight", E7)
    assert changed(surface).centery < painter.at.square(E7).centery - 2


def test_marks_follow_the_palette() -> None:
    plain, strong = canvas(), canvas()
    laid(Look(Assets(), 1.0, STANDARD)).mark(plain, "place", E7)
    laid(Look(Assets(), 1.0, CONTRAST)).mark(strong, "place", E7)
    assert pixels(plain) != pixels(strong)


@pytest.mark.parametrize("kind", LINES)
def test_a_way_goes_from_place_to_place(painter: Painter, kind: Line) -> None:
    surface = canvas()
    painter.way(surface, kind, (E7, D10))
    seen = changed(surface)
    assert seen.left < painter.at.to_pixel(E7)[0] + painter.at.wide / 2
    assert seen.right > painter.at.to_pixel(D10)[0] - painter.at.wide / 2


def test_ways_differ_without_colour(painter: Painter) -> None:
    box = painter.at.box(E7, D10).inflate(40, 120)
    pictures = []
    for kind in LINES:
        surface = canvas()
        painter.way(surface, kind, (E7, D10))
        pictures.append(surface.subsurface(box))
    assert all(unlike(one, other) > 0.1 for one, other in combinations(pictures, 2))


def test_a_ball_flies_over_the_straight_way(painter: Painter) -> None:
    flown, walked = canvas(), canvas()
    painter.way(flown, "ball", (E7, NAMED["e11"]))
    painter.way(walked, "walk", (E7, NAMED["e11"]))
    assert changed(flown).top < changed(walked).top - 0.3 * painter.at.wide


def test_both_legs_of_a_triangulation_are_seen(painter: Painter) -> None:
    legs, one = canvas(), canvas()
    painter.triangle(legs, (E7, D10, NAMED["f9"]))
    painter.way(one, "ball", (E7, D10))
    assert unlike(legs, one) > 0


@pytest.mark.parametrize("kind", LINES)
def test_no_way_is_drawn_where_nothing_moves(painter: Painter, kind: Line) -> None:
    surface = canvas()
    painter.way(surface, kind, (E7, E7))
    painter.way(surface, kind, ())
    assert pixels(surface) == pixels(canvas())


def test_the_legend_stays_in_its_place_however_much_there_is(painter: Painter) -> None:
    surface = canvas()
    painter.legend(surface, ITEMS)
    assert painter.at.legend.inflate(4, 20).contains(changed(surface))
    few = canvas()
    painter.legend(few, ITEMS[:1])
    assert changed(few).width < changed(surface).width


def test_without_room_there_is_no_legend(painter: Painter) -> None:
    surface = canvas()
    painter.lay(painter.rect.inflate(30, 30), legend=False)
    painter.legend(surface, ITEMS)
    assert pixels(surface) == pixels(canvas())
