"""The keyboard alone: places that say why not, ways back, and who has the keys."""

from typing import Any

import pygame
import pytest

from engines.core.contract import Aside
from game.board.ending import Ending
from game.board.match import MatchScene
from game.board.turned import Turned
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.settings import Seating
from game.ui import draw
from game.ui.dialog import Dialog
from game.ui.widgets import Button
from tests.game.board.table import SIZE, Table, lay, same, to
from tests.game.conftest import MakeDesk

SHIFT = pygame.KMOD_SHIFT
CLOSING = "h12-h13-h14-h15"
UP, DOWN, LEFT, RIGHT = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    return lay(make_desk())


def texts(table: Table) -> list[str]:
    session = table.session
    return [session.notation.write(ply.before, ply.move) for ply in session.plies]


def tabs(table: Table, count: int) -> list[str]:
    """Who has the keyboard after each Tab."""
    seen = []
    for _ in range(count):
        table.key(pygame.K_TAB)
        seen.append(table.match.panel.form.focused)
    return seen


# -- told what the keys do


def test_who_plays_by_keys_is_told_once_what_they_do(table: Table) -> None:
    notices = table.match.notices
    table.click(table.at("a1"))
    table.key(pygame.K_h, letter="h")
    assert notices.now is None, "not by keys yet"
    table.key(UP)
    assert notices.now is not None
    assert "Shift" in notices.now.text
    table.wait(7000)
    table.key(UP)
    assert notices.now is None


# -- who has the keyboard


def test_tab_goes_through_the_panel_from_top_to_bottom(table: Table) -> None:
    table.click(table.at("h13"))
    form = table.match.panel.form
    stops = [widget for widget in form.widgets if widget.focusable]
    seen = tabs(table, len(stops))
    assert seen[-1] == "board"
    places = [w.rect for key in seen[:-1] if (w := form.get(key)) is not None]
    assert places == sorted(places, key=lambda rect: (rect.top, rect.left))
    assert {"menu", "give-back", "draw", "resign", "rules"} <= set(seen)


@pytest.mark.parametrize("seating", ["fixed", "opposite", "same-side"])
def test_the_board_shows_at_once_that_it_has_the_keyboard(
    make_desk: MakeDesk, seating: Seating
) -> None:
    table = lay(make_desk(), seating)
    plain = table.picture()
    to(table, "menu")
    table.key(pygame.K_TAB, SHIFT)
    assert table.match.panel.form.focused == "board"
    table.match.notices._waiting.clear()
    assert not same(plain, table.picture())
    ringed = table.picture()
    table.match.keys.press(pygame.Event(pygame.KEYDOWN, key=UP, mod=0, unicode=""))
    assert not same(ringed, table.picture()), "the cursor instead"
    table.click(table.at("a1"))
    table.hand.leave()
    assert same(plain, table.picture()), "not for the mouse"


def test_a_match_that_a_key_opens_shows_it_too(table: Table) -> None:
    plain = table.picture()
    table.match.show_focus()
    table.match.notices._waiting.clear()
    assert not same(plain, table.picture())


def test_escape_goes_from_the_panel_to_the_board_and_then_to_pause(table: Table) -> None:
    to(table, "resign")
    table.key(pygame.K_ESCAPE)
    assert table.shows(MatchScene)
    assert table.match.panel.form.focused == "board"
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause)


@pytest.mark.parametrize("pen", ["soft", "strict"])
def test_escape_pauses_when_there_is_nothing_to_give_back(make_desk: MakeDesk, pen: str) -> None:
    table = lay(make_desk(), pen=pen)
    table.click(table.at("h13"))
    table.wait(300)
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause) == (pen == "strict")
    assert len(table.hand.touched) == (pen == "strict")


