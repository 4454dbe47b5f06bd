"""The options of a game as rows of a form, made from the fields of its options class."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pygame

from engines.core.errors import OptionError
from engines.core.options import Flag, Range, kinds
from game.ui.widgets import Choice, Stepper, Toggle

if TYPE_CHECKING:
    from engines.core.options import Kind, Options
    from game.i18n import Words
    from game.ui.look import Look
    from game.ui.widget import Widget

FEW = 3  # values that are shown side by side
SPLIT = 0.62  # of a row: where its control begins


class OptionRows:
    """What is chosen so far.  `wrong` says why the choices do not go together; "" if they do."""

    def __init__(self, words: Words, game: str, options: type[Options]) -> None:
        self._words = words
        self._game = game
        self._class = options
        self._usual = {field.name: field.default for field in fields(options)}
        self.reset()

    def reset(self) -> None:
        """Back to the classic game."""
        self._values: dict[str, Any] = dict(self._usual)
        self.wrong = ""

    @property
    def classic(self) -> bool:
        """Whether everything is as usual."""
        return self._values == self._usual

    def choose(self, name: str, value: object) -> None:
        self._values[name] = value
        self.options()

    def options(self) -> Options | None:
        """The options as chosen; None if they do not go together."""
        options = self._class(**self._values)
        try:
            options.check()
        except OptionError as error:
            label = self._words.option(self._game, error.option).label
            self.wrong = f"{label}: {self._words.notice(error.message)}"
            return None
        self.wrong = ""
        return options

    def widgets(self, look: Look, room: pygame.Rect) -> list[Widget]:
        """One row an option from the top of `room` on, with air between if there is room for it."""
        rows = kinds(self._class)
        heights = [self._height(look, name, room.width) for name in rows]
        air = (room.height - sum(heights)) // max(1, len(rows))
        air = max(look.px(6), min(air, look.px(40)))
        widgets, y = [], room.y
        for (name, kind), height in zip(rows.items(), heights, strict=True):
            widgets.append(self._row(name, kind, pygame.Rect(room.x, y, room.width, height)))
            y += height + air
        return widgets

    def _height(self, look: Look, name: str, width: int) -> int:
        """Of a row with its line of help, which may need two."""
        beside = round(width * SPLIT) - look.px(12)
        lines = len(look.wrap("body", 14, self._hint(name), beside))
        return max(look.px(48), look.px(28) + lines * look.line_height("body", 14))

    def _row(self, name: str, kind: Kind, rect: pygame.Rect) -> Widget:
        words, value = self._words.option(self._game, name), self._values[name]
        key, hint = f"option {name}", self._hint(name)
        if isinstance(kind, Flag):
            return Toggle(key, rect, words.label, bool(value), hint=hint)
        values = self._few(kind)
        if values is None:
            assert isinstance(kind, Range)  # noqa: S101 - only ranges can be long
            return Stepper(
                key,
                rect,
                words.label,
                low=kind.low,
                high=kind.high,
                step=kind.step,
                value=value,
                hint=hint,
                split=SPLIT,
            )
        texts = tuple((word, self._shown(name, word)) for word in values)
        row = Choice(key, rect, words.label, texts, value, hint=hint, split=SPLIT)
        row.style = "segments" if len(values) <= FEW else "arrows"
        return row

    def _few(self, kind: Kind) -> list[Any] | None:
        """The values one by one, unless it is a long range."""
        if not isinstance(kind, Range):
            return [False, True] if isinstance(kind, Flag) else list(kind.words)
        numbers = range(kind.low, kind.high + 1, kind.step)
        return list(numbers) if len(numbers) <= FEW else None

    def _shown(self, name: str, value: object) -> str:
        """A value as players read it."""
        if isinstance(value, bool):
            return self._words.tr("yes") if value else self._words.tr("no")
        return self._words.option(self._game, name).values.get(str(value), str(value))

    def _hint(self, name: str) -> str:
        """What the option is, and what it usually is."""
        usual = self._words.tr("Usually {value}.").format(
            value=self._shown(name, self._usual[name])
        )
        return f"{self._words.option(self._game, name).help} {usual}".strip()
