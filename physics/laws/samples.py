"""The legal moves of a phase that has more than can be listed: a few of them, always the same.

They are drawn by luck that depends on nothing but the position.  So a match can be played at random
as in any other game, without a table.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from zlib import crc32

from physics.laws.check import refusal
from physics.laws.measures import (
    FULL_POWER,
    FULL_TURN,
    OUTER,
    QUEEN,
    REACH,
    Man,
    on_surface,
)
from physics.laws.moves import Call, Move, Place, Rack, Settled, Strike
from physics.laws.options import CarromOptions
from physics.laws.state import Phase, State
from physics.laws.striking import free_spots

TRIES = 12  # of each kind
GRID = range(-31350, 31351, 3300)  # men there never touch


class Luck:
    """Numbers that look random and follow from the position alone."""

    def __init__(self, state: State) -> None:
        self._at = crc32(repr(state).encode()) + 1

    def below(self, limit: int) -> int:
        self._at = (self._at * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self._at >> 33) % limit

    def between(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def one_in(self, chances: int) -> bool:
        return self.below(chances) == 0


def samples(options: CarromOptions, state: State) -> tuple[Move, ...]:
    """Some legal moves, each once; at least one unless the game is over."""
    drawn = _DRAWN[state.phase](state, Luck(state))
    return tuple(dict.fromkeys(move for move in drawn if not refusal(options, state, move)))


def _racks(state: State, luck: Luck) -> Iterator[Move]:
    yield Rack(luck.below(360))
    yield from _strikes(state, luck)


def _strikes(state: State, luck: Luck) -> Iterator[Move]:
    yield Call.PASS
    for _ in range(TRIES):
        x, angle = luck.between(-REACH, REACH), luck.below(FULL_TURN)
        yield Strike(x, angle, luck.between(1, FULL_POWER))
    straight = (90 * 100 * (state.chair + 1)) % FULL_TURN
    for x in islice(free_spots(state), 2):
        yield Strike(x, straight, luck.between(1, FULL_POWER))


def _rests(state: State, luck: Luck) -> Iterator[Move]:
    for _ in range(TRIES):
        yield _rest(state, luck)


def _rest(state: State, luck: Luck) -> Settled:
    """A strike that pockets some men, and leaves the others where they were or anywhere."""
    chances = luck.between(2, 12)
    left = [man for man in state.men if not luck.one_in(chances * (2 if man.kind == QUEEN else 1))]
    if luck.one_in(2):
        left = _scattered(left, luck)
    gone = len(left) < len(state.men)
    return Settled(tuple(left), luck.one_in(5), gone or not luck.one_in(4))


def _scattered(men: list[Man], luck: Luck) -> list[Man]:
    cells = [(x, y) for x in GRID for y in GRID if on_surface(x, y)]
    return [Man(man.kind, *cells.pop(luck.below(len(cells)))) for man in men]


def _places(_: State, luck: Luck) -> Iterator[Move]:
    yield from (Call.AUTO, Call.NONE)
    for _try in range(TRIES):
        yield Place(luck.between(-OUTER, OUTER), luck.between(-OUTER, OUTER))


_DRAWN: Mapping[Phase, Callable[[State, Luck], Iterator[Move]]] = {
    Phase.RACK: _racks,
    Phase.STRIKE: _strikes,
    Phase.ROLLING: _rests,
    Phase.PLACE: _places,
}
