"""Toggles, choices, steppers and sliders change their value and say so."""

import itertools
from typing import Literal

import pygame
import pytest

from game.ui.form import Form
from game.ui.widgets import Choice, Did, Slider, Stepper, Toggle
from tests.game.ui.hands import click, down, move, press, up

ROW = pygame.Rect(0, 0, 300, 40)
WORDS = (("a", "Alpha"), ("b", "Beta"), ("c", "Gamma"))


@pytest.mark.parametrize("style", ["segments", "arrows"])
def test_a_barred_option_is_passed_over(style: Literal["segments", "arrows"]) -> None:
    words = tuple((letter, letter.upper()) for letter in "abcd")
    choice = Choice("seat", ROW.copy(), "", words, "a", style=style, barred=("b", "d"))
    form = Form([choice], focus="seat")
    values = []
    for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RETURN, pygame.K_RETURN):
        press(form, code)
        values.append(choice.value)
    assert values == ["c", "c", "a", "c", "a"]
    click(form, choice.parts()[1].center)
    assert choice.value == ("a" if style == "segments" else "c")


def test_a_toggle_turns_by_click_anywhere_and_by_space() -> None:
    toggle = Toggle("sound", ROW.copy(), "Sound")
    form = Form([toggle], focus="sound")
    assert click(form, (5, 5)) == Did("sound", value=True)
    assert press(form, pygame.K_SPACE) == Did("sound", value=False)
    assert toggle.value is False


def test_arrows_switch_a_toggle_and_stay_on_it() -> None:
    toggle = Toggle("sound", ROW.copy(), "Sound")
    aside = Toggle("other", ROW.move(400, 0), "Other")
    form = Form([toggle, aside], focus="sound")
    assert press(form, pygame.K_LEFT) is None
    assert press(form, pygame.K_RIGHT) == Did("sound", value=True)
    assert press(form, pygame.K_RIGHT) is None
    assert press(form, pygame.K_LEFT) == Did("sound", value=False)
    assert form.focused == "sound"


def test_home_and_end_take_a_choice_to_its_ends() -> None:
    words = tuple((letter, letter.upper()) for letter in "abcd")
    choice = Choice("seat", ROW.copy(), "", words, "b", barred=("d",))
    form = Form([choice], focus="seat")
    assert press(form, pygame.K_END) == Did("seat", "c")
    assert press(form, pygame.K_END) is None
    assert press(form, pygame.K_HOME) == Did("seat", "a")


def test_a_choice_takes_the_segment_clicked() -> None:
    choice = Choice("seat", ROW.copy(), "", WORDS, "a")
    form = Form([choice])
    assert click(form, (150, 20)) == Did("seat", "b")
    assert click(form, (150, 20)) is None
    assert click(form, (299, 20)) == Did("seat", "c")


def test_a_press_that_ends_on_another_segment_chooses_nothing() -> None:
    choice = Choice("seat", ROW.copy(), "", WORDS, "a")
    form = Form([choice])
    form.handle(down((150, 20)))
    assert form.handle(up((250, 20))) is None
    assert choice.value == "a"


def test_the_label_of_a_choice_is_not_a_segment() -> None:
    form = Form([Choice("seat", ROW.copy(), "Seats", WORDS, "b")])
    assert click(form, (20, 20)) is None


def test_segments_fill_the_control_without_gaps() -> None:
    choice = Choice("seat", pygame.Rect(3, 0, 301, 40), "Seats", WORDS, "a", split=0.4)
    parts = choice.parts()
    assert parts[0].x == choice.control.x
    assert parts[-1].right == choice.rect.right
    assert all(one.right == other.x for one, other in itertools.pairwise(parts))


def test_arrow_keys_move_a_choice_and_stop_at_its_ends() -> None:
    choice = Choice("seat", ROW.copy(), "", WORDS, "b")
    form = Form([choice], focus="seat")
    assert press(form, pygame.K_LEFT) == Did("seat", "a")
    assert press(form, pygame.K_LEFT) is None
    assert form.used
    assert press(form, pygame.K_RIGHT, pygame.K_RIGHT) == Did("seat", "c")
    assert press(form, pygame.K_RETURN) == Did("seat", "a")


