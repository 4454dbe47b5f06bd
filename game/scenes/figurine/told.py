"""What happened in a game of figurine football, in sentences for the list and for banners.

Where a penalty is aimed at is told when the keeper has dived, and not before (FF-8.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside, Seat
from engines.figurine_football.field import NONE, name_of
from engines.figurine_football.moves import Aim, Call, Dive, Place, Play, Walk
from engines.figurine_football.state import NAMES
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
    "goal": N_("Goal for {name}: {score}"),
    "tackle": N_("{figurine} tackles {rival}\u2019s {victim}"),
    "admonished": N_("{name}\u2019s {figurine} is booked and waits"),
    "sent-off": N_("{name}\u2019s {figurine} is sent off"),
    "returned": N_("{figurine} is back on {square}, for a card"),
    "penalty": N_("A penalty for {name}: the keeper is too far"),
    "offside": N_("{name}\u2019s {figurine} is offside on {square}"),
    "turn-lost": N_("{name} loses the turn"),
    "dead-ball": N_("A dead ball: it lies on {square}, {name} is to move"),
    "extra-time": N_("Extra time: {name} begins"),
    "shoot-out": N_("Level: kicks decide, {name} first"),
    "full-time": N_("The end: {score}"),
}
LEGS: Mapping[int, str] = {
    1: N_("The first leg ends {score}"),
    2: N_("The second leg ends {score}"),
    3: N_("The first period of extra time ends {score}"),
    4: N_("Extra time ends {score}"),
}
OVER: Mapping[int, str] = {
    1: N_("The first leg is over"),
    2: N_("The second leg is over"),
    3: N_("The first period is over"),
    4: N_("Extra time is over"),
}
HEADLINES: Mapping[str, str] = {
    "sent-off": N_("{figurine} is sent off"),
    "penalty": N_("Penalty for {name}"),
    "saved": N_("Saved!"),
    "turn-lost": N_("Offside: {name} loses the turn"),
    "dead-ball": N_("Dead ball"),
    "extra-time": N_("Extra time"),
    "shoot-out": N_("Shoot-out"),
    "full-time": N_("The end"),
}


class StoryTeller:
    """Tells the moves of one match."""

    def __init__(self, words: Words, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.names = names

    def owned(self, side: Seat, figurine: int) -> str:
        """A figurine with its owner."""
        text = self.tr("{name}\u2019s {figurine}")
        return text.format(name=self.names[side], figurine=NAMES[figurine])

    # -- the list

    def entry(self, shown: Numbered) -> Entry:
        ply = shown.ply
        made = (*self._answer(ply), *self._made(ply), *self._happened(ply))
        return Entry(shown.number, ply.seat, "", made)

    def _answer(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        """Whoever plays on declines the draw that was offered (G-3)."""
        offered = ply.before.draw_offer
        sides = {Seat.HOME, Seat.AWAY}
        if ply.seat in sides and offered is ply.seat.rival and not isinstance(ply.move, Aside):
            text = self.tr("{name} declines the draw")
            yield Told(text.format(name=self.names[ply.seat]), "G-3")

    def _made(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        move, lost = ply.move, any(event.name == "turn-lost" for event in ply.events)
        match move:
            case Walk() | Play() if lost:
                return
            case Walk(figurine, _, target):
                if not any(event.name == "returned" for event in ply.events):
                    text = self.tr("{figurine} to {square}")
                    yield Told(text.format(figurine=NAMES[figurine], square=name_of(target)))
            case Play():
                yield self._played(ply, move)
            case Place(figurine, _, target):
                name, square = self.owned(ply.before.turn.rival, figurine), name_of(target)
                text = self.tr("{figurine} is put on {square}")
                yield Told(text.format(figurine=name, square=square), "FF-9.3")
            case Aim():
                text = self.tr("{name} has aimed, in secret")
                yield Told(text.format(name=self.names[ply.before.turn]), "FF-8.1")
            case Dive():
                yield self._dived(ply)
            case Call():
                yield self._called(ply, move)
            case Aside():
                yield Told(self._aside(ply).format(name=self.names[ply.seat]), "G-3")

    def _played(self, ply: Ply[Any, Any], move: Play) -> Told:
        """Where the ball went, and who sent it."""
        figurine, side, tr = NAMES[move.figurine], ply.before.turn, self.tr
        start = name_of(move.entry if move.entry != NONE else move.origin)
        if move.first == NONE:
            return Told(tr("{figurine} holds the ball on {start}").format(
                figurine=figurine, start=start), "FF-4.6")  # fmt: skip
        first = self._target(ply, side, move, move.first)
        if move.second != NONE:
            second = self._target(ply, side, move, move.second)
            text = tr("{figurine} passes to {first}, who passes to {second}")
            return Told(text.format(figurine=figurine, first=first, second=second), "FF-4.5")
        passes = first != name_of(move.first)
        text = (
            tr("{figurine} passes to {end}")
            if passes
            else tr("{figurine} sends it from {start} to {end}")
        )
        clause = "FF-4.4" if passes else "FF-4.2"
        return Told(text.format(figurine=figurine, start=start, end=first), clause)

    def _target(self, ply: Ply[Any, Any], side: Seat, move: Play, square: int) -> str:
        """The mate who gets the ball, or the square where it ends."""
        mate = ply.before.squares(side).find(square)
        if mate < 0 or mate == move.figurine:
            return name_of(square)
        text = self.tr("{figurine} on {square}")
        return text.format(figurine=NAMES[mate], square=name_of(square))

    def _dived(self, ply: Ply[Any, Any]) -> Told:
        """Both picks, now that both are made."""
        told = next(e for e in ply.events if e.name in {"goal", "saved"})
        details = dict(told.details)
        text = self.tr("{name} aimed at {aim}, {keeper} dived to {dive}")
        side: Seat = ply.before.turn
        return Told(
            text.format(
                name=self.names[side.rival],
                keeper=self.names[side],
                aim=details["aim"],
                dive=details["dive"],
            ),
            "FF-8.1",
        )

    def _called(self, ply: Ply[Any, Any], move: Call) -> Told:
        tr, side = self.tr, ply.before.turn
        match move:
            case Call.PASS:
                text = tr("{name} can do nothing, and passes")
                return Told(text.format(name=self.names[side]), "FF-4.1")
            case Call.NOBODY:
                text = tr("{name} leaves the offside figurine where it is")
                return Told(text.format(name=self.names[side]), "FF-9.3")
            case Call.HALF_UP:
                return Told(tr("Time is up"), "FF-10.2")
            case _:
                first = self.names[Seat.HOME if move is Call.HEADS else Seat.AWAY]
                return Told(tr("The toss: {name} begins").format(name=first), "FF-10.1")

    def _aside(self, ply: Ply[Any, Any]) -> str:
        if ply.move is Aside.RESIGN:
            return self.tr("{name} resigns")
        if ply.before.draw_offer is ply.seat.rival:
            return self.tr("{name} accepts: a draw")
        return self.tr("{name} offers a draw")

    # -- events

    def _happened(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        """The events of a move in sentences."""
        for event in ply.events:
            if text := self.sentence(event, ply):
                yield Told(text, event.clause)

    def sentence(self, event: Event, ply: Ply[Any, Any]) -> str:
        """An event as the list has it; "" if the list says it otherwise."""
        details = dict(event.details)
        if event.name in {"goal", "saved"} and "kicks" in details:
            return self._kicked(event.name == "goal", details)
        text = LEGS[details["leg"]] if event.name == "leg-over" else EVENTS.get(event.name, "")
        if event.name == "saved":
            text = N_("Saved: {name}\u2019s keeper has the ball")
        return self._filled(text, details, ply) if text else ""

    def _filled(self, text: str, details: Mapping[str, Any], ply: Ply[Any, Any]) -> str:
        home, away = details.get("score", ply.after.match.score)
        return self.tr(text).format(
            name=self._named(details),
            figurine=details.get("figurine", ""),
            victim=details.get("from", ""),
            rival=self._rival(details),
            square=details.get("square", ""),
            score=f"{home}\u2013{away}",
        )

    def _kicked(self, scored: bool, details: Mapping[str, Any]) -> str:  # noqa: FBT001 - of two kinds
        """A kick of the shoot-out."""
        home, away = (sum(kicks) for kicks in details["kicks"])
        text = (
            self.tr("{name} scores: {score} on kicks")
            if scored
            else self.tr("{name}\u2019s keeper saves: {score} on kicks")
        )
        return text.format(name=self._named(details), score=f"{home}\u2013{away}")

    def _named(self, details: Mapping[str, Any]) -> str:
        side = details.get("side")
        return self.names[SIDES[side]] if side in SIDES else ""

    def _rival(self, details: Mapping[str, Any]) -> str:
        side = details.get("side")
        return self.names[SIDES[side].rival] if side in SIDES else ""

    # -- banners

    def headline(self, event: Event) -> str:
        """An event across the board; "" if it is only listed."""
        details = dict(event.details)
        text = OVER[details["leg"]] if event.name == "leg-over" else HEADLINES.get(event.name, "")
        if not text:
            return ""
        figurine = details.get("figurine", "")
        return self.tr(text).format(name=self._named(details), figurine=figurine)
