"""The keys of the practice table: they aim, and after P they put men.

Letters work wherever the keyboard is; arrows and the like only on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board.keys import ENTER, ON_THE_WAY
from game.scenes.practice_table.men_hand import WAYS
from game.scenes.practice_table.panel import BOARD, ONLY_LOOK
from game.scenes.practice_table.position import man_at
from game.scenes.practice_table.telling import LINES
from physics.laws.measures import NUMBERS

if TYPE_CHECKING:
    from game.scenes.practice_table.panel import Panel
    from game.scenes.practice_table.practising import Practising
    from physics.laws.measures import Man

TAKES_AWAY = {pygame.K_DELETE, pygame.K_BACKSPACE}
LOOKS = "mflt"  # slow motion, fast forward, aim line, trace: they change nothing on the board


class Keys:
    """What the keys do that no button of the panel wants."""

    def __init__(self, practising: Practising, panel: Panel) -> None:
        self.practising = practising
        self.panel = panel

    def only_looks(self, event: pygame.Event) -> bool:
        """Whether the key changes nothing but what is seen of a film, and how."""
        letter = event.unicode.lower()
        if event.key in ON_THE_WAY or event.key == pygame.K_F1 or (letter and letter in LOOKS):
            return True
        to_look = self.panel.form.focused in ONLY_LOOK
        return to_look and (event.key in ENTER or event.key in WAYS)

    def back(self) -> bool:
        """One step back, from the panel or from putting men; False if there is none to go."""
        form, doing = self.panel.form, self.practising
        if form.focused != BOARD:
            form.focus(BOARD)
            return True
        if doing.men.keyed:
            doing.men.keyed = False
            return True
        return doing.hand is not None and doing.hand.key(pygame.K_ESCAPE, 0)

    def press(self, event: pygame.Event) -> None:
        """A key went down that the panel had no use for."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and self._with_control(event):
            return
        if self.panel.form.focused == BOARD and self._on_board(event):
            self.panel.form.show_focus()
            return
        letter = event.unicode.lower()
        if letter and letter in LOOKS:
            self._look(letter)
        elif letter == "r" and self.practising.can["again"]:
            self.practising.again()
        elif letter == "p":
            self._turn_to_men(on=not self.practising.men.keyed)
        elif letter in NUMBERS or event.key in TAKES_AWAY:
            self._turn_to_men(on=True)

    def _with_control(self, event: pygame.Event) -> bool:
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_y or (event.key == pygame.K_z and shift):
            self.practising.redo()
        elif event.key == pygame.K_z:
            self.practising.undo()
        else:
            return False
        return True

    def _look(self, letter: str) -> None:
        """Change how it is looked at."""
        view = self.practising.view
        match letter:
            case "m":
                view.toggle("slow")
            case "f":
                view.toggle("fast")
            case "l":
                lines = list(LINES)
                view.line = lines[(lines.index(view.line) + 1) % len(lines)]
            case _:
                view.trace = not view.trace
        self.practising.keep()

    def _turn_to_men(self, *, on: bool) -> None:
        """From aiming to putting men, or back; a man in the hand is where he was."""
        self.practising.men.let_go()
        self.practising.men.keyed = on
        self.panel.form.focus(BOARD)
        self.panel.form.show_focus()

    # -- on the board

    def _on_board(self, event: pygame.Event) -> bool:
        """Whether the hand that the keys move now had a use for the key."""
        if self.practising.men.keyed:
            return self._of_men(event)
        used: list[bool] = []
        self.practising.hand_does(lambda hand: used.append(hand.key(event.key, event.mod)))
        return any(used)

    def _of_men(self, event: pygame.Event) -> bool:
        doing, hand = self.practising, self.practising.men
        men, letter = doing.position.men, event.unicode.lower()
        if event.key in WAYS:
            hand.step(WAYS[event.key], fine=bool(event.mod & pygame.KMOD_SHIFT))
        elif event.key in ENTER:
            self._take_or_put()
        elif event.key in TAKES_AWAY:
            self._lay(hand.take_away(men))
        elif letter in NUMBERS:
            if doing.position.left(letter):
                self._lay(hand.put(letter, men))
        else:
            return False
        return True

    def _take_or_put(self) -> None:
        """Put down the man in the hand, else take up the one under the cursor."""
        hand, men = self.practising.men, self.practising.position.men
        if hand.holds:
            self._lay(hand.put_down(men))
        elif (man := man_at(men, hand.point)) is not None:
            hand.pick(man, hand.point)

    def _lay(self, men: tuple[Man, ...] | None) -> None:
        """Put the men so, if it can be; the keys stay with them."""
        if men is not None:
            self.practising.lay(men)
