"""The places that a hand touches to make a move, in order (see `spots`)."""

from engines.chess_football.field import NONE
from engines.chess_football.moves import (
    Dismiss,
    Keeper,
    Move,
    Out,
    Put,
    Send,
    Step,
    Substitution,
    Swap,
    Taker,
)
from engines.chess_football.spots import beside, beyond


def spots(move: Move) -> tuple[int, ...]:  # noqa: PLR0911 - a case a kind
    """Empty for what a button makes."""
    match move:
        case Step(_, origin, target) | Send(_, origin, target):
            return (origin, target)
        case Out(_, origin, line, target):
            return (origin, beyond(line, target))
        case Substitution(side, _, newcomer, origin, target):
            return (beside(side, newcomer), origin, target)
        case Put(side, number, origin, target):
            return (beside(side, number) if origin == NONE else origin, target)
        case Swap(side, number, newcomer):
            return (beside(side, newcomer), beside(side, number))
        case Taker(_, origin, target):
            return (origin,) if target == NONE else (origin, target)
        case Keeper(target):
            return (target,)
        case Dismiss(_, origin):
            return (origin,)
        case _:
            return ()
