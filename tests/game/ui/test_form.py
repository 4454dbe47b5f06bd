"""One form, one pointer, one keyboard focus."""

import random

import pygame
import pytest

from game.ui.form import Form
from game.ui.widgets import Button, Canvas, Choice, Did, Line, Reader, TextEntry, Toggle, Widget
from tests.game.ui.hands import click, down, key, move, press, up, wheel

OUTSIDE = (700, 500)


def column(*keys: str) -> list[Widget]:
    """Buttons one below the other, 100 x 40, ten pixels apart."""
    return [Button(k, pygame.Rect(10, 10 + 50 * n, 100, 40), k) for n, k in enumerate(keys)]


def middle(form: Form, name: str) -> tuple[int, int]:
    widget = form.get(name)
    assert widget is not None
    return widget.rect.center


def test_a_click_is_press_and_release_on_the_same_button() -> None:
    form = Form(column("a", "b"))
    assert form.handle(down(middle(form, "a"))) is None
    assert form.pressed == "a"
    assert form.handle(up(middle(form, "a"))) == Did("a")
    assert form.pressed == ""


@pytest.mark.parametrize("end", [OUTSIDE, (60, 80)])
def test_released_elsewhere_nothing_happens(end: tuple[int, int]) -> None:
    form = Form(column("a", "b"))
    form.handle(down(middle(form, "a")))
    form.handle(move(end))
    assert form.hovered == ""
    assert form.handle(up(end)) is None
    assert form.pressed == ""


def test_coming_back_before_releasing_counts() -> None:
    form = Form(column("a"))
    at = middle(form, "a")
    form.handle(down(at))
    form.handle(move(OUTSIDE))
    form.handle(move(at))
    assert form.handle(up(at)) == Did("a")


def test_a_press_is_cancelled_by_losing_the_window_and_by_the_right_button() -> None:
    for event in (pygame.Event(pygame.WINDOWFOCUSLOST), down((60, 30), button=3)):
        form = Form(column("a"))
        form.handle(down(middle(form, "a")))
        form.handle(event)
        assert form.handle(up(middle(form, "a"))) is None


def test_hover_follows_the_pointer_and_leaves_with_it() -> None:
    form = Form(column("a", "b"))
    form.handle(move(middle(form, "b")))
    assert form.hovered == "b"
    form.handle(pygame.Event(pygame.WINDOWLEAVE))
    assert form.hovered == ""


def test_a_disabled_button_is_deaf_but_in_the_way() -> None:
    below, above = column("a", "b")
    above.rect, above.enabled = below.rect.copy(), False
    form = Form([below, above])
    form.handle(down(below.rect.center))
    assert form.used
    assert form.handle(up(below.rect.center)) is None
    assert form.hovered == ""
    press(form, pygame.K_TAB)
    assert form.focused == "a"


