"""The keys of a match: a finger for places on offer, an eye for all places, and the shortcuts.

Esc goes back step by step: out of the panel, from looking to playing, out of the line that is drawn
where that can be given back, and at last to the pause menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board.board import Handed, Told
from game.board.questions import open_pause, open_rules
from game.hands.cursor import ARROWS

if TYPE_CHECKING:
    from game.board.panel import Panel
    from game.board.playing import Playing
    from game.shell import Change

ARROW_KEYS = {
    pygame.K_UP: ARROWS["up"],
    pygame.K_DOWN: ARROWS["down"],
    pygame.K_LEFT: ARROWS["left"],
    pygame.K_RIGHT: ARROWS["right"],
}
ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}

ON_THE_WAY = {  # to a button, to the rules, or part of a longer grip
    pygame.K_F1,
    pygame.K_TAB,
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
}


class Keys:
    """What the keys do that no button of the panel wants."""

    def __init__(self, playing: Playing, panel: Panel) -> None:
        self.playing = playing
        self.panel = panel
        self._greeted: set[str] = set()

    def greet(self) -> None:
        """Tell once what the keys do, when the board has come to be played by them."""
        if not self.panel.board_has_keys or not self.playing.ready:
            return
        for sentence in self._told().splitlines():
            if sentence not in self._greeted:
                self._greeted.add(sentence)
                self.playing.notices.tell(Told(sentence))

    def _told(self) -> str:
        """What the keys do, in a sentence."""
        if isinstance(self.playing.board, Handed):
            return self.playing.board.keys_told
        return self.playing.desk.words.tr(
            "Arrows and Enter play; Shift+arrows tell why a place is closed, F1 its rule."
        )

    def press(self, event: pygame.Event) -> Change | None:
        """A key went down that the panel had no use for."""
        if self._of_hand(event):
            self.panel.form.show_focus()
        elif event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._with_control(event)
        elif event.key == pygame.K_ESCAPE:
            return None if self._back() else open_pause(self.playing)
        elif event.key == pygame.K_F1:
            return open_rules(self.playing, self._clause_at_hand())
        elif event.key == pygame.K_BACKSPACE:
            self.playing.give_back()
        elif not self._with_finger(event):
            self._with_letter(event.unicode.lower())
        return None

    def only_looks(self, event: pygame.Event) -> bool:
        """Whether the key changes nothing but what is seen of the board, and how.

        With F1 the rule card lies over what is shown, which waits below.
        """
        return event.key in ON_THE_WAY or bool(self._switch(event.unicode.lower()))

    def _of_hand(self, event: pygame.Event) -> bool:
        """Whether the hand has a use of its own for the key, and uses it."""
        used: list[bool] = []
        if self.playing.ready and not self.panel.has_keys:
            self.playing.hand_does(lambda hand: used.append(hand.key(event.key, event.mod)))
        return any(used)

    def _back(self) -> bool:
        """One step back; False if there is none left to go."""
        if self.panel.has_keys:
            self.panel.to_board()
            return True
        hand = self.playing.hand
        if hand is not None and hand.look_away():
            return True
        if self.playing.cancel_drag():
            return True
        return not self.playing.board.stays() and self.playing.give_back()

    def _with_finger(self, event: pygame.Event) -> bool:
        """Arrows and Enter, for the hand; whether the key was one of them."""
        if event.key not in ARROW_KEYS and event.key not in ENTER:
            return False
        self.panel.form.show_focus()
        hand = self.playing.hand
        if hand is None or not self.playing.ready:
            return True
        if event.key in ENTER:
            self.playing.hand_does(lambda hand: hand.enter())
        elif event.mod & pygame.KMOD_SHIFT:
            hand.look(ARROW_KEYS[event.key])
        else:
            hand.arrow(ARROW_KEYS[event.key])
        return True

    def _with_control(self, event: pygame.Event) -> None:
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_y or (event.key == pygame.K_z and shift):
            self.playing.redo()
        elif event.key == pygame.K_z:
            self.playing.undo()
        elif event.key == pygame.K_s:
            self.playing.save()

    def _with_letter(self, letter: str) -> None:
        if key := self._switch(letter):
            self.playing.toggle(key)

    def _switch(self, letter: str) -> str:
        """The switch of the board that a letter turns; "" if none does."""
        switches = self.playing.board.switches
        return next((one.key for one in switches if letter and one.letter == letter), "")

    def _clause_at_hand(self) -> str:
        """The clause that was shown last."""
        hand, contents = self.playing.hand, self.panel.contents
        if hand and hand.refused:
            return hand.refused.clause
        if contents is None:
            return ""
        return contents.status.clause or (contents.news[-1].clause if contents.news else "")
