"""The games that wait besides the last: counted on the start screen, listed on one of their own."""

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.desk import Desk
from game.scenes import waiting as scene_module
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.rule_card import RuleCard
from game.scenes.waiting import Waiting
from game.shell import Change, Pop, Push, Replace
from game.ui.widgets import Button, CardButton
from game.unfinished import unfinished_games

WriteRecord = Callable[..., Path]
MakeDesk = Callable[..., Desk]
SIZE = (1280, 800)
MOVES = ("h12-h13-h14-h15", "h15-h16-h17-h18")


@pytest.fixture
def games(write_record: WriteRecord) -> list[Path]:
    """Three unfinished games, the newest first."""
    paths = [
        write_record("new"),
        write_record("old", MOVES[:1], ("Maria", "\u0218tefan")),
        write_record("older", MOVES),
    ]
    for number, path in enumerate(paths):
        os.utime(path, (100 - number, 100 - number))
    return paths


@pytest.fixture
def resumed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files whose matches were gone on with."""
    paths: list[Path] = []

    def resume(_desk: Desk, path: Path) -> object:
        paths.append(path)
        return SimpleNamespace()

    monkeypatch.setattr(scene_module, "resume_match", resume)
    return paths


def press(page: Page, key: int) -> Change | None:
    return page.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def click(page: Page, key: str) -> Change | None:
    widget = page.form.get(key)
    assert widget is not None, key
    at = widget.rect.center
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    return page.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def opened(desk: Desk, size: tuple[int, int] = SIZE) -> Waiting:
    """The list, as the start screen opens it."""
    menu = Menu(desk)
    menu.resize(size)
    change = click(menu, "others")
    assert isinstance(change, Push)
    assert isinstance(change.scene, Waiting)
    change.scene.resize(size)
    return change.scene


def cards(page: Page) -> list[CardButton]:
    return [widget for widget in page.form.widgets if isinstance(widget, CardButton)]


def test_one_game_alone_has_no_others(desk: Desk, write_record: WriteRecord) -> None:
    write_record("game")
    menu = Menu(desk)
    menu.resize(SIZE)
    assert menu.form.get("others") is None


@pytest.mark.parametrize(
    ("kept", "label"), [(2, "1 other unfinished game"), (3, "2 other unfinished games")]
)
def test_the_start_screen_counts_the_others(
    desk: Desk, games: list[Path], kept: int, label: str
) -> None:
    for path in games[kept:]:
        path.unlink()
    menu = Menu(desk)
    menu.resize(SIZE)
    button = menu.form.get("others")
    assert isinstance(button, Button)
    assert button.label == label


def test_the_list_has_the_others_without_what_cannot_be_read(desk: Desk, games: list[Path]) -> None:
    games[0].with_name("bad.sobremesa").write_bytes(b"what is this\n")
    text = games[1].read_text("utf-8")
    games[1].write_text(text.replace("home:", "date: 2026-11-29T18:00:05\nhome:"), "utf-8")
    os.utime(games[1], (99, 99))
    page = opened(desk)
    assert [(card.eyebrow, card.title, card.line) for card in cards(page)] == [
        (
            "2026-11-29 18:00",
            "Maria \u2013 \u0218tefan",
            "Paper football, leg 1, move 2. \u0218tefan is to draw.",
        ),
        ("", "Ana \u2013 Ion", "Paper football, leg 1, move 3. Ana is to draw."),
    ]
    page.draw(pygame.Surface(SIZE))


def test_enter_or_a_click_goes_on_with_a_game(
    desk: Desk, games: list[Path], resumed: list[Path]
) -> None:
    assert isinstance(press(opened(desk), pygame.K_RETURN), Replace)
    assert isinstance(click(opened(desk), "game 1"), Replace)
    assert resumed == games[1:]


@pytest.mark.usefixtures("games")
def test_esc_and_the_arrow_go_back(desk: Desk) -> None:
    assert press(opened(desk), pygame.K_ESCAPE) == Pop()
    assert click(opened(desk), "back") == Pop()


@pytest.mark.usefixtures("games")
def test_the_keyboard_reaches_every_game_of_a_long_list(
    make_desk: MakeDesk, write_record: WriteRecord
) -> None:
    for number in range(8):
        write_record(f"more-{number}")
    page = opened(make_desk((1024, 640), 200), (1024, 640))
    reached = []
    press(page, pygame.K_TAB)
    for _ in cards(page):
        widget = page.form.get(page.form.focused)
        assert widget is not None
        assert 0 <= widget.rect.top < widget.rect.bottom <= 640
        reached.append(widget.key)
        press(page, pygame.K_DOWN)
    assert reached == [card.key for card in cards(page)]
    assert len(reached) == 10


def test_f1_opens_the_rules_of_the_game_that_has_the_keyboard(
    desk: Desk, games: list[Path]
) -> None:
    waiting = Waiting(desk, unfinished_games(desk.store)[: len(games)])
    waiting.resize(SIZE)
    change = press(waiting, pygame.K_F1)
    assert isinstance(change, Push)
    assert isinstance(change.scene, RuleCard)
    waiting.form.focus("back")
    assert press(waiting, pygame.K_F1) is None
