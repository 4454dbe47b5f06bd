"""The command `sobremesa`: opens the window on the table."""

from __future__ import annotations

import argparse
import io
import logging
import platform
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.app import App
from game.assets import Assets, MissingAssetError
from game.crash import CrashReporter, say
from game.desk import Desk
from game.i18n import Words
from game.scenes.menu import Menu
from game.sound import Sound
from game.store import Store
from game.ui.look import Look
from game.window import SMALLEST, NoDisplayError, Window, open_display
from game.words import N_

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.settings import Settings

ICON = "icon-64.png"
_log = logging.getLogger("sobremesa")
NO_DISPLAY = N_("no display: Sobremesa needs a screen to open its window on")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until the window is closed; the exit status."""
    given = _parser().parse_args(arguments)
    store = Store(given.data_dir)
    settings = store.load_settings()
    words = _words(settings.language)
    try:
        open_display()
    except NoDisplayError as error:
        say(f"{words.tr(NO_DISPLAY)} ({error})")
        return 1
    reporter = CrashReporter(store.folder, words)
    reporter.install()
    try:
        _play(given, words, store, settings, reporter)
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 - whatever it was, it is logged and told
        reporter.report(error)
        return 1
    finally:
        reporter.close()
        pygame.quit()
    return 0


def _words(language: str) -> Words:
    """The words of a language; if the assets are gone, English to say so in."""
    try:
        return Words(language, Assets().path("locale"))
    except MissingAssetError:
        return Words()


def _play(
    given: argparse.Namespace,
    words: Words,
    store: Store,
    settings: Settings,
    reporter: CrashReporter,
) -> None:
    _log.info("sobremesa %s, %s, %s", _version(), platform.platform(), pygame.display.get_driver())
    assets = Assets()
    window = Window("Sobremesa", given.window, full_screen=settings.full_screen)
    window.set_icon(pygame.image.load(io.BytesIO(assets.data(f"pictures/{ICON}")), ICON))
    pygame.key.set_repeat(400, 35)
    sound = Sound(assets, settings.volume / 100)
    desk = Desk(Look(assets), words, settings, store, assets, window, sound)
    app = App(desk, window, Menu(desk))
    reporter.match_saved = app.match_saved
    app.draw()
    if not given.smoke:
        app.run()
    window.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("sobremesa", description="Tabletop games for two at a laptop.")
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep games and settings in this folder"
    )
    parser.add_argument(
        "--window", type=_size, metavar="WxH", help="open a window of this size, 1280x800 say"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {_version()}")
    parser.add_argument("--smoke", action="store_true", help="draw the start screen once and leave")
    return parser


def _size(text: str) -> tuple[int, int]:
    """Width and height in points, out of "1280x800"."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write it like 1280x800")
    size = int(width), int(height)
    if not (SMALLEST[0] <= size[0] <= 16384 and SMALLEST[1] <= size[1] <= 16384):
        raise argparse.ArgumentTypeError(
            f"{text} is out of range: from {SMALLEST[0]}x{SMALLEST[1]} to 16384x16384"
        )
    return size


def _version() -> str:
    """Of the installed package, or of the checkout that runs."""
    try:
        return version("sobremesa")
    except PackageNotFoundError:
        project = Path(__file__).parent.parent / "pyproject.toml"
        number: str = tomllib.loads(project.read_text("utf-8"))["project"]["version"]
        return number


if __name__ == "__main__":
    sys.exit(main())
