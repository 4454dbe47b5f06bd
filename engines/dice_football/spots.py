"""The places that a hand may touch, as numbers.

0 .. 179     the squares of the board
180 .. 184   the centre and the corner cells
185, 186     over home's goal line, over away's
187 .. 190   over home's end line at its left and right, over away's
191 .. 194   beside the board: home's pieces and its keeper before they are placed, away's
"""

from engines.core.contract import Seat
from engines.dice_football.field import SQUARES
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Clearance,
    Corner,
    KeeperMove,
    Move,
    Pass,
    Put,
    Recovery,
    Shot,
    Wing,
)

GOALS, ENDS, TRAYS = SQUARES + 5, SQUARES + 7, SQUARES + 11
SPOTS = TRAYS + 4
"""How many there are."""


def goal_of(side: Seat) -> int:
    """The place in the goal that a side defends."""
    return GOALS + side


def end_of(side: Seat, wing: Wing) -> int:
    """The place over a side's end line where it gives a corner."""
    return ENDS + 2 * side + (wing == "right")


def tray_of(side: Seat, *, keeper: bool) -> int:
    """Where a side's pieces wait, or its keeper."""
    return TRAYS + 2 * side + keeper


def spots_of(move: Move) -> tuple[int, ...]:
    """The ball or a piece, and where it goes; nothing for what is said or rolled."""
    if isinstance(move, Shot) or (isinstance(move, Recovery) and move.target == OVER_LINE):
        return move.origin, goal_of(move.side.rival)
    match move:
        case Put(side, target, keeper):
            return tray_of(side, keeper=keeper), target
        case Pass() | Clearance() | Recovery():
            return move.origin, move.target
        case Corner(origin, side, wing):
            return origin, end_of(side, wing)
        case KeeperMove(origin, target):
            return (origin, target) if target != origin else ()
    return (move.target,) if isinstance(move, Ball) else ()
