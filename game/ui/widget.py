"""What every widget has in common: a key, a place, parts that can be pressed, keys it understands.

A widget is logic only.  It knows where it lies and what it does when it is used; how it looks is
`paint`'s business, and which of them has focus, hover and press is `Form`'s.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

Position = tuple[int, int]
NO_PART = -1


@dataclass(frozen=True)
class Did:
    """What a person did: the widget's key, and the new value if it has one."""

    key: str
    value: object = None


@dataclass(frozen=True)
class Heard:
    """A widget used an event; `did` says whether something came of it."""

    did: Did | None = None


@dataclass
class Widget:
    """A place on the screen, `rect` in pixels.

    `hot` and `held` are the parts under the pointer and under the pressed button (NO_PART: none);
    the form keeps them.
    """

    key: str
    rect: pygame.Rect
    enabled: bool = field(default=True, kw_only=True)
    hot: int = field(default=NO_PART, init=False, compare=False)
    held: int = field(default=NO_PART, init=False, compare=False)

    @property
    def focusable(self) -> bool:
        """Whether the keyboard can come here."""
        return self.enabled

    @property
    def keeps_keys(self) -> bool:
        """Whether keys it does not use stay unused, instead of moving the focus."""
        return False

    @property
    def repeats(self) -> bool:
        """Whether a part that is held down is used again and again."""
        return False

    def parts(self) -> Sequence[pygame.Rect]:
        """The rectangles that can be pressed; most widgets are one part."""
        return (self.rect,)

    def part_at(self, at: Position) -> int:
        """The part at a position, or NO_PART."""
        for number, part in enumerate(self.parts()):
            if part.collidepoint(at):
                return number
        return NO_PART

    def act(self) -> Did | None:
        """Enter or Space was pressed here."""
        return Did(self.key)

    def use(self, part: int) -> Did | None:
        """A part was clicked: pressed and released on it."""
        return self.act() if part != NO_PART else None

    def grab(self, at: Position) -> Did | None:  # noqa: ARG002 - widgets that drag look at it
        """The button went down here."""
        return None

    def drag(self, at: Position) -> Did | None:  # noqa: ARG002 - widgets that drag look at it
        """The pointer moved with the button down."""
        return None

    def on_key(self, event: pygame.Event) -> Heard | None:  # noqa: ARG002 - most know no keys
        """A key went down while this has the focus; None: not used."""
        return None

    def on_text(self, event: pygame.Event) -> Heard | None:  # noqa: ARG002 - most take no text
        """Text was typed (TEXTINPUT, TEXTEDITING) while this has the focus; None: not used."""
        return None

    def reach(self) -> None:
        """The pointer brings the keyboard here; what it grabs comes next."""

    def leave(self) -> None:
        """The keyboard goes to another widget."""

    def on_wheel(self, notches: float) -> bool:  # noqa: ARG002 - most do not scroll
        """The wheel turned over this (up is positive); whether it was used."""
        return False

    def take_over(self, old: "Widget") -> None:
        """Carry on from the widget with the same key in the layout before."""
        self.hot, self.held = old.hot, old.held
