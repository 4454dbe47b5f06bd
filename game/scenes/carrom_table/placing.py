"""The hand that puts a man back for the other side (CR-4.5)."""

from math import hypot
from typing import Any

import pygame

from engines.play.picker import Picker
from game.hands.hand import Hand, Refused
from game.scenes.carrom_table.aiming import Ground
from game.scenes.carrom_table.spots import point_of, spot_of
from physics.laws.measures import EDGE, INNER, MAN, OUTER, near
from physics.laws.moves import Place
from physics.laws.places import can_stand, due_place
from physics.laws.state import State

Pixel = tuple[float, float]
Point = tuple[int, int]

SNAP = 400  # hundredths of a millimetre: how far a man moves over to the nearest open place
STEP = 200  # of an arrow; a tenth of it with Shift


class PlaceHand(Hand):
    """The hand of whoever places what comes back."""

    def __init__(self, picker: Picker[Any, Any], ground: Ground, state: State) -> None:
        self.state = state
        self.table = ground
        self.at: Point | None = None  # where the man would be put down
        super().__init__(picker, ground, ground.place(spot_of((0, 0))))

    @property
    def open(self) -> bool:
        """Whether a man may be put down where it is held."""
        return self.at is not None and can_stand(self.state.men, self.at)

    @property
    def mark(self) -> object:
        return self.at

    # -- the mouse

    def motion(self, pixel: Pixel) -> None:
        self.pointer = pixel
        point = self._under(pixel)
        self.at = None if point is None else snapped(self.state, point)
        hover = None if self.at is None else spot_of(self.at)
        if hover != self.hover:
            self.refused = None
        self.hover = hover

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        super().press(pixel, early=early)
        if early:
            self._down = None

    def release(self, pixel: Pixel) -> None:
        if not self.pressing:
            return
        self._down = None
        self.motion(pixel)
        self._put()

    def leave(self) -> None:
        super().leave()
        self.at = None

    def explain(self) -> None:
        """Say why no man may be put down under the pointer, if none may."""
        if self.at is not None and not self.open:
            self._refuse_here()

    def _under(self, pixel: Pixel) -> Point | None:
        """Any place of the board: one that is closed is told so."""
        spot = self.table.spot_at(pixel, 0)
        return None if spot is None else point_of(spot)

    def _put(self) -> None:
        if self.at is None:
            return
        if self.open:
            self._move = Place(*self.at)
        else:
            self._refuse_here()

    def _refuse_here(self) -> None:
        if self.at is not None:
            self.refused = Refused(spot_of(self.at), "CR-4.5")

    # -- the keys

    def key(self, key: int, mod: int) -> bool:
        """Arrows move the man, Enter or Space puts it down; the first key only shows it."""
        if key == pygame.K_ESCAPE:
            return self._lift()
        if key not in ARROWS and key not in ENTER:
            return False
        if self.at is None:
            self.at = by_itself(self.state)
        elif key in ENTER:
            self._put()
        else:
            self._step(ARROWS[key], STEP // 10 if mod & pygame.KMOD_SHIFT else STEP)
        return True

    def _lift(self) -> bool:
        """Put down nothing, though the button is down; False if it is not."""
        was, self._down = self.pressing, None
        return was

    def _step(self, way: Pixel, by: int) -> None:
        """Move the man that way on the screen."""
        if self.at is None:
            return
        self.refused = None
        x, y = self.table.to_table((0, 0))
        to_x, to_y = self.table.to_table(way)
        size = hypot(to_x - x, to_y - y)
        moved = self.at[0] + by * (to_x - x) / size, self.at[1] + by * (to_y - y) / size
        if max(map(abs, moved)) <= EDGE:
            self.at = round(moved[0]), round(moved[1])
        else:
            self._refuse_here()


def by_itself(state: State) -> Point | None:
    """Where the next man goes if nobody chooses."""
    striker = state.chair if state.next is None else state.next
    return due_place(state.men, striker)


def snapped(state: State, point: Point) -> Point:
    """The open place just beside `point`; the point itself if there is none so near."""
    x, y = point
    for _ in range(8):
        if can_stand(state.men, (x, y)):
            return (x, y) if near(point, (x, y), SNAP) else point
        x, y = _off_the_men(state, *_in_the_ring(x, y))
    best = by_itself(state)  # it may be as narrow as a point
    return best if best is not None and near(point, best, SNAP) else point


def _in_the_ring(x: float, y: float) -> Point:
    far = hypot(x, y) or 1.0
    scale = min(max(far, INNER + 1), OUTER - 1) / far
    return (round(x * scale), round(y * scale)) if scale != 1 else (round(x), round(y))


def _off_the_men(state: State, x: int, y: int) -> Point:
    for man in state.men:
        if near((x, y), man[1:], MAN):
            dx, dy = x - man.x, y - man.y
            far = hypot(dx, dy) or 1.0
            x, y = round(man.x + dx * (MAN + 1) / far), round(man.y + dy * (MAN + 1) / far)
    return x, y


ENTER = {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}
ARROWS = {
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}
