"""What the painter of chess football puts on the table."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from engines.core.contract import Seat
from game.assets import Assets
from game.scenes.chess.discs import CACHE_BYTES
from game.scenes.chess.geometry import beyond
from game.scenes.chess.lines import Line
from game.scenes.chess.marks import Mark
from game.scenes.chess.painter import Kind, Painter, Piece, Signs
from game.ui.look import Look
from game.ui.palette import CONTRAST

AREA = pygame.Rect(0, 0, 690, 640)
QUEEN = Piece(Seat.HOME, 10, "Q")
KNIGHT = Piece(Seat.AWAY, 6, "N")
MARKS: tuple[Mark, ...] = get_args(Mark)
KINDS: tuple[Kind, ...] = get_args(Kind)
LINES: tuple[Line, ...] = get_args(Line)


@pytest.fixture
def look() -> Look:
    return Look(Assets())


def laid(look: Look, turns: int = 0, names: tuple[str, str] = ("", "")) -> Painter:
    painter = Painter(look, names)
    painter.lay(AREA, turns)
    return painter


@pytest.fixture
def painter(look: Look) -> Painter:
    return laid(look)


def canvas() -> pygame.Surface:
    surface = pygame.Surface(AREA.size, depth=32)
    surface.fill("#64855c")
    return surface


def changed(surface: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle that holds all that is not bare."""
    bare = canvas().get_at((0, 0))
    mask = pygame.mask.from_threshold(surface, bare, (1, 1, 1, 255))
    mask.invert()
    return _bounds(mask)


