"""The setup: from the options class to a match."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace

import pygame
import pytest

from engines.catalogue import find_book
from engines.core.errors import OptionError
from engines.core.notice import Notice
from engines.core.options import choice, flag, number
from engines.paper_football.options import PaperOptions
from game.board.match_info import Match
from game.catalogue import find_game
from game.desk import Desk
from game.i18n import Words
from game.scenes import setup as scene_module
from game.scenes.option_rows import OptionRows
from game.scenes.rule_card import RuleCard
from game.scenes.setup import Setup
from game.shell import Change, Pop, Push, Replace
from game.ui.widgets import Button, Choice, Stepper, TextEntry, Toggle

MakeDesk = Callable[..., Desk]


@dataclass(frozen=True, slots=True)
class OtherOptions:
    """Options of a game that nobody has written words for."""

    fast: bool = flag(default=True)
    rows: int = number(9, 1, 99)
    way: str = choice("up", "down", "left", "right")

    def check(self) -> None:
        if self.way == "left" and self.fast:
            raise OptionError("way", Notice("left is slow"))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that were opened."""
    matches: list[Match] = []

    def open_match(_desk: Desk, info: Match) -> object:
        matches.append(info)
        return SimpleNamespace()

    monkeypatch.setattr(scene_module, "open_match", open_match)
    return matches


@pytest.fixture
def setup(desk: Desk) -> Setup:
    return laid_out(desk)


def laid_out(desk: Desk, size: tuple[int, int] = (1280, 800)) -> Setup:
    made = Setup(desk, find_game("paper-football"), lambda: 4711)
    made.resize(size)
    return made


def press(setup: Setup, key: int, mod: int = 0) -> Change | None:
    return setup.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def click(setup: Setup, key: str, part: int | None = None) -> Change | None:
    widget = setup.form.get(key)
    assert widget is not None, key
    place = widget.rect if part is None else widget.parts()[part]
    at = place.center
    setup.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    setup.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    return setup.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def test_enter_begins_the_classic_game(setup: Setup, opened: list[Match]) -> None:
    change = press(setup, pygame.K_RETURN)
    assert isinstance(change, Replace)
    names = ("Player 1", "Player 2")
    assert opened == [
        Match("paper-football", PaperOptions(), names, "fixed", undo=False, seed=4711)
    ]


def test_one_click_begins_it_too(setup: Setup, opened: list[Match]) -> None:
    assert isinstance(click(setup, "start"), Replace)
    assert len(opened) == 1


def test_what_is_chosen_goes_into_the_match(setup: Setup, opened: list[Match]) -> None:
    click(setup, "option width", 0)
    click(setup, "option goal", 2)
    click(setup, "option pen", 1)
    click(setup, "seating", 2)
    click(setup, "undo")
    click(setup, "start")
    options = PaperOptions(width=12, goal=6, pen="strict")
    names = ("Player 1", "Player 2")
    assert opened == [Match("paper-football", options, names, "same-side", undo=True, seed=4711)]


def test_names_are_typed_and_remembered(desk: Desk, setup: Setup, opened: list[Match]) -> None:
    click(setup, "name home")
    for letter in "  \u0218tefan;  cel Mare ":
        setup.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
    assert isinstance(press(setup, pygame.K_RETURN), Replace)
    assert opened[0].names == ("\u0218tefan cel Mare", "Player 2")
    assert desk.store.load_settings().names == ("\u0218tefan cel Mare", "")
    entry = laid_out(desk).form.get("name home")
    assert isinstance(entry, TextEntry)
    assert entry.value == "\u0218tefan cel Mare"


def test_options_that_do_not_go_together_are_named_and_refused(
    setup: Setup, opened: list[Match]
) -> None:
    setup._rows.choose("width", 8)
    setup._rows.choose("goal", 6)
    setup.renew()
    start = setup.form.get("start")
    assert isinstance(start, Button)
    assert not start.enabled
    assert setup._rows.wrong.startswith("Goal in squares: ")
    assert click(setup, "start") is None
    assert press(setup, pygame.K_RETURN) is None
    assert opened == []
    setup.draw(pygame.Surface((1280, 800)))
    click(setup, "classic")
    assert setup._rows.wrong == ""
    assert isinstance(click(setup, "start"), Replace)
    assert opened[0].options == PaperOptions()


