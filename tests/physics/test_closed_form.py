"""Strikes whose answer can be written down: the table gives it."""

from itertools import pairwise
from math import acos, asin, atan2, cos, degrees, hypot, isclose, pi, radians, sin, sqrt

import pytest

from physics.dimensions import HALF, MAN_RADIUS, POCKET_PLACE, STRIKER_RADIUS
from physics.table import DRY, SLICK, TOURNAMENT, Disc, Surface, Table
from tests.physics.shots import man, striker

SQUARE = Table(TOURNAMENT, pockets=False)
SLOWING = TOURNAMENT.friction * 9810.0
MEN, FRAME = TOURNAMENT.restitution_men, TOURNAMENT.restitution_frame
REACH = MAN_RADIUS + STRIKER_RADIUS


def end(table: Table, *discs: Disc) -> Disc:
    """Where the last disc rests."""
    last = table.play(discs).rest[-1]
    assert last is not None
    return last


@pytest.mark.parametrize("surface", [TOURNAMENT, DRY, SLICK])
@pytest.mark.parametrize("speed", [0.5, 40.0, 430.0])
def test_stopping_distance(surface: Surface, speed: float) -> None:
    way = speed**2 / (2 * surface.friction * 9810.0)
    rest = end(Table(surface), man(-200.0, 30.0, speed, 0.0))
    assert isclose(rest.x + 200.0, way, rel_tol=1e-9)
    assert rest.y == 30.0
    film = Table(surface).play([man(-200.0, 30.0, speed, 0.0)])
    assert isclose(film.duration, speed / (surface.friction * 9810.0), rel_tol=1e-12)


def test_head_on() -> None:
    film = SQUARE.play([man(0.0, 0.0), striker(0.0, -200.0, 700.0)])
    speed = sqrt(700.0**2 - 2 * SLOWING * (200.0 - REACH))
    contact = film.contacts[0]
    heavy, light = 15.0, 5.5
    shared = heavy * speed / (heavy + light)
    (_, man_after), (_, striker_after) = contact.after
    assert isclose(man_after, shared * (1 + MEN), rel_tol=1e-12)
    assert isclose(striker_after, shared - MEN * light * speed / (heavy + light), rel_tol=1e-12)
    assert isclose(contact.impulse, light * man_after, rel_tol=1e-12)
    assert (contact.i, contact.j) == (0, 1)
    assert contact.before[0] == (0.0, 0.0)
    assert contact.before[1] == pytest.approx((0.0, speed), rel=1e-12)
    assert isclose(contact.time, (700.0 - speed) / SLOWING, rel_tol=1e-12)


@pytest.mark.parametrize("power", [0.1, 0.35, 0.6, 0.8, 1.0])
@pytest.mark.parametrize("cut", [-80.0, -45.0, -10.0, -0.5, 0.0, 3.0, 30.0, 60.0, 85.0, 89.0])
def test_a_cut_goes_where_geometry_says(power: float, cut: float) -> None:
    """The man leaves along the line of centres, the striker keeps its speed across it."""
    begin, target = (40.0, -252.6), (10.0, -185.0)
    far = hypot(target[0] - begin[0], target[1] - begin[1])
    aim = atan2(target[1] - begin[1], target[0] - begin[0])
    aim -= asin(REACH * sin(radians(cut)) / far)
    speed = power * TOURNAMENT.v_max
    film = SQUARE.play([man(*target), striker(*begin, speed, degrees(aim))])
    contact = film.contacts[0]
    assert (contact.i, contact.j) == (0, 1), "missed"
    (vx, vy), across = contact.after
    line = aim + radians(cut)
    off = (degrees(atan2(vy, vx) - line) + 180) % 360 - 180
    assert abs(off) < 1e-8
    before = contact.before[1]
    kept = across[1] * cos(line) - across[0] * sin(line)
    assert isclose(kept, before[1] * cos(line) - before[0] * sin(line), abs_tol=1e-9 * speed)


def test_oblique_equal_discs_part_by_restitution() -> None:
    film = SQUARE.play([man(0.0, 0.0), man(-150.0, 10.0, 900.0, 0.0)])
    contact = film.contacts[0]
    speed = contact.before[1][0]
    line = asin(10.0 / (2 * MAN_RADIUS))
    normal = speed * cos(line)
    struck = hypot(*contact.after[0])
    assert isclose(struck, normal * (1 + MEN) / 2, rel_tol=1e-12)
    assert isclose(-degrees(line), degrees(atan2(*contact.after[0][::-1])), abs_tol=1e-10)


