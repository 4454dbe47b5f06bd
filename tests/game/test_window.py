"""Points and pixels."""

import os
from collections.abc import Iterator

import pygame
import pytest

from game.window import CLICK_THROUGH, SMALLEST, NoDisplayError, Window, open_display


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test")
    yield window
    window.close()
    pygame.event.clear()


def test_the_usual_window_is_large_enough(window: Window) -> None:
    width, height = window.size
    assert width >= SMALLEST[0]
    assert height >= SMALLEST[1]
    assert window.ratio == 1.0


def test_the_mouse_is_told_in_pixels(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "ratio", property(lambda _: 2.0))
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, -1), buttons=(0, 0, 0))
    pressed = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_a)
    one, two, three = window.in_pixels([moved, pressed, key])
    assert (one.pos, one.rel, one.buttons) == ((20, 40), (2, -2), (0, 0, 0))
    assert (two.pos, two.button) == ((6, 8), 1)
    assert three is key


def test_full_screen_and_back(window: Window) -> None:
    before = window.size
    window.toggle_full_screen()
    assert window.full_screen
    window.toggle_full_screen()
    assert not window.full_screen
    assert window.size == before


def test_a_driver_that_nobody_asked_for_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplayError):
        open_display()


def test_the_click_that_brings_the_window_up_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CLICK_THROUGH, "")
    monkeypatch.delenv(CLICK_THROUGH)
    open_display()
    assert os.environ[CLICK_THROUGH] == "1"
