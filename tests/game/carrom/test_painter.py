"""The drawn carrom table: places and pixels, discs that differ, marks where they belong."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scenes.carrom_table.discs import Kind
from game.scenes.carrom_table.lay import REACH, Lay, fit
from game.scenes.carrom_table.painter import PULL_FULL, PULL_START, TablePainter
from game.ui.look import Look
from physics.dimensions import HALF, MAN_RADIUS, POCKET_PLACE, POCKETS, STRIKER_RADIUS
from tests.game.carrom.canvas import AREA, GREY, touched

KINDS: tuple[Kind, ...] = ("w", "b", "q", "s")


def colour_at(painter: TablePainter, surface: pygame.Surface, x: float, y: float) -> pygame.Color:
    px, py = painter.to_pixel(x, y)
    return surface.get_at((int(px), int(py)))


# ---------------------------------------------------------------- places


@given(
    st.floats(-HALF, HALF),
    st.floats(-HALF, HALF),
    st.integers(-4, 7),
    st.integers(200, 3000),
)
def test_a_pixel_is_the_place_it_came_from(x: float, y: float, turns: int, side: int) -> None:
    lay = fit(pygame.Rect(31, 7, side + 90, side), turns)
    back = lay.to_table(lay.to_pixel((x, y)))
    assert back == pytest.approx((x, y), abs=1e-6)


@pytest.mark.parametrize(
    ("turns", "at"), [(0, (0.5, 1.0)), (1, (1.0, 0.5)), (2, (0.5, 0.0)), (3, (0.0, 0.5))]
)
def test_home_sits_at_the_bottom_until_the_board_is_turned(
    turns: int, at: tuple[float, float]
) -> None:
    lay = Lay(pygame.Rect(0, 0, 100, 100), turns)
    assert lay.to_pixel((0, -REACH)) == pytest.approx((100 * at[0], 100 * at[1]))


def test_the_board_is_square_and_in_the_middle_of_its_area(painter: TablePainter) -> None:
    assert painter.rect.size == (800, 800)
    assert painter.rect.center == AREA.center
    assert painter.px(2 * REACH) == pytest.approx(800)


# ---------------------------------------------------------------- board and discs


def test_the_pockets_are_dark_where_the_table_has_them(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.board(canvas)
    for x, y in POCKETS:
        px, py = painter.to_pixel(x, y)
        reach = int(painter.px(16))
        hole = pygame.Rect(0, 0, 2 * reach, 2 * reach)
        hole.center = int(px), int(py)
        towards = -1 if x > 0 else 1, 1 if y > 0 else -1  # the plywood towards the centre
        wood = hole.move(towards[0] * 3 * reach, towards[1] * 3 * reach)
        inside, outside = (pygame.transform.average_color(canvas, box) for box in (hole, wood))
        assert sum(inside[:3]) < 300
        assert sum(outside[:3]) > 500


def test_the_lower_base_line_is_where_the_rules_have_it(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.board(canvas)
    for x in (-150.0, -60.0, 60.0, 150.0):
        for place in ((x, -268.5), (x, 268.5), (-268.5, x), (268.5, x)):
            inward = tuple(part * 252.6 / 268.5 if abs(part) == 268.5 else part for part in place)
            line = colour_at(painter, canvas, *place)
            between = colour_at(painter, canvas, *inward)
            assert sum(line[:3]) + 200 < sum(between[:3])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turns", range(4))
def test_a_disc_lies_where_it_is_said_to(look: Look, kind: Kind, turns: int) -> None:
    painter = TablePainter(look)
    painter.lay(AREA, turns)
    canvas = pygame.Surface(AREA.size, depth=32)
    canvas.fill(GREY)
    painter.disc(canvas, kind, 120, -80, lifted=-0.001)
    radius = painter.px(STRIKER_RADIUS if kind == "s" else MAN_RADIUS)
    box, at = touched(canvas), painter.to_pixel(120, -80)
    assert box.width == pytest.approx(2 * radius, abs=2.5)
    assert (box.x + box.width / 2, box.y + box.height / 2) == pytest.approx(at, abs=1)


def test_the_four_kinds_differ_without_their_colours(painter: TablePainter) -> None:
    seen = set()
    for kind in KINDS:
        grey = pygame.transform.grayscale(painter.sign(kind, 40))
        profile = tuple(grey.get_at((20 + step, 20))[0] for step in range(18))
        bright = [profile[i] > (max(profile) + min(profile)) / 2 for i in range(18)]
        seen.add((sum(a != b for a, b in pairwise(bright)), profile))
    assert len(seen) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [7, 14, 35, 260])
def test_a_sign_fills_its_square(painter: TablePainter, kind: Kind, size: int) -> None:
    sign = painter.sign(kind, size)
    assert sign.get_size() == (size, size)
    box = sign.get_bounding_rect(min_alpha=60)
    assert min(box.size) >= size - 2
    assert sign.get_at((0, 0)).a < 60


@pytest.mark.parametrize("kind", KINDS)
def test_no_dark_seam_runs_round_a_small_disc(painter: TablePainter, kind: Kind) -> None:
    """On cream it is what the large disc on cream is, seen from farther away."""
    large = pygame.Surface((960, 960), depth=32)
    large.fill("#fffaf1")
    large.blit(painter.sign(kind, 960), (0, 0))
    seen = pygame.transform.smoothscale(large, (24, 24))
    small = pygame.Surface((24, 24), depth=32)
    small.fill("#fffaf1")
    small.blit(painter.sign(kind, 24), (0, 0))
    for x in range(24):
        for y in range(24):
            pairs = zip(small.get_at((x, y)), seen.get_at((x, y)), strict=True)
            assert max(abs(one - two) for one, two in pairs) < 32


def test_a_slow_disc_moves_by_less_than_a_pixel(look: Look) -> None:
    painter = TablePainter(look)
    painter.lay(AREA)
    pictures = []
    for step in range(5):
        canvas = pygame.Surface(AREA.size, depth=32)
        painter.disc(canvas, "w", step * 0.27, 0)
        pictures.append(pygame.image.tobytes(canvas, "RGB"))
    assert len(set(pictures)) >= 4


def test_a_sinking_disc_grows_smaller_and_paler(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.disc(canvas, "b", POCKET_PLACE, POCKET_PLACE)
    whole = touched(canvas)
    canvas.fill(GREY)
    painter.disc(canvas, "b", POCKET_PLACE, POCKET_PLACE, lifted=-1)
    deep, dark = touched(canvas), colour_at(painter, canvas, POCKET_PLACE, POCKET_PLACE)
    canvas.fill(GREY)
    painter.disc(canvas, "b", POCKET_PLACE, POCKET_PLACE, lifted=-1, alpha=60)
    pale = colour_at(painter, canvas, POCKET_PLACE, POCKET_PLACE)
    assert deep.width < whole.width * 0.8
    assert sum(dark[:3]) < sum(pale[:3]) < sum(GREY)
    canvas.fill(GREY)
    painter.disc(canvas, "b", POCKET_PLACE, POCKET_PLACE, lifted=-1, alpha=0)
    assert touched(canvas).width == 0


def test_a_lifted_striker_throws_its_shadow_farther(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.disc(canvas, "s", 0, 0)
    lying = touched(canvas)
    canvas.fill(GREY)
    painter.disc(canvas, "s", 0, 0, lifted=1)
    lifted = touched(canvas)
    assert lifted.right > lying.right + 4
    assert lifted.bottom > lying.bottom + 4


# ---------------------------------------------------------------- aiming

STRIKER = (150.0, -252.6)
GHOST = (130.0, 20.0)


def test_the_aim_is_drawn_from_the_strikers_edge_to_the_ghosts(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.aim(canvas, [(0, -252.6), (0, 0)], (0, 0), None, None)
    box = touched(canvas)
    top = painter.to_pixel(0, STRIKER_RADIUS)[1]
    bottom = painter.to_pixel(0, -252.6 + STRIKER_RADIUS + 3)[1]
    assert box.top == pytest.approx(top - painter.px(2.2), abs=2)
    assert box.bottom == pytest.approx(bottom + painter.px(3.1), abs=2)
    assert colour_at(painter, canvas, 0, -120).r > 140


def test_the_arrows_point_where_the_discs_will_go(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.aim(canvas, [], None, ((0, 0), (100, 0)), ((0, -100), (-100, -100)))
    box = touched(canvas)
    assert box.right == pytest.approx(painter.to_pixel(100, 0)[0], abs=2)
    assert box.left == pytest.approx(painter.to_pixel(-100, 0)[0], abs=2)
    assert colour_at(painter, canvas, 50, 0).r > 140  # rust: the man struck
    assert colour_at(painter, canvas, -96, -100).g > 70  # teal: the striker


def test_an_arrow_that_would_be_all_head_is_left_out(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.aim(canvas, [(0, 0), (0, 10)], None, ((0, 0), (20, 0)), ((0, 0), (0, 0)))
    assert touched(canvas).width == 0


def test_a_new_aim_takes_the_place_of_the_old_one(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.aim(canvas, [STRIKER, GHOST], GHOST, None, None)
    first = pygame.image.tobytes(canvas, "RGB")
    canvas.fill(GREY)
    painter.aim(canvas, [STRIKER, (-130, 20)], (-130, 20), None, None)
    assert pygame.image.tobytes(canvas, "RGB") != first
    canvas.fill(GREY)
    painter.aim(canvas, [STRIKER, GHOST], GHOST, None, None)
    assert pygame.image.tobytes(canvas, "RGB") == first


@pytest.mark.parametrize("power", [0.0, 0.25, 0.62, 1.0])
def test_the_wedge_is_as_long_as_the_power(
    painter: TablePainter, canvas: pygame.Surface, power: float
) -> None:
    painter.pull(canvas, (0, 0), (0, -40), power)
    knob = -(PULL_START + power * PULL_FULL)
    assert sum(colour_at(painter, canvas, 0, knob)[:3]) > 700  # the knob's pale middle
    if power > 0.1:
        middle = colour_at(painter, canvas, 0, -PULL_START - power * PULL_FULL * 0.6)
        assert middle.r > middle.b + 100


def test_a_pull_without_direction_draws_nothing(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.pull(canvas, (10, 20), (10, 20), 0.0)
    assert touched(canvas).width == 0


@pytest.mark.parametrize("striker", [(343, 0), (-343, 0), (0, 343), (0, -343)])
def test_the_label_of_the_pull_stays_on_the_screen(
    painter: TablePainter, striker: tuple[float, float]
) -> None:
    """Whole, even where the pull itself goes off the table."""
    screen = pygame.Surface(painter.rect.size, depth=32)
    painter.lay(screen.get_rect())
    painter.pull(screen, striker, (striker[0] * 2, striker[1] * 2), 1.0)
    cream = pygame.mask.from_threshold(screen, pygame.Color("#fffaf1"), (8, 14, 24, 255))
    cards = [box for box in cream.get_bounding_rects() if box.width > 40]
    assert len(cards) == 1
    assert cards[0].height > 20


def test_places_that_are_refused_differ_without_colour(painter: TablePainter) -> None:
    pictures, middles = set(), []
    for state in ("open", "refused", "chosen"):
        canvas = pygame.Surface(AREA.size, depth=32)
        canvas.fill(GREY)
        painter.spot(canvas, 40, 40, state)
        box = touched(canvas)
        centre = box.x + box.width / 2, box.y + box.height / 2
        assert centre == pytest.approx(painter.to_pixel(40, 40), abs=1)
        grey = pygame.transform.grayscale(canvas)
        pictures.add(pygame.image.tobytes(grey, "RGB"))
        middles.append(colour_at(painter, grey, 40, 40).r)
    assert len(pictures) == 3
    assert middles[1] < min(middles[0], middles[2]) - 40  # a cross


def test_the_trace_follows_every_way(painter: TablePainter, canvas: pygame.Surface) -> None:
    painter.trace(canvas, [[(0, 0), (100, 0)], [(-50, -50), (-50, -150), (-90, -150)]])
    for x, y in ((50, 0), (-50, -100), (-70, -150)):
        assert colour_at(painter, canvas, x, y) != pygame.Color(*GREY)
    assert colour_at(painter, canvas, 50, -50) == pygame.Color(*GREY)
    canvas.fill(GREY)
    painter.trace(canvas, [[(0, 0)], []])
    assert touched(canvas).width == 0
