"""The places that a hand touches to make a move, in order (see `spots`).

A figurine, the square to which it goes; if that is the ball's, the ball's target, and after a mate
the next one's.  Holding the ball is its square once more.  So a pass is complete at the mate's
square, while a triangulation is still on offer from there.
"""

from engines.core.contract import Seat
from engines.figurine_football.field import NONE, STATIONS
from engines.figurine_football.moves import Aim, Dive, Move, Place, Play, Walk
from engines.figurine_football.spots import in_station


def spots(move: Move) -> tuple[int, ...]:
    """Empty for what a button makes."""
    match move:
        case Walk(figurine, origin, target) | Place(figurine, origin, target):
            return _taken_up(figurine, origin), target
        case Play():
            return _play_spots(move)
        case Aim(target) | Dive(target):
            return (target,)
        case _:
            return ()


def _play_spots(move: Play) -> tuple[int, ...]:
    ball = (move.entry,) if move.entry != NONE else ()
    kicks = tuple(square for square in (move.first, move.second) if square != NONE)
    return _taken_up(move.figurine, move.origin), *ball, *(kicks or ball)


def _taken_up(figurine: int, origin: int) -> int:
    """Where a hand takes the figurine."""
    for side in (Seat.HOME, Seat.AWAY):
        if origin in STATIONS[side]:
            return in_station(side, figurine)
    return origin
