"""The hand that moves the players of chess football: pick one up, and put it or the ball somewhere.

A player that stands at a dead ball is in the hand already.  A click on another player that could be
taken changes hands; a click on the one that is held puts it back.  With touch-move the first player
that is picked up has been touched (CF-12.1), which is a move of its own: the hand goes on with it.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any, Protocol

from game.hands.hand import CLICK_REACH, DRAG_FROM, Ground, Hand

if TYPE_CHECKING:
    from engines.play.picker import Picker
    from game.hands.cursor import Pixel

BACK = "CF-9.2"
Touch = Any  # the move that says that a player has been touched


class People(Protocol):
    """What the hand has to know of those it takes."""

    def touch_of(self, spot: int) -> Touch | None:
        """The move of touching the player on a place, if that is one now."""
        ...

    def at_once(self, move: Any) -> bool:  # noqa: ANN401
        """Whether a move is made as soon as no other one is meant."""
        ...

    def is_own(self, spot: int) -> bool:
        """Whether a player of the side to move is there."""
        ...

    def at_ball(self, spot: int) -> bool:
        """Whether a place is the ball's, where whoever plays it is seen to stand."""
        ...


class ChessHand(Hand):
    """The hand of the side to move, in one position."""

    def __init__(
        self,
        picker: Picker[Any, Any],
        ground: Ground,
        home: Pixel,
        people: People,
    ) -> None:
        super().__init__(picker, ground, home)
        self._people = people
        self.eager = False  # it finds who sends the ball to a place that is touched first
        self._grip: int | None = None  # the place on which the button went down
        self.holding: int | None = None  # touched by the move that was just decided
        self.dropped = False  # the move that was just decided was carried to its place

    def hold_only(self) -> None:
        """Take the one player there is to take, if something is left to choose then."""
        first = self.picker.offers()
        if len(first) == 1 and self.picker.after(tuple(first)):
            self.picker.touch(next(iter(first)))
            self.given = 1

    def go_on(self, last: ChessHand) -> None:
        """Go on with the player that the last hand has touched, in the middle of a drag too."""
        if last.holding is None or last.holding not in self.picker.offers():
            return
        self.picker.touch(last.holding)
        self.cursor, self.hover = last.cursor, last.hover
        self.dragging, self._down, self._grip = last.dragging, last._down, last._grip
        self.pointer = last.pointer

    def preview(self) -> frozenset[int]:
        """Where the player under the pointer or the cursor could go, or send the ball."""
        spot = self.cursor if self.cursor is not None else self.hover
        if self.touched or spot is None:
            return frozenset()
        return self.picker.after((spot,))

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        super().press(pixel, early=early)
        self._grip = self.ground.spot_at(pixel, 0.5)

    def motion(self, pixel: Pixel) -> None:
        """A drag takes what the button went down on, however fast the pointer has left it."""
        begun = self._down is not None and not self.dragging
        if begun and self._down is not None and _far(pixel, self._down):
            self._take_grip()
        super().motion(pixel)

    def release(self, pixel: Pixel) -> None:
        """A drag moves what it began on; one that ends where nothing may be put is told why."""
        dragged, before = self.dragging, self.touched
        if dragged and self._grip is not None and not self._holds(self._grip):
            self._drop_nothing(pixel, self._grip)
            return
        super().release(pixel)
        self.dropped = dragged and self._move is not None
        wrong = self.hover if self.hover not in self._held() else None
        if dragged and wrong is not None and self.touched == before and self._move is None:
            self._refuse(wrong)

    def _holds(self, grip: int) -> bool:
        """Whether a drag from there carries what is held: a player, or the ball before it."""
        return grip in self.touched or (bool(self.touched) and self._people.at_ball(grip))

    def _drop_nothing(self, pixel: Pixel, grip: int) -> None:
        """A drag that began on somebody who cannot be taken, or on nobody."""
        self._down, self.dragging, self.pointer = None, False, pixel
        self.hover = self.ground.spot_at(pixel, CLICK_REACH)
        if self._people.is_own(grip) and self.hover not in {None, grip}:
            self._refuse_after((grip,), self.hover or 0)
        else:
            self._refuse_after((), grip)

    def explain(self) -> None:
        """The place that a taker has left is closed to the ball, which is told too (CF-9.2)."""
        if self.hover is None or not self._able(self.hover):
            super().explain()
        held = self.hover if self.hover in self._held() else None
        if held is not None and not self.pressing and self.picker.misstep(held) == BACK:
            self._refuse(held)

    def _take_grip(self) -> None:
        grip = self._grip
        if grip is None or grip in self._held():
            return
        if grip in self.picker.after(()) and self.picker.after((grip,)):
            self.touch(grip)

    def _pass(self, spot: int) -> None:
        """What a drag passes stays where it is."""

    # -- both

    def touch(self, spot: int) -> None:
        """Touch a place, change hands, put the player back, or be refused."""
        touched = self.touched
        if touched and spot == touched[-1]:
            if len(touched) > self.given:
                self.give_back()
            return
        if touched and spot not in self.picker.offers() and spot in self.picker.after(()):
            self.picker.clear()
        if able := self._able(spot):
            self._take_one(able, spot)
            return
        if not self.touched and (move := self._people.touch_of(spot)) is not None:
            self.holding, self._move = spot, move
            return
        super().touch(spot)
        self._decide_at_once()

    def _refuse(self, spot: int) -> None:
        """Another own player is meant to be taken; where the one held stands is no target."""
        if self.touched and self._people.at_ball(spot):
            return
        other = spot not in self.touched and self._people.is_own(spot)
        if self.touched and not self.dragging and other:
            self._refuse_after((), spot)
            return
        super()._refuse(spot)

    def _able(self, target: int) -> list[int]:
        """Those who can be meant by a place when nobody is held: who can play the ball there.

        The ball means its only taker, to any hand.
        """
        offers = self.picker.offers()
        if self.touched or target in offers:
            return []
        if self._people.at_ball(target):
            return list(offers) if len(offers) == 1 else []
        if not self.eager:
            return []
        return [spot for spot in offers if target in self.picker.after((spot,))]

    def _take_one(self, able: list[int], target: int) -> None:
        """Take the nearest to the place, and no more: who was not seen held sends nothing."""
        there = self.ground.place(target)
        self.picker.touch(min(able, key=lambda spot: dist(self.ground.place(spot), there)))
        self.refused = self.looking = None

    def _decide_at_once(self) -> None:
        meant = self.picker.candidates()
        if (
            self._move is None
            and self.touched
            and len(meant) == 1
            and self._people.at_once(meant[0])
        ):
            self._move = meant[0]
            self._down, self.dragging = None, False


def _far(one: Pixel, other: Pixel) -> bool:
    return bool((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= DRAG_FROM**2)
