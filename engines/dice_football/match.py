"""Halves, goals, level scores and the shoot-out (chapter 3)."""

from dataclasses import replace

from engines.core.contract import Event, Seat, Tell
from engines.dice_football.field import CENTRE, NONE
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.placing import lined_up
from engines.dice_football.state import PIECES, Phase, State, pair

KICKS = 5
"""Of each side in a shoot-out, before sudden death."""
SCORES = 3
"""The least that scores a penalty (DF-3.4, DF-8.5)."""


def new_half(options: DiceFootballOptions, state: State, half: int, tell: Tell) -> State:
    """A half from its beginning: the pieces are placed anew, nothing of the last one is left."""
    state = State(
        keepers=(NONE, NONE),
        outfield=(0, 0),
        ball=CENTRE,
        turn=Seat.HOME,
        phase=Phase.DRAW,
        match=replace(state.match, half=half),
        draw_offer=state.draw_offer,
    )
    if options.placing == "free":
        return state
    return all_placed(lined_up(lined_up(state, Seat.HOME), Seat.AWAY), tell)


def all_placed(state: State, tell: Tell) -> State:
    """DF-3.1: a draw decides who kicks off, in the second half it is who did not in the first."""
    if state.match.half == 2:
        return kick_off(state, state.match.first_kick.rival, tell)
    return replace(state, phase=Phase.DRAW, turn=Seat.HOME, draw=(0, 0))


def is_for_placing(options: DiceFootballOptions, state: State) -> bool:
    """Whether a draw decides who places first (DF-2.1), and not who kicks off."""
    nobody = not state.pieces(Seat.HOME) and not state.pieces(Seat.AWAY)
    return options.placing == "free" and nobody


def drawn(options: DiceFootballOptions, state: State, tell: Tell) -> State:
    """Both have rolled: who places first, or who kicks off; nobody if the faces are equal."""
    home, away = state.draw
    if home == away:
        return replace(state, draw=(0, 0))
    higher = Seat.HOME if home > away else Seat.AWAY
    if is_for_placing(options, state):
        return replace(state, phase=Phase.PLACE, turn=higher.rival, draw=(0, 0))
    if state.match.half == 1:
        state = replace(state, match=replace(state.match, first_kick=higher))
    return kick_off(state, higher, tell)


def next_to_place(state: State, tell: Tell) -> State:
    """DF-2.1: they place alternately, and whoever has more to place goes on alone."""
    side, other = state.turn, state.turn.rival
    if state.placed(other) < PIECES:
        return replace(state, turn=other)
    return state if state.placed(side) < PIECES else all_placed(state, tell)


def kick_off(state: State, side: Seat, tell: Tell) -> State:
    """DF-4.2: the ball on the centre, and the side's turn."""
    tell(Event("kick-off", "DF-4.2", (("side", side.word),)))
    return replace(
        state,
        ball=CENTRE,
        turn=side,
        phase=Phase.ROLL,
        face=0,
        last_face=0,
        failures=0,
        draw=(0, 0),
    )


def goal(state: State, clause: str, tell: Tell) -> State:
    """The side whose turn it is has scored; the other one kicks off (DF-3.5)."""
    side = state.turn
    scores = state.match.score
    score = pair(side, scores[side] + 1, scores[side.rival])
    tell(Event("goal", clause, (("side", side.word), ("score", list(score)))))
    return replace(state, match=replace(state.match, score=score))


# -- the end of a half


def is_over(options: DiceFootballOptions, state: State) -> bool:
    """Whether the half ends with the use of this roll (DF-3.2)."""
    most = options.rolls_of(state.match.half)
    return state.time_up or 0 < most <= state.rolled


def half_over(options: DiceFootballOptions, state: State, tell: Tell) -> State:
    """The next half, the shoot-out, or the end."""
    match = state.match
    home, away = match.score
    if match.half == 1:
        tell(Event("half-time", "DF-3.2", (("score", [home, away]),)))
        return new_half(options, state, 2, tell)
    tell(Event("full-time", "DF-3.2", (("score", [home, away]),)))
    if home != away:
        return over(state, leader(match.score), "DF-3.2")
    if options.level == "draw":
        return over(state, None, "DF-3.3")
    if match.half == 2 and options.level == "extra":
        return new_half(options, state, 3, tell)
    return replace(
        state,
        phase=Phase.SHOOT_OUT,
        turn=Seat.HOME,
        ball=CENTRE,
        face=0,
        last_face=0,
        bonus=(0, 0),
        failures=0,
        called=(False, False),
        rolled=0,
        time_up=False,
    )


def kicked(state: State, face: int, tell: Tell) -> State:
    """DF-3.4: one kick of the shoot-out."""
    side, kicks = state.turn, state.match.kicks
    scored = face >= SCORES
    mine, other = (*kicks[side], scored), kicks[side.rival]
    kicks = (other, mine) if side else (mine, other)
    told = "goal" if scored else "saved"
    count = [sum(each) for each in kicks]
    tell(Event(told, "DF-3.4", (("side", side.word), ("kicks", count))))
    state = replace(state, turn=side.rival, match=replace(state.match, kicks=kicks))
    winner = decided(kicks)
    return state if winner is None else over(state, winner, "DF-3.4")


def decided(kicks: tuple[tuple[bool, ...], tuple[bool, ...]]) -> Seat | None:
    """Who can no longer be caught up with; None: nobody yet."""
    home, away = (sum(each) for each in kicks)
    rounds = max(KICKS, *map(len, kicks))
    left_home, left_away = (rounds - len(each) for each in kicks)
    if home > away + left_away:
        return Seat.HOME
    return Seat.AWAY if away > home + left_home else None


def over(state: State, winner: Seat | None, clause: str) -> State:
    """The last position."""
    match = replace(state.match, winner=winner, end=clause)
    return State(
        keepers=state.keepers,
        outfield=state.outfield,
        ball=state.ball,
        turn=state.turn,
        phase=Phase.OVER,
        match=match,
        rolled=state.rolled,
    )


def leader(score: tuple[int, int]) -> Seat | None:
    """Who has more goals; None: they are level."""
    home, away = score
    return None if home == away else Seat.HOME if home > away else Seat.AWAY
