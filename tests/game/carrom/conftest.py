"""A carrom table to be drawn, and something to draw it on."""

import pygame
import pytest

from game.assets import Assets
from game.scenes.carrom_table.painter import TablePainter
from game.ui.look import Look
from tests.game.carrom.canvas import AREA, GREY


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Assets())


@pytest.fixture
def painter(look: Look) -> TablePainter:
    made = TablePainter(look)
    made.lay(AREA)
    return made


@pytest.fixture
def canvas() -> pygame.Surface:
    surface = pygame.Surface(AREA.size, depth=32)
    surface.fill(GREY)
    return surface
