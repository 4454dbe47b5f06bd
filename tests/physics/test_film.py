"""The film: what it tells, and what the table refuses."""

from math import hypot, nan
from random import Random
from typing import Any

import pytest

from physics import flight, outlook
from physics.dimensions import MAN_RADIUS, POCKETS
from physics.table import TOURNAMENT, Disc, Surface, Table
from tests.physics.shots import man, mid_game, rack, striker

TABLE = Table(TOURNAMENT)


def test_at_begins_as_given_and_ends_at_rest() -> None:
    discs = mid_game(Random(2), 12, 3000.0)
    film = TABLE.play(discs)
    assert film.at(0.0) == tuple((disc.x, disc.y) for disc in discs)
    ends = tuple(disc and (disc.x, disc.y) for disc in film.rest)
    assert film.at(film.duration) == ends
    assert film.at(film.duration + 5) == ends
    assert film.at(-1.0) == film.at(0.0)


def test_rest_has_no_speed_and_keeps_the_discs() -> None:
    discs = mid_game(Random(4), 8, 2500.0)
    for given, rest in zip(discs, TABLE.play(discs).rest, strict=True):
        if rest:
            assert (rest.vx, rest.vy, rest.radius, rest.mass) == (0, 0, given.radius, given.mass)


def test_contacts_are_where_the_film_shows_them() -> None:
    discs = mid_game(Random(6), 15, 3500.0)
    film = TABLE.play(discs)
    times = [contact.time for contact in film.contacts]
    assert times == sorted(times)
    assert any(contact.j < 0 for contact in film.contacts)
    for contact in film.contacts:
        places = film.at(contact.time)
        first = places[contact.i]
        assert first is not None
        if contact.j >= 0:
            second = places[contact.j]
            assert second is not None
            reach = discs[contact.i].radius + discs[contact.j].radius
            gap = hypot(first[0] - second[0], first[1] - second[1]) - reach
            assert contact.i < contact.j
            assert abs(gap) < 1e-9
        else:
            side = (-first[1], first[0], first[1], -first[0])[-1 - contact.j]
            assert abs(side + discs[contact.i].radius - 370.0) < 1e-9


def test_places_between_key_moments_follow_the_velocities() -> None:
    discs = mid_game(Random(8), 10, 3000.0)
    film = TABLE.play(discs)
    for contact in film.contacts:
        before, after = film.at(contact.time - 1e-7), film.at(contact.time)
        one, two = before[contact.i], after[contact.i]
        assert one is not None
        assert two is not None
        vx, vy = contact.before[0]
        assert (two[0] - one[0]) / 1e-7 == pytest.approx(vx, abs=0.01)
        assert (two[1] - one[1]) / 1e-7 == pytest.approx(vy, abs=0.01)


def test_a_fallen_disc_is_none_from_its_fall_on() -> None:
    film = TABLE.play([man(200.0, 200.0, 500.0, 500.0), man(0.0, 0.0, 30.0, 0.0)])
    time, index, pocket = film.pocketed[0]
    assert (index, pocket) == (0, 2)
    assert film.at(time)[0] is None
    assert film.at(time - 1e-9)[0] is not None


@pytest.mark.parametrize("pocket", range(4))
def test_a_disc_given_in_a_pocket_is_pocketed_at_once(pocket: int) -> None:
    x, y = POCKETS[pocket]
    film = TABLE.play([man(x, y, 10.0, 10.0), man(0.0, 0.0)])
    assert film.pocketed == ((0.0, 0, pocket),)
    assert film.rest == (None, man(0.0, 0.0))
    assert (film.duration, film.at(0.0)) == (0.0, (None, (0.0, 0.0)))
    assert Table(TOURNAMENT, pockets=False).play([man(x, y)]).pocketed == ()


def test_a_still_table_has_an_empty_film() -> None:
    film = TABLE.play(rack(digits=2))
    assert film.rest == tuple(rack(digits=2))
    assert (film.contacts, film.pocketed, film.duration) == ((), (), 0.0)
    assert TABLE.play([]).rest == ()


