"""Placing before a kick-off, and the kick-off itself (CF-8.1 to CF-8.5)."""

from dataclasses import replace
from functools import cache

from engines.chess_football.clearing import nearest, put
from engines.chess_football.conduct import on_one_colour
from engines.chess_football.field import (
    BOARD,
    CENTRAL,
    GOALS,
    HALVES,
    KICK_OFF,
    NONE,
    PENAL,
    each,
    is_dark,
    name_of,
    square_of,
)
from engines.chess_football.moves import Call, Move, Put, Swap
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.restarts import sendable
from engines.chess_football.state import (
    CENTRALES,
    EMPTY,
    KEEPER,
    MIXTOS,
    ORDER,
    Phase,
    Restart,
    State,
)
from engines.core.contract import Event, Seat, Tell

DEFAULT = {
    1: "e1", 2: "c3", 3: "f3", 4: "a3", 5: "h3", 6: "c5", 8: "f5", 7: "b6", 9: "g6",
    10: "d5", 11: "e5",
}  # fmt: skip
WITH_BALL = {**DEFAULT, 10: "d6", 11: "e6"}


def default_square(side: Seat, number: int, *, kicks: bool) -> int:
    """Where a number of the default line-up stands (CF-8.5)."""
    square = square_of((WITH_BALL if kicks else DEFAULT)[number]) or 0
    return 111 - square if side else square


def open_squares(state: State, side: Seat, number: int) -> int:
    """The squares on which a player may be placed now."""
    return lawful_squares(state, side, number) & ~state.taken[side]


def lawful_squares(state: State, side: Seat, number: int) -> int:
    """The squares on which he may stand before a kick-off (CF-8.1, CF-8.2)."""
    found = HALVES[side]
    if number == KEEPER:
        found |= GOALS[side]
    else:
        found &= ~PENAL[side]
    if side is not state.book.kicker:
        found &= ~CENTRAL[side]
    return found


@cache
def _puts(side: Seat, number: int, origin: int) -> tuple[Put, ...]:
    return tuple(Put(side, number, origin, target) for target in range(112))


def place_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    side = state.turn
    squares = state.squares(side)
    found: list[Move] = [
        _puts(side, number, squares[number])[square]
        for number in sorted(state.squad(side))
        for square in each(open_squares(state, side, number))
    ]
    found += swaps(state, side)
    if is_ready(state, side):
        found.append(Call.READY)
    if may_default(state, side):
        found.append(Call.DEFAULT)
    return found


def swaps(state: State, side: Seat) -> list[Move]:
    """CF-3.2: exchanges of mixtos, before the match."""
    if not before_match(state):
        return []
    playing = sorted(state.squad(side) & MIXTOS)
    return [Swap(side, number, other) for number in playing for other in state.book.bench[side]]


def before_match(state: State) -> bool:
    book = state.book
    return book.half == 1 and book.score == (0, 0) and book.used_subs == (0, 0)


def all_placed(state: State, side: Seat) -> bool:
    squares = state.squares(side)
    return all(squares[number] != NONE for number in state.squad(side))


def has_kicker(state: State, side: Seat) -> bool:
    """Whether the kicking side has a player on its central squares."""
    return side is not state.book.kicker or bool(state.taken[side] & CENTRAL[side])


def is_ready(state: State, side: Seat) -> bool:
    return all_placed(state, side) and (has_kicker(state, side) or not state.squad(side))


def may_default(state: State, side: Seat) -> bool:
    """Default is ready as well: it needs a player on the central squares in the end."""
    return not state.squad(side) or has_kicker(by_default(state, side), side)


def by_default(state: State, side: Seat, *, forced: bool = False) -> State:
    """Place those who are not placed yet; `forced`: somebody goes to the ball in any case."""
    kicks = side is state.book.kicker
    waiting = [
        (slot, number)
        for slot, number in enumerate(state.book.lineup[side])
        if number and state.squares(side)[number] == NONE
    ]
    for slot, number in waiting:
        square = default_square(side, slot, kicks=kicks)
        if not open_squares(state, side, number) >> square & 1:
            square = _next_to(state, side, number, square)
        if square != NONE:
            state = put(state, side, number, square)
    if forced and kicks and not has_kicker(state, side) and state.squad(side):
        state = _to_ball(state, side, [number for _, number in waiting])
    return state


