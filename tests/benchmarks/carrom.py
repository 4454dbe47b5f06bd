"""How true and how fast the carrom table is: `python -m tests.benchmarks.carrom` prints a table.

Beside it stands Pymunk as it is commonly used for such a table, in the same run on the same shots:
fixed steps of 1/1000 s, friction by a PivotJoint to the board for every disc, no pockets, nothing
looked at while it runs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import asin, atan2, degrees, hypot, radians, sin, sqrt
from random import Random
from statistics import median
from time import perf_counter

import pymunk

from physics.dimensions import HALF, MAN_RADIUS, STRIKER_RADIUS
from physics.table import TOURNAMENT, Disc, Table
from tests.physics import campaign, shots

STEP, STRETCH = 1 / 1000, 20
FULL = TOURNAMENT.v_max
SLOWING = TOURNAMENT.friction * 9810.0
REACH = MAN_RADIUS + STRIKER_RADIUS
RUNS = 20
Place = tuple[float, float]
Row = tuple[str, str, str]


@dataclass
class Plain:
    """A strike played by Pymunk in fixed steps, as lean as can be."""

    discs: Sequence[Disc]
    overlap: float = 0.0
    struck: Place | None = None
    bodies: list[pymunk.Body] = field(default_factory=list)
    space: pymunk.Space = field(default_factory=pymunk.Space)

    def __post_init__(self) -> None:
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
        for one, two in pairwise(corners):
            ends = [((HALF + 50) * x, (HALF + 50) * y) for x, y in (one, two)]
            frame = pymunk.Segment(self.space.static_body, ends[0], ends[1], 50)
            frame.elasticity = TOURNAMENT.restitution_frame / sqrt(TOURNAMENT.restitution_men)
            self.space.add(frame)
        for disc in self.discs:
            self.add(disc)

    def add(self, disc: Disc) -> None:
        body = pymunk.Body(disc.mass, pymunk.moment_for_circle(disc.mass, 0, disc.radius))
        body.position, body.velocity = (disc.x, disc.y), (disc.vx, disc.vy)
        shape = pymunk.Circle(body, disc.radius)
        shape.elasticity = sqrt(TOURNAMENT.restitution_men)
        drag = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        drag.max_bias, drag.max_force = 0, disc.mass * SLOWING
        self.space.add(body, shape, drag)
        self.bodies.append(body)

    def play(self, watch: Callable[["Plain"], bool] | None = None) -> "Plain":
        """Until everything rests, which is asked rarely, or `watch` has seen enough."""
        step, bodies = self.space.step, self.bodies
        while any(body.velocity.length > 1 for body in bodies):
            for _ in range(STRETCH):
                step(STEP)
                if watch and not watch(self):
                    return self
        return self

    def see_overlap(self) -> bool:
        where = [
            (body.position, disc.radius) for body, disc in zip(self.bodies, self.discs, strict=True)
        ]
        for k, (place, radius) in enumerate(where):
            for other, second in where[:k]:
                self.overlap = max(self.overlap, radius + second - (place - other).length)
        return True

    def see_struck(self) -> bool:
        """Go on until the first disc has been struck."""
        velocity = self.bodies[0].velocity
        if velocity.length > 0:
            self.struck = velocity
        return self.struck is None


def milliseconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1e3


def cuts(speed: float) -> list[tuple[list[Disc], float]]:
    """Strikes that must hit a man, with the direction in which it must go, in degrees."""
    dice, found = Random(5), []
    for _ in range(200):
        begin = dice.uniform(-184, 184)  # near enough for a slow strike
        x, y = begin + dice.uniform(-100, 100), dice.uniform(-150, 0)
        cut = dice.uniform(-75, 75)
        aim = atan2(y - shots.BASE, x - begin)
        aim -= asin(REACH * sin(radians(cut)) / hypot(x - begin, y - shots.BASE))
        struck = shots.striker(begin, shots.BASE, speed, degrees(aim))
        found.append(([shots.man(x, y), struck], degrees(aim) + cut))
    return found


def errors(speed: float, strike: Callable[[list[Disc]], Place | None]) -> tuple[float, float, int]:
    """Cut errors in degrees: root of the mean square, largest; and how many missed."""
    found, missed = [], 0
    for discs, line in cuts(speed):
        went = strike(discs)
        if went is None:
            missed += 1
        else:
            found.append((degrees(atan2(went[1], went[0])) - line + 180) % 360 - 180)
    return sqrt(sum(e * e for e in found) / len(found)), max(map(abs, found)), missed


def ours(discs: list[Disc]) -> Place | None:
    film = Table(TOURNAMENT, pockets=False).play(discs)
    first = film.contacts[0]
    return first.after[0] if (first.i, first.j) == (0, 1) else None


def theirs(discs: list[Disc]) -> Place | None:
    return Plain(discs).play(Plain.see_struck).struck


def runs() -> float:
    """Runs between the frames of a lone striker at full power, the first one counted whole."""
    film = Table(TOURNAMENT).play([shots.striker(0.0, shots.BASE, FULL)])
    room = HALF - STRIKER_RADIUS
    rest = film.rest[0]
    if rest is None:
        return 0.0
    last = -rest.y if len(film.contacts) % 2 else rest.y
    return len(film.contacts) + (last + room) / (2 * room)


def asymmetry(rack: list[Disc]) -> float:
    """How far a straight break's men lie from the mirror image of their partners, in mm."""
    film = Table(TOURNAMENT).play([*rack, shots.striker(0.0, shots.BASE, FULL)])
    rests = [disc for disc in film.rest if disc]
    return max(min(hypot(a.x + b.x, a.y - b.y) for b in rests) for a in rests)


