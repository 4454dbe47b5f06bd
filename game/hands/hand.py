"""A hand over the board: mouse and keys become places touched, and those become a move.

The hand knows pixels only through `Ground`, and what may be done only through the picker.  Click
by click, by dragging and by keys the same places are touched; the move that they spell is handed
out by `take`.  What cannot be touched is refused with the clause that forbids it.

In a drag the last place, the one that decides the move, is taken only when the button is let go
over it: let go elsewhere, that step is not made.  A drag that is cancelled gives back all that it
passed.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import dist
from typing import Any, Protocol

from engines.play.picker import Picker
from game.hands.cursor import Pixel, nearest, neighbour, step

DRAG_FROM = 4  # pixels that the pointer has to move with the button down
CLICK_REACH, DRAG_REACH = 0.5, 0.36  # parts of the way between two places


class Ground(Protocol):
    """Where the places of a board lie."""

    drags_through: bool  # a drag touches what it passes, not only where it ends

    def places(self) -> Collection[int]:
        """All places of the board."""
        ...

    def place(self, spot: int) -> Pixel:
        """The middle of a place in pixels."""
        ...

    def spot_at(self, pixel: Pixel, reach: float) -> int | None:
        """The place within `reach` (parts of the way between two places) of a pixel."""
        ...


@dataclass(frozen=True, slots=True)
class Refused:
    """A place that cannot be touched now, and the clause that says so."""

    spot: int
    clause: str
    after: tuple[int, ...] = ()  # what had been touched, or was meant to have been


class Hand:
    """The hand of the side to move, in one position."""

    def __init__(self, picker: Picker[Any, Any], ground: Ground, home: Pixel) -> None:
        """`home` is where a finger without a place of its own is, in pixels."""
        self.picker = picker
        self.ground = ground
        self.home = home
        self.hover: int | None = None
        self.cursor: int | None = None
        self.looking: int | None = None  # the place that the keyboard looks at, on offer or not
        self.pointer: Pixel | None = None
        self.refused: Refused | None = None
        self.dragging = False
        self.given = 0  # how many places are touched by themselves, and stay so
        self._down: Pixel | None = None
        self._early = False  # the button went down before the hand could be seen to be ready
        self._before = 0  # how many places were touched when the button went down
        self._move: Any = None

    @property
    def touched(self) -> tuple[int, ...]:
        return self.picker.touched

    @property
    def pressing(self) -> bool:
        return self._down is not None

    def take(self) -> Any:  # noqa: ANN401 - a move of whatever game is played
        """The move that was decided since this was last asked; None if none was."""
        move, self._move = self._move, None
        return move

    @property
    def mark(self) -> object:
        """Something that differs whenever there is more to be said of what the hand does."""
        return None

    def key(self, _key: int, _mod: int) -> bool:
        """A key that may have a meaning of this hand's own; whether it had one."""
        return False

    def wheel(self, clicks: int) -> None:
        """The wheel was turned, away from the player if `clicks` is positive."""

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        """The button went down; `early`: while the move before was still shown.

        What comes of an early click is a place touched, or nothing: it is not told why not.
        """
        self.pointer = self._down = pixel
        self._early, self._before = early, len(self.touched)
        self.cursor = self.looking = None
        self.refused = None

    def motion(self, pixel: Pixel) -> None:
        self.pointer = pixel
        self.looking = None
        if self._down is not None and dist(pixel, self._down) >= DRAG_FROM:
            self.dragging = True
        reach = DRAG_REACH if self.dragging else CLICK_REACH
        self.hover = self.ground.spot_at(pixel, reach)
        if self.dragging and self.hover is not None:
            self._pass(self.hover)
        if self.refused and self.refused.spot != self.hover:
            self.refused = None

    def release(self, pixel: Pixel) -> None:
        if self._down is None:
            return
        dragged = self.dragging
        self._down, self.dragging = None, False
        self.pointer = pixel
        spot = self.ground.spot_at(pixel, CLICK_REACH)
        self.hover = spot
        if spot is None or (dragged and spot in self._held()):
            return
        if spot in self.picker.offers() or not (dragged or self._early):
            self.touch(spot)

    def leave(self) -> None:
        """The pointer or the window's focus has gone: a press under way comes to nothing.

        What the keyboard looks at stays.
        """
        self._down, self.dragging = None, False
        self.hover = self.pointer = None
        if self.looking is None:
            self.refused = None

    def cancel(self, *, keeps: bool) -> bool:
        """End a drag and give back what it passed, unless the hand `keeps` it.

        Answers whether the drag had passed anything.
        """
        passed = len(self.touched) - self._before if self.dragging else 0
        self._down, self.dragging = None, False
        for _ in range(0 if keeps else passed):
            self.picker.release()
        return passed > 0

    def explain(self) -> None:
        """Say why the place under the pointer cannot be touched, if it cannot."""
        if self.hover is not None and not self.pressing and self.hover not in self._held():
            self._refuse(self.hover)

    def _pass(self, spot: int) -> None:
        """Drag over a place: touch it unless it would decide the move."""
        if spot not in self.picker.offers():
            return
        if self.ground.drags_through and not self._decides(spot):
            self.touch(spot)
        elif not self.touched and not self._decides(spot):
            self.touch(spot)  # what the drag began on: the piece in the hand

    def _decides(self, spot: int) -> bool:
        self.picker.touch(spot)
        decided = self.picker.decided() is not None
        self.picker.release()
        return decided

    def _held(self) -> tuple[int, ...]:
        return self.touched[-1:]

    # -- the keys

    def arrow(self, way: tuple[int, int]) -> None:
        """Move the cursor to the next offer that way.

        If there is none the cursor stays, and the place next to it that way is told why not.
        """
        self.hover = self.refused = self.looking = None
        offers = self.picker.offers()
        at = self.ground.place(self.cursor) if self.cursor in offers else self._finger()
        found = step(at, way, offers, self.ground.place)
        if found is None and self.cursor not in offers:
            found = nearest(at, offers, self.ground.place)
        elif found is None:
            self._look_at(neighbour(at, way, self.ground.places(), self.ground.place))
        self.cursor = self.cursor if found is None else found

    def look(self, way: tuple[int, int]) -> None:
        """Look at the next place of the board that way, and be told why it is not on offer.

        The cursor stays where it is.
        """
        self.hover = None
        start = self.cursor if self.looking is None else self.looking
        at = self._finger() if start is None else self.ground.place(start)
        found = neighbour(at, way, self.ground.places(), self.ground.place)
        self.looking = self.looking if found is None else found
        self._look_at(self.looking)

    def look_away(self) -> bool:
        """Look at no place any more; False if none was looked at."""
        looked, self.looking = self.looking is not None, None
        if looked:
            self.refused = None
        return looked

    def _look_at(self, spot: int | None) -> None:
        self.refused = None
        if spot is not None and spot not in self._held():
            self._refuse(spot)

    def _finger(self) -> Pixel:
        return self.ground.place(self.touched[-1]) if self.touched else self.home

    def enter(self) -> None:
        """Take the place looked at, or be refused; else the one under the cursor.

        Without either, put the cursor on the nearest offer.
        """
        offers = self.picker.offers()
        if self.looking is not None:
            self.touch(self.looking)
        elif self.cursor is not None and self.cursor in offers:
            self.touch(self.cursor)
        else:
            self.cursor = nearest(self._finger(), offers, self.ground.place)

    # -- both

    def touch(self, spot: int) -> None:
        """Touch a place, or be refused."""
        if not self.picker.touch(spot):
            self._refuse(spot)
            return
        self.refused = self.looking = None
        if (move := self.picker.decided()) is not None:
            self._move = move
            self._down, self.dragging = None, False

    def pick_up(self, spots: Iterable[int]) -> None:
        """Touch the places again that were touched before the hand was laid down."""
        for spot in spots:
            if spot not in self.picker.offers() or self._decides(spot):
                return
            self.picker.touch(spot)

    def give_back(self) -> bool:
        """Take back the last place; False if there was none."""
        self.refused = self.looking = None
        self._down, self.dragging = None, False
        if self.cursor is not None and self.touched:
            self.cursor = self.touched[-1]
        return self.picker.release()

    def think_again(self) -> None:
        """The move that was decided is not made after all: its last place is given back."""
        self.give_back()

    def _refuse(self, spot: int) -> None:
        self._refuse_after(self.touched, spot)

    def _refuse_after(self, touched: tuple[int, ...], spot: int) -> None:
        """Tell why a place cannot be touched after these, if it cannot."""
        clause = self.picker.why((*touched, spot))
        self.refused = Refused(spot, clause, touched) if clause else None
