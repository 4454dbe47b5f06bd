"""The practice table without a window, and somebody who drags, pulls, clicks and types at it."""

from typing import Any

import pygame

from game.desk import Desk
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.practice import Practice
from game.scenes.practice_table.practising import Practising
from game.shell import Shell
from physics.laws.measures import Man

SIZE = (1280, 800)
LONG = 40_000  # ms; longer than any film in slow motion
Pixel = tuple[float, float]
LETTERS = {ord(letter): letter for letter in "wbqpmfltrz"}


class Seat:
    """A shell with the practice table on it; places are mm."""

    def __init__(self, desk: Desk, size: tuple[int, int] = SIZE) -> None:
        self.scene = Practice(desk)
        self.shell = Shell(self.scene, size)

    @property
    def doing(self) -> Practising:
        return self.scene.practising

    @property
    def men(self) -> tuple[Man, ...]:
        return self.doing.position.men

    @property
    def lying(self) -> list[Man]:
        return list(self.men)

    @property
    def hand(self) -> StrikeHand:
        assert self.doing.hand is not None
        return self.doing.hand

    @property
    def text(self) -> str:
        return self.scene.telling.told(self.doing, by_keys=False).text

    def on(self, x: float, y: float) -> Pixel:
        """The pixel of a place in mm."""
        return self.scene.picture.pixel((round(100 * x), round(100 * y)))

    # -- events

    def feed(self, kind: int, **what: Any) -> None:  # noqa: ANN401 - whatever an event has
        self.shell.feed([pygame.Event(kind, **what)], 16)

    def wait(self, ms: int = LONG) -> None:
        """Let time pass in frames, until nothing moves at the latest."""
        for _ in range(ms // 50):
            if not self.scene.restless:
                return
            self.shell.feed([], 50)

    def move_to(self, pixel: Pixel) -> None:
        self.feed(pygame.MOUSEMOTION, pos=_rounded(pixel), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, pixel: Pixel, button: int = 1) -> None:
        self.feed(pygame.MOUSEBUTTONDOWN, pos=_rounded(pixel), button=button)

    def release(self, pixel: Pixel, button: int = 1) -> None:
        self.feed(pygame.MOUSEBUTTONUP, pos=_rounded(pixel), button=button)

    def click(self, pixel: Pixel, button: int = 1) -> None:
        self.move_to(pixel)
        self.press(pixel, button)
        self.release(pixel, button)

    def drag(self, start: Pixel, end: Pixel, *, drop: bool = True) -> None:
        self.move_to(start)
        self.press(start)
        for part in (0.3, 0.7, 1.0):
            self.move_to(
                (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            )
        if drop:
            self.release(end)

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.feed(pygame.KEYDOWN, key=key, mod=mod, unicode=LETTERS.get(key, ""))

    def button(self, key: str) -> None:
        """Click a button of the panel."""
        self.click(self.place_of(key).center)

    def place_of(self, key: str) -> pygame.Rect:
        widget = self.scene.panel.form.get(key)
        assert widget is not None, f"there is no button {key!r}"
        return widget.rect

    def choose(self, key: str, *, on: bool = True) -> None:
        """Click the arrow of a choice, forwards or back."""
        rect = self.place_of(key)
        widget = self.scene.panel.form.get(key)
        assert widget is not None
        self.click(widget.parts()[1 if on else 0].center if key != "trace" else rect.center)

    def tab_to(self, key: str) -> None:
        for _ in range(30):
            if self.scene.panel.form.focused == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"the keyboard does not come to {key!r}")

    # -- what people do

    def supply(self, kind: str) -> Pixel:
        """Where the man nearest the end of its groove lies; the queen is the last in hers."""
        far, near = self.scene.picture.grooves
        column = far if kind == "w" else near
        for y in range(column.top, column.bottom):
            if self.scene.picture.supply_at((column.centerx, y), self.doing.position) == kind:
                return column.centerx, y + 4
        raise AssertionError(f"there is no {kind} beside the board")

    def put(self, kind: str, x: float, y: float) -> None:
        """Drag a man from the grooves onto the board."""
        self.drag(self.supply(kind), self.on(x, y))

    def pull(self, dx: float, dy: float, *, drop: bool = True) -> None:
        """Pull the striker back so many mm."""
        x, y = (along / 100 for along in self.hand.centre)
        self.drag(self.on(x, y), self.on(x + dx, y + dy), drop=drop)

    def strike(self, dx: float = 4, dy: float = -80) -> None:
        self.pull(dx, dy)
        self.wait()

    def picture(self) -> bytes:
        surface = pygame.Surface(self.shell.size)
        self.shell.draw(surface)
        return surface.get_buffer().raw


def _rounded(pixel: Pixel) -> tuple[int, int]:
    return round(pixel[0]), round(pixel[1])
