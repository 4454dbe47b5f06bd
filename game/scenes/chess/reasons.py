"""Why a hand cannot go to this very place, in words that name the players: more than a clause.

nobody held     somebody else's player; one who cannot play the ball; nobody at all
one held        somebody who comes on, carried to a square before it is known for whom
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.contract import Seat
    from game.scenes.chess.seen import Seen
    from game.scenes.chess.whereabouts import Whereabouts
    from game.scenes.chess.words import Teller

SENDS = {"kick-off", "free-kick", "penalty", "throw-in", "goal-kick", "corner"}
OTHERS = "G-7"
TO_PLAY = "CF-9.3"
CHANGE = "CF-3.3"


class Reasons:
    """The sentences of one match."""

    def __init__(self, teller: Teller, where: Whereabouts) -> None:
        self.teller = teller
        self.tr = teller.tr
        self.reading = teller.reading
        self.where = where

    def of(self, state: Any, spots: tuple[int, ...], clause: str) -> str:  # noqa: ANN401
        """Why the last of `spots` is closed after the others; "" if the clause's sentence will do.

        `where` looks at the position.
        """
        seen, (*before, spot) = self.reading.seen(state), spots
        if not before:
            return self._first(state, seen, spot, clause)
        held = self.where.who(before[0])
        if held is None:
            return ""
        if clause == CHANGE and self.where.place_of(before[0]) is None and len(before) == 1:
            return self.tr("First drop {n} on the player who leaves.").format(n=held[1])
        at_ball = seen.phase == "play" and self.where.place_of(spot) == seen.ball
        if at_ball and clause in {"CF-4.1", "CF-4.2"}:
            return self._cannot(state, held[1])
        return ""

    def _first(self, state: Any, seen: Seen, spot: int, clause: str) -> str:  # noqa: ANN401
        """Nobody is held: who was meant cannot be taken, or nobody was."""
        who = self.where.who(spot)
        if clause == OTHERS and who is not None:
            return self._of_others(who, seen)
        if who is not None and seen.phase in SENDS and (number := self._given(state)):
            return self.tr("{n} takes it.").format(n=number)
        if clause != TO_PLAY or seen.phase != "play":
            return ""
        takers = self.reading.takers(state)
        if who is not None and takers:
            return self._cannot(state, who[1])
        if takers:
            who_can = self.teller.who_can(takers)
            return self.tr("Choose who plays the ball: {who}.").format(who=who_can)
        return self.tr("Choose one of your players first: nobody can play the ball.")

    def _of_others(self, who: tuple[Seat, int], seen: Seen) -> str:
        name, mover = self.teller.names[who[0]], self.teller.names[seen.to_move]
        text = self.tr("That is {name}\u2019s {n}: now it is {mover}\u2019s turn.")
        return text.format(name=name, n=who[1], mover=mover)

    def _cannot(self, state: Any, number: int) -> str:  # noqa: ANN401
        text = self.tr("{n} cannot reach the ball now: {who}.")
        takers = self.reading.takers(state)
        if not takers:
            return self.tr("{n} cannot reach the ball now.").format(n=number)
        return text.format(n=number, who=self.teller.who_can(takers))

    def _given(self, state: Any) -> int:  # noqa: ANN401
        """Who has to send, where there is no choice."""
        senders = {d.number for _, d in self.reading.facts(state).deeds if d.kind == "send"}
        return senders.pop() if len(senders) == 1 else 0