@pytest.mark.parametrize("angle", [5.0, 30.0, 45.0, 71.0])
def test_frame_rebound(angle: float) -> None:
    """Only the speed across the frame is cut down, and nothing spins."""
    film = SQUARE.play([man(300.0, 0.0, 800 * cos(radians(angle)), 800 * sin(radians(angle)))])
    contact = film.contacts[0]
    assert (contact.i, contact.j) == (0, -2)
    (bx, by), _ = contact.before
    (ax, ay), frame = contact.after
    assert isclose(ax, -FRAME * bx, rel_tol=1e-12)
    assert isclose(ay, by, rel_tol=1e-12)
    assert frame == (0.0, 0.0)
    assert isclose(contact.impulse, 5.5 * (1 + FRAME) * bx, rel_tol=1e-12)
    there = film.at(contact.time)[0]
    assert there is not None
    assert isclose(there[0], HALF - MAN_RADIUS, abs_tol=1e-9)


def test_two_cushions() -> None:
    """Right frame, then top: the way is folded twice, its speed cut down at each."""
    vx, vy, x, y, room = 1000.0, 600.0, 100.0, 100.0, HALF - MAN_RADIUS
    to_right = (room - x) / vx
    y1 = y + vy * to_right
    speed = sqrt(hypot(vx, vy) ** 2 - 2 * SLOWING * hypot(room - x, y1 - y))
    scale = speed / hypot(vx, vy)
    vx, vy = -FRAME * vx * scale, vy * scale
    to_top = (room - y1) / vy
    x2 = room + vx * to_top
    speed = sqrt(hypot(vx, vy) ** 2 - 2 * SLOWING * hypot(x2 - room, room - y1))
    scale = speed / hypot(vx, vy)
    vx, vy = vx * scale, -FRAME * vy * scale
    way = hypot(vx, vy) / (2 * SLOWING)
    rest = end(SQUARE, man(x, y, 1000.0, 600.0))
    assert isclose(rest.x, x2 + vx * way, abs_tol=1e-9)
    assert isclose(rest.y, room + vy * way, abs_tol=1e-9)


@pytest.mark.clause("CR-2.4")
@pytest.mark.parametrize(("aside", "falls"), [(22.24, True), (22.26, False)])
def test_pocket_mouth(aside: float, falls: bool) -> None:  # noqa: FBT001 - a table
    """A centre that passes a pocket's centre at less than 22.25 falls, at more it goes by."""
    film = Table(TOURNAMENT).play([man(200.0, POCKET_PLACE - aside, 700.0, 0.0)])
    assert [pocket for _, _, pocket in film.pocketed] == ([2] if falls else [])
    assert [contact.j for contact in film.contacts] == ([] if falls else [-2])


def test_a_fall_takes_the_time_to_the_rim() -> None:
    film = Table(TOURNAMENT).play([man(200.0, 200.0, 500.0, 500.0)])
    way = (POCKET_PLACE - 200.0) * sqrt(2) - 22.25
    speed = 500.0 * sqrt(2)
    time = (speed - sqrt(speed**2 - 2 * SLOWING * way)) / SLOWING
    assert film.pocketed[0] == pytest.approx((time, 0, 2), rel=1e-12)
    assert film.rest == (None,)
    assert film.duration == film.pocketed[0][0]


def test_a_disc_along_the_frame_falls_before_the_corner() -> None:
    film = Table(TOURNAMENT).play([man(-100.0, HALF - MAN_RADIUS, -900.0, 0.0)])
    assert [(index, pocket) for _, index, pocket in film.pocketed] == [(0, 3)]
    assert film.contacts == ()


def test_gliding_discs_meet_on_bent_relative_ways() -> None:
    """Two discs on crossing ways, one slowing to rest: their relative way is a parabola.

    Where each is at the moment of contact is known, so the time is the root of their distance.
    """
    film = SQUARE.play([man(-100.0, 0.0, 500.0, 0.0), man(0.0, -100.0, 0.0, 520.0)])
    contact = film.contacts[0]
    assert (contact.i, contact.j) == (0, 1)
    t = contact.time
    x = -100.0 + 500.0 * t - SLOWING * t * t / 2
    y = -100.0 + 520.0 * t - SLOWING * t * t / 2
    assert isclose(hypot(x, y), 2 * MAN_RADIUS, abs_tol=1e-10)
    earlier = t - 1e-6
    x = -100.0 + 500.0 * earlier - SLOWING * earlier**2 / 2
    y = -100.0 + 520.0 * earlier - SLOWING * earlier**2 / 2
    assert hypot(x, y) > 2 * MAN_RADIUS


