"""Why a hand cannot go to this very place, in words that name the players: more than a clause.

In this order: whose player was meant, whether he is the one to act now, what is to be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.contract import Seat
    from game.scenes.chess.seen import Seen
    from game.scenes.chess.whereabouts import Whereabouts
    from game.scenes.chess.words import Teller

NOT_SO = {"CF-9.1", "CF-4.2"}  # said of a ball that would have to go otherwise
SENDS = {"kick-off", "free-kick", "penalty", "throw-in", "goal-kick", "corner"}
TO_DO: Mapping[str, str] = {
    "place": N_("Choose one of your players first, from the bench or the pitch."),
    "foul": N_("First say with the buttons what comes of the foul."),
    "taker": N_("Choose one of the players who glow."),
    "wall": N_("Choose the player for the wall, or No wall."),
    "keeper": N_("Put the keeper on one of the two marked squares."),
    "dismiss": N_("Choose which of the two is sent off."),
}
"""What a phase asks for, when nothing that it asks for was touched."""


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
        held = self.where.who(before[0]) if before else None
        if held is None or held[0] is not seen.to_move:
            return self._first(state, seen, spots[0], clause)
        if seen.phase == "foul":
            return self.tr(TO_DO["foul"])
        if clause == "CF-13.2":
            return self.tr("A wall keeps two squares between itself and the ball.")
        if seen.phase == "play":
            return self._playing(state, seen, (before[0], spot), clause)
        if seen.phase in SENDS and clause in NOT_SO:
            return self._not_that_way(held[1])
        return ""

    def _playing(
        self,
        state: Any,  # noqa: ANN401
        seen: Seen,
        way: tuple[int, int],
        clause: str,
    ) -> str:
        """Somebody is held in open play."""
        start, spot = way
        held = self.where.who(start)
        number = held[1] if held is not None else 0
        if clause == "CF-3.3" and self.where.place_of(start) is None:
            empty = self.where.who(spot) is None
            text = self.tr("First drop {n} on the player who leaves.")
            return text.format(n=number) if empty else ""
        if clause in NOT_SO and number in self.reading.takers(state):
            return self._aside(state, number, spot)
        if self.where.place_of(spot) == seen.ball and clause in {"CF-4.1", "CF-4.2"}:
            return self._cannot(state, number)
        return ""

    def _aside(self, state: Any, number: int, spot: int) -> str:  # noqa: ANN401
        """The ball could go there, but its player was dragged past it; or it could not."""
        place = self.where.place_of(spot)
        deeds = (deed for _, deed in self.reading.facts(state).deeds)
        if any(d.plays_ball and d.number == number and d.to == place for d in deeds):
            return self.tr("First drag {n} to the ball, and on from there.").format(n=number)
        return self._not_that_way(number)

    def _not_that_way(self, number: int) -> str:
        return self.tr("{n} sends the ball as it moves, and it does not move so.").format(n=number)

    def _first(self, state: Any, seen: Seen, spot: int, clause: str) -> str:  # noqa: ANN401
        """Nobody is held: who was meant cannot be taken, or nobody was."""
        who = self.where.who(spot)
        if who is not None and who[0] is not seen.to_move and seen.phase != "dismiss":
            return self._of_others(who, seen)
        if seen.phase in SENDS and (number := self._given(state)):
            return self.tr("{n} takes it: choose a dot.").format(n=number)
        if seen.phase == "play":
            return self._to_play(state, who, clause)
        text = TO_DO.get(seen.phase, "")
        return self.tr(text) if text else ""

    def _to_play(self, state: Any, who: tuple[Seat, int] | None, clause: str) -> str:  # noqa: ANN401
        takers = self.reading.takers(state)
        if who is not None and clause == "CF-9.3" and takers:
            return self._cannot(state, who[1])
        if who is not None:
            return ""
        if takers:
            who_can = self.teller.who_can(takers)
            return self.tr("Choose who plays the ball: {who}.").format(who=who_can)
        return self.tr("Choose one of your players first: nobody can play the ball.")

    def _of_others(self, who: tuple[Seat, int], seen: Seen) -> str:
        name, mover = self.teller.names[who[0]], self.teller.names[seen.to_move]
        text = self.tr("That is {name}\u2019s {n}: now it is {mover}\u2019s turn.")
        return text.format(name=name, n=who[1], mover=mover)

    def _cannot(self, state: Any, number: int) -> str:  # noqa: ANN401
        takers = self.reading.takers(state)
        if not takers:
            return self.tr("{n} cannot reach the ball now.").format(n=number)
        text = self.tr("{n} cannot reach the ball now: {who}.")
        return text.format(n=number, who=self.teller.who_can(takers))

    def _given(self, state: Any) -> int:  # noqa: ANN401
        """Who has to send, where there is no choice."""
        senders = {d.number for _, d in self.reading.facts(state).deeds if d.kind == "send"}
        return senders.pop() if len(senders) == 1 else 0
