"""How fast chess football is, and what happens in it: `python -m tests.benchmarks.chess_football`.

Positions come from the middle of random games with all players on the field.  Beside them stands
python-chess, timed in the same run: its list of legal moves and its push in a full middle game.
What happens is counted over random games of 400 moves each: goals, fouls, restarts, offsides.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from timeit import repeat

import chess

from engines.chess_football import BOOK, ChessFootball
from engines.chess_football.moves import Call, Move
from engines.chess_football.state import Phase, State
from engines.core.contract import Event
from engines.core.options import read_options

RULES = ChessFootball(read_options(BOOK.options, {"mode": "senior"}))
GAMES, LENGTH = 200, 400
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9"


def microseconds(work: Callable[[], object], number: int = 50) -> float:
    """The best mean of three runs."""
    return min(repeat(work, number=number, repeat=3)) / number * 1e6


def plies(seed: int, told: Callable[[Event], None]) -> Iterator[tuple[State, Move]]:
    """The positions of a game of random moves, each with the move that was made.

    Players are placed by default: else a random game is hardly more than placing.
    """
    dice, state = Random(seed), RULES.start()
    for _ in range(LENGTH):
        moves = RULES.legal_moves(state)
        if not moves:
            return
        move = Call.DEFAULT if state.phase is Phase.PLACE else dice.choice(moves)
        yield state, move
        state = RULES.apply(state, move, told)


def full(state: State) -> bool:
    """An ordinary turn with nearly everybody on the field."""
    players = sum(mask.bit_count() for mask in state.taken)
    return state.phase is Phase.PLAY and players >= 20


def main() -> None:
    counted: Counter[str] = Counter()

    def told(event: Event) -> None:
        counted[event.name] += 1

    games = [list(plies(seed, told)) for seed in range(GAMES)]
    middle = [ply for game in games[:40] for ply in game[30:300:9] if full(ply[0])]
    lists = sorted(microseconds(lambda s=s: RULES.legal_moves(s), 5) for s, _ in middle)  # type: ignore[misc] # a loop's value
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

    sizes = [len(RULES.legal_moves(state)) for state, _ in middle]
    rows = [
        (f"legal moves, median of {len(middle)} positions", median(lists)),
        ("legal moves, nine in ten below", lists[len(lists) * 9 // 10]),
        ("apply, median", median(applied)),
        ("apply, nine in ten below", sorted(applied)[len(applied) * 9 // 10]),
        ("python-chess: list(board.legal_moves)", microseconds(lambda: list(board.legal_moves))),
        ("python-chess: push and pop", microseconds(there_and_back)),
    ]
    print(f"{'chess football':46}  microseconds   ({median(sizes):.0f} moves in the median)")
    for name, taken in rows:
        print(f"{name:46}  {taken:12.1f}")
    print(f"\nin {GAMES} random games of up to {LENGTH} moves, a game:")
    for name, count in counted.most_common():
        print(f"{name:46}  {count / GAMES:12.2f}")


if __name__ == "__main__":
    main()
