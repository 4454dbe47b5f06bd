"""Counting all ways to play on: the figure by which two rule books are compared."""

from engines.core.contract import M, Rules, S
from engines.core.errors import UncountableError
from engines.core.sampled import Sampled


def perft(rules: Rules[S, M], state: S, depth: int) -> int:
    """The number of move sequences of that length from here, nature's moves included.

    A finished game has none of a length above 0; asides and interrupts are not counted.
    Raises `UncountableError` where moves cannot be listed.
    """
    if depth == 0:
        return 1
    moves = rules.legal_moves(state)
    if isinstance(moves, Sampled):
        raise UncountableError(rules.phase(state))
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.apply(state, move), depth - 1) for move in moves)
