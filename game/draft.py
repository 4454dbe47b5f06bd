"""What has been agreed on for a match that is not begun yet: it waits until setup opens again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Draft:
    """The setup of one game as somebody left it, while the program runs."""

    undo: bool
    options: Mapping[str, Any]  # by name
    own_dice: bool = False
