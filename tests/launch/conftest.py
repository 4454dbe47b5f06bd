"""The shelf and the houses of the tests that start play.py."""

from pathlib import Path

import pytest

from tests.launch.house import House, stock


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip finds the packages of the stand-ins."""
    folder = tmp_path_factory.mktemp("shelf")
    stock(folder)
    return folder


@pytest.fixture
def house(tmp_path: Path, shelf: Path) -> House:
    """A house that nobody has started yet."""
    return House(tmp_path, shelf)
