"""How fast figurine football is, and what happens in it.

`python -m tests.benchmarks.figurine_football`: positions come from the middle of random games with
nearly all figurines on the field, those with the ball in reach also by themselves.  Beside them
stands python-chess, timed in the same run: its list of legal moves and its push in a full middle
game.  What happens is counted over random games of 600 moves each.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from timeit import repeat

import chess

from engines.core.contract import Event
from engines.figurine_football import FigurineFootball
from engines.figurine_football.moves import Move, Play
from engines.figurine_football.state import Phase, State

RULES = FigurineFootball()
GAMES, LENGTH = 200, 600
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9"


def microseconds(work: Callable[[], object], number: int = 50) -> float:
    """The best mean of three runs."""
    return min(repeat(work, number=number, repeat=3)) / number * 1e6


def plies(seed: int, told: Callable[[Event], None]) -> Iterator[tuple[State, Move]]:
    """The positions of a game of random moves, each with the move that was made."""
    dice, state = Random(seed), RULES.start()
    for _ in range(LENGTH):
        moves = RULES.legal_moves(state)
        if not moves:
            return
        move = dice.choice(moves)
        yield state, move
        state = RULES.apply(state, move, told)


def full(state: State) -> bool:
    """An ordinary turn with nearly everybody on the field."""
    figurines = sum(mask.bit_count() for mask in state.taken)
    return state.phase is Phase.PLAY and figurines >= 17


def listed(states: list[State]) -> list[float]:
    return sorted(microseconds(lambda s=s: RULES.legal_moves(s), 5) for s in states)  # type: ignore[misc] # a loop's value


def main() -> None:
    counted: Counter[str] = Counter()

    def told(event: Event) -> None:
        counted[event.name] += 1

    games = [list(plies(seed, told)) for seed in range(GAMES)]
    middle = [ply for game in games for ply in game[20:300:7] if full(ply[0])][:2000]
    with_ball = [
        state for state, _ in middle
        if sum(isinstance(move, Play) for move in RULES.legal_moves(state)) > 50
    ]  # fmt: skip
    lists = listed([state for state, _ in middle])
    applied = []
    for state, move in middle:
        begun = perf_counter()
        for _ in range(5):
            RULES.apply(state, move)
        applied.append((perf_counter() - begun) / 5 * 1e6)
    board = chess.Board(MIDDLE)
    push = chess.Move.from_uci("f1e1")

    def there_and_back() -> None:
        board.push(push)
        board.pop()

    sizes = sorted(len(RULES.legal_moves(state)) for state in with_ball)
    rich = listed(with_ball)
    rows = [
        (f"legal moves, median of {len(lists)} positions", median(lists)),
        ("legal moves, nine in ten below", lists[len(lists) * 9 // 10]),
        (f"with the ball, median of {len(rich)}", median(rich)),
        ("with the ball, the longest", rich[-1]),
        ("apply, median", median(applied)),
        ("apply, nine in ten below", sorted(applied)[len(applied) * 9 // 10]),
        ("python-chess: list(board.legal_moves)", microseconds(lambda: list(board.legal_moves))),
        ("python-chess: push and pop", microseconds(there_and_back)),
    ]
    of = f"{median(sizes):.0f} moves with the ball in the median, {sizes[-1]} at most"
    print(f"{'figurine football':46}  microseconds   ({of})")
    for name, taken in rows:
        print(f"{name:46}  {taken:12.1f}")
    print(f"\nin {GAMES} random games of up to {LENGTH} moves, a game:")
    for name, count in counted.most_common():
        print(f"{name:46}  {count / GAMES:12.2f}")


if __name__ == "__main__":
    main()
