"""Cautions, sendings-off, and what ends with a turn (CF-12.1, CF-12.4, CF-12.5)."""

from dataclasses import replace

from engines.chess_football.clearing import put
from engines.chess_football.field import NONE, is_dark
from engines.chess_football.state import CENTRALES, State
from engines.core.contract import Event, Seat, Tell

Pair = tuple[int, int]


def of_pair(pair: Pair, side: Seat, value: int) -> Pair:
    """A pair with the side's part replaced."""
    return (pair[0], value) if side else (value, pair[1])


def send_off(state: State, side: Seat, number: int, clause: str, tell: Tell) -> State:
    """A player leaves for good, and nobody comes in his place (CF-3.3)."""
    tell(Event("sent-off", clause, (("side", side.word), ("number", number))))
    book = state.book
    sent_off = list(book.sent_off)
    sent_off[side] = tuple(sorted({*sent_off[side], number}))
    book = replace(book, sent_off=(sent_off[0], sent_off[1]))
    return forgotten(replace(state, book=book), side, number, 0)


def forgotten(state: State, side: Seat, number: int, newcomer: int) -> State:
    """A player is no more on the field; `newcomer` (0: nobody) is in his place in the line-up."""
    book, lineup = state.book, list(state.book.lineup)
    lineup[side] = tuple(newcomer if n == number else n for n in lineup[side])
    keep = ~(1 << number)
    return put(
        replace(
            state,
            book=replace(book, lineup=(lineup[0], lineup[1])),
            barred=of_pair(state.barred, side, state.barred[side] & keep),
            offside=of_pair(state.offside, side, state.offside[side] & keep),
        ),
        side,
        number,
        NONE,
    )


def caution(state: State, side: Seat, number: int, tell: Tell) -> State:
    """CF-12.1: the second one sends him off."""
    book = state.book
    given = list(book.cautions)
    given[side] = tuple(sorted((*given[side], number)))
    tell(Event("caution", "CF-12.1", (("side", side.word), ("number", number))))
    state = replace(state, book=replace(book, cautions=(given[0], given[1])))
    if given[side].count(number) < 2 or state.squares(side)[number] == NONE:
        return state
    return send_off(state, side, number, "CF-12.1", tell)


def turn_over(state: State, side: Seat, acted: int, tell: Tell) -> State:
    """The turn of a side has been used by one of its players, or by none (`acted` 0)."""
    touched = state.touched
    if touched:
        state = replace(state, touched=0)
        if acted and acted != touched:
            state = caution(state, side, touched, tell)
    award = state.restart
    if award is not None and award.kind == "advantage":
        state = replace(state, restart=None)
        if state.squares(side.rival)[award.offender] != NONE:
            state = send_off(state, side.rival, award.offender, "CF-12.4", tell)
    return state


def on_one_colour(state: State, side: Seat) -> bool:
    """CF-12.5: whether both centrales stand on squares of one colour."""
    one, other = (state.squares(side)[number] for number in CENTRALES)
    return NONE not in (one, other) and is_dark(one) is is_dark(other)


def standing(state: State) -> Seat | None:
    """The draw offer after the side to move has moved: it declines the other's (G-3)."""
    return state.draw_offer if state.draw_offer is state.turn else None
