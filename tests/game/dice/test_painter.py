"""What the painter of dice football puts on the table."""

from itertools import combinations
from time import perf_counter
from typing import get_args

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import KEEPERS, OUTFIELD, square_at, squares_in
from engines.dice_football.spots import end_of, goal_of, tray_of
from game.assets import Assets
from game.scenes.dice.lines import Line, hop
from game.scenes.dice.marks import Mark
from game.scenes.dice.men import CACHE_BYTES
from game.scenes.dice.painter import Painter
from game.ui.look import Look
from game.ui.palette import CONTRAST

AREA = pygame.Rect(0, 0, 936, 800)
SIDES = (Seat.HOME, Seat.AWAY)
MARKS: tuple[Mark, ...] = get_args(Mark)
LINES: tuple[Line, ...] = get_args(Line)
WAY = [square_at(name) for name in ("d13", "e13", "e14", "f14")]
TALL = range(-20, 21)
FRAME = 0.02  # seconds, ten times what a frame may take: the machine may be busy


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
    surface.fill("#a98355")
    return surface


def changed(
    surface: pygame.Surface, bare: pygame.Surface | None = None, least: int = 1
) -> pygame.Rect:
    """The smallest rectangle that holds all that is not as it was, by `least` of 255."""
    near = (least, least, least, 255)
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), near, bare or canvas())
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much two pictures of a size differ in brightness, 0 to 255, on average."""
    first, second = (pixels(pygame.transform.grayscale(picture))[::3] for picture in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def brightness(surface: pygame.Surface, box: pygame.Rect) -> float:
    red, green, blue, _ = pygame.transform.average_color(surface, box)
    return (red + green + blue) / 3


def night() -> pygame.Surface:
    """A canvas on which no shadow is seen."""
    surface = canvas()
    surface.fill("#000000")
    return surface


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


# ---------------------------------------------------------------- dice


def test_every_face_is_another(painter: Painter) -> None:
    for pictures in (
        [painter.badge(face, 26) for face in range(1, 7)],
        [painter._pieces.die(face, 24, Seat.HOME) for face in range(1, 7)],
    ):
        assert all(unlike(one, other) > 1 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("face", range(1, 7))
def test_a_flat_die_has_as_many_pips_as_it_says(painter: Painter, face: int) -> None:
    badge = canvas()
    badge.blit(painter.badge(face, 60), (0, 0))
    mask = pygame.mask.from_threshold(badge, (58, 33, 25), (40, 40, 40, 255))
    if face == 1:
        mask = pygame.mask.from_threshold(badge, (168, 50, 31), (40, 40, 40, 255))
    assert len(mask.connected_components(12)) == face


@pytest.mark.parametrize("side", SIDES)
def test_a_die_lands_with_its_face_up(painter: Painter, side: Seat) -> None:
    shots = []
    for progress in (0.0, 0.4, 0.7, 0.9, 1.0):
        surface = canvas()
        painter.die(surface, 5, progress, side=side)
        shots.append(surface)
    assert pixels(shots[3]) == pixels(shots[4])
    assert all(unlike(shots[4], shot) > 0.1 for shot in shots[:3])
    assert changed(shots[0]).centerx < changed(shots[1]).centerx < changed(shots[4]).centerx
    x, y = painter.at.rest()
    assert changed(shots[4]).collidepoint(x, y - 0.4 * painter.at.die_size)


def test_the_dice_of_the_sides_differ(painter: Painter) -> None:
    home, away = (painter._pieces.die(4, 26, side) for side in SIDES)
    assert unlike(home, away) > 8


def test_of_two_dice_one_may_still_be_in_the_hand(painter: Painter) -> None:
    one, two = canvas(), canvas()
    painter.dice(one, (3, 0))
    painter.dice(two, (3, 6))
    assert changed(one).width < changed(two).width
    assert painter.at.cloth.contains(changed(two))


RECKONINGS = (
    ("5 + 2", "rolled and owed", "7 steps"),
    ("5", "", ""),
    ("", "Press Space or touch the cloth to throw the die", ""),
    ("12 + 13", "a note that runs over three lines or more", "25 steps"),
    ("5 + 2 " * 20, "x" * 200, "7 steps"),
)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("words", RECKONINGS)
def test_a_reckoning_stays_beside_the_dice(
    painter: Painter, words: tuple[str, str, str], dice: int
) -> None:
    surface = canvas()
    painter.reckoning(surface, *words, dice=dice)
    seen = changed(surface)
    assert painter.at.beside_dice(dice).contains(seen)
    assert seen.width > 10


def test_a_short_reckoning_is_set_larger_than_a_long_one(painter: Painter) -> None:
    short, long = canvas(), canvas()
    painter.reckoning(short, "5", "rolled")
    painter.reckoning(long, "5", "rolled by whoever was the one to roll it after the last one")
    top = [changed(surface).top for surface in (short, long)]
    assert top[0] > top[1]


# ---------------------------------------------------------------- marks and ways


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
