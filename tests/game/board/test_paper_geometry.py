"""Paper football: pixels of the screen and points of the paper."""

import pygame
import pytest

from game.scenes.paper.geometry import Geometry, Size


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("size", [Size(), Size(8, 10, 2), Size(20, 30, 6), Size(20, 10, 6)])
@pytest.mark.parametrize("area", [(691, 640), (936, 800), (400, 300)])
def test_pixels_and_places_are_inverse(
    size: Size,
    area: tuple[int, int],
    turned: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    at = Geometry.fit(size, pygame.Rect((7, 5), area), turned=turned)
    for place in size.places():
        x, y = at.on_screen(place)
        assert at.sheet.collidepoint(x, y)
        assert at.place_at((x, y)) == place
        assert at.place_at((x + 0.3 * at.cell, y - 0.3 * at.cell)) == place


def test_off_the_points_there_is_no_place() -> None:
    at = Geometry.fit(Size(), pygame.Rect(0, 0, 936, 800))
    x, y = at.on_screen((7, 11))
    assert at.place_at((x + 0.5 * at.cell, y + 0.5 * at.cell)) is None
    assert at.place_at(at.on_screen((-1, 3))) is None
    assert at.place_at(at.on_screen((3, -1))) is None, "behind a front line there is no goal"


def test_turned_the_board_is_seen_from_the_other_chair() -> None:
    area = pygame.Rect(0, 0, 936, 800)
    straight, turned = (Geometry.fit(Size(), area, turned=t) for t in (False, True))
    x, y = straight.on_screen((2, 3))
    middle = straight.on_screen((7, 11))
    assert turned.on_screen((2, 3)) == (2 * middle[0] - x, 2 * middle[1] - y)
