"""A key held down presses once, but still scrolls and erases."""

import pygame

from game.ui.keys import HeldKeys
from tests.game.ui.hands import key


def released(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=code, mod=0)


def test_enter_held_down_counts_once_also_over_several_frames() -> None:
    held = HeldKeys()
    first = key(pygame.K_RETURN)
    assert held.without_repeats([first, key(pygame.K_RETURN)]) == [first]
    assert held.without_repeats([key(pygame.K_RETURN)]) == []


def test_enter_counts_again_after_its_release() -> None:
    held = HeldKeys()
    events = [key(pygame.K_RETURN), released(pygame.K_RETURN), key(pygame.K_RETURN)]
    assert held.without_repeats(events) == events


def test_arrows_letters_and_erasing_repeat() -> None:
    events = [key(code) for code in (pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_a)] * 3
    assert HeldKeys().without_repeats(events) == events


def test_losing_the_window_forgets_what_was_down() -> None:
    held = HeldKeys()
    held.without_repeats([key(pygame.K_ESCAPE), pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert held.without_repeats([key(pygame.K_ESCAPE)])
