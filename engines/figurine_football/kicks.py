"""Where the ball can be played: targets, triangulations, the keeper's throws (FF-4.2 to FF-4.5)."""

from engines.core.contract import Seat
from engines.figurine_football.field import GOALS, HALVES, KICKS, LONG, NONE, SHUT, each
from engines.figurine_football.moves import HELD, Move, one_kick, plays
from engines.figurine_football.state import KEEPER, State


def kick_targets(state: State, side: Seat, start: int) -> int:
    """FF-4.3: the set of squares to which a fielder of `side` may send the ball from there.

    Where a kicker came from is empty by then, and no less a target than with him on it.
    """
    mine, theirs = state.taken[side], state.taken[1 - side]
    open_ = ~theirs & ~SHUT[side] | mine & ~GOALS[side]  # red: only to the own keeper on it
    return KICKS[start] & open_


def triangulations(state: State, side: Seat, start: int) -> list[tuple[int, int]]:
    """FF-4.5: pairs of mates' squares, whoever the kicker is; he must stand on neither."""
    squares = state.squares(side)
    mates = state.taken[side] & ~GOALS[side] & ~(1 << start)
    keeper = squares[KEEPER]
    first = KICKS[start] & (mates if keeper == NONE else mates & ~(1 << keeper))
    return [(one, other) for one in each(first) for other in each(KICKS[one] & mates)]


def fielder_plays(
    state: State, side: Seat, start: int, kickers: list[tuple[int, int]], *, hold: bool
) -> list[Move]:
    """All that each kicker, (figurine, origin), may do with the ball on `start`."""
    keys = [one_kick(to) for to in each(kick_targets(state, side, start))]
    if hold:
        keys.append(HELD)
    pairs = triangulations(state, side, start)
    found: list[Move] = []
    for figurine, origin in kickers:
        made = plays(figurine, origin, start if hold else NONE)
        found += [made[key] for key in keys]
        found += [made[other << 8 | one] for one, other in pairs if origin not in (one, other)]
    return found


def throws(state: State, side: Seat, start: int) -> int:
    """FF-7.2: where a keeper may play the ball from there, short or long."""
    short = KICKS[start] & HALVES[side] & ~SHUT[side]
    return (short | LONG[side]) & ~state.taken[1 - side]


def keeper_plays(state: State, side: Seat, origin: int, entry: int) -> list[Move]:
    """A keeper plays the ball from `entry`, or from where he has it (NONE)."""
    made = plays(KEEPER, origin, entry)
    start = origin if entry == NONE else entry
    return [made[one_kick(to)] for to in each(throws(state, side, start))]
