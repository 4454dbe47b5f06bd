"""What may be done in each phase of dice football: the law, from which every hand chooses."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.core.contract import Seat
from engines.dice_football.moves import ROLLS, Ball, KeeperMove, Move, Word
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.placing import in_reach, place_moves
from engines.dice_football.state import Phase, State
from engines.dice_football.uses import nearest, play_of, uses


def roll_moves(_options: DiceFootballOptions, _state: State) -> list[Move]:
    """Nature's die."""
    return list(ROLLS)


def use_moves(_options: DiceFootballOptions, state: State) -> list[Move]:
    """A failed recovery is carried out unasked (DF-6.3); a document may still stand before it."""
    return uses(state) or [Word.STAY]


def keeper_moves(_options: DiceFootballOptions, state: State) -> list[Move]:
    """DF-7.1: not onto the square of a loose ball."""
    keeper = state.keepers[caller_of(state)]
    shut = state.ball if state.loose else None
    reached = in_reach(state.face, keeper)
    return [KeeperMove(keeper, square) for square in reached if square != shut]


def ball_moves(_options: DiceFootballOptions, state: State) -> list[Move]:
    return [Ball(piece) for piece in nearest(play_of(state))]


def nothing(_options: DiceFootballOptions, _state: State) -> list[Move]:
    return []


def caller_of(state: State) -> Seat:
    """The side that has called its keeper."""
    if state.caller is None:
        raise ValueError("nobody has called a keeper")
    return state.caller


def may_call(state: State, side: Seat) -> bool:
    """DF-7.1: before a ball roll, at most once a side between two of them."""
    pending = state.phase in {Phase.ROLL, Phase.PENALTY, Phase.CORNER_ROLL}
    return pending and not state.face and not state.called[side]


Choice: TypeAlias = Callable[[DiceFootballOptions, State], list[Move]]

CHOICES: Mapping[Phase, Choice] = {
    Phase.DRAW: roll_moves,
    Phase.PLACE: place_moves,
    Phase.ROLL: roll_moves,
    Phase.MOVE: use_moves,
    Phase.CORNER_ROLL: roll_moves,
    Phase.PENALTY: roll_moves,
    Phase.KEEPER_ROLL: roll_moves,
    Phase.KEEPER_MOVE: keeper_moves,
    Phase.CHOOSE_BALL: ball_moves,
    Phase.SHOOT_OUT: roll_moves,
    Phase.OVER: nothing,
}
