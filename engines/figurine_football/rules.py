"""Figurine football, or chess ball: eight men, a captain and a keeper a side on a mat of 9x13.

    13  . . o K . . o . .        K the keeper, C the captain, o circled (yellow) squares
    12  . . o o C o o . .
    11  B . B . . . B . B        B move on the dark squares, A on the light ones
     9  . A . A . A . A .
     7  . . . . * . . . .        * the ball, on the median
     5  . A . A . A . A .

A turn is one action: a figurine moves, and if it comes onto the ball's square it holds the ball or
plays it; or the ball is played by who has it; or an admonished figurine comes back.  A phase says
what may be done (CHOICES) and what comes of it (CONSEQUENCES).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engines.core.contract import Aside, Outcome, Seat, Tell, unheard
from engines.figurine_football.choices import CHOICES
from engines.figurine_football.field import CENTRE
from engines.figurine_football.match import begin_leg, leg_over, next_turn, over
from engines.figurine_football.misstep import misstep
from engines.figurine_football.moves import Aim, Call, Dive, Move, Place
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.penalty import aimed, dived
from engines.figurine_football.refusal import refusal
from engines.figurine_football.state import (
    Match,
    Phase,
    State,
    answered,
    moved,
    of_pair,
    start_squares,
    taken_by,
)
from engines.figurine_football.turns import acted

USUAL = FigurineFootballOptions()


class FigurineFootball:
    """The rule book, for the options it is made with."""

    name = "figurine-football"
    edition = 1

    def __init__(self, options: FigurineFootballOptions = USUAL) -> None:
        self.options = options

    def start(self) -> State:
        """FF-10.1: a toss decides who starts."""
        home, away = (start_squares(self.options.start, side) for side in (Seat.HOME, Seat.AWAY))
        taken = taken_by(home), taken_by(away)
        return State(home, away, taken, CENTRE, Seat.HOME, Phase.TOSS, Match())

    def to_move(self, state: State) -> Seat:
        return Seat.NATURE if state.phase is Phase.TOSS else state.turn

    def phase(self, state: State) -> str:
        return state.phase.word

    def score(self, state: State) -> tuple[int, int]:
        return state.match.score

    def legal_moves(self, state: State) -> list[Move]:
        return CHOICES[state.phase](state)

    def asides(self, state: State) -> tuple[Move, ...]:
        """G-3: resign or offer a draw, but not twice for one answer."""
        if state.phase in (Phase.TOSS, Phase.OVER):
            return ()
        offered = state.draw_offer is state.turn
        return (Aside.RESIGN,) if offered else (Aside.RESIGN, Aside.DRAW)

    def interrupts(self, state: State, seat: Seat) -> Collection[Move]:
        """G-5: the clock of a leg that is played by time (FF-10.2)."""
        by_time = self.options.legs_by == "time" and state.match.leg < 3
        runs = by_time and state.phase is not Phase.OVER
        return (Call.HALF_UP,) if runs and seat is Seat.NATURE else ()

    def refusal(self, state: State, move: Move) -> str:
        return refusal(state, move, self.legal_moves(state))

    def misstep(self, state: State, spots: Sequence[int]) -> str:
        return misstep(state, spots, self.legal_moves(state))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(state.match.winner, state.match.score, state.match.end)

    def apply(self, state: State, move: Move, tell: Tell = unheard) -> State:
        if isinstance(move, Aside):
            return self._said(state, move)
        if move is Call.HALF_UP:
            return leg_over(self.options, state, tell)
        return CONSEQUENCES[state.phase](self, state, move, tell)

    def _said(self, state: State, move: Aside) -> State:
        if move is Aside.RESIGN:
            return over(state, state.turn.rival, "G-3")
        if state.draw_offer is state.turn.rival:
            return over(state, None, "G-3")
        return replace(state, draw_offer=state.turn)

    # -- consequences: what comes of a legal move, phase by phase

    def tossed(self, state: State, move: Call, _tell: Tell) -> State:
        first = Seat.HOME if move is Call.HEADS else Seat.AWAY
        return begin_leg(self.options, state, state.match.leg, first)

    def acted(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - an action
        return acted(self.options, state, move, tell)

    def aimed(self, state: State, move: Aim, _tell: Tell) -> State:
        return aimed(state, move)

    def dived(self, state: State, move: Dive, tell: Tell) -> State:
        return dived(self.options, state, move, tell)

    def placed(self, state: State, move: Place | Call, tell: Tell) -> State:
        """FF-9.3: an offender is put elsewhere or left; then the next, or the rival's turn."""
        side = state.turn.rival
        pending = state.offside & (state.offside - 1)  # the first of them has been dealt with
        state = replace(state, draw_offer=answered(state))
        if isinstance(move, Place):
            squares = moved(state.squares(side), move.figurine, move.target)
            state = replace(
                state,
                home=state.home if side else squares,
                away=squares if side else state.away,
                taken=of_pair(state.taken, side, taken_by(squares)),
            )
        return next_turn(self.options, state, pending, tell)

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")


Consequence: TypeAlias = Callable[[FigurineFootball, State, Any, Tell], State]

CONSEQUENCES: Mapping[Phase, Consequence] = {
    Phase.TOSS: FigurineFootball.tossed,
    Phase.PLAY: FigurineFootball.acted,
    Phase.AIM: FigurineFootball.aimed,
    Phase.DIVE: FigurineFootball.dived,
    Phase.PLACE: FigurineFootball.placed,
    Phase.SHOOT_OUT: FigurineFootball.aimed,
    Phase.OVER: FigurineFootball.nothing_more,
}
