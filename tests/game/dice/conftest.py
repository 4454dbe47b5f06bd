"""What every test of the table of dice football begins with."""

import pytest

from game.assets import Assets
from game.desk import Desk
from game.scenes.dice.painter import Painter
from game.ui.look import Look
from tests.game.conftest import MakeDesk
from tests.game.dice.canvas import laid


@pytest.fixture(scope="session")
def one_look() -> Look:
    """What all tables of a run are drawn with: it keeps what it has made."""
    return Look(Assets())


@pytest.fixture
def desk(make_desk: MakeDesk, one_look: Look) -> Desk:
    """A desk whose pictures are made once a run and not once a test."""
    made = make_desk()
    made.look = one_look
    return made


@pytest.fixture
def look() -> Look:
    return Look(Assets())


@pytest.fixture
def painter(look: Look) -> Painter:
    return laid(look)
