"""What is asked before a move that costs its own side something: a foul, a card, an own goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.board.abilities import Question

if TYPE_CHECKING:
    from engines.core.contract import Event, Seat
    from game.i18n import Words
    from game.scenes.chess.reading import Reading


class Cautions:
    """Warns the side to move."""

    def __init__(self, words: Words, reading: Reading, names: tuple[str, str]) -> None:
        self.tr = words.tr
        self.reading = reading
        self.names = names

    def question(self, state: Any, move: Any) -> Question | None:  # noqa: ANN401
        """What is to be asked before a legal move; None for most."""
        seen = self.reading.seen(state)
        if seen.phase not in {"play", "place"}:
            return None
        deed = self.reading.deed(state, move)
        if deed.word in {"resign", "draw"} or deed.kind in {"touch", "put", "bench", "timeup"}:
            return None
        effect = self.reading.effect(state, move)
        if seen.phase == "place":
            return self._colours(seen.to_move) if effect.phase == "dismiss" else None
        named = {event.name: event for event in effect.events}
        if "foul" in named:
            return self._foul(seen.to_move, named["foul"])
        if "caution" in named:
            return self._card(seen.touched, effect.events)
        return self._own_goal(seen.to_move) if "own-goal" in named else None

    def _foul(self, side: Seat, event: Event) -> Question:
        tr, rival, details = self.tr, self.names[side.rival], dict(event.details)
        penalty = details["restart"] == "penalty"
        text = (
            tr(
                "{n} would step into the line of a manifest chance, and is sent off: at once, for "
                "a penalty, or when {rival} has played on."
            )
            if penalty
            else tr(
                "{n} would step into the line of a manifest chance, and is sent off: at once, for "
                "a free kick, or when {rival} has played on."
            )
        )
        title, yes = tr("This is a foul"), tr("Foul")
        return Question(title, text.format(n=details["number"], rival=rival), yes, "CF-12.3")

    def _card(self, touched: int, events: tuple[Event, ...]) -> Question:
        tr = self.tr
        gone = any(e.name == "sent-off" and e.clause == "CF-12.1" for e in events)
        text = (
            tr("{n} was touched and has to act, or is cautioned: the second card, and off.")
            if gone
            else tr("{n} was touched and has to act, or is cautioned.")
        )
        title = tr("{n} was touched").format(n=touched)
        return Question(title, text.format(n=touched), tr("Take the card"), "CF-12.1")

    def _own_goal(self, side: Seat) -> Question:
        tr = self.tr
        text = tr("It counts for {rival}.").format(rival=self.names[side.rival])
        return Question(tr("Into the own goal?"), text, tr("Own goal"), "CF-10.2")

    def _colours(self, side: Seat) -> Question:
        tr = self.tr
        text = tr("2 and 3 stand on one colour: {rival} says which of them is sent off.")
        text = text.format(rival=self.names[side.rival])
        return Question(tr("Two on one colour"), text, tr("Ready all the same"), "CF-12.5")
