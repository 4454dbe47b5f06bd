"""The act of playing: the hand of the side to move, and the moves it makes and takes back.

What of a move is still to be seen is the stage's; where clicks and keys come from is the scene's.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.contract import Aside, Seat
from engines.core.notice import Notice
from engines.play.picker import Picker
from game.board.abilities import Cautious, Leading, Question, Throwing
from game.board.board import Board, Handed, Told, View
from game.board.kept import Kept
from game.board.matter import Choice
from game.board.stage import Stage
from game.board.timeline import PACES
from game.hands.hand import Hand
from game.hands.throwing import THROW

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board.overlays import Notices
    from game.board.sitting import Sitting
    from game.desk import Desk


class Asked(NamedTuple):
    """A move that is made if a question is answered by yes."""

    question: Question
    move: Any
    seat: Seat | None
    seen: int


class Playing:
    """One match being played."""

    def __init__(self, desk: Desk, sitting: Sitting, board: Board, notices: Notices) -> None:
        self.desk = desk
        self.sitting = sitting
        self.board = board
        self.notices = notices
        self.stage = Stage(sitting, board)
        self.switches: set[str] = set()
        self.hand: Hand | None = None
        self.seconds = 0  # left of a turn against the clock
        self.half_seconds = 0  # left of a half
        self.asking: Asked | None = None  # a move that waits for an answer
        self.retaken = False  # the last thing done was to take back
        self.end_told = False  # the card with the result, of a part or of all, has been shown

    # -- what is to be seen

    @property
    def seen_turn(self) -> Seat | None:
        """The side whose turn it is, as far as has been seen."""
        session = self.sitting.session
        if len(self.stage.lying) < len(self.stage.plies):
            ply = self.stage.plies[len(self.stage.lying)].ply
            return self._hand_of(ply.seat, ply.before)
        turn = None if self.stage.interval else session.to_move
        return None if turn is None else self._hand_of(turn, session.state)

    def _hand_of(self, seat: Seat, state: Any) -> Seat:  # noqa: ANN401 - a position
        """Whose hand it is: of nature's that of whoever throws the dice."""
        thrower = self._thrower(state) if seat is Seat.NATURE else None
        return seat if thrower is None else thrower

    def _thrower(self, state: Any) -> Seat | None:  # noqa: ANN401
        return self.board.thrower(state) if isinstance(self.board, Throwing) else None

    @property
    def thrower(self) -> Seat | None:
        """Who is to let nature move; None: it is not nature's turn, or nature moves by itself."""
        session = self.sitting.session
        return self._thrower(session.state) if session.to_move is Seat.NATURE else None

    @property
    def ready(self) -> bool:
        """Whether a side may act now: nothing is being shown of a move already made."""
        making = any(act.owner >= 0 for act in self.stage.timeline.acts)
        return not making and self.stage.interval is None and self.hand is not None

    @property
    def view(self) -> View:
        timeline = self.stage.timeline
        hand = self.hand if self.ready else None
        return View(
            self.stage.state,
            self.stage.lying,
            self.seen_turn,
            hand,
            hand.touched[hand.given :] if hand else (),
            timeline.now,
            timeline.progress,
            frozenset(self.switches),
            self.seconds,
            self.half_seconds,
        )

    @property
    def key(self) -> tuple[object, ...]:
        """Something that differs whenever the panel has something else to say."""
        hand = self.hand
        touched = hand.touched if hand else ()
        picker = hand.picker if hand else None
        mark = (hand.mark if hand else None, self.seconds, self.half_seconds)
        return self.stage.key, touched, picker, mark, frozenset(self.switches), self.ready

    def new_hand(self) -> None:
        """A hand for the side to move, or that throws; none else, or when the match is over."""
        session = self.sitting.session
        pointer = self.hand.pointer if self.hand else None
        self.hand = None
        if session.to_move in {Seat.HOME, Seat.AWAY} or self.thrower is not None:
            picker = Picker[Any, Any](session.rules, session.notation, session.state)
            if isinstance(self.board, Handed):
                self.hand = self.board.hand_for(picker, session.state)
            else:
                self.hand = Hand(picker, self.board, self.board.finger(session.state))
            self.hand.pointer = pointer

    def pick_up(self) -> None:
        """A hand that goes on with the part of a move that is drawn already."""
        self.new_hand()
        kept = self.sitting.take_kept()
        self.half_seconds = kept.half
        if self.hand is not None and kept.drawn:
            self.hand.pick_up(self.board.read_drawn(self.sitting.session.state, kept.drawn))
        if kept != Kept():
            self.keep()

    def keep(self) -> None:
        """What the hand has touched is on the disk too: closing the window takes nothing back."""
        touched = self.hand.touched if self.hand else ()
        drawn = self.board.write_drawn(self.sitting.session.state, touched)
        self.sitting.keep(Kept(drawn, self.half_seconds))
        self._tell_trouble()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The moves that a button makes: those that touch no place, and calls out of turn."""
        session = self.sitting.session
        turn = session.to_move
        if turn is None or not self.ready or self.hand is None:
            return ()
        placeless = self._placeless()
        spelled = self.hand.picker.complete()
        several = [] if self.hand.picker.decided() is not None else list(spelled)
        mine = [(move, turn) for move in (*placeless, *several)]
        calls = [
            (move, seat)
            for seat in (Seat.HOME, Seat.AWAY)
            for move in session.rules.interrupts(session.state, seat)
        ]
        labelled = [
            (self.board.label(session.state, move), move, seat) for move, seat in (*mine, *calls)
        ]
        return tuple(
            Choice(f"move {k}", label, move, seat, self._leads(move))
            for k, (label, move, seat) in enumerate(labelled)
            if label
        )

    def _leads(self, move: Any) -> bool:  # noqa: ANN401
        board = self.board
        return isinstance(board, Leading) and board.leads(self.sitting.session.state, move)

    def _placeless(self) -> list[Any]:
        """The moves that touch no place; of millions, those of which the board knows a button."""
        session = self.sitting.session
        legal = session.rules.legal_moves(session.state)
        if isinstance(self.board, Handed):
            return [move for move in self.board.spoken(session.state) if move in legal]
        return [move for move in legal if not session.notation.spots(move)]

    @property
    def mover(self) -> Seat:
        """The side to move, or that throws; home when there is none."""
        turn = self.sitting.session.to_move
        if turn is Seat.NATURE:
            turn = self.thrower
        return Seat.HOME if turn is None else turn

    # -- making moves

    def play(self, move: Any, seat: Seat | None = None, seen: int = 0) -> None:  # noqa: ANN401
        """Make a move that is legal; `seen` of its places have been seen touched."""
        self.sitting.play(move, seat)
        self._made(seen)

    def choose(self, choice: Choice) -> None:
        """Make the move of a button."""
        spelled = self.sitting.session.notation.spots(choice.move)
        self._intend(choice.move, choice.seat, len(spelled))

    def _intend(self, move: Any, seat: Seat | None, seen: int) -> None:  # noqa: ANN401
        """Make a move, unless the board has something to ask before."""
        board, state = self.board, self.sitting.session.state
        question = board.caution(state, move) if isinstance(board, Cautious) else None
        if question is None:
            self.play(move, seat, seen)
        else:
            self.asking = Asked(question, move, seat, seen)

    def answer(self, *, yes: bool) -> None:
        """The move that was asked about is made, or the hand is back where it was before it."""
        asked, self.asking = self.asking, None
        if asked is not None and yes:
            self.play(asked.move, asked.seat, asked.seen)
        elif asked is not None and self.hand is not None:
            self.hand.think_again()

    def let_nature(self) -> None:
        """Let nature move if it is its turn."""
        if self.sitting.let_nature():
            self._made(0)

    def go_on(self) -> None:
        """Put the next part of the match on the table."""
        self.stage.go_on()
        self.end_told = False
        self.new_hand()

    def _made(self, seen: int) -> None:
        self.retaken = False
        self.asking = None
        self.stage.begin(seen, still=self.desk.settings.reduced_motion)
        self.end_told = False
        self._tell_trouble()
        self.new_hand()
        if self.half_seconds:
            self.keep()

    def _tell_trouble(self) -> None:
        if trouble := self.sitting.trouble:
            told = Notice(
                "This move could not be saved ({reason}). You can play on.", reason=trouble
            )
            self.notices.tell_saving(Told(self.desk.words.notice(told)))
        elif self.sitting.saved:
            self.notices.tell_saving(None)

    def save(self) -> None:
        """Write what could not be written yet, and say whether what has been played is safe."""
        self.keep()
        self.notices.tell_saving(Told(self._saving()))

    def _saving(self) -> str:
        words = self.desk.words
        if self.sitting.saved:
            return words.tr("Every move is saved as it is made.")
        recorder = self.sitting.recorder
        if recorder is None or recorder.trouble is None:
            return words.tr("This match cannot be saved: it ends with the window.")
        told = Notice(
            "The last moves are not saved ({reason}). The next move tries again.",
            reason=recorder.trouble.message,
        )
        return words.notice(told)

    def hand_does(self, deed: Callable[[Hand], object]) -> None:
        """Let the hand do something, show what it touched, make the move that it decided."""
        hand = self.hand
        if hand is None:
            return
        before = len(hand.touched)
        deed(hand)
        move = hand.take()
        if move is THROW:
            self.let_nature()
        elif move is not None:
            self._intend(move, None, len(hand.touched) - 1)
        elif len(hand.touched) > before:
            acts = self.board.touch_acts(self.sitting.session.state, hand.touched)
            self.stage.show(acts, still=self.desk.settings.reduced_motion)
            self.keep()

    def say_aside(self, aside: Aside) -> None:
        """Resign, offer a draw or accept one; what the hand has drawn stays where it is."""
        touched = self.view.touched
        mover = self.mover
        self.play(aside)
        if (
            aside is Aside.DRAW
            and self.sitting.session.to_move is mover
            and not self.stage.interval
        ):
            for spot in touched:
                self.hand_does(partial(Hand.touch, spot=spot))

    # -- taking back

    def give_back(self) -> bool:
        """Take back the last place touched; False if there was none."""
        hand = self.hand
        if hand is None or not self.ready or len(hand.touched) <= hand.given:
            return False
        if clause := self.board.stays():
            self.notices.tell(Told(self.desk.words.clause(clause), clause))
            return True
        self.stage.timeline.skip()
        back = hand.give_back()
        self.keep()
        return back

    def cancel_drag(self) -> bool:
        """End a drag and give back all that it passed; False if there was none."""
        hand = self.hand
        if hand is None or not self.ready or not hand.dragging:
            return False
        clause = self.board.stays()
        if not hand.cancel(keeps=bool(clause)):
            return True
        self.stage.timeline.skip()
        self.keep()
        if clause:
            self.notices.tell(Told(self.desk.words.clause(clause), clause))
        return True

    def undo(self) -> None:
        """Take back the part drawn, else the last move, where the header allows it."""
        if self.give_back():
            return
        if not self.sitting.undo_allowed:
            text = self.desk.words.tr("Finished moves stay in this match.")
            self.notices.tell(Told(text, self.board.moves_stay or "G-6"))
        elif self.sitting.can_undo:
            self.sitting.undo()
            self.retaken = True
            self.stage.retake()
            self.end_told = False
            self._tell_trouble()
            self.new_hand()

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if self.sitting.can_redo:
            self.sitting.redo()
            self._made(0)

    def toggle(self, switch: str) -> None:
        """Show or hide something of the board's own; of two paces only one holds."""
        if switch in PACES:
            self.switches -= PACES.keys() - {switch}
        self.switches ^= {switch}
