"""The drawer: where games, settings and the log lie, and what to do when they cannot."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from engines.core.notice import Notice
from engines.play.disk import sync_folder
from engines.play.record import SUFFIX
from game.settings import Settings, read_settings, write_settings
from game.words import N_

if TYPE_CHECKING:
    from datetime import datetime

IN_MEMORY = N_("Nothing can be saved ({reason}). You can play, but the game ends with the window.")
SETTINGS_UNSAVED = N_("The settings cannot be kept for the next time ({reason}).")
SETTINGS_BROKEN = N_(
    "The settings could not be read ({reason}). They were kept as {file}, and the usual ones hold."
)
SETTINGS_STUCK = N_(
    "The settings could not be read ({reason}). The file stays as it is: the usual ones hold, and "
    "what you change is not kept for the next time."
)


class Store:
    """One folder: `games/`, `settings.json`, the log.

    `folder` is None when nothing can be written there; then everything lives in memory, and a
    notice says so once.  `notices` are for the next screen that can show them.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.notices: list[Notice] = []
        self._told: set[str] = set()
        self._settings_stuck = False  # a file that could not be read lies where they belong
        self.folder: Path | None = None
        try:
            self.folder = _ready(folder or default_folder())
        except OSError as error:
            self.notices.append(Notice(IN_MEMORY, reason=_plain(error)))

    @property
    def games(self) -> Path | None:
        return self.folder / "games" if self.folder else None

    # -- settings

    def load_settings(self) -> Settings:
        """The settings of last time; the usual ones if there are none or they cannot be read."""
        if self.folder is None:
            return Settings()
        path = self.folder / "settings.json"
        try:
            return read_settings(path.read_bytes())
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError) as error:
            self._put_aside(path, error)
            return Settings()

    def save_settings(self, settings: Settings) -> None:
        if self.folder is None or self._settings_stuck:
            return
        try:
            write_atomically(self.folder / "settings.json", write_settings(settings))
        except OSError as error:
            self.tell_once("settings", Notice(SETTINGS_UNSAVED, reason=_plain(error)))

    def _put_aside(self, path: Path, error: Exception) -> None:
        """Keep settings that cannot be read under a free name, so that nothing is written over."""
        aside = _free(path.with_name(f"{path.name}.broken"))
        try:
            path.rename(aside)
        except OSError:
            self._settings_stuck = True
            self.notices.append(Notice(SETTINGS_STUCK, reason=_plain(error)))
        else:
            self.notices.append(Notice(SETTINGS_BROKEN, reason=_plain(error), file=aside.name))

    # -- games

    def new_record(self, game: str, now: datetime) -> Path | None:
        """A file name that is still free for a game that begins `now`; None: play in memory."""
        if self.games is None:
            return None
        return _free(self.games / f"{now:%Y-%m-%d-%H%M%S}-{game}{SUFFIX}")

    def records(self) -> list[Path]:
        """All records, the one that was written last first."""
        if self.games is None:
            return []
        dated = []
        for path in self.games.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):  # gone since the folder was read
                dated.append((path.stat().st_mtime_ns, path))
        return [path for _, path in sorted(dated, reverse=True)]

    def tell_once(self, about: str, notice: Notice) -> None:
        """Put a notice up, unless there has been one `about` the same thing."""
        if about not in self._told:
            self._told.add(about)
            self.notices.append(notice)

    def take_notices(self) -> list[Notice]:
        """What is still to be told; whoever takes it tells it."""
        taken, self.notices = self.notices, []
        return taken


def default_folder() -> Path:
    """Where this system keeps a user's data."""
    return Path(platformdirs.user_data_dir("sobremesa", appauthor=False))


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file so that after a power cut either the old or the new one is there."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _ready(folder: Path) -> Path:
    """The folder, made if need be and known to take files.  Raises `OSError`."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder / "games"):
        return folder.resolve()


def _free(path: Path) -> Path:
    """A path at which nothing is yet: this one, or `name-2.ending`, `name-3.ending` ..."""
    free, count = path, 1
    while os.path.lexists(free):
        count += 1
        free = path.with_name(f"{path.stem}-{count}{path.suffix}")
    return free


def _plain(error: Exception) -> str:
    """The system's or the reader's own words, without number and repetition of the path."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror.lower()}: {error.filename}" if error.filename else error.strerror
    return str(error)
