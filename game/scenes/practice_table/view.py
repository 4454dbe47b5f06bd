"""How the practice table is looked at and played on: what its panel lets one choose."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.board.timeline import FAST, PACES, SLOW
from game.scenes.carrom_table.sight import Line

SurfaceName: TypeAlias = Literal["tournament", "dry", "slick"]
Pace: TypeAlias = Literal["slow", "usual", "fast"]


@dataclass
class View:
    """The choices of the panel."""

    surface: SurfaceName = "tournament"
    line: Line = "whole"
    trace: bool = True  # of the last strike
    pace: Pace = "usual"

    @property
    def speed(self) -> float:
        """How fast a film passes, beside what is usual."""
        return {"slow": PACES[SLOW], "fast": PACES[FAST]}.get(self.pace, 1.0)

    def toggle(self, pace: Pace) -> None:
        """Switch a pace on, or back to the usual one."""
        self.pace = "usual" if self.pace == pace else pace
