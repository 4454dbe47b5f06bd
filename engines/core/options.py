"""Options of a game: a frozen dataclass whose fields say what may be chosen.

    @dataclass(frozen=True, slots=True)
    class PaperOptions:
        width: int = number(14, 8, 20, step=2)
        pen: str = choice("soft", "strict")

The setup screen, the record header and the line protocol are all made from the fields.
"""

from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields
from typing import Any, ClassVar, Protocol, TypeVar

from engines.core.errors import OptionError, PositionError
from engines.core.notice import Notice


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from `low` to `high`, `step` apart."""

    low: int
    high: int
    step: int = 1

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
            and (value - self.low) % self.step == 0
        )

    @property
    def told(self) -> Notice:
        """What is needed, in words."""
        if self.step == 1:
            return Notice("a whole number from {low} to {high}", low=self.low, high=self.high)
        return Notice(
            "a whole number from {low} to {high} in steps of {step}",
            low=self.low,
            high=self.high,
            step=self.step,
        )

    def read(self, text: str) -> object:
        """A number written as text; anything else is left as it is, to be refused."""
        written = text.isascii() and text.isdecimal() and len(text) < 10
        return int(text) if written else text


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    @property
    def told(self) -> Notice:
        """What is needed, in words."""
        return Notice("one of {words}", words=", ".join(self.words))

    def read(self, text: str) -> object:
        return text


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, bool)

    @property
    def told(self) -> Notice:
        """What is needed, in words."""
        return Notice("true or false")

    def read(self, text: str) -> object:
        return _SPOKEN.get(text.lower(), text)


_SPOKEN = {
    "true": True, "yes": True, "on": True, "false": False, "no": False, "off": False,
}  # fmt: skip

Kind = Range | Choice | Flag


class Options(Protocol):
    """A frozen dataclass made of `number`, `choice` and `flag` fields."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def check(self) -> None:
        """Raise `OptionError` if options that are fine alone do not go together."""

    # A class whose defaults depend on what was given has besides a static `chosen(given)`, which
    # answers the values that were given with those that follow from them.


O = TypeVar("O", bound=Options)  # noqa: E741 - it stands beside S and M


def number(default: int, low: int, high: int, step: int = 1, *, in_documents: bool = True) -> int:
    """Declare an option that is a whole number.

    `in_documents=False`: the key of this name in a position document says something else.
    """
    kind = Range(low, high, step)
    made: int = field(default=default, metadata={"kind": kind, "in_documents": in_documents})
    return made


def choice(default: str, *others: str) -> str:
    """Declare an option that is one of a few words, the default first."""
    made: str = field(default=default, metadata={"kind": Choice((default, *others))})
    return made


def flag(*, default: bool, in_documents: bool = True) -> bool:
    """Declare an option that is on or off."""
    kind = Flag()
    made: bool = field(default=default, metadata={"kind": kind, "in_documents": in_documents})
    return made


def kinds(cls: type[Options]) -> dict[str, Kind]:
    """What each option of the class may be, by name, in order."""
    return {f.name: f.metadata["kind"] for f in fields(cls)}


def as_json(options: Options) -> dict[str, Any]:
    return asdict(options)


def read_options(
    cls: type[O], given: Mapping[str, Any], document: Mapping[str, Any] | None = None
) -> O:
    """Make options from JSON values or their texts.

    A key of a position document that repeats an option sets it where it was not given; whether it
    equals what was given is `Notation.load`'s to check.  Raises `OptionError` for what was given,
    `PositionError` for what the document repeats.
    """
    allowed = kinds(cls)
    for name in given:
        if name not in allowed:
            known = ", ".join(allowed)
            told = Notice("there is no such option; known options: {known}", known=known)
            raise OptionError(name, told)
    names = {f.name for f in fields(cls) if f.metadata.get("in_documents", True)}
    repeated = {k: v for k, v in (document or {}).items() if k in names and k not in given}
    values: dict[str, Any] = {}
    for name, value in {**repeated, **given}.items():
        read = allowed[name].read(value) if isinstance(value, str) else value
        if read not in allowed[name]:
            wrong = PositionError if name in repeated else OptionError
            told = Notice("must be {kind}, not {value!r}", kind=allowed[name].told, value=value)
            raise wrong(name, told)
        values[name] = read
    options = cls(**getattr(cls, "chosen", dict)(values))
    try:
        options.check()
    except OptionError as error:
        if error.option in repeated:
            raise PositionError(error.option, error.message) from None
        raise
    return options
