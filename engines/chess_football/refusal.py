"""Why a move is not legal: of the clauses that forbid it, the first in the rule file (G-1).

The file's chapters stand in the order 1, 2, 3, 4, 9, 10, 8, 5-7, 11, 12, 13 and so on.
"""

from collections.abc import Collection

from engines.chess_football.field import AHEAD, BOARD, GOALS, HALVES, NONE
from engines.chess_football.moves import (
    Call,
    Dismiss,
    Keeper,
    Move,
    Out,
    Put,
    Send,
    Step,
    Substitution,
    Swap,
    Taker,
    Touch,
)
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.reach import (
    barred_from_ball,
    is_free,
    plays,
    plays_of,
    reaches,
    restart_targets,
)
from engines.chess_football.restarts import award_of, taker_of, taker_places, unlawful
from engines.chess_football.state import KEEPER, KINDS, Phase, State
from engines.chess_football.steps import shut_squares, step_targets
from engines.core.contract import Aside, Seat

SENDS = {
    Phase.KICK_OFF: "CF-8.3",
    Phase.FREE_KICK: "CF-13.1",
    Phase.PENALTY: "CF-14.1",
    Phase.THROW_IN: "CF-15.1",
    Phase.GOAL_KICK: "CF-16.1",
    Phase.CORNER: "CF-17.1",
}
"""The restarts that are sent, and the clause that says by whom."""

BELONGS: dict[type | Move, frozenset[Phase]] = {
    Step: frozenset({Phase.PLAY, Phase.WALL}),
    Send: frozenset({Phase.PLAY, *SENDS}),
    Out: frozenset({Phase.PLAY, *SENDS}),
    Substitution: frozenset({Phase.PLAY}),
    Put: frozenset({Phase.PLACE}),
    Swap: frozenset({Phase.PLACE}),
    Touch: frozenset({Phase.PLAY}),
    Taker: frozenset({Phase.TAKER, Phase.THROW_IN, Phase.GOAL_KICK, Phase.CORNER}),
    Keeper: frozenset({Phase.KEEPER}),
    Dismiss: frozenset({Phase.DISMISS}),
    Call.PASS: frozenset({Phase.PLAY}),
    Call.READY: frozenset({Phase.PLACE}),
    Call.DEFAULT: frozenset({Phase.PLACE}),
    Call.STOP: frozenset({Phase.FOUL}),
    Call.ADVANTAGE: frozenset({Phase.FOUL}),
    Call.NO_WALL: frozenset({Phase.WALL}),
    Call.HEADS: frozenset({Phase.TOSS, Phase.PENALTY_TOSS}),
    Call.TAILS: frozenset({Phase.TOSS, Phase.PENALTY_TOSS}),
}


def refusal(
    options: ChessFootballOptions, state: State, move: Move, legal: Collection[Move]
) -> str:
    """The clause that forbids `move`; "" if it is legal."""
    natures = isinstance(move, Aside) and state.phase in {Phase.TOSS, Phase.PENALTY_TOSS}
    if state.phase is Phase.OVER or natures:
        return "G-7"
    if isinstance(move, Aside):
        return "G-3" if move is Aside.DRAW and state.draw_offer is state.turn else ""
    if move in legal:
        return ""
    key = move if isinstance(move, Call) else type(move)
    if state.phase not in BELONGS.get(key, frozenset()):
        return "G-7"
    return OTHERS.get(key) or _from_elsewhere(state, move) or _of_places(options, state, move)


def _from_elsewhere(state: State, move: Move) -> str:
    """Against a move that begins where its player does not stand; no text can say that."""
    if not isinstance(move, Step | Send | Out | Put | Taker):
        return ""
    stands = state.squares(state.turn)[move.number]
    return movement_clause(move.number) if stands not in {NONE, move.origin} else ""


def _of_places(options: ChessFootballOptions, state: State, move: Move) -> str:
    """The clause against a move whose squares matter."""
    match move:
        case Send() if state.phase is Phase.PLAY:
            return _play(options, state, move)
        case Send():
            return _restart(options, state, move)
        case Out():
            return _out(options, state, move)
        case Step():
            return _step(options, state, move)
        case Put():
            return _put(state, move)
        case _:
            return _taker(state, move) if isinstance(move, Taker) else "G-7"


OTHERS: dict[type | Move, str] = {
    Substitution: "CF-3.3",
    Swap: "CF-3.2",
    Touch: "CF-12.1",
    Keeper: "CF-14.1",
    Dismiss: "CF-12.5",
    Call.PASS: "CF-9.3",
    Call.READY: "CF-8.1",
    Call.DEFAULT: "CF-8.1",
}


def movement_clause(number: int) -> str:
    """The clause that says how a figure moves."""
    return "CF-4.2" if KINDS[number] == "P" else "CF-4.1"


# -- in play


def _play(options: ChessFootballOptions, state: State, move: Send) -> str:
    """A ball play, from the way to the ball to where it is sent."""
    side, number = state.turn, move.number
    origin = state.squares(side)[number] if 0 < number < 17 else NONE
    if origin == NONE:
        return "CF-3.1"
    if clause := unreached(options, state, number, origin):
        return clause
    taken = (state.taken[0] | state.taken[1]) & ~(1 << origin)
    clause = _sent_wrongly(options, side, (number, state.ball, move.target), taken)
    if clause or move.target == origin:
        return clause or "CF-9.2"
    if clause := barred_from_ball(options, state, side, number):
        return _barred(options, state, (number, origin), move.target, clause)
    return "CF-9.7"


