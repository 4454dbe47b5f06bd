"""A person's hands, for the tests: events as pygame would send them."""

import pygame

from game.ui.form import Form
from game.ui.widget import Did, Position


def key(code: int, mod: int = 0, text: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)


def typed(text: str) -> pygame.Event:
    return pygame.Event(pygame.TEXTINPUT, text=text)


def move(at: Position) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def down(at: Position, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: Position, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def wheel(notches: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False)


def click(form: Form, at: Position) -> Did | None:
    """Press and release in one place; what came of either."""
    first = form.handle(down(at))
    return form.handle(up(at)) or first


def press(form: Form, *codes: int, mod: int = 0) -> Did | None:
    """Press keys one after the other; what came of the last."""
    did = None
    for code in codes:
        did = form.handle(key(code, mod))
    return did