def test_values_that_do_not_go_together_cannot_be_chosen(setup: Setup, opened: list[Match]) -> None:
    for _ in range(4):
        click(setup, "option width", 0)
    assert setup._rows.limit.startswith("Goal in squares: ")
    click(setup, "option goal", 2)
    setup.form.focus("option goal")
    for key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN):
        press(setup, key)
    goal = setup.form.get("option goal")
    assert isinstance(goal, Choice)
    assert (goal.value, goal.barred) == (4, (6,))
    setup.draw(pygame.Surface((1280, 800)))
    assert isinstance(click(setup, "start"), Replace)
    assert opened[0].options == PaperOptions(width=8)


def test_a_number_stops_where_it_would_not_go_with_the_others(setup: Setup) -> None:
    click(setup, "option goal", 2)
    assert setup._rows.limit == ""
    setup.form.focus("option width")
    for _ in range(5):
        press(setup, pygame.K_LEFT)
    width = setup.form.get("option width")
    assert isinstance(width, Stepper)
    assert (width.value, width.low, width.high) == (10, 10, 20)
    assert setup._rows.wrong == ""
    assert "8" in setup._rows.limit


def test_the_classic_button_is_there_when_something_differs(setup: Setup) -> None:
    def enabled() -> bool:
        button = setup.form.get("classic")
        return button is not None and button.enabled

    assert not enabled()
    click(setup, "option length", 1)
    assert enabled()
    click(setup, "classic")
    assert not enabled()


def test_undo_is_off_where_what_is_done_stays(setup: Setup) -> None:
    toggle = setup.form.get("undo")
    assert isinstance(toggle, Toggle)
    assert not toggle.value
    assert "PF-M8" in toggle.hint
    click(setup, "undo")
    toggle = setup.form.get("undo")
    assert isinstance(toggle, Toggle)
    assert "PF-M8" not in toggle.hint


def test_rows_are_made_from_any_options(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, opened: list[Match]
) -> None:
    book = replace(find_book("paper-football"), options=OtherOptions)
    monkeypatch.setattr(scene_module, "find_book", lambda _: book)
    setup = laid_out(desk)
    fast, rows, way = (setup.form.get(f"option {name}") for name in ("fast", "rows", "way"))
    assert isinstance(fast, Toggle)
    assert fast.value
    assert isinstance(rows, Stepper)
    assert (rows.low, rows.high, rows.value, rows.label) == (1, 99, 9, "rows")
    assert isinstance(way, Choice)
    assert way.style == "arrows"
    assert [value for value, _ in way.options] == ["up", "down", "left", "right"]
    assert way.barred == ("left",)
    click(setup, "option fast")
    click(setup, "option way", 1)
    click(setup, "option way", 1)
    fast = setup.form.get("option fast")
    assert isinstance(fast, Toggle)
    assert not fast.enabled
    assert setup._rows.limit == "way: left is slow."
    click(setup, "option way", 0)
    click(setup, "option way", 0)
    click(setup, "start")
    assert opened[0].options == OtherOptions(fast=False)


def test_esc_and_the_arrow_go_back(setup: Setup) -> None:
    assert press(setup, pygame.K_ESCAPE) == Pop()
    assert click(setup, "back") == Pop()


def test_tab_reaches_everything_and_the_page_follows(make_desk: MakeDesk) -> None:
    size = (1024, 640)
    setup = laid_out(make_desk(size, 200), size)
    reached = set()
    for _ in range(30):
        press(setup, pygame.K_TAB)
        reached.add(setup.form.focused)
        widget = setup.form.get(setup.form.focused)
        assert widget is not None
        assert widget.rect.top >= 0, widget.key
        assert widget.rect.bottom <= size[1], widget.key
    assert reached == {widget.key for widget in setup.form.widgets if widget.focusable}


def test_what_was_filled_in_is_there_when_setup_is_opened_again(
    desk: Desk, setup: Setup, opened: list[Match]
) -> None:
    click(setup, "name home")
    setup.handle(pygame.Event(pygame.TEXTINPUT, text="Ana"))
    click(setup, "option pen", 1)
    click(setup, "undo")
    click(setup, "seating", 2)
    assert press(setup, pygame.K_ESCAPE) == Pop()
    again = laid_out(desk)
    assert press(again, pygame.K_RETURN) is not None
    options = PaperOptions(pen="strict")
    names = ("Ana", "Player 2")
    assert opened == [Match("paper-football", options, names, "same-side", undo=True, seed=4711)]
    assert press(laid_out(desk), pygame.K_RETURN) is not None
    assert opened[1].options == PaperOptions(), "what has been begun is no draft any more"
    assert opened[1].names == names


