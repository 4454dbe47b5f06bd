"""Paper football in words: what a player is at, what a move was, what it made happen."""

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.contract import Aside, Event, Seat
from engines.paper_football import PaperFootball, PaperNotation
from engines.paper_football.moves import Kick, Line, Restart
from engines.paper_football.state import Phase, State
from engines.play.session import Session
from game.board.board import Entry, Numbered, Plate, Status, Summary, Told, View
from game.i18n import Words

SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
DASH = "\u2013"
NO_KICK = "PF-E2"  # it ends where a kick is due and none can be made


class Teller:
    """The words of one match."""

    def __init__(
        self, words: Words, rules: PaperFootball, notation: PaperNotation, names: tuple[str, str]
    ) -> None:
        self.words = words
        self.tr = words.tr
        self.rules = rules
        self.notation = notation
        self.names = names

    # -- head and plates

    def subtitle(self, state: State) -> str:
        tr, options = self.tr, self.rules.options
        size = tr("{width} \u00d7 {length} squares").format(
            width=options.width, length=options.length
        )
        if options.legs == 1:
            return tr("{size}, single game").format(size=size)
        return tr("{size}, leg {leg} of {legs}").format(size=size, leg=state.leg, legs=options.legs)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        tr = self.tr
        home = seat is Seat.HOME
        note = tr("Blue, attacks row {row}") if home else tr("Red-brown, attacks row {row}")
        points = ""
        if self.rules.options.legs > 1:
            count = state.points[seat]
            points = self.words.ntr("{n} pt", "{n} pts", count).format(n=count)
        chip = self._chip(state.phase) if turn is seat else ""
        row = self.rules.options.length + 1 if home else 1
        return Plate(note.format(row=row), chip, points)

    def _chip(self, phase: Phase) -> str:
        tr = self.tr
        return {
            Phase.MOVE: tr("to draw"),
            Phase.KICK: tr("to kick"),
            Phase.RESTART: tr("to restart"),
            Phase.OVER: "",
        }[phase]

    # -- the move at hand

    def status(self, view: View, number: int) -> Status:
        state: State = view.state
        if view.to_move is None and state.phase is not Phase.OVER:
            return Status(self.tr("Leg {n} is over").format(n=state.leg))
        count = len(view.hand.picker.offers()) if view.hand else 0
        match state.phase:
            case Phase.MOVE:
                return self._drawing(state, view.touched, number, count)
            case Phase.KICK:
                return self._kicking(state, number, count)
            case Phase.RESTART:
                return self._restarting(count)
        return Status(self.tr("The match is over"))

    def _drawing(self, state: State, touched: Sequence[int], number: int, count: int) -> Status:
        done = len(touched)
        beside = (
            self.tr("three segments to draw"),
            self.tr("one segment of three drawn"),
            self.tr("two segments of three drawn"),
            "",
        )[min(done, 3)]
        text = "-".join(self.rules.field.name_of(p) for p in (state.ball, *touched))
        opened = self.words.ntr("{n} point is open", "{n} points are open", count)
        return Status(
            self.tr("Move {n}").format(n=number),
            beside,
            done,
            3,
            text,
            opened.format(n=count) if count else "",
        )

    def _kicking(self, state: State, number: int, count: int) -> Status:
        ways = self.words.ntr("{n} kick is open", "{n} kicks are open", count)
        beside = self.tr("penalty kick")
        if state.series:
            beside = self.tr("kick {n} of the series")
            beside = beside.format(n=len(state.series) + 1)
        return Status(
            self.tr("Move {n}").format(n=number),
            beside,
            0,
            1,
            self.tr("from {point}").format(point=self.rules.field.name_of(state.ball)),
            ways.format(n=count) if count else "",
        )

    def _restarting(self, count: int) -> Status:
        free = self.words.ntr("{n} point is free", "{n} points are free", count)
        return Status(
            self.tr("Restart"),
            self.tr("from a point you choose"),
            0,
            1,
            self.tr("on the middle line"),
            free.format(n=count) if count else "",
        )

    # -- the list of moves

    def entry(self, shown: Numbered) -> Entry:
        ply = shown.ply
        told = tuple(self._remark(event) for event in ply.events if event.name in _REMARKED)
        return Entry(shown.number, ply.seat, self._made(shown), told)

    def _made(self, shown: Numbered) -> str:
        """What a move was, in a few words."""
        ply, tr = shown.ply, self.tr
        names = {event.name for event in ply.events}
        text = self.notation.write(ply.before, ply.move)
        match ply.move:
            case Line():
                if "own-goal" in names:
                    return tr("own goal, {move}").format(move=text)
                return tr("goal, {move}").format(move=text) if "goal" in names else text
            case Kick():
                text = text.removeprefix("K:")
                kicked = tr("kick to goal, {move}") if "goal" in names else tr("kick {move}")
                return kicked.format(move=text)
            case Restart(point):
                return tr("restart from {point}").format(point=self.rules.field.name_of(point))
            case Aside.RESIGN:
                return tr("resigns")
            case _:
                agreed = ply.before.draw_offer is ply.seat.rival
                return tr("accepts the draw") if agreed else tr("offers a draw")

    def _remark(self, event: Event) -> Told:
        """A word of an event for the list; the whole sentence stood in the news."""
        details, tr = dict(event.details), self.tr
        if event.name == "closed":
            return Told(
                tr("{name} is closed").format(name=self._name(details["side"])), event.clause
            )
        if event.name == "leg-over":
            return Told(tr("end of leg {n}").format(n=details["leg"]), event.clause)
        score = details.get("score")
        return Told(_score(score) if score else "", event.clause)

    # -- what happened

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """The events of a move in sentences, and what the players said."""
        ply = shown.ply
        stuck = any(event.clause == NO_KICK for event in ply.events)
        told = [
            Told(
                self._no_kick(event)
                if stuck and event.name == "closed"
                else self._sentence(event, ply.move),
                event.clause,
            )
            for event in ply.events
        ]
        aside = self._said(shown)
        return (*aside, *(t for t in told if t.text))

    def _said(self, shown: Numbered) -> tuple[Told, ...]:
        ply, tr = shown.ply, self.tr
        name = self.names[ply.seat]
        standing = ply.before.draw_offer is ply.seat.rival
        if ply.move is Aside.RESIGN:
            return (Told(tr("{name} resigns.").format(name=name), "PF-E5"),)
        if ply.move is Aside.DRAW and standing:
            return (Told(tr("{name} accepts: a draw.").format(name=name), "G-3"),)
        if ply.move is Aside.DRAW:
            return (Told(tr("{name} offers a draw.").format(name=name), "G-3"),)
        if standing:
            return (Told(tr("{name} plays on: the draw is declined.").format(name=name), "G-3"),)
        return ()

    def _sentence(self, event: Event, move: Any) -> str:  # noqa: ANN401 - any of the game's moves
        maker: Callable[[dict[str, Any], Any], str] = {
            "goal": self._goal,
            "own-goal": self._own_goal,
            "closed": self._closed,
            "kick": self._kick,
            "series": self._series,
            "restart": self._restart,
            "leg-over": self._leg_over,
            "game-over": self._game_over,
        }[event.name]
        return maker(dict(event.details), move)

    def _goal(self, details: dict[str, Any], move: Any) -> str:  # noqa: ANN401
        tr = self.tr
        text = (
            tr("Goal! {name} kicks it in: {score}.")
            if isinstance(move, Kick)
            else tr("Goal! {name} scores: {score}.")
        )
        return text.format(name=self._name(details["side"]), score=_score(details["score"]))

    def _own_goal(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        scorer = SEATS[details["side"]]
        text = self.tr("Own goal: {loser} had no other way. It counts for {name}: {score}.")
        return text.format(
            loser=self.names[scorer.rival], name=self.names[scorer], score=_score(details["score"])
        )

    def _closed(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        side = SEATS[details["side"]]
        text = self.tr("{name} is closed and cannot move. {other} takes a penalty kick.")
        return text.format(name=self.names[side], other=self.names[side.rival])

    def _no_kick(self, event: Event) -> str:
        """Who is closed where no kick can be made either."""
        side = SEATS[dict(event.details)["side"]]
        text = self.tr("{name} is closed, and {other} has no kick to take.")
        return text.format(name=self.names[side], other=self.names[side.rival])

    def _kick(self, details: dict[str, Any], move: Kick) -> str:
        name_of, tr = self.rules.field.name_of, self.tr
        name = self._name(details["side"])
        if len(move.corners) > 2:
            text = tr("{name}'s kick turns at the side line in {wall} and ends in {end}.")
            wall, end = name_of(move.corners[1]), name_of(move.corners[2])
            return text.format(name=name, wall=wall, end=end)
        start, end = (name_of(corner) for corner in move.corners)
        return tr("{name} kicks from {start} to {end}.").format(name=name, start=start, end=end)

    def _series(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        text = self.tr("A series of kicks: number {n} follows.")
        return text.format(n=details["number"])

    def _restart(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        return self.tr("Play goes on from {point}.").format(point=details["point"])

    def _leg_over(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        text = self.tr("Leg {n} is over: {score}.")
        return text.format(n=details["leg"], score=_score(details["score"]))

    def _game_over(self, details: dict[str, Any], _: Any) -> str:  # noqa: ANN401
        winner = details["winner"]
        if winner is None:
            return self.tr("The match is drawn.")
        return self.tr("{name} wins the match.").format(name=self._name(winner))

    # -- the end of a leg and of a match

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        """The end of a leg that another one follows."""
        over = next((e for e in shown.ply.events if e.name == "leg-over"), None)
        if over is None or shown.ply.after.phase is Phase.OVER:
            return None
        details, tr = dict(over.details), self.tr
        score = details["score"]
        return Summary(
            tr("Leg {n} is over").format(n=details["leg"]),
            self._cause(shown.ply.before, over.clause),
            (score[0], score[1]),
            self._table(session),
            end=False,
            look=tr("Look at the paper"),
            button=tr("Fresh paper"),
            sound="page",
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        state: State = session.state
        outcome = self.rules.outcome(state)
        winner = outcome.winner if outcome else None
        title = (
            self.tr("A draw")
            if winner is None
            else self.tr("{name} wins").format(name=self.names[winner])
        )
        before = session.plies[-1].before if session.plies else state
        cause = self._cause(before, state.end)
        look, table = self.tr("Look at the paper"), self._table(session)
        if self.rules.options.legs == 1:
            return Summary(title, cause, state.score, table, look=look)
        return Summary(title, cause, state.points, table, unit=self.tr("points"), look=look)

    def _cause(self, before: State, clause: str) -> Told:
        """Why a leg ended, in a sentence."""
        tr = self.tr
        if clause == "PF-E5":
            return Told(tr("{name} resigned.").format(name=self.names[before.turn]), clause)
        if clause == "G-3":
            return Told(tr("The players agreed on a draw."), clause)
        return Told(self.words.clause(clause), clause)

    def _table(self, session: Session[Any, Any]) -> tuple[tuple[str, ...], ...]:
        """Head, home, away: the points of each leg and all together (PF-E3, PF-E4)."""
        tr = self.tr
        total: tuple[int, int] = session.state.points
        if self.rules.options.legs == 1:
            head: tuple[str, ...] = ("", tr("Points"))
            return (head, *((self.names[s], str(total[s])) for s in (0, 1)))
        legs = self._legs(session)
        heads = [tr("Leg {n}, {score}").format(n=n, score=_score(score)) for n, score, _ in legs]
        rows = (
            (self.names[s], *(str(points[s]) for _, _, points in legs), str(total[s]))
            for s in (0, 1)
        )
        return (("", *heads, tr("Points")), *rows)

    def _legs(self, session: Session[Any, Any]) -> list[tuple[int, Sequence[int], tuple[int, int]]]:
        """Number, score and points of each leg that has been played here."""
        before: Sequence[int] = session.start.points
        legs = []
        for ply in session.plies:
            for event in ply.events:
                if event.name == "leg-over":
                    details = dict(event.details)
                    home, away = details["points"]
                    won = home - before[0], away - before[1]
                    legs.append((details["leg"], details["score"], won))
                    before = details["points"]
        return legs

    def _name(self, side: str) -> str:
        return self.names[SEATS[side]]


_REMARKED = frozenset({"goal", "own-goal", "closed", "leg-over", "kick"})


def _score(score: Sequence[int]) -> str:
    return f"{score[0]}{DASH}{score[1]}"
