"""What happened in a game of dice football, in sentences for the list and for banners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside, Seat
from engines.dice_football.field import name_of
from engines.dice_football.moves import (
    Ball,
    Call,
    KeeperMove,
    Put,
    Roll,
    Word,
)
from engines.dice_football.state import Phase
from game.board.board import Entry, Told
from game.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.contract import Event
    from engines.play.session import Ply
    from game.board.board import Numbered
    from game.i18n import Words

SIDES = {"home": Seat.HOME, "away": Seat.AWAY}
EVENTS: Mapping[str, str] = {
    "pass": N_("passes from {start} to {end}"),
    "goal": N_("Goal for {name}: {score}"),
    "clearance": N_("clears to {end}"),
    "recovery": N_("recovers it from {start}, to {end}"),
    "recovery-failed": N_("{name} does not recover the ball"),
    "dead-ball": N_("A dead ball: {name} has it"),
    "foul": N_("A foul of {name}: {face} twice running"),
    "free-kick": N_("A free kick for {name}"),
    "penalty": N_("A penalty for {name}"),
    "saved": N_("Saved: {name}\u2019s keeper has the ball"),
    "corner": N_("A corner for {name}"),
    "keeper-moved": N_("{name}\u2019s keeper goes to {end}"),
    "bonus": N_("The keeper stays; {name} is owed {points}"),
    "kick-off": N_("{name} kicks off"),
    "half-time": N_("Half-time: {score}"),
    "full-time": N_("Full time: {score}"),
}
HEADLINES: Mapping[str, str] = {
    "foul": N_("Foul!"),
    "penalty": N_("Penalty for {name}"),
    "free-kick": N_("Free kick for {name}"),
    "saved": N_("Saved!"),
    "corner": N_("Corner for {name}"),
    "dead-ball": N_("Dead ball: to {name}"),
    "half-time": N_("Half-time"),
    "full-time": N_("Full time"),
}
SAID: Mapping[Word, tuple[str, str]] = {
    Word.DEFAULT: (N_("{name} lines up as usual"), "DF-2.6"),
    Word.HALF_UP: (N_("Time is up"), "DF-3.2"),
}


class StoryTeller:
    """Tells the moves of one match."""

    def __init__(self, words: Words, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.names = names

    def called(self, side: Seat) -> str:
        return self.tr("{name}: \u00a1Portero!").format(name=self.names[side])

    # -- the list

    def entry(self, shown: Numbered) -> Entry:
        """One move; placing by hand says nothing."""
        ply = shown.ply
        if isinstance(ply.move, Put):
            return Entry(0, ply.seat, "")
        told = (*self._answer(ply), *self._made(ply), *self._happened(ply))
        sign = self._sign(ply)
        return Entry(shown.number, self.mover(ply), "", told, sign, large=bool(sign))

    @staticmethod
    def mover(ply: Ply[Any, Any]) -> Seat:
        """Whose move it is: of a roll whoever throws."""
        if not isinstance(ply.move, Roll):
            return ply.seat
        before = ply.before
        if before.phase is Phase.DRAW:
            return Seat.AWAY if before.draw[0] else Seat.HOME
        caller: Seat | None = before.caller
        turn: Seat = before.turn
        return turn if caller is None else caller

    def _sign(self, ply: Ply[Any, Any]) -> str:
        """The face that has been rolled, as a picture of the board's."""
        if not isinstance(ply.move, Roll):
            return ""
        return f"{self.mover(ply).word} {ply.move.face}"

    def _answer(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        """Whoever plays on declines the draw that was offered (G-3)."""
        offered = ply.before.draw_offer
        sides = {Seat.HOME, Seat.AWAY}
        if ply.seat in sides and offered is ply.seat.rival and not isinstance(ply.move, Aside):
            text = self.tr("{name} declines the draw")
            yield Told(text.format(name=self.names[ply.seat]), "G-3")

    def _made(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        tr, move, name = self.tr, ply.move, self._name_of(ply)
        match move:
            case Roll(face):
                yield self._rolled(ply, face)
            case Call(side):
                yield Told(self.called(side), "DF-7.1")
            case KeeperMove(origin, target) if origin == target:
                yield Told(tr("{name}\u2019s keeper stays").format(name=name), "DF-7.1")
            case Ball(target):
                yield Told(tr("has it on {end}").format(end=name_of(target)), "DF-8.4")
            case Word.STAY:
                yield Told(tr("leaves the ball where it is"), self._stay_clause(ply))
            case Word():
                text, clause = SAID[move]
                yield Told(tr(text).format(name=name), clause)
            case Aside():
                yield Told(self._aside(ply).format(name=name), "G-3")

    def _rolled(self, ply: Ply[Any, Any], face: int) -> Told:
        before = ply.before
        owed = before.bonus[before.turn] if before.phase in {Phase.ROLL, Phase.PENALTY} else 0
        clause = next((e.clause for e in ply.events if e.name == "roll"), "DF-4.1")
        if owed:
            text = self.tr("{name} rolls {n}, and {owed} owed: {sum}")
            text = text.format(name=self.names[self.mover(ply)], n=face, owed=owed, sum=face + owed)
            return Told(text, "DF-7.3")
        text = self.tr("{name} rolls {n}").format(name=self.names[self.mover(ply)], n=face)
        return Told(text, clause)

    @staticmethod
    def _stay_clause(ply: Ply[Any, Any]) -> str:
        return "DF-5.3" if ply.before.has_ball else "DF-6.3"

    def _aside(self, ply: Ply[Any, Any]) -> str:
        if ply.move is Aside.RESIGN:
            return self.tr("{name} resigns")
        if ply.before.draw_offer is ply.seat.rival:
            return self.tr("{name} accepts: a draw")
        return self.tr("{name} offers a draw")

    def _name_of(self, ply: Ply[Any, Any]) -> str:
        seat = self.mover(ply)
        return self.names[seat] if seat is not Seat.NATURE else ""

    def _happened(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        """The events of a move in sentences."""
        for event in ply.events:
            if event.name in EVENTS:
                yield Told(self.sentence(event, ply), event.clause)

    def sentence(self, event: Event, ply: Ply[Any, Any]) -> str:
        details = dict(event.details)
        if event.name in {"goal", "saved"} and event.clause == "DF-3.4":
            return self._kicked(event)
        home, away = details.get("score", ply.after.match.score)
        return self.tr(EVENTS[event.name]).format(
            name=self._named(details),
            start=details.get("from", ""),
            end=details.get("to", ""),
            face=details.get("face", ""),
            points=details.get("points", ""),
            score=f"{home}\u2013{away}",
        )

    def _kicked(self, event: Event) -> str:
        """A kick of the shoot-out."""
        details = dict(event.details)
        home, away = details["kicks"]
        text = (
            self.tr("{name} scores: {score} on penalties")
            if event.name == "goal"
            else self.tr("{name} misses: {score} on penalties")
        )
        return text.format(name=self._named(details), score=f"{home}\u2013{away}")

    def _named(self, details: Mapping[str, Any]) -> str:
        side = details.get("side")
        return self.names[SIDES[side]] if side in SIDES else ""

    # -- banners

    def headline(self, event: Event) -> str:
        """An event across the board; "" if it is only listed."""
        text = HEADLINES.get(event.name, "")
        return self.tr(text).format(name=self._named(dict(event.details))) if text else ""
