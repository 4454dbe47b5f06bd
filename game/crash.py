"""When the program fails: a log file that says where, and a window that says what is safe."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import signal
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from typing import IO, TYPE_CHECKING

import pygame

from game.window import UNSEEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

    from game.i18n import Words

LOG_SIZE = 256 * 1024  # bytes; then the file is turned over, two old ones are kept
ENDING = (signal.SIGTERM, signal.SIGINT)
_log = logging.getLogger("sobremesa")


class CrashReporter:
    """Keeps the log, and tells the players when something has gone wrong for good."""

    def __init__(self, folder: Path | None, words: Words) -> None:
        """Begin to log in `folder`; None (nothing can be written): on the terminal."""
        self._words = words
        self.match_saved: Callable[[], bool | None] = lambda: None  # None: no match is open
        self._handler, self.file = _handler(folder)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        _log.addHandler(self._handler)
        _log.setLevel(logging.INFO)
        self._faults: IO[str] | None = None
        if folder:
            with contextlib.suppress(OSError):  # no log is no reason not to play
                self._faults = (folder / "faults.log").open("a", encoding="utf-8")
                faulthandler.enable(self._faults)

    def install(self) -> None:
        """Hear of every error that nobody catches."""
        sys.excepthook = self._hook

    def close(self) -> None:
        if self._faults:
            faulthandler.disable()
            self._faults.close()
        _log.removeHandler(self._handler)
        self._handler.close()

    def report(self, error: BaseException) -> None:
        """Log the error with its traceback, then tell the players and the terminal."""
        _log.error("the program failed", exc_info=error)
        say(self._short(error))
        title, text = self._message(error)
        if not _show(title, text, self._words.tr("Close")):
            say(f"{title}\n{text}")

    def _short(self, error: BaseException) -> str:
        """The last line of the traceback, and where the rest is."""
        line = traceback.format_exception_only(error)[-1].strip()
        return f"{line} ({self.file})" if self.file else line

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self.report(error)

    def _message(self, error: BaseException) -> tuple[str, str]:
        tr = self._words.tr
        lines = [tr("Something went wrong, and Sobremesa has to close.")]
        saved = self.match_saved()
        if saved is not None:
            lines.append(self._fate(saved=saved))
        if self.file:
            lines.append(tr("What happened is written down in {file}").format(file=self.file))
        lines.append(f"{type(error).__name__}: {error}")
        return tr("Sobremesa has to close"), "\n\n".join(lines)

    def _fate(self, *, saved: bool) -> str:
        """What becomes of the match that is open."""
        tr = self._words.tr
        if saved:
            return tr("Your game is saved up to the last move: the next start offers it.")
        return tr("Your game could not be saved and ends here.")


def say(text: str) -> None:
    """Write to the terminal, if the program has one (on Windows it has none)."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def _handler(folder: Path | None) -> tuple[logging.Handler, Path | None]:
    """What writes the log, and its file; None: it can only be written on the terminal."""
    if folder is not None:
        file = folder / "sobremesa.log"
        with contextlib.suppress(OSError):
            made = RotatingFileHandler(file, maxBytes=LOG_SIZE, backupCount=2, encoding="utf-8")
            return made, file
    return logging.StreamHandler(), None


def _show(title: str, text: str, close: str) -> bool:
    """Show a message window with a button to `close` it; False where nobody would see it."""
    try:
        if not pygame.display.get_init() or pygame.display.get_driver() in UNSEEN:
            return False
        with _default_signals():
            pygame.display.message_box(
                title, text, message_type="error", buttons=(close,), escape_button=0
            )
    except pygame.error:
        return False
    return True


@contextlib.contextmanager
def _default_signals() -> Iterator[None]:
    """Let the system end the program: while the message waits nobody here listens to it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, signal.SIG_DFL) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            if handler is not None:  # not Python's own
                signal.signal(number, handler)
