"""Why a hand cannot go to this very place, in words that name the figurines: more than a clause.

In this order: whose figurine was meant, whether it is the one to act now, what is to be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.figurine_football.choices import offender
from engines.figurine_football.field import EXISTS, column_of, is_light, name_of, row_of
from engines.figurine_football.offside import bound
from engines.figurine_football.spots import STATION
from engines.figurine_football.state import CAPTAIN, KEEPER, KINDS, NAMES, Phase
from game.scenes.figurine.offers import ball_after
from game.scenes.figurine.people import who_is

if TYPE_CHECKING:
    from engines.core.contract import Seat
    from engines.figurine_football.state import State
    from game.scenes.figurine.words import Teller


class Reasons:
    """The sentences of one match."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.tr = teller.tr

    def of(self, state: State, spots: tuple[int, ...], clause: str) -> str:
        """Why the last of `spots` is closed after the others; "" if its clause says it."""
        match state.phase:
            case Phase.AIM | Phase.SHOOT_OUT:
                return self.tr("The aim is chosen in secret: press Aim.")
            case Phase.DIVE:
                return self.tr("The keeper dives to d, e or f of his own goal.")
            case Phase.PLACE:
                return self._placing(state, spots[-1], clause)
            case Phase.PLAY if len(spots) == 1:
                return self._first(state, spots[0], clause)
            case Phase.PLAY:
                return self._further(state, spots, clause)
        return ""

    # -- nobody is held

    def _first(self, state: State, spot: int, clause: str) -> str:
        who = who_is(state, spot)
        if who is not None and who[0] is not state.turn:
            return self._of_others(state, who)
        if binding := bound(state, state.turn):
            return self._keeper_first(binding)
        if who is None:
            return self._nobody(state, spot)
        return self._stuck(state, who, spot, clause)

    def _of_others(self, state: State, who: tuple[Seat, int]) -> str:
        mover = self.teller.names[state.turn]
        text = self.tr("That is {figurine}: now it is {mover}\u2019s turn.")
        return text.format(figurine=self.teller.owned(*who), mover=mover)

    def _keeper_first(self, clause: str) -> str:
        if clause == "FF-7.2":
            return self.tr("The keeper has the ball and must play it first.")
        return self.tr("The ball is on a red square: the keeper must step onto it and play it.")

    def _nobody(self, state: State, spot: int) -> str:
        if spot == state.ball:
            return self.tr("Choose first the figurine that is to come to the ball.")
        return self.tr("Choose one of your figurines first.")

    def _stuck(self, state: State, who: tuple[Seat, int], spot: int, clause: str) -> str:
        side, figurine = who
        name = NAMES[figurine]
        if spot >= STATION:
            if not state.match.cards[side]:
                return self.tr("{figurine} cannot come back: no card is left.").format(
                    figurine=name
                )
            return self.tr("{figurine} has no free square to come back to.").format(figurine=name)
        if clause == "FF-3.7" or spot == state.ball:
            return self.tr("{figurine} has the ball and nowhere to send it.").format(figurine=name)
        return self.tr("{figurine} has nowhere to go: choose another one.").format(figurine=name)

    # -- somebody is held

    def _further(self, state: State, spots: tuple[int, ...], clause: str) -> str:
        *before, spot = spots
        who = who_is(state, spots[0])
        if who is None:
            return ""
        if who[0] is not state.turn:
            return self._of_others(state, who)
        if (start := ball_after(state, tuple(before))) is not None:
            throws = spots[0] == state.squares(state.turn)[KEEPER]
            return self._ball(state, (start, spot), clause, throws=throws)
        return self._walk(state, who[1], (spots[0], spot), clause)

    def _ball(self, state: State, way: tuple[int, int], clause: str, *, throws: bool) -> str:
        start, spot = way
        who = who_is(state, spot)
        rival = who is not None and who[0] is not state.turn and spot != state.ball
        if who is not None and rival and clause in {"FF-4.2", "FF-4.3"}:
            text = self.tr("The ball cannot go to {figurine}, who is the rival\u2019s.")
            return text.format(figurine=NAMES[who[1]])
        if clause == "FF-4.2":
            text = self.tr(
                "From {start} the ball does not come to {end}: 1 to 4 straight, or an L."
            )
            if throws:
                text = self.tr(
                    "{start} to {end} is no short ball (straight or an L, in your own half) "
                    "and no long one (to a plain square of the other half)."
                )
            return text.format(start=name_of(start), end=_name(spot))
        return ""

    def _walk(self, state: State, figurine: int, way: tuple[int, int], clause: str) -> str:
        _, spot = way
        name, there = NAMES[figurine], who_is(state, spot)
        if clause == "FF-2.3" and there is not None:
            text = self.tr("{other} stands there; only who has the ball can be tackled.")
            if there[0] is state.turn:
                text = self.tr("Your {other} stands there.")
            elif there[1] == KEEPER:
                text = self.tr("The keeper cannot be tackled.")
            return text.format(other=NAMES[there[1]])
        if clause == "FF-3.1" and spot in EXISTS:
            return self._colour(name, spot)
        if clause == "FF-3.3" and row_of(spot) != 7 and figurine == CAPTAIN:
            return self._captain(way)
        return ""

    def _colour(self, name: str, spot: int) -> str:
        """A and B keep to one colour."""
        light = KINDS[NAMES.index(name)] == "A"
        if is_light(spot) is light:
            text = self.tr("{figurine} takes two slanting steps at most, over empty squares.")
        elif light:
            text = self.tr("{figurine} keeps to the light squares.")
        else:
            text = self.tr("{figurine} keeps to the dark squares.")
        return text.format(figurine=name)

    def _captain(self, way: tuple[int, int]) -> str:
        start, spot = way
        over = column_of(spot) - column_of(start), row_of(spot) - row_of(start)
        straight = not all(over) or abs(over[0]) == abs(over[1])
        if straight and (row_of(start) - 7) * (row_of(spot) - 7) < 0:
            return self.tr("The captain halts in band 7 first, and goes on in another turn.")
        return ""

    # -- placing

    def _placing(self, state: State, spot: int, clause: str) -> str:
        side, figurine = state.turn.rival, offender(state)
        who = who_is(state, spot)
        if who is not None and who != (side, figurine):
            text = self.tr("It is {figurine} that is placed now.")
            return text.format(figurine=self.teller.owned(side, figurine))
        if clause == "FF-9.3":
            text = self.tr("{figurine} goes to a free plain square of its colour in its own half.")
            if figurine == CAPTAIN:
                text = self.tr("{figurine} goes to a free plain square in its own half.")
            return text.format(figurine=NAMES[figurine])
        return ""


def _name(spot: int) -> str:
    return name_of(spot) if spot in EXISTS else "?"
