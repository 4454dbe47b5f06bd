"""Restarts: who takes one and where, who is moved away, when one lapses (CF-13.1 to CF-17.1).

Throw-in, goal kick and corner: a taker is put, and sends.  Free kick: the taker stands at the ball,
the rivals near it are moved out, they may put up a wall, he sends.  Penalty: the penal area is
cleared, the keeper chooses his side, a coin the ball's, the taker sends.
"""

from dataclasses import replace

from engines.chess_football.clearing import clear, everybody, put
from engines.chess_football.conduct import on_one_colour
from engines.chess_football.field import (
    GOALS,
    MOUTHS,
    NONE,
    PENAL,
    PENALTY,
    SQUARES,
    bits,
    corner,
    distance,
    each,
    is_dark,
    square_at,
)
from engines.chess_football.moves import Taker
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.reach import restart_targets
from engines.chess_football.state import CENTRALES, KEEPER, Phase, Restart, State
from engines.core.contract import Event, Seat, Tell, unheard

PHASES = {
    "throw-in": Phase.THROW_IN,
    "goal-kick": Phase.GOAL_KICK,
    "corner": Phase.CORNER,
}
CLAUSES = {
    "kick-off": "CF-8.3",
    "free-kick": "CF-13.1",
    "penalty": "CF-14.1",
    "throw-in": "CF-15.1",
    "goal-kick": "CF-16.1",
    "corner": "CF-17.1",
}
WAITS = frozenset(
    {Phase.FOUL, Phase.TAKER, Phase.WALL, Phase.FREE_KICK, Phase.KEEPER, Phase.PENALTY_TOSS,
     Phase.PENALTY, Phase.DISMISS}
)  # fmt: skip
"""The phases in which the end of a half waits for the send (CF-7.1)."""

LAPSED_GOAL_KICK = (19, 92)  # d2, e11 (CF-15.2)
NEAR = 2  # king's steps from a free kick that rivals keep off


def awarded(state: State, award: Restart, tell: Tell) -> State:
    """A restart is awarded: nobody is barred from it (CF-13.1)."""
    clause = "CF-12.4" if award.offender else CLAUSES[award.kind]
    tell(Event(award.kind, clause, (("side", award.side.word),)))
    return replace(
        state,
        restart=award,
        barred=(0, 0),
        offside=(0, 0),
        streak=0,
        streak_of=None,
    )


def out(options: ChessFootballOptions, state: State, where: tuple[str, int], tell: Tell) -> State:
    """The ball has left over a line, sent by the side to move (CF-15.1, CF-16.1, CF-17.1)."""
    (line, square), sender = where, state.turn
    kind = {"side": "throw-in", "end": "goal-kick", "own": "corner"}[line]
    spot = corner(sender, square & 7) if line == "own" else square
    state = awarded(replace(state, ball=NONE), Restart(kind, sender.rival, spot), tell)
    return dead_ball(options, state, tell)


