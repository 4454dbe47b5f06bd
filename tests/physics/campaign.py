"""Random strikes by the thousand: `python -m tests.physics.campaign 10000 1` (how many, seed).

Every strike is measured for overlap, for leaving the table, for energy and for the time it takes;
every tenth is played again by the independent reference, as long as that has a right answer: no
discs that touch from the beginning.
"""

import sys
from random import Random
from time import process_time

import numpy as np

from physics.table import TOURNAMENT, Disc, Film, Table
from tests.physics import measures, reference, shots

FULL = TOURNAMENT.v_max
TABLE = Table(TOURNAMENT)
FRICTION = TOURNAMENT.friction * 9810.0


def strike(dice: Random, number: int) -> list[Disc]:
    """Half of them mid-game shots, the others breaks and presses."""
    if number % 2:
        return shots.mid_game(dice, dice.choice([1, 3, 6, 10, 15, 19]), dice.uniform(20, FULL))
    if number % 4:
        return shots.random_break(dice, FULL)
    return shots.pressed(dice, FULL)


def measure(discs: list[Disc], film: Film) -> tuple[float, float, float]:
    """Overlap (beyond what was given, mm), reach into a frame (mm), rise of energy (part)."""
    times = measures.moments(film, 2)
    where = measures.places(film, times)
    given = max(measures.overlap(discs, where[:1]), 0.0)
    energy = measures.energies(discs, film, times)
    rise = float(np.max(np.diff(energy), initial=0.0)) / max(float(energy[0]), 1e-300)
    return (
        max(measures.overlap(discs, where) - given, 0.0),
        max(measures.outside(discs, where), 0.0),
        rise,
    )


def untruth(discs: list[Disc], film: Film) -> float:
    """How far from the reference the worst disc ends, in mm; a wrong pocket counts as a metre."""
    bodies = reference.play([reference.Body(*disc) for disc in discs], FRICTION)
    pockets = {index: pocket for _, index, pocket in film.pocketed}
    worst = 0.0
    for index, (body, rest) in enumerate(zip(bodies, film.rest, strict=True)):
        if body.pocket != pockets.get(index):
            return 1000.0
        if rest is not None:
            worst = max(worst, float(np.hypot(body.x - rest.x, body.y - rest.y)))
    return worst


def main(count: int, seed: int) -> None:
    dice = Random(seed)
    worst = np.zeros(4)
    times, lost = [], 0
    for number in range(count):
        discs = strike(dice, number)
        begun = process_time()
        film = TABLE.play(discs)
        times.append(process_time() - begun)
        found = [*measure(discs, film), 0.0]
        if number % 20 == 1:
            found[3] = untruth(discs, film)
        worst = np.maximum(worst, found)
        lost += found[0] > 1e-3 or found[1] > 1e-6 or found[2] > 1e-12 or found[3] > 0.5
        if lost and found[0] + found[3] > 1e-3:
            sys.stdout.write(f"strike {number}: {found}\n")
    ranked = sorted(times)
    middle, late = ranked[count // 2] * 1e3, ranked[count * 99 // 100] * 1e3
    sys.stdout.write(
        f"{count} strikes, seed {seed}: {lost} broke a goal\n"
        f"worst overlap {worst[0]:.2e} mm, out {worst[1]:.2e} mm, energy {worst[2]:+.1e},"
        f" from the reference {worst[3]:.2e} mm\n"
        f"ms: median {middle:.2f}, 99 of 100 {late:.2f}, slowest {ranked[-1] * 1e3:.1f}\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
