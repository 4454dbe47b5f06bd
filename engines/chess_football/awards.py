"""What can never be of a restart in a position document: its taker, its spot, its offender."""

from collections.abc import Callable, Mapping

from engines.chess_football.conduct import on_one_colour
from engines.chess_football.field import (
    BOARD,
    GOALS,
    NONE,
    PENAL,
    PENALTY,
    bits,
    name_of,
    square_at,
)
from engines.chess_football.restarts import candidates
from engines.chess_football.state import CENTRALES, KEEPER, Phase, Restart, State
from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice

CHOSEN_LATER = frozenset({Phase.PLAY, Phase.FOUL, Phase.TAKER})
PENALTIES = frozenset({Phase.KEEPER, Phase.PENALTY_TOSS, Phase.PENALTY})
AT_BALL = frozenset({Phase.PENALTY, Phase.DISMISS})
"""The phases in which the taker of a penalty stands at the ball."""


def check_award(state: State, award: Restart) -> None:
    """Raise `PositionError` for a restart that does not go with the position."""
    _takers(state, award)
    dismiss = state.phase is Phase.DISMISS
    if dismiss and not on_one_colour(state, award.side):
        told = Notice("{side}'s centrales do not stand on one colour", side=award.side.word)
        raise PositionError("phase", told)
    if state.phase in {Phase.FOUL, Phase.PLAY}:
        _offender(state, award)
    if state.phase in PENALTIES or (dismiss and award.kind == "penalty"):
        _penalty(state, award)
    elif award.kind in DEAD_BALLS:
        DEAD_BALLS[award.kind](state, award)


# -- fouls


def _takers(state: State, award: Restart) -> None:
    """CF-13.1.  One who had the chance may have been sent off since, at the end of that turn."""
    if award.taker and state.phase in CHOSEN_LATER:
        told = Notice("is not chosen yet in phase {phase}", phase=state.phase.word)
        raise PositionError("restart.taker", told)
    if state.phase not in {Phase.FOUL, Phase.TAKER}:
        return
    here = {number for number, _ in state.players(award.side)}
    known = here | set(state.book.sent_off[award.side])
    for k, number in enumerate(award.takers):
        if number not in known:
            told = Notice("{number} is not on the field", number=number)
            raise PositionError(f"restart.takers.{k}", told)
        if number in award.takers[:k]:
            told = Notice("{number} is named twice", number=number)
            raise PositionError(f"restart.takers.{k}", told)
    if state.phase is Phase.TAKER and not (here.intersection(award.takers) and candidates(state)):
        raise PositionError("restart.takers", Notice("must name somebody who is on the field"))


def _offender(state: State, award: Restart) -> None:
    """CF-12.3: on the field until the foul has been judged, and no keeper."""
    if award.offender == KEEPER:
        raise PositionError("restart.offender", Notice("a keeper never fouls"))
    if state.squares(award.side.rival)[award.offender] == NONE:
        raise PositionError("restart.offender", Notice("must be on the field"))


# -- penalties


def _penalty(state: State, award: Restart) -> None:
    """CF-14.1, CF-14.2."""
    rival = award.side.rival
    keeper = state.squares(rival)[KEEPER]
    if state.phase is Phase.KEEPER:
        if keeper == NONE:
            raise PositionError("phase", Notice("{side} has no keeper", side=rival.word))
        if award.taker in CENTRALES:
            told = Notice("a coin places the keeper where a central is the taker")
            raise PositionError("phase", told)
    in_goal = keeper == NONE or GOALS[rival] >> keeper & 1
    if state.phase is Phase.PENALTY_TOSS and award.taker not in CENTRALES and not in_goal:
        told = Notice("the keeper must stand in his goal before the toss")
        raise PositionError(f"players.{rival.word}.{KEEPER}", told)
    if state.phase in AT_BALL and not bits(*PENALTY[rival]) >> state.ball & 1:
        raise PositionError("ball", Notice("must lie on a penalty square"))
    _cleared(state, award)


def _cleared(state: State, award: Restart) -> None:
    """Everyone but the keeper has left the penal area, and but the taker who stands at the ball."""
    area = PENAL[award.side.rival]
    stays = {(award.side.rival, KEEPER)}
    if state.phase in AT_BALL:
        stays.add((award.side, award.taker))
    for side in (Seat.HOME, Seat.AWAY):
        for number, square in state.players(side):
            if area >> square & 1 and (side, number) not in stays:
                told = Notice("{name} must be free before a penalty", name=name_of(square))
                raise PositionError(f"players.{side.word}.{number}", told)


# -- throw-ins, goal kicks, corners


def _throw_in(state: State, award: Restart) -> None:
    """CF-15.1: on a side line; the ball in that column."""
    if award.spot & 7 not in {0, 7} or not BOARD >> award.spot & 1:
        told = Notice("{name} is not on a side line", name=name_of(award.spot))
        raise PositionError("restart.spot", told)
    if state.ball != NONE and (state.ball ^ award.spot) & 7:
        told = Notice("must lie in the column of {name}", name=name_of(award.spot))
        raise PositionError("ball", told)


def _goal_kick(state: State, award: Restart) -> None:
    """CF-16.1: where the ball left is on the end line of who kicks, he in his penal area."""
    line = 12 if award.side else 1
    if award.spot not in {NONE, *(square_at(column, line) for column in range(8))}:
        told = Notice("{name} is not on that end line", name=name_of(award.spot))
        raise PositionError("restart.spot", told)
    if award.taker and not PENAL[award.side] >> state.ball & 1:
        told = Notice("must lie in the penal area of {side}", side=award.side.word)
        raise PositionError("ball", told)


def _corner(state: State, award: Restart) -> None:
    """CF-17.1: a corner of the end that the side attacks; the ball lies there."""
    row = 1 if award.side else 12
    if award.spot not in {square_at(0, row), square_at(7, row)}:
        told = Notice("{name} is no corner of that end", name=name_of(award.spot))
        raise PositionError("restart.spot", told)
    if state.ball not in {NONE, award.spot}:
        raise PositionError("ball", Notice("must lie on {name}", name=name_of(award.spot)))


DEAD_BALLS: Mapping[str, Callable[[State, Restart], None]] = {
    "throw-in": _throw_in,
    "goal-kick": _goal_kick,
    "corner": _corner,
}
