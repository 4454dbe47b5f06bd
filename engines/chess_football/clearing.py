"""Moving players away to the nearest free square (CF-18.1)."""

from collections.abc import Iterable
from dataclasses import replace

from engines.chess_football.field import (
    BOARD,
    NONE,
    distance,
    each,
    is_dark,
    name_of,
    square_distance,
)
from engines.chess_football.state import CENTRALES, State, moved, taken_by
from engines.core.contract import Event, Seat, Tell


def nearest(side: Seat, number: int, origin: int, free: int) -> int:
    """The square of `free` to which a player goes from `origin`; NONE if there is none.

    By a king's steps, then the straight distance, then nearer to his own goal line, then the lower
    column; a central only to squares of his colour, nobody to goal squares.
    """
    squares: Iterable[int] = each(free & BOARD)
    if number in CENTRALES:
        squares = [s for s in squares if is_dark(s) is is_dark(origin)]

    def order(square: int) -> tuple[int, int, int, int]:
        row = square >> 3
        return (
            distance(origin, square),
            square_distance(origin, square),
            -row if side else row,
            square & 7,
        )

    return min(squares, key=order, default=NONE)


def put(state: State, side: Seat, number: int, square: int) -> State:
    """A player somewhere else, or nowhere; nothing else changes."""
    squares = moved(state.squares(side), number, square)
    if side:
        return replace(state, away=squares, taken=(state.taken[0], taken_by(squares)))
    return replace(state, home=squares, taken=(taken_by(squares), state.taken[1]))


def clear(state: State, area: int, who: Iterable[tuple[Seat, int]], tell: Tell) -> State:
    """Move these players out of an area, one by one, home's first and the lowest numbers first."""
    spot = 0 if state.ball == NONE else 1 << state.ball
    for side, number in sorted(who):
        origin = state.squares(side)[number]
        if origin == NONE or not area >> origin & 1:
            continue
        taken = state.taken[0] | state.taken[1]
        square = nearest(side, number, origin, BOARD & ~(taken | area | spot))
        if square == NONE:
            continue
        state = put(state, side, number, square)
        details = (
            ("side", side.word),
            ("number", number),
            ("from", name_of(origin)),
            ("to", name_of(square)),
        )
        tell(Event("moved-away", "CF-18.1", details))
    return state


def everybody(state: State, side: Seat) -> list[tuple[Seat, int]]:
    """All players of a side on the field."""
    return [(side, number) for number, _ in state.players(side)]
