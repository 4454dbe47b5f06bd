"""The hand that plays a turn of figurine football in one flow.

A figurine is taken, then its square; where that is the ball's, it is seen to stand there, and the
hand goes on with the ball.  The ball's own square once more means to hold it, a mate's square once
more to leave it at that pass.  Every step can be taken back, until the last one is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.figurine_football.state import Phase
from engines.play.picker import Picker
from game.hands.carry import CarryHand
from game.scenes.figurine.offers import ball_after

if TYPE_CHECKING:
    from engines.figurine_football.state import State
    from game.hands.cursor import Pixel
    from game.hands.hand import Ground
    from game.scenes.figurine.people import People


class FigurineHand(CarryHand):
    """The hand of the side to move, in one position."""

    def __init__(
        self,
        picker: Picker[Any, Any],
        ground: Ground,
        home: Pixel,
        people: People,
        state: State,
    ) -> None:
        super().__init__(picker, ground, home, people)
        self.state = state
        self.carried = False  # the last place was touched by a drag
        self._by_drag = False
        self.again = False  # the move was decided by touching its last place once more
        if state.phase in {Phase.PLAY, Phase.PLACE}:
            self._take_only()

    def _take_only(self) -> None:
        """Take what there is no choice about: who must act, and onto which square."""
        while len(offers := self.picker.offers()) == 1:
            if not self.picker.after((*self.touched, *offers)):
                return
            self.picker.touch(next(iter(offers)))
            self.given += 1

    @property
    def ball_at(self) -> int | None:
        """Where the ball is seen that is to be sent from there; None: nobody chosen has it."""
        if self.state.phase is not Phase.PLAY:
            return None
        return ball_after(self.state, self.touched)

    # -- the mouse

    def release(self, pixel: Pixel) -> None:
        self._by_drag = self.dragging
        super().release(pixel)
        self._by_drag = False

    def _changes_hands(self, spot: int) -> bool:
        """Whether another figurine can be taken instead of the one that is held."""
        held = self.touched
        return len(held) == 1 and not self.given and spot != held[0] and self._takes(spot)

    def _takes(self, spot: int) -> bool:
        return spot in self.picker.after(()) and self.people.is_own(spot)

    # -- both

    def touch(self, spot: int) -> None:
        """Touch a place, leave it at a pass, put the figurine back, change hands or be refused."""
        touched, self.carried = self.touched, self._by_drag
        if spot in self.picker.offers():
            self.touch_next(spot)
        elif touched and spot == touched[-1]:
            self._touch_again()
        elif self._changes_hands(spot):
            self.picker.clear()
            self.touch_next(spot)
        else:
            self._refuse(spot)

    def _touch_again(self) -> None:
        meant = list(self.picker.complete())
        if len(meant) == 1:
            self._move, self.again = meant[0], True
            self._down, self.dragging = None, False
        elif len(self.touched) > self.given:
            self.give_back()

    def enter(self) -> None:
        """Enter on the mate who has just got the ball leaves it at that."""
        cursor, touched = self.cursor, self.touched
        again = self.looking is None and cursor is not None and touched[-1:] == (cursor,)
        if cursor is not None and again and self.picker.complete():
            self.touch(cursor)
            return
        super().enter()

    def _means_another(self, spot: int) -> bool:
        """With the ball at hand a figurine is a target for it, and nobody to be taken."""
        return self.ball_at is None and super()._means_another(spot)


class Secret(Picker[Any, Any]):
    """Of what is chosen in secret nothing is offered on the open board (FF-8.1)."""

    def __init__(self, rules: Any, notation: Any, state: State) -> None:  # noqa: ANN401
        super().__init__(rules, notation, state)
        self._meant = {}

    def why(self, spots: tuple[int, ...]) -> str:  # noqa: ARG002 - it is the same for all
        return "FF-8.1"
