"""The options of a game as rows of a form, made from the fields of its options class."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeGuard

import pygame

from engines.core.errors import OptionError
from engines.core.options import Flag, Range, kinds
from game.ui.widgets import Choice, Stepper, Toggle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.options import Kind, Options
    from game.i18n import Words
    from game.ui.look import Look
    from game.ui.widget import Widget

FEW = 3  # values that are shown side by side
SPLIT = 0.62  # of a row: where its control begins


class OptionRows:
    """What is chosen so far.

    `wrong` says why the choices do not go together; "" if they do.  Then a value that would not go
    with the others cannot be chosen.
    """

    def __init__(self, words: Words, game: str, options: type[Options]) -> None:
        self._words = words
        self._game = game
        self._class = options
        self._defaults = {field.name: field.default for field in fields(options)}
        self.reset()

    def reset(self) -> None:
        """Back to the classic game."""
        self._given: dict[str, Any] = {}
        self._settle()

    @property
    def classic(self) -> bool:
        """Whether everything is as usual."""
        return self._values == self._settled({})

    def choose(self, name: str, value: object) -> None:
        self._given, _ = self._with(name, value)
        self._settle()

    @property
    def values(self) -> dict[str, Any]:
        """What is chosen, by name."""
        return dict(self._values)

    def choose_all(self, values: Mapping[str, Any]) -> None:
        """Choose several at once, by name."""
        usual = self._settled({name: values[name] for name in self._leading if name in values})
        self._given = {
            name: value
            for name, value in {**self._given, **values}.items()
            if name in self._leading or value != usual.get(name)
        }
        self._settle()

    def options(self) -> Options | None:
        """The options as chosen; None if they do not go together."""
        return None if self.wrong else self._class(**self._values)

    @property
    def limit(self) -> str:
        """Why a value that lies near at hand cannot be chosen; "" if all can."""
        for name, kind in self._rows.items():
            near = self._near(name, kind)
            for value, why in self._barred[name].items():
                if value in near:
                    return why
        return ""

    def _settle(self) -> None:
        """See what goes together with what is chosen now."""
        self._values = self._settled(self._given)
        self.wrong = self._why(self._values)
        self._barred: dict[str, dict[Any, str]] = {
            name: {} if self.wrong else self._refused(name, kind)
            for name, kind in kinds(self._class).items()
        }

    def _settled(self, given: dict[str, Any]) -> dict[str, Any]:
        """Every value, where these have been chosen."""
        chosen: dict[str, Any] = getattr(self._class, "chosen", dict)(given)
        return {**self._defaults, **chosen}

    @property
    def _leading(self) -> tuple[str, ...]:
        """The options of which others depend: the first one, where any do."""
        return tuple(self._defaults)[:1] if hasattr(self._class, "chosen") else ()

    def _with(self, name: str, value: object) -> tuple[dict[str, Any], str]:
        """What is given if this is chosen too, and why that does not go together; "" if it does.

        What others depend on is always free: whatever does not go with it is given up.
        """
        given = {**self._given, name: value}
        wrong = self._fault(self._settled(given))
        while wrong is not None and name in self._leading and wrong.option in given:
            del given[wrong.option]
            wrong = self._fault(self._settled(given))
        return given, self._said(wrong)

    def _fault(self, values: dict[str, Any]) -> OptionError | None:
        try:
            self._class(**values).check()
        except OptionError as error:
            return error
        return None

    def _why(self, values: dict[str, Any]) -> str:
        """Why these values do not go together; "" if they do."""
        return self._said(self._fault(values))

    def _said(self, error: OptionError | None) -> str:
        if error is None:
            return ""
        label = self._words.option(self._game, error.option).label
        reason = self._words.notice(error.message)
        return self._words.tr("{option}: {reason}.").format(option=label, reason=reason)

    def _refused(self, name: str, kind: Kind) -> dict[Any, str]:
        """The values of an option that do not go with the others, and why."""
        tried = ((value, self._with(name, value)[1]) for value in _all_of(kind))
        return {value: why for value, why in tried if why}

    @property
    def _rows(self) -> dict[str, Kind]:
        return kinds(self._class)

    def _fixed(self, name: str, kind: Kind) -> bool:
        """Whether another option has settled this one: it is seen, and cannot be changed."""
        barred = self._barred[name]
        others = [value for value in _all_of(kind) if value != self._values[name]]
        return bool(self._leading) and all(value in barred for value in others)

    def _near(self, name: str, kind: Kind) -> list[Any]:
        """The values that can be seen, or reached by one step."""
        if _long(kind):
            return [self._values[name] - kind.step, self._values[name] + kind.step]
        return _all_of(kind)

    def widgets(self, look: Look, room: pygame.Rect) -> list[Widget]:
        """One row an option from the top of `room` on, with air between if there is room for it."""
        rows = self._rows
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
        fixed = self._fixed(name, kind)
        if isinstance(kind, Flag):
            fixed = (not value) in self._barred[name]
            return Toggle(key, rect, words.label, bool(value), hint=hint, enabled=not fixed)
        if _long(kind):
            low, high = self._reach(name, kind)
            return Stepper(
                key,
                rect,
                words.label,
                low=low,
                high=high,
                step=kind.step,
                value=value,
                hint=hint,
                split=SPLIT,
                enabled=not fixed,
            )
        values = _all_of(kind)
        texts = tuple((word, self._shown(name, word)) for word in values)
        barred = tuple(self._barred[name])
        row = Choice(key, rect, words.label, texts, value, hint=hint, split=SPLIT, barred=barred)
        row.enabled = not fixed
        row.style = "segments" if len(values) <= FEW else "arrows"
        return row

    def _reach(self, name: str, kind: Range) -> tuple[int, int]:
        """The lowest and highest number that can be gone to step by step."""
        barred, value = self._barred[name], self._values[name]
        below = [number for number in barred if number < value]
        above = [number for number in barred if number > value]
        low = max(below) + kind.step if below else kind.low
        return low, min(above) - kind.step if above else kind.high

    def _shown(self, name: str, value: object) -> str:
        """A value as players read it."""
        if isinstance(value, bool):
            return self._words.tr("yes") if value else self._words.tr("no")
        return self._words.option(self._game, name).values.get(str(value), str(value))

    def _usual(self, name: str) -> object:
        """What an option is if nobody chooses it."""
        return self._settled({k: v for k, v in self._given.items() if k != name})[name]

    def _hint(self, name: str) -> str:
        """What the option is, and what it usually is, or what has settled it."""
        about = self._words.option(self._game, name).help
        if self._fixed(name, kinds(self._class)[name]):
            lead = self._leading[0]
            told = self._words.tr("Settled by {option}: {value}.").format(
                option=self._words.option(self._game, lead).label,
                value=self._shown(lead, self._values[lead]),
            )
            return f"{about} {told}".strip()
        usual = self._words.tr("Usually {value}.").format(
            value=self._shown(name, self._usual(name))
        )
        return f"{about} {usual}".strip()


def _long(kind: Kind) -> TypeGuard[Range]:
    """Whether there are too many values to show each of them."""
    return isinstance(kind, Range) and len(_all_of(kind)) > FEW


def _all_of(kind: Kind) -> list[Any]:
    """Every value an option may have."""
    if isinstance(kind, Range):
        return list(range(kind.low, kind.high + 1, kind.step))
    return [False, True] if isinstance(kind, Flag) else list(kind.words)
