"""The door to every text that a player sees.

English sentences are the sources; a catalogue under `assets/locale` gives them in other languages.
Rules carry clause ids; `Words.clause` has the sentence for each.
"""

from __future__ import annotations

import gettext
from types import MappingProxyType
from typing import TYPE_CHECKING

from engines.core.notice import Notice
from game.words import (
    N_,
    OptionWords,
    TurnWords,
    carrom,
    carrom_rules,
    chess_football,
    chess_football_rules,
    dice_football,
    dice_football_rules,
    figurine_football,
    figurine_football_rules,
    house,
    paper_football,
    paper_football_rules,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["CLAUSES", "N_", "OPTIONS", "Words"]

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        **house.CLAUSES,
        **carrom.CLAUSES,
        **chess_football.CLAUSES,
        **dice_football.CLAUSES,
        **figurine_football.CLAUSES,
        **paper_football.CLAUSES,
    }
)
OPTIONS: Mapping[str, Mapping[str, OptionWords]] = MappingProxyType(
    {
        "carrom": carrom.OPTIONS,
        "chess-football": chess_football.OPTIONS,
        "dice-football": dice_football.OPTIONS,
        "figurine-football": figurine_football.OPTIONS,
        "paper-football": paper_football.OPTIONS,
    }
)
TURNS: Mapping[str, Mapping[str, TurnWords]] = MappingProxyType(
    {
        "carrom": carrom.TURNS,
        "chess-football": chess_football.TURNS,
        "dice-football": dice_football.TURNS,
        "figurine-football": figurine_football.TURNS,
        "paper-football": paper_football.TURNS,
    }
)
RULES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "carrom": carrom_rules.RULES,
        "chess-football": chess_football_rules.RULES,
        "dice-football": dice_football_rules.RULES,
        "figurine-football": figurine_football_rules.RULES,
        "paper-football": paper_football_rules.RULES,
    }
)
USUAL_TURN = TurnWords(N_("{name} is to move."), N_("{name} leads {score} and is to move."))


class Words:
    """The words of one language.  A text without a translation is shown in English."""

    def __init__(self, language: str = "en", locale: Path | None = None) -> None:
        """The catalogue of `language` under the folder `locale`; English where there is none."""
        self.language = language
        self._catalogue = gettext.NullTranslations()
        if locale is not None:  # gettext would look in the system's folders instead
            self._catalogue = gettext.translation(
                "sobremesa", locale, languages=[language], fallback=True
            )

    def tr(self, text: str) -> str:
        return self._catalogue.gettext(text)

    def ntr(self, one: str, many: str, n: int) -> str:
        """The form that goes with `n` things; the gap {n} is the caller's to fill."""
        return self._catalogue.ngettext(one, many, n)

    def clause(self, clause: str) -> str:
        """The sentence of a clause, "PF-M4".  Raises `KeyError` if there is none."""
        return self.tr(CLAUSES[clause])

    def rules(self, game: str) -> dict[str, str]:
        """How the rule card of a game tells its rules, and those of all games, by clause and so on.

        See `game.rule_text.reworded`.
        """
        told = {**house.RULES, **RULES.get(game, {})}
        return {key: self.tr(text) for key, text in told.items()}

    def option(self, game: str, name: str) -> OptionWords:
        """Label, help and values of an option; its bare name where nothing else is known."""
        words = OPTIONS.get(game, {}).get(name, OptionWords(name, ""))
        values = {value: self.tr(text) for value, text in words.values.items()}
        return OptionWords(self.tr(words.label), words.help and self.tr(words.help), values)

    def turn(self, game: str, phase: str) -> TurnWords:
        """How to say whose turn it is."""
        words = TURNS.get(game, {}).get(phase, USUAL_TURN)
        return TurnWords(self.tr(words.plain), self.tr(words.leading))

    def notice(self, notice: Notice) -> str:
        """The sentence with its gaps filled, by other notices too."""
        fields = {
            name: self.notice(value) if isinstance(value, Notice) else value
            for name, value in notice.fields
        }
        return self.tr(notice.text).format(**fields)
