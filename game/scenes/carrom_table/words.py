"""Carrom in words: what a player is at, what a strike was, what it made happen."""

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.contract import Aside, Event, Seat
from engines.play.session import Ply, Session
from game.board.board import Entry, Numbered, Plate, Status, Summary, Told, View
from game.i18n import N_, Words
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.placing import PlaceHand
from physics.laws.moves import Call, Place, Rack, Settled, Strike
from physics.laws.state import Phase, Queen, State
from physics.rules import Carrom

SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
DASH = "\u2013"
PARTS = 10  # of the scale that shows the power
Details = dict[str, Any]


class Teller:
    """The words of one match."""

    def __init__(self, words: Words, rules: Carrom, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.rules = rules
        self.names = names

    # -- head and plates

    def subtitle(self, state: State) -> str:
        tr, options = self.tr, self.rules.options
        board = tr("board {n} of {boards}, to {points} points").format(
            n=state.board, boards=max(options.boards, state.board), points=options.points
        )
        if options.games == 1:
            return board[:1].upper() + board[1:]
        game = min(options.games, sum(state.games) + 1)
        return tr("Game {n} of {games}, {board}").format(n=game, games=options.games, board=board)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        games = ""
        if self.rules.options.games > 1:
            count = state.games[seat]
            games = self.words.ntr("{n} game", "{n} games", count).format(n=count)
        return Plate(self._note(state, seat), self._chip(state) if turn is seat else "", games)

    def _note(self, state: State, seat: Seat) -> str:
        """The colour, the men that are left and what is owed."""
        if state.phase is Phase.TOSS:
            return ""
        left, owed = state.left(seat), state.owed[seat]
        colour = self.tr("White") if seat is state.white else self.tr("Black")
        men = self.words.ntr("{n} man left", "{n} men left", left).format(n=left)
        if not owed:
            return f"{colour}, {men}"
        owes = self.words.ntr("owes {n}", "owes {n}", owed).format(n=owed)
        return f"{colour}, {men}, {owes}"

    def _chip(self, state: State) -> str:
        tr = self.tr
        return {
            Phase.RACK: tr("to break"),
            Phase.STRIKE: tr("to strike"),
            Phase.PLACE: tr("to place"),
        }.get(state.phase, "")

    # -- the move at hand

    def status(self, view: View, number: int) -> Status:
        state: State = view.state
        queen = self._queen(state)
        match state.phase:
            case Phase.OVER:
                return Status(self.tr("The match is over"))
            case Phase.TOSS:
                return Status(self.tr("The toss"), self.tr("for the break"))
            case Phase.PLACE:
                return self._placing(view)
        if isinstance(view.hand, StrikeHand):
            return self._aiming(view, view.hand, number)
        return Status(self.tr("Strike {n}").format(n=max(1, number - 1)), queen, 0, PARTS)

    def _aiming(self, view: View, hand: StrikeHand, number: int) -> Status:
        heading = self._timed(self.tr("Strike {n}").format(n=number), view)
        queen, aim, tr = self._queen(view.state), hand.aim, self.tr
        place = tr("{mm} mm").format(mm=f"{aim.x / 100:+.1f}")
        if not hand.aiming:
            hint = tr("pull the striker back")
            return Status(heading, queen, 0, PARTS, place, hint)
        text = f"{place}   {aim.angle / 100:.2f}\u00b0"
        power = tr("{n} %").format(n=f"{aim.power / 10:.0f}")
        return Status(heading, queen, max(1, aim.power * PARTS // 1000), PARTS, text, power)

    def _timed(self, heading: str, view: View) -> str:
        """With the seconds that are left, if a clock runs."""
        if not view.seconds:
            return heading
        return self.tr("{heading}, {n} s").format(heading=heading, n=view.seconds)

    def _placing(self, view: View) -> Status:
        state: State = view.state
        count = state.to_place
        men = self.words.ntr("{n} man comes back", "{n} men come back", count).format(n=count)
        text = ""
        if isinstance(view.hand, PlaceHand) and view.hand.at is not None:
            x, y = view.hand.at
            text = self.tr("{x}, {y} mm").format(x=f"{x / 100:+.1f}", y=f"{y / 100:+.1f}")
        total = state.to_place + state.placed
        heading = self._timed(men, view)
        return Status(heading, self._queen(state), state.placed, total, text)

    def _queen(self, state: State) -> str:
        """What became of the queen."""
        if state.queen is Queen.BOARD:
            return self.tr("queen on the board")
        if state.queen is Queen.COVERING:
            return self.tr("queen to be covered")
        if state.covered_by is None:
            return self.tr("queen covered")
        return self.tr("queen with {name}").format(name=self.names[state.covered_by])

    # -- the list of moves

    def entry(self, shown: Numbered) -> Entry:
        return Entry(shown.number, shown.ply.seat, self._made(shown))

    def _made(self, shown: Numbered) -> str:
        """What a move was, in a few words."""
        ply, tr = shown.ply, self.tr
        match ply.move:
            case Strike(_, _, power):
                return tr("strikes with {n} %").format(n=f"{power / 10:.0f}")
            case Settled():
                return self._outcome(ply.events)
            case Rack(degrees):
                return tr("turns the rack to {n}\u00b0").format(n=degrees)
            case Place() | Call.AUTO:
                return tr("puts a man back")
            case Aside.DRAW:
                return tr("accepts the draw") if _answers(ply) else tr("offers a draw")
        return {
            Call.PASS: tr("passes"),
            Call.NONE: tr("forgoes what comes back"),
            Call.HEADS: tr("heads"),
            Call.TAILS: tr("tails"),
            Call.TIME_UP: tr("time is up"),
            Aside.RESIGN: tr("resigns"),
        }.get(ply.move, "")

    def _outcome(self, events: Sequence[Event]) -> str:
        """What a strike came to, in a few words."""
        tr, parts = self.tr, []
        for event in events:
            details = dict(event.details)
            if event.name == "pocketed":
                parts.append(self._men(details["man"], details["count"]))
            elif event.name in _OUTCOMES:
                parts.append(tr(_OUTCOMES[event.name]))
        return ", ".join(parts) or tr("nothing pocketed")

    def _men(self, man: str, count: int) -> str:
        ntr = self.words.ntr
        if man == "w":
            return ntr("{n} white man", "{n} white men", count).format(n=count)
        return ntr("{n} black man", "{n} black men", count).format(n=count)

    # -- what happened

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """The events of a move in sentences, and what the players said."""
        return (*self._said(shown), *self.told(shown.ply.events))

    def told(self, events: Sequence[Event]) -> tuple[Told, ...]:
        """Events in sentences."""
        return tuple(Told(self._sentence(event), event.clause) for event in events)

    def _said(self, shown: Numbered) -> tuple[Told, ...]:
        ply, tr = shown.ply, self.tr
        standing = _answers(ply)
        match ply.move:
            case Call.HEADS | Call.TAILS:
                text = self.tossed(ply.move, ply.after)
                return (Told(text, "CR-3.1"),)
            case Aside.RESIGN:
                text = tr("{name} resigns.")
            case Aside.DRAW if standing:
                text = tr("{name} accepts: a draw.")
            case Aside.DRAW:
                text = tr("{name} offers a draw.")
            case _ if standing:
                text = tr("{name} plays on: the draw is declined.")
            case _:
                return ()
        return (Told(text.format(name=self.names[ply.seat]), "G-3"),)

    def tossed(self, move: Call, after: State) -> str:
        """What the coin says."""
        tr = self.tr
        text = tr("Heads: {name} breaks") if move is Call.HEADS else tr("Tails: {name} breaks")
        return text.format(name=self.names[after.turn])

    def _sentence(self, event: Event) -> str:
        details = dict(event.details)
        if event.name in _SENTENCES:
            return self._named(self.tr(_SENTENCES[event.name]), details)
        makers: dict[str, Callable[[Details], str]] = {
            "pocketed": self._pocketed,
            "due": self._due,
            "owed": self._owed,
            "break-failed": self._failed,
            "board-won": self._board_won,
            "placed": lambda _: self.tr("A man is back on the board."),
            "queen-back": lambda _: self.tr("The queen is back on the board."),
        }
        return makers[event.name](details)

    def _named(self, text: str, details: Details, **more: object) -> str:
        side = SEATS[details["side"]]
        return text.format(name=self.names[side], other=self.names[side.rival], **more)

    def _pocketed(self, details: Details) -> str:
        men = self._men(details["man"], details["count"])
        return self._named(self.tr("{men} pocketed, for {name}."), details, men=men)

    def _due(self, details: Details) -> str:
        count = details["count"]
        text = self.words.ntr("{name}: {n} man back.", "{name}: {n} men back.", count)
        return self._named(text, details, n=count)

    def _owed(self, details: Details) -> str:
        count = details["count"]
        text = self.words.ntr("{name} owes {n} man.", "{name} owes {n} men.", count)
        return self._named(text, details, n=count)

    def _failed(self, details: Details) -> str:
        text = self.tr("{name} touches no man: try {n} of three.")
        return self._named(text, details, n=details["tries"])

    def _board_won(self, details: Details) -> str:
        count = details["points"]
        text = self.words.ntr(
            "{name} wins the board: {n} point.", "{name} wins the board: {n} points.", count
        )
        return self._named(text, details, n=count)

    # -- the end of a board and of a match

    def interval(self, shown: Numbered, _session: Session[Any, Any]) -> Summary | None:
        """The end of a board that another one follows."""
        won = next((e for e in shown.ply.events if e.name == "board-won"), None)
        after: State = shown.ply.after
        if won is None or after.phase is Phase.OVER:
            return None
        details, tr = dict(won.details), self.tr
        home, away = details["score"]
        game = next((e for e in shown.ply.events if e.name == "game-won"), None)
        title = self._named(tr("{name} wins the board"), details)
        if game is not None:
            title = self._named(tr("{name} wins the game"), dict(game.details))
        return Summary(
            title,
            Told(self.words.clause(won.clause), won.clause),
            (home, away),
            end=False,
            unit=tr("points"),
            look=tr("Look at the board"),
            button=tr("Next board"),
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        state: State = session.state
        outcome = self.rules.outcome(state)
        winner = outcome.winner if outcome else None
        title = self.tr("A draw")
        if winner is not None:
            title = self.tr("{name} wins").format(name=self.names[winner])
        cause = self._cause(session, outcome.clause if outcome else "G-3")
        score, unit = state.score, self.tr("points")
        if self.rules.options.games > 1:
            score, unit = state.games, self.tr("games")
        return Summary(title, cause, score, unit=unit, look=self.tr("Look at the board"))

    def _cause(self, session: Session[Any, Any], clause: str) -> Told:
        """Why the match ended, in a sentence."""
        last = session.plies[-1] if session.plies else None
        if last is not None and last.move is Aside.RESIGN:
            return Told(self.tr("{name} resigned.").format(name=self.names[last.seat]), clause)
        if clause == "G-3":
            return Told(self.tr("The players agreed on a draw."), clause)
        return Told(self.words.clause(clause), clause)


def _answers(ply: Ply[State, Any]) -> bool:
    """Whether the move answers an offer of a draw."""
    return ply.seat is not Seat.NATURE and ply.before.draw_offer is ply.seat.rival


_SENTENCES = {
    "break": N_("{name} makes the break."),
    "queen-pocketed": N_("{name} pockets the queen."),
    "queen-covered": N_("{name} covers the queen."),
    "turn-kept": N_("{name} strikes again."),
    "turn-lost": N_("The turn of {name} is over."),
    "game-won": N_("{name} wins the game."),
    "match-won": N_("{name} wins the match."),
    "board-void": N_("The board is void: {name} breaks anew."),
}
"""Events that are told with the names of the sides alone."""

_OUTCOMES = {
    "break-failed": N_("no man touched"),
    "queen-pocketed": N_("the queen"),
    "queen-covered": N_("covered"),
    "queen-back": N_("queen back"),
    "due": N_("a due"),
    "board-won": N_("end of the board"),
    "board-void": N_("void"),
}
"""Words of an event for the list; the whole sentence stands in the news."""
