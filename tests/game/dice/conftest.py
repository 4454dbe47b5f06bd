"""What every test of the table of dice football begins with."""

import pytest

from game.assets import Assets
from game.scenes.dice.painter import Painter
from game.ui.look import Look
from tests.game.dice.canvas import laid


@pytest.fixture
def look() -> Look:
    return Look(Assets())


@pytest.fixture
def painter(look: Look) -> Painter:
    return laid(look)