@pytest.mark.clause("CR-2.3")
def test_full_power_makes_three_and_a_half_to_four_runs() -> None:
    film = Table(TOURNAMENT).play([striker(0.0, -252.6, TOURNAMENT.v_max)])
    room = HALF - STRIKER_RADIUS
    places = [-252.6, *(room if c.j == -3 else -room for c in film.contacts)]
    rest = film.rest[0]
    assert rest is not None
    places.append(rest.y)
    path = sum(abs(b - a) for a, b in pairwise(places))
    for run in (2 * room, 2 * HALF):
        assert 3.5 <= path / run <= 4
    assert 3.5 <= 1 + (path - (room + 252.6)) / (2 * room) <= 4


def test_an_impulse_passes_through_a_row() -> None:
    """Five touching men in a row: the last leaves as by one contact after another."""
    row = [man(31.8 * k, 0.0) for k in range(5)]
    film = SQUARE.play([*row, man(-100.0, 0.0, 800.0, 0.0)])
    speed = film.contacts[0].before[1][0]
    last = next(c for c in film.contacts if (c.i, c.j) == (3, 4))
    assert isclose(last.after[1][0], speed * ((1 + MEN) / 2) ** 5, rel_tol=1e-9)


def test_a_striker_between_two_men_moves_both_alike() -> None:
    """Both are met at the same moment and resolved together."""
    half = acos(20.0 / REACH)
    men = [man(-20.0, 0.0), man(20.0, 0.0)]
    film = SQUARE.play([*men, striker(0.0, -200.0, 1500.0)])
    first, second = film.contacts[:2]
    assert first.time == second.time
    assert first.after[0][0] == pytest.approx(-second.after[0][0], rel=1e-12)
    assert first.after[0][1] == pytest.approx(second.after[0][1], rel=1e-12)
    assert second.after[1][0] == pytest.approx(0.0, abs=1e-9)
    # one impulse along each line of centres, both pairs parting at the restitution
    speed = first.before[1][1]
    push = (1 + MEN) * speed * sin(half) / (1 / 5.5 + 2 * sin(half) ** 2 / 15.0)
    assert isclose(first.impulse, push, rel_tol=1e-9)
    assert isclose(hypot(*first.after[0]), push / 5.5, rel_tol=1e-9)
    assert isclose(pi - half, atan2(*first.after[0][::-1]), rel_tol=1e-9)


@pytest.mark.parametrize("gap", [0.0, 5e-7, 1e-6, 2e-6])
def test_a_man_on_the_frame_is_struck_first_and_rebounds_then(gap: float) -> None:
    """The frame takes no part in the contact of two discs, however near it is."""
    film = SQUARE.play([man(HALF - MAN_RADIUS - gap, 0.0), man(300.0, 0.0, 1000.0, 0.0)])
    struck, rebound, again = film.contacts[:3]
    speed = struck.before[1][0]
    assert [(c.i, c.j) for c in (struck, rebound, again)] == [(0, 1), (0, -2), (0, 1)]
    assert isclose(struck.impulse, 5.5 * speed * (1 + MEN) / 2, rel_tol=1e-9)
    assert struck.after[0][0] == pytest.approx(speed * (1 + MEN) / 2, rel=1e-9)
    assert rebound.after[0][0] == pytest.approx(-FRAME * struck.after[0][0], rel=1e-6)
    back, ahead = rebound.after[0][0], struck.after[1][0]
    assert again.after[1][0] == pytest.approx(
        (ahead + back) / 2 - MEN * (ahead - back) / 2, rel=1e-4
    )


@pytest.mark.parametrize("scale", [1.0, 0.02, 4e-5])
def test_a_man_just_leaving_the_frame_is_struck_as_anywhere(scale: float) -> None:
    discs = [man(322.3, 0.0, 1000.0 * scale, 0.0), man(354.1, 0.0, -500.0 * scale, 0.0)]
    film = SQUARE.play(discs)
    first = film.contacts[0]
    (hitter, _), (struck, _) = first.after
    assert hitter + struck == pytest.approx(500.0 * scale, rel=1e-9)
    assert hitter**2 + struck**2 <= (1.25e6 + 1e-6) * scale**2  # energy never rises
    if scale == 1.0:
        assert (hitter, struck) == pytest.approx((-350.0, 850.0))
