"""The phases of a game, in whatever game: each member has the clause that it stands for."""

from enum import IntEnum
from typing import Self


class PhaseWithClause(IntEnum):
    """The base of a game's phases: `MOVE = 0, "PF-M2"`."""

    clause: str

    def __new__(cls, value: int, clause: str) -> Self:
        phase = int.__new__(cls, value)
        phase._value_ = value
        phase.clause = clause
        return phase

    @property
    def word(self) -> str:
        """The phase as documents write it."""
        return self.name.lower()
