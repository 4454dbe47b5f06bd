"""Placing man by man: a line-up that a side has asked for is put up one man a turn (DF-2.1).

A kept line-up is written as home has it, under "1" the keeper and from "2" on the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.dice_football.field import (
    KEEPERS,
    NONE,
    OUTFIELD,
    name_of,
    square_of,
    squares_in,
    turned,
)
from engines.dice_football.moves import Put, Word
from engines.dice_football.state import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.dice_football import DiceFootball
    from engines.dice_football.state import State

KEEPER = "1"
LineUp = dict[str, int]  # by number, as it stands on the board


class Placing:
    """The line-ups that the sides of one match have asked for."""

    kind = "free"
    """What a line-up can be used for again."""

    def __init__(self, rules: DiceFootball) -> None:
        self.rules = rules
        self._wishes: dict[Seat, LineUp] = {}

    def present(self, state: State, side: Seat) -> LineUp:
        """How a side stands now."""
        found: LineUp = {}
        if state.keepers[side] != NONE:
            found[KEEPER] = state.keepers[side]
        for number, square in enumerate(squares_in(state.outfield[side]), 2):
            found[str(number)] = square
        return found

    @staticmethod
    def usual(side: Seat) -> LineUp:
        """DF-2.6."""
        others = enumerate(squares_in(OUTFIELD[side]), 2)
        return {KEEPER: KEEPERS[side], **{str(number): square for number, square in others}}

    def wish(self, side: Seat, line_up: LineUp | None) -> None:
        """Ask for a line-up from now on; None: the usual one."""
        self._wishes[side] = self.usual(side) if line_up is None else line_up

    def forget(self, side: Seat) -> None:
        """The side places by hand again."""
        self._wishes.pop(side, None)

    def next(self, state: State) -> Any:  # noqa: ANN401 - a move
        """What brings the side to move nearer to what it has asked for; None if nothing does."""
        if state.phase is not Phase.PLACE:
            self._wishes.clear()
            return None
        wanted = self._wishes.get(state.turn)
        if wanted is None:
            return None
        legal = self.rules.legal_moves(state)
        if Word.DEFAULT in legal and wanted == self.usual(state.turn):
            return Word.DEFAULT
        squares = {square: number == KEEPER for number, square in wanted.items()}
        puts = (move for move in legal if isinstance(move, Put))
        return next((m for m in puts if squares.get(m.target) is m.keeper), None)


def written(line_up: Mapping[str, int], side: Seat) -> dict[str, str]:
    """A line-up as it is kept: as home has it."""
    return {
        number: name_of(turned(square) if side is Seat.AWAY else square)
        for number, square in line_up.items()
    }


def unwritten(places: Mapping[str, str], side: Seat) -> LineUp:
    """The inverse; what is no square is left out."""
    made: LineUp = {}
    for number, name in places.items():
        square = square_of(name)
        if square is not None:
            made[number] = turned(square) if side is Seat.AWAY else square
    return made
