"""What may be done in each phase of figurine football: the law, from which every hand chooses."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.core.contract import Seat
from engines.figurine_football.field import (
    GOAL_SQUARES,
    HALVES,
    NONE,
    SHUT,
    YELLOW,
    each,
)
from engines.figurine_football.kicks import fielder_plays, keeper_plays
from engines.figurine_football.movement import can_return, crowd_of, targets
from engines.figurine_football.moves import Aim, Call, Dive, Move, Place, walks
from engines.figurine_football.offside import bound
from engines.figurine_football.state import KEEPER, KINDS, OWN_COLOUR, Phase, State, has_ball


def play_moves(state: State) -> list[Move]:
    """FF-4.1: a figurine moves, the ball is played, or an admonished one comes back."""
    side, ball = state.turn, state.ball
    if clause := bound(state, side):
        keeper = state.squares(side)[KEEPER]
        return keeper_plays(state, side, keeper, NONE if clause == "FF-7.2" else ball)
    return _steps(state, side) + _held(state, side) or [Call.PASS]


def _steps(state: State, side: Seat) -> list[Move]:
    """All movements, those onto the ball's square with what follows there."""
    ball, match = state.ball, state.match
    crowd = crowd_of(state, side)
    found: list[Move] = []
    comers: list[tuple[int, int]] = []
    actors = [(f, s) for f, s in enumerate(state.squares(side)) if s not in (NONE, ball)]
    if match.station[side]:
        actors += can_return(side, match.station[side], match.cards[side])
    for figurine, origin in actors:
        reached = targets(side, figurine, origin, crowd)
        if ball in reached:
            reached.remove(ball)
            comers.append((figurine, origin))
        made = walks(figurine, origin)
        found += [made[to] for to in reached]
    return found + _onto_ball(state, side, comers) if comers else found


def _onto_ball(state: State, side: Seat, comers: list[tuple[int, int]]) -> list[Move]:
    """FF-4.6, FF-5.1, FF-7.1: what those may do who come onto the ball's square."""
    ball = state.ball
    fielders = [comer for comer in comers if comer[0] != KEEPER]
    found = fielder_plays(state, side, ball, fielders, hold=True) if fielders else []
    for figurine, origin in comers:
        if figurine == KEEPER:
            found += keeper_plays(state, side, origin, ball)
    return found


def _held(state: State, side: Seat) -> list[Move]:
    """The ball plays of the fielder that has the ball."""
    holder = has_ball(state, side)
    if holder < 0:
        return []
    return fielder_plays(state, side, state.ball, [(holder, state.ball)], hold=False)


def offender(state: State) -> int:
    """Who is to be placed now: in the order of the names (FF-9.3)."""
    return (state.offside & -state.offside).bit_length() - 1


def free_squares(state: State, side: Seat, figurine: int) -> int:
    """FF-9.3: where the rival may put a figurine of `side`."""
    own = HALVES[side] & OWN_COLOUR[KINDS[figurine]] & ~SHUT[side] & ~YELLOW[side]
    return own & ~state.taken[0] & ~state.taken[1] & ~(1 << state.ball)


def place_moves(state: State) -> list[Move]:
    side, figurine = state.turn.rival, offender(state)
    origin = state.squares(side)[figurine]
    places = each(free_squares(state, side, figurine))
    return [*(Place(figurine, origin, square) for square in places), Call.NOBODY]


def toss_moves(_state: State) -> list[Move]:
    return [Call.HEADS, Call.TAILS]


def aim_moves(state: State) -> list[Move]:
    return [Aim(square) for square in GOAL_SQUARES[state.turn.rival]]


def dive_moves(state: State) -> list[Move]:
    return [Dive(square) for square in GOAL_SQUARES[state.turn]]


def nothing(_state: State) -> list[Move]:
    return []


Choice: TypeAlias = Callable[[State], list[Move]]

CHOICES: Mapping[Phase, Choice] = {
    Phase.TOSS: toss_moves,
    Phase.PLAY: play_moves,
    Phase.AIM: aim_moves,
    Phase.DIVE: dive_moves,
    Phase.PLACE: place_moves,
    Phase.SHOOT_OUT: aim_moves,
    Phase.OVER: nothing,
}
