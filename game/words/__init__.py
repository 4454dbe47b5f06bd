"""Tables of English sentences, one module a game: what the clauses and options say to a player.

The texts are sources for translation: `N_` marks them for the extractor and leaves them alone;
`game.i18n.Words` translates them when they are shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


def N_(text: str) -> str:  # noqa: N802 - gettext's customary name for a deferred translation
    """Mark a text for translation where it is stored, not shown."""
    return text


@dataclass(frozen=True, slots=True)
class OptionWords:
    """How the setup screen speaks of one option."""

    label: str
    help: str  # one line
    values: Mapping[str, str] = field(default_factory=dict)  # words of a choice, by value


@dataclass(frozen=True, slots=True)
class TurnWords:
    """Whose turn it is, in one phase of a game."""

    plain: str  # with the gap {name}
    leading: str  # the same of somebody who leads, with the gaps {name} and {score}
