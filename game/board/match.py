"""The match scene that all games share: session, hand, panel and timeline around one board.

It holds no rule.  What may be touched comes from the picker, what may be done from the session,
what things look like and are called from the board.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import pygame

from engines.core.contract import Aside, Seat
from engines.play.picker import Picker
from game.board.board import Board, Told, View
from game.board.ending import Ending
from game.board.facing import Facing
from game.board.matter import Choice, Matter
from game.board.overlays import Notices, Overlays
from game.board.panel import Panel
from game.board.stage import Stage
from game.hands.cursor import ARROWS
from game.hands.hand import Hand
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push, Reset
from game.ui.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board.sitting import Sitting
    from game.desk import Desk
    from game.shell import Change, Scene
    from game.ui.widgets import Did

EXPLAIN_AFTER = 350  # ms that the pointer rests on a place before it is told why not
ARROW_KEYS = {
    pygame.K_UP: ARROWS["up"],
    pygame.K_DOWN: ARROWS["down"],
    pygame.K_LEFT: ARROWS["left"],
    pygame.K_RIGHT: ARROWS["right"],
}
ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}
LEFT, RIGHT = 1, 3


class MatchScene:
    """A running match."""

    see_through = False

    def __init__(
        self, desk: Desk, sitting: Sitting, board: Board, again: Callable[[bool], Scene]
    ) -> None:
        """`again` opens a rematch, with the sides swapped if it is given True."""
        self.desk = desk
        self.sitting = sitting
        self._again = again
        self.board = board
        self.stage = Stage(sitting, board)
        self.panel = Panel(desk, board)
        self.matter = Matter(desk.words, sitting, board, self.stage)
        self.facing = Facing(desk, board, sitting.seating)
        self.notices = Notices(desk)
        self.overlays = Overlays(desk, board, self.facing)
        self.switches: set[str] = set()
        self.hand: Hand | None = None
        self.choices: tuple[Choice, ...] = ()
        self.size = (0, 0)
        self._rested = 0  # ms that the pointer has been where it is
        self._end_told = False
        self._said: tuple[object, ...] = ()
        self._closing = weakref.finalize(self, sitting.close)
        for text in sitting.notices:
            self.notices.tell(Told(text))

    def close(self) -> None:
        """Let go of the file; the match can be resumed from it."""
        self._closing()

    # -- what is to be seen

    @property
    def _seen_turn(self) -> Seat | None:
        """The side whose turn it is, as far as has been seen."""
        session = self.sitting.session
        if len(self.stage.lying) < len(self.stage.plies):
            return self.stage.plies[len(self.stage.lying)].ply.seat
        return None if self.stage.interval else session.to_move

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
            self._seen_turn,
            hand,
            hand.touched if hand else (),
            timeline.now,
            timeline.progress,
            frozenset(self.switches),
        )

    @property
    def restless(self) -> bool:
        waiting = self._waits_to_explain() or self.notices.showing
        return self.stage.busy or waiting or self._next_is_due()

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.panel.clear()
        self.facing.lay(size, self.panel.card(size), self._seen_turn)
        if self.hand is None:
            self._new_hand()
        else:
            self.hand.home = self.board.finger(self.sitting.session.state)
        self._say()

    def _say(self) -> None:
        """Bring the panel up to date."""
        view = self.view
        self.choices = self._choices()
        self.panel.lay(self.size, self.matter.contents(view, self.choices))
        self._said = self._key()

    def _key(self) -> tuple[object, ...]:
        hand = self.hand
        touched = hand.touched if hand else ()
        offers = hand.picker if hand else None
        return self.stage.key, touched, id(offers), frozenset(self.switches), self.ready

    def _new_hand(self) -> None:
        """A hand for the side to move; none for nature, or when the match is over."""
        session = self.sitting.session
        pointer = self.hand.pointer if self.hand else None
        self.hand = None
        if session.to_move in {Seat.HOME, Seat.AWAY}:
            picker = Picker[Any, Any](session.rules, session.notation, session.state)
            self.hand = Hand(picker, self.board, self.board.finger(session.state))
            self.hand.pointer = pointer

    def _choices(self) -> tuple[Choice, ...]:
        """The moves that a button makes: those that touch no place, and calls out of turn."""
        session = self.sitting.session
        turn = session.to_move
        if turn is None or not self.ready or self.hand is None:
            return ()
        legal = session.rules.legal_moves(session.state)
        placeless = [m for m in legal if not session.notation.spots(m)]
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
            Choice(f"move {k}", label, move, seat)
            for k, (label, move, seat) in enumerate(labelled)
            if label
        )

    # -- pictures

    def draw(self, surface: pygame.Surface) -> None:
        view = self.view
        surface.blit(self.facing.table, (0, 0))
        self.board.draw(surface, view)
        self.overlays.draw(surface, view)
        self.facing.draw_panel(surface, self.panel)
        self.notices.draw(surface, self.facing.area)

    # -- time

    def update(self, ms: int) -> Change | None:
        self.stage.timeline.update(ms)
        for act in self.stage.timeline.begun():
            if act.sound:
                self.desk.sound.play(act.sound)
        self.notices.update(ms)
        if self._waits_to_explain():
            self._rested += ms
            if self._rested >= EXPLAIN_AFTER and self.hand:
                self.hand.explain()
        change = self._next() if self._next_is_due() else None
        self._turn()
        if self._said != self._key():
            self._say()
        return change

    def _waits_to_explain(self) -> bool:
        hand = self.hand
        if hand is None or not self.ready or hand.hover is None or hand.pressing:
            return False
        known = hand.refused is not None or hand.hover in hand.picker.offers()
        return not known and self._rested < EXPLAIN_AFTER

    def _next_is_due(self) -> bool:
        """Whether something happens by itself once all has been shown."""
        if self.stage.busy:
            return False
        session = self.sitting.session
        over = session.outcome is not None and not self._end_told
        return self.stage.interval is not None or over or session.to_move is Seat.NATURE

    def _next(self) -> Change | None:
        if self.stage.interval is not None:
            summary = self.stage.interval
            return Push(Ending(self.desk, summary, self._go_on))
        if self.sitting.session.outcome is not None:
            return self._tell_end()
        if self.sitting.let_nature():
            self._made(0)
        return None

    def _go_on(self, _: str) -> Change | None:
        """The panel between two parts of the match was closed."""
        self.stage.go_on()
        self.desk.sound.play("page")
        self._new_hand()
        return None

    def _turn(self) -> None:
        """Turn the board to the side to move, if that is how they sit."""
        if not self.stage.busy and self.facing.turn_to(self._seen_turn):
            if self.hand:
                self.hand.home = self.board.finger(self.sitting.session.state)
            self.panel.stale = True

    # -- making moves

    def play(self, move: Any, seat: Seat | None = None) -> None:  # noqa: ANN401
        """Make a move that is legal; the hand has drawn all of it but the last place."""
        touched = max(0, len(self.hand.touched) - 1) if self.hand else 0
        self.sitting.play(move, seat)
        self._made(touched)

    def _made(self, touched: int) -> None:
        still = self.desk.settings.reduced_motion
        self.stage.begin(touched, still=still)
        self._end_told = False
        self._tell_trouble()
        self._new_hand()

    def _tell_trouble(self) -> None:
        if trouble := self.sitting.trouble:
            tr = self.desk.words.tr
            text = tr("This move could not be saved ({reason}). You can play on.")
            self.notices.tell(Told(text.format(reason=trouble)))

    def undo(self) -> None:
        """Take back the part drawn, else the last move, where the header allows it."""
        if self.hand and self.hand.touched and self.ready:
            self.give_back()
        elif not self.sitting.undo_allowed:
            tr = self.desk.words.tr
            self.notices.tell(Told(tr("Finished moves stay in this match."), self._staying()))
        elif self.sitting.session.can_undo:
            self.sitting.session.undo()
            self.stage.retake()
            self._end_told = False
            self._tell_trouble()
            self._new_hand()

    def _staying(self) -> str:
        """The clause by which moves stay: the game's own, or that of all games."""
        return self.board.moves_stay or "G-6"

    def redo(self) -> None:
        if self.sitting.undo_allowed and self.sitting.session.can_redo:
            self.sitting.session.redo()
            self._made(0)

    def give_back(self) -> bool:
        """Take back the last place touched; False if there was none."""
        hand = self.hand
        if hand is None or not self.ready or not hand.touched:
            return False
        if clause := self.board.stays():
            self.notices.tell(Told(self.desk.words.clause(clause), clause))
            return True
        self.stage.timeline.skip()
        return hand.give_back()

    # -- input

    def handle(self, event: pygame.Event) -> Change | None:
        change = self._handle(self.facing.mirrored(event, self.panel.card(self.size)))
        if self._said != self._key():
            self._say()
        return change

    def _handle(self, event: pygame.Event) -> Change | None:
        if self._skips(event):
            return None
        did = self.panel.handle(event)
        if did is not None:
            return self._did(did)
        if self.panel.form.used:
            return None
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.MOUSEBUTTONDOWN:
                return self._button_down(event)
            case pygame.MOUSEMOTION:
                self._motion(event.pos)
            case pygame.MOUSEBUTTONUP:
                if event.button == LEFT and self.hand and self.ready:
                    self._hand_does(lambda hand: hand.release(event.pos))
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                if self.hand:
                    self.hand.leave()
        return None

    def _skips(self, event: pygame.Event) -> bool:
        """A click or a key while a move is shown only shows its end."""
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} or not self.stage.busy:
            return False
        own = self.ready
        self.stage.timeline.skip()
        return not own

    def _motion(self, pixel: tuple[int, int]) -> None:
        hand = self.hand
        if hand is None or not self.ready:
            return
        if hand.pressing or not self.panel.card(self.size).collidepoint(pixel):
            before = hand.hover
            self._hand_does(lambda hand: hand.motion(pixel))
            if before != hand.hover:
                self._rested = 0
        elif hand.hover is not None:
            hand.leave()

    def _button_down(self, event: pygame.Event) -> Change | None:
        if clause := self.overlays.clause_at(event.pos, self.view):
            return self._rule_card(clause)
        if event.button == RIGHT:
            if not self.give_back() and self.hand:
                self.hand.leave()
        elif event.button == LEFT and self.hand and self.ready:
            self.hand.press(event.pos)
            self._rested = 0
        return None

    def _hand_does(self, deed: Any) -> None:  # noqa: ANN401 - a deed of the hand
        """Let the hand do something, show what it touched, make the move that it decided."""
        hand = self.hand
        if hand is None:
            return
        before = hand.touched
        deed(hand)
        move = hand.take()
        if move is not None:
            self.play(move)
        elif len(hand.touched) > len(before) and not self.desk.settings.reduced_motion:
            state = self.sitting.session.state
            self.stage.timeline.skip()
            self.stage.timeline.add(self.board.touch_acts(state, hand.touched))

    # -- keys

    def _key_down(self, event: pygame.Event) -> Change | None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._with_control(event)
            return None
        match event.key:
            case pygame.K_ESCAPE:
                return None if self.give_back() else self._pause()
            case pygame.K_F1:
                return self._rule_card(self._clause_at_hand())
            case pygame.K_BACKSPACE:
                self.give_back()
            case key if key in ARROW_KEYS and self.hand and self.ready:
                self.hand.arrow(ARROW_KEYS[key])
            case key if key in ENTER and self.hand and self.ready:
                self._hand_does(lambda hand: hand.enter() or hand.arrow((0, -1)))
            case _:
                self._letter(event)
        return None

    def _with_control(self, event: pygame.Event) -> None:
        again = event.key == pygame.K_y
        if event.key == pygame.K_z:
            again = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in {pygame.K_z, pygame.K_y}:
            self.redo() if again else self.undo()
        elif event.key == pygame.K_s:
            self.notices.tell(Told(self.desk.words.tr("Every move is saved as it is made.")))

    def _letter(self, event: pygame.Event) -> None:
        for switch in self.board.switches:
            if switch.letter and event.unicode.lower() == switch.letter:
                self.switches ^= {switch.key}

    def _clause_at_hand(self) -> str:
        """The clause that was last shown."""
        if self.hand and self.hand.refused:
            return self.hand.refused.clause
        contents = self.panel.contents
        return contents.news[-1].clause if contents and contents.news else ""

    # -- buttons

    def _did(self, did: Did) -> Change | None:
        word, _, rest = did.key.partition(" ")
        match word:
            case "undo":
                self.undo()
            case "give-back":
                self.give_back()
            case "redo":
                self.redo()
            case "switch":
                self.switches ^= {rest}
            case "move":
                choice = next(c for c in self.choices if c.key == did.key)
                self.play(choice.move, choice.seat)
            case "news" | "moves":
                return self._rule_card(str(did.value))
            case "rules":
                return self._rule_card("")
            case "menu":
                return self._pause()
            case "result":
                return self._tell_end()
            case "draw":
                return self._ask_draw()
            case "resign":
                return self._ask_resign()
        return None

    def _pause(self) -> Change:
        if self.hand:
            self.hand.leave()
        saved = self.sitting.saved
        return Push(Pause(self.desk, self.sitting.header.game, saved=saved))

    def _rule_card(self, clause: str) -> Change:
        return Push(RuleCard(self.desk, self.sitting.header.game, clause))

    def _ask_resign(self) -> Change:
        tr = self.desk.words.tr
        name = self.sitting.names[self._mover]
        return self._ask(
            tr("Does {name} resign?").format(name=name),
            self.desk.words.clause(self.board.resigning) if self.board.resigning else "",
            tr("Resign"),
            Aside.RESIGN,
        )

    def _ask_draw(self) -> Change:
        tr = self.desk.words.tr
        name, other = (self.sitting.names[s] for s in (self._mover, self._mover.rival))
        offered = self.board.draw_offer(self.sitting.session.state)
        if offered is self._mover.rival:
            title = tr("Does {name} accept the draw?").format(name=name)
            return self._ask(title, "", tr("Accept the draw"), Aside.DRAW)
        title = tr("Does {name} offer a draw?").format(name=name)
        text = tr("{other} can accept it, or decline by playing on.").format(other=other)
        return self._ask(title, text, tr("Offer a draw"), Aside.DRAW)

    @property
    def _mover(self) -> Seat:
        turn = self.sitting.session.to_move
        return Seat.HOME if turn is None else turn

    def _ask(self, title: str, text: str, label: str, aside: Aside) -> Change:
        def answer(key: str) -> Change:
            if key == "yes":
                self._say_aside(aside)
            return Pop()

        cancel = self.desk.words.tr("Cancel")
        buttons = (("yes", label, "primary"), ("no", cancel, "plain"))
        return Push(Dialog(self.desk, title, text, buttons, answer))

    def _say_aside(self, aside: Aside) -> None:
        if self.hand:
            while self.hand.give_back():
                pass
        self.play(aside)

    # -- the end

    def _tell_end(self) -> Change:
        self._end_told = True
        summary = self.board.summary(self.sitting.session)
        return Push(Ending(self.desk, summary, self._after_end))

    def _after_end(self, key: str) -> Change | None:
        match key:
            case "rematch" | "swapped":
                self.close()
                return Reset(self._again(key == "swapped"))
            case "leave":
                self.close()
                return Reset(self.desk.start_screen())
        return None
