"""CR-4.5 and CR-5.6: the exact places, against a search of every point there is."""

from math import isqrt
from random import Random

import pytest

from physics.laws.chairs import Chair, seen_from, turned
from physics.laws.measures import MAN, SIDE_MEN, Man
from physics.laws.places import can_stand, due_place, queen_place
from physics.laws.state import Queen
from tests.physics.rules.board import Board, names

BOARD = Board()
Men = tuple[Man, ...]


def every_column(men: Men, chair: Chair, ring: int, reach: int) -> tuple[int, int] | None:
    """The best point up to `reach` from the centre by going through all columns of points.

    Nearest the centre; of equal ones farther from the player, then to his left (CR-5.6).
    """
    found: list[tuple[int, int, int, tuple[int, int]]] = []
    for x in range(-reach, reach + 1):
        for step in (1, -1):
            y = first_free(men, x, ring, step)
            if x * x + y * y <= reach * reach:
                right, away = seen_from(chair, (x, y))
                found.append((x * x + y * y, -away, right, (x, y)))
    return min(found)[3] if found else None


def first_free(men: Men, x: int, ring: int, step: int) -> int:
    """Along one column, up or down from the middle."""
    circles = [(0, 0, ring), *((man.x, man.y, MAN) for man in men)]
    y = 0
    while True:
        taken = [c for c in circles if (x - c[0]) ** 2 + (y - c[1]) ** 2 < c[2] ** 2]
        if not taken:
            return y
        cx, cy, radius = taken[0]
        y = cy + step * (isqrt(radius**2 - (x - cx) ** 2 - 1) + 1)


def test_an_empty_board() -> None:
    assert queen_place((), Chair.BOTTOM) == (0, 0)
    for chair, place in zip(Chair, [(0, 3180), (-3180, 0), (0, -3180), (3180, 0)], strict=True):
        assert due_place((), chair) == place


@pytest.mark.clause("CR-5.6")
def test_behind_a_man_on_the_centre_as_the_player_sees_it() -> None:
    men = (Man("w", 0, 0),)
    places = [queen_place(men, chair) for chair in Chair]
    assert places == [(0, 3180), (-3180, 0), (0, -3180), (3180, 0)]


@pytest.mark.clause("CR-5.6")
def test_beside_a_man_that_takes_part_of_the_centre() -> None:
    assert queen_place((Man("w", 2000, 0),), Chair.BOTTOM) == (-1180, 0)
    assert queen_place((Man("w", 0, 3180),), Chair.BOTTOM) == (0, 0)
    assert queen_place((Man("w", 0, 3179),), Chair.BOTTOM) == (0, -1)
    both = (Man("w", 0, 2000), Man("b", 0, -2000))
    assert queen_place(both, Chair.BOTTOM) == (-2473, 0)
    assert queen_place(both, Chair.TOP) == (2473, 0)


@pytest.mark.clause("CR-5.6")
@pytest.mark.parametrize("seed", range(8))
def test_the_queens_place_is_the_best_of_all(seed: int) -> None:
    men = scattered(Random(seed), 1 + seed, 2500 + 500 * seed)
    chair = Chair(seed % 4)
    place = queen_place(men, chair)
    reach = isqrt(place[0] ** 2 + place[1] ** 2) + 1
    assert every_column(men, chair, 0, reach) == place


@pytest.mark.clause("CR-4.5")
@pytest.mark.parametrize("seed", range(8))
def test_the_place_of_a_due_is_the_best_of_all(seed: int) -> None:
    men = scattered(Random(seed), 2 * seed, 7000)
    chair = Chair(seed % 4)
    place = due_place(men, chair)
    assert every_column(men, chair, MAN, 6910) == place


@pytest.mark.clause("CR-4.5", "CR-5.6")
def test_places_among_men_on_a_symmetric_pattern() -> None:
    """Where many are equally near, the player's view decides."""
    men = tuple(Man("w", *turned((3180, 0), quarters)) for quarters in range(4))
    crossed = (Man("q", 0, 0), *men)
    for chair in Chair:
        assert due_place(crossed, chair) == every_column(crossed, chair, MAN, 6910)
        assert queen_place(crossed, chair) == every_column(crossed, chair, 0, 6910)


def scattered(luck: Random, number: int, spread: int) -> Men:
    men: list[Man] = []
    for _ in range(1000):
        if len(men) == number:
            break
        man = Man("w", luck.randint(-spread, spread), luck.randint(-spread, spread))
        if all((man.x - m.x) ** 2 + (man.y - m.y) ** 2 >= MAN * MAN for m in men):
            men.append(man)
    return tuple(men)


def test_a_crowd_is_looked_through_quickly() -> None:
    """Nineteen men about the centre, of which some leave no place at all."""
    for seed in range(30):
        luck = Random(seed)
        grid = [
            Man("w", x + luck.randint(-20, 20), y + luck.randint(-20, 20))
            for x in range(-6600, 6601, 3300)
            for y in range(-6600, 6601, 3300)
        ]
        men = tuple(luck.sample(grid, 18))
        place = due_place(men, Chair.BOTTOM)
        assert place is None or can_stand(men, place)


@pytest.mark.clause("CR-4.5")
def test_auto_goes_by_the_next_striker() -> None:
    state, _ = BOARD.settle(BOARD.at(SIDE_MEN - 1), striker=True)
    state, told = BOARD.play(state, "P:auto")
    assert told[0]["at"] == [0, -3180]  # away from away, who strikes next
    state, _ = BOARD.settle(BOARD.at(5), white=1, striker=True)
    state, told = BOARD.play(state, "P:auto")
    assert told[0]["at"] == [0, 3180]


@pytest.mark.clause("CR-5.6")
def test_she_is_put_back_before_dues_are_placed() -> None:
    start = BOARD.load(
        men=[["w", 0, 0], ["w", 20000, 0], ["b", -20000, 0]], to_move="home", queen="covering"
    )
    auto = Board(due_placing="auto")
    state, told = auto.settle(start, striker=True)
    assert names(told)[-2:] == [("queen-back", "CR-5.4"), ("placed", "CR-4.5")]
    assert told[-2]["at"] == [0, -3180]
    assert told[-1]["at"] == [3180, 0] or told[-1]["at"][1] < 0
    assert state.queen is Queen.BOARD
