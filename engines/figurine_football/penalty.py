"""The penalty: a column is picked in secret, the keeper dives (FF-8.1), also in a shoot-out."""

from dataclasses import replace

from engines.core.contract import Event, Seat, Tell
from engines.figurine_football.field import NONE, name_of
from engines.figurine_football.match import (
    full_time,
    next_turn,
    scored,
    shoot_out_kick,
    shoot_out_winner,
)
from engines.figurine_football.moves import Aim, Dive
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.state import (
    KEEPER,
    Phase,
    State,
    answered,
    moved,
    of_pair,
)


def aimed(state: State, move: Aim) -> State:
    """Nothing is told: the pick is hidden until the dive."""
    return replace(
        state,
        phase=Phase.DIVE,
        turn=state.turn.rival,
        aim=move.target,
        draw_offer=answered(state),
    )


def dived(options: FigurineFootballOptions, state: State, move: Dive, tell: Tell) -> State:
    """Both picks are seen: a goal, unless a keeper was where the ball went."""
    attacker, aim = state.turn.rival, state.aim
    saved = aim == move.target and state.squares(state.turn)[KEEPER] != NONE
    state = replace(state, draw_offer=answered(state), aim=NONE)
    picks = (("aim", name_of(aim)), ("dive", name_of(move.target)))
    if state.match.kicks is not None:
        return _kicked(state, attacker, picks, tell, saved=saved)
    if saved:
        return _saved(options, state, move.target, picks, tell)
    told = Event("goal", "FF-8.1", (("side", attacker.word), ("square", name_of(aim)), *picks))
    return scored(options, replace(state, ball=aim), attacker, told, tell)


Picks = tuple[tuple[str, str], ...]


def _saved(
    options: FigurineFootballOptions, state: State, square: int, picks: Picks, tell: Tell
) -> State:
    """The ball stays with the keeper, who must play it (FF-7.2)."""
    side = state.turn
    tell(Event("saved", "FF-8.1", (("side", side.word), ("square", name_of(square)), *picks)))
    before = state.squares(side)
    squares = moved(before, KEEPER, square)
    stands = state.taken[side] & ~(1 << before[KEEPER]) | 1 << square
    state = replace(
        state,
        home=state.home if side else squares,
        away=squares if side else state.away,
        taken=of_pair(state.taken, side, stands),
        ball=square,
    )
    return next_turn(options, state, state.offside, tell)


def _kicked(state: State, kicker: Seat, picks: Picks, tell: Tell, *, saved: bool) -> State:
    """FF-10.3: a kick of the shoot-out; no play follows it, and the score stays."""
    home, away = state.match.kicks or ((), ())
    kicks = (home, (*away, not saved)) if kicker else ((*home, not saved), away)
    side = kicker.rival if saved else kicker
    details = (("side", side.word), ("square", picks[saved][1]), *picks)
    told = ("kicks", [list(kicks[0]), list(kicks[1])])
    tell(Event("saved" if saved else "goal", "FF-10.3", (*details, told)))
    state = replace(state, match=replace(state.match, kicks=kicks))
    winner = shoot_out_winner(kicks)
    if winner is not None:
        return full_time(state, winner, "FF-10.3", tell)
    return shoot_out_kick(state, kicker.rival)
