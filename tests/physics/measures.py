"""What is measured on a film: overlap, energy, whether all stay on the table."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from physics.table import Disc, Film

HALF = 370.0
Floats = NDArray[np.float64]


def moments(film: Film, between: int = 8) -> Floats:
    """All key moments of a film, and `between` moments between each two of them."""
    keys = {0.0, film.duration, *(contact.time for contact in film.contacts)}
    keys |= {key[0] for track in film._tracks for key in track}
    marks = sorted(keys)
    parts = [np.linspace(a, b, between + 1, endpoint=False) for a, b in pairwise(marks)]
    return np.concatenate([*parts, np.array([film.duration])])


def places(film: Film, times: Floats) -> Floats:
    """Centres by time, disc and axis; a fallen disc is nowhere (nan)."""
    nowhere = (np.nan, np.nan)
    seen = np.array([[at or nowhere for at in film.at(t)] for t in times.tolist()])
    return seen.reshape(len(times), len(film.rest), 2)


def overlap(discs: Sequence[Disc], where: Floats) -> float:
    """The deepest overlap of two discs, in mm; negative if there always was a gap."""
    radii = np.array([disc.radius for disc in discs])
    worst = -np.inf
    for i in range(len(discs) - 1):
        apart = np.hypot(*np.moveaxis(where[:, i + 1 :] - where[:, i : i + 1], -1, 0))
        depth = radii[i] + radii[i + 1 :] - apart
        worst = max(worst, float(np.nanmax(depth, initial=-np.inf)))
    return worst


def outside(discs: Sequence[Disc], where: Floats) -> float:
    """How far a disc reaches into a frame, in mm."""
    radii = np.array([disc.radius for disc in discs])
    return float(np.nanmax(np.abs(where).max(-1) + radii - HALF, initial=-np.inf))


def energies(discs: Sequence[Disc], film: Film, times: Floats) -> Floats:
    """The energy of all discs that have not fallen, in g mm²/s², just after each moment."""
    total = np.zeros(len(times))
    gone = {index: fall for fall, index, _ in film.pocketed}
    for index, (disc, track) in enumerate(zip(discs, film._tracks, strict=True)):
        keys = np.array([key[0] for key in track])
        speeds = np.array([key[5] for key in track])
        at = np.searchsorted(keys, times, side="right") - 1
        speed = np.maximum(speeds[at] - film._friction * (times - keys[at]), 0.0)
        speed[times >= gone.get(index, np.inf)] = 0.0
        total += disc.mass / 2 * speed**2
    return total
