"""The numbers by which the rules name places, and what they stand for on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.chess_football.spots import BENCH, OUT, SEATS, beside
from engines.core.contract import Seat
from game.scenes.chess.geometry import COLUMNS, beyond, on_board

if TYPE_CHECKING:
    from game.scenes.chess.geometry import Place


def spot_of(place: Place) -> int:
    return place[1] * COLUMNS + place[0]


def square_of(spot: int) -> Place | None:
    """The square of a spot; None if it is none."""
    place = spot % COLUMNS, spot // COLUMNS
    return place if 0 <= spot < BENCH and on_board(place) else None


def bench_spot(side: Seat, number: int) -> int:
    return beside(side, number)


def player_of(spot: int) -> tuple[Seat, int] | None:
    """Whose seat on a bench a spot is; None if it is none."""
    if not BENCH <= spot < OUT:
        return None
    side, number = divmod(spot - BENCH, SEATS)
    return Seat(side), number


def beyond_of(spot: int) -> Place | None:
    """The place beyond the edge; None if the spot is none."""
    if spot < OUT:
        return None
    square, end = divmod(spot - OUT, 2)
    return beyond((square % COLUMNS, square // COLUMNS), "end" if end else "side")
