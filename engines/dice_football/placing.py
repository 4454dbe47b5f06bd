"""Who may stand where (chapter 2), and the line-up that everybody knows (DF-2.6)."""

from collections.abc import Iterator
from dataclasses import replace

from engines.core.contract import Seat
from engines.dice_football.field import (
    ALL,
    BIG,
    COLUMNS,
    CORNER_SQUARES,
    KEEPERS,
    NONE,
    OUTFIELD,
    SMALL,
    SQUARES,
    TOUCHING,
    spread,
    squares_in,
)
from engines.dice_football.moves import Move, Put, Word
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.state import PIECES, State, pair

OWN_IN_AREA, RIVALS_IN_AREA = 2, 1
"""Outfield pieces in a big area: of the side whose it is, and of its rival (DF-2.3)."""


def lined_up(state: State, side: Seat) -> State:
    """A side in its default line-up."""
    return replace(
        state,
        keepers=pair(side, KEEPERS[side], state.keepers[side.rival]),
        outfield=pair(side, OUTFIELD[side], state.outfield[side.rival]),
    )


def with_put(state: State, move: Put) -> State:
    """One piece more."""
    side = move.side
    if move.keeper:
        return replace(state, keepers=pair(side, move.target, state.keepers[side.rival]))
    mine = state.outfield[side] | 1 << move.target
    return replace(state, outfield=pair(side, mine, state.outfield[side.rival]))


def place_moves(options: DiceFootballOptions, state: State) -> list[Move]:
    """Every piece that is still to be placed, on every square that it may have."""
    side, found = state.turn, list[Move]()
    if state.keepers[side] == NONE:
        squares = squares_in(SMALL[side] & state.empty)
        puts = (Put(side, square, keeper=True) for square in squares)
        found += [put for put in puts if not against(options, state, put)]
    if state.outfield[side].bit_count() < PIECES - 1:
        found += [Put(side, square) for square in squares_in(open_squares(options, state))]
    if may_line_up(state):
        found.append(Word.DEFAULT)
    return found


def may_line_up(state: State) -> bool:
    """DF-2.1: a side that has placed nothing, if all its squares are free."""
    side = state.turn
    wanted = OUTFIELD[side] | 1 << KEEPERS[side]
    return not state.pieces(side) and state.empty & wanted == wanted


def open_squares(options: DiceFootballOptions, state: State) -> int:
    """The squares on which the side may put an outfield piece."""
    side = state.turn
    found = state.empty & ~(SMALL[0] | SMALL[1] | CORNER_SQUARES | full_areas(state, side))
    if options.barriers == "sealed":
        return sum(1 << square for square in squares_in(found) if not seals(state, side, square))
    return found & ~touching(state.outfield[side])


def full_areas(state: State, side: Seat) -> int:
    """The big areas into which the side may put no more (DF-2.3)."""
    most = pair(side, OWN_IN_AREA, RIVALS_IN_AREA)
    mine = state.outfield[side]
    return sum(BIG[k] for k in (0, 1) if (mine & BIG[k]).bit_count() >= most[k])


def touching(pieces: int) -> int:
    """The squares of a set and all around them, corners included."""
    found = 0
    for square in squares_in(pieces):
        found |= TOUCHING[square]
    return found


def seals(state: State, side: Seat, square: int) -> bool:
    """Whether a piece on a square makes more than one region of what its side does not hold."""
    return not is_one(ALL & ~(state.pieces(side) | 1 << square))


def is_one(squares: int) -> bool:
    """Whether steps lead from every square of a set to every other one within it."""
    seen = squares & -squares
    while (more := spread(seen) & squares | seen) != seen:
        seen = more
    return seen == squares


def against(options: DiceFootballOptions, state: State, move: Put) -> str:
    """The clause that forbids a piece on a square, the first in the file; "" if none does."""
    clauses = _against_keeper if move.keeper else _against_outfield
    return next(clauses(options, state, move), "")


def _against_keeper(options: DiceFootballOptions, state: State, move: Put) -> Iterator[str]:
    if state.keepers[move.side] != NONE or not state.empty >> move.target & 1:
        yield "DF-2.1"
    if not SMALL[move.side] >> move.target & 1:
        yield "DF-2.2"
    if options.barriers == "sealed" and seals(state, move.side, move.target):
        yield "DF-2.5"


def _against_outfield(options: DiceFootballOptions, state: State, move: Put) -> Iterator[str]:
    side, square = move.side, move.target
    if state.outfield[side].bit_count() == PIECES - 1 or not state.empty >> square & 1:
        yield "DF-2.1"
    if (SMALL[0] | SMALL[1]) >> square & 1:
        yield "DF-2.2"
    if full_areas(state, side) >> square & 1:
        yield "DF-2.3"
    if CORNER_SQUARES >> square & 1:
        yield "DF-2.4"
    sealed = options.barriers == "sealed"
    if seals(state, side, square) if sealed else touching(state.outfield[side]) >> square & 1:
        yield "DF-2.5"


def in_reach(face: int, square: int) -> list[int]:
    """The squares of his small area to which a keeper may go by a face, his own among them."""
    row = square // COLUMNS * COLUMNS
    most = {4: 1, 5: 2}.get(face, SQUARES)
    area = (s for s in range(row, row + COLUMNS) if (SMALL[0] | SMALL[1]) >> s & 1)
    return [other for other in area if abs(other - square) <= most]
