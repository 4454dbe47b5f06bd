"""Who plays in whose place of the default line-up, read from a position document.

While sides place, a document names either all who play, those still to be placed with null, or only
those who stand somewhere already.  So one in which nobody is told to be waiting has a `lineup` for
a side of which nobody is.
"""

from typing import Any

import msgspec

from engines.chess_football.document import Pitch, counts_of
from engines.chess_football.field import NONE
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.state import BENCH, KEEPER, MIXTOS, Phase, State, first_lineup
from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice

SIDES = (Seat.HOME, Seat.AWAY)
PLACING = frozenset({Phase.TOSS, Phase.PLACE})


def lineup_of(options: ChessFootballOptions, pitch: Pitch, side: Seat) -> tuple[int, ...]:
    """The numbers that take part, by the default number in whose place each plays."""
    usual = first_lineup(options.players, junior=options.junior)
    given = getattr(pitch.players, side.word)
    told = getattr(pitch.lineup, side.word)
    playing = {int(key) for key in given}
    told_all = None in (*pitch.players.home.values(), *pitch.players.away.values())
    if told is msgspec.UNSET:
        told = {}
        placing = pitch.phase in {phase.word for phase in PLACING}
        if placing and not told_all and side.word not in pitch.ready:
            playing |= _waiting(pitch, side, usual, playing)
    path = f"lineup.{side.word}"
    return _by_slot(usual, playing, counts_of(told, path, 16), path)


def _waiting(pitch: Pitch, side: Seat, usual: tuple[int, ...], playing: set[int]) -> set[int]:
    """Who is still to be placed where the document does not name them.

    All of the default line-up who are neither on the bench nor sent off, and as many newcomers as
    sit there in their stead; of those who may have been replaced, mixtos first.
    """
    bench = set(getattr(pitch.bench, side.word))
    gone = set(getattr(pitch.sent_off, side.word))
    free = [n for n in usual if n and n not in bench | gone | playing]
    free.sort(key=lambda n: (n == KEEPER, n not in MIXTOS, n))
    swapped = len(bench.intersection(usual))
    came = [n for n in BENCH if n not in bench | gone | playing]
    replaced = pitch.used_subs[side]
    found = [*free[replaced:], *came[: swapped + replaced if bench else 0]]
    missing = sum(map(bool, usual)) - len(playing) - len(gone)
    return set(found[: max(0, missing)])


def _by_slot(
    usual: tuple[int, ...], playing: set[int], told: dict[int, int], path: str
) -> tuple[int, ...]:
    slots = [n if n in playing and n not in told else 0 for n in range(17)]
    for number, slot in told.items():
        moved = number == KEEPER != slot
        if number not in playing or slots[slot] or not usual[slot] or moved:
            raise PositionError(f"{path}.{number}", Notice("cannot play in that place"))
        slots[slot] = number
    for number in [n for n in range(17) if slots[n] and not usual[n] and n not in told]:
        free = [n for n in range(17) if usual[n] and not slots[n]]
        if free:
            slots[number], slots[free[0]] = 0, number
    return tuple(slots)


def told_lineup(options: ChessFootballOptions, state: State) -> dict[str, Any]:
    """What a reader of the document would not find by himself."""
    usual = first_lineup(options.players, junior=options.junior)
    told = {}
    for side in SIDES:
        lineup = state.book.lineup[side]
        odd = _by_slot(usual, set(lineup) - {0}, {}, "") != lineup
        if odd or _looks_unfinished(usual, state, side):
            slots = enumerate(lineup) if odd else ()
            told[side.word] = {str(n): slot for slot, n in slots if n and n != slot}
    return told


def _looks_unfinished(usual: tuple[int, ...], state: State, side: Seat) -> bool:
    """Whether a side that has placed all its few players seems to have more of them."""
    book = state.book
    if state.phase not in PLACING or book.ready[side]:
        return False
    if any(state.squares(each)[n] == NONE for each in SIDES for n in state.squad(each)):
        return False
    return len(state.squad(side)) + len(book.sent_off[side]) < sum(map(bool, usual))
