"""Placing a whole side at once before a kick-off: as it usually stands, or as a player has kept it.

Everything goes through `put` moves that are legal one after the other (CF-8.1).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engines.chess_football.placing import by_default
from engines.chess_football.state import EMPTY
from engines.core.contract import Seat
from game.scenes.chess.seen import place_of, square_of, turned

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.scenes.chess.geometry import Place
    from game.scenes.chess.reading import Reading

LineUp = dict[int, "Place"]  # by number, as it stands on the board


class Placing:
    """Finds the moves that put a side up."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def kind(self, state: Any) -> str:  # noqa: ANN401 - a position
        """What a line-up of the side to move can be used for again."""
        options = self.reading.rules.options
        kicks = "kicking" if self._kicks_off(state) else "waiting"
        return f"{options.mode} {options.players} {kicks}"

    def _kicks_off(self, state: Any) -> bool:  # noqa: ANN401
        """The side that places first is the one that kicks off."""
        return not self.reading.seen(state).ready

    def present(self, state: Any) -> LineUp:  # noqa: ANN401
        """How the side to move stands now."""
        seen = self.reading.seen(state)
        return dict(seen.teams[seen.to_move].players)

    def usual(self, state: Any) -> LineUp:  # noqa: ANN401
        """How it would stand if nobody had been placed by hand (CF-8.5)."""
        side = self.reading.seen(state).to_move
        bare = by_default(cleared(state, side), side)
        return dict(self.reading.seen(bare).teams[side].players)

    def moves_to(self, state: Any, wanted: LineUp) -> list[Any]:  # noqa: ANN401
        """Moves that bring the side to move as near to a line-up as is allowed."""
        moves: list[Any] = []
        for _ in range(3 * len(wanted)):
            move = self._next(state, wanted)
            if move is None:
                break
            moves.append(move)
            state = self.reading.rules.apply(state, move)
        return moves

    def _next(self, state: Any, wanted: LineUp) -> Any:  # noqa: ANN401
        placed = self.present(state)
        missing = {n: place for n, place in wanted.items() if placed.get(n) != place}
        puts = {
            (deed.number, deed.to): move
            for move, deed in self.reading.facts(state).deeds
            if deed.kind == "put"
        }
        fits = next((puts[n, place] for n, place in missing.items() if (n, place) in puts), None)
        if fits is not None:
            return fits
        taken = set(wanted.values())
        aside = (  # whoever stands where another is to stand makes room first
            move
            for (number, place), move in puts.items()
            if number in placed
            and placed[number] in {missing[n] for n in missing if n != number}
            and place not in taken
        )
        return next(aside, None)


def cleared(state: Any, side: Seat) -> Any:  # noqa: ANN401 - a position
    """The same with nobody of a side on the pitch yet."""
    if side is Seat.AWAY:
        return replace(state, away=EMPTY, taken=(state.taken[0], 0))
    return replace(state, home=EMPTY, taken=(0, state.taken[1]))


def written(line_up: Mapping[int, Place], side: Seat) -> dict[str, str]:
    """A line-up as it is kept: as home has it."""
    return {
        str(number): square_of(turned(place) if side else place)
        for number, place in sorted(line_up.items())
    }


def unwritten(places: Mapping[str, str], side: Seat) -> LineUp:
    """The inverse; what is no player or no square is left out."""
    made: LineUp = {}
    for number, square in places.items():
        place = _read(square)
        if number.isascii() and number.isdecimal() and place is not None:
            made[int(number)] = turned(place) if side else place
    return made


def _read(square: str) -> Place | None:
    known = len(square) in {2, 3} and square[0] in "abcdefgh" and square[1:].isdecimal()
    return place_of(square) if known and square.isascii() else None