def _bounds(mask: pygame.Mask) -> pygame.Rect:
    first, *others = mask.get_bounding_rects()
    return first.unionall(others)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def greys(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much two pictures of a size differ in brightness, 0 to 255, on average."""
    pairs = zip(greys(one)[::3], greys(other)[::3], strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.get_width() * one.get_height())


# ---------------------------------------------------------------- the table


def test_it_has_to_be_laid_first(look: Look) -> None:
    with pytest.raises(RuntimeError, match="laid"):
        Painter(look).board(canvas())


def test_board_and_trays_are_drawn_where_they_lie(painter: Painter) -> None:
    surface = canvas()
    painter.board(surface)
    seen = changed(surface)
    assert seen.contains(painter.rect)
    assert all(seen.contains(tray) for tray in painter.at.benches)
    for tray in painter.at.benches:
        assert max(surface.get_at(tray.center)[:3]) < 90


@pytest.mark.clause("CF-7.3")
def test_a_table_without_benches_is_bare_below_the_board(look: Look) -> None:
    painter = Painter(look, benched=False)
    painter.lay(AREA)
    surface = canvas()
    painter.board(surface)
    below = surface.subsurface((0, AREA.height - 60, AREA.width, 60))
    assert len({pixels(below)[k : k + 3] for k in range(0, len(pixels(below)), 3)}) == 1


def test_squares_are_chequered(painter: Painter) -> None:
    """The sum of column and row tells dark from pale: a1, the first of both, is dark (CF-1.1)."""
    surface = canvas()
    painter.board(surface)

    def green(place: tuple[int, int]) -> int:
        box = painter.at.square(place).inflate(-20, -20)
        return pygame.transform.average_color(surface, box)[1]

    for column, row in ((0, 2), (2, 5), (5, 9), (3, 8)):
        neighbours = green((column, row)) - green((column, row + 1))
        assert (neighbours < -12) == ((column + 1 + row) % 2 == 0)
        assert abs(neighbours) > 12


def test_names_stand_behind_their_goals_and_turn_with_the_field(look: Look) -> None:
    left = pygame.Rect(0, 0, 100, 640)
    bare, named = canvas(), canvas()
    laid(look).board(bare)
    laid(look, names=("Ana", "")).board(named)
    assert pixels(bare.subsurface(left)) != pixels(named.subsurface(left))
    turned, other = canvas(), canvas()
    laid(look, 2, ("Ana", "")).board(turned)
    laid(look, 2).board(other)
    assert pixels(turned.subsurface(left)) == pixels(other.subsurface(left))
    assert pixels(turned) != pixels(other)


def test_a_long_name_stays_on_its_grass(look: Look) -> None:
    bare, named = canvas(), canvas()
    laid(look).board(bare)
    painter = laid(look, names=("Maximiliana the Second of Somewhere", ""))
    painter.board(named)
    mask = pygame.mask.from_threshold(named, (0, 0, 0), (1, 1, 1, 255), bare)
    mask.invert()
    goal = painter.at.goal(Seat.HOME)
    room = pygame.Rect(painter.rect.left, goal.bottom, goal.right - painter.rect.left, 400)
    room.bottom = painter.rect.bottom
    assert mask.count()
    assert room.contains(_bounds(mask))


def test_a_net_swings_and_comes_to_rest(painter: Painter) -> None:
    rest, shaken, after = canvas(), canvas(), canvas()
    painter.nets(rest)
    painter.nets(shaken, Seat.AWAY, 0.07)
    painter.nets(after, Seat.AWAY, 1.0)
    assert pixels(rest) == pixels(after)
    assert pixels(rest) != pixels(shaken)
    home = painter.at.goal(Seat.HOME)
    assert pixels(rest.subsurface(home)) == pixels(shaken.subsurface(home))


# ---------------------------------------------------------------- players and ball


def test_the_sides_differ_without_colour(painter: Painter) -> None:
    for size in (20, 44):
        assert unlike(painter.bullet(Seat.HOME, size), painter.bullet(Seat.AWAY, size)) > 60
        assert unlike(painter.sign(Seat.HOME, size), painter.sign(Seat.AWAY, size)) > 60


@pytest.mark.parametrize("side", [Seat.HOME, Seat.AWAY])
def test_figures_and_numbers_differ(painter: Painter, side: Seat) -> None:
    figures = [painter.face(Piece(side, 1, kind), 37) for kind in KINDS]
    numbers = [painter.face(Piece(side, number, "P"), 37) for number in range(7, 17)]
    badges = [painter.badge(Piece(side, number, "P"), 24) for number in range(1, 17)]
    for group in (figures, numbers, badges):
        assert all(unlike(one, other) > 0.7 for one, other in combinations(group, 2))


def test_every_sign_is_seen(painter: Painter) -> None:
    shown = [
        Signs(),
        Signs(offside=True),
        Signs(barred=True),
        Signs(cautioned=True),
        Signs(gone=True),
    ]
    pictures = []
    for signs in shown:
        surface = canvas()
        painter.disc(surface, KNIGHT, (300, 300), signs=signs)
        pictures.append(surface.subsurface((260, 260, 80, 80)))
    assert all(unlike(one, other) > 0.7 for one, other in combinations(pictures, 2))


def test_rings_differ(painter: Painter) -> None:
    pictures = []
    for state in ({}, {"glow": True}, {"chosen": True}, {"touched": True}, {"lifted": 1.0}):
        surface = canvas()
        painter.disc(surface, QUEEN, (300, 300), **state)
        pictures.append(surface.subsurface((260, 260, 80, 80)))
    assert all(unlike(one, other) > 0.7 for one, other in combinations(pictures, 2))


def test_a_disc_lies_about_its_pixel(painter: Painter) -> None:
    surface = canvas()
    painter.disc(surface, QUEEN, (300, 200))
    seen = changed(surface)
    assert abs(seen.centerx - 300) <= 6
    assert abs(seen.centery - 200) <= 6
    assert painter.disc_size <= seen.width < 1.5 * painter.disc_size


def test_a_held_ball_leaves_the_figure_to_be_seen(painter: Painter) -> None:
    free, held = canvas(), canvas()
    painter.ball(free, (300, 300))
    painter.ball(held, (300, 300), on_disc=True)
    assert changed(free).collidepoint(300, 300)
    assert not changed(held).collidepoint(297, 303)


def test_a_flying_ball_leaves_its_shadow_behind(painter: Painter) -> None:
    surface = canvas()
    painter.ball(surface, (300, 300), lifted=1.0)
    assert changed(surface).top < 300 - 0.8 * painter.at.cell
    assert changed(surface).bottom > 300


def test_what_is_kept_is_bounded_and_forgotten_with_the_lay(painter: Painter) -> None:
    for size in range(20, 120):
        painter.face(QUEEN, size)
        painter.disc(canvas(), KNIGHT, (300, 300), size=size, lifted=0.5)
    assert painter._discs._kept.used <= CACHE_BYTES
    painter.lay(AREA)
    assert not len(painter._discs._kept)


# ---------------------------------------------------------------- benches


def test_a_bench_shows_its_players_but_for_the_one_in_the_hand(painter: Painter) -> None:
    pieces = [Piece(Seat.AWAY, number, "P") for number in (12, 13, 14)]
    whole, held, lit = canvas(), canvas(), canvas()
    words = "Ion's bench", "5 changes left"
    painter.bench(whole, Seat.AWAY, words, pieces)
    painter.bench(held, Seat.AWAY, words, pieces, held=13)
    painter.bench(lit, Seat.AWAY, words, pieces, glowing={14})
    spots = painter.at.bench_spots(Seat.AWAY, 3)
    bare = canvas().get_at((0, 0))
    for number, (x, y) in enumerate(spots.here):
        pixel = round(x), round(y)
        assert whole.get_at(pixel) != bare
        assert (held.get_at(pixel) == bare) == (number == 1)
    above = round(spots.here[2][0]), round(spots.here[2][1] - 0.53 * spots.size)
    assert sum(lit.get_at(above)[:3]) > sum(whole.get_at(above)[:3]) + 60


def test_the_words_over_a_bench_stay_in_their_line(painter: Painter) -> None:
    surface = canvas()
    painter.bench(surface, Seat.HOME, ("The bench of Maximiliana the Second", "5 changes left"), ())
    assert painter.at.heads[Seat.HOME].inflate(4, 4).contains(changed(surface))


# ---------------------------------------------------------------- marks and lines


def test_marks_differ_without_colour(painter: Painter) -> None:
    pictures = []
    for kind in MARKS:
        surface = canvas()
        painter.mark(surface, kind, (4, 6))
        square = painter.at.square((4, 6))
        assert square.inflate(2, 2).contains(changed(surface)), kind
        pictures.append(surface.subsurface(square))
    assert all(unlike(one, other) > 0.7 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("kind", ["send", "goal", "step", "put", "change", "wall", "foul"])
def test_a_mark_under_the_pointer_is_brighter_or_larger(painter: Painter, kind: Mark) -> None:
    cold, hot = canvas(), canvas()
    painter.mark(cold, kind, (4, 6))
    painter.mark(hot, kind, (4, 6), hot=True)
    square = painter.at.square((4, 6))
    assert unlike(cold.subsurface(square), hot.subsurface(square)) > 0.5


@pytest.mark.parametrize("turns", [0, 2])
def test_an_arrow_points_away_from_the_field(look: Look, turns: int) -> None:
    painter = laid(look, turns)
    for square, way in (((0, 5), "side"), ((7, 5), "side"), ((2, 1), "end"), ((4, 12), "end")):
        surface = canvas()
        place = beyond(square, "side" if way == "side" else "end")
        painter.mark(surface, "out", place)
        seen = pygame.Vector2(changed(surface).center)
        spot = pygame.Vector2(painter.at.to_pixel(place))
        inwards = pygame.Vector2(painter.at.to_pixel(square)) - spot
        assert (seen - spot).dot(inwards.normalize()) < -2, square


def test_marks_follow_the_palette() -> None:
    plain, strong = (laid(Look(Assets(), 1.0, tone)) for tone in (Look(Assets()).palette, CONTRAST))
    one, other = canvas(), canvas()
    plain.mark(one, "send", (4, 6))
    strong.mark(other, "send", (4, 6))
    assert pixels(one) != pixels(other)


@pytest.mark.parametrize("kind", LINES)
def test_a_line_runs_between_its_places(painter: Painter, kind: Line) -> None:
    surface = canvas()
    painter.line(surface, kind, (3, 5), (3, 9))
    seen = changed(surface)
    box = painter.at.box((3, 5), (3, 9))
    assert box.contains(seen)
    assert seen.width > 2.8 * painter.at.cell
    assert abs(seen.centery - box.centery) <= 1


def test_a_line_that_is_cut_away_is_not_drawn(painter: Painter) -> None:
    surface = canvas()
    painter.line(surface, "chance", (3, 5), (3, 5))
    painter.line(surface, "chance", (3, 5), (3, 6), (0.6, 0.4))
    assert pixels(surface) == pixels(canvas())


@pytest.mark.parametrize("turns", [0, 2])
@pytest.mark.parametrize(("side", "row", "before"), [(Seat.HOME, 11, 10), (Seat.AWAY, 2, 3)])
def test_offside_begins_between_two_rows(
    look: Look, turns: int, side: Seat, row: int, before: int
) -> None:
    painter = laid(look, turns)
    surface = canvas()
    painter.offside_line(surface, side, row)
    beyond_it, on_this_side = (painter.at.to_pixel((0, at))[0] for at in (row, before))
    assert changed(surface).centerx == pytest.approx((beyond_it + on_this_side) / 2, abs=1.5)
    labelled = canvas()
    painter.offside_line(labelled, side, row, "offside from here")
    label = changed(labelled.subsurface((0, 0, AREA.width, painter.at.field.top)))
    middle = changed(surface).centerx
    assert (label.centerx > middle) == (beyond_it > on_this_side)


# ---------------------------------------------------------------- the coin


@pytest.mark.parametrize("heads", [True, False])
def test_a_coin_lands_as_the_record_says(painter: Painter, *, heads: bool) -> None:
    start, air, end, other = (canvas() for _ in range(4))
    painter.coin(start, (3, 6), 0.0, heads=heads)
    painter.coin(air, (3, 6), 0.4, heads=heads)
    painter.coin(end, (3, 6), 1.0, heads=heads)
    painter.coin(other, (3, 6), 1.0, heads=not heads)
    assert changed(air).top < changed(end).top
    assert pixels(end) != pixels(other)
    assert (pixels(start) == pixels(end)) == heads


def test_a_coin_shows_both_faces_in_the_air(painter: Painter) -> None:
    """Seen from above, a turning coin is narrow between its faces."""
    heights = []
    for step in range(40):
        surface = pygame.Surface((AREA.width, AREA.height), pygame.SRCALPHA)
        painter.coin(surface, (3, 6), step / 50, heads=True)
        heights.append(pygame.mask.from_surface(surface, 250).get_bounding_rects()[0].height)
    narrow = [k for k in range(1, 39) if heights[k] < min(heights[k - 1], heights[k + 1]) + 1]
    assert min(heights) < 0.4 * max(heights)
    assert len(narrow) >= 4
