"""What is baked for figurine football: its felt, its figurines, its still life."""

import math
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from assets.bake import figurine_card, figurine_felt, figurine_men
from assets.bake.figurine_men import FACETS, FOOT, KINDS, SIZE, UNIT, Kind, figure
from assets.bake.light import Array
from assets.bake.marching import linear
from engines.core.contract import Seat
from engines.figurine_football.field import COLUMNS, KEEPERS, STANDS
from engines.figurine_football.state import OWN_COLOUR
from game.scenes.figurine import figures

SIDES = (Seat.HOME, Seat.AWAY)
PART = 3  # of the baked size, so that the tests are quick
SMALL = UNIT / PART


@cache
def drawn(side: Seat, kind: Kind) -> tuple[Array, Array]:
    layer = figure(side, kind, SMALL).picture(0.3)
    return layer.colour.mean(-1), layer.alpha


def test_felt_is_lit_from_the_upper_left_and_never_white() -> None:
    felt = figurine_felt.felt(0.4)
    high, wide = (size // 3 for size in felt.shape)
    assert felt[:high, :wide].mean() > felt[-high:, -wide:].mean() + 0.04
    assert 0.6 < felt.mean() < 0.95
    assert felt.std() > 0.02
    assert np.array_equal(felt, figurine_felt.felt(0.4))


def test_sides_and_kinds_differ_without_colour() -> None:
    pictures = [drawn(side, kind)[0] for side, kind in product(SIDES, KINDS)]
    for one, other in combinations(pictures, 2):
        assert np.abs(one - other).mean() > 1.0


@pytest.mark.parametrize("side", SIDES)
def test_a_captain_is_higher_and_a_keeper_wider(side: Seat) -> None:
    plain, captain, keeper = (drawn(side, kind)[1] > 0.5 for kind in ("A", "C", "K"))
    tops = [int(np.flatnonzero(cover.any(1))[0]) for cover in (plain, captain)]
    assert tops[1] < tops[0] - 3
    half = slice(0, plain.shape[0] // 2)
    wide = [np.ptp(np.flatnonzero(cover[half].any(0))) for cover in (plain, keeper)]
    assert wide[1] > 1.3 * wide[0]


@pytest.mark.parametrize("side", SIDES)
def test_a_base_has_the_sides_of_its_side(side: Seat) -> None:
    """Round is as wide as its radius says; six sides reach farther, to their corners."""
    _, alpha = drawn(side, "A")
    row = alpha[round(FOOT[1] / PART - 4 * SMALL * math.cos(math.radians(46)))]
    wide = int((row > 0.5).sum())
    reach = 16.4 / (math.cos(math.pi / 6) if FACETS[side] else 1)
    assert wide == pytest.approx(2 * reach * SMALL, abs=2.5)


@pytest.mark.parametrize(("side", "kind"), [*product(SIDES, KINDS)])
def test_a_figurine_keeps_in_its_picture(side: Seat, kind: Kind) -> None:
    _, alpha = drawn(side, kind)
    assert alpha.shape == (SIZE[1] // PART, SIZE[0] // PART)
    edges = (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1])
    assert max(float(edge.max()) for edge in edges) < 0.02
    lower = alpha[round(FOOT[1] / PART)]
    assert lower[round(FOOT[0] / PART)] == 1


def test_a_shadow_falls_to_the_lower_right() -> None:
    solid = figure(Seat.HOME, "A", SMALL)
    cover = solid.shade((112, 84), (36.0, 36.0), 2).alpha
    rows, columns = np.nonzero(cover > 0.3)
    assert columns.mean() > 36
    assert rows.mean() > 36
    assert cover[36, 36] > 0.5


def test_the_pictures_are_those_that_the_game_cuts() -> None:
    assert (figures.SQUARE, figures.FOOT) == (figurine_men.SQUARE, FOOT)
    assert (figures.SHADE_SQUARE, figures.SHADE_FOOT) == (
        figurine_men.SHADE_SQUARE,
        figurine_men.SHADE_FOOT,
    )


# ---------------------------------------------------------------- the still life


def test_figurines_and_ball_of_the_still_life_lie_apart() -> None:
    radius = 16.4 * figurine_card.UNIT / math.cos(math.pi / 6)
    spots = [figurine_card.spot(column, row) for *_, column, row in figurine_card.FIGURES]
    for one, other in combinations(spots, 2):
        assert math.dist(one, other) > 2 * radius
    ball = figurine_card.spot(*figurine_card.BALL_AT)
    gaps = [math.dist(ball, spot) for spot in spots]
    captain = gaps[[name for _, name, *_ in figurine_card.FIGURES].index("C")]
    assert min(gaps) == captain > 0.5 * radius


def test_everybody_stands_where_the_rules_let_him() -> None:
    for _, name, column, row in figurine_card.FIGURES:
        square = COLUMNS * round(row) + round(column)
        kind = "ABCK".index(name[0])
        assert (OWN_COLOUR["A"], OWN_COLOUR["B"], STANDS, KEEPERS[1])[kind] >> square & 1, name


def test_a_base_of_six_sides_is_solid_to_its_corners() -> None:
    round_, six = figurine_card.prism(0), figurine_card.prism(6)
    corner = np.array([[17.5, 0, 2.5]], "f4")
    side = np.array([[0, -17.5, 2.5]], "f4")
    assert round_(corner)[0] > 0.5
    assert six(corner)[0] < 0
    assert six(side)[0] > 0.5


def test_a_name_is_on_the_chest_and_not_on_the_back() -> None:
    paint = figurine_card.shirt(Seat.HOME, "C")
    x, z = np.meshgrid(np.linspace(-6, 6, 40), np.linspace(38, 50, 40))
    chest = np.stack([x.ravel(), np.full(x.size, -8.0), z.ravel()], 1)
    back = chest * np.array([1, -1, 1])
    assert paint(chest).mean() < paint(back).mean() - 5
    assert linear(paint(back)).std(0).max() < 0.01


def test_the_still_life_shows_green_squares_and_a_red_one() -> None:
    ground = figurine_card.table(20)

    def colour(column: float, row: float) -> Array:
        x, y, _ = figurine_card.spot(column, row)
        return np.asarray(ground(np.array([x + 9]), np.array([y + 9]))[0], "f4")

    green, red = colour(4, 9), colour(3, 13)
    assert green[1] > 1.2 * green[0]
    assert red[0] > 1.5 * red[1]
    wood = ground(np.array([figurine_card.spot(0, 17)[0]]), np.array([-60.0]))[0]
    assert wood[0] > wood[1] > wood[2]
