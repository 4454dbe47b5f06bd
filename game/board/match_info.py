"""What two people agree on before a match begins."""

from dataclasses import dataclass
from typing import Any

from game.settings import Seating


@dataclass(frozen=True, slots=True)
class Match:
    """A match as the setup screen hands it over."""

    game: str  # as the catalogue has it, "paper-football"
    options: Any  # an instance of the game's options class
    names: tuple[str, str]  # home and away
    seating: Seating
    undo: bool  # whether moves may be taken back, as the record's header says
    seed: int  # of everything that is left to chance (G-4)
    own_dice: bool = False  # they roll dice on a table of their own, and tell what these show