def _barred(
    options: ChessFootballOptions, state: State, player: tuple[int, int], target: int, clause: str
) -> str:
    """CF-9.7 stands before second touch and offside, and after too many successive turns."""
    number, origin = player
    if clause == "CF-9.6":
        return clause
    made = plays_of(options, state, state.turn, number, origin)
    sent = any(isinstance(move, Send) and move.target == target for move in made)
    return clause if sent else "CF-9.7"


def unreached(options: ChessFootballOptions, state: State, number: int, origin: int) -> str:
    """The clause that keeps a player from the ball's square by its own movement."""
    side, ball = state.turn, state.ball
    if ball == NONE:
        return "CF-9.1"
    if not reaches(options, side, number, (origin, ball)):
        return movement_clause(number)
    taken = state.taken[0] | state.taken[1]
    return "" if is_free(number, origin, ball, taken) else "CF-4.1"


def _sent_wrongly(
    options: ChessFootballOptions, side: Seat, way: tuple[int, int, int], taken: int
) -> str:
    """What the movement of a player has against a send (number, from, to)."""
    number, start, target = way
    if not reaches(options, side, number, (start, target)):
        return "CF-4.2" if KINDS[number] == "P" else "CF-9.1"
    if taken >> target & 1 or not is_free(number, start, target, taken):
        return "CF-9.5"
    return ""


def _out(options: ChessFootballOptions, state: State, move: Out) -> str:
    """Out of the board: only where there is no square left (CF-9.7)."""
    if state.phase is not Phase.PLAY:
        _, number, _ = taker_of(state)
        if number == 0:
            return "G-7"
        return "CF-9.7" if move.number == number else _not_the_taker(state, move.number)
    side, number = state.turn, move.number
    origin = state.squares(side)[number] if 0 < number < 17 else NONE
    if origin == NONE:
        return "CF-3.1"
    if clause := unreached(options, state, number, origin):
        return clause
    clause = barred_from_ball(options, state, side, number)
    if clause == "CF-9.6":
        return clause
    made = plays_of(options, state, side, number, origin)
    return clause if clause and move in made else "CF-9.7"


def _step(options: ChessFootballOptions, state: State, move: Step) -> str:
    side, number = state.turn, move.number
    origin = state.squares(side)[number] if 0 < number < 17 else NONE
    if origin == NONE:
        return "CF-3.1"
    if move.target == state.ball:
        return "CF-2.1"
    if clause := stepped_wrongly(state, side, number, (origin, move.target)):
        return clause
    if state.phase is Phase.WALL:
        return "CF-13.2"
    return "CF-9.3" if plays(options, state, side) else ""


def stepped_wrongly(state: State, side: Seat, number: int, way: tuple[int, int]) -> str:
    """What the movement of a player has against a step; CF-9.3: the square is not empty."""
    origin, target = way
    if origin == target:
        return movement_clause(number)
    empty = step_targets(side, number, origin, 0)
    goal = not BOARD >> target & 1
    if target not in empty and not (goal and _leads_into_goal(side, number, way)):
        return movement_clause(number)
    if goal and not (number == KEEPER and GOALS[side] >> target & 1):
        return _if_free(state, number, way) or "CF-4.3"
    return _if_free(state, number, way) or ("CF-9.3" if shut_squares(state) >> target & 1 else "")


def _if_free(state: State, number: int, way: tuple[int, int]) -> str:
    return "" if is_free(number, *way, shut_squares(state)) else "CF-4.1"


def _leads_into_goal(side: Seat, number: int, way: tuple[int, int]) -> bool:
    """Whether the figure would go there if anybody might stand in a goal."""
    if KINDS[number] == "P":
        return way[1] in AHEAD[side][way[0]]
    return reaches(ChessFootballOptions(), side, number, way)


# -- placing and restarts


def _put(state: State, move: Put) -> str:
    side, number, target = state.turn, move.number, move.target
    if number not in state.squad(side):
        return "CF-3.2" if number in state.book.bench[side] else "CF-3.1"
    if not BOARD >> target & 1 and not (number == KEEPER and GOALS[side] >> target & 1):
        return "CF-4.3"
    if not (HALVES[side] | GOALS[side]) >> target & 1 or state.taken[side] >> target & 1:
        return "CF-8.1"
    return "CF-8.2"


def _restart(options: ChessFootballOptions, state: State, move: Send) -> str:
    side, number, kind = taker_of(state)
    if number == 0:
        return "G-7"
    if move.number != number:
        return _not_the_taker(state, move.number)
    taken = (state.taken[0] | state.taken[1]) & ~(1 << state.ball)
    if clause := _sent_wrongly(options, side, (number, state.ball, move.target), taken):
        return clause
    if move.target not in restart_targets(options, state, side, number, state.ball):
        return "CF-9.7"
    return unlawful(kind, side, state.ball, move.target)


def _not_the_taker(state: State, number: int) -> str:
    return "CF-3.1" if state.squares(state.turn)[number] == NONE else SENDS[state.phase]


def _taker(state: State, move: Taker) -> str:
    if state.phase is Phase.TAKER:
        return "CF-13.1"
    award = award_of(state)
    if award.taker:
        return "G-7"
    place = SENDS[state.phase]
    squares = state.squares(award.side)
    if squares[move.number] == NONE:
        return "CF-3.1"
    if move.target == NONE:
        return place
    return place if move.target not in taker_places(state, move.number) else "CF-15.2"
