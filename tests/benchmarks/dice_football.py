"""How fast dice football is, and what happens in it: `python -m tests.benchmarks.dice_football`.

What is timed is finding all uses of a roll, over line-ups by chance: with the ball, with a loose
one, and with the sums of corners and bonus points, which are long ways.  Beside them stands
python-chess, timed in the same run: its list of legal moves in a full middle game.  What happens is
counted over matches by chance in which the keepers are called now and then.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter
from timeit import repeat

import chess

from engines.core.contract import Event, Seat, Tell, unheard
from engines.core.options import read_options
from engines.dice_football import BOOK, DiceFootball
from engines.dice_football.field import FIRST_CORNER, squares_in
from engines.dice_football.moves import Move, Put
from engines.dice_football.state import Phase, State, pair
from engines.dice_football.uses import is_dead

GAMES, ROLLS, CALLS = 200, 60, 0.08
"""Matches, the ball rolls of a half, and how often a keeper is called before one."""
LINE_UPS = 400
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9"
PENDING = frozenset({Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY})


def rules(placing: str) -> DiceFootball:
    given = {"rolls": ROLLS, "clock": False, "placing": placing}
    return DiceFootball(read_options(BOOK.options, given))


PLACED, FREE = rules("default"), rules("free")


def line_up(dice: Random) -> State:
    """Eleven a side, each put on any square that the rules leave it; a side is to use a roll."""
    state = FREE.start()
    while state.phase in {Phase.DRAW, Phase.PLACE}:
        moves = FREE.legal_moves(state)
        puts = [move for move in moves if isinstance(move, Put)]
        state = FREE.apply(state, dice.choice(puts or moves))
    return replace(state, turn=Seat(dice.randrange(2)), phase=Phase.MOVE)


def held(dice: Random, state: State, face: int) -> State:
    """A face, with the ball on a piece."""
    return replace(state, ball=dice.choice(squares_in(state.pieces(state.turn))), face=face)


def loose(dice: Random, state: State, face: int, bonus: int = 0) -> State:
    """A face, with the ball on an empty square."""
    ball = dice.choice(squares_in(state.empty))
    return replace(state, ball=ball, face=face, bonus=pair(state.turn, bonus, 0))


def corner(dice: Random, state: State, total: int) -> State:
    """The sum of a corner at the rival's end, with some bonus."""
    ball = FIRST_CORNER + dice.randrange(2) + (0 if state.turn else 2)
    return replace(state, ball=ball, face=total, bonus=pair(state.turn, dice.randrange(7), 0))


Positions = list[State]


def sampled(dice: Random) -> Iterator[tuple[str, Positions]]:
    """Names and positions."""
    boards = [line_up(dice) for _ in range(LINE_UPS)]
    for face in range(1, 7):
        yield f"with the ball, face {face}", [held(dice, board, face) for board in boards]
    sums = [(board, total) for board in boards[::3] for total in range(3, 12)]
    yield "corner, 3 to 11 and 0 to 6", [corner(dice, board, total) for board, total in sums]
    for face in range(1, 7):
        yield f"loose ball, face {face}", [loose(dice, board, face) for board in boards]
    yield "loose ball, face 6 and 6 more", [loose(dice, board, 6, 6) for board in boards]


def milliseconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1e3


def show(name: str, times: list[float], found: float | None = None) -> None:
    ordered = sorted(times)
    ninth = ordered[len(ordered) * 9 // 10]
    uses = "" if found is None else f"{found:8.1f}"
    print(f"{name:36}{median(ordered):9.3f}{ninth:9.3f}{ordered[-1]:10.3f}{uses}")


def uses_of_rolls(dice: Random) -> None:
    for name, positions in sampled(dice):
        times = [milliseconds(lambda s=s: PLACED.legal_moves(s)) for s in positions]  # type: ignore[misc] # a loop's value
        show(name, times, sum(len(PLACED.legal_moves(s)) for s in positions) / len(positions))


def dead_balls(dice: Random) -> None:
    """The test that is made whenever a roll on a loose ball falls due."""
    times = []
    for _ in range(LINE_UPS):
        state = loose(dice, line_up(dice), 1)
        pieces = state.pieces(Seat.HOME), state.pieces(Seat.AWAY)
        is_dead.cache_clear()
        times.append(milliseconds(lambda b=state.ball, p=pieces: is_dead(b, *p)))  # type: ignore[misc] # a loop's value
    show("is a loose ball dead?", times)


def plies(seed: int, tell: Tell) -> Iterator[tuple[State, Move]]:
    """The positions of a match by chance, each with the move that is made."""
    dice, state = Random(seed), PLACED.start()
    while state.phase is not Phase.OVER:
        called = [call for seat in Seat for call in PLACED.interrupts(state, seat)]
        out_of_turn = state.phase in PENDING and called and dice.random() < CALLS
        move = dice.choice(called if out_of_turn else PLACED.legal_moves(state))
        yield state, move
        state = PLACED.apply(state, move, tell)


def applied(seed: int) -> list[float]:
    """The moves of a match, one after another as they are made."""
    made = list(plies(seed, unheard))
    is_dead.cache_clear()
    return [milliseconds(lambda p=p: PLACED.apply(*p)) for p in made]  # type: ignore[misc] # a loop's value


def happened() -> None:
    """What a match is like."""
    counted: Counter[str] = Counter()
    called = 0

    def told(event: Event) -> None:
        name = event.name if event.clause != "DF-3.4" else f"{event.name} in the shoot-out"
        counted[name] += 1

    for seed in range(GAMES):
        called += sum(state.phase is Phase.KEEPER_ROLL for state, _ in plies(seed, told))
    counted["call"] = called
    print(f"\nin {GAMES} matches by chance of two halves of {ROLLS} rolls, a match:")
    for name, count in counted.most_common():
        print(f"{name:36}{count / GAMES:9.2f}")


def main() -> None:
    dice = Random(1)
    print(f"{'dice football: all uses of a roll':36}   median nine in ten   worst    moves")
    print(f"{'':36}{'milliseconds':>18}")
    uses_of_rolls(dice)
    dead_balls(dice)
    show("apply, in matches by chance", [taken for seed in range(10) for taken in applied(seed)])
    board = chess.Board(MIDDLE)
    best = min(repeat(lambda: list(board.legal_moves), number=50, repeat=3)) / 50 * 1e3
    print(f"{'python-chess: list(board.legal_moves)':36}{best:8.3f}")
    happened()


if __name__ == "__main__":
    main()
