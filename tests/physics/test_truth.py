"""The table against the independent reference, and against itself: mirrored, finer, again."""

import subprocess
import sys
from hashlib import sha256
from math import hypot
from pathlib import Path
from random import Random

import pytest

from physics import meeting, shock
from physics.table import TOURNAMENT, Disc, Film, Table
from physics.touch import FINE, Grain
from tests.physics import campaign, measures, shots

TABLE = Table(TOURNAMENT)
FULL = TOURNAMENT.v_max
ROOT = Path(__file__).parents[2]


def apart(one: Film, other: Film, *, mirrored: bool = False) -> float:
    """How far apart two films leave the same disc, at most; a metre if only one pocketed it."""
    sign = -1 if mirrored else 1
    worst = 0.0
    for first, second in zip(one.rest, other.rest, strict=True):
        if first and second:
            worst = max(worst, hypot(first.x - sign * second.x, first.y - second.y))
        elif first is not second:
            return 1000.0
    return worst


def digest(film: Film) -> str:
    """Every bit of a film."""
    told = repr((film.rest, film.pocketed, film.contacts, film.duration, film.at(0.1234)))
    return sha256(told.encode()).hexdigest()


def mid_games(seed: int, count: int, men: int = 10) -> list[list[Disc]]:
    dice = Random(seed)
    return [shots.mid_game(dice, men, dice.uniform(0.2, 1) * FULL) for _ in range(count)]


def some_of_all() -> list[list[Disc]]:
    dice = Random(11)
    return [campaign.strike(dice, number) for number in range(24)]


def test_sixty_mid_game_shots_agree_with_the_reference() -> None:
    worst = max(campaign.untruth(discs, TABLE.play(discs)) for discs in mid_games(3, 60))
    assert worst < 1e-3


def test_crowded_shots_agree_with_the_reference() -> None:
    worst = max(campaign.untruth(discs, TABLE.play(discs)) for discs in mid_games(5, 10, men=19))
    assert worst < 1e-3


def test_mirrored_shots_have_mirrored_results() -> None:
    for discs in mid_games(7, 60):
        film, image = TABLE.play(discs), TABLE.play(shots.mirrored(discs))
        assert apart(film, image, mirrored=True) < 1e-3


@pytest.mark.parametrize("rack", [shots.rack(), shots.whole_rack()], ids=["ideal", "hundredths"])
def test_a_straight_break_is_symmetric(rack: list[Disc]) -> None:
    """Left and right men are hit at the same moments and resolved together."""
    film = TABLE.play([*rack, shots.striker(0.0, shots.BASE, FULL)])
    rests = [disc for disc in film.rest if disc]
    for disc in rests:
        assert min(hypot(disc.x + other.x, disc.y - other.y) for other in rests) < 1e-3


@pytest.mark.parametrize("field", [*Grain._fields, "all"])
def test_a_finer_grain_changes_nothing(field: str) -> None:
    finer = Grain(*(value / 10 for value in FINE))
    grain = finer if field == "all" else FINE._replace(**{field: getattr(finer, field)})
    other = Table(TOURNAMENT, grain=grain)
    for discs in mid_games(9, 20):
        assert apart(TABLE.play(discs), other.play(discs)) < 1e-3


def test_a_shorter_step_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shot_list = mid_games(13, 20)
    films = [TABLE.play(discs) for discs in shot_list]
    monkeypatch.setattr(shock, "STEP", shock.STEP / 10)
    monkeypatch.setattr(shock, "PAD", shock.PAD / 10)
    monkeypatch.setattr(shock, "ROUNDS", shock.ROUNDS * 10)
    monkeypatch.setattr(meeting, "FINEST", meeting.FINEST / 10)
    for discs, film in zip(shot_list, films, strict=True):
        assert apart(film, TABLE.play(discs)) < 1e-3


def test_nothing_overlaps_leaves_or_gains_energy() -> None:
    for discs in some_of_all():
        overlap, out, rise = campaign.measure(discs, TABLE.play(discs))
        assert overlap < 1e-3
        assert out < 1e-6
        assert rise < 1e-12


def test_a_contact_loses_energy_and_keeps_momentum() -> None:
    for discs in mid_games(17, 20):
        for contact in TABLE.play(discs).contacts:
            mass = discs[contact.i].mass, discs[contact.j].mass if contact.j >= 0 else 0.0
            moved = [
                sum(m * v[axis] for m, v in zip(mass, velocities, strict=True))
                for velocities in (contact.before, contact.after)
                for axis in (0, 1)
            ]
            energy = [
                sum(m * hypot(*v) ** 2 for m, v in zip(mass, velocities, strict=True))
                for velocities in (contact.before, contact.after)
            ]
            assert energy[1] <= energy[0] * (1 + 1e-12)
            if contact.j >= 0:
                assert moved[:2] == pytest.approx(moved[2:], rel=1e-9, abs=1e-6)


def test_films_are_the_same_in_the_same_process() -> None:
    for discs in some_of_all():
        assert digest(TABLE.play(discs)) == digest(Table(TOURNAMENT).play(discs))


def digests() -> str:
    """What another process prints, to be compared."""
    return " ".join(digest(TABLE.play(discs)) for discs in some_of_all())


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_films_are_the_same_in_another_process_and_hash_seed(seed: str) -> None:
    code = "from tests.physics.test_truth import digests; print(digests())"
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digests()


def test_measures_see_what_they_are_to_see() -> None:
    """An overlap, a disc in a frame: the measuring itself is tried."""
    film = TABLE.play([shots.man(0.0, 0.0), shots.man(31.76, 0.0), shots.man(354.13, 0.0)])
    discs = [shots.man(0.0, 0.0)] * 3
    where = measures.places(film, measures.moments(film))
    assert measures.overlap(discs, where) == pytest.approx(0.04, abs=1e-9)
    assert measures.outside(discs, where) == pytest.approx(0.03, abs=1e-9)
