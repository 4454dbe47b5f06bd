"""Uses of a roll found the slow way: every path that the ball could take, one by one.

Nothing of the rule book is asked here but names of moves; squares are numbered as it numbers them.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

COLUMNS, ROWS = 10, 18
SQUARES = range(COLUMNS * ROWS)
CENTRE = 180
FIRST = {CENTRE: (84, 85, 94, 95), 181: (0,), 182: (9,), 183: (170,), 184: (179,)}
MOUTH = ({3, 4, 5, 6}, {173, 174, 175, 176})
ENDS = (
    {"left": {0, 1, 2}, "right": {7, 8, 9}},
    {"left": {170, 171, 172}, "right": {177, 178, 179}},
)
Path = tuple[int, ...]


class Question(NamedTuple):
    """A side (0 home, 1 away), its pieces, the rival's, the ball, and the steps of the roll."""

    side: int
    own: frozenset[int]
    rivals: frozenset[int]
    ball: int
    steps: int


def beside(square: int) -> list[int]:
    """The squares one step away."""
    column, row = square % COLUMNS, square // COLUMNS
    found = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [r * COLUMNS + c for c, r in found if 0 <= c < COLUMNS and 0 <= r < ROWS]


def paths(start: int, most: int, rivals: frozenset[int]) -> Iterator[Path]:
    """All paths of up to so many steps (DF-4.1), the one of none among them."""
    waiting: list[Path] = [(start,)]
    while waiting:
        path = waiting.pop()
        yield path
        if len(path) <= most:
            waiting += [
                (*path, square)
                for square in beside(path[-1])
                if square not in rivals and square not in path
            ]


def is_path(path: Path, rivals: frozenset[int]) -> bool:
    """Whether the squares are a path of the ball."""
    steps = all(b in beside(a) for a, b in pairwise(path))
    return steps and len(set(path)) == len(path) and not rivals & set(path[1:])


def with_ball(asked: Question) -> set[str]:
    """What a side that has the ball may do (DF-5, DF-8.1)."""
    ends, shot, corners = _from_ball(asked)
    found = {f"pass {square}" for square in ends & asked.own} | ({"goal"} if shot else set())
    found = found or {f"clear {square}" for square in ends} or {"stay"}
    return found | corners


def _from_ball(asked: Question) -> tuple[set[int], bool, set[str]]:
    """The ends of the roll, whether it scores, the corners that it gives."""
    ends, shot, corners = set(), False, set()
    before = asked.ball not in SQUARES
    starts = [s for s in FIRST.get(asked.ball, (asked.ball,)) if s not in asked.rivals]
    most = asked.steps - before + (0 if asked.ball > CENTRE else 2)
    for path in (p for s in starts for p in paths(s, most, asked.rivals)):
        steps = len(path) - 1 + before
        if steps == asked.steps:
            ends.add(path[-1])
        shot |= steps < asked.steps and path[-1] in MOUTH[1 - asked.side]
        if asked.ball <= CENTRE:
            corners |= _out(asked, path[-1])
    return ends, shot, corners


def _out(asked: Question, square: int) -> set[str]:
    """The corner that a step over the line from a square gives."""
    return {f"corner {wing}" for wing, ends in ENDS[asked.side].items() if square in ends}


def loose(asked: Question, origins: set[int]) -> set[str]:
    """What a side may do that counts from one of its nearest pieces (DF-6.2, DF-6.3, DF-8.1)."""
    found, corners = set(), set()
    for origin in origins:
        for path in paths(origin, asked.steps + 2, asked.rivals):
            if asked.ball not in path:
                continue
            steps, end = len(path) - 1, path[-1]
            if steps == asked.steps and end in asked.own and end != origin:
                found.add(f"recover {origin}>{end}")
            if steps < asked.steps and end in MOUTH[1 - asked.side]:
                found.add(f"recover {origin}>goal")
            if path.index(asked.ball) <= asked.steps:
                corners |= _out(asked, end)
    return found | corners | ({"stay"} if corners and not found else set())


def nearest(asked: Question) -> set[int]:
    """The own pieces fewest steps from the ball, counted outwards (DF-6.1)."""
    edge, seen = {asked.ball}, {asked.ball}
    while edge:
        if edge & asked.own:
            return edge & asked.own
        edge = {s for square in edge for s in beside(square)} - seen - asked.rivals
        seen |= edge
    far = {square: _apart(square, asked.ball) for square in asked.own}
    return {square for square, steps in far.items() if steps == min(far.values())}


def _apart(square: int, other: int) -> int:
    rows = abs(square // COLUMNS - other // COLUMNS)
    return rows + abs(square % COLUMNS - other % COLUMNS)


def by_chance(dice: Random, sizes: tuple[int, ...], steps: int) -> Question:
    """A line-up on any squares, of so many a side, now and then behind a wall of the rival's."""
    order = dice.sample(SQUARES, len(SQUARES))
    each = dice.choice(sizes)
    own, rivals = frozenset(order[:each]), frozenset(order[each : 2 * each])
    if dice.random() < 0.4:
        row = dice.randrange(ROWS) * COLUMNS
        rivals |= {row + column for column in dice.sample(range(COLUMNS), 9)} - own
    empty = sorted(set(SQUARES) - own - rivals)
    has = dice.random() < 0.5
    ball = dice.choice([*sorted(own), *FIRST]) if has else dice.choice(empty)
    return Question(dice.randrange(2), own, rivals, ball, steps)
