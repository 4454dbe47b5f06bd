"""Where the ball goes after a foul, a dead ball and a corner (DF-6.4, chapter 8)."""

from dataclasses import replace

from engines.core.contract import Event, Seat, Tell
from engines.dice_football.field import BIG, CORNER_CELLS, SQUARES, name_of
from engines.dice_football.moves import Corner
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.state import Phase, State, pair
from engines.dice_football.uses import is_dead, nearest, play_of


def spent(state: State) -> State:
    """The ball roll has been used, and with it the bonus of the side (DF-7.3)."""
    other = state.turn.rival
    return replace(state, face=0, bonus=pair(state.turn, 0, state.bonus[other]))


def turn_of(state: State, side: Seat, *, ball: int) -> State:
    """A side's turn begins."""
    return replace(state, turn=side, ball=ball, phase=Phase.ROLL, face=0, last_face=0)


def rolls_next(options: DiceFootballOptions, state: State, tell: Tell) -> State:
    """A roll falls due; on a loose ball nobody can recover it is not played (DF-6.4)."""
    if not state.loose:
        return state
    dead = state.failures >= options.recovery_limit
    if not dead and not is_dead(state.ball, state.pieces(Seat.HOME), state.pieces(Seat.AWAY)):
        return state
    return to_nearest(state, state.turn, Event("dead-ball", "DF-6.4"), tell)


def foul(state: State, tell: Tell) -> State:
    """DF-8.3 to DF-8.5: the roll is not played; the rival has a penalty or a free kick."""
    side, rival = state.turn, state.turn.rival
    tell(Event("foul", "DF-8.3", (("side", side.word), ("face", state.last_face))))
    state = spent(state)
    if state.ball < SQUARES and BIG[side] >> state.ball & 1:
        tell(Event("penalty", "DF-8.5", (("side", rival.word),)))
        return replace(state, turn=rival, phase=Phase.PENALTY, last_face=0, failures=0)
    return to_nearest(state, rival, Event("free-kick", "DF-8.4"), tell)


def to_nearest(state: State, side: Seat, told: Event, tell: Tell) -> State:
    """The ball to the piece of a side that is nearest to it; the side chooses among equals."""
    state = replace(turn_of(state, side, ball=state.ball), failures=0)
    pieces = nearest(play_of(state))
    spots = [name_of(piece) for piece in pieces]
    tell(Event(told.name, told.clause, (("side", side.word), ("spots", spots))))
    if len(pieces) == 1:
        return replace(state, ball=pieces[0])
    return replace(state, phase=Phase.CHOOSE_BALL)


def corner_given(state: State, move: Corner, tell: Tell) -> State:
    """DF-8.1: the rival takes the corner at that side."""
    cell, taker = CORNER_CELLS[move.side][move.wing], move.side.rival
    tell(Event("corner", "DF-8.1", (("side", taker.word), ("spot", name_of(cell)))))
    after = turn_of(state, taker, ball=cell)
    return replace(after, phase=Phase.CORNER_ROLL, failures=0)
