"""What may be done in each phase of chess football: the law, from which every hand chooses."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.chess_football.field import MOUTHS, NONE, distance
from engines.chess_football.moves import (
    Call,
    Dismiss,
    Keeper,
    Move,
    Out,
    Send,
    Step,
    Taker,
    sends,
    touch,
)
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.placing import place_moves
from engines.chess_football.reach import plays
from engines.chess_football.restarts import (
    award_of,
    candidates,
    dead_ball_takers,
    sends_at,
    taker_of,
)
from engines.chess_football.state import CENTRALES, Phase, State
from engines.chess_football.steps import step_moves, strategic_moves

WALL_FROM = 3
"""King's steps between the wall and the ball (CF-13.2)."""


def play_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    """CF-9.3: the ball if somebody can play it, else a strategic move, else nothing."""
    side = state.turn
    found = plays(options, state, side) or strategic_moves(options, state, side)
    if not found:
        return [Call.PASS]
    if options.touch_move and not state.touched:
        actors = {(move.number, move.origin): None for move in found
                  if isinstance(move, Step | Send | Out)}  # fmt: skip
        found += [touch(number, origin) for number, origin in actors]
    return found


def toss_moves(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return [Call.HEADS, Call.TAILS]


def foul_moves(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return [Call.STOP, Call.ADVANTAGE]


def taker_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    squares = state.squares(state.turn)
    return [Taker(number, squares[number], NONE) for number in candidates(state)]


def wall_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    found = [
        move
        for move in step_moves(state, state.turn)
        if isinstance(move, Step) and distance(move.target, state.ball) >= WALL_FROM
    ]
    return [*found, Call.NO_WALL]


def keeper_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    return [Keeper(square) for square in sorted(MOUTHS[state.turn])]


def send_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    """The sends of a restart."""
    _, number, _ = taker_of(state)
    made = sends(number, state.ball)
    return [made[square] for square in sends_at(options, state)]


def dead_ball_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    if award_of(state).taker:
        return send_moves(options, state)
    return list(dead_ball_takers(options, state))


def dismiss_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    squares = state.squares(award_of(state).side)
    return [Dismiss(number, squares[number]) for number in CENTRALES]


def nothing(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return []


Choice: TypeAlias = Callable[[ChessFootballOptions, State], list[Move]]

CHOICES: Mapping[Phase, Choice] = {
    Phase.TOSS: toss_moves,
    Phase.PLACE: place_moves,
    Phase.KICK_OFF: send_moves,
    Phase.PLAY: play_moves,
    Phase.FOUL: foul_moves,
    Phase.TAKER: taker_moves,
    Phase.WALL: wall_moves,
    Phase.FREE_KICK: send_moves,
    Phase.KEEPER: keeper_moves,
    Phase.PENALTY_TOSS: toss_moves,
    Phase.PENALTY: send_moves,
    Phase.THROW_IN: dead_ball_moves,
    Phase.GOAL_KICK: dead_ball_moves,
    Phase.CORNER: dead_ball_moves,
    Phase.DISMISS: dismiss_moves,
    Phase.OVER: nothing,
}
