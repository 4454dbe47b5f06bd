"""What the painter of dice football puts on the table."""

from itertools import combinations
from time import perf_counter

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import KEEPERS, OUTFIELD, square_at, squares_in
from engines.dice_football.spots import tray_of
from game.scenes.dice.lines import hop
from game.scenes.dice.men import CACHE_BYTES
from game.scenes.dice.painter import Painter
from game.ui.look import Look
from tests.game.dice.canvas import AREA, canvas, changed, laid, night, pixels, unlike

SIDES = (Seat.HOME, Seat.AWAY)
FRAME = 0.02  # seconds, ten times what a frame may take: the machine may be busy


# ---------------------------------------------------------------- the table


def test_it_has_to_be_laid_first(look: Look) -> None:
    with pytest.raises(RuntimeError, match="laid"):
        Painter(look).board(canvas())


def test_board_trays_and_cloth_are_drawn_where_they_lie(painter: Painter) -> None:
    surface = canvas()
    painter.board(surface)
    at, seen = painter.at, changed(surface)
    assert all(seen.contains(part) for part in (painter.rect, *at.trays, at.cloth))
    for tray in at.trays:
        assert max(surface.get_at(tray.center)[:3]) < 90
    red, green, _, _ = surface.get_at(at.cloth.center)
    assert red > 1.8 * green


def test_without_what_lies_below_it_is_bare_there(painter: Painter) -> None:
    surface = canvas()
    painter.board(surface, below=False)
    below = painter.at.cloth.move(0, painter.at.cloth.height - 30).clip(AREA)
    below.height = 30
    assert pixels(surface.subsurface(below)) == pixels(canvas().subsurface(below))


@pytest.mark.parametrize("turns", [0, 2])
def test_small_areas_are_stained_before_both_goals(look: Look, turns: int) -> None:
    painter, surface = laid(look, turns), canvas()
    painter.board(surface)

    def green(name: str) -> int:
        box = painter.at.square(square_at(name)).inflate(-20, -20)
        return pygame.transform.average_color(surface, box)[1]

    for row, inner in ((1, 2), (18, 17)):
        assert all(green(f"{c}{row}") < green(f"{c}{inner}") - 20 for c in "defg")
        assert all(green(f"{c}{row}") > green(f"d{row}") + 15 for c in "bci")


