"""The dice on the cloth, and what is written beside them."""

from itertools import combinations

import pygame
import pytest

from engines.core.contract import Seat
from game.scenes.dice.painter import Painter
from tests.game.dice.canvas import canvas, changed, pixels, unlike

SIDES = (Seat.HOME, Seat.AWAY)


def test_every_face_is_another(painter: Painter) -> None:
    for pictures in (
        [painter.badge(face, 26) for face in range(1, 7)],
        [painter._pieces.die(face, 24, Seat.HOME) for face in range(1, 7)],
    ):
        assert all(unlike(one, other) > 1 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("face", range(1, 7))
def test_a_flat_die_has_as_many_pips_as_it_says(painter: Painter, face: int) -> None:
    badge = canvas()
    badge.blit(painter.badge(face, 60), (0, 0))
    mask = pygame.mask.from_threshold(badge, (58, 33, 25), (40, 40, 40, 255))
    if face == 1:
        mask = pygame.mask.from_threshold(badge, (168, 50, 31), (40, 40, 40, 255))
    assert len(mask.connected_components(12)) == face


@pytest.mark.parametrize("side", SIDES)
def test_a_die_lands_with_its_face_up(painter: Painter, side: Seat) -> None:
    shots = []
    for progress in (0.0, 0.4, 0.7, 0.9, 1.0):
        surface = canvas()
        painter.die(surface, 5, progress, side=side)
        shots.append(surface)
    assert pixels(shots[3]) == pixels(shots[4])
    assert all(unlike(shots[4], shot) > 0.1 for shot in shots[:3])
    assert changed(shots[0]).centerx < changed(shots[1]).centerx < changed(shots[4]).centerx
    x, y = painter.at.rest()
    assert changed(shots[4]).collidepoint(x, y - 0.4 * painter.at.die_size)


def test_the_dice_of_the_sides_differ(painter: Painter) -> None:
    home, away = (painter._pieces.die(4, 26, side) for side in SIDES)
    assert unlike(home, away) > 8


def test_of_two_dice_one_may_still_be_in_the_hand(painter: Painter) -> None:
    one, two = canvas(), canvas()
    painter.dice(one, (3, 0))
    painter.dice(two, (3, 6))
    assert changed(one).width < changed(two).width
    assert painter.at.cloth.contains(changed(two))


RECKONINGS = (
    ("5 + 2", "rolled and owed", "7 steps"),
    ("5", "", ""),
    ("", "Press Space or touch the cloth to throw the die", ""),
    ("12 + 13", "a note that runs over three lines or more", "25 steps"),
    ("5 + 2 " * 20, "x" * 200, "7 steps"),
)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("words", RECKONINGS)
def test_a_reckoning_stays_beside_the_dice(
    painter: Painter, words: tuple[str, str, str], dice: int
) -> None:
    surface = canvas()
    painter.reckoning(surface, *words, dice=dice)
    seen = changed(surface)
    assert painter.at.beside_dice(dice).contains(seen)
    assert seen.width > 10


def test_a_short_reckoning_is_set_larger_than_a_long_one(painter: Painter) -> None:
    short, long = canvas(), canvas()
    painter.reckoning(short, "5", "rolled")
    painter.reckoning(long, "5", "rolled by whoever was the one to roll it after the last one")
    top = [changed(surface).top for surface in (short, long)]
    assert top[0] > top[1]


def test_each_side_has_its_own_die_at_the_draw(painter: Painter) -> None:
    corner, draw = canvas(), canvas()
    painter.dice(corner, (3, 6), side=Seat.HOME)
    painter.dice(draw, (3, 6), side=SIDES)
    left, right = (painter.at.rest(number, 2)[0] for number in range(2))
    middle = (left + right) / 2
    assert changed(draw, corner).left > middle
