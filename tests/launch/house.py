"""A small copy of this house to be started as a player does, with tiny packages for real ones."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import play

NAME = f".venv-{play.VERSION}"  # what an environment is called
APP = """
import os, sys, tiny
print("app", sys.argv[1:], sys.prefix, os.getcwd(), sys.dont_write_bytecode)
sys.exit(7)
"""
RUNNER = """
import os, sys
print("pytest", sys.argv[1:], sys.prefix, os.getcwd())
sys.exit(5)
"""
PROJECT = """
[project]
dependencies = ["tiny >=1,<2"]
[project.optional-dependencies]
dev = ["pytest"]
"""


def stock(shelf: Path) -> None:
    """Put the packages on the shelf from which pip takes them."""
    make_wheel(shelf, "tiny")
    make_wheel(shelf, "extra")
    make_wheel(shelf, "pytest", RUNNER)


def make_wheel(shelf: Path, name: str, source: str = "") -> None:
    """A package of one module, as small as pip accepts it."""
    info = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in (*files, f"{info}/RECORD"))
    with zipfile.ZipFile(shelf / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for path, text in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(path, text)


class House:
    """play.py beside a stand-in for the app, on a machine that has a shelf and no network."""

    def __init__(self, place: Path, shelf: Path) -> None:
        self.root = place / "cărți și jocuri"
        self.elsewhere = place / "elsewhere"  # where it is started from
        self.data = place / "data"
        self.variables = {
            "PATH": os.environ["PATH"],
            "HOME": str(place / "home"),
            "XDG_DATA_HOME": str(self.data),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(shelf),
        }
        self._furnish()

    def _furnish(self) -> None:
        self.elsewhere.mkdir()
        (self.elsewhere / "game.py").write_text("raise SystemExit('not this game')")
        (self.root / "game").mkdir(parents=True)
        (self.root / "game" / "__init__.py").touch()
        (self.root / "game" / "__main__.py").write_text(APP)
        (self.root / "pyproject.toml").write_text(PROJECT)
        shutil.copy(play.__file__, self.root)

    @property
    def environment(self) -> Path:
        return self.root / NAME

    def begin(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start it and do not wait."""
        return subprocess.Popen(  # noqa: S603 - a file of ours
            [sys.executable, str(self.root / "play.py"), *arguments],
            cwd=self.elsewhere,
            env={**self.variables, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )

    def start(self, *arguments: str, **variables: str) -> tuple[int, str]:
        """Start it; answer the exit code and all that was said."""
        process = self.begin(*arguments, **variables)
        said, _ = process.communicate()
        return process.returncode, said
