"""A turn in play: what comes of an action, and of one by which an offside duty is forgotten."""

from dataclasses import replace

from engines.core.contract import Event, Seat, Tell
from engines.figurine_football.field import (
    GOALS,
    NONE,
    RED,
    STATION_SQUARES,
    YELLOW,
    each,
    name_of,
)
from engines.figurine_football.match import IDLE_TURNS, next_turn, scored
from engines.figurine_football.moves import Call, Play, Walk
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.state import (
    NAMES,
    Match,
    Phase,
    State,
    answered,
    moved,
    names,
    of_pair,
    station_of,
)

FREE_BOOKINGS = 2
"""So many of a side's booked figurines may come back; the others are sent off (FF-6.1)."""


def acted(
    options: FigurineFootballOptions, state: State, move: Walk | Play | Call, tell: Tell
) -> State:
    """FF-4.1, and the duty of FF-9.1: an offender that is moved or plays has done his."""
    pending = state.offside
    if pending:
        left = pending if isinstance(move, Call) else pending & ~(1 << move.figurine)
        if left == pending:
            return _lost(options, state, tell)
        if left:
            _tell_offside(state, left, "FF-9.4", tell)
        pending = left
    if isinstance(move, Walk):
        return _walked(options, state, move, pending, tell)
    if isinstance(move, Play):
        return _played(options, state, move, pending, tell)
    return _handed_over(options, state, 0, tell)  # FF-4.1: nothing can be done


# -- offside


def _lost(options: FigurineFootballOptions, state: State, tell: Tell) -> State:
    """FF-9.3: the action is not done, the rival may place the offenders."""
    offenders = state.offside
    details = (("side", state.turn.word), ("figurines", names(offenders)))
    tell(Event("turn-lost", "FF-9.3", details))
    _tell_offside(state, offenders, "FF-9.3", tell)
    return _handed_over(options, state, offenders, tell)


def _tell_offside(state: State, offenders: int, clause: str, tell: Tell) -> None:
    side, squares = state.turn, state.squares(state.turn)
    for figurine in each(offenders):
        where = name_of(squares[figurine])
        details = (("side", side.word), ("figurine", NAMES[figurine]), ("square", where))
        tell(Event("offside", clause, details))


def _handed_over(options: FigurineFootballOptions, state: State, pending: int, tell: Tell) -> State:
    """A turn in which nothing has moved goes over to the rival."""
    after = replace(
        state,
        turn=state.turn.rival,
        idle=state.idle + 1,
        turns=state.turns + 1,
        offside=0,
        draw_offer=answered(state),
    )
    return next_turn(options, after, pending, tell)


# -- actions


def _walked(
    options: FigurineFootballOptions, state: State, move: Walk, pending: int, tell: Tell
) -> State:
    """A figurine moves, or comes back, to a square without the ball."""
    side, match = state.turn, state.match
    if move.origin in STATION_SQUARES:
        match = _returned(match, side, move.figurine, move.target, tell)
    squares, stands = _standing(state, move.figurine, move.origin, move.target)
    after = State(  # faster than `replace`: most moves of a search are made here
        home=state.home if side else squares,
        away=squares if side else state.away,
        taken=(state.taken[0], stands) if side else (stands, state.taken[1]),
        ball=state.ball,
        turn=side.rival,
        phase=Phase.PLAY,
        match=match,
        last=state.last,
        idle=state.idle + 1,
        turns=state.turns + 1,
        draw_offer=None if state.draw_offer is None else answered(state),
    )
    return _turn_over(options, after, pending, tell)


