"""How a match goes on: the next turn, goals, legs, extra time, the shoot-out, the end.

FF-10.1 to FF-10.4.
"""

from dataclasses import replace

from engines.core.contract import Event, Seat, Tell
from engines.figurine_football.field import (
    BOARD,
    C_SQUARES,
    CENTRE,
    NONE,
    column_of,
    distance,
    each,
    name_of,
    row_of,
)
from engines.figurine_football.offside import duty, keeper_is_late
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.state import (
    Phase,
    State,
    start_squares,
    taken_by,
)

IDLE_TURNS = 40
"""After so many turns without a move of the ball it is dead (FF-10.4)."""

KICKS_EACH = 5


def next_turn(options: FigurineFootballOptions, state: State, pending: int, tell: Tell) -> State:
    """What begins now that the turn has gone over to `state.turn`.

    `pending`: who of the other side was offside and is still to be placed (FF-9.3).
    """
    side = state.turn
    if keeper_is_late(state, side):
        return penalty(state, side.rival, pending, tell)
    if state.match.leg > 2 and state.turns >= options.extra_turns:
        return leg_over(options, state, tell)
    if pending:
        return replace(state, phase=Phase.PLACE, offside=pending)
    if state.idle >= IDLE_TURNS:
        state = _dead_ball(state, tell)
    return replace(state, phase=Phase.PLAY, offside=duty(state, state.turn))


def penalty(state: State, attacker: Seat, pending: int, tell: Tell) -> State:
    """FF-7.3, FF-8.1: the ball on the punished side's C square, the attacker aims."""
    spot = C_SQUARES[attacker.rival]
    details = (("side", attacker.word), ("square", name_of(spot)))
    tell(Event("penalty", "FF-7.3", (*details, ("ball", name_of(state.ball)))))
    return replace(
        state, phase=Phase.AIM, turn=attacker, ball=spot, offside=pending, idle=0, aim=NONE
    )


def _dead_ball(state: State, tell: Tell) -> State:
    """FF-10.4: the ball goes to the middle, the side that did not play it last moves."""
    side = state.turn if state.last is None else state.last.rival
    free = BOARD & ~state.taken[0] & ~state.taken[1]

    def rank(square: int) -> tuple[int, int, int]:
        row = row_of(square)
        return distance(square, CENTRE), 14 - row if side else row, column_of(square)

    ball = min(each(free), key=rank)
    details = (("side", side.word), ("from", name_of(state.ball)), ("square", name_of(ball)))
    tell(Event("dead-ball", "FF-10.4", details))
    return replace(state, ball=ball, turn=side, idle=0)


# -- goals


def scored(
    options: FigurineFootballOptions, state: State, scorer: Seat, told: Event, tell: Tell
) -> State:
    """FF-4.7, FF-10.1: a goal; the side that conceded moves, or the leg is over."""
    match = state.match
    home, away = match.score
    score = (home, away + 1) if scorer else (home + 1, away)
    tell(Event(told.name, told.clause, (*told.details, ("score", list(score)))))
    match = replace(match, score=score, leg_goals=match.leg_goals + 1)
    state = replace(state, match=match)
    by_goals = options.legs_by == "goals" and match.leg_goals >= options.goals
    if match.leg > 2 or by_goals:
        return leg_over(options, state, tell)
    return _from_start(options, state, scorer.rival)


def _from_start(options: FigurineFootballOptions, state: State, first: Seat) -> State:
    """All figurines on the field return to their start squares; `first` moves."""
    home, away = (
        bytes(
            NONE if stands == NONE else begins
            for stands, begins in zip(
                state.squares(side), start_squares(options.start, side), strict=True
            )
        )
        for side in (Seat.HOME, Seat.AWAY)
    )
    return replace(
        state,
        home=home,
        away=away,
        taken=(taken_by(home), taken_by(away)),
        ball=CENTRE,
        turn=first,
        phase=Phase.PLAY,
        last=None,
        idle=0,
        offside=0,
        aim=NONE,
    )


# -- legs


def begin_leg(options: FigurineFootballOptions, state: State, leg: int, starter: Seat) -> State:
    """FF-10.2: a leg, or a period of extra time, from the start squares."""
    match = replace(state.match, leg=leg, leg_goals=0, starter=starter)
    return _from_start(options, replace(state, match=match, turns=0), starter)


def leg_over(options: FigurineFootballOptions, state: State, tell: Tell) -> State:
    """The next leg, extra time, the shoot-out or the end (FF-10.2, FF-10.3)."""
    match = state.match
    leg, next_starter = match.leg, match.starter.rival
    clause = "FF-10.2" if leg < 3 else "FF-10.3"
    tell(Event("leg-over", clause, (("leg", leg), ("score", list(match.score)))))
    if leg in (1, 3) and not (leg == 1 and options.legs == 1):
        return begin_leg(options, state, leg + 1, next_starter)
    if leader(match.score) is not None or options.level == "draw":
        return full_time(state, leader(match.score), clause, tell)
    if leg < 3:
        tell(Event("extra-time", "FF-10.3", (("side", next_starter.word),)))
        return begin_leg(options, state, 3, next_starter)
    return _shoot_out(state, tell)


def full_time(state: State, winner: Seat | None, clause: str, tell: Tell) -> State:
    """The match has ended."""
    word = "draw" if winner is None else winner.word
    details = (("winner", word), ("score", list(state.match.score)))
    tell(Event("full-time", clause, details))
    return over(state, winner, clause)


def over(state: State, winner: Seat | None, clause: str) -> State:
    """The last position."""
    match = replace(state.match, kicks=None, winner=winner, end=clause)
    return replace(state, phase=Phase.OVER, match=match, offside=0, draw_offer=None, aim=NONE)


def leader(score: tuple[int, int]) -> Seat | None:
    home, away = score
    return None if home == away else Seat.HOME if home > away else Seat.AWAY


# -- the shoot-out


def _shoot_out(state: State, tell: Tell) -> State:
    """FF-10.3: home kicks first."""
    tell(Event("shoot-out", "FF-10.3", (("side", "home"), ("score", list(state.match.score)))))
    match = replace(state.match, kicks=((), ()))
    return shoot_out_kick(replace(state, match=match), Seat.HOME)


def shoot_out_kick(state: State, kicker: Seat) -> State:
    """A side kicks next."""
    spot = C_SQUARES[kicker.rival]
    return replace(
        state, phase=Phase.SHOOT_OUT, turn=kicker, ball=spot, offside=0, idle=0, aim=NONE
    )


def shoot_out_winner(kicks: tuple[tuple[bool, ...], tuple[bool, ...]]) -> Seat | None:
    """Who has won by five kicks each, or by sudden death; None: it goes on."""
    home, away = kicks
    if len(home) != len(away) or len(home) < KICKS_EACH:
        return None
    return leader((sum(home), sum(away)))
