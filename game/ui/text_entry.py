"""One line of text that can be edited: a player's name."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.widget import Did, Heard, Position, Widget

REFUSED = frozenset(";|")  # they mean something in a record's lines


@dataclass
class TextEntry(Widget):
    """A field for at most `limit` letters, under its label.

    The cursor stands before letter number `cursor`; what lies between it and `anchor` is selected.
    `measure` (pixels of a string as it will be drawn) lets a click place the cursor; without it a
    click puts it at the end.  `pad` is where the text begins inside the box, in pixels.
    """

    label: str
    value: str = ""
    limit: int = 24
    measure: Callable[[str], int] | None = field(default=None, compare=False)
    pad: int = 14
    placeholder: str = ""
    label_height: int = 0  # pixels at the top of `rect` where the label is written
    cursor: int = field(default=-1, init=False)
    anchor: int = field(default=-1, init=False)
    composing: str = field(default="", init=False)

    def __post_init__(self) -> None:
        self.value = self._fit(self.value)
        self.cursor = self.anchor = len(self.value)

    @property
    def box(self) -> pygame.Rect:
        """Where the text stands, below the label."""
        top = self.rect.y + self.label_height
        return pygame.Rect(self.rect.x, top, self.rect.width, self.rect.bottom - top)

    @property
    def full(self) -> bool:
        """Whether no more letters go in."""
        return len(self.value) >= self.limit

    @property
    def selected(self) -> tuple[int, int]:
        """First and last+1 letter of the selection; equal if nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def shift(self) -> int:
        """How far the text is pushed to the left so that the cursor can be seen, in pixels.

        Where the keyboard is elsewhere there is no cursor, and the text begins at its beginning.
        """
        if self.measure is None:
            return 0
        room = self.box.width - 2 * self.pad
        return max(0, self.measure(self.value[: self.cursor] + self.composing) - room)

    def act(self) -> Did | None:
        return None

    def use(self, part: int) -> Did | None:  # noqa: ARG002 - the press has placed the cursor
        return None

    def grab(self, at: Position) -> Did | None:
        self.cursor = self.anchor = self._letter_at(at)
        return None

    def drag(self, at: Position) -> Did | None:
        self.cursor = self._letter_at(at)
        return None

    def on_text(self, event: pygame.Event) -> Heard | None:
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return Heard()
        self.composing = ""
        return Heard(self._insert(event.text))

    def on_key(self, event: pygame.Event) -> Heard | None:
        if self.composing:
            return Heard()  # the keys belong to the input method until it has finished
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event)
        if event.key in {pygame.K_BACKSPACE, pygame.K_DELETE}:
            return Heard(self._erase(back=event.key == pygame.K_BACKSPACE))
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        place = self._place(event.key, keep=keep)
        if place is not None:
            self.cursor = place
            self.anchor = self.anchor if keep else place
            return Heard()
        letter = getattr(event, "unicode", "") or " " * (event.key == pygame.K_SPACE)
        return Heard() if letter.isprintable() and letter else None  # its text comes as TEXTINPUT

    def reach(self) -> None:
        """Without the keyboard it showed its beginning: the pointer means letters there."""
        self.cursor = self.anchor = 0

    def leave(self) -> None:
        """What an input method has not finished is dropped; it is finished where one types now."""
        self.composing = ""

    def take_over(self, old: Widget) -> None:
        super().take_over(old)
        if isinstance(old, TextEntry):
            self.cursor = min(old.cursor, len(self.value))
            self.anchor = min(old.anchor, len(self.value))
            self.composing = old.composing

    def _command(self, event: pygame.Event) -> Heard | None:
        if event.key == pygame.K_a:
            self.anchor, self.cursor = 0, len(self.value)
            return Heard()
        if event.key == pygame.K_BACKSPACE:
            if self.cursor == self.anchor:
                self.anchor = self._word_start()
            return Heard(self._erase(back=True))
        return None

    def _place(self, key: int, *, keep: bool) -> int | None:
        """Where a key takes the cursor; without Shift an arrow first lets go of a selection."""
        first, last = self.selected
        lets_go = first != last and not keep
        return {
            pygame.K_LEFT: first if lets_go else max(0, self.cursor - 1),
            pygame.K_RIGHT: last if lets_go else min(len(self.value), self.cursor + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }.get(key)

    def _insert(self, text: str) -> Did | None:
        first, last = self.selected
        kept = self.value[:first] + self.value[last:]
        fresh = _clean(text)[: self.limit - len(kept)]
        return self._become(kept[:first] + fresh + kept[first:], first + len(fresh))

    def _erase(self, *, back: bool) -> Did | None:
        first, last = self.selected
        if first == last:
            first, last = (max(0, first - 1), last) if back else (first, last + 1)
        return self._become(self.value[:first] + self.value[last:], first)

    def _become(self, value: str, cursor: int) -> Did | None:
        changed = value != self.value
        self.value = value
        self.cursor = self.anchor = cursor
        return Did(self.key, value) if changed else None

    def _fit(self, text: str) -> str:
        return _clean(text)[: self.limit]

    def _word_start(self) -> int:
        before = self.value[: self.cursor].rstrip()
        return before.rfind(" ") + 1

    def _letter_at(self, at: Position) -> int:
        if self.measure is None:
            return len(self.value)
        x = at[0] - self.box.x - self.pad + self.shift()
        widths = [self.measure(self.value[:count]) for count in range(len(self.value) + 1)]
        return min(range(len(widths)), key=lambda count: abs(widths[count] - x))


def _clean(text: str) -> str:
    """Only what can be printed on one line and does not end a name in a record."""
    return "".join(letter for letter in text if letter.isprintable() and letter not in REFUSED)
