"""The match scene that all games share: hand, panel and timeline around one board.

It holds no rule.  What may be touched comes from the picker, what may be done from the session,
what things look like and are called from the board.
"""

from __future__ import annotations

import weakref
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engines.core.contract import Seat
from game.board import questions
from game.board.after_end import after_end
from game.board.beat import Beat
from game.board.board import Board, Framed, Told, View
from game.board.curtains import Curtains
from game.board.ending import Ending
from game.board.facing import Facing
from game.board.keys import Keys
from game.board.match_clock import MatchClock
from game.board.matter import Choice, Matter
from game.board.overlays import Notices, Overlays
from game.board.panel import Panel
from game.board.playing import Playing
from game.board.skipping import Skipping
from game.board.timeline import pace
from game.board.turned import turn
from game.shell import Push
from game.ui import draw

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.board.sitting import Sitting
    from game.desk import Desk
    from game.shell import Change, Scene
    from game.ui.widgets import Did

EXPLAIN_AFTER = 350  # ms that the pointer rests on a place before it is told why not
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
        self.board = board
        self.notices = Notices(desk)
        self.playing = Playing(desk, sitting, board, self.notices)
        self.clock = MatchClock(self.playing)
        self.beat = Beat(self.playing)
        self.curtains = Curtains(self.playing)
        self.panel = Panel(desk, board)
        self.keys = Keys(self.playing, self.panel)
        self._skipping = Skipping(self.panel, self.keys)
        self.facing = Facing(desk, board, sitting.seating)
        self.overlays = Overlays(desk, board, self.facing)
        self.size = (0, 0)
        self.again = again
        self._matter = Matter(desk.words, sitting, board, self.playing.stage)
        self._choices: tuple[Choice, ...] = ()
        self._rested = 0  # ms that the pointer has been where it is
        self._said: tuple[object, ...] = ()
        self._closing = weakref.finalize(self, sitting.close)  # when the scene is dropped
        for text in sitting.notices:
            self.notices.tell(Told(text))

    def close(self) -> None:
        """Let go of the file; the match can be resumed from it."""
        self._closing()

    # -- what is to be seen

    @property
    def restless(self) -> bool:
        stirring = self._waits_to_explain() or self.notices.changing
        stirring = stirring or self.facing.turning or self.clock.changing or self.beat.pending
        return self.playing.stage.busy or stirring or self._next_is_due() or self.curtains.due

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.panel.clear()
        seen = self.playing.seen_turn, self.playing.stage.state
        self.facing.lay(size, self.panel.card(size), *seen)
        if self.playing.hand is None:
            self.playing.pick_up()
        self._move_finger()
        self._say()

    def _move_finger(self) -> None:
        """The board lies elsewhere: so does the place where a finger begins."""
        if self.playing.hand is not None:
            self.playing.hand.home = self.board.finger(self.sitting.session.state)

    def _say(self) -> None:
        """Bring the panel up to date."""
        self._choices = self.playing.choices
        self.panel.lay(self.size, self._matter.contents(self.playing.view, self._choices))
        self._said = self.playing.key
        self._point_to_choice()

    def _point_to_choice(self) -> None:
        """The keys go to the button the turn is about, if there is nothing to do on the board."""
        hand = self.playing.hand
        leading = next((choice.key for choice in self._choices if choice.leads), "")
        if not self.panel.board_has_keys or not leading or hand is None:
            return
        if self.playing.ready and not hand.touched and not hand.picker.offers():
            self.panel.form.focus(leading)

    def draw(self, surface: pygame.Surface) -> None:
        view = self.playing.view
        surface.blit(self.facing.table, (0, 0))
        self.board.draw(surface, view)
        self.facing.draw_turning(surface)
        if not self.panel.covered:
            self._draw_focus(surface, view)
            self.overlays.draw_tip(surface, view)
        self.overlays.draw_banner(surface, view)
        self.facing.draw_panel(surface, self.panel)
        free = self.board.free_edge if isinstance(self.board, Framed) else None
        self.notices.draw(surface, self.facing, free)

    def _draw_focus(self, surface: pygame.Surface, view: View) -> None:
        """A ring around the board that has the keys, until a finger or an eye is to be seen."""
        hand = view.hand
        seen = hand and (hand.looking is not None or hand.cursor in hand.picker.offers())
        if self.panel.board_has_keys and not seen:
            draw.focus_ring(surface, self.desk.look, self.board.rect, 6)

    def show_focus(self) -> None:
        """A key has brought the match to the top: if it comes back, all is as it was before."""
        if not self.panel.covered:
            self.panel.show_focus()
            self.keys.greet()

    # -- time

    def update(self, ms: int) -> Change | None:
        timeline = self.playing.stage.timeline
        timeline.update(ms * pace(self.playing.switches))
        for act in timeline.begun():
            if act.sound:
                self.desk.sound.play(act.sound, act.loud)
            if act.told:
                self.notices.tell_once(Told(act.told))
        self.notices.update(ms)
        self.facing.update(ms)
        self.clock.update(ms)
        self.beat.update(ms)
        if self._waits_to_explain():
            self._rested += ms
            if self._rested >= EXPLAIN_AFTER and self.playing.hand:
                self.playing.hand.explain()
        change = self._next() if self._next_is_due() else None
        if self.clock.waits:
            change = questions.tell_waiting(self.playing, self.clock.touch)
        self._turn()
        change = change or self.curtains.fall()
        self.panel.covered = False
        if self._said != self.playing.key:
            self._say()
        return self._lays(change)

    def _tick(self, ms: int) -> None:
        """Let the clock go on under a question, and be seen to."""
        self.clock.update(ms)
        if self._said != self.playing.key:
            self._say()

    def _lays(self, change: Change | None) -> Change | None:
        """What is laid over the match faces the one it is for; below it nothing is pointed at."""
        if not isinstance(change, Push):
            return change
        self.playing.keep()
        if self.playing.hand:
            self.playing.hand.leave()
        self.panel.cover()
        return turn(change) if self.facing.flipped else change

    def _waits_to_explain(self) -> bool:
        """Whether the pointer rests on a place of which it will be told why not."""
        hand = self.playing.hand
        if hand is None or not self.playing.ready or hand.hover is None or hand.pressing:
            return False
        known = hand.refused is not None or hand.hover in hand.picker.offers()
        return not known and self._rested < EXPLAIN_AFTER

    def _next_is_due(self) -> bool:
        """Whether something happens by itself once all has been shown."""
        stage, session = self.playing.stage, self.sitting.session
        if stage.busy:
            return False
        if stage.interval is not None or session.outcome is not None:
            return not self.playing.end_told
        return session.to_move is Seat.NATURE and self.playing.thrower is None

    def _next(self) -> Change | None:
        if self.playing.stage.interval is not None or self.sitting.session.outcome is not None:
            return self._tell_end()
        self.playing.let_nature()
        return None

    def _go_on(self, key: str) -> Change | None:
        """The card between two parts of the match was closed."""
        interval = self.playing.stage.interval
        if key == "look":
            return None
        if interval is not None and interval.sound:
            self.desk.sound.play(interval.sound)
        self.playing.go_on()
        self.panel.to_board()
        self._say()
        return None

    def _turn(self) -> None:
        """Turn the board or the panel to the side to move, if that is how they sit."""
        playing = self.playing
        if not playing.stage.busy and self.facing.turn_to(playing.seen_turn, playing.view):
            self._move_finger()

    # -- input

    def handle(self, event: pygame.Event) -> Change | None:
        self.panel.covered = False
        self.clock.notice(event)
        change = self._handle(self.facing.mirrored(event, self.panel.card(self.size)))
        change = questions.ask_first(self.playing, self._tick) or change
        self.keys.greet()
        if self._said != self.playing.key:
            self._say()
        return self._lays(change)

    def _handle(self, event: pygame.Event) -> Change | None:
        cut = self.playing.stage.busy and not self.playing.ready
        pressed = self._skipping.pressed(event) if cut else None
        if self._skips(event):
            return None
        did = pressed or self.panel.handle(event)
        if did is not None:
            if event.type == pygame.MOUSEBUTTONUP:
                self.panel.form.focus("board")  # the keys are still for the board
            return self._did(did)
        answer = HANDLERS.get(event.type)
        return None if self.panel.form.used or answer is None else answer(self, event)

    def _skips(self, event: pygame.Event) -> bool:
        """A click or a key while a move is shown shows its end, and no more: see `Skipping`.

        But the next move may begin with that click, so that a quick hand loses nothing.
        """
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN}:
            return False
        if not self.playing.stage.busy or self._skipping.only_looks(event):
            return False
        made = not self.playing.ready
        self.playing.stage.timeline.skip()
        if self._skipping.means_more(event):
            return False
        if made and event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._press_early(event.pos)
        return made

    def _press_early(self, pos: tuple[int, int]) -> None:
        """Press on the board, unless it has to be turned first: the hand meant what it saw."""
        turns = self.facing.turns
        self._turn()
        if turns != self.facing.turns or self.panel.card(self.size).collidepoint(pos):
            return
        if self.playing.hand and self.playing.ready:
            self.panel.form.focus("board")
            self.playing.hand.press(pos, early=True)

    def on_motion(self, event: pygame.Event) -> None:
        hand = self.playing.hand
        if hand is None or not self.playing.ready:
            return
        if hand.pressing or not self.panel.card(self.size).collidepoint(event.pos):
            before = hand.hover
            self.playing.hand_does(lambda hand: hand.motion(event.pos))
            if before != hand.hover:
                self._rested = 0
        elif hand.hover is not None:
            hand.leave()

    def on_button_down(self, event: pygame.Event) -> Change | None:
        if clause := self.overlays.clause_at(event.pos, self.playing.view):
            return questions.open_rules(self.playing, clause)
        hand = self.playing.hand
        if event.button == RIGHT:
            if not self.playing.cancel_drag() and not self.playing.give_back() and hand:
                hand.leave()
        elif event.button == LEFT and hand and self.playing.ready:
            hand.press(event.pos)
            self._rested = 0
        return None

    def on_button_up(self, event: pygame.Event) -> None:
        if event.button == LEFT and self.playing.ready:
            self.playing.hand_does(lambda hand: hand.release(event.pos))

    def on_leave(self, _: pygame.Event) -> None:
        """The pointer has left the window; a drag goes on outside, until the button is let go."""
        hand = self.playing.hand
        if hand is not None and not hand.pressing:
            hand.leave()

    def on_focus_lost(self, _: pygame.Event) -> None:
        self.clock.watch(watched=False)
        self.playing.cancel_drag()
        if self.playing.hand:
            self.playing.hand.leave()

    def on_wheel(self, event: pygame.Event) -> None:
        if self.playing.hand and self.playing.ready:
            self.playing.hand_does(lambda hand: hand.wheel(event.y))

    def on_key_down(self, event: pygame.Event) -> Change | None:
        return self.keys.press(event)

    # -- buttons

    def _did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["move", _]:
                choice = next(c for c in self._choices if c.key == did.key)
                self.playing.choose(choice)
                self.panel.to_board()
            case ["tool", tool]:
                self.panel.to_board()
                return questions.use_tool(self.playing, tool)
            case ["switch", switch]:
                self.playing.toggle(switch)
            case ["undo"]:
                self.playing.undo()
            case ["redo"]:
                self.playing.redo()
            case ["give-back"]:
                self.playing.give_back()
            case ["on"]:
                return self._go_on("on")
            case _:
                return self._opens(did)
        return None

    def _opens(self, did: Did) -> Change | None:
        """The scene that a button lays over the match.

        After a question the keyboard is the board's again: the button may be the other side's.
        """
        if did.key in {"draw", "resign"}:
            self.panel.to_board()
        return questions.opened(self.playing, did) or self._tell_end()

    # -- the end

    def _tell_end(self) -> Change:
        self.playing.end_told = True
        rules = partial(questions.open_rules, self.playing)
        if interval := self.playing.stage.interval:
            return Push(Ending(self.desk, interval, self._go_on, rules))
        summary = self.board.summary(self.sitting.session)
        return Push(Ending(self.desk, summary, partial(after_end, self), rules))


HANDLERS: Mapping[int, Callable[[MatchScene, pygame.Event], Change | None]] = {
    pygame.KEYDOWN: MatchScene.on_key_down,
    pygame.MOUSEBUTTONDOWN: MatchScene.on_button_down,
    pygame.MOUSEMOTION: MatchScene.on_motion,
    pygame.MOUSEBUTTONUP: MatchScene.on_button_up,
    pygame.MOUSEWHEEL: MatchScene.on_wheel,
    pygame.WINDOWFOCUSLOST: MatchScene.on_focus_lost,
    pygame.WINDOWLEAVE: MatchScene.on_leave,
}
