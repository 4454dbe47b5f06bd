"""The widgets: buttons, cards, toggles, choices, steppers, sliders, the canvas.

Those with a label lie with the label at the left, a line of help (`hint`) under it, and the control
at the right; `split` is where that begins (part of the width).  Without a label the control takes
the whole place.
A value changes in the widget itself and is told as `Did(key, value)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

import pygame

from game.ui.reader import Line, Reader, Run, Span, flow
from game.ui.text_entry import TextEntry
from game.ui.widget import NO_PART, Did, Heard, Position, Widget

__all__ = [
    "NO_PART",
    "Button",
    "Canvas",
    "CardButton",
    "Choice",
    "Did",
    "Heard",
    "Line",
    "Reader",
    "Run",
    "Slider",
    "Span",
    "Stepper",
    "TextEntry",
    "Toggle",
    "Widget",
    "flow",
]

ButtonKind = Literal["plain", "primary", "quiet", "link", "wood"]


@dataclass
class Button(Widget):
    """A button.  `hint` is shown as a tooltip; a button without a label needs one.

    plain: cream; primary: terracotta, at most one a screen; quiet: no skin until the pointer comes;
    link: a word in the accent colour; wood: a word straight on the table.
    """

    label: str
    icon: str = ""
    kind: ButtonKind = "plain"
    hint: str = ""
    size: float = 0.0  # of the label, in points; 0: what suits the button's height


@dataclass
class CardButton(Widget):
    """A card with a picture, for the start screen: high ones have it on top, wide ones at the left.

    `picture` is a name in assets/pictures or a finished surface.  `eyebrow` is a small word over
    the title, `action` the label of the button drawn on a wide card (the whole card is the button).
    A large wide card that has room for all `steps` tells them instead of the line.
    """

    title: str
    line: str = ""
    picture: str | pygame.Surface = ""
    who: str = ""
    time: str = ""
    eyebrow: str = ""
    action: str = ""
    action_icon: str = "play"
    action_kind: ButtonKind = "primary"
    steps: tuple[str, ...] = ()
    title_size: float = 0.0  # of the title, in points at most; 0: what suits the card
    part: float = 0.548  # of a high card's height, for its picture


@dataclass
class _Labelled(Widget):
    label: str
    hint: str = field(default="", kw_only=True)
    split: float = field(default=0.5, kw_only=True)

    @property
    def control(self) -> pygame.Rect:
        """Where the control lies."""
        if not self.label:
            return self.rect.copy()
        left = self.rect.x + round(self.rect.width * self.split)
        return pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)


@dataclass
class Toggle(_Labelled):
    """On or off; the whole row can be clicked.  The right arrow switches on, the left one off."""

    value: bool = False

    def act(self) -> Did:
        self.value = not self.value
        return Did(self.key, self.value)

    def on_key(self, event: pygame.Event) -> Heard | None:
        on = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if on is None:
            return None
        return Heard() if on == self.value else Heard(self.act())


@dataclass
class Choice(_Labelled):
    """One of a few: `options` are (value, text).

    segments: all texts side by side; arrows: the chosen text between < and >.
    Values that are `barred` can be seen but not chosen.
    """

    options: tuple[tuple[object, str], ...] = ()
    value: object = None
    barred: tuple[object, ...] = field(default=(), kw_only=True)
    style: Literal["segments", "arrows"] = "segments"

    @property
    def chosen(self) -> int:
        """The number of the chosen option; NO_PART if the value is none of them."""
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else NO_PART

    def parts(self) -> Sequence[pygame.Rect]:
        """Segments in the order of the options; or back, on, and the text between them."""
        box = self.control
        if self.style == "arrows":
            return _arrows(box)
        count = max(1, len(self.options))
        edges = [box.x + round(box.width * number / count) for number in range(count + 1)]
        return tuple(
            pygame.Rect(left, box.y, right - left, box.height) for left, right in pairwise(edges)
        )

    def act(self) -> Did | None:
        """Enter goes to the next option, from the last to the first."""
        number = self._next()
        return None if number is None else self._choose(number)

    def can(self, number: int) -> bool:
        """Whether the option with this number can be chosen."""
        return self.options[number][0] not in self.barred

    def use(self, part: int) -> Did | None:
        if part == NO_PART or not self.options:
            return None
        if self.style == "segments":
            return self._choose(part)
        number = self.beside(-1 if part == 0 else 1)
        return None if number is None else self._choose(number)

    def beside(self, step: int) -> int | None:
        """The next option that can be chosen before (-1) or after (1); None at that end."""
        chosen, count = self.chosen, len(self.options)
        ahead = range(chosen - 1, -1, -1) if step < 0 else range(chosen + 1, count)
        return next((n for n in ahead if self.can(n)), None)

    def on_key(self, event: pygame.Event) -> Heard | None:
        """Left and right to the next that can be chosen, Home and End to the first and the last."""
        count, chosen = len(self.options), self.chosen
        ways = {
            pygame.K_LEFT: range(chosen - 1, -1, -1),
            pygame.K_RIGHT: range(chosen + 1, count),
            pygame.K_HOME: range(count),
            pygame.K_END: range(count - 1, -1, -1),
        }
        if event.key not in ways or not self.options:
            return None
        number = next((n for n in ways[event.key] if self.can(n)), None)
        return Heard() if number is None else Heard(self._choose(number))

    def _next(self) -> int | None:
        """The next option that can be chosen, from the last round to the first."""
        count = len(self.options)
        ahead = [(self.chosen + far) % count for far in range(1, count)]
        return next((n for n in ahead if self.can(n)), None)

    def _choose(self, number: int) -> Did | None:
        value = self.options[number][0]
        if self.chosen == number or not self.can(number):
            return None
        self.value = value
        return Did(self.key, value)


@dataclass
class Stepper(_Labelled):
    """A whole number from `low` to `high`, `step` apart, between a minus and a plus."""

    low: int = 0
    high: int = 10
    step: int = 1
    value: int = 0
    unit: str = ""  # written after the number: "80 %" has the unit " %"

    @property
    def repeats(self) -> bool:
        return True

    def parts(self) -> Sequence[pygame.Rect]:
        """Minus and plus."""
        return _arrows(self.control)[:2]

    def can(self, part: int) -> bool:
        """Whether there is a number to go to with minus (0) or plus (1)."""
        return self.value > self.low if part == 0 else self.value < self.high

    def act(self) -> Did | None:
        return None

    def use(self, part: int) -> Did | None:
        return self._step((-1, 1)[part]) if part in {0, 1} else None

    def on_key(self, event: pygame.Event) -> Heard | None:
        if event.key in {pygame.K_HOME, pygame.K_END}:
            return Heard(self._set(self.low if event.key == pygame.K_HOME else self.high))
        step = _NUMBER_KEYS.get(event.key)
        return None if step is None else Heard(self._step(step))

    def _step(self, steps: int) -> Did | None:
        return self._set(self.value + steps * self.step)

    def _set(self, value: int) -> Did | None:
        value = max(self.low, min(value, self.high))
        if value == self.value:
            return None
        self.value = value
        return Did(self.key, value)


@dataclass
class Slider(Stepper):
    """A number on a rail; the knob follows the pointer."""

    bare: bool = field(default=False, kw_only=True)  # the number is not written

    @property
    def repeats(self) -> bool:
        return False

    def parts(self) -> Sequence[pygame.Rect]:
        return (self.control,)

    @property
    def rail(self) -> pygame.Rect:
        """Where the knob's middle runs; the number is written to its right."""
        box = self.control
        if self.bare:
            return box.inflate(-box.height * 2 // 3, 0)
        room = box.height if self.high > 9 else box.height * 3 // 4
        return pygame.Rect(
            box.x + box.height // 3, box.y, box.width - room - box.height // 2, box.height
        )

    @property
    def part_done(self) -> float:
        """How far along the rail the knob stands, 0..1."""
        return (self.value - self.low) / max(1, self.high - self.low)

    def use(self, part: int) -> Did | None:  # noqa: ARG002 - the pointer has set it already
        return None

    def grab(self, at: Position) -> Did | None:
        return self.drag(at)

    def drag(self, at: Position) -> Did | None:
        rail = self.rail
        part = max(0.0, min((at[0] - rail.x) / max(1, rail.width), 1.0))
        steps = round(part * (self.high - self.low) / self.step)
        return self._set(self.low + steps * self.step)


@dataclass
class Canvas(Widget):
    """A place that draws and plays itself: the board.

    The keyboard can come here; then arrows, Enter, Space and Esc stay unused by the form, for the
    scene.  Mouse events over it are never used by the form either.
    """

    @property
    def keeps_keys(self) -> bool:
        return True

    def act(self) -> Did | None:
        return None


_NUMBER_KEYS = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_PAGEDOWN: -5,
    pygame.K_PAGEUP: 5,
}


def _arrows(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Two squares at the ends of a box, and what lies between them."""
    side = min(box.height, box.width // 2)
    back = pygame.Rect(box.x, box.y, side, box.height)
    on = pygame.Rect(box.right - side, box.y, side, box.height)
    return back, on, pygame.Rect(back.right, box.y, on.left - back.right, box.height)