def test_names_stand_at_their_ends_and_turn_with_the_field(look: Look) -> None:
    left = pygame.Rect(0, 0, AREA.width // 2, AREA.height)
    bare, named, turned, other = (canvas() for _ in range(4))
    laid(look).board(bare)
    laid(look, names=("Ana", "")).board(named)
    laid(look, 2, ("Ana", "")).board(turned)
    laid(look, 2).board(other)
    assert pixels(bare.subsurface(left)) != pixels(named.subsurface(left))
    assert pixels(turned.subsurface(left)) == pixels(other.subsurface(left))
    assert pixels(turned) != pixels(other)


def test_a_long_name_stays_on_the_frame_of_its_half(look: Look) -> None:
    bare, named = canvas(), canvas()
    laid(look).board(bare)
    painter = laid(look, names=("Maximiliana the Second of " + "Somewhere " * 9, ""))
    painter.board(named)
    frame = painter.rect.copy()
    frame.update(frame.topleft, (frame.width // 2, painter.at.field.top - frame.top + 2))
    assert frame.contains(changed(named, bare))


def test_a_net_swings_and_comes_to_rest(painter: Painter) -> None:
    rest, shaken, after = canvas(), canvas(), canvas()
    painter.goals(rest)
    painter.goals(shaken, Seat.AWAY, 0.07)
    painter.goals(after, Seat.AWAY, 1.0)
    assert pixels(rest) == pixels(after)
    assert pixels(rest) != pixels(shaken)
    home = painter.at.goal(Seat.HOME)
    assert pixels(rest.subsurface(home)) == pixels(shaken.subsurface(home))


def test_a_goal_stands_behind_its_line(painter: Painter) -> None:
    surface = canvas()
    painter.goals(surface)
    seen = changed(
        surface.subsurface((0, 0, AREA.width // 2, AREA.height)),
        canvas().subsurface((0, 0, AREA.width // 2, AREA.height)),
    )
    assert seen.right <= painter.at.field.left + 0.2 * painter.at.cell
    assert seen.height > painter.at.goal(Seat.HOME).height


# ---------------------------------------------------------------- men, ball, trays


def test_sides_and_keepers_differ_without_colour(painter: Painter) -> None:
    for size in (20, 44):
        assert unlike(painter.bullet(Seat.HOME, size), painter.bullet(Seat.AWAY, size)) > 50
        men = [
            painter.sign(side, size, keeper=keeper) for side in SIDES for keeper in (False, True)
        ]
        assert all(unlike(one, other) > 4 for one, other in combinations(men, 2))


def test_states_of_a_man_differ(painter: Painter) -> None:
    pictures = []
    for state in ({}, {"glow": True}, {"chosen": True}, {"lifted": 1.0}, {"alpha": 100}):
        surface = canvas()
        painter.man(surface, Seat.HOME, (300, 300), **state)
        pictures.append(surface.subsurface((250, 250, 100, 100)))
    assert all(unlike(one, other) > 0.7 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("side", SIDES)
def test_a_man_stands_in_his_square(painter: Painter, side: Seat) -> None:
    surface, square = night(), painter.at.square(square_at("e7"))
    painter.man(surface, side, square.center)
    seen = changed(surface, night(), 26)
    assert abs(seen.centerx - square.centerx) <= 1
    assert square.top - 0.3 * square.height < seen.top
    assert seen.bottom <= square.bottom + 1


def test_a_held_ball_leaves_the_man_to_be_seen(painter: Painter) -> None:
    free, held = canvas(), canvas()
    painter.ball(free, (300, 300))
    painter.ball(held, (300, 300), on_man=True)
    assert changed(free).collidepoint(300, 300)
    assert not changed(held).collidepoint(300, 300)


def test_a_hopping_ball_leaves_its_shadow_behind(painter: Painter) -> None:
    surface = canvas()
    painter.ball(surface, (300, 300), lifted=1.0)
    assert changed(surface).top < 300 - 0.8 * painter.at.cell
    assert changed(surface).bottom > 300


def test_a_ball_hops_from_square_to_square() -> None:
    way = [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    assert hop(way, 0.0) == ((0.0, 0.0), 0.0)
    assert hop(way, 0.5) == ((0.0, 1.0), 0.0)
    assert hop(way, 1.0) == ((1.0, 1.0), 0.0)
    spot, height = hop(way, 0.25)
    assert spot == (0.0, 0.5)
    assert height == max(hop(way, part / 20)[1] for part in range(21))


@pytest.mark.parametrize("men", [1, 5, 10])
def test_those_who_wait_are_seen_in_their_tray_and_the_last_can_be_lit(
    painter: Painter, men: int
) -> None:
    dark, lit = canvas(), canvas()
    tray = tray_of(Seat.AWAY, keeper=False)
    painter.waiting(dark, Seat.AWAY, men, keeper=True)
    painter.waiting(lit, Seat.AWAY, men, keeper=True, glow={tray})
    for x, y in painter.at.waiting(Seat.AWAY, men):
        assert dark.get_at((round(x), round(y))) != canvas().get_at((0, 0))
    unlit = night()
    painter.waiting(unlit, Seat.AWAY, men, keeper=True)
    assert painter.at.trays[Seat.AWAY].contains(changed(unlit, night(), 26))
    last = pygame.Rect(0, 0, 90, 90)
    last.center = tuple(map(round, painter.at.waiting(Seat.AWAY, men)[-1]))
    assert last.contains(changed(lit, dark))


def test_points_owed_are_beads_and_a_figure(painter: Painter) -> None:
    pictures = []
    for owed in range(8):
        surface = canvas()
        painter.points(surface, Seat.HOME, owed)
        assert painter.at.trays[Seat.HOME].contains(changed(surface))
        pictures.append(pixels(surface))
    assert len({*pictures}) == 8


# ---------------------------------------------------------------- what it costs


def test_what_is_kept_is_bounded_and_forgotten_with_the_lay(painter: Painter) -> None:
    surface = canvas()
    for size in range(20, 140):
        painter.sign(Seat.HOME, size)
        painter.die(surface, 3, 0.3, size=size)
        painter.man(surface, Seat.AWAY, (300, 300), alpha=size)
    assert painter._pieces._kept.used <= CACHE_BYTES
    painter.lay(AREA)
    assert not len(painter._pieces._kept)


def test_a_frame_with_all_men_is_cheap(painter: Painter) -> None:
    surface = canvas()

    def frame() -> float:
        start = perf_counter()
        painter.goals(surface)
        for side in SIDES:
            for square in (KEEPERS[side], *squares_in(OUTFIELD[side])):
                painter.man(surface, side, painter.at.to_pixel(square), glow=True)
        painter.ball(surface, painter.at.to_pixel(square_at("d7")))
        painter.die(surface, 5)
        return perf_counter() - start

    assert min(frame() for _ in range(5)) < FRAME
