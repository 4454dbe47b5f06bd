"""The hand that moves the players of chess football: pick one up, and put it or the ball somewhere.

A player that stands at a dead ball is in the hand already.  A click on another player that could be
taken changes hands; a click on the one that is held puts it back.  With touch-move the first player
that is picked up has been touched (CF-12.1), which is a move of its own: the hand goes on with it.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any, Protocol

from game.hands.carry import CarryHand, People
from game.hands.hand import CLICK_REACH, Refused

if TYPE_CHECKING:
    from engines.play.picker import Picker
    from game.hands.cursor import Pixel
    from game.hands.hand import Ground

BACK = "CF-9.2"
TAKES = "CF-9.1"
Touch = Any  # the move that says that a player has been touched


class Players(People, Protocol):
    """What this hand has to know besides."""

    def touch_of(self, spot: int) -> Touch | None:
        """The move of touching the player on a place, if that is one now."""
        ...

    def at_once(self, move: Any) -> bool:  # noqa: ANN401
        """Whether a move is made as soon as no other one is meant."""
        ...

    def plays_ball(self, spot: int) -> bool:
        """Whether the player there can do nothing but play the ball."""
        ...


class ChessHand(CarryHand):
    """The hand of the side to move, in one position."""

    def __init__(
        self, picker: Picker[Any, Any], ground: Ground, home: Pixel, players: Players
    ) -> None:
        super().__init__(picker, ground, home, players)
        self._players = players
        self.eager = False  # it finds who sends the ball to a place that is touched first
        self._by_ball = False  # the drag has passed the ball
        self._back = False  # the pointer has been elsewhere since somebody was taken up
        self.holding: int | None = None  # touched by the move that was just decided

    def go_on(self, last: ChessHand) -> None:
        """Go on with the player that the last hand has touched, in the middle of a drag too."""
        if last.holding is None or last.holding not in self.picker.offers():
            return
        self.picker.touch(last.holding)
        self.cursor, self.hover = last.cursor, last.hover
        self.dragging, self._down, self._grip = last.dragging, last._down, last._grip
        self.pointer = last.pointer

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        super().press(pixel, early=early)
        self._by_ball = False

    def motion(self, pixel: Pixel) -> None:
        super().motion(pixel)
        if self.hover not in self._held():
            self._back = True
        if self.dragging and self.hover is not None and self.people.at_ball(self.hover):
            self._by_ball = True

    def release(self, pixel: Pixel) -> None:
        """A player who is dragged has to come to the ball before it can go anywhere (CF-9.1)."""
        spot = self.ground.spot_at(pixel, CLICK_REACH)
        if self.dragging and spot is not None and self._passes_by(spot):
            self._down, self.dragging, self.pointer = None, False, pixel
            self.hover = spot
            self.refused = Refused(spot, TAKES, self.touched)
            self._let_go()
            return
        super().release(pixel)

    def _passes_by(self, target: int) -> bool:
        """Whether a player is dragged to where the ball could go, and has left the ball aside."""
        grip = self._grip
        if self._by_ball or grip is None or grip not in self.touched or self.people.at_ball(grip):
            return False
        return target in self.picker.offers() and self._players.plays_ball(grip)

    def _take_grip(self) -> None:
        """The ball is dragged by the only one who can play it."""
        if self._grip is not None and (able := self._able(self._grip)) and not self.eager:
            self._take_one(able, self._grip)
            return
        super()._take_grip()

    # -- both

    def preview(self) -> frozenset[int]:
        """Where the player under the pointer or the cursor could go, or send the ball."""
        spot = self.cursor if self.cursor is not None else self.hover
        if self.touched or spot is None:
            return frozenset()
        return self.picker.after((spot,))

    def explain(self) -> None:
        """The place that a taker has left is closed to the ball, which is told too (CF-9.2)."""
        if self.hover is None or not self._able(self.hover):
            super().explain()
        held = self.hover if self.hover in self._held() else None
        rests = held is not None and self._back and not self.pressing
        if held is not None and rests and self.picker.misstep(held) == BACK:
            self._refuse(held)

    def touch_next(self, spot: int) -> None:
        self._back = False
        if able := self._able(spot):
            self._take_one(able, spot)
            return
        if not self.touched and (move := self._players.touch_of(spot)) is not None:
            self.holding, self._move = spot, move
            return
        super().touch_next(spot)
        self._decide_at_once()

    def _able(self, target: int) -> list[int]:
        """Those who can be meant by a place when nobody is held: who can play the ball there.

        The ball means its only taker, to any hand.
        """
        offers = self.picker.offers()
        if self.touched or target in offers:
            return []
        if self.people.at_ball(target):
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
        if self._move is not None or not self.touched or len(meant) != 1:
            return
        if self._players.at_once(meant[0]):
            self._move = meant[0]
            self._down, self.dragging = None, False