def test_untouched_discs_stay_to_the_last_bit() -> None:
    """Places rounded to hundredths overlap a little; nobody pushes them apart."""
    men = rack(17, digits=2)
    film = TABLE.play([*men, striker(150.0, -252.6, 300.0, 0.0)])
    assert film.rest[:19] == tuple(men)


def test_overlap_by_rounding_is_played() -> None:
    """A pair 0.01 mm too near parts when hit, and never comes nearer than it was."""
    film = TABLE.play([man(0.0, 0.0), man(0.0, 31.79), striker(0.0, -200.0, 900.0)])
    assert [(c.i, c.j) for c in film.contacts[:2]] == [(0, 2), (0, 1)]
    for step in range(200):
        one, two, _ = film.at(film.duration * step / 200)
        assert one is not None
        assert two is not None
        assert hypot(one[0] - two[0], one[1] - two[1]) > 31.79 - 1e-9


@pytest.mark.parametrize(
    ("discs", "words"),
    [
        ([man(0.0, 0.0), man(20.0, 0.0)], "discs 0 and 1 overlap"),
        ([man(0.0, 0.0), man(360.0, 0.0)], "disc 1 at .* is not on the table"),
        ([man(nan, 0.0)], "disc 0: .* is no disc"),
        ([Disc(0.0, 0.0, 0.0, 0.0, 0.0, 5.5)], "disc 0: .* is no disc"),
        ([Disc(0.0, 0.0, 0.0, 0.0, 15.9, -1.0)], "disc 0: .* is no disc"),
        ([man(-350.0 + 32.0 * k, 0.0) for k in range(22)], "22 discs"),
        ([man(0.0, 0.0), ("a", 0.0, 0.0, 0.0, 15.9, 5.5)], "disc 1: .* is no disc of six numbers"),
        ([(0.0, 0.0)], "disc 0: .* is no disc of six numbers"),
    ],
)
def test_what_is_no_table_is_refused(discs: list[Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        TABLE.play(discs)


def test_a_disc_may_touch_the_frame() -> None:
    rest = TABLE.play([man(370.0 - MAN_RADIUS, 0.0, 0.0, 50.0)]).rest[0]
    assert rest is not None
    assert rest.x == 370.0 - MAN_RADIUS


def test_a_strike_without_end_is_an_error_and_no_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    discs = mid_game(Random(2), 12, 3000.0)
    monkeypatch.setattr(flight, "MOST", 5)
    with pytest.raises(RuntimeError, match="found no end"):
        TABLE.play(discs)


def test_a_disc_that_left_the_table_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "HALF", 400.0)  # it meets the frames too late
    with pytest.raises(RuntimeError, match="disc 0 left the table"):
        TABLE.play([man(320.0, 0.0, 300.0, 0.0)])


def test_what_lies_in_a_pocket_is_in_nobodys_way() -> None:
    fallen = [man(-347.75, -347.75), man(-350.0, -350.0), man(-360.0, -352.0)]
    film = Table(TOURNAMENT).play([*fallen, man(0.0, 0.0)])
    assert film.pocketed == ((0.0, 0, 0), (0.0, 1, 0), (0.0, 2, 0))
    assert film.rest[3] == man(0.0, 0.0)
    with pytest.raises(ValueError, match="overlap"):
        Table(TOURNAMENT, pockets=False).play(fallen[:2])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"friction": 0.0}, "friction must be above 0"),
        ({"friction": -1.0}, "friction must be above 0"),
        ({"friction": 0.07, "restitution_men": 1.2}, "restitution_men must be"),
        ({"friction": 0.07, "restitution_frame": 0.0}, "restitution_frame must be"),
    ],
)
def test_a_surface_on_which_nothing_would_rest_is_refused(
    wrong: dict[str, float], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Surface(**wrong)
