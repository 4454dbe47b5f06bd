"""A desk without a window: every scene can be made, fed and drawn on a plain surface."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from engines.catalogue import find_book
from engines.play.record import Header, Player
from engines.play.recorder import Recorder
from engines.play.session import Session
from game.app import scale_of
from game.assets import Assets
from game.desk import Desk
from game.i18n import Words
from game.settings import Settings
from game.store import Store
from game.ui.look import Look

pytest.register_assert_rewrite("tests.game.rules_words", "tests.game.drawn_rules")


class PlainScreen:
    """A window as far as scenes know it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.full_screen = False

    def toggle_full_screen(self) -> None:
        self.full_screen = not self.full_screen


MakeDesk = Callable[..., Desk]


@pytest.fixture(autouse=True, scope="session")
def _video() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.quit()


@pytest.fixture
def make_desk(tmp_path: Path) -> MakeDesk:
    """Desks for a window of `size` pixels whose text is `text_size` per cent large."""

    def make(size: tuple[int, int] = (1280, 800), text_size: int = 100) -> Desk:
        assets = Assets()
        store = Store(tmp_path / "data")
        settings = Settings(text_size=text_size)
        look = Look(assets, scale_of(size, 1.0, text_size))
        return Desk(look, Words(), settings, store, assets, PlainScreen(size))

    return make


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()


FIRST = ("h12-h13-h14-h15",)
WriteRecord = Callable[..., Path]


@pytest.fixture
def write_record(tmp_path: Path) -> WriteRecord:
    """Writes a paper football record as a match does; answers its path."""

    def write(
        name: str, moves: Sequence[str] = FIRST, names: tuple[str, str] = ("Ana", "Ion")
    ) -> Path:
        folder = tmp_path / "data" / "games"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.sobremesa"
        book = find_book("paper-football")
        rules, notation = book.open(book.options())
        session = Session(rules, notation)
        home, away = names
        header = Header(
            "paper-football", rules.edition, {}, 1, Player(home), Player(away), undo=False
        )
        recorder = Recorder.create(path, header, session)
        for move in moves:
            session.submit(notation.read(session.state, move))
        recorder.close()
        return path

    return write
