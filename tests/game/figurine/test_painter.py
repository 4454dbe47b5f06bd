"""What the painter of figurine football puts on the table."""

from itertools import combinations
from time import perf_counter
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.figurine_football.field import GOAL_SQUARES, NAMED
from engines.figurine_football.state import NAMES, start_squares
from game.assets import Assets
from game.scenes.figurine.figures import CACHE_BYTES
from game.scenes.figurine.painter import Captions, Painter
from game.ui.look import Look
from tests.game.dice.canvas import brightness, changed, night, pixels, unlike
from tests.game.figurine.canvas import AREA, around, canvas, laid

SIDES = (Seat.HOME, Seat.AWAY)
FRAME = 0.02  # seconds, ten times what a frame may take: the machine may be busy
STATES: list[dict[str, Any]] = [
    {},
    {"glow": True},
    {"chosen": True},
    {"lifted": 1.0},
    {"warned": True},
    {"alpha": 100},
]


@pytest.fixture
def look() -> Look:
    return Look(Assets())


@pytest.fixture
def painter(look: Look) -> Painter:
    return laid(look)


# ---------------------------------------------------------------- the mat


def test_it_has_to_be_laid_first(look: Look) -> None:
    with pytest.raises(RuntimeError, match="laid"):
        Painter(look).board(canvas())


@pytest.mark.parametrize("turns", [0, 2])
def test_squares_have_the_colours_of_the_rules(look: Look, turns: int) -> None:
    painter, surface = laid(look, turns), canvas()
    painter.board(surface)
    assert changed(surface).contains(painter.rect)

    def colour(name: str) -> tuple[int, int, int]:
        box = painter.at.square(NAMED[name]).inflate(-34, -34).move(13, 13)
        red, green, blue, _ = pygame.transform.average_color(surface, box)
        return red, green, blue

    assert colour("b5")[1] > colour("b6")[1] + 20
    assert colour("e7")[1] + 20 < colour("e8")[1]
    for name in ("d1", "f1", "d13", "e13"):
        assert colour(name)[0] > 1.5 * colour(name)[1]
    for name in ("d0", "f14"):
        assert sum(colour(name)) < sum(colour("e7"))


@pytest.mark.parametrize("turns", [0, 2])
def test_names_stand_below_the_own_cards(look: Look, turns: int) -> None:
    bare, named = canvas(), canvas()
    laid(look, turns).board(bare)
    painter = laid(look, turns, ("Ana", ""))
    painter.board(named)
    seen = changed(named, bare)
    x, y = painter.at.caption(Seat.HOME)
    assert abs(seen.centerx - x) < 4
    assert abs(seen.centery - y) < 12
    assert (seen.centerx < painter.rect.centerx) == (turns == 0)


def test_a_long_name_stays_at_its_side(look: Look) -> None:
    bare, named = canvas(), canvas()
    laid(look).board(bare)
    painter = laid(look, names=("Maximiliana the Second of " + "Somewhere " * 9, ""))
    painter.board(named)
    seen = changed(named, bare)
    assert painter.rect.contains(seen)
    assert seen.right < painter.at.caption(None)[0]


def test_stations_and_referee_have_their_words(look: Look) -> None:
    bare, worded = canvas(), canvas()
    laid(look).board(bare)
    painter = Painter(look, ("", ""), Captions("admonition", "referee"))
    painter.lay(AREA)
    painter.board(worded)
    seen = changed(worded, bare)
    assert painter.rect.contains(seen)
    assert seen.left < painter.at.field.left
    assert seen.right > painter.at.field.right
    assert seen.bottom > painter.at.referee.bottom


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("side", SIDES)
def test_a_card_given_up_goes_to_the_referee(painter: Painter, side: Seat) -> None:
    pictures = []
    for left in range(3):
        surface = canvas()
        painter.cards(surface, side, left)
        pictures.append(surface)
    assert all(unlike(one, other) > 0.05 for one, other in combinations(pictures, 2))
    box = painter.at.referee
    for left, surface in enumerate(pictures):
        yellow = [
            surface.get_at((round(x) + 9, round(y)))[0] > 220
            for x, y in (painter.at.card(side, number) for number in range(2))
        ]
        assert yellow.count(True) == left
        touched = changed(surface.subsurface(box), canvas().subsurface(box)).width
        assert bool(touched) == (left < 2)


def test_a_moving_card_is_on_its_way(painter: Painter) -> None:
    start, middle, end, kept, given = (canvas() for _ in range(5))
    painter.cards(start, Seat.HOME, 2, 0.0)
    painter.cards(middle, Seat.HOME, 2, 0.5)
    painter.cards(end, Seat.HOME, 2, 1.0)
    painter.cards(kept, Seat.HOME, 2)
    painter.cards(given, Seat.HOME, 1)
    assert pixels(end) == pixels(given)
    assert unlike(start, kept) < unlike(start, middle)
    assert unlike(middle, given) > 0.02


# ---------------------------------------------------------------- figurines and ball


