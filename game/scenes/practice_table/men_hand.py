"""The hand that puts men down, moves them and takes them away; with the mouse or with keys.

Nothing changes before a man is put down: it hands out the men as they lie then.
"""

from collections.abc import Sequence

import pygame

from game.scenes.practice_table.position import man_at, off_surface, room_near
from physics.laws.chairs import Point
from physics.laws.measures import EDGE, Man

STEP, FINE = 1000, 100  # of an arrow; with Shift
Men = tuple[Man, ...]


class MenHand:
    """One hand.  Its point is where the pointer or the cursor of the keys is over the board."""

    def __init__(self) -> None:
        self.kind = ""  # of the man in the hand
        self.origin: Man | None = None  # that man as he lay, if he was on the board
        self.point: Point = (0, 0)
        self.keyed = False  # the keys move the point: it is to be seen
        self._grip: Point = (0, 0)  # from where the man is held to his middle
        self.refused: Point | None = None

    @property
    def holds(self) -> bool:
        return bool(self.kind)

    def others(self, men: Sequence[Man]) -> Men:
        """The men that are not in the hand."""
        return tuple(man for man in men if man != self.origin)

    def room(self, men: Sequence[Man]) -> Point | None:
        """Where the man in the hand would be put down."""
        if off_surface(self.point):
            return None
        return room_near(self.others(men), self.point)

    # -- taking and putting

    def pick(self, man: Man, point: Point) -> None:
        """Take a man off the board."""
        self.take(man.kind, man[1:])
        self.origin = man
        self._grip = man.x - point[0], man.y - point[1]

    def take(self, kind: str, point: Point) -> None:
        """Take a man of a kind that is not on the board."""
        self.kind, self.origin, self.point, self.refused = kind, None, point, None
        self._grip = (0, 0)

    def drag(self, point: Point) -> None:
        """The pointer that holds the man is over another point."""
        self.move((point[0] + self._grip[0], point[1] + self._grip[1]))

    def move(self, point: Point) -> None:
        self.point, self.refused = point, None

    def put_down(self, men: Sequence[Man]) -> Men | None:
        """The men with the one in the hand put down; without him, beside the board.

        None if he has no room there: then he is where he was.
        """
        others, room = self.others(men), self.room(men)
        kind, away = self.kind, off_surface(self.point)
        if self.origin is not None and self.point == self.origin[1:]:
            self.let_go()
            return tuple(men)
        self.let_go()
        if away:
            return others
        if room is None:
            x, y = self.point
            self.refused = max(-EDGE, min(EDGE, x)), max(-EDGE, min(EDGE, y))
            return None
        return (*others, Man(kind, *room))

    def put(self, kind: str, men: Sequence[Man]) -> Men | None:
        """The men with one more of a kind at the point; None if he has no room there."""
        self.take(kind, self.point)
        return self.put_down(men)

    def take_away(self, men: Sequence[Man]) -> Men | None:
        """The men without the one in the hand, else without the one at the point; None: no man."""
        man = self.origin if self.holds else man_at(men, self.point)
        held = self.holds
        self.let_go()
        if man is None:
            return tuple(men) if held else None
        return tuple(other for other in men if other != man)

    def let_go(self) -> bool:
        """The man in the hand is where he was; False if there was none."""
        held, self.kind, self.origin = self.holds, "", None
        self.refused = None
        return held

    # -- the cursor

    def step(self, way: tuple[int, int], *, fine: bool) -> None:
        """Move the cursor right and up, as far as men can lie."""
        by = FINE if fine else STEP
        x, y = self.point[0] + by * way[0], self.point[1] + by * way[1]
        self.move((max(-EDGE, min(EDGE, x)), max(-EDGE, min(EDGE, y))))


WAYS = {
    pygame.K_UP: (0, 1),
    pygame.K_DOWN: (0, -1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}
