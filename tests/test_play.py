"""play.py piece by piece; `tests/launch` starts it for real."""

import ast
import ctypes
import os
import re
import runpy
import shutil
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

import play

NAME = f".venv-{play.VERSION}"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with nothing but play.py and a list of requirements."""
    text = '[project]\ndependencies = ["tiny >=1"]\n'
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    return tmp_path


# -- what can be wrong


@pytest.mark.usefixtures("root")
def test_unknown_package_is_told_in_pips_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "1\n2\n3\n4\n5\nERROR: No matching distribution found for tiny\nWARNING: old pip\n"
    answers = iter([None, said])
    monkeypatch.setattr(play, "work", lambda *_: next(answers))
    assert play.main([]) == 1
    told = capsys.readouterr().err
    assert told.startswith("The parts of Sobremesa could not be installed.\npip said:\n    2\n")
    assert told.endswith("    ERROR: No matching distribution found for tiny\n")


@pytest.mark.usefixtures("root")
def test_missing_ensurepip_names_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: None if name == "ensurepip" else name)
    assert play.main([]) == 1
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_lonely_play_py_says_where_it_belongs(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "pyproject.toml").unlink()
    assert play.main([]) == 1
    assert f"there is no {root / 'pyproject.toml'}" in capsys.readouterr().err


def test_separator_in_the_folders_name_is_refused_with_the_reason(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = root / f"a{os.pathsep}b"
    assert not play.can_hold(odd / NAME)
    monkeypatch.setattr(play, "ROOT", odd)
    monkeypatch.setattr(play, "find_environment", lambda _: root / NAME)
    assert play.main([]) == 1
    assert "Rename it" in capsys.readouterr().err


def test_interrupted_setup_ends_without_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "find_environment", interrupt)
    assert play.main([]) == 130
    assert "The next start begins again" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="modes do not bind this user")
def test_read_only_folder_holds_no_environment(root: Path) -> None:
    root.chmod(0o555)
    assert not play.can_hold(root / NAME)


def test_a_file_system_without_links_holds_no_environment(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    assert play.can_hold(root / NAME)
    monkeypatch.setattr(Path, "symlink_to", refuse)
    assert not play.can_hold(root / NAME)
    assert [entry.name for entry in root.iterdir()] == ["pyproject.toml"]


def test_a_full_disk_holds_no_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=play.ROOM << 20))
    assert not play.can_hold(root / NAME)


def test_a_file_system_without_locks_does_not_stop_the_start(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(*_: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with play.locked(root):
        assert (root / play.LOCK).exists()


# -- other Pythons


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10), (3, 15)])
def test_other_pythons_are_told_which_ones_will_do(
    version: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    with pytest.raises(SystemExit) as left:
        runpy.run_path(play.__file__, run_name="__main__")
    assert f"this is Python {version[0]}.{version[1]} (" in str(left.value)
    assert "3.11, 3.12, 3.13 and 3.14" in str(left.value)


def test_old_pythons_can_read_the_file() -> None:
    source = Path(play.__file__).read_bytes()
    source.decode("ascii")  # 2.7 wants a declaration for anything else
    nodes = list(ast.walk(ast.parse(source)))
    modern = (ast.AnnAssign, ast.JoinedStr, ast.NamedExpr, ast.Starred, ast.AsyncFunctionDef)
    assert not [node for node in nodes if isinstance(node, modern)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    assert not [f.name for f in functions if f.returns or f.args.kwonlyargs or f.args.posonlyargs]
    assert not [a.arg for f in functions for a in f.args.args if a.annotation]


def test_the_versions_are_those_of_pyproject() -> None:
    project = tomllib.loads((play.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    limits = re.findall(r"\(3, (\d+)\)", Path(play.__file__).read_text(encoding="ascii"))
    oldest, newest = limits[:2]
    assert project["requires-python"] == f">=3.{oldest},<3.{int(newest) + 1}"


# -- the pieces


def test_variables_that_say_where_packages_come_from_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PIP_INDEX_URL", "PIP_CERT", "PIP_TARGET", "PYTHONHOME", "PYTHONPATH", "LANG"):
        monkeypatch.setenv(name, "x")
    kept = play.clean_variables()
    assert {"PIP_INDEX_URL", "PIP_CERT", "LANG", "PATH"} <= kept.keys()
    assert not {"PIP_TARGET", "PYTHONHOME", "PYTHONPATH"} & kept.keys()
    assert kept["PIP_USER"] == "0"


def test_tests_leave_nothing_in_a_folder_that_cannot_be_written(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "-x")
    beside = play.variables_for(root / NAME)
    assert beside["PYTHONPATH"] == str(root)
    assert beside["PYTEST_ADDOPTS"] == "-x"
    assert "PYTHONDONTWRITEBYTECODE" not in beside
    away = play.variables_for(root.parent / NAME)
    assert away["PYTEST_ADDOPTS"] == "-x -p no:cacheprovider"
    assert away["HYPOTHESIS_STORAGE_DIRECTORY"].startswith(str(root.parent / NAME))


def make_marked(folder: Path, stamp: str, home: Path) -> None:
    python = play.python_of(folder)
    python.parent.mkdir(parents=True)
    python.touch()
    (folder / "pyvenv.cfg").write_text(f"home = {home}\nversion = 3\n", encoding="utf-8")
    (folder / play.MARK).write_text(stamp, encoding="ascii")


def test_an_environment_is_ready_only_whole(tmp_path: Path) -> None:
    folder = tmp_path / NAME
    assert not play.is_ready(folder, "stamp")
    make_marked(folder, "stamp", tmp_path)
    assert play.is_ready(folder, "stamp")
    assert not play.is_ready(folder, "another stamp")
    play.python_of(folder).unlink()
    assert not play.is_ready(folder, "stamp")


def test_an_environment_whose_python_was_removed_is_not_ready(tmp_path: Path) -> None:
    make_marked(tmp_path / NAME, "stamp", tmp_path / "removed")
    assert not play.is_ready(tmp_path / NAME, "stamp")


def test_the_stamp_changes_with_requirements_and_python(monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = play.stamp_of(["tiny"])
    assert stamp == play.stamp_of(["tiny"])
    assert stamp != play.stamp_of(["tiny", "extra"])
    monkeypatch.setattr(play, "VERSION", "3.99")
    assert stamp != play.stamp_of(["tiny"])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Collecting pygame-ce<3,>=2.5.6", "  pygame-ce\n"),
        ("Processing /a b/pygame_ce-2.5.8-cp311-cp311-win_amd64.whl", "  pygame_ce\n"),
        ("Processing ./tiny-1.0-py3-none-any.whl (from extra)", "  tiny\n"),
        ("Installing collected packages: tiny", "  installing them ...\n"),
        (
            "WARNING: Retrying (Retry(total=4)) after connection broken",
            "  no answer from the network, trying again ...\n",
        ),
        ("Looking in links: here", ""),
    ],
)
def test_progress_in_plain_words(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    play.report(line)
    assert capsys.readouterr().out == told


# -- Windows


def test_windows_keeps_its_pythons_in_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path("env")
    monkeypatch.setattr(os, "name", "nt")
    assert play.python_of(folder).as_posix() == "env/Scripts/python.exe"
    assert play.python_of(folder, "pythonw").as_posix() == "env/Scripts/pythonw.exe"


def test_without_console_windows_shows_errors_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    user32 = SimpleNamespace(MessageBoxW=lambda _, text, title, __: shown.append((title, text)))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stderr", None)
    play.say("nobody reads this")
    assert play.complain("no room") == 1
    assert shown == [("Sobremesa", "no room")]
