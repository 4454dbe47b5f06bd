"""The walls between the rooms stand, and each of them would be seen to break."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("game", "engines", "physics")
COMMAND = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", COMMAND, "--no-cache"]
    return subprocess.run(  # noqa: S603 - our own command
        command, cwd=house, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rooms, in which a wall may be broken."""
    copy = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for room in ROOMS:
        ignore = shutil.ignore_patterns("__pycache__", "_assets")
        shutil.copytree(ROOT / room, copy / room, ignore=ignore)
    return copy


def test_the_walls_stand(house: Path) -> None:
    done = lint(house)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "line", "wall"),
    [
        ("engines/core/crossing.py", "import game.app", "game over physics over engines"),
        ("engines/play/crossing.py", "import physics", "game over physics over engines"),
        ("physics/crossing.py", "import pygame", "headless"),
        ("engines/protocol/crossing.py", "import pygame", "headless"),
        ("engines/core/crossing.py", "import time", "no chance"),
        ("engines/paper_football/crossing.py", "import random", "no chance"),
        ("engines/paper_football/crossing.py", "import pymunk", "no chance"),
        ("physics/laws/crossing.py", "import random", "no table"),
        ("physics/laws/crossing.py", "import physics.table", "no table"),
        ("engines/play/crossing.py", "import engines.paper_football", "play knows no game"),
        ("engines/paper_football/crossing.py", "import engines.play.clock", "play knows no game"),
        ("engines/core/crossing.py", "import engines.catalogue", "play knows no game"),
        ("engines/newcomer.py", "", "play knows no game"),
    ],
)
def test_a_crossing_is_seen(house: Path, file: str, line: str, wall: str) -> None:
    crossing = house / file
    crossing.write_text(line + "\n", "utf-8")
    try:
        done = lint(house)
    finally:
        crossing.unlink()
    assert done.returncode != 0
    assert wall in " ".join(done.stdout.split())
