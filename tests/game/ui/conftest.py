"""Looks for the tests of the widget layer; no window is ever opened."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.assets import Assets
from game.ui.look import Look


@pytest.fixture(scope="session")
def assets() -> Assets:
    return Assets()


@pytest.fixture(scope="session")
def look(assets: Assets) -> Look:
    return Look(assets)
