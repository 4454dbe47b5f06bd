"""The start screen and the small scenes around a match."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from engines.core.notice import Notice
from engines.play.record import RecordError
from game.desk import Desk
from game.scenes import menu as menu_module
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.scenes.setup import Setup
from game.shell import Change, Pop, Push, Quit, Replace, Reset
from game.ui.dialog import Dialog
from game.ui.reader import Reader
from game.ui.widgets import CardButton

WriteRecord = Callable[..., Path]
SIZE = (1280, 800)


def laid_out(page: Page) -> Page:
    page.resize(SIZE)
    return page


def press(page: Page, key: int, mod: int = 0) -> Change | None:
    return page.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def click(page: Page, key: str, part: int = 0) -> Change | None:
    widget = page.form.get(key)
    assert widget is not None, key
    at = widget.parts()[part].center
    page.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    return page.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def keys(page: Page) -> list[str]:
    return [widget.key for widget in page.form.widgets]


# -- start screen


def test_the_first_start_offers_the_games(desk: Desk) -> None:
    menu = laid_out(Menu(desk))
    assert keys(menu) == ["game paper-football", "settings", "quit"]
    change = press(menu, pygame.K_RETURN)
    assert isinstance(change, Push)
    assert isinstance(change.scene, Setup)


def test_the_last_game_comes_first(
    desk: Desk, write_record: WriteRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_record("game", ["h12-h13-h14-h15"])
    resumed: list[Path] = []

    def resume(_desk: Desk, which: Path) -> object:
        resumed.append(which)
        return SimpleNamespace()

    monkeypatch.setattr(menu_module, "resume_match", resume)
    menu = laid_out(Menu(desk))
    assert keys(menu)[0] == "continue"
    card = menu.form.get("continue")
    assert isinstance(card, CardButton)
    assert card.title == "Ana \u2013 Ion"
    assert card.line == "Paper football, move 2. Ion is to draw."
    assert isinstance(press(menu, pygame.K_RETURN), Replace)
    assert resumed == [path]


def test_a_game_that_is_open_elsewhere_is_told(
    desk: Desk, write_record: WriteRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_record("game")

    def refuse(_desk: Desk, _path: Path) -> object:
        raise RecordError(0, Notice("it is open in another window"))

    monkeypatch.setattr(menu_module, "resume_match", refuse)
    change = click(laid_out(Menu(desk)), "continue")
    assert isinstance(change, Push)
    assert isinstance(change.scene, Dialog)
    assert change.scene.text == "it is open in another window"
    change.scene.resize(SIZE)
    assert isinstance(
        change.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)), Pop
    )


def test_notices_are_shown_once_and_can_be_put_away(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "data" / "games" / "bad.sobremesa").write_text("?", "utf-8")
    menu = laid_out(Menu(desk))
    assert "dismiss" in keys(menu)
    menu.draw(pygame.Surface(SIZE))
    click(menu, "dismiss")
    assert "dismiss" not in keys(menu)
    assert "dismiss" not in keys(laid_out(Menu(desk)))


def test_the_foot_leads_to_settings_and_out(desk: Desk) -> None:
    menu = laid_out(Menu(desk))
    change = click(menu, "settings")
    assert isinstance(change, Push)
    assert isinstance(change.scene, SettingsPage)
    assert press(menu, pygame.K_ESCAPE) is None
    assert isinstance(click(menu, "quit"), Quit)


def test_what_goes_wrong_meanwhile_is_told_too(desk: Desk) -> None:
    menu = laid_out(Menu(desk))
    desk.store.tell_once("it", Notice("It went wrong."))
    menu.update(16)
    assert "dismiss" in keys(menu)
    assert desk.store.notices == []


# -- pause


def test_pause_leads_on_and_out(desk: Desk) -> None:
    pause = laid_out(Pause(desk, "paper-football"))
    assert press(pause, pygame.K_ESCAPE) == Pop()
    assert press(pause, pygame.K_RETURN) == Pop()
    assert scene_of(click(pause, "rules")) is RuleCard
    assert scene_of(click(pause, "settings")) is SettingsPage
    assert scene_of(click(pause, "leave")) is Menu
    assert click(pause, "quit") == Quit()


def scene_of(change: Change | None) -> type[object]:
    assert isinstance(change, Push | Reset)
    return type(change.scene)


def test_pause_does_not_promise_what_is_not_so(desk: Desk) -> None:
    pause = Pause(desk, "paper-football", saved=False)
    pause.resize(SIZE)
    assert "cannot be saved" in " ".join(pause._line)


# -- settings


def test_settings_apply_and_are_kept_at_once(desk: Desk) -> None:
    page = laid_out(SettingsPage(desk))
    click(page, "motion")
    click(page, "text size", 1)
    assert desk.settings.reduced_motion
    assert desk.settings.text_size == 110
    click(page, "full screen")
    assert desk.screen.full_screen
    assert desk.store.load_settings() == desk.settings
    assert click(page, "done") == Pop()


def test_the_volume_reaches_the_sound(desk: Desk) -> None:
    class Loud:
        volume = 0.0
        played: list[tuple[str, float]] = []  # noqa: RUF012 - one object only

        def play(self, name: str, volume: float = 1.0) -> None:
            assert volume == 1.0
            self.played.append((name, self.volume))

    desk.sound = loud = Loud()
    page = laid_out(SettingsPage(desk))
    page.form.focus("volume")
    press(page, pygame.K_END)
    assert desk.settings.volume == 100
    assert loud.volume == 1.0
    assert loud.played == [("knock", 1.0)]


def test_f11_while_the_settings_show_turns_the_switch(desk: Desk) -> None:
    page = laid_out(SettingsPage(desk))
    desk.screen.toggle_full_screen()
    page.resize((1920, 1080))
    switch = page.form.get("full screen")
    assert getattr(switch, "value", None) is True


# -- rule card


def shown(card: RuleCard) -> Sequence[str]:
    """The first words of the lines in view."""
    reader = card.form.get("rules")
    assert isinstance(reader, Reader)
    return [line.spans[0].text for _, line in reader.seen() if line.spans]


@pytest.mark.parametrize("clause", ["PF-F1", "PF-M4", "PF-K7", "PF-R1", "G-3"])
def test_the_card_opens_at_a_clause(desk: Desk, clause: str) -> None:
    card = RuleCard(desk, "paper-football", clause)
    card.resize(SIZE)
    assert clause in shown(card)
    card.draw(pygame.Surface(SIZE))


def test_the_card_can_be_read_to_its_end_and_closed(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football")
    card.resize(SIZE)
    assert "PF-F1" in shown(card)
    press(card, pygame.K_END)
    assert "G-7" in shown(card)
    for key in (pygame.K_ESCAPE, pygame.K_F1):
        assert press(card, key) == Pop()
    assert click(card, "close") == Pop()


def test_a_new_size_keeps_the_place_in_the_card(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football")
    card.resize(SIZE)
    press(card, pygame.K_END)
    card.resize((1024, 640))
    assert "In all games" in shown(card)