def test_sides_and_kinds_differ_without_colour(painter: Painter) -> None:
    pictures = []
    for side in SIDES:
        for name in ("A1", "B1", "C", "K"):
            surface = canvas()
            painter.figure(surface, side, name, (300, 300))
            pictures.append(surface.subsurface(around((300, 280))))
    assert all(unlike(one, other) > 0.6 for one, other in combinations(pictures, 2))
    for size in (20, 44):
        assert unlike(*(painter.bullet(side, size) for side in SIDES)) > 8
        assert unlike(*(painter.sign(side, size) for side in SIDES)) > 4


def test_every_figurine_has_its_name(painter: Painter) -> None:
    for kind in "AB":
        pictures = []
        for number in range(1, 5):
            surface = canvas()
            painter.figure(surface, Seat.HOME, f"{kind}{number}", (300, 300))
            pictures.append(pixels(surface))
        assert len({*pictures}) == 4


def test_states_of_a_figurine_differ(painter: Painter) -> None:
    pictures = []
    for state in STATES:
        surface = canvas()
        painter.figure(surface, Seat.HOME, "A1", (300, 300), **state)
        pictures.append(surface.subsurface(around((300, 290))))
    assert all(unlike(one, other) > 0.5 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", ["A1", "B4", "C", "K"])
def test_a_figurine_stands_in_its_square(painter: Painter, side: Seat, name: str) -> None:
    surface, square = night(), painter.at.square(NAMED["e7"])
    painter.figure(surface, side, name, square.center)
    seen = changed(surface, night(), 26)
    assert abs(seen.centerx - square.centerx) <= 2
    assert seen.bottom <= square.bottom + 3
    assert square.top - 0.85 * square.height < seen.top < square.top
    assert seen.width <= square.width + 2


def test_a_held_ball_leaves_the_name_to_be_read(painter: Painter) -> None:
    free, held = canvas(), canvas()
    painter.ball(free, (300, 300))
    painter.ball(held, (300, 300), on_figure=True)
    assert changed(free).collidepoint(300, 300)
    assert not changed(held).collidepoint(300, 300)


def test_a_flying_ball_leaves_its_shadow_below(painter: Painter) -> None:
    surface = canvas()
    painter.ball(surface, (300, 300), lifted=1.0)
    assert changed(surface).top < 300 - 0.8 * painter.at.wide
    assert changed(surface).bottom > 300


# ---------------------------------------------------------------- the penalty


def test_a_hidden_aim_looks_the_same_for_all_three(painter: Painter) -> None:
    hidden = canvas()
    painter.aims(hidden, Seat.AWAY, None)
    shown = []
    for place in GOAL_SQUARES[Seat.AWAY]:
        surface = canvas()
        painter.aims(surface, Seat.AWAY, place)
        assert painter.at.square(place).inflate(30, 30).contains(changed(surface))
        shown.append(pixels(surface))
    assert len({*shown, pixels(hidden)}) == 4
    goal = painter.at.goal(Seat.AWAY)
    assert goal.inflate(20, 20).contains(changed(hidden))


@pytest.mark.parametrize("turns", [0, 2])
def test_an_aim_points_out_of_the_field(look: Look, turns: int) -> None:
    painter = laid(look, turns)
    accent = pygame.Color(look.palette.accent)
    for side in SIDES:
        surface, place = canvas(), GOAL_SQUARES[side][1]
        painter.aims(surface, side, place)
        box = painter.at.square(place)
        mask = pygame.mask.from_threshold(surface, accent, (40, 40, 40, 255))
        upper = [x for x in range(box.left, box.right) if mask.get_at((x, box.centery - 9))]
        middle = sum(upper) / len(upper)
        assert (middle > box.centerx) == (box.centerx > painter.rect.centerx)


# ---------------------------------------------------------------- what it costs


def test_what_is_kept_is_bounded_and_forgotten_with_the_lay(painter: Painter) -> None:
    surface = canvas()
    for size in range(20, 140):
        painter.sign(Seat.HOME, size)
        painter.badge(Seat.AWAY, "K", size)
        painter.figure(surface, Seat.AWAY, "C", (300, 300), alpha=size)
    assert painter._figures._kept.used <= CACHE_BYTES
    painter.lay(AREA)
    assert not len(painter._figures._kept)
    assert not len(painter._signs)


def test_a_frame_with_all_figurines_is_cheap(painter: Painter) -> None:
    surface = canvas()

    def frame() -> float:
        start = perf_counter()
        for side in SIDES:
            painter.cards(surface, side, 1)
            for name, square in zip(NAMES, start_squares("deep", side), strict=True):
                painter.mark(surface, "square", square)
                painter.mark(surface, "straight", square)
                painter.figure(surface, side, name, painter.at.to_pixel(square), glow=True)
        painter.ball(surface, painter.rect.center)
        painter.legend(surface, [("square", "its squares"), ("goal", "goal")])
        return perf_counter() - start

    assert min(frame() for _ in range(5)) < FRAME


def test_cards_for_lists_are_bright_or_empty(painter: Painter) -> None:
    full, empty = canvas(), canvas()
    full.blit(painter.card(40), (0, 0))
    empty.blit(painter.card(40, empty=True), (0, 0))
    box = pygame.Rect(10, 10, 12, 12)
    assert brightness(full, box) > brightness(empty, box) + 10
