"""What was played in chess football, in sentences: a move, and what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside, Event, Seat
from game.board.board import Entry, Told
from game.i18n import N_
from game.scenes.chess.seen import square_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.play.session import Ply
    from game.board.board import Numbered
    from game.i18n import Words
    from game.scenes.chess.deeds import Deed
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.seen import Seen

DASH = "\u2013"
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
SAID: Mapping[str, tuple[str, str]] = {
    "pass": (N_("{name} passes"), "CF-9.4"),
    "ready": (N_("{name} is ready"), "CF-8.1"),
    "default": (N_("{name} lines up as usual"), "CF-8.5"),
    "stop": (N_("{name} has the game stopped"), "CF-12.4"),
    "advantage": (N_("{name} plays on"), "CF-12.4"),
    "no-wall": (N_("{name} sets up no wall"), "CF-13.2"),
}
FILLED: Mapping[str, tuple[str, str]] = {
    "sub": (N_("comes on for {n} on {square}"), "CF-3.3"),
    "bench": (N_("plays instead of {n}"), "CF-3.2"),
    "keeper": (N_("The keeper stands on {square}"), "CF-14.1"),
}
RESTARTS: Mapping[str, str] = {
    "free-kick": N_("Free kick for {name}"),
    "penalty": N_("Penalty for {name}"),
    "throw-in": N_("Throw-in for {name}"),
    "goal-kick": N_("Goal kick for {name}"),
    "corner": N_("Corner for {name}"),
}
EVENTS: Mapping[str, str] = {
    "goal": N_("Goal for {name}: {score}"),
    "own-goal": N_("Own goal! It counts for {name}: {score}"),
    "foul": N_("A foul of {name}\u2019s {n}"),
    "caution": N_("{name}\u2019s {n} was touched, and is cautioned"),
    "sent-off": N_("{name}\u2019s {n} is sent off"),
    "turn-lost": N_("Time is up for {name}"),
    "half-time": N_("Half-time: {score}"),
    "full-time": N_("Full time: {score}"),
}
BEYOND: Mapping[str, str] = {
    "side": N_("plays it over the side line at {square}"),
    "end": N_("plays it over the end line at {square}"),
    "own": N_("plays it over the own end line at {square}"),
}
QUIET = {"kick-off", "moved-away", "offside", "substitution"}  # events that need no sentence


class StoryTeller:
    """Tells the moves of one match."""

    def __init__(self, words: Words, reading: Reading, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.reading = reading
        self.names = names

    def entry(self, shown: Numbered) -> Entry:
        """One move for the list; placing by hand says nothing."""
        ply = shown.ply
        seen, deed = self.reading.seen(ply.before), self.reading.deed(ply.before, ply.move)
        if deed.kind in {"put", "touch"}:
            return Entry(0, ply.seat, "")
        told = (*self._answer(ply, deed), *self._made(seen, deed, ply), *self.happened(ply))
        actor = deed.other or deed.number
        sign = f"{ply.seat.word} {actor}" if actor and ply.seat is not Seat.NATURE else ""
        return Entry(shown.number, ply.seat, "", told, sign, large=True)

    def first_words(self) -> str:
        """How it is done, for those who have not done it yet."""
        if self.reading.rules.options.junior:
            return self.tr("Click a player who glows, then a dot: there goes the ball.")
        return self.tr("Drag your players onto your half, or let Default do it.")

    # -- moves

    def _answer(self, ply: Ply[Any, Any], deed: Deed) -> Iterator[Told]:
        """Whoever plays on declines the draw that was offered (G-3)."""
        offered = self.reading.draw_offer(ply.before)
        if ply.seat is not Seat.NATURE and offered is ply.seat.rival and deed.word != "draw":
            text = self.tr("{name} declines the draw")
            yield Told(text.format(name=self.names[ply.seat]), "G-3")

    def _made(self, seen: Seen, deed: Deed, ply: Ply[Any, Any]) -> Iterator[Told]:
        tr = self.tr
        match deed.kind:
            case "step" if seen.phase == "wall":
                yield Told(self._filled(tr("makes a wall on {square}"), deed), "CF-13.2")
            case "step":
                yield Told(self._filled(tr("goes to {square}"), deed), "CF-4.1")
            case "send":
                yield self._sent(seen, deed)
            case "out":
                yield Told(self._filled(tr(BEYOND[deed.word]), deed), "CF-9.7")
            case "taker":
                yield Told(self._taker(deed, ply.seat))
            case "sub" | "bench" | "keeper":
                text, clause = FILLED[deed.kind]
                yield Told(self._filled(tr(text), deed), clause)
            case "toss":
                yield self._tossed(seen, deed, ply)
            case "word":
                yield from self._said(deed, ply)

    def _filled(self, text: str, deed: Deed) -> str:
        square = square_of(deed.to) if deed.to else ""
        return text.format(n=deed.number, other=deed.other, square=square)

    def _sent(self, seen: Seen, deed: Deed) -> Told:
        tr = self.tr
        if seen.phase == "play" and seen.ball is not None:
            text = tr("plays it from {ball} to {square}")
            square = square_of(deed.to) if deed.to else ""
            ball = square_of(seen.ball)
            return Told(text.format(n=deed.number, ball=ball, square=square), "CF-9.1")
        clause = {"kick-off": "CF-8.3", "free-kick": "CF-13.3", "penalty": "CF-14.3"}
        text = tr("kicks off to {square}") if seen.phase == "kick-off" else ""
        text = text or tr("plays it to {square}")
        return Told(self._filled(text, deed), clause.get(seen.phase, ""))

    def _taker(self, deed: Deed, seat: Seat) -> str:
        text = self.tr("takes it for {name}")
        if deed.to is not None:
            text = self.tr("takes it on {square}")
        square = square_of(deed.to) if deed.to else ""
        return text.format(name=self.names[seat], n=deed.number, square=square)

    def _tossed(self, seen: Seen, deed: Deed, ply: Ply[Any, Any]) -> Told:
        tr, heads = self.tr, deed.word == "heads"
        if seen.phase == "penalty-toss":
            text = tr("Heads: to the right") if heads else tr("Tails: to the left")
            return Told(text, "CF-14.1")
        text = tr("Heads: {name} kicks off") if heads else tr("Tails: {name} kicks off")
        name = self.names[self.reading.seen(ply.after).to_move]
        return Told(text.format(name=name), "CF-8.4")

    def _said(self, deed: Deed, ply: Ply[Any, Any]) -> Iterator[Told]:
        name = self.names[ply.seat] if ply.seat is not Seat.NATURE else ""
        if deed.word in SAID:
            text, clause = SAID[deed.word]
            yield Told(self.tr(text).format(name=name), clause)
        elif ply.move is Aside.RESIGN:
            yield Told(self.tr("{name} resigns").format(name=name), "G-3")
        elif ply.move is Aside.DRAW:
            accepted = self.reading.draw_offer(ply.before) is ply.seat.rival
            text = (
                self.tr("{name} accepts: a draw") if accepted else self.tr("{name} offers a draw")
            )
            yield Told(text.format(name=name), "G-3")

    # -- what came of it

    def happened(self, ply: Ply[Any, Any]) -> Iterator[Told]:
        """The events of a move in sentences."""
        for event in ply.events:
            if event.name not in QUIET and (text := self.sentence(event, ply)):
                yield Told(text, event.clause)

    def sentence(self, event: Event, ply: Ply[Any, Any]) -> str:
        """An event in a sentence; "" if there is nothing to say of it."""
        text = {**RESTARTS, **EVENTS}.get(event.name, "")
        if event.name == "full-time" and self.reading.rules.outcome(ply.after) is None:
            text = N_("Full time, and level: the next goal wins")
        if event.name == "turn-lost" and self.reading.seen(ply.before).phase == "place":
            text = N_("Time is up for {name}: the rest stands as usual")
        details = dict(event.details)
        return self.tr(text).format(
            name=self._name(details), n=details.get("number", ""), score=self._score(ply)
        )

    def _name(self, details: Mapping[str, Any]) -> str:
        side = details.get("side")
        return self.names[SEATS[side]] if side in SEATS else ""

    def _score(self, ply: Ply[Any, Any]) -> str:
        home, away = self.reading.rules.score(ply.after)
        return f"{home}{DASH}{away}"


def picture_of(key: str) -> tuple[Seat, int]:
    """The player that the sign of an entry names: "home 10"."""
    side, _, number = key.partition(" ")
    return SEATS[side], int(number)
