"""Dice football in words: what a side is at, what is to be known, how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.dice_football.field import FIRST_CORNER
from engines.dice_football.moves import Corner, Pass, Shot, Word
from engines.dice_football.state import PIECES, Phase
from game.board.board import Plate, Status, Summary, Told
from game.board.result import counted, ended_by_word, who_won
from game.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.dice_football import DiceFootball
    from engines.dice_football.moves import Move
    from engines.dice_football.state import State
    from engines.play.session import Ply, Session
    from game.board.board import View
    from game.i18n import Words

SIDES = (Seat.HOME, Seat.AWAY)
CHIPS: Mapping[Phase, str] = {
    Phase.DRAW: N_("to roll"),
    Phase.PLACE: N_("to place"),
    Phase.ROLL: N_("to roll"),
    Phase.MOVE: N_("to play"),
    Phase.CORNER_ROLL: N_("to roll"),
    Phase.PENALTY: N_("to kick"),
    Phase.KEEPER_ROLL: N_("to roll"),
    Phase.KEEPER_MOVE: N_("to move"),
    Phase.CHOOSE_BALL: N_("to choose"),
    Phase.SHOOT_OUT: N_("to kick"),
}
TO_ROLL: Mapping[Phase, tuple[str, str, str]] = {
    Phase.CORNER_ROLL: (N_("{name} takes a corner"), N_("two rolls, and their sum"), "DF-8.2"),
    Phase.PENALTY: (N_("{name} has a penalty"), N_("3 or more is a goal"), "DF-8.5"),
    Phase.KEEPER_ROLL: (N_("{name} has called"), N_("4 or more, and he moves"), "DF-7.1"),
    Phase.SHOOT_OUT: (N_("{name} takes a kick"), N_("3 or more is a goal"), "DF-3.4"),
}
"""What is rolled for: the heading, what is to be known, the clause."""


class Teller:
    """The words of one match."""

    def __init__(self, words: Words, rules: DiceFootball, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.rules = rules
        self.options = rules.options
        self.names = names
        self.own_dice = False

    # -- head and plates

    def subtitle(self, state: State) -> str:
        """How long it lasts, and which half it is."""
        options, tr = self.options, self.tr
        text = tr("2 \u00d7 {n} min").format(n=options.half_minutes)
        if options.rolls:
            text = tr("2 \u00d7 {n} rolls").format(n=options.rolls)
        return tr("{what}, {half}").format(what=text, half=self.half(state))

    def half(self, state: State) -> str:
        if state.phase is Phase.SHOOT_OUT or any(state.match.kicks):
            return self.tr("shoot-out")
        names = self.tr("1st half"), self.tr("2nd half"), self.tr("extra time")
        half = names[state.match.half - 1]
        most = self.options.rolls_of(state.match.half)
        if not most:
            return half
        left = max(0, most - state.rolled)
        text = self.words.ntr("{half}, {n} roll left", "{half}, {n} rolls left", left)
        return text.format(half=half, n=left)

    def plate(self, state: State, seat: Seat, turn: Seat | None, *, turned: bool) -> Plate:
        right = (seat is Seat.HOME) != turned
        note = self.tr("plays to the right") if right else self.tr("plays to the left")
        side = self.tr("Red ring") if seat is Seat.HOME else self.tr("Brass rim")
        chip = self.tr(CHIPS[state.phase]) if turn is seat and state.phase in CHIPS else ""
        kicks = state.match.kicks
        points = self._kicks(kicks[seat]) if any(kicks) else ""
        return Plate(self.tr("{side}, {note}").format(side=side, note=note), chip, points)

    def _kicks(self, kicks: tuple[bool, ...]) -> str:
        """The kicks of a shoot-out: how many of them have scored."""
        return self.tr("{n} of {all}").format(n=sum(kicks), all=len(kicks))

    # -- the move at hand

    def status(self, view: View, state: State) -> Status:
        if view.to_move is None:
            last = view.plies[-1].ply.after.phase if view.plies else Phase.OVER
            over = last is Phase.OVER
            return Status(self.tr("The match is over") if over else self.tr("The half is over"))
        if view.to_move is Seat.NATURE:
            return Status("")
        heading, told, clause = self._at(state)
        return Status(heading.format(name=self.names[view.to_move]), told=told, clause=clause)

    def _at(self, state: State) -> tuple[str, str, str]:
        tr = self.tr
        others = {
            Phase.DRAW: self._drawing,
            Phase.PLACE: self._placing,
            Phase.ROLL: self._rolling,
            Phase.MOVE: self._using,
        }
        if state.phase in others:
            return others[state.phase](state)
        match state.phase:
            case Phase.KEEPER_MOVE:
                return tr("{name}\u2019s keeper"), self._steps(state), "DF-7.1"
            case Phase.CHOOSE_BALL:
                clause = "DF-6.4" if state.loose else "DF-8.4"
                return tr("{name} chooses"), tr("who has it: equally near"), clause
            case _:
                heading, told, clause = TO_ROLL[state.phase]
                if state.phase is Phase.CORNER_ROLL and state.face:
                    told = tr("another {n} is a foul").format(n=state.face)
                    return tr(heading), told, "DF-8.3"
                return tr(heading), tr(told), clause

    def _placing(self, state: State) -> tuple[str, str, str]:
        left = PIECES - state.placed(state.turn)
        text = self.words.ntr("{n} man still to place", "{n} men still to place", left)
        return self.tr("{name} places a man"), text.format(n=left), "DF-2.1"

    def _drawing(self, state: State) -> tuple[str, str, str]:
        nobody = not state.pieces(Seat.HOME) and not state.pieces(Seat.AWAY)
        if nobody:
            return self.tr("{name} rolls"), self.tr("the lower places first"), "DF-2.1"
        return self.tr("{name} rolls"), self.tr("the higher kicks off"), "DF-3.1"

    def _rolling(self, state: State) -> tuple[str, str, str]:
        tr = self.tr
        if not state.has_ball:
            return tr("{name} may recover it"), tr("through the ball, to a man"), "DF-6.2"
        if state.last_face:
            text = tr("another {n} is a foul").format(n=state.last_face)
            return tr("{name} rolls again"), text, "DF-8.3"
        return tr("{name} has the ball"), tr("to a man, or into the goal"), "DF-5.4"

    def _using(self, state: State) -> tuple[str, str, str]:
        tr = self.tr
        moves = self.rules.legal_moves(state)
        heading = self.words.ntr("{{name}} has {n} step", "{{name}} has {n} steps", state.points)
        heading = heading.format(n=state.points)
        if not state.has_ball:
            return heading, tr("through the ball, to a man or in"), "DF-6.2"
        kinds = {type(move) for move in moves}
        if not kinds & {Pass, Shot} and Corner in kinds:
            return heading, tr("nobody in reach: clear it, or a corner"), "DF-8.1"
        if kinds & {Pass, Shot}:
            return heading, self._open(moves), "DF-5.4"
        if Word.STAY in moves:
            return heading, tr("no way at all"), "DF-5.3"
        return heading, tr("nobody in reach: clear it"), "DF-5.3"

    def _open(self, moves: list[Move]) -> str:
        """How many can have the ball, and whether the goal is open."""
        passes = sum(isinstance(move, Pass) for move in moves)
        shot = any(isinstance(move, Shot) for move in moves)
        men = self.words.ntr("{n} man in reach", "{n} men in reach", passes).format(n=passes)
        if not shot:
            return men
        return self.tr("{men}, and the goal").format(men=men) if passes else self.tr("the goal!")

    def _steps(self, state: State) -> str:
        texts = {4: self.tr("may go one square"), 5: self.tr("may go up to two squares")}
        return texts.get(state.face, self.tr("may go anywhere in the area"))

    # -- what is to be known

    def news(self, state: State) -> tuple[Told, ...]:
        """What the next roll must not be, while another one is thought of."""
        passes = any(isinstance(move, Pass) for move in self.rules.legal_moves(state))
        if state.phase is Phase.MOVE and passes and state.ball < FIRST_CORNER:
            text = self.tr("After a pass another {n} would be a foul").format(n=state.face)
            return (Told(text, "DF-8.3"),)
        return ()

    def failed(self, points: int) -> str:
        """Why a recovery came to nothing."""
        text = self.words.ntr(
            "{n} step: to nobody through the ball", "{n} steps: to nobody through the ball", points
        )
        return text.format(n=points)

    def label(self, move: Move) -> str:
        """The button of a move that is a word; "" if it has none."""
        return {
            Word.DEFAULT: self.tr("The usual line-up"),
            Word.STAY: self.tr("Leave it"),
        }.get(move, "") if isinstance(move, Word) else ""  # fmt: skip

    # -- trays and cloth

    def tray(self, state: State, side: Seat) -> tuple[str, str, str]:
        """The words over a side's tray: what is owed to it, or its men that wait.

        Title and note, and the title where there is no room for a name, which stands above.
        """
        name, tr = self.names[side], self.tr
        if state.phase is Phase.PLACE:
            left = PIECES - state.placed(side)
            note = self.words.ntr("{n} to place", "{n} to place", left).format(n=left)
            return tr("{name}\u2019s men").format(name=name), note, tr("Men")
        if state.phase is Phase.SHOOT_OUT:
            note = self._kicks(state.match.kicks[side])
            return tr("{name}\u2019s kicks").format(name=name), note, tr("Kicks")
        title = tr("Owed to {name}").format(name=name)
        if not state.bonus[side]:
            return title, "", tr("Owed")
        used = state.phase is Phase.MOVE and state.turn is side
        return title, tr("with this roll") if used else tr("with the next roll"), tr("Owed")

    def reckoning(self, state: State) -> tuple[str, str, str]:
        """What the dice on the cloth come to."""
        if state.phase is Phase.MOVE:
            total = self.words.ntr("{n} step", "{n} steps", state.points).format(n=state.points)
            return self._sum(state), self._note(state), total
        if state.phase is Phase.KEEPER_MOVE:
            return str(state.face), self.tr("for the keeper"), ""
        return "", self._hint(state), ""

    def _sum(self, state: State) -> str:
        owed = state.bonus[state.turn]
        if state.ball >= FIRST_CORNER:
            second = state.last_face or state.face // 2
            text = f"{state.face - second} + {second}"
        else:
            text = str(state.face)
        return f"{text} + {owed}" if owed else text

    def _note(self, state: State) -> str:
        return self.tr("rolled and owed") if state.bonus[state.turn] else self.tr("rolled")

    def _hint(self, state: State) -> str:
        """How one throws, before there is anything to reckon."""
        if state.phase in {Phase.PLACE, Phase.CHOOSE_BALL, Phase.OVER}:
            return ""
        if self.own_dice and state.phase is Phase.CORNER_ROLL and state.face:
            return self.tr("{n}; what does the second show?").format(n=state.face)
        if self.own_dice:
            return self.tr("What does your die show?")
        return self.tr("Click, or press Space")

    # -- the end of a half and of a match

    def interval(self, ply: Ply[Any, Any], session: Session[Any, Any]) -> Summary | None:
        """The end of a half after which the match goes on."""
        ended = next((e for e in ply.events if e.name in {"half-time", "full-time"}), None)
        if ended is None or session.outcome is not None:
            return None
        tr, shooting = self.tr, ply.after.phase is Phase.SHOOT_OUT
        if ended.name == "half-time":
            title, button = tr("Half-time"), tr("Second half")
        else:
            title = tr("Full time, and level")
            button = tr("Penalties") if shooting else tr("Extra time")
        clause = "DF-3.4" if shooting else "DF-3.1" if ended.name == "half-time" else "DF-3.3"
        return Summary(
            title,
            Told(self.words.clause(clause), clause),
            ply.before.match.score if "score" not in dict(ended.details) else _score(ended),
            self._table(session),
            end=False,
            look=tr("Look at the board"),
            button=button,
            sound="whistle",
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        outcome = session.outcome
        title = who_won(self.words, self.names, session)
        cause = self._cause(session, outcome.clause if outcome else "G-3")
        score = session.rules.score(session.state)
        look = self.tr("Look at the board")
        return Summary(title, cause, score, self._table(session), look=look)

    def _cause(self, session: Session[Any, Any], clause: str) -> Told:
        """Why the match ended, in a sentence."""
        if (said := ended_by_word(self.words, self.names, session, clause)) is not None:
            return said
        if clause == "DF-3.4":
            home, away = (sum(each) for each in session.state.match.kicks)
            text = self.tr("Decided on penalties, {home}\u2013{away}.")
            return Told(text.format(home=home, away=away), clause)
        return Told(self.words.clause(clause), clause)

    def _table(self, session: Session[Any, Any]) -> tuple[tuple[str, ...], ...]:
        """Head, home, away: what dice players talk about afterwards."""
        columns = (
            (self.tr("Passes"), "pass"),
            (self.tr("Regained"), "recovery"),
            (self.tr("Fouls"), "foul"),
            (self.tr("Corners"), "corner"),
        )
        return counted(self.names, session, columns)


def _score(event: Any) -> tuple[int, int]:  # noqa: ANN401 - an event of a half
    home, away = dict(event.details)["score"]
    return home, away
