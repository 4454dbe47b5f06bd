"""Every state that once broke something: it ends, soon, and keeps all goals."""

import json
from pathlib import Path

import numpy as np
import pytest

from physics.table import TOURNAMENT, Disc, Film, Table
from tests.physics import measures

STATES = sorted(Path(__file__).with_name("states").glob("*.json"))
Played = tuple[list[Disc], Film]


@pytest.fixture(params=STATES, ids=lambda path: path.stem, scope="module")
def played(request: pytest.FixtureRequest) -> Played:
    state = json.loads(request.param.read_text("utf-8"))
    discs = [Disc(*disc) for disc in state["discs"]]
    return discs, Table(TOURNAMENT).play(discs)


def test_it_ends_soon(played: Played) -> None:
    _, film = played
    assert len(film.contacts) < 1500
    assert film.duration < 6


def test_nothing_overlaps_or_leaves(played: Played) -> None:
    discs, film = played
    where = measures.places(film, measures.moments(film, 2))
    given = max(measures.overlap(discs, where[:1]), 0.0)
    assert measures.overlap(discs, where) - given < 1e-3
    assert measures.outside(discs, where) < 1e-6


def test_energy_never_rises(played: Played) -> None:
    discs, film = played
    energy = measures.energies(discs, film, measures.moments(film))
    assert float(np.diff(energy).max()) <= 1e-12 * energy[0]
