"""A cat on the keyboard and the mouse: thousands of random events, and nothing breaks."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import scale_of
from game.desk import Desk
from game.shell import Shell
from game.ui.look import Look

MakeDesk = Callable[..., Desk]
WriteRecord = Callable[..., Path]
SIZES = [(1024, 640), (1280, 800), (1366, 768)]
KEYS = [
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_a, pygame.K_z, pygame.K_y, pygame.K_s, pygame.K_o),
]
MODS = [0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL]


class Cat:
    """Makes events by a seed; half of its clicks hit something."""

    def __init__(self, seed: int, shell: Shell) -> None:
        self.luck = random.Random(seed)
        self.shell = shell
        self.at = (0, 0)

    def events(self) -> list[pygame.Event]:
        makers = (self.click, self.click, self.move, self.key, self.key, self.drag, self.odd)
        return self.luck.choice(makers)()

    def place(self) -> tuple[int, int]:
        form = getattr(self.shell.top, "form", None)
        if form is not None and form.widgets and self.luck.random() < 0.5:
            rect = self.luck.choice(form.widgets).rect
            return self.luck.randint(rect.left, rect.right), self.luck.randint(
                rect.top, rect.bottom
            )
        width, height = self.shell.size
        return self.luck.randint(-20, width + 20), self.luck.randint(-20, height + 20)

    def move(self) -> list[pygame.Event]:
        old, self.at = self.at, self.place()
        rel = (self.at[0] - old[0], self.at[1] - old[1])
        return [pygame.Event(pygame.MOUSEMOTION, pos=self.at, rel=rel, buttons=(0, 0, 0))]

    def click(self) -> list[pygame.Event]:
        moved = self.move()
        button = self.luck.choice((1, 1, 1, 1, 2, 3))
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=button)
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=self.at, button=button)
        return [*moved, down, up]

    def drag(self) -> list[pygame.Event]:
        moved = self.move()
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=1)
        ways = [event for _ in range(self.luck.randint(1, 6)) for event in self.move()]
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=self.at, button=1)
        return [*moved, down, *ways, up]

    def key(self) -> list[pygame.Event]:
        key, mod = self.luck.choice(KEYS), self.luck.choice(MODS)
        told = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        return [pygame.Event(pygame.KEYDOWN, told), pygame.Event(pygame.KEYUP, told)]

    def odd(self) -> list[pygame.Event]:
        text = self.luck.choice(("a", "\u0219", "\u4e16", "long words ", ";|", "\x07", ""))
        turn = self.luck.choice((-3, -1, 1, 3))
        return [
            self.luck.choice(
                (
                    pygame.Event(pygame.TEXTINPUT, text=text),
                    pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=0),
                    pygame.Event(
                        pygame.MOUSEWHEEL, x=0, y=turn, precise_y=float(turn), flipped=False
                    ),
                    pygame.Event(pygame.WINDOWFOCUSLOST),
                    pygame.Event(pygame.WINDOWLEAVE),
                )
            )
        ]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_breaks(make_desk: MakeDesk, write_record: WriteRecord, seed: int) -> None:
    if seed % 2:
        write_record("game", ["h12-h13-h14-h15"])
    desk = make_desk()
    shell = Shell(desk.start_screen())
    cat = Cat(seed, shell)
    surface = pygame.Surface(shell.size)
    seen = set()
    for step in range(700):
        if not shell.feed(cat.events(), cat.luck.choice((0, 16, 16, 100))):
            shell = cat.shell = Shell(desk.start_screen(), shell.size)
        seen.add(type(shell.top).__name__)
        if step % 100 == 99:
            surface = resized(desk, shell, cat.luck.choice(SIZES))
        if step % 10 == 0:
            shell.draw(surface)
    assert len(seen) >= 4, f"the cat saw only {seen}"


def resized(desk: Desk, shell: Shell, size: tuple[int, int]) -> pygame.Surface:
    """What the window does when somebody pulls at its corner or chooses another text size."""
    desk.look = Look(desk.assets, scale_of(size, 1.0, desk.settings.text_size))
    shell.resize(size)
    return pygame.Surface(size)
