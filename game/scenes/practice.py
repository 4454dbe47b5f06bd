"""The practice table of carrom: men put down anywhere, and the same strike tried again and again.

No match and no record: what lies there is kept for the next time, and that is all.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame

from game.hands.hand import DRAG_FROM
from game.scenes.practice_table.keys import Keys
from game.scenes.practice_table.panel import BOARD, ONLY_LOOK, Panel
from game.scenes.practice_table.picture import Picture
from game.scenes.practice_table.position import man_at
from game.scenes.practice_table.practising import Practising
from game.scenes.practice_table.telling import Telling
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push
from game.ui import draw
from physics.laws.chairs import Chair

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did
    from physics.laws.measures import Man

LEFT, RIGHT = 1, 3
GAME = "carrom"
MARK = 26  # points: what a tooltip keeps off


class Practice:
    """The scene."""

    see_through = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.picture = Picture(desk)
        self.panel = Panel(desk)
        self.practising = Practising(desk, self.picture)
        self.keys = Keys(self.practising, self.panel)
        self.telling = Telling(desk.words)
        self.over: Man | None = None  # under the pointer
        self._down: tuple[int, int] | None = None  # where a man was taken
        self._said: object = None

    # -- what the shell asks

    @property
    def restless(self) -> bool:
        return self.practising.rolling

    def resize(self, size: tuple[int, int]) -> None:
        self.panel.lay(size)
        self.picture.lay(size, self.panel.card)
        self._let_go()
        hand = self.practising.hand
        ready = hand.aim.strike if hand and hand.keyed else self.practising.position.aim
        self.practising.new_hand(ready)
        self._say(anew=True)

    def show_focus(self) -> None:
        """A key has brought the table to the top."""
        self.panel.covered = False
        self.panel.form.show_focus()

    def update(self, ms: int) -> Change | None:
        timeline = self.practising.timeline
        timeline.update(ms * self.practising.view.speed)
        for act in timeline.begun():
            if act.sound:
                self.desk.sound.play(act.sound, act.loud)
        self._say()
        return None

    def handle(self, event: pygame.Event) -> Change | None:
        self.panel.covered = False
        change = self._handle(event)
        if isinstance(change, Push):
            self.panel.covered = True
            self._let_go()
        self._say()
        return change

    def _say(self, *, anew: bool = False) -> None:
        """Bring the buttons up to date."""
        doing, view = self.practising, self.practising.view
        key = (doing.can, doing.position.chair, view.surface, view.line, view.trace, view.pace)
        if anew or key != self._said:
            self._said = key
            self.panel.fill(self.picture.rect, doing.position.chair, view, doing.can)

    # -- input

    def _handle(self, event: pygame.Event) -> Change | None:
        if self._skips(event):
            return None
        did = self.panel.form.handle(event)
        if did is not None:
            if event.type == pygame.MOUSEBUTTONUP:
                self.panel.form.focus(BOARD)  # the keys are still for the board
            return self._did(did)
        answer = HANDLERS.get(event.type)
        return None if self.panel.form.used or answer is None else answer(self, event)

    def _skips(self, event: pygame.Event) -> bool:
        """A click or a key while a film is shown shows its end, and does no more.

        But what only changes how it is seen does that, and a button does what it says as well.
        """
        if not self.practising.rolling:
            return False
        if event.type == pygame.KEYDOWN:
            if self.keys.only_looks(event):
                return False
            self.practising.timeline.skip()
            return True
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        under = self.panel.form.at(event.pos)
        if under is not None and under.key in ONLY_LOOK:
            return False
        self.practising.timeline.skip()
        return under is None or under.key == BOARD

    def on_button_down(self, event: pygame.Event) -> None:
        doing, point = self.practising, self.picture.point(event.pos)
        man = man_at(doing.position.men, point)
        if event.button == RIGHT:
            if not self._let_go() and man is not None:
                self._lay(tuple(other for other in doing.position.men if other != man))
        elif event.button == LEFT:
            self.panel.form.focus(BOARD)
            doing.men.keyed = False
            doing.men.let_go()
            self._down = event.pos
            if kind := self.picture.supply_at(event.pos, doing.position):
                doing.men.take(kind, point)
            elif man is not None:
                doing.men.pick(man, point)
            else:
                doing.hand_does(lambda hand: hand.press(event.pos))

    def on_motion(self, event: pygame.Event) -> None:
        men, point = self.practising.men, self.picture.point(event.pos)
        if men.holds and not men.keyed:
            if self._down is None or dist(event.pos, self._down) >= DRAG_FROM:
                self._down = None
                men.drag(point)
            return
        self.practising.hand_does(lambda hand: hand.motion(event.pos))
        hand = self.practising.hand
        pulling = hand is not None and hand.pressing
        self.over = None if pulling else man_at(self.practising.position.men, point)

    def on_button_up(self, event: pygame.Event) -> None:
        if event.button != LEFT:
            return
        men = self.practising.men
        if men.holds and not men.keyed:
            if self._down is not None and men.origin is None:
                men.let_go()  # a click on a man beside the board
            elif (lying := men.put_down(self.practising.position.men)) is not None:
                self._lay(lying)
        else:
            self.practising.hand_does(lambda hand: hand.release(event.pos))
        self._down = None

    def _lay(self, men: tuple[Man, ...]) -> None:
        """Put the men otherwise, and let it be heard."""
        if men != self.practising.position.men:
            self.desk.sound.play("men")
            self.practising.lay(men)
        self.over = None

    def on_wheel(self, event: pygame.Event) -> None:
        """The wheel turns an aim that stands ready or is pulled, a tenth of a degree a notch."""
        self.practising.hand_does(lambda hand: hand.wheel(event.y))

    def on_away(self, event: pygame.Event) -> None:
        """The window has lost the keyboard, or the pointer has left it."""
        self.over = None
        hand = self.practising.hand
        dragging = self.practising.men.holds or (hand is not None and hand.pressing)
        if event.type == pygame.WINDOWFOCUSLOST or not dragging:
            self._let_go()

    def _let_go(self) -> bool:
        """End a pull or a drag, and nothing comes of it; False if there was none."""
        hand = self.practising.hand
        pulled = hand is not None and hand.pressing
        if hand is not None:
            hand.cancel(keeps=False)
            hand.leave()
        self._down = None
        return self.practising.men.let_go() or pulled

    def on_key_down(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1:
            return self._rules()
        if event.key == pygame.K_ESCAPE:
            return None if self._let_go() or self.keys.back() else Pop()
        before = self.practising.position.men
        self.keys.press(event)
        if self.practising.position.men != before and not self.practising.rolling:
            self.desk.sound.play("men")
        return None

    def _rules(self) -> Change:
        hand = self.practising.hand
        clause = hand.refused.clause if hand and hand.refused else ""
        return Push(RuleCard(self.desk, GAME, clause))

    # -- buttons

    def _did(self, did: Did) -> Change | None:
        doing = self.practising
        deeds: dict[str, Callable[[], None]] = {
            "strike": doing.strike_as_aimed,
            "again": doing.again,
            "undo": doing.undo,
            "redo": doing.redo,
            "rack": doing.rack,
            "clear": doing.clear,
        }
        if did.key in deeds:
            deeds[did.key]()
        elif did.key == "rules":
            return self._rules()
        elif did.key == "back":
            return Pop()
        elif isinstance(did.value, Chair):
            doing.sit(did.value)
        else:
            setattr(doing.view, did.key, did.value)
            doing.keep()
        return None

    # -- the picture

    def draw(self, surface: pygame.Surface) -> None:
        doing, picture = self.practising, self.picture
        picture.draw_table(surface)
        picture.draw_supply(surface, doing.position, doing.men)
        if doing.last is not None and doing.view.trace and not doing.rolling:
            picture.draw_ghost(surface, doing.last)
        if doing.rolling:
            picture.draw_film(surface, doing.film)
        else:
            self._draw_hands(surface)
        self._draw_focus(surface)
        told = self.telling.told(doing, by_keys=self.panel.form.shows_focus)
        self.panel.draw(surface, told)
        self._draw_tip(surface)

    def _draw_hands(self, surface: pygame.Surface) -> None:
        """All that lies still: the men, the striker in its hand, a man in the other one."""
        doing, picture = self.practising, self.picture
        men = doing.position.men
        picture.draw_men(surface, doing.men.others(men), None if doing.men.holds else self.over)
        if doing.hand is not None:
            picture.draw_strike(surface, doing.hand, doing.view.surface, doing.view.line)
        picture.draw_hand(surface, doing.men, men)

    def _draw_focus(self, surface: pygame.Surface) -> None:
        """A ring around the board that has the keys, until what they do is to be seen."""
        form, doing = self.panel.form, self.practising
        seen = doing.men.keyed or (doing.hand is not None and doing.hand.keyed)
        if form.shows_focus and form.focused == BOARD and not seen and not doing.rolling:
            draw.focus_ring(surface, self.desk.look, self.picture.rect, 6)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Why the striker cannot stand there, or a man not lie."""
        doing = self.practising
        if doing.rolling:
            return
        if (point := doing.men.refused) is not None:
            self._tip(surface, self.picture.pixel(point), self.telling.refusal(point), "")
        elif doing.hand is not None and doing.hand.refused is not None:
            refused = doing.hand.refused
            text = self.desk.words.clause(refused.clause)
            self._tip(surface, self.picture.place(refused.spot), text, refused.clause)

    def _tip(
        self, surface: pygame.Surface, at: tuple[float, float], text: str, clause: str
    ) -> None:
        look = self.desk.look
        anchor = pygame.Rect(0, 0, look.px(MARK), look.px(MARK))
        anchor.center = round(at[0]), round(at[1])
        bounds = pygame.Rect(0, 0, self.panel.card.left, surface.get_height())
        draw.tip(surface, look, anchor, text, clause, bounds.inflate(-look.px(16), -look.px(16)))


HANDLERS: Mapping[int, Callable[[Practice, pygame.Event], Change | None]] = {
    pygame.KEYDOWN: Practice.on_key_down,
    pygame.MOUSEBUTTONDOWN: Practice.on_button_down,
    pygame.MOUSEMOTION: Practice.on_motion,
    pygame.MOUSEBUTTONUP: Practice.on_button_up,
    pygame.MOUSEWHEEL: Practice.on_wheel,
    pygame.WINDOWFOCUSLOST: Practice.on_away,
    pygame.WINDOWLEAVE: Practice.on_away,
}