def _played(
    options: FigurineFootballOptions, state: State, move: Play, pending: int, tell: Tell
) -> State:
    """A figurine comes onto the ball or has it, and holds it or plays it once or twice."""
    side, figurine, held = state.turn, move.figurine, move.first == NONE
    if move.entry != NONE:
        state = _came_onto_ball(state, move, tell)
    ball = move.entry if held else move.first if move.second == NONE else move.second
    after = State(
        home=state.home,
        away=state.away,
        taken=state.taken,
        ball=ball,
        turn=side.rival,
        phase=Phase.PLAY,
        match=state.match,
        last=state.last if held else side,
        idle=state.idle + 1 if held else 0,
        turns=state.turns + 1,
        draw_offer=None if state.draw_offer is None else answered(state),
    )
    if GOALS[side.rival] >> ball & 1:
        details = (("side", side.word), ("figurine", NAMES[figurine]), ("square", name_of(ball)))
        return scored(options, after, side, Event("goal", "FF-4.7", details), tell)
    return _turn_over(options, after, pending, tell)


def _turn_over(options: FigurineFootballOptions, after: State, pending: int, tell: Tell) -> State:
    """Whatever is not an ordinary turn of the rival's begins in `next_turn`."""
    side = after.turn
    special = pending or after.idle >= IDLE_TURNS or after.match.leg > 2
    if special or RED[side] >> after.ball & 1 or after.taken[side] & YELLOW[1 - side]:
        return next_turn(options, after, pending, tell)
    return after


def _standing(state: State, figurine: int, origin: int, target: int) -> tuple[bytes, int]:
    """The mover's squares with one figurine elsewhere, and as a set."""
    stands = state.taken[state.turn] & ~(1 << origin) | 1 << target
    return moved(state.squares(state.turn), figurine, target), stands


def _came_onto_ball(state: State, move: Play, tell: Tell) -> State:
    """The figurine stands on the ball's square; who had the ball there is admonished (FF-5.1)."""
    side, figurine, entry = state.turn, move.figurine, move.entry
    squares, stands = _standing(state, figurine, move.origin, entry)
    match, rivals = state.match, state.squares(side.rival)
    theirs = state.taken[side.rival]
    if move.origin in STATION_SQUARES:
        match = _returned(match, side, figurine, entry, tell)
    if theirs >> entry & 1:
        victim = rivals.index(entry)
        details = (("side", side.word), ("figurine", NAMES[figurine]), ("square", name_of(entry)))
        tell(Event("tackle", "FF-5.1", (*details, ("from", NAMES[victim]))))
        match = _booked(match, side.rival, victim, entry, tell)
        rivals, theirs = moved(rivals, victim, NONE), theirs & ~(1 << entry)
    return State(
        home=rivals if side else squares,
        away=squares if side else rivals,
        taken=(theirs, stands) if side else (stands, theirs),
        ball=state.ball,
        turn=side,
        phase=Phase.PLAY,
        match=match,
        last=state.last,
        idle=state.idle,
        turns=state.turns,
        draw_offer=state.draw_offer,
    )


# -- cards


def _booked(match: Match, side: Seat, figurine: int, square: int, tell: Tell) -> Match:
    """FF-6.1: to the station, or from the third on off for good."""
    bookings = match.bookings[side] + 1
    details = (
        ("side", side.word),
        ("figurine", NAMES[figurine]),
        ("square", name_of(square)),
        ("bookings", bookings),
    )
    match = replace(match, bookings=of_pair(match.bookings, side, bookings))
    if bookings > FREE_BOOKINGS:
        tell(Event("sent-off", "FF-6.1", details))
        gone = match.sent_off[side] | 1 << figurine
        return replace(match, sent_off=of_pair(match.sent_off, side, gone))
    station = name_of(station_of(side, figurine))
    tell(Event("admonished", "FF-6.1", (*details, ("station", station))))
    waiting = match.station[side] | 1 << figurine
    return replace(match, station=of_pair(match.station, side, waiting))


def _returned(match: Match, side: Seat, figurine: int, square: int, tell: Tell) -> Match:
    """FF-6.2: a card is given up."""
    cards = match.cards[side] - 1
    details = (
        ("side", side.word),
        ("figurine", NAMES[figurine]),
        ("square", name_of(square)),
        ("cards", cards),
    )
    tell(Event("returned", "FF-6.2", details))
    waiting = match.station[side] & ~(1 << figurine)
    return replace(
        match,
        cards=of_pair(match.cards, side, cards),
        station=of_pair(match.station, side, waiting),
    )
