"""The log, and what players are told when the program fails."""

import faulthandler
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import crash
from game.crash import CrashReporter
from game.i18n import Words


@pytest.fixture
def reporter(tmp_path: Path) -> Iterator[CrashReporter]:
    before = sys.excepthook
    reporter = CrashReporter(tmp_path, Words())
    yield reporter
    reporter.close()
    sys.excepthook = before


def raised(message: str) -> Exception:
    """An error that has a traceback."""
    with pytest.raises(RuntimeError) as caught:
        fail(message)
    return caught.value


def fail(message: str) -> None:
    raise RuntimeError(message)


def test_the_log_names_the_line_and_the_players_are_told(
    reporter: CrashReporter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reporter.report(raised("the pen broke"))
    log = (tmp_path / "sobremesa.log").read_text("utf-8")
    assert "RuntimeError: the pen broke" in log
    assert "test_crash.py" in log
    told = capsys.readouterr().err
    assert str(tmp_path / "sobremesa.log") in told
    assert "game" not in told.replace(str(tmp_path), ""), "none was open"
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("saved", "fate"),
    [(True, "saved up to the last move"), (False, "could not be saved and ends here")],
)
def test_it_says_what_becomes_of_an_open_match(
    reporter: CrashReporter, capsys: pytest.CaptureFixture[str], fate: str, *, saved: bool
) -> None:
    reporter.match_saved = lambda: saved
    reporter.report(raised("the pen broke"))
    assert fate in capsys.readouterr().err


def test_while_the_window_waits_the_system_can_end_the_program(
    reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []

    def box(*_: object, **given: object) -> int:
        heard.extend(signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT))
        heard.append(given["escape_button"])
        return 0

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", box)
    before = signal.getsignal(signal.SIGINT)
    reporter.report(raised("the pen broke"))
    assert heard == [signal.SIG_DFL, signal.SIG_DFL, 0], "Esc presses the only button"
    assert signal.getsignal(signal.SIGINT) is before


def test_with_a_display_it_is_a_window(
    reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[tuple[str, str]] = []

    def box(title: str, text: str, **_: object) -> int:
        shown.append((title, text))
        return 0

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", box)
    reporter.report(raised("the pen broke"))
    ((title, text),) = shown
    assert title == "Sobremesa has to close"
    assert "the pen broke" in text
    (line,) = capsys.readouterr().err.splitlines()
    assert line == f"RuntimeError: the pen broke ({reporter.file})"


def test_a_window_that_cannot_be_shown_is_said_on_the_terminal(
    reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def box(*_: object, **__: object) -> int:
        raise pygame.error("no window manager")

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", box)
    reporter.report(raised("the pen broke"))
    assert "the pen broke" in capsys.readouterr().err


def test_errors_that_nobody_catches_are_heard(reporter: CrashReporter, tmp_path: Path) -> None:
    reporter.install()
    error = raised("in a thread of mine")
    sys.excepthook(type(error), error, error.__traceback__)
    assert "in a thread of mine" in (tmp_path / "sobremesa.log").read_text("utf-8")


def test_ctrl_c_is_no_crash(
    reporter: CrashReporter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reporter.install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (tmp_path / "sobremesa.log").read_text("utf-8") == ""
    assert "has to close" not in capsys.readouterr().err


def test_faults_of_the_machine_go_into_a_file_too(reporter: CrashReporter, tmp_path: Path) -> None:
    assert faulthandler.is_enabled()
    assert (tmp_path / "faults.log").exists()
    reporter.close()
    assert not faulthandler.is_enabled()


def test_a_long_log_is_turned_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LOG_SIZE", 2000)
    reporter = CrashReporter(tmp_path, Words())
    for number in range(20):
        reporter.report(raised(f"number {number}"))
    reporter.close()
    logs = sorted(path.name for path in tmp_path.glob("sobremesa.log*"))
    assert logs == ["sobremesa.log", "sobremesa.log.1", "sobremesa.log.2"]


def test_without_a_folder_it_says_nothing_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    reporter = CrashReporter(None, Words())
    reporter.report(raised("the pen broke"))
    reporter.close()
    told = capsys.readouterr().err
    assert "the pen broke" in told
    assert "saved" not in told


def test_a_log_that_cannot_be_written_keeps_nobody_from_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("sobremesa.log", "faults.log"):
        (tmp_path / name).mkdir()
    reporter = CrashReporter(tmp_path, Words())
    reporter.report(raised("the pen broke"))
    reporter.close()
    told = capsys.readouterr().err
    assert "the pen broke" in told
    assert "written down" not in told


def test_a_program_without_a_terminal_keeps_quiet(
    reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    reporter.report(raised("the pen broke"))
    assert "the pen broke" in (tmp_path / "sobremesa.log").read_text("utf-8")
