"""The start screen and the small scenes around a match."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from engines.core.notice import Notice
from engines.play.record import RecordError
from game.app import scale_of
from game.desk import Desk
from game.scenes import waiting as waiting_module
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.scenes.setup import Setup
from game.settings import TEXT_SIZES
from game.shell import Change, Pop, Push, Quit, Replace, Reset, Shell
from game.ui.dialog import Dialog
from game.ui.look import Look
from game.ui.widgets import CardButton, Choice, Slider
from tests.game.conftest import MakeDesk

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


def test_what_a_key_opens_shows_who_has_the_keyboard(desk: Desk) -> None:
    menu = Menu(desk)
    shell = Shell(menu, SIZE)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    shell.feed([enter], 0)
    setup = shell.top
    assert isinstance(setup, Setup)
    assert setup.form.shows_focus
    shell.feed([pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")], 0)
    assert setup.form.focused != "start", "the first Tab goes on: the ring was seen already"


def test_the_first_start_offers_the_games(desk: Desk) -> None:
    menu = laid_out(Menu(desk))
    assert keys(menu) == [
        "game paper-football",
        "game carrom",
        "game chess-football",
        "game dice-football",
        "game figurine-football",
        "settings",
        "quit",
    ]
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

    monkeypatch.setattr(waiting_module, "resume_match", resume)
    menu = laid_out(Menu(desk))
    assert keys(menu)[0] == "continue"
    card = menu.form.get("continue")
    assert isinstance(card, CardButton)
    assert card.title == "Ana \u2013 Ion"
    assert card.line == "Paper football, leg 1, move 2. Ion is to draw."
    assert isinstance(press(menu, pygame.K_RETURN), Replace)
    assert resumed == [path]


def test_a_new_game_has_its_button_beside_a_game_to_go_on_with(
    desk: Desk, write_record: WriteRecord
) -> None:
    for kind in ("primary", "plain"):  # one button of a screen is the first choice
        card = laid_out(Menu(desk)).form.get("game paper-football")
        assert isinstance(card, CardButton)
        assert (card.action, card.action_kind) == ("New game", kind)
        write_record(f"before {kind}")


def test_a_game_that_is_open_elsewhere_is_told(
    desk: Desk, write_record: WriteRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_record("game")

    def refuse(_desk: Desk, _path: Path) -> object:
        raise RecordError(0, Notice("it is open in another window"))

    monkeypatch.setattr(waiting_module, "resume_match", refuse)
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


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 150)])
def test_long_names_do_not_hide_whose_turn_it_is(
    make_desk: Callable[..., Desk],
    write_record: WriteRecord,
    size: tuple[int, int],
    text: int,
) -> None:
    goal = ["h12-h13-h14-h15", "h15-h16-h17-h18", "h18-h19-h20-h21", "h21-i21-i22-h22"]
    moves = [*goal, "h22-h23-h24", "R:b12", "b12-b13-b14-b15"]
    write_record("game", moves, ("Wilhelmina Augusta W", "Maximiliano de la Vi"))
    menu = Menu(make_desk(size, text))
    menu.resize(size)
    card = menu.form.get("continue")
    assert isinstance(card, CardButton)
    assert card.line.endswith("Wilhelmina Augusta W leads 1\u20130 and is to draw.")
    pictures = []
    for line in (card.line, f"{card.line}."):  # what is cut off would not be missed
        card.line = line
        surface = pygame.Surface(size)
        menu.draw(surface)
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("focus", ["", "settings", "continue", "game paper-football"])
def test_f1_opens_the_rules(desk: Desk, write_record: WriteRecord, focus: str) -> None:
    write_record("game", ["h12-h13-h14-h15"])
    menu = laid_out(Menu(desk))
    menu.form.focus(focus)
    assert scene_of(press(menu, pygame.K_F1)) is RuleCard


# -- pause


def test_pause_leads_on_and_out(desk: Desk) -> None:
    pause = laid_out(Pause(desk, "paper-football"))
    assert press(pause, pygame.K_ESCAPE) == Pop()
    assert press(pause, pygame.K_RETURN) == Pop()
    assert scene_of(click(pause, "rules")) is RuleCard
    assert scene_of(press(pause, pygame.K_F1)) is RuleCard
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
    page.handle(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    page.update(16)
    assert desk.settings.reduced_motion
    assert desk.settings.text_size == 110
    click(page, "full screen")
    assert desk.screen.full_screen
    assert desk.store.load_settings() == desk.settings
    assert click(page, "done") == Pop()


def test_clicks_at_one_place_go_on_changing_the_text_size(desk: Desk) -> None:
    """Under the pointer nothing moves: five clicks go down to the end and stop there."""
    app = Shell(SettingsPage(desk), SIZE)
    page = app.top
    assert isinstance(page, SettingsPage)
    widget = page.form.get("text size")
    assert widget is not None
    at = widget.parts()[0].center
    moved = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    down, up = (
        pygame.Event(kind, pos=at, button=1)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    )
    usual = desk.settings
    for size in (90, 80, 80, 80, 80):
        app.feed([moved, down, up], 1000)
        restyle(desk, app)
        assert desk.settings == usual
        choice = page.form.get("text size")
        assert isinstance(choice, Choice)
        assert choice.value == size
    app.feed([pygame.Event(pygame.WINDOWLEAVE)], 16)
    assert desk.settings == replace(usual, text_size=80)


def restyle(desk: Desk, app: Shell) -> None:
    """What the loop does after each turn."""
    desk.look = Look(desk.assets, scale_of(SIZE, 1.0, desk.settings.text_size))
    app.resize(SIZE)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_a_text_size_that_waits_is_kept_on_leaving(desk: Desk, key: int) -> None:
    page = laid_out(SettingsPage(desk))
    click(page, "text size", 1)
    page.update(16)
    assert desk.settings.text_size == 100
    page.form.focus("done")
    assert press(page, key) == Pop()
    assert desk.store.load_settings().text_size == 110


def test_by_the_keyboard_the_text_size_changes_at_once(desk: Desk) -> None:
    page = laid_out(SettingsPage(desk))
    page.form.focus("text size")
    press(page, pygame.K_RIGHT)
    assert desk.settings.text_size == 110


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 720)])
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_all_settings_are_in_view(
    make_desk: Callable[..., Desk], size: tuple[int, int], text: int
) -> None:
    page = SettingsPage(make_desk(size, text))
    page.resize(size)
    for widget in page.form.widgets:
        assert pygame.Rect((0, 0), size).contains(widget.rect)
        assert page.box.contains(widget.rect)


def test_the_settings_hide_what_lies_below(desk: Desk) -> None:
    page, pause = SettingsPage(desk), Pause(desk, "paper-football")
    alone, over = Shell(page, SIZE), Shell(pause, SIZE)
    over.feed([], 0)
    over.scenes.append(page)
    pictures = []
    for shell in (alone, over):
        surface = pygame.Surface(SIZE)
        shell.draw(surface)
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] == pictures[1]


def test_the_volume_reaches_the_sound(desk: Desk) -> None:
    class Loud:
        volume = 0.0

        def works(self) -> bool:
            return True

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


def test_without_a_sound_device_the_volume_rests_and_says_why(desk: Desk) -> None:
    page = laid_out(SettingsPage(desk))
    slider = page.form.get("volume")
    assert isinstance(slider, Slider)
    assert not slider.enabled
    assert slider.hint == "No sound device was found"
    click(page, "volume")
    assert desk.settings.volume == 70


def test_f11_while_the_settings_show_turns_the_switch(desk: Desk) -> None:
    page = laid_out(SettingsPage(desk))
    desk.screen.toggle_full_screen()
    page.resize((1920, 1080))
    switch = page.form.get("full screen")
    assert getattr(switch, "value", None) is True


# -- cards


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("waits", [True, False])
def test_all_games_are_told_alike_and_whole(
    make_desk: MakeDesk,
    write_record: WriteRecord,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    *,
    waits: bool,
) -> None:
    if waits:
        write_record("one")
    menu = Menu(make_desk(size))
    menu.resize(size)
    cards = [one for one in menu.form.widgets if isinstance(one, CardButton)]
    games = [one for one in cards if one.key.startswith("game ")]
    assert len({one.title_size for one in games}) == 1
    seen: list[str] = []
    plain = Look.text

    def text(look: Look, face: str, points: float, string: str, colour: str) -> pygame.Surface:
        seen.append(string)
        return plain(look, face, points, string, colour)  # type: ignore[arg-type]  # a face

    monkeypatch.setattr(Look, "text", text)
    menu.draw(pygame.Surface(size))
    assert not [string for string in seen if "\u2026" in string or "..." in string]
    told = " ".join(seen)
    assert all(one.line in told or one.steps[0].split()[0] in told for one in games)
