"""The tint over the places where a man that comes back may stand."""

from math import dist

import pygame
import pytest

from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.zone import Zone
from game.ui.look import Look
from physics.laws.measures import Man
from physics.laws.places import can_stand

GREY = (120, 120, 120)
LYING = {
    "empty": (),
    "some": (Man("q", 300, -200), Man("w", 5000, 3000), Man("b", -6000, 500)),
    "beside": (Man("w", 0, 9000), Man("b", -9000, -3000)),
}


def open_about(men: tuple[Man, ...], x: float, y: float) -> bool | None:
    """Whether men can stand within 2 mm of a place; None if in some of that only."""
    near = range(-200, 201, 50)
    points = [(round(x) + dx, round(y) + dy) for dx in near for dy in near]
    verdicts = {can_stand(men, point) for point in points if dist(point, (x, y)) <= 200}
    return verdicts.pop() if len(verdicts) == 1 else None


@pytest.mark.parametrize("name", LYING)
@pytest.mark.parametrize(("side", "turns"), [(800, 0), (560, 3)])
def test_all_open_places_are_tinted_and_no_others(
    look: Look, name: str, side: int, turns: int
) -> None:
    """But for the edges, which are as fine as the screen."""
    painter, men = TablePainter(look), LYING[name]
    painter.lay(pygame.Rect(7, 3, side, side), turns)
    canvas = pygame.Surface((side + 9, side + 9), depth=32)
    canvas.fill(GREY)
    square = Zone().draw(canvas, painter, men)
    counts = {True: 0, False: 0}
    for x in range(square.left, square.right, 3):
        for y in range(square.top, square.bottom, 3):
            across, up = painter.to_table((x + 0.5, y + 0.5))
            verdict = open_about(men, 100 * across, 100 * up)
            if verdict is not None:
                assert (canvas.get_at((x, y))[:3] != GREY) == verdict, (x, y)
                counts[verdict] += 1
    assert min(counts.values()) > 100


def test_the_tint_follows_the_men(look: Look) -> None:
    painter, zone = TablePainter(look), Zone()
    painter.lay(pygame.Rect(0, 0, 800, 800))
    pictures = []
    for name in ("empty", "some", "empty"):
        canvas = pygame.Surface((800, 800), depth=32)
        zone.draw(canvas, painter, LYING[name])
        pictures.append(canvas.get_buffer().raw)
    assert pictures[0] == pictures[2] != pictures[1]