def _next_to(state: State, side: Seat, number: int, square: int) -> int:
    """The nearest free legal square by CF-18.1."""
    return nearest(side, number, square, open_squares(state, side, number) & BOARD)


def _to_ball(state: State, side: Seat, waiting: list[int]) -> State:
    """Nobody stands on the central squares: the first of the default order goes there."""
    slots = state.book.lineup[side]
    names = [slots[slot] for slot in (*ORDER[1:], KEEPER) if slots[slot]]
    able = [number for number in names if number in waiting] or names
    for number in able:
        for square in KICK_OFF[side]:
            central = number in CENTRALES
            if not central or is_dark(square) is is_dark(state.squares(side)[number]):
                return put(state, side, number, square)
    return state


def swapped(state: State, move: Swap) -> State:
    """CF-3.2: the newcomer takes the other's place, in the default line-up too."""
    side, book = state.turn, state.book
    bench, lineup = list(book.bench), list(book.lineup)
    bench[side] = tuple(sorted({*bench[side], move.number} - {move.newcomer}))
    lineup[side] = tuple(move.newcomer if n == move.number else n for n in lineup[side])
    book = replace(book, bench=(bench[0], bench[1]), lineup=(lineup[0], lineup[1]))
    square = state.squares(side)[move.number]
    state = put(replace(state, book=book), side, move.number, NONE)
    return state if square == NONE else put(state, side, move.newcomer, square)


# -- ready


def ready(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """A side has placed its players."""
    side, book = state.turn, state.book
    made = (book.ready[0], True) if side else (True, book.ready[1])
    state = replace(state, book=replace(book, ready=made))
    if on_one_colour(state, side):
        award = Restart("kick-off", side)
        return replace(state, phase=Phase.DISMISS, turn=side.rival, restart=award)
    return after_ready(options, state, tell)


def after_ready(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """The next one places, or the ball is kicked off."""
    waiting = [side for side in (state.book.kicker, state.book.kicker.rival)
               if not state.book.ready[side]]  # fmt: skip
    if waiting:
        return replace(state, phase=Phase.PLACE, turn=waiting[0], restart=None)
    return kick_off(options, state, tell)


def kick_off_square(state: State, side: Seat) -> int:
    """Where the ball lies (CF-8.3)."""
    first, second = KICK_OFF[side]
    taken = state.taken[side]
    return second if taken >> second & 1 and not taken >> first & 1 else first


def kick_off(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    kicker = state.book.kicker
    square = kick_off_square(state, kicker)
    tell(Event("kick-off", "CF-8.3", (("side", kicker.word), ("spot", name_of(square)))))
    book = replace(state.book, kicker=Seat.HOME, ready=(False, False))
    state = replace(state, ball=square, phase=Phase.KICK_OFF, turn=kicker, restart=None, book=book)
    return sendable(options, state, tell)


def dismissed_before_kick_off(
    options: ChessFootballOptions, state: State, side: Seat, tell: Tell, *, was_taker: bool
) -> State:
    """CF-12.5: a taker who is sent off is replaced, back in that side's `place`."""
    if not was_taker:
        return after_ready(options, state, tell)
    book = state.book
    waits = (book.ready[0], False) if side else (False, book.ready[1])
    return replace(
        state, phase=Phase.PLACE, turn=side, restart=None, book=replace(book, ready=waits)
    )


def new_placing(options: ChessFootballOptions, state: State, kicker: Seat, tell: Tell) -> State:
    """Both sides place anew (CF-8.1, CF-10.3); in junior mode they stand in the default line-up."""
    state = replace(
        state,
        home=EMPTY,
        away=EMPTY,
        taken=(0, 0),
        ball=NONE,
        turn=kicker,
        phase=Phase.PLACE,
        book=replace(state.book, kicker=kicker, ready=(False, False)),
        last=None,
        streak=0,
        streak_of=None,
        barred=(0, 0),
        offside=(0, 0),
        touched=0,
        restart=None,
        time_up=False,
    )
    if not options.junior:
        return state
    for side in (Seat.HOME, Seat.AWAY):
        state = by_default(state, side)
    return kick_off(options, state, tell)