def dead_ball(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """A throw-in, goal kick or corner for which a taker is to be chosen."""
    award = award_of(state)
    if award.kind == "goal-kick":
        rivals = everybody(state, award.side.rival)
        state = clear(state, PENAL[award.side], rivals, tell)
    state = replace(state, phase=PHASES[award.kind], turn=award.side)
    able = dead_ball_takers(options, state)
    if not able:
        return lapse(options, state, tell)
    return dead_ball_taker(options, state, able[0], tell) if len(able) == 1 else state


def award_of(state: State) -> Restart:
    """The restart under way."""
    if state.restart is None:
        raise ValueError(f"in the phase {state.phase.word} a restart is needed")
    return state.restart


def waits_for_send(state: State) -> bool:
    """Whether the end of the half waits until a restart or an advantage is played (CF-7.1)."""
    award = state.restart
    if award is None:
        return False
    return award.kind == "advantage" or (state.phase in WAITS and award.kind != "kick-off")


# -- takers


def taker_places(state: State, number: int) -> list[int]:
    """The squares on which a player may be put for a throw-in, goal kick or corner."""
    award = award_of(state)
    own = state.squares(award.side)[number]
    taken = (state.taken[0] | state.taken[1]) & ~(0 if own == NONE else 1 << own)
    if award.kind == "corner":
        return [award.spot]
    if award.kind == "goal-kick":
        return list(each(PENAL[award.side] & ~taken))
    column, row = award.spot & 7, award.spot >> 3
    free = [s for r in range(1, 13) if not taken >> (s := square_at(column, r)) & 1]
    least = min((abs((s >> 3) - row) for s in free), default=0)
    return [s for s in free if abs((s >> 3) - row) == least]


def dead_ball_takers(options: ChessFootballOptions, state: State) -> list[Taker]:
    """Every taker and place from which there is a legal send (CF-15.2)."""
    side = award_of(state).side
    return [
        Taker(number, origin, square)
        for number, origin in state.players(side)
        for square in taker_places(state, number)
        if sends_at(options, at_ball(state, number, square, unheard))
    ]


def at_ball(state: State, number: int, square: int, tell: Tell) -> State:
    """A taker put with the ball, who stood at a corner moved away (CF-17.1)."""
    award = award_of(state)
    if award.kind == "corner":
        others = [*everybody(state, award.side), *everybody(state, award.side.rival)]
        others = [one for one in others if one != (award.side, number)]
        state = clear(replace(state, ball=square), bits(square), others, tell)
    state = put(state, award.side, number, square)
    return replace(state, ball=square, restart=replace(award, taker=number))


def dead_ball_taker(options: ChessFootballOptions, state: State, move: Taker, tell: Tell) -> State:
    return checked(options, at_ball(state, move.number, move.target, tell), tell)


def checked(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """A taker has been put: if both centrales stand on one colour, one goes (CF-12.5)."""
    award = award_of(state)
    if on_one_colour(state, award.side):
        return replace(state, phase=Phase.DISMISS, turn=award.side.rival)
    return with_taker(options, state, tell)


def with_taker(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """What follows once the taker stands at the ball."""
    award = award_of(state)
    if award.kind == "free-kick":
        area = bits(*(s for s in SQUARES if distance(s, state.ball) <= NEAR))
        state = clear(state, area, everybody(state, award.side.rival), tell)
        return replace(state, phase=Phase.WALL, turn=award.side.rival)
    phase = Phase.PENALTY if award.kind == "penalty" else PHASES[award.kind]
    return sendable(options, replace(state, phase=phase, turn=award.side), tell)


def sendable(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """A restart that is to be sent, unless there is no legal send (CF-15.2)."""
    return state if sends_at(options, state) else lapse(options, state, tell)


def without_taker(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """The taker has been sent off: back to the choice (CF-12.5)."""
    award = replace(award_of(state), taker=0)
    state = replace(state, restart=award)
    if award.kind in PHASES:
        return dead_ball(options, replace(state, ball=NONE), tell)
    return choose_taker(options, state, tell)


# -- free kick and penalty


def candidates(state: State) -> tuple[int, ...]:
    """Who may take a free kick or penalty (CF-13.1): who sent last, else who had the chance."""
    award = award_of(state)
    squares = state.squares(award.side)
    if state.last and state.last[0] is award.side and squares[state.last[1]] != NONE:
        return (state.last[1],)
    return tuple(number for number in award.takers if squares[number] != NONE)


def choose_taker(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    award, able = award_of(state), candidates(state)
    if not able:
        return lapse(options, state, tell)
    if len(able) == 1:
        return kick_taker(options, state, able[0], tell)
    return replace(state, phase=Phase.TAKER, turn=award.side)


def kick_taker(options: ChessFootballOptions, state: State, number: int, tell: Tell) -> State:
    """The taker of a free kick goes to the ball; for a penalty the area is cleared first."""
    award = replace(award_of(state), taker=number)
    state = replace(state, restart=award)
    if award.kind == "free-kick":
        return checked(options, put(state, award.side, number, state.ball), tell)
    rival = award.side.rival
    others = [one for one in everybody(state, rival) if one[1] != KEEPER]
    everyone = [*everybody(state, award.side), *others]
    state = clear(state, PENAL[rival], everyone, tell)
    if number in CENTRALES or state.squares(rival)[KEEPER] == NONE:
        return replace(state, phase=Phase.PENALTY_TOSS, turn=award.side)
    return replace(state, phase=Phase.KEEPER, turn=rival)


def own_colour(state: State) -> int:
    """CF-14.2: the penalty square of the colour on which the taker stands."""
    award = award_of(state)
    dark = is_dark(state.squares(award.side)[award.taker])
    return next(s for s in PENALTY[award.side.rival] if is_dark(s) is dark)


def penalty_tossed(options: ChessFootballOptions, state: State, which: int, tell: Tell) -> State:
    """The coin: `which` is 0 for the kicker's right and 1 for his left (CF-14.1, CF-14.2)."""
    award = award_of(state)
    rival = award.side.rival
    if award.taker in CENTRALES:
        square = own_colour(state)
        if state.squares(rival)[KEEPER] != NONE:
            state = put(state, rival, KEEPER, MOUTHS[rival][which])
        return penalty_spot(options, state, square, tell)
    return penalty_spot(options, state, PENALTY[rival][which], tell)


def penalty_spot(options: ChessFootballOptions, state: State, square: int, tell: Tell) -> State:
    award = award_of(state)
    state = put(replace(state, ball=square), award.side, award.taker, square)
    return checked(options, state, tell)


# -- sends


def sends_at(options: ChessFootballOptions, state: State) -> list[int]:
    """The squares to which the restart under way may be sent."""
    side, number, kind = taker_of(state)
    if number == 0:
        return []
    ball = state.ball
    found = restart_targets(options, state, side, number, ball)
    return [square for square in found if not unlawful(kind, side, ball, square)]


def taker_of(state: State) -> tuple[Seat, int, str]:
    """The side, the taker (0: none) and the kind of the restart under way."""
    if state.phase is Phase.KICK_OFF:
        squares = state.squares(state.turn)
        number = squares.find(state.ball) if state.ball != NONE else 0
        return state.turn, max(number, 0), "kick-off"
    award = award_of(state)
    return award.side, award.taker, award.kind


def unlawful(kind: str, side: Seat, ball: int, square: int) -> str:
    """The clause by which this restart may not go there; "" if it may."""
    if kind in {"kick-off", "penalty"}:
        ahead = (square >> 3) < (ball >> 3) if side else (square >> 3) > (ball >> 3)
        return "" if ahead else "CF-8.3" if kind == "kick-off" else "CF-14.3"
    if kind == "throw-in":
        return "CF-15.1" if GOALS[side.rival] >> square & 1 else ""
    if kind == "goal-kick":
        return "CF-16.1" if PENAL[side] >> square & 1 else ""
    return ""


# -- nothing comes of it


def lapse(options: ChessFootballOptions, state: State, tell: Tell, *, timed: bool = False) -> State:
    """CF-15.2: the other side has an ordinary turn with the ball on the spot.

    `timed`: the clock has fallen, and that has been told.
    """
    side, _, kind = taker_of(state)
    if not timed:
        tell(Event("turn-lost", "CF-15.2", (("side", side.word), ("restart", kind))))
    if kind == "penalty":
        state = replace(state, ball=NONE)
        return dead_ball(options, awarded(state, Restart("goal-kick", side.rival), tell), tell)
    spot = state.ball
    if kind == "goal-kick":
        spot = LAPSED_GOAL_KICK[side]
    elif spot == NONE:
        spot = award_of(state).spot
    state = replace(state, ball=spot, phase=Phase.PLAY, turn=side.rival, restart=None)
    everyone = [*everybody(state, Seat.HOME), *everybody(state, Seat.AWAY)]
    return clear(state, bits(spot), everyone, tell)
