"""Who plays in whose place of the default line-up, read from a position document."""

from typing import Any

from engines.chess_football.document import Pitch, counts_of
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.state import BENCH, KEEPER, MIXTOS, State, first_lineup
from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice

SIDES = (Seat.HOME, Seat.AWAY)


def lineup_of(options: ChessFootballOptions, pitch: Pitch, side: Seat) -> tuple[int, ...]:
    """The numbers that take part, by the default number in whose place each plays."""
    usual = first_lineup(options.players, junior=options.junior)
    given = getattr(pitch.players, side.word)
    playing = {int(key) for key in given}
    told_all = None in (*pitch.players.home.values(), *pitch.players.away.values())
    if pitch.phase in {"toss", "place"} and not told_all and side.word not in pitch.ready:
        playing |= _waiting(pitch, side, usual, playing)
    path = f"lineup.{side.word}"
    return _by_slot(usual, playing, counts_of(getattr(pitch.lineup, side.word), path, 16), path)


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
        if number not in playing or slots[slot]:
            raise PositionError(f"{path}.{number}", Notice("cannot play in that place"))
        slots[slot] = number
    for number in [n for n in range(17) if slots[n] and not usual[n] and n not in told]:
        free = [n for n in range(17) if usual[n] and not slots[n]]
        if free:
            slots[number], slots[free[0]] = 0, number
    return tuple(slots)


def told_lineup(options: ChessFootballOptions, state: State) -> dict[str, Any]:
    """The places that a reader of the document would not find by himself."""
    usual = first_lineup(options.players, junior=options.junior)
    told = {}
    for side in SIDES:
        lineup = state.book.lineup[side]
        found = _by_slot(usual, set(lineup) - {0}, {}, "")
        if found != lineup:
            told[side.word] = {str(n): slot for slot, n in enumerate(lineup) if n and n != slot}
    return told
