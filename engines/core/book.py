"""A game as the rest of the house meets it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from engines.core.contract import M, Notation, Rules, S


@dataclass(frozen=True, slots=True)
class Book(Generic[S, M]):
    """What a catalogue entry leads to: the options, the law made from them, its notation."""

    options: type[Any]  # see engines.core.options
    rules: Callable[[Any], Rules[S, M]]
    notation: Callable[[Any], Notation[S, M]]  # made from the rules
    nature: str = ""  # "module:name" of the hand that moves for nature; "": dice

    def open(self, options: object) -> tuple[Rules[S, M], Notation[S, M]]:
        rules = self.rules(options)
        return rules, self.notation(rules)
