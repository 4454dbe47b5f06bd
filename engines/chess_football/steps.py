"""Strategic moves: a player to an empty square, a substitution (CF-4.1, CF-3.3, CF-9.3)."""

from engines.chess_football.field import (
    AHEAD,
    BOARD,
    CHANGES,
    GOALS,
    KING,
    KNIGHT,
    NONE,
    RAYS,
)
from engines.chess_football.moves import Move, steps, substitutions
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.state import KEEPER, KINDS, State
from engines.core.contract import Seat


def step_targets(side: Seat, number: int, origin: int, shut: int) -> list[int]:
    """The squares to which a player can move; `shut`: where players or the ball are."""
    kind = KINDS[number]
    open_ = BOARD & ~shut
    if kind in "BRQ":
        found = []
        for ray in RAYS[kind][origin]:
            for square in ray:
                if not open_ >> square & 1:
                    break
                found.append(square)
        return found
    if kind == "K":
        open_ |= GOALS[side] & ~shut
        return [square for square in KING[origin] if open_ >> square & 1]
    leads = KNIGHT[origin] if kind == "N" else AHEAD[side][origin]
    return [square for square in leads if open_ >> square & 1]


def shut_squares(state: State) -> int:
    """The squares that are not empty for a player."""
    taken = state.taken[0] | state.taken[1]
    return taken if state.ball == NONE else taken | 1 << state.ball


def step_moves(state: State, side: Seat) -> list[Move]:
    """All moves of players to empty squares."""
    shut = shut_squares(state)
    found: list[Move] = []
    for number, origin in enumerate(state.squares(side)):
        if origin != NONE:
            made = steps(number, origin)
            found += [made[s] for s in step_targets(side, number, origin, shut)]
    return found


def change_squares(state: State) -> list[int]:
    """The change squares without player and ball."""
    shut = shut_squares(state)
    return [square for square in CHANGES if not shut >> square & 1]


def substitution_moves(options: ChessFootballOptions, state: State, side: Seat) -> list[Move]:
    """CF-3.3."""
    book = state.book
    if options.junior or book.used_subs[side] >= options.substitutions:
        return []
    free = change_squares(state)
    return [
        made[square]
        for number, origin in state.players(side)
        if number != KEEPER
        for newcomer in book.bench[side]
        for made in (substitutions(side, number, newcomer, origin),)
        for square in free
    ]


def strategic_moves(options: ChessFootballOptions, state: State, side: Seat) -> list[Move]:
    return step_moves(state, side) + substitution_moves(options, state, side)
