"""The command line, in a process of its own as players start it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.__main__ import main

ROOT = Path(__file__).parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {"SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"}
    kept = {key: value for key, value in os.environ.items() if key not in known}
    return subprocess.run(  # noqa: S603 - our own program with our own arguments
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env={**kept, "SDL_AUDIODRIVER": "dummy", **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_smoke_draws_the_start_screen_and_leaves(tmp_path: Path) -> None:
    done = run("--smoke", "--data-dir", str(tmp_path), SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "games").is_dir()


def test_smoke_at_another_size_with_a_strange_folder(tmp_path: Path) -> None:
    folder = tmp_path / "ma\u021ba \u2013 juegos"
    done = run(
        "--smoke", "--window", "1024x640", "--data-dir", str(folder), SDL_VIDEODRIVER="offscreen"
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_no_display_is_said_and_not_drawn_for_nobody(tmp_path: Path) -> None:
    done = run("--smoke", "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert "no display" in done.stderr
    assert "Traceback" not in done.stderr


def test_folders_where_files_should_be_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "games" / "x.sobremesa").mkdir(parents=True)
    done = run("--smoke", "--data-dir", str(tmp_path), SDL_VIDEODRIVER="dummy")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "settings.json.broken").is_dir()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--window", "big"], "'big' is no size"),
        (["--window", "100x100"], "out of range"),
        (["--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert told in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    name, number = capsys.readouterr().out.split()
    assert name == "sobremesa"
    assert number[0].isdecimal()


def test_ctrl_c_in_the_terminal_ends_it_cleanly(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(  # noqa: S603 - our own program with our own arguments
        [sys.executable, "-m", "game", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        opened = tmp_path / "faults.log"
        for _ in range(200):
            if opened.exists():
                break
            time.sleep(0.05)
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=20)
    assert running.returncode == 130
    assert told == ""
