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


def test_arrows_letters_and_erasing_repeat_once_a_frame() -> None:
    held = HeldKeys()
    frame = [key(code) for code in (pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_a)]
    assert held.without_repeats(frame) == frame
    for _ in range(2):
        assert held.without_repeats(frame * 3) == frame


def test_repeats_that_were_queued_while_a_frame_took_long_do_not_act_after_the_release() -> None:
    held = HeldKeys()
    right, up = key(pygame.K_RIGHT), released(pygame.K_RIGHT)
    assert held.without_repeats([right]) == [right]
    assert held.without_repeats([key(pygame.K_RIGHT)] * 5 + [up]) == [up]


def test_keys_that_are_pressed_again_within_a_frame_all_count() -> None:
    held = HeldKeys()
    taps = [key(pygame.K_RIGHT), released(pygame.K_RIGHT)] * 3
    assert held.without_repeats(taps) == taps
    assert held.without_repeats([key(pygame.K_RIGHT), key(pygame.K_LEFT), *taps[:2]]) == [
        key(pygame.K_RIGHT),
        key(pygame.K_LEFT),
        released(pygame.K_RIGHT),
    ]


def test_losing_the_window_forgets_what_was_down() -> None:
    held = HeldKeys()
    held.without_repeats([key(pygame.K_ESCAPE), pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert held.without_repeats([key(pygame.K_ESCAPE)])
