"""The list of earlier games: over, not over, and files that tell no game."""

import os
from pathlib import Path

import pygame
import pytest

from game.desk import Desk
from game.scenes.earlier import EarlierGames
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.replay import Replay
from game.scenes.rule_card import RuleCard
from game.shell import Change, Pop, Push
from game.ui.dialog import Dialog
from game.ui.widgets import CardButton
from tests.game.conftest import MakeDesk, WriteRecord
from tests.game.films import SIZE, record


def press(page: Page, key: int) -> Change | None:
    return page.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def click(page: Page, key: str) -> Change | None:
    widget = page.form.get(key)
    assert widget is not None, key
    at = widget.rect.center
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    return page.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def opened(desk: Desk, size: tuple[int, int] = SIZE) -> EarlierGames:
    """The list, as the start screen opens it."""
    menu = Menu(desk)
    menu.resize(size)
    change = click(menu, "earlier")
    assert isinstance(change, Push)
    assert isinstance(change.scene, EarlierGames)
    change.scene.resize(size)
    return change.scene


def cards(page: Page) -> list[CardButton]:
    return [widget for widget in page.form.widgets if isinstance(widget, CardButton)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games"


def test_without_a_game_there_is_no_way_to_any(desk: Desk, write_record: WriteRecord) -> None:
    write_record("begun", [])  # nothing has been played in it
    menu = Menu(desk)
    menu.resize(SIZE)
    assert menu.form.get("earlier") is None


def test_the_list_tells_of_each_game_the_newest_first(desk: Desk, folder: Path) -> None:
    record(folder / "a.sobremesa", "carrom", 9)
    over = record(folder / "b.sobremesa", "paper-football", 1000, legs=1)
    legs = record(folder / "c.sobremesa", "paper-football", 1000)
    (folder / "d.sobremesa").write_bytes(b"what is this\n")
    for number, name in enumerate("dbca"):
        os.utime(folder / f"{name}.sobremesa", (100 - number, 100 - number))
    bad, *told = cards(opened(desk))
    assert (bad.title, bad.enabled) == ("d.sobremesa", False)
    assert bad.line.startswith("line 1: this is no record")
    assert (folder / "d.sobremesa").read_bytes() == b"what is this\n"
    assert [card.title for card in told] == ["Ana \u2013 Ion"] * 3
    assert over.outcome is not None
    assert legs.outcome is not None
    for card, outcome, tail in ((told[0], over.outcome, "."), (told[1], legs.outcome, " leg.")):
        assert "{}\u2013{}".format(*outcome.score) in card.line
        won = "A draw" if outcome.winner is None else f"{('Ana', 'Ion')[outcome.winner]} won"
        assert card.line.startswith(f"Paper football. {won}")
        assert card.line.endswith(tail)
    assert told[2].line == "Carrom. Not over."
    assert told[2].eyebrow == "2026-11-29 18:00"


def test_a_game_with_options_that_nobody_knows_is_told_as_such(desk: Desk, folder: Path) -> None:
    record(folder / "a.sobremesa", "paper-football", 3)
    text = (folder / "a.sobremesa").read_text("utf-8")
    (folder / "a.sobremesa").write_text(text.replace('"width":8', '"width":800'), "utf-8")
    (bad,) = cards(opened(desk))
    assert not bad.enabled
    assert "options" in bad.line


def test_enter_or_a_click_opens_a_game(desk: Desk, folder: Path) -> None:
    record(folder / "a.sobremesa", "carrom", 9)
    page = opened(desk)
    for change in (press(page, pygame.K_RETURN), click(page, "game 0")):
        assert isinstance(change, Push)
        assert isinstance(change.scene, Replay)
    assert isinstance(press(page, pygame.K_F1), Push)
    assert press(page, pygame.K_ESCAPE) == Pop()
    assert click(page, "back") == Pop()


def test_the_first_game_that_can_be_read_has_the_keyboard(desk: Desk, folder: Path) -> None:
    record(folder / "a.sobremesa", "chess-football", 9)
    (folder / "b.sobremesa").write_bytes(b"what is this\n")
    os.utime(folder / "a.sobremesa", (9, 9))
    page = opened(desk)
    change = press(page, pygame.K_F1)
    assert isinstance(change, Push)
    assert isinstance(change.scene, RuleCard)
    assert click(page, "game 0") is None, "there is nothing to open"


def test_a_file_that_has_gone_is_told(desk: Desk, folder: Path) -> None:
    record(folder / "a.sobremesa", "carrom", 9)
    page = opened(desk)
    (folder / "a.sobremesa").unlink()
    change = click(page, "game 0")
    assert isinstance(change, Push)
    assert isinstance(change.scene, Dialog)


def test_the_keyboard_reaches_every_game_of_a_long_list(
    make_desk: MakeDesk, write_record: WriteRecord
) -> None:
    for number in range(9):
        write_record(f"game-{number}")
    size = (1024, 640)
    page = opened(make_desk(size), size)
    press(page, pygame.K_TAB)
    for card in cards(page):
        assert page.form.focused == card.key
        focused = page.form.get(card.key)
        assert focused is not None
        assert 0 <= focused.rect.top < focused.rect.bottom <= size[1]
        press(page, pygame.K_DOWN)
    page.draw(pygame.Surface(size))
