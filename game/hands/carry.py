"""A hand that carries: it takes a piece up, and puts it, or the ball before it, somewhere.

A drag moves what it began on, and nothing else; what ends where nothing may be put is told why.
Where there is no choice the piece is in the hand already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.hands.hand import CLICK_REACH, DRAG_FROM, Ground, Hand

if TYPE_CHECKING:
    from engines.play.picker import Picker
    from game.hands.cursor import Pixel


class People(Protocol):
    """What the hand has to know of what it takes."""

    def is_own(self, spot: int) -> bool:
        """Whether a piece of the side to move is there."""
        ...

    def is_other(self, spot: int) -> bool:
        """Whether a piece of the other side is there."""
        ...

    def at_ball(self, spot: int) -> bool:
        """Whether a place is the ball's, where whoever plays it is seen to stand."""
        ...

    def is_placed(self, spot: int) -> bool:
        """Whether the piece there is the one that the first place touched is for."""
        ...


class CarryHand(Hand):
    """The hand of the side to move, in one position."""

    def __init__(
        self, picker: Picker[Any, Any], ground: Ground, home: Pixel, people: People
    ) -> None:
        super().__init__(picker, ground, home)
        self.people = people
        self.dropped = False  # the move that was just decided was carried to its place
        self._grip: int | None = None  # the place on which the button went down

    def hold_only(self) -> None:
        """Take the one piece there is to take, if something is left to choose then."""
        first = self.picker.offers()
        if len(first) == 1 and self.picker.after(tuple(first)):
            self.picker.touch(next(iter(first)))
            self.given = 1

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        super().press(pixel, early=early)
        self._grip = self.ground.spot_at(pixel, CLICK_REACH)

    def motion(self, pixel: Pixel) -> None:
        """A drag takes what the button went down on, however fast the pointer has left it."""
        begun = self._down is not None and not self.dragging
        if begun and self._down is not None and _far(pixel, self._down):
            self._take_grip()
        super().motion(pixel)

    def release(self, pixel: Pixel) -> None:
        """A drag moves what it began on; one that ends where nothing may be put is told why."""
        dragged, before = self.dragging, self.touched
        if dragged and not self._holds(self._grip):
            self._drop_nothing(pixel, self._grip)
            return
        super().release(pixel)
        self.dropped = dragged and self._move is not None
        wrong = self.hover if self.hover not in self._held() else None
        if not dragged or wrong is None or self.touched != before or self._move is not None:
            return
        if not (self.touched and self.people.at_ball(wrong)):
            super()._refuse(wrong)
            self._let_go()

    def _let_go(self) -> None:
        """What this drag took up is back where it was, and its refusal is still told."""
        while len(self.touched) > max(self._before, self.given):
            self.picker.release()

    def _holds(self, grip: int | None) -> bool:
        """Whether a drag from there carries what is held: a piece, or the ball before it."""
        if grip is None:
            return False
        if self.touched and self.people.at_ball(grip):
            return True
        return grip in self.touched or self.people.is_placed(grip)

    def _drop_nothing(self, pixel: Pixel, grip: int | None) -> None:
        """A drag that began on somebody who cannot be taken, on nobody, or off the board."""
        self._down, self.dragging, self.pointer = None, False, pixel
        self.hover = self.ground.spot_at(pixel, CLICK_REACH)
        if grip is None:
            return
        if self.people.is_own(grip) and self.hover is not None and self.hover != grip:
            self._refuse_after((grip,), self.hover)
        else:
            self._refuse_after((), grip)

    def _take_grip(self) -> None:
        grip = self._grip
        if grip is None or grip in self._held():
            return
        if grip in self.picker.after(()) and self.picker.after((grip,)):
            if not self.given:
                self.picker.clear()  # a drag means what it begins on, whatever was chosen before
            self.touch(grip)

    def _pass(self, spot: int) -> None:
        """What a drag passes stays where it is."""

    # -- both

    def touch(self, spot: int) -> None:
        """Touch a place, change hands, put the piece back, or be refused."""
        touched = self.touched
        if touched and spot == touched[-1]:
            if len(touched) > self.given:
                self.give_back()
            return
        if touched and spot not in self.picker.offers() and spot in self.picker.after(()):
            self.picker.clear()
        self.touch_next(spot)

    def touch_next(self, spot: int) -> None:
        """Touch a place that changes no hands."""
        super().touch(spot)

    def _refuse(self, spot: int) -> None:
        """Another piece is meant to be taken; where the one held stands is no target."""
        if self.touched and self.people.at_ball(spot):
            return
        if self.touched and not self.dragging and self._means_another(spot):
            self._refuse_after((), spot)
            return
        super()._refuse(spot)

    def _means_another(self, spot: int) -> bool:
        """Whether a click means somebody else, and no place for what is held.

        A piece that has been chosen may be sent against a rival; one that was given may not.
        """
        if spot in self.touched:
            return False
        given = self.given == len(self.touched)
        return self.people.is_own(spot) or (given and self.people.is_other(spot))


def _far(one: Pixel, other: Pixel) -> bool:
    return bool((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= DRAG_FROM**2)