def test_tab_walks_in_order_and_round_shift_tab_back() -> None:
    form = Form(column("a", "b", "c"))
    seen = []
    for _ in range(4):
        press(form, pygame.K_TAB)
        seen.append(form.focused)
    assert seen == ["a", "b", "c", "a"]
    press(form, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert form.focused == "c"


def test_the_first_key_only_shows_where_the_focus_is() -> None:
    for first in (pygame.K_TAB, pygame.K_DOWN):
        form = Form(column("a", "b"), focus="a")
        assert not form.shows_focus
        press(form, first)
        assert (form.focused, form.shows_focus) == ("a", True)
        press(form, first)
        assert form.focused == "b"


def test_enter_works_at_once_on_the_first_focus() -> None:
    form = Form(column("a", "b"), focus="b")
    assert press(form, pygame.K_RETURN) == Did("b")
    assert press(form, pygame.K_SPACE) == Did("b")


def test_the_ring_goes_with_a_click_and_comes_back_with_a_key() -> None:
    form = Form(column("a", "b"), focus="a")
    press(form, pygame.K_TAB)
    click(form, middle(form, "b"))
    assert (form.focused, form.shows_focus) == ("b", False)
    press(form, pygame.K_TAB)
    assert (form.focused, form.shows_focus) == ("a", True)


def test_arrows_go_to_the_nearest_widget_that_way() -> None:
    grid = [
        Button(f"{x}{y}", pygame.Rect(10 + 120 * x, 10 + 60 * y, 100, 40), "")
        for y in range(3)
        for x in range(3)
    ]
    form = Form(grid, focus="11")
    press(form, pygame.K_UP)
    for code, expected in (
        (pygame.K_UP, "10"),
        (pygame.K_RIGHT, "20"),
        (pygame.K_DOWN, "21"),
        (pygame.K_LEFT, "11"),
        (pygame.K_LEFT, "01"),
        (pygame.K_LEFT, "01"),
    ):
        press(form, code)
        assert form.focused == expected


def test_a_canvas_keeps_arrows_enter_and_escape_for_the_scene() -> None:
    board = Canvas("board", pygame.Rect(200, 0, 300, 300))
    form = Form([board, *column("a")], focus="board")
    for code in (pygame.K_LEFT, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
        assert press(form, code) is None
        assert not form.used
        assert form.focused == "board"
    press(form, pygame.K_TAB)
    assert form.focused == "a"


def test_the_mouse_over_a_canvas_is_the_scenes() -> None:
    board = Canvas("board", pygame.Rect(200, 0, 300, 300))
    form = Form([board, *column("a")], focus="a")
    for event in (move((250, 50)), down((250, 50)), up((250, 50))):
        assert form.handle(event) is None
        assert not form.used
    assert (form.hovered, form.focused, form.pressed) == ("board", "board", "")


def test_enter_in_a_field_presses_the_default() -> None:
    name = TextEntry("name", pygame.Rect(0, 200, 200, 40), "Name", "Ana")
    form = Form([name, *column("start")], focus="name", default="start")
    assert press(form, pygame.K_RETURN) == Did("start")
    assert press(form, pygame.K_SPACE) is None


def test_shortcuts_with_ctrl_or_alt_are_left_to_the_scene() -> None:
    form = Form(column("a", "b"), focus="a")
    for mod in (pygame.KMOD_CTRL, pygame.KMOD_ALT):
        assert press(form, pygame.K_RETURN, mod=mod) is None
        assert not form.used
        press(form, pygame.K_TAB, mod=mod)
        assert not form.used


def test_a_new_layout_keeps_focus_hover_and_press() -> None:
    form = Form(column("a", "b", "c"))
    press(form, pygame.K_TAB, pygame.K_TAB)
    form.handle(down(middle(form, "c")))
    form.replace(column("x", "b", "c"))
    assert (form.focused, form.pressed) == ("c", "c")
    assert form.handle(up(middle(form, "c"))) == Did("c")


def test_a_new_layout_drops_what_has_gone_or_is_disabled() -> None:
    form = Form(column("a", "b"), focus="a")
    form.handle(down(middle(form, "b")))
    fresh = column("a", "b")
    fresh[1].enabled = False
    form.replace(fresh)
    assert form.pressed == ""
    form.replace(column("a"))
    assert form.focused == "a"
    form.replace([])
    assert (form.focused, form.hovered) == ("", "")


def test_hover_is_found_again_where_the_pointer_rests() -> None:
    form = Form(column("a"))
    form.handle(move((60, 80)))
    assert form.hovered == ""
    form.replace(column("a", "b"))
    assert form.hovered == "b"


def test_a_new_layout_keeps_the_cursor_and_the_scrolling() -> None:
    def layout() -> list[Widget]:
        lines = tuple(Line((), 20) for _ in range(40))
        return [
            TextEntry("name", pygame.Rect(0, 0, 100, 30), "", "Ana"),
            Reader("rules", pygame.Rect(0, 50, 100, 200), lines),
        ]

    form = Form(layout(), focus="name")
    press(form, pygame.K_HOME)
    form.handle(move((50, 100)))
    form.handle(wheel(-2))
    form.replace(layout())
    name, rules = form.get("name"), form.get("rules")
    assert isinstance(name, TextEntry)
    assert isinstance(rules, Reader)
    assert (name.cursor, rules.top) == (0, 100)


def test_two_widgets_with_one_key_are_refused() -> None:
    with pytest.raises(ValueError, match="'a'"):
        Form(column("a", "b", "a"))


def test_focus_by_name_goes_only_where_it_can() -> None:
    form = Form(column("a", "b"), focus="a")
    form.focus("b")
    form.focus("nobody")
    assert form.focused == "b"


def test_thousands_of_random_events_leave_the_form_whole() -> None:
    hand = random.Random(4)
    codes = [
        pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
        pygame.K_DOWN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_a,
    ]  # fmt: skip
    form = Form(_mixture(hand), focus="a")
    for _ in range(6000):
        at = (hand.randrange(320), hand.randrange(320))
        event = hand.choice(
            (move(at), down(at, hand.choice((1, 1, 3))), up(at), wheel(hand.choice((-1, 1))),
             key(hand.choice(codes), hand.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))),
             pygame.Event(pygame.TEXTINPUT, text="\u0219"))
        )  # fmt: skip
        form.handle(event)
        if hand.random() < 0.05:
            form.replace(_mixture(hand))
        _is_whole(form)


def _mixture(hand: random.Random) -> list[Widget]:
    lines = tuple(Line((), 20, key=str(n)) for n in range(hand.randrange(30)))
    widgets: list[Widget] = [
        *column("a", "b"),
        Toggle("t", pygame.Rect(10, 110, 100, 40), "T", enabled=hand.random() < 0.7),
        Choice("c", pygame.Rect(10, 160, 100, 40), "", ((1, "one"), (2, "two")), 1),
        TextEntry("e", pygame.Rect(10, 210, 100, 40), "", "Ana"),
        Reader("r", pygame.Rect(150, 0, 100, 100), lines),
        Canvas("board", pygame.Rect(150, 120, 150, 150)),
    ]
    return [widget for widget in widgets if hand.random() < 0.9]


def _is_whole(form: Form) -> None:
    keys = {widget.key for widget in form.widgets}
    assert {form.focused, form.hovered, form.pressed} <= keys | {""}
    under = form.get(form.hovered)
    assert under is None or under.enabled
