"""What a fallen turn clock does (CF-5.1)."""

from engines.chess_football.field import MOUTHS, NONE
from engines.chess_football.moves import Call, Dismiss, Keeper, Move, Taker
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.restarts import award_of, candidates
from engines.chess_football.state import CENTRALES, Phase, State


def turn_up(_options: ChessFootballOptions, state: State) -> Move:
    """The move that the clock makes; TURN_UP itself where the turn or a restart is lost."""
    squares = state.squares(state.turn)
    match state.phase:
        case Phase.FOUL:
            return Call.STOP
        case Phase.WALL:
            return Call.NO_WALL
        case Phase.TAKER:
            number = min(candidates(state))
            return Taker(number, squares[number], NONE)
        case Phase.DISMISS:
            side = award_of(state).side
            number = min(CENTRALES)
            return Dismiss(number, state.squares(side)[number])
        case Phase.KEEPER:
            return Keeper(MOUTHS[state.turn][1])
        case _:
            return Call.TURN_UP
