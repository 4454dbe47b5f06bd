"""The positions tried so far, back and forth, and the last strike that was made.

A strike leaves the men where they come to rest, and one goes on from there; `again` puts them back
as they lay before it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.scenes.carrom_table.preview import Preview, preview
from game.scenes.practice_table.position import Position
from physics.hand import SURFACES, film_of, rest_of
from physics.laws.moves import Settled, Strike

if TYPE_CHECKING:
    from game.scenes.practice_table.view import SurfaceName
    from physics.film import Film
    from physics.laws.state import State

MOST = 500  # positions that can be taken back


@dataclass(frozen=True, slots=True)
class Shot:
    """One strike: the position it was made from, and all that came of it."""

    before: Position  # with its aim
    surface: SurfaceName  # of the table
    state: State  # as it began to roll
    film: Film
    settled: Settled
    seen: Preview

    @classmethod
    def play(cls, position: Position, strike: Strike, surface: SurfaceName) -> Shot:
        """Let the table play a strike."""
        state = replace(position.state, strike=strike)
        polish = SURFACES[surface]
        film = film_of(state, polish)
        seen = preview(state, strike, polish)
        before = replace(position, aim=strike)
        return cls(before, surface, state, film, rest_of(state, film), seen)

    @property
    def after(self) -> Position:
        return Position(self.settled.men, self.before.chair)

    @property
    def sunk(self) -> tuple[str, ...]:
        """The kinds of the men that were pocketed, in their order."""
        men = self.state.men
        return tuple(men[index].kind for _, index, _ in self.film.pocketed if index < len(men))


class Bench:
    """The table's memory."""

    def __init__(self, position: Position, last: Shot | None = None) -> None:
        self.position = position
        self.last = last
        self._past: list[Position] = []
        self._future: list[Position] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    @property
    def can_again(self) -> bool:
        """Whether the men lie otherwise than before the last strike."""
        return self.last is not None and self.last.before != self.position

    def change(self, position: Position) -> None:
        """Put the men otherwise; what was taken back before can be no more."""
        if position == self.position:
            return
        self._past = [*self._past[1 - MOST :], self.position]
        self._future.clear()
        self.position = position

    def strike(self, strike: Strike, surface: SurfaceName) -> Shot:
        """Strike, and go on from where the men come to rest."""
        shot = Shot.play(self.position, strike, surface)
        self.position = shot.before
        self.change(shot.after)
        self.last = shot
        return shot

    def again(self) -> None:
        """Put the men back as they lay before the last strike."""
        if self.last is not None:
            self.change(self.last.before)

    def undo(self) -> None:
        if self._past:
            self._future.append(self.position)
            self.position = self._past.pop()

    def redo(self) -> None:
        if self._future:
            self._past.append(self.position)
            self.position = self._future.pop()