@pytest.mark.parametrize("key", ["draw", "resign"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_after_a_question_the_board_has_the_keyboard(table: Table, key: str, answer: str) -> None:
    table.play(CLOSING)
    to(table, key)
    table.key(pygame.K_RETURN)
    dialog = table.top
    assert isinstance(dialog, Dialog)
    assert dialog.form.focused == "no"
    assert dialog.form.shows_focus
    if answer == "yes":
        table.key(LEFT)
    table.key(pygame.K_RETURN)
    assert (len(texts(table)) == 2) == (answer == "yes")
    assert table.match.panel.form.focused == "board"


def test_the_board_has_the_keyboard_on_fresh_paper(table: Table) -> None:
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    table.key(pygame.K_ESCAPE)
    to(table, "on")
    table.key(pygame.K_RETURN)
    assert table.match.playing.view.state.leg == 2
    assert table.match.panel.form.focused == "board"


def test_a_button_that_can_do_no_more_leaves_the_keyboard_to_the_board(
    make_desk: MakeDesk,
) -> None:
    table = lay(make_desk(), undo=True)
    table.play(CLOSING, "h15-i16-i17-i18")
    to(table, "undo")
    table.key(pygame.K_RETURN)
    assert table.match.panel.form.focused == "undo", "there is one move more"
    table.key(pygame.K_RETURN)
    assert not table.session.plies
    assert table.match.panel.form.focused == "board"


# -- what a key opens


@pytest.mark.parametrize("seating", ["fixed", "opposite"])
def test_what_a_key_opens_shows_its_focus_and_the_panel_none(
    make_desk: MakeDesk, seating: Seating
) -> None:
    table = lay(make_desk(), seating)
    table.play(CLOSING)
    to(table, "menu")
    table.key(pygame.K_RETURN)
    top = table.top.scene if isinstance(table.top, Turned) else table.top
    assert isinstance(top, Pause)
    assert top.form.shows_focus
    assert table.match.panel.covered


def test_a_page_below_another_scene_shows_no_focus(table: Table) -> None:
    table.key(pygame.K_ESCAPE)
    pause = table.top
    assert isinstance(pause, Pause)

    def seen() -> pygame.Surface:
        surface = pygame.Surface(SIZE)
        pause.draw(surface)
        return surface

    ringed = seen()
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    assert not same(ringed, seen())
    table.key(pygame.K_ESCAPE)
    assert table.top is pause
    assert same(ringed, seen())


def test_nobody_begins_a_rematch_unseen(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    table.press(table.at("a1"))
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    ending = table.top
    assert isinstance(ending, Ending)
    assert not ending.form.shows_focus
    table.key(pygame.K_RETURN)
    assert table.top is ending
    assert ending.form.shows_focus
    table.key(pygame.K_RETURN)
    assert isinstance(table.top, MatchScene)
    assert table.top is not table.match


# -- the pointer outside


def test_a_drag_goes_on_outside_the_window_until_the_button_is_let_go(table: Table) -> None:
    table.press(table.at("h12"))
    table.move_to(table.at("h13"))
    table.move_to((-30, SIZE[1] // 2))
    table.feed(pygame.Event(pygame.WINDOWLEAVE))
    table.move_to(table.at("i14"))
    table.move_to(table.at("i15"))
    table.release(table.at("i15"))
    assert texts(table) == ["h12-h13-i14-i15"]


def test_a_pointer_that_leaves_without_a_drag_points_at_nothing(table: Table) -> None:
    table.move_to(table.at("h13"))
    table.feed(pygame.Event(pygame.WINDOWLEAVE))
    assert table.hand.hover is None


# -- signs of the keyboard


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [80, 100, 150])
def test_no_ring_of_a_link_overlaps_a_button(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    table = lay(make_desk(size, text), size=size)
    form, look = table.match.panel.form, table.match.desk.look
    card = table.match.panel.card(size)
    for link in ("resign", "rules"):
        widget = form.get(link)
        assert widget is not None
        ring = widget.rect.inflate(2 * look.px(5), 2 * look.px(5))
        assert ring.top > card.top
        assert ring.bottom <= card.bottom
        others = [w.rect for w in form.widgets if w.key not in {"board", "resign", "rules"}]
        assert ring.collidelist(others) == -1


def test_the_switch_says_which_key_does_the_same(table: Table) -> None:
    switch = table.match.panel.form.get("switch own-half")
    assert isinstance(switch, Button)
    assert switch.hint == "Own half (key H)"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_what_a_button_does_is_told_inside_the_panel_and_off_resign(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    boxes: list[pygame.Rect] = []

    def spy(*args: Any) -> pygame.Rect:  # noqa: ANN401 - handed on as they come
        boxes.append(draw.tip(*args))
        return boxes[-1]

    monkeypatch.setattr("game.ui.paint.tip", spy)
    table = lay(make_desk(size), size=size)
    form = table.match.panel.form
    switch = form.get("switch own-half")
    assert switch is not None
    table.move_to(switch.rect.center)
    table.match.panel.picture()
    assert table.match.panel.card(size).contains(boxes[-1])
    links = [w.rect for w in form.widgets if w.key in {"resign", "rules"}]
    assert boxes[-1].collidelist(links) == -1
    assert not boxes[-1].colliderect(switch.rect)


def test_f1_in_the_settings_opens_the_rules_of_the_match_below(table: Table) -> None:
    table.key(pygame.K_ESCAPE)
    table.answer("settings")
    assert table.shows(SettingsPage)
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)


def test_f1_in_the_settings_does_nothing_where_no_match_is_below(make_desk: MakeDesk) -> None:
    page = SettingsPage(make_desk())
    page.resize(SIZE)
    assert page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0)) is None


def test_the_pause_of_a_finished_match_has_nothing_to_save(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Pause)
    labels = [w.label for w in table.top.form.widgets if isinstance(w, Button)]
    assert labels == ["Back", "Rules", "Watch the game", "Settings", "Start screen", "Quit"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_name_of_the_menu_covers_neither_title_nor_players(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    table = lay(make_desk(size), size=size)
    panel = table.match.panel
    plain = panel.picture().copy()
    menu = panel.form.get("menu")
    assert menu is not None
    table.move_to(menu.rect.center)
    named = panel.picture()
    laid = panel.plan
    assert laid is not None
    look, card = table.match.desk.look, laid.card
    title = pygame.Rect(laid.left, card.top, look.text_width("title", 28, "Paper football"), 50)
    below = pygame.Rect(laid.left, title.bottom, laid.menu.left - laid.left, laid.head.bottom)
    below.height = laid.head.bottom - below.top

    def changed(part: pygame.Rect) -> bool:
        seen = part.move(-card.left, -card.top)
        return not same(plain.subsurface(seen).copy(), named.subsurface(seen).copy())

    assert changed(below), "it is told"
    assert not any(changed(part) for part in (title, *laid.plates))
