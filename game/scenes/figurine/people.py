"""Who stands where for the hand: whose a place is, and where the ball is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import Seat
from engines.figurine_football.choices import offender
from engines.figurine_football.field import NONE
from engines.figurine_football.spots import STATION, in_station, waiting
from engines.figurine_football.state import NAMES, Phase

if TYPE_CHECKING:
    from engines.figurine_football.state import State
    from game.scenes.figurine.hand import FigurineHand

SIDES = (Seat.HOME, Seat.AWAY)


class People:
    """The figurines of one position, as the hand has to know them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.hand: FigurineHand | None = None  # the one that holds them

    def is_own(self, spot: int) -> bool:
        """Whether it is a figurine that the side to move takes up, or may mean to."""
        who = who_is(self.state, spot)
        if self.state.phase is Phase.PLACE:
            rival = self.state.turn.rival
            return who == (rival, offender(self.state))
        return who is not None and who[0] is self.state.turn

    def is_other(self, spot: int) -> bool:
        return who_is(self.state, spot) is not None and not self.is_own(spot)

    def at_ball(self, spot: int) -> bool:
        """Where the ball lies that is to be sent, and with it whoever sends it."""
        return self.hand is not None and spot == self.hand.ball_at

    def is_placed(self, spot: int) -> bool:  # noqa: ARG002 - whoever is placed is touched first
        return False


def who_is(state: State, spot: int) -> tuple[Seat, int] | None:
    """Whose figurine stands, or waits, at a place; None if there is none."""
    for side in SIDES:
        figurine = _at(state, side, spot)
        if figurine >= 0:
            return side, figurine
    return None


def _at(state: State, side: Seat, spot: int) -> int:
    if spot >= STATION:
        figurine = waiting(side, spot)
        there = figurine >= 0 and state.match.station[side] >> figurine & 1
        return figurine if there else -1
    return state.squares(side).find(spot) if spot != NONE else -1


def place_of(state: State, side: Seat, figurine: int) -> int:
    """Where a figurine is: its square, or its own place in the station; NONE: it is sent off."""
    if state.match.station[side] >> figurine & 1:
        return in_station(side, figurine)
    return state.squares(side)[figurine]


def standing(state: State) -> list[tuple[tuple[Seat, int], int]]:
    """All figurines on the mat, with the places where they are."""
    found = []
    for side in SIDES:
        for figurine in range(len(NAMES)):
            place = place_of(state, side, figurine)
            if place != NONE:
                found.append(((side, figurine), place))
    return found