def mirror(played: Sequence[list[Disc]]) -> float:
    """How far a mirrored shot's result lies from the mirrored result, in mm."""
    table, worst = Table(TOURNAMENT), 0.0
    for discs in played:
        film, image = table.play(discs), table.play(shots.mirrored(discs))
        for one, two in zip(film.rest, image.rest, strict=True):
            if (one is None) != (two is None):
                return 1000.0
            if one and two:
                worst = max(worst, hypot(one.x + two.x, one.y - two.y))
    return worst


def mid_games() -> list[list[Disc]]:
    dice = Random(60)
    return [shots.mid_game(dice, 10, 0.6 * FULL) for _ in range(60)]


def speed_rows(breaking: list[Disc], games: Sequence[list[Disc]]) -> list[Row]:
    table = Table(TOURNAMENT)
    mine = [milliseconds(partial(table.play, breaking)) for _ in range(RUNS)]
    plain = [milliseconds(Plain(breaking).play) for _ in range(RUNS)]
    mid = [milliseconds(partial(table.play, discs)) for discs in games[:RUNS]]
    plain_mid = [milliseconds(Plain(discs).play) for discs in games[:RUNS]]
    rows = []
    for name, one, two in (("break", mine, plain), ("mid-game shot", mid, plain_mid)):
        ours_ms, plain_ms = median(one), median(two)
        rows += [
            (f"{name}, median of {RUNS}, ms", f"{ours_ms:.2f}", f"{plain_ms:.2f}"),
            ("  part of plain pymunk's time", f"{ours_ms / plain_ms:.3f}", "1"),
        ]
    rates = [f"{1e3 * RUNS / sum(times):.0f}" for times in (mid, plain_mid)]
    return [*rows, ("mid-game shots a second", rates[0], rates[1])]


def truth_rows(breaking: list[Disc], games: Sequence[list[Disc]]) -> list[Row]:
    table = Table(TOURNAMENT)
    found = [campaign.measure(discs, table.play(discs)) for discs in [breaking, *games]]
    plain = Plain(breaking).play(Plain.see_overlap).overlap
    truth = max(campaign.untruth(discs, table.play(discs)) for discs in games)
    uneven, ideal = asymmetry(shots.whole_rack()), asymmetry(shots.rack())
    return [
        ("worst overlap, mm", f"{max(f[0] for f in found):.1e}", f"{plain:.2f}"),
        ("largest rise of energy, part", f"{max(f[2] for f in found):.1e}", ""),
        ("60 mirrored shots differ by, mm", f"{mirror(games):.1e}", ""),
        ("asymmetry of a straight break, mm", f"{uneven:.1e}", ""),
        ("  the rack not rounded to hundredths", f"{ideal:.1e}", ""),
        ("60 mid-game shots from the reference, mm", f"{truth:.1e}", ""),
        ("runs at full power", f"{runs():.2f}", ""),
    ]


def cut_rows(power: float) -> list[Row]:
    mine, other = errors(power * FULL, ours), errors(power * FULL, theirs)
    return [
        (
            f"cut error at {power:.0%}: rms / largest, degrees",
            f"{mine[0]:.1e} / {mine[1]:.1e}",
            f"{other[0]:.2f} / {other[1]:.2f}",
        ),
        ("  missed of 200", f"{mine[2]}", f"{other[2]}"),
    ]


def main() -> None:
    breaking = [*shots.whole_rack(), shots.striker(0.0, shots.BASE, FULL)]
    games = mid_games()
    print(f"{'the carrom table':44}{'ours':>20}{'plain pymunk 1/1000':>22}")
    rows = speed_rows(breaking, games)
    for power in (0.2, 0.6, 1.0):
        rows += cut_rows(power)
    for name, mine, plain in rows + truth_rows(breaking, games):
        print(f"{name:44}{mine:>20}{plain:>22}")


if __name__ == "__main__":
    main()
