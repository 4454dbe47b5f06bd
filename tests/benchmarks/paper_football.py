"""How fast paper football is: `python -m tests.benchmarks.paper_football` prints a table.

Beside it stands python-chess's list of legal moves from its start position, timed in the same run
on the same machine: a yardstick that many know.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from timeit import repeat

import chess

from engines.paper_football import PaperFootball
from engines.paper_football.moves import Move
from engines.paper_football.options import PaperOptions
from engines.paper_football.state import State

RULES = PaperFootball(PaperOptions(legs=1))
GAMES, MIDDLE = 30, 40


def microseconds(work: Callable[[], object], number: int = 500) -> float:
    """The best mean of five runs."""
    return min(repeat(work, number=number, repeat=5)) / number * 1e6


def plies(seed: int) -> Iterator[tuple[State, Move]]:
    """The positions of a game of random moves, each with the move that was made."""
    dice, state = Random(seed), RULES.start()
    while moves := RULES.legal_moves(state):
        move = dice.choice(list(moves))
        yield state, move
        state = RULES.apply(state, move)


def apply_times() -> list[float]:
    """How long each move of some games took to be made, in microseconds."""
    taken = []
    for state, move in [ply for seed in range(GAMES) for ply in plies(seed)]:
        begun = perf_counter()
        RULES.apply(state, move)
        taken.append((perf_counter() - begun) * 1e6)
    return taken


def main() -> None:
    start = RULES.start()
    crowded = [state for state, _ in plies(1)][MIDDLE]
    board = chess.Board()
    applied = sorted(apply_times())
    rows = [
        ("legal moves, start (368)", microseconds(lambda: RULES.legal_moves(start))),
        (
            f"legal moves, after {MIDDLE} moves ({len(RULES.legal_moves(crowded))})",
            microseconds(lambda: RULES.legal_moves(crowded)),
        ),
        (f"apply, median of {len(applied)} in {GAMES} games", median(applied)),
        ("apply, nine in ten below", applied[len(applied) * 9 // 10]),
        (
            "python-chess: list(board.legal_moves), start (20)",
            microseconds(lambda: list(board.legal_moves)),
        ),
    ]
    width = max(len(name) for name, _ in rows)
    print(f"{'paper football, 14 x 22':{width}}  microseconds")
    for name, taken in rows:
        print(f"{name:{width}}  {taken:12.1f}")


if __name__ == "__main__":
    main()
