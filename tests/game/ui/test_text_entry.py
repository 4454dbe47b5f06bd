"""Editing one line: a name that will stand in a record."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint import Seen, paint_widget, text_entry
from game.ui.widgets import Did, TextEntry
from tests.game.ui.hands import click, down, key, move, press, typed, up

BOX = pygame.Rect(0, 0, 200, 40)
CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


def name(value: str = "", limit: int = 12) -> TextEntry:
    """A field whose letters are all ten pixels wide."""
    return TextEntry("name", BOX.copy(), "Name", value, limit, lambda text: 10 * len(text), 10)


def form_of(entry: TextEntry) -> Form:
    return Form([entry], focus="name")


def test_what_is_typed_comes_where_the_cursor_is() -> None:
    entry = name("Ana")
    form = form_of(entry)
    press(form, pygame.K_LEFT)
    assert form.handle(typed("\u021b")) == Did("name", "An\u021ba")
    assert entry.cursor == 3


def test_erasing_works_both_ways_and_says_only_what_changed() -> None:
    entry = name("Ion")
    form = form_of(entry)
    assert press(form, pygame.K_DELETE) is None
    assert press(form, pygame.K_BACKSPACE) == Did("name", "Io")
    press(form, pygame.K_HOME)
    assert press(form, pygame.K_BACKSPACE) is None
    assert press(form, pygame.K_DELETE) == Did("name", "o")


def test_the_limit_holds_also_for_a_long_paste() -> None:
    entry = name("Ana", limit=6)
    assert form_of(entry).handle(typed("-Maria")) == Did("name", "Ana-Ma")
    assert name("Bartholomew", limit=4).value == "Bart"


def test_a_full_field_says_why_no_more_letters_appear(look: Look) -> None:
    def painted(value: str) -> bytes:
        entry = text_entry(look, "name", pygame.Rect(0, 0, 300, 66), "Name", value, 6)
        surface = pygame.Surface((300, 24))
        paint_widget(surface, look, entry, Seen(focus=True))
        return surface.get_buffer().raw

    assert painted("Maria") == painted("Ana")
    assert painted("Mariaa") != painted("Maria")


@pytest.mark.parametrize("junk", ["\n", "\x00", "\x7f", ";", "|", "\u202e", "\r\t"])
def test_what_would_break_a_record_is_not_taken(junk: str) -> None:
    entry = name("Ana")
    assert form_of(entry).handle(typed(junk)) is None
    assert name(f"A{junk}na").value == entry.value == "Ana"


def test_space_is_a_letter_here_and_not_a_press() -> None:
    entry = name("Ana")
    form = form_of(entry)
    assert press(form, pygame.K_SPACE) is None
    assert form.handle(typed(" ")) == Did("name", "Ana ")


def test_letters_are_not_shortcuts_while_the_field_is_focused() -> None:
    form = form_of(name())
    form.handle(key(pygame.K_o, text="o"))
    assert form.used
    form.handle(key(pygame.K_s, CTRL, "\x13"))
    assert not form.used


def test_shift_selects_and_typing_replaces() -> None:
    entry = name("Ana Maria")
    form = form_of(entry)
    press(form, *[pygame.K_LEFT] * 5, mod=SHIFT)
    assert entry.selected == (4, 9)
    assert form.handle(typed("Pop")) == Did("name", "Ana Pop")
    assert entry.selected == (7, 7)


def test_a_selection_can_shrink_again() -> None:
    entry = name("Ana")
    form = form_of(entry)
    press(form, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, mod=SHIFT)
    assert entry.selected == (2, 3)


def test_an_arrow_lets_go_of_a_selection_at_its_end() -> None:
    entry = name("Ana")
    form = form_of(entry)
    press(form, pygame.K_a, mod=CTRL)
    press(form, pygame.K_LEFT)
    assert entry.selected == (0, 0)
    press(form, pygame.K_END, mod=SHIFT)
    assert entry.selected == (0, 3)
    press(form, pygame.K_RIGHT)
    assert entry.selected == (3, 3)


def test_select_all_and_delete() -> None:
    form = form_of(name("Ana"))
    press(form, pygame.K_a, mod=CTRL)
    assert press(form, pygame.K_DELETE) == Did("name", "")


def test_control_backspace_erases_a_word() -> None:
    form = form_of(name("Ana Maria"))
    assert press(form, pygame.K_BACKSPACE, mod=CTRL) == Did("name", "Ana ")
    assert press(form, pygame.K_BACKSPACE, mod=CTRL) == Did("name", "")


def test_a_click_puts_the_cursor_between_the_nearest_letters() -> None:
    entry = name("Ana")
    form = form_of(entry)
    click(form, (10 + 14, 20))
    assert entry.cursor == 1
    click(form, (199, 20))
    assert entry.cursor == 3


def test_dragging_selects() -> None:
    entry = name("Ana Maria")
    form = form_of(entry)
    form.handle(down((10, 20)))
    form.handle(move((40, 20)))
    assert entry.selected == (0, 3)


def test_without_a_measure_a_click_goes_to_the_end() -> None:
    entry = TextEntry("name", BOX.copy(), "Name", "Ana")
    form = form_of(entry)
    press(form, pygame.K_HOME)
    click(form, (12, 20))
    assert entry.cursor == 3


def test_a_long_text_moves_so_that_the_cursor_is_seen() -> None:
    entry = name("x" * 30, limit=40)
    assert entry.shift() == 300 - 180
    press(form_of(entry), pygame.K_HOME)
    assert entry.shift() == 0


def test_without_the_keyboard_a_long_text_shows_its_beginning(look: Look) -> None:
    entry = text_entry(look, "name", BOX.copy(), "", "Wilhelmina Augusta Wolkenstein", 40)
    pictures = []
    for focus, cursor in ((False, 30), (False, 0), (True, 30), (True, 0)):
        entry.cursor = entry.anchor = cursor
        surface = pygame.Surface(BOX.size)
        paint_widget(surface, look, entry, Seen(focus=focus))
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] == pictures[1]
    assert pictures[2] != pictures[3]


def test_a_click_on_such_a_text_means_the_letters_that_are_seen() -> None:
    entry = name("x" * 30, limit=40)
    form = Form([entry, name_beside()], focus="other")
    form.handle(down((10 + 34, 20)))
    assert entry.cursor == 3
    press(form, pygame.K_END)
    form.handle(up((44, 20)))
    form.handle(down((10 + 30, 20)))
    assert entry.cursor == 3 + 12, "it has the keyboard and shows its tail"


def name_beside() -> TextEntry:
    return TextEntry("other", BOX.move(0, 60), "Other")


def two_names() -> tuple[Form, TextEntry, TextEntry]:
    one = TextEntry("one", pygame.Rect(0, 0, 100, 40), "One")
    two = TextEntry("two", pygame.Rect(0, 50, 100, 40), "Two")
    return Form([one, two], focus="one"), one, two


def test_the_keyboard_moves_as_soon_as_the_button_goes_down() -> None:
    """Text may come between press and release; it belongs to the field that was pressed."""
    form, one, two = two_names()
    for event in (typed("\u0218"), down((50, 70)), typed("\u00e9"), up((50, 200)), typed("a")):
        form.handle(event)
    assert (one.value, two.value) == ("\u0218", "\u00e9a")


def test_what_was_being_composed_does_not_deafen_a_field_that_was_left() -> None:
    form, one, two = two_names()
    form.handle(pygame.Event(pygame.TEXTEDITING, text="`", start=0, length=1))
    form.handle(down((50, 70)))
    assert form.focused == "two"
    form.handle(typed("\u00e8"))
    assert (one.composing, one.value, two.value) == ("", "", "\u00e8")
    form.handle(down((50, 20)))
    form.handle(typed("ab"))
    press(form, pygame.K_BACKSPACE)
    assert one.value == "a"


def test_an_input_method_composes_before_it_types() -> None:
    entry = name("Ana")
    form = form_of(entry)
    form.handle(pygame.Event(pygame.TEXTEDITING, text="\u3042", start=0, length=1))
    assert (entry.composing, entry.value) == ("\u3042", "Ana")
    assert press(form, pygame.K_BACKSPACE) is None
    assert form.handle(typed("\u4e9c")) == Did("name", "Ana\u4e9c")
    assert entry.composing == ""


EDITS = st.one_of(
    st.text(max_size=8).map(typed),
    st.builds(
        key,
        st.sampled_from(
            [
                pygame.K_LEFT,
                pygame.K_RIGHT,
                pygame.K_HOME,
                pygame.K_END,
                pygame.K_BACKSPACE,
                pygame.K_DELETE,
                pygame.K_a,
                pygame.K_SPACE,
            ]
        ),
        st.sampled_from([0, SHIFT, CTRL]),
    ),
)


@given(st.lists(EDITS, max_size=25))
def test_any_editing_leaves_a_name_that_a_record_can_hold(events: list[pygame.Event]) -> None:
    entry = name("Ana", limit=10)
    form = form_of(entry)
    for event in events:
        before = entry.value
        did = form.handle(event)
        assert (did is not None) == (entry.value != before)
        assert did is None or did.value == entry.value
        assert 0 <= min(entry.selected) <= max(entry.selected) <= len(entry.value) <= 10
        assert entry.value.isprintable()
        assert not set(entry.value) & set(";|")
