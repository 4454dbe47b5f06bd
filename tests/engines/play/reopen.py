"""Record files of the race, read again as after a restart."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.play.record import load_record
from engines.play.recorder import Recorder
from engines.play.replay import Replay, replay
from engines.play.session import Session
from tests.engines.play.race import find_race

NOW = "2026-11-29T18:31:00"
Begin = Callable[[], Recorder]
RaceSession = Session[Any, Any]


def reopen(path: Path) -> Replay:
    return replay(load_record(path), find_race)


def resume(path: Path) -> tuple[Recorder, RaceSession]:
    played = reopen(path)
    return Recorder.resume(path, played, lambda: NOW), played.session


def moves_in(path: Path) -> list[str]:
    """The lines after the header."""
    return path.read_text("utf-8").partition("\n\n")[2].splitlines()
