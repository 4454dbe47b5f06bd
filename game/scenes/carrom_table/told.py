"""What was played in carrom, in sentences: a stroke and what it came to is told as one.

Each sentence has the clause that made it happen.  A strike that still rolls is told by nothing:
its end is.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.core.contract import Aside, Event, Seat
from engines.play.session import Ply
from game.board.board import Told
from game.i18n import N_, Words
from game.scenes.carrom_table.people import People
from game.scenes.carrom_table.reasons import Reasons
from physics.laws.measures import BLACK, WHITE
from physics.laws.moves import Call, Place, Settled
from physics.laws.state import State

SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
Details = dict[str, Any]


class StoryTeller:
    """Tells the moves of one match."""

    def __init__(self, words: Words, people: People) -> None:
        self.words = words
        self.tr = words.tr
        self.people = people
        self.reasons = Reasons(words)

    # -- moves

    def story(self, ply: Ply[State, Any]) -> tuple[Told, ...]:
        """A move and what it came to."""
        return (*self._answer(ply), *self._made(ply))

    def _made(self, ply: Ply[State, Any]) -> Iterator[Told]:
        match ply.move:
            case Settled():
                yield from self._stroke(ply, ply.move)
            case Call.HEADS | Call.TAILS:
                yield Told(self.tossed(ply.move, ply.after), "CR-3.1")
            case Place() | Call.AUTO:
                yield self._put_back(ply)
                yield from self.happened(ply, ply.events, but=("placed",))
            case Aside() | Call():
                yield from self._said(ply)
                known = "turn-lost" if ply.move is Call.PASS else "turn-kept"
                yield from self.happened(ply, ply.events, but=(known,))

    def tossed(self, move: Call, after: State) -> str:
        """What the coin says."""
        tr = self.tr
        text = tr("Heads: {name} breaks") if move is Call.HEADS else tr("Tails: {name} breaks")
        return text.format(name=self.people.at(after.chair))

    def _answer(self, ply: Ply[State, Any]) -> Iterator[Told]:
        """Whoever plays on declines the draw that was offered (G-3)."""
        if answers(ply) and not isinstance(ply.move, Aside):
            text = self.tr("{name} plays on: the draw is declined")
            yield Told(text.format(name=self.people.at(ply.before.chair)), "G-3")

    def _said(self, ply: Ply[State, Any]) -> Iterator[Told]:
        tr = self.tr
        text, clause = {
            Call.PASS: (tr("{name} passes"), "CR-7.3"),
            Call.NONE: (tr("{name} forgoes what comes back"), "CR-4.5"),
            Call.TIME_UP: (tr("Time is up for {name}"), "CR-7.4"),
            Aside.RESIGN: (tr("{name} resigns"), "G-3"),
            Aside.DRAW: (tr("{name} offers a draw"), "G-3"),
        }[ply.move]
        if ply.move is Aside.DRAW and answers(ply):
            text = tr("{name} accepts: a draw")
        yield Told(text.format(name=self.people.at(ply.before.chair)), clause)

    def _put_back(self, ply: Ply[State, Any]) -> Told:
        man = ply.before.colour(ply.before.turn.rival)
        text = self.tr("{name} puts {man} back")
        text = text.format(name=self.people.at(ply.before.chair), man=self._men(man, 1))
        return Told(text, "CR-4.5")

    # -- strokes

    def _stroke(self, ply: Ply[State, Any], settled: Settled) -> Iterator[Told]:
        """Who pocketed what, whose turn it is for that, and all that followed."""
        names = {event.name for event in ply.events}
        if "break-failed" in names:
            yield from self.happened(ply, ply.events)
            return
        yield from self.happened(ply, [event for event in ply.events if event.name == "break"])
        yield self._pockets(ply, settled)
        but = ("break", "pocketed", "queen-pocketed", "turn-kept", "turn-lost")
        yield from self.happened(ply, ply.events, (*but, "placed") if "due" in names else but)
        yield from self.reasons.to_cover(ply)

    def _pockets(self, ply: Ply[State, Any], settled: Settled) -> Told:
        tr, turn = self.tr, _turn(ply.events)
        things = self._things(ply.events)
        if settled.striker:
            alone = () if things else (tr("the striker alone"),)
            things = (*things, *(alone or (tr("the striker"),)))
        text = {
            "turn-kept": tr("{name} pockets {what} and strikes again"),
            "turn-lost": tr("{name} pockets {what} and loses the turn"),
        }.get(turn.name if turn else "", tr("{name} pockets {what}"))
        if not things:
            text = tr("{name} pockets nothing")
        name = self.people.at(ply.before.chair)
        return Told(text.format(name=name, what=self._listed(things)), turn.clause if turn else "")

    def _things(self, events: Sequence[Event]) -> tuple[str, ...]:
        """What fell, but for the striker."""
        found = []
        for event in events:
            details = dict(event.details)
            if event.name == "pocketed":
                found.append(self._men(details["man"], details["count"]))
            elif event.name == "queen-pocketed":
                found.append(self.tr("the queen"))
        return tuple(found)

    def _listed(self, things: Sequence[str]) -> str:
        *most, last = things or ("",)
        if not most:
            return last
        return self.tr("{things} and {last}").format(things=", ".join(most), last=last)

    def _men(self, man: str, count: int) -> str:
        ntr, n = self.words.ntr, self._number(count)
        if man == WHITE:
            return ntr("a white man", "{n} white men", count).format(n=n)
        return ntr("a black man", "{n} black men", count).format(n=n)

    def _number(self, count: int) -> str:
        return self.tr(NUMBERS[count]) if count < len(NUMBERS) else str(count)

    # -- events

    def happened(
        self, ply: Ply[State, Any], events: Sequence[Event], but: Sequence[str] = ()
    ) -> Iterator[Told]:
        """Events of a move in sentences, those named in `but` left out."""
        for event in events:
            if event.name not in but and (text := self._sentence(ply, event)):
                yield Told(text, event.clause)

    def _name(self, ply: Ply[State, Any], details: Details) -> str:
        """Whoever made the move, where it is told of his side; else both of a side."""
        side = SEATS.get(details.get("side", ""), ply.before.turn)
        if side is ply.before.turn:
            return self.people.at(ply.before.chair)
        return self.people.sides[side]

    def _sentence(self, ply: Ply[State, Any], event: Event) -> str:
        """One event; "" if others say it all."""
        details = dict(event.details)
        name = self._name(ply, details)
        if event.name in SENTENCES:
            return self.tr(SENTENCES[event.name]).format(name=name)
        makers: dict[str, Callable[[], str]] = {
            "due": lambda: self._due(name, _given(ply, details)),
            "owed": lambda: self._owed(ply, event, name),
            "break-failed": lambda: self._failed(name, details["tries"]),
            "placed": lambda: self._placed(details["man"]),
            "queen-back": lambda: self.reasons.queen_back(ply, event.clause, name),
            "board-won": lambda: self._board_won(ply, event),
            "game-won": lambda: self.wins_the_game(details),
            "match-won": lambda: self._wins_the_match(details),
        }
        return makers[event.name]()

    def _due(self, name: str, count: int) -> str:
        if not count:
            return ""
        text = self.words.ntr("{name} gives a man back", "{name} gives {n} men back", count)
        return text.format(name=name, n=self._number(count))

    def _owed(self, ply: Ply[State, Any], event: Event, name: str) -> str:
        details = dict(event.details)
        owed = details["count"], self._number(details["count"])
        return self.reasons.owed(name, owed, event.clause, _given(ply, details))

    def _failed(self, name: str, tries: int) -> str:
        return self.tr("{name} touches no man: try {n} of three").format(name=name, n=tries)

    def _placed(self, man: str) -> str:
        return self.tr("Back on the board: {man}").format(man=self._men(man, 1))

    # -- what a side wins, the partners together

    def wins_the_board(self, details: Details) -> str:
        text = self.words.ntr("{name} wins the board", "{name} win the board", self.people.count)
        return self._of_side(text, details)

    def wins_the_game(self, details: Details) -> str:
        text = self.words.ntr("{name} wins the game", "{name} win the game", self.people.count)
        return self._of_side(text, details)

    def _wins_the_match(self, details: Details) -> str:
        text = self.words.ntr("{name} wins the match", "{name} win the match", self.people.count)
        return self._of_side(text, details)

    def _of_side(self, text: str, details: Details) -> str:
        return text.format(name=self.people.sides[SEATS[details["side"]]])

    def _board_won(self, ply: Ply[State, Any], event: Event) -> str:
        details = dict(event.details)
        count = details["points"]
        points = self.words.ntr("one point", "{n} points", count).format(n=self._number(count))
        text = self.tr("{won}: {points}")
        text = text.format(won=self.wins_the_board(details), points=points)
        how = self.reasons.points(ply, event)
        return f"{text} ({how})" if how else text


def answers(ply: Ply[State, Any]) -> bool:
    """Whether the move answers an offer of a draw."""
    return ply.seat is not Seat.NATURE and ply.before.draw_offer is ply.seat.rival


def _given(ply: Ply[State, Any], details: Details) -> int:
    """How many men of a side come back by a move: all that it owes then, but for what stays so."""
    counts = {"due": ply.before.owed[SEATS[details["side"]]], "owed": 0}
    for event in ply.events:
        told = dict(event.details)
        if event.name in counts and told["side"] == details["side"]:
            counts[event.name] += told["count"]
    return max(0, counts["due"] - counts["owed"])


def sign_of(ply: Ply[State, Any]) -> str:
    """The colour of whoever made the move, in that board."""
    state: State = ply.after if ply.move in {Call.HEADS, Call.TAILS} else ply.before
    return WHITE if state.turn is state.white else BLACK


def _turn(events: Sequence[Event]) -> Event | None:
    """Whether the turn goes on."""
    return next((event for event in events if event.name in {"turn-kept", "turn-lost"}), None)


NUMBERS = (
    N_("none"), N_("one"), N_("two"), N_("three"), N_("four"),
    N_("five"), N_("six"), N_("seven"), N_("eight"), N_("nine"),
)  # fmt: skip
"""Numbers in words, as far as there are men of one colour."""

SENTENCES = {
    "break": N_("{name} makes the break"),
    "queen-covered": N_("{name} covers the queen"),
    "turn-kept": N_("{name} strikes again"),
    "turn-lost": N_("{name} loses the turn"),
    "board-void": N_("The board is void and is played again"),
}
"""Events that are told with a name alone."""
