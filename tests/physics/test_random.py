"""Random racks and strikes: nothing leaves, overlaps, gains energy, or hangs."""

from math import cos, hypot, radians, sin

from hypothesis import given, settings
from hypothesis import strategies as st

from physics.dimensions import HALF, MAN_RADIUS
from physics.table import DRY, SLICK, TOURNAMENT, Disc, Surface, Table
from tests.physics import campaign
from tests.physics.shots import man, rack, striker

EDGE = round((HALF - MAN_RADIUS) * 100)
COORDINATE = st.integers(-EDGE, EDGE)
SURFACES = st.sampled_from([TOURNAMENT, DRY, SLICK])
SPEED = st.integers(0, round(TOURNAMENT.v_max))
ANGLE = st.integers(0, 35999).map(lambda hundredths: hundredths / 100)


@st.composite
def anywhere(draw: st.DrawFn) -> list[Disc]:
    """Men in whole hundredths, some gliding, wherever there is room; many touch a frame."""
    discs: list[Disc] = []
    for x, y, speed, angle in draw(
        st.lists(st.tuples(COORDINATE, COORDINATE, st.just(0) | SPEED, ANGLE), max_size=20)
    ):
        turn = radians(angle)
        disc = man(x / 100, y / 100, speed * cos(turn), speed * sin(turn))
        if all(hypot(disc.x - d.x, disc.y - d.y) >= disc.radius + d.radius for d in discs):
            discs.append(disc)
    return discs


@st.composite
def cluster(draw: st.DrawFn) -> list[Disc]:
    """Part of a turned rack in whole hundredths, pushed somewhere, perhaps against a frame."""
    turn = draw(st.integers(0, 359))
    kept = draw(st.sets(st.integers(0, 18), min_size=1))
    dx, dy = draw(st.integers(-29000, 29000)) / 100, draw(st.integers(-5000, 29000)) / 100
    men = [disc for index, disc in enumerate(rack(turn)) if index in kept]
    moved = [man(round(d.x + dx, 2), round(d.y + dy, 2)) for d in men]
    shot = striker(draw(st.integers(-18420, 18420)) / 100, -252.6, draw(SPEED), draw(ANGLE))
    return [*moved, shot]


@settings(max_examples=60, deadline=5000, derandomize=True)
@given(anywhere() | cluster(), SURFACES, st.booleans())
def test_all_goals_hold(discs: list[Disc], surface: Surface, pockets: bool) -> None:  # noqa: FBT001
    table = Table(surface, pockets=pockets)
    film = table.play(discs)
    overlap, out, rise = campaign.measure(discs, film)
    assert overlap < 1e-3
    assert out < 1e-6 + 0.01  # a place rounded to hundredths may reach into a frame
    assert rise < 1e-12
    assert len(film.rest) == len(discs)
    assert {index for _, index, _ in film.pocketed} == {
        index for index, disc in enumerate(film.rest) if disc is None
    }