def test_a_choice_with_arrows_stops_at_both_ends_and_its_middle_goes_on() -> None:
    choice = Choice("lang", ROW.copy(), "", WORDS, "a", style="arrows")
    form = Form([choice])
    assert click(form, (5, 20)) is None
    assert choice.beside(-1) is None
    assert click(form, (295, 20)) == Did("lang", "b")
    assert click(form, (150, 20)) == Did("lang", "c")
    assert click(form, (295, 20)) is None
    assert choice.beside(1) is None
    assert click(form, (5, 20)) == Did("lang", "b")


def test_a_value_that_is_no_option_is_shown_as_none_chosen() -> None:
    choice = Choice("lang", ROW.copy(), "", WORDS, "z")
    assert choice.chosen == -1
    assert Form([choice], focus="lang").handle(_space()) == Did("lang", "a")
    assert Choice("none", ROW.copy(), "").act() is None


def test_a_stepper_steps_and_stops() -> None:
    width = Stepper("width", ROW.copy(), "", 8, 12, 2, 10)
    form = Form([width], focus="width")
    assert click(form, (295, 20)) == Did("width", 12)
    assert click(form, (295, 20)) is None
    assert not width.can(1)
    assert click(form, (5, 20)) == Did("width", 10)
    assert press(form, pygame.K_HOME) == Did("width", 8)
    assert press(form, pygame.K_LEFT) is None
    assert press(form, pygame.K_END) == Did("width", 12)
    assert click(form, (150, 20)) is None


@pytest.mark.parametrize(("x", "value"), [(-50, 0), (0, 0), (500, 100)])
def test_a_slider_follows_the_pointer_also_past_its_ends(x: int, value: int) -> None:
    slider = Slider("volume", ROW.copy(), "", 0, 100, 5, 40)
    form = Form([slider])
    form.handle(down(slider.rail.center))
    assert slider.value == 50
    assert form.handle(move((x, 300))) == Did("volume", value)
    form.handle(up((x, 300)))
    assert form.handle(move(slider.rail.center)) is None
    assert slider.value == value


def test_a_slider_moves_in_steps_by_key() -> None:
    slider = Slider("volume", ROW.copy(), "", 0, 100, 5, 40)
    form = Form([slider], focus="volume")
    assert press(form, pygame.K_RIGHT) == Did("volume", 45)
    assert press(form, pygame.K_PAGEDOWN) == Did("volume", 20)
    assert slider.part_done == pytest.approx(0.2)


def _space() -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0)


def held(stepper: Stepper, form: Form, part: int, ms: int) -> None:
    """Hold a part down for so long, in frames."""
    form.handle(down(stepper.parts()[part].center))
    for _ in range(ms // 10):
        form.update(10)


def test_a_stepper_held_down_steps_on() -> None:
    points = Stepper("points", ROW.copy(), "", 5, 50, 1, 25)
    form = Form([points])
    held(points, form, 1, 300)
    assert points.value == 25
    form.handle(up(points.parts()[1].center))
    assert points.value == 26  # a click
    held(points, form, 0, 1000)
    assert 14 <= points.value <= 20
    value = points.value
    form.handle(up(points.parts()[0].center))
    assert points.value == value  # letting go is no step more
    assert not form.repeating


def test_a_stepper_held_down_stops_at_its_end_and_beside_it() -> None:
    points = Stepper("points", ROW.copy(), "", 5, 50, 1, 48)
    form = Form([points])
    held(points, form, 1, 2000)
    assert points.value == 50
    form.handle(up(points.parts()[1].center))
    held(points, form, 0, 500)
    value = points.value
    form.handle(move(ROW.center))
    for _ in range(100):
        form.update(10)
    assert points.value == value


def test_a_slider_does_not_repeat() -> None:
    slider = Slider("sound", ROW.copy(), "", 0, 100, 10, 50)
    form = Form([slider])
    form.handle(down((slider.rail.right, 20)))
    value = slider.value
    assert (value, form.pressed) == (100, "sound")
    assert not form.repeating
    assert form.update(2000) is None
    assert slider.value == value
