"""Strikes to try the table with: breaks, mid-game shots, discs pressed together."""

from math import atan2, cos, hypot, pi, radians, sin
from random import Random

from physics.dimensions import HALF, MAN_MASS, MAN_RADIUS, STRIKER_MASS, STRIKER_RADIUS
from physics.table import Disc

BASE = -252.6
CORNER = 320.0  # men nearer to a corner than this would lie in a pocket
Place = tuple[float, float]


def man(x: float, y: float, vx: float = 0.0, vy: float = 0.0) -> Disc:
    return Disc(x, y, vx, vy, MAN_RADIUS, MAN_MASS)


def striker(x: float, y: float, speed: float = 0.0, degrees: float = 90.0) -> Disc:
    angle = radians(degrees)
    across = 0.0 if degrees % 180 == 90 else speed * cos(angle)
    along = 0.0 if degrees % 180 == 0 else speed * sin(angle)
    return Disc(x, y, across, along, STRIKER_RADIUS, STRIKER_MASS)


def rack(turn: float = 0.0, digits: int | None = None) -> list[Disc]:
    """The nineteen men as they start, turned by degrees, rounded to `digits`."""
    near, edge, far = 2 * MAN_RADIUS, 2 * MAN_RADIUS * 3**0.5, 4 * MAN_RADIUS
    rings = [(near, 30), (far, 30), (edge, 0)]
    places = [(0.0, 0.0)]
    for radius, first in rings:
        for degrees in range(first, first + 360, 60):
            angle = radians(degrees + turn)
            places.append((radius * cos(angle), radius * sin(angle)))
    if digits is not None:
        places = [(round(x, digits), round(y, digits)) for x, y in places]
    return [man(x, y) for x, y in places]


def whole_rack() -> list[Disc]:
    """The rack in whole hundredths, exactly symmetric left and right."""
    return rack(digits=2)


def scatter(dice: Random, count: int, discs: list[Disc]) -> list[Disc]:
    """`count` more men in whole hundredths, none overlapping, none in a pocket."""
    found = list(discs)
    room = round((HALF - MAN_RADIUS) * 100)
    while len(found) < count + len(discs):
        x, y = dice.randint(-room, room) / 100, dice.randint(-room, room) / 100
        free = all(hypot(x - d.x, y - d.y) > MAN_RADIUS + d.radius for d in found)
        if free and not (abs(x) > CORNER and abs(y) > CORNER):
            found.append(man(x, y))
    return found[len(discs) :]


def mid_game(dice: Random, men: int, speed: float) -> list[Disc]:
    """Men anywhere, and the striker aimed at one of them, not always well."""
    x = dice.randint(-18420, 18420) / 100
    around = scatter(dice, men, [striker(x, BASE)])
    aim = dice.choice(around)
    angle = atan2(aim.y - BASE, aim.x - x) + dice.uniform(-0.08, 0.08)
    return [*around, striker(x, BASE, speed, angle * 180 / pi)]


def random_break(dice: Random, full: float) -> list[Disc]:
    """A rack turned anyhow, as whole hundredths or not, and a striker sent near it."""
    men = rack(dice.randint(0, 359), dice.choice([2, 2, None]))
    x = dice.choice([0.0, dice.randint(-18420, 18420) / 100])
    angle = atan2(-BASE, -x) + dice.choice([0.0, dice.uniform(-0.3, 0.3)])
    speed = dice.choice([full, dice.uniform(50, full)])
    return [*men, striker(x, BASE, speed, angle * 180 / pi)]


def pressed(dice: Random, full: float) -> list[Disc]:
    """A row of men that touch, driven against a frame by several discs at once."""
    count = dice.randint(2, 6)
    x, lean = dice.uniform(-200, 200), dice.uniform(-0.4, 0.4)
    row = [man(x, HALF - MAN_RADIUS)]
    for _ in range(count):
        last = row[-1]
        row.append(man(last.x + 31.8 * sin(lean), last.y - 31.8 * cos(lean)))
    row = [Disc(round(d.x, 2), round(d.y, 2), *d[2:]) for d in row]
    others = scatter(dice, 8, [*row, striker(x, BASE)])
    driven = []
    for disc in others:
        angle = atan2(row[-1].y - disc.y, row[-1].x - disc.x)
        speed = dice.uniform(0, full / 3)
        driven.append(man(disc.x, disc.y, speed * cos(angle), speed * sin(angle)))
    return [*row, *driven, striker(x, BASE, dice.uniform(50, full), 90 + dice.uniform(-5, 5))]


def mirrored(discs: list[Disc]) -> list[Disc]:
    return [disc._replace(x=-disc.x, vx=-disc.vx) for disc in discs]
