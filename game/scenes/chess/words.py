"""Chess football in words: what a player is at, what is to be known, how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from game.board.board import Plate, Status, Summary, TimeLeft, Told, View
from game.board.result import counted, ended_by_word, who_won
from game.i18n import N_
from game.scenes.chess.numbering import player_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from engines.play.session import Ply, Session
    from game.i18n import Words
    from game.scenes.chess.deeds import Deed
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.seen import Seen

FEW = 4  # shirts that are named one by one
CHIPS: Mapping[str, str] = {
    "place": N_("to place"),
    "kick-off": N_("to kick off"),
    "play": N_("to play"),
    "foul": N_("to decide"),
    "taker": N_("to choose"),
    "wall": N_("to set a wall"),
    "free-kick": N_("to kick"),
    "keeper": N_("to post"),
    "penalty": N_("to kick"),
    "throw-in": N_("to throw in"),
    "goal-kick": N_("to kick"),
    "corner": N_("to kick"),
    "dismiss": N_("to choose"),
}
AT: Mapping[str, tuple[str, str, str]] = {
    "kick-off": (N_("{name} kicks off"), N_("forward; a goal counts"), "CF-8.3"),
    "foul": (N_("{name} was fouled"), N_("stop it, or play on"), "CF-12.4"),
    "wall": (N_("{name} may set up a wall"), N_("one player, or nobody"), "CF-13.2"),
    "free-kick": (N_("{name} takes a free kick"), N_("a goal counts"), "CF-13.3"),
    "keeper": (N_("{name} posts the keeper"), N_("on either goal square"), "CF-14.1"),
    "penalty": (N_("{name} takes a penalty"), N_("forward"), "CF-14.3"),
    "throw-in": (N_("{name} throws in"), N_("no direct goal"), "CF-15.1"),
    "goal-kick": (N_("{name} takes a goal kick"), N_("out of the area"), "CF-16.1"),
    "corner": (N_("{name} takes a corner"), N_("a goal counts"), "CF-17.1"),
    "dismiss": (N_("{name} chooses who leaves"), N_("two on one colour"), "CF-12.5"),
}
"""What a side is at in a phase: the heading, what is to be known, the clause."""
TAKERS: Mapping[str, str] = {
    "free-kick": N_("for the free kick"),
    "penalty": N_("for the penalty"),
    "throw-in": N_("for the throw-in"),
    "goal-kick": N_("for the goal kick"),
    "corner": N_("for the corner"),
}
LABELS: Mapping[str, str] = {
    "pass": N_("Pass"),
    "ready": N_("Ready"),
    "default": N_("Default"),
    "advantage": N_("Play on"),
    "no-wall": N_("No wall"),
}
MODES: Mapping[str, str] = {
    "junior": N_("Junior"),
    "senior": N_("Senior"),
    "master": N_("Master"),
}


class Teller:
    """The words of one match."""

    def __init__(self, words: Words, reading: Reading, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.reading = reading
        self.options = reading.rules.options
        self.names = names

    # -- head and plates

    def subtitle(self, seen: Seen) -> str:
        """The rules and what is played for; then the half."""
        tr, options = self.tr, self.options
        mode = tr(MODES[options.mode])
        if options.match == "goals":
            goals = self.words.ntr("first goal wins", "first to {n} goals", options.goals)
            text = tr("{mode}, {goals}").format(mode=mode, goals=goals.format(n=options.goals))
        else:
            text = tr("{mode}, two halves").format(mode=mode)
        half = self.half(seen)
        return tr("{what}, {half}").format(what=text, half=half) if half else text

    def half(self, seen: Seen) -> str:
        """Which half is played; "" in a match that has none."""
        if self.options.mode == "junior":
            return ""
        if seen.half == 3:
            return self.tr("next goal wins")
        return self.tr("1st half") if seen.half == 1 else self.tr("2nd half")

    def plate(self, seen: Seen, seat: Seat, turn: Seat | None, *, turned: bool) -> Plate:
        right = (seat is Seat.HOME) != turned
        note = self.tr("plays to the right") if right else self.tr("plays to the left")
        side = self.tr("Pale") if seat is Seat.HOME else self.tr("Dark")
        chip = self.tr(CHIPS.get(seen.phase, "")) if turn is seat and seen.phase in CHIPS else ""
        return Plate(self.tr("{side}, {note}").format(side=side, note=note), chip)

    # -- the move at hand

    def status(self, view: View, seen: Seen) -> Status:
        time = self._time(view, seen)
        if view.to_move is None:
            return Status(self.tr("The match is over"))
        if seen.phase == "toss":
            return self._lines(self.tr("The toss"), self.tr("for the kick-off"), "CF-8.4", time)
        if seen.phase == "penalty-toss":
            return self._lines(self.tr("A coin"), self.tr("for the penalty"), "CF-14.1", time)
        if view.to_move is Seat.NATURE:
            return Status("")
        name = self.names[view.to_move]
        heading, told, clause = self._at(view, seen)
        return self._lines(heading.format(name=name), told, clause, time)

    @staticmethod
    def _lines(heading: str, told: str, clause: str, time: TimeLeft | None) -> Status:
        return Status(heading, told=told, clause=clause, time=time)

    def _at(self, view: View, seen: Seen) -> tuple[str, str, str]:
        tr = self.tr
        if seen.phase == "play" and (comes := self._coming_on(view)):
            return comes
        if seen.phase == "place":
            return tr("{name} places the players"), self._left_to_place(view), "CF-8.1"
        if seen.phase == "taker":
            text = tr(TAKERS.get(seen.restart.kind, ""))
            return tr("{name} chooses a player"), text, "CF-13.1"
        if seen.phase in AT and not self._chooses_taker(view, seen):
            heading, told, clause = AT[seen.phase]
            return tr(heading), tr(told), clause
        if seen.phase in AT:
            heading, _, clause = AT[seen.phase]
            return tr(heading), tr("choose who, and where"), clause
        return self._playing(view, seen)

    def _coming_on(self, view: View) -> tuple[str, str, str] | None:
        """Somebody of the bench is in the hand: for whom, and then where."""
        sitting = player_of(view.touched[0]) if view.touched else None
        if sitting is None:
            return None
        told = self.tr("choose who leaves")
        if len(view.touched) > 1:
            told = self.tr("choose a change square")
        return self.tr("{n} comes on").format(n=sitting[1]), told, "CF-3.3"

    def _chooses_taker(self, view: View, seen: Seen) -> bool:
        """Whether the taker of a throw-in, goal kick or corner is still to be put."""
        deeds = self.reading.kinds(view.state)
        return "taker" in deeds and seen.phase != "dismiss"

    def _left_to_place(self, view: View) -> str:
        seen = self.reading.seen(view.state)
        left = len(seen.teams[seen.to_move].unplaced)
        if not left:
            return self.tr("all are placed")
        return self.words.ntr("{n} still to place", "{n} still to place", left).format(n=left)

    def _playing(self, view: View, seen: Seen) -> tuple[str, str, str]:
        tr, takers = self.tr, self.reading.takers(view.state)
        if seen.restart.kind == "advantage":
            return (
                tr("{name} plays on"),
                tr("{n} leaves after it").format(n=seen.restart.offender),
                "CF-12.4",
            )
        if seen.touched and view.to_move is seen.to_move:
            text = tr("{n} was touched").format(n=seen.touched)
            heading = tr("{name} must play the ball") if takers else tr("{name} moves a player")
            return heading, text, "CF-12.1"
        if takers:
            return tr("{name} must play the ball"), self.who_can(takers), "CF-9.3"
        if self.reading.kinds(view.state) & {"step", "sub"}:
            return tr("{name} moves a player"), tr("nobody can take the ball"), "CF-9.3"
        return tr("{name} can only pass"), tr("nobody can move"), "CF-9.4"

    def who_can(self, takers: Collection[int]) -> str:
        """Who can play the ball, by their shirts as long as these are few."""
        if len(takers) > FEW:
            return self.tr("{n} players can take it").format(n=len(takers))
        text = self.words.ntr("only {who} can take it", "{who} can take it", len(takers))
        return text.format(who=self.listed(sorted(takers)))

    def _time(self, view: View, seen: Seen) -> TimeLeft | None:
        whole = self.turn_seconds(seen.phase)
        return TimeLeft(view.seconds, whole) if view.seconds and whole else None

    def turn_seconds(self, phase: str) -> int:
        """How long a turn may take; 0: as long as one likes."""
        placing: int = self.options.placing_seconds
        turn: int = self.options.turn_seconds
        return placing if phase == "place" else turn

    # -- what is to be known

    def news(self, state: Any) -> tuple[Told, ...]:  # noqa: ANN401 - a position
        """What is the matter with players who would like to act, and a chance that is open."""
        seen = self.reading.seen(state)
        if seen.phase != "play":
            return ()
        told = [self._offside(seen), *self._barred(seen), self._chance(state, seen)]
        return tuple(one for one in told if one is not None)

    def _offside(self, seen: Seen) -> Told | None:
        """Of the side to move; the other's is over before it matters."""
        numbers = sorted(seen.teams[seen.to_move].offside)
        if not numbers:
            return None
        text = self.words.ntr(
            "{name}\u2019s {who} is offside: no ball now",
            "{name}\u2019s {who} are offside: no ball now",
            len(numbers),
        )
        name, who = self.names[seen.to_move], self.listed(numbers)
        return Told(text.format(name=name, who=who), "CF-11.3")

    def _barred(self, seen: Seen) -> list[Told]:
        text = self.tr("{name}\u2019s {who} may not play it again yet")
        name = self.names[seen.to_move]
        return [
            Told(text.format(name=name, who=number), "CF-8.3")
            for number in sorted(seen.teams[seen.to_move].barred)
        ]

    def _chance(self, state: Any, seen: Seen) -> Told | None:  # noqa: ANN401
        """The rival's manifest chance, while this side is to make a strategic move."""
        if not self.reading.chances(state):
            return None
        text = self.tr("{name} has a manifest chance: only the keeper may step in between")
        return Told(text.format(name=self.names[seen.to_move.rival]), "CF-12.3")

    def listed(self, numbers: list[int]) -> str:
        """Numbers in a row: 2, 4 and 9."""
        if len(numbers) == 1:
            return str(numbers[0])
        text = self.tr("{some} and {last}")
        return text.format(some=", ".join(map(str, numbers[:-1])), last=numbers[-1])

    def label(self, seen: Seen, deed: Deed) -> str:
        """The button of a move that is a word; "" if it has none."""
        if deed.word == "stop":
            penalty = seen.restart.kind == "penalty"
            return self.tr("Penalty") if penalty else self.tr("Free kick")
        return self.tr(LABELS[deed.word]) if deed.word in LABELS else ""

    # -- benches

    def bench(self, seen: Seen, side: Seat) -> tuple[str, str]:
        """The words over a bench: whose it is, and how many changes are left."""
        title = self.tr("{name}\u2019s bench").format(name=self.names[side])
        if self.options.mode == "junior":
            return title, ""
        left = max(0, self.options.substitutions - seen.teams[side].used_subs)
        note = self.words.ntr("{n} change left", "{n} changes left", left)
        return title, note.format(n=left)

    # -- the end of a half and of a match

    def interval(self, ply: Ply[Any, Any], session: Session[Any, Any]) -> Summary | None:
        """The end of the first half."""
        over = next((e for e in ply.events if e.name == "half-time"), None)
        if over is None:
            return None
        tr = self.tr
        return Summary(
            tr("Half-time"),
            Told(self.words.clause("CF-8.4"), "CF-8.4"),
            self.reading.rules.score(ply.after),
            self._scorers(session),
            end=False,
            look=tr("Look at the pitch"),
            button=tr("Second half"),
            sound="whistle",
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        outcome = session.outcome
        title = who_won(self.words, self.names, session)
        cause = self._cause(session, outcome.clause if outcome else "G-3")
        score = session.rules.score(session.state)
        look = self.tr("Look at the pitch")
        return Summary(title, cause, score, self._scorers(session), look=look)

    def _cause(self, session: Session[Any, Any], clause: str) -> Told:
        """Why the match ended, in a sentence."""
        if (said := ended_by_word(self.words, self.names, session, clause)) is not None:
            return said
        return Told(self.words.clause(clause), clause)

    def _scorers(self, session: Session[Any, Any]) -> tuple[tuple[str, ...], ...]:
        """Head, home, away: shots and fouls would be too much; corners, penalties, sendings-off."""
        if self.options.mode == "junior":
            return ()
        columns = (
            (self.tr("Fouls"), "foul"),
            (self.tr("Offsides"), "offside"),
            (self.tr("Sent off"), "sent-off"),
        )
        return counted(self.names, session, columns)