def test_f1_opens_the_rules_of_the_game_also_while_a_name_is_typed(setup: Setup) -> None:
    for key in ("start", "name home"):
        setup.form.focus(key)
        change = press(setup, pygame.K_F1)
        assert isinstance(change, Push)
        assert isinstance(change.scene, RuleCard)


def test_a_number_that_is_held_down_goes_on(desk: Desk) -> None:
    setup = laid_out(desk)
    stepper = next(one for one in setup.form.widgets if isinstance(one, Stepper))
    at = stepper.parts()[1].center
    setup.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    setup.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert setup.restless
    for _ in range(60):
        setup.update(10)
    held = setup.form.get(stepper.key)
    assert isinstance(held, Stepper)
    assert held.value >= min(stepper.high, stepper.value + 2 * stepper.step)
    setup.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert not setup.restless


def rows_of(game: str) -> OptionRows:
    return OptionRows(Words(), game, find_book(game).options)


def open_in(desk: Desk, rows: OptionRows) -> list[str]:
    """The options that can be changed; the others are seen as they are settled."""
    widgets = rows.widgets(desk.look, pygame.Rect(0, 0, 500, 700))
    assert len(widgets) == 13
    return [widget.key.removeprefix("option ") for widget in widgets if widget.enabled]


def test_what_a_mode_settles_follows_it_and_cannot_be_changed(desk: Desk) -> None:
    rows = rows_of("chess-football")
    assert len(open_in(desk, rows)) == 13
    rows.choose("mode", "master")
    assert (rows.values["turn_seconds"], rows.values["touch_move"]) == (20, True)
    assert open_in(desk, rows) == ["mode", "match"]
    rows.choose("mode", "junior")
    assert (rows.values["goals"], rows.values["players"]) == (3, 5)
    assert open_in(desk, rows) == ["mode", "goals", "turn_seconds", "mixto_ball"]
    assert not rows.wrong
    assert not rows.classic
    rows.choose("mode", "senior")
    assert rows.classic


def test_a_mode_gives_up_what_does_not_go_with_it_and_keeps_the_rest() -> None:
    rows = rows_of("chess-football")
    rows.choose("players", 8)
    rows.choose("goals", 2)
    rows.choose("mode", "junior")
    assert not rows.wrong
    assert (rows.values["players"], rows.values["goals"]) == (5, 2)


def test_a_setup_that_was_left_is_taken_up_with_its_mode() -> None:
    rows = rows_of("chess-football")
    rows.choose("mode", "junior")
    rows.choose("goals", 5)
    again = rows_of("chess-football")
    again.choose_all(rows.values)
    assert again.values == rows.values
    again.choose("mode", "master")
    assert not again.wrong
    assert again.values["goals"] == 6


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_start_is_in_sight_however_many_options_there_are(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    setup = Setup(make_desk(size), find_game("chess-football"))
    setup.resize(size)
    start = setup.form.get("start")
    assert start is not None
    assert pygame.Rect((0, 0), size).contains(start.rect)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_start_stays_where_it_is_whatever_mode_is_chosen(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    setup = Setup(make_desk(size), find_game("chess-football"))
    setup.resize(size)
    places = set()
    for part in range(3):
        click(setup, "option mode", part)
        start = setup.form.get("start")
        assert start is not None
        places.add(tuple(start.rect))
    assert len(places) == 1


def with_dice(desk: Desk) -> Setup:
    made = Setup(desk, find_game("dice-football"), lambda: 4711)
    made.resize((1280, 800))
    return made


@pytest.mark.parametrize("own", [False, True])
def test_where_there_are_dice_they_can_be_the_players_own(
    desk: Desk,
    opened: list[Match],
    own: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    setup = with_dice(desk)
    if own:
        click(setup, "own-dice")
    click(setup, "start")
    assert [match.own_dice for match in opened] == [own]


def test_own_dice_are_kept_while_the_setup_is_left(desk: Desk) -> None:
    setup = with_dice(desk)
    click(setup, "own-dice")
    click(setup, "back")
    toggle = with_dice(desk).form.get("own-dice")
    assert isinstance(toggle, Toggle)
    assert toggle.value


@pytest.mark.parametrize("game", ["paper-football", "carrom", "chess-football"])
def test_without_dice_there_is_no_such_choice(desk: Desk, game: str) -> None:
    setup = Setup(desk, find_game(game))
    setup.resize((1280, 800))
    assert setup.form.get("own-dice") is None
