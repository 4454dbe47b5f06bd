"""Carrom: two sides pocket nine men each with a striker, and the queen between them.

    strike      the player says where the striker stands, where to it goes and how hard
    rolling     the table plays until everything rests; nature says what is left
    place       what a side owes comes back, placed by the other

A board goes `toss`, `rack`, then strike and rolling in turn; it is won by whoever has pocketed his
nine, the queen covered.  A phase says what may be done (CHOICES) and what comes of it
(CONSEQUENCES).  No physics here: the laws judge what lies on the board after a strike.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from engines.core.contract import Aside, Outcome, Seat, Tell, unheard
from engines.core.sampled import Sampled
from physics.laws.board_end import board_end
from physics.laws.chairs import Seating
from physics.laws.check import SIDES_MOVE, is_listed, refusal
from physics.laws.dues import Payment, owe, queen_back
from physics.laws.match import board_won, opening, over, play_on, tossed, void
from physics.laws.measures import INNER, MAN, OUTER
from physics.laws.moves import TOSSES, Call, Move, Rack, Settled, Strike
from physics.laws.options import CarromOptions
from physics.laws.rack import rack
from physics.laws.samples import samples
from physics.laws.state import Phase, Queen, State
from physics.laws.striking import strike_ranges
from physics.laws.strokes import Stroke, judge, stroke_of
from physics.laws.telling import tell_pocketed, tell_side, tell_turn, tell_verdict

STANDARD = CarromOptions()
TRIES = 3
"""At the break, before it passes to the other (CR-3.2)."""
PASSES = 3
"""Of each player in a row, and the board is void (CR-7.3)."""
NATURE_MOVES = (Phase.TOSS, Phase.ROLLING)


def coin(_options: CarromOptions, _state: State) -> Collection[Move]:
    return TOSSES


def strikes(options: CarromOptions, state: State) -> Collection[Move]:
    return _sampled(options, state, None, {"strike": strike_ranges(options, state.chair)})


def strikes_and_racks(options: CarromOptions, state: State) -> Collection[Move]:
    ranges = {"strike": strike_ranges(options, state.chair), "rack": [0, 359]}
    return _sampled(options, state, None, ranges)


def rests(options: CarromOptions, state: State) -> Collection[Move]:
    return _sampled(options, state, None, {})


def places(options: CarromOptions, state: State) -> Collection[Move]:
    named = (Call.AUTO,) if state.placed else (Call.AUTO, Call.NONE)
    ranges = {"place": {"from_centre": [INNER, OUTER], "from_men": MAN}}
    return _sampled(options, state, named, ranges)


def nothing(_options: CarromOptions, _state: State) -> Collection[Move]:
    return ()


def _sampled(
    options: CarromOptions, state: State, named: Sequence[Move] | None, ranges: Mapping[str, Any]
) -> Collection[Move]:
    holds = partial(is_listed, options, state)
    return Sampled(holds, partial(samples, options, state), named, ranges)


CHOICES: Mapping[Phase, Callable[[CarromOptions, State], Collection[Move]]] = {
    Phase.TOSS: coin,
    Phase.RACK: strikes_and_racks,
    Phase.STRIKE: strikes,
    Phase.ROLLING: rests,
    Phase.PLACE: places,
    Phase.OVER: nothing,
}


class Carrom:
    """The rule book, for the options it is made with."""

    name = "carrom"
    edition = 1

    def __init__(self, options: CarromOptions = STANDARD) -> None:
        self.options = options
        self.seating = Seating(options.doubles)
        self.payment = Payment(options)

    def start(self) -> State:
        return opening()

    def to_move(self, state: State) -> Seat:
        return Seat.NATURE if state.phase in NATURE_MOVES else state.turn

    def phase(self, state: State) -> str:
        return state.phase.word

    def score(self, state: State) -> tuple[int, int]:
        """The points of the running game (CR-7.1)."""
        return state.score

    def legal_moves(self, state: State) -> Collection[Move]:
        return CHOICES[state.phase](self.options, state)

    def asides(self, state: State) -> tuple[Move, ...]:
        """G-3: resign or offer a draw, but not twice for one answer."""
        if state.phase not in SIDES_MOVE:
            return ()
        offered = state.draw_offer is state.turn
        return (Aside.RESIGN,) if offered else (Aside.RESIGN, Aside.DRAW)

    def interrupts(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """CR-7.4: the clock of the side to move may fall, if there is one."""
        runs = self.options.turn_seconds and state.phase in SIDES_MOVE
        return (Call.TIME_UP,) if runs and seat is Seat.NATURE else ()

    def refusal(self, state: State, move: Move) -> str:
        return refusal(self.options, state, move)

    def misstep(self, _state: State, _spots: Sequence[int]) -> str:
        """No move is made by places that are touched: a hand aims, and asks `refusal`."""
        return ""

    def outcome(self, state: State) -> Outcome | None:
        """CR-7.2: who has won the games; who resigned was to move, a draw leaves its offer."""
        if state.phase is not Phase.OVER:
            return None
        if state.draw_offer is not None:
            return Outcome(None, state.score, "G-3")
        for side in (Seat.HOME, Seat.AWAY):
            if state.games[side] >= self.options.games_to_win:
                return Outcome(side, state.score, "CR-7.2" if self.options.games > 1 else "CR-7.1")
        return Outcome(state.turn.rival, state.score, "G-3")

    def apply(self, state: State, move: Move, tell: Tell = unheard) -> State:
        if move is Aside.RESIGN:
            return over(state)
        if move is Aside.DRAW:
            return self._draw(state)
        if move is Call.TIME_UP:
            return self.time_up(state, tell)
        return CONSEQUENCES[state.phase](self, state, move, tell)

    # -- consequences: what comes of a legal move, phase by phase

    def coin_tossed(self, state: State, move: Move, _tell: Tell) -> State:
        return tossed(self.options, state, heads=move is Call.HEADS)

    def struck_or_turned(self, state: State, move: Move, tell: Tell) -> State:
        if isinstance(move, Rack):
            men = rack(state.chair, move.degrees)
            return replace(state, men=men, draw_offer=standing(state))
        return self.struck_or_passed(state, move, tell)

    def struck_or_passed(self, state: State, move: Move, tell: Tell) -> State:
        state = replace(state, draw_offer=standing(state))
        if isinstance(move, Strike):
            return replace(state, phase=Phase.ROLLING, strike=move, passes=0)
        return self._passed(state, tell)

    def settled(self, state: State, move: Settled, tell: Tell) -> State:
        """The table rests: the break failed, the board ends, or the stroke is judged."""
        if not (state.broken or move.touched or len(move.men) < len(state.men)):
            return self._break_failed(state, move, tell)
        if not state.broken:
            tell_side(tell, "break", "CR-3.2", state.turn)
        stroke = stroke_of(state, move)
        tell_pocketed(state, stroke, tell)
        after = _lifted(state, move, stroke)
        won = board_end(stroke)
        if won is None:
            return self._goes_on(after, stroke, tell)
        if won.covered:
            tell_side(tell, "queen-covered", won.clause, state.turn)
            after = replace(after, queen=Queen.COVERED, covered_by=state.turn)
        return board_won(self.options, after, won, tell)

    def _goes_on(self, state: State, stroke: Stroke, tell: Tell) -> State:
        """A stroke that does not end the board: the turn, the queen, the dues."""
        verdict = judge(stroke)
        tell_verdict(stroke, verdict, tell)
        state = self._turn_over(state, kept=verdict.kept)
        if verdict.queen is Queen.BOARD and (stroke.taken or stroke.queen is Queen.COVERING):
            state = queen_back(state, verdict.queen_clause, tell)
        elif verdict.queen is not stroke.queen:
            covered_by = stroke.side if verdict.queen is Queen.COVERED else None
            state = replace(state, queen=verdict.queen, covered_by=covered_by)
        state = owe(state, stroke.side, verdict.due, tell)
        return self.payment.collect(state, stroke.side, tell)

    def placed(self, state: State, move: Move, tell: Tell) -> State:
        state = replace(state, draw_offer=standing(state))
        if move is Call.NONE:
            return self.payment.forgo(state, tell)
        point = None if move is Call.AUTO else (move.x, move.y)  # type: ignore[union-attr]  # Place
        return self.payment.place(state, point, tell)

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")

    # -- turns

    def _turn_over(self, state: State, *, kept: bool) -> State:
        """Say who strikes next (CR-3.3, CR-7.5)."""
        following = state.chair if kept else self.seating.after(state.chair)
        return replace(state, next=following, struck=kept)

    def _break_failed(self, state: State, move: Settled, tell: Tell) -> State:
        tries = state.break_tries + 1
        tell_side(tell, "break-failed", "CR-3.2", state.turn, tries=tries)
        lost = move.striker or tries == TRIES
        if lost:
            tell_turn(tell, "CR-3.2", state.turn, kept=False)
        state = self._turn_over(replace(state, strike=None, men=move.men), kept=not lost)
        return self.payment.go_on(replace(state, break_tries=0 if lost else tries), tell)

    def _passed(self, state: State, tell: Tell) -> State:
        """CR-7.3: the turn ends; all players have passed three times in a row: a void board."""
        tell_turn(tell, "CR-7.3", state.turn, kept=False)
        passes = state.passes + 1
        if passes >= PASSES * len(self.seating.order):
            return void(self.options, state, tell)
        state = self._turn_over(replace(state, passes=passes), kept=False)
        if state.queen is Queen.COVERING:
            state = queen_back(state, "CR-7.3", tell)
        return self.payment.go_on(state, tell)

    def time_up(self, state: State, tell: Tell) -> State:
        """CR-7.4: one man back; after the first strike of a turn the turn is lost as well."""
        if state.phase is Phase.PLACE:
            return self.payment.forgo(state, tell)
        side, kept = state.turn, not state.struck
        tell_side(tell, "due", "CR-7.4", side, count=1)
        if state.phase is Phase.RACK:
            return owe(state, side, 1, tell)
        tell_turn(tell, "CR-7.4", side, kept=kept)
        state = replace(self._turn_over(state, kept=kept), struck=False)
        if not kept:
            state = replace(state, break_tries=0)
        if not kept and state.queen is Queen.COVERING:
            state = queen_back(state, "CR-7.4", tell)
        return self.payment.collect(owe(state, side, 1, tell), side, tell)

    def settle(self, state: State) -> State:
        """The phase in which a position really is: somewhere to place and to strike from."""
        if state.phase is Phase.PLACE:
            return self.payment.while_there_is_room(state, unheard)
        return play_on(self.options, state, unheard) if state.phase is Phase.STRIKE else state

    def _draw(self, state: State) -> State:
        if state.draw_offer is state.turn.rival:
            return replace(over(state), draw_offer=state.turn.rival)
        return replace(state, draw_offer=state.turn)


Consequence: TypeAlias = Callable[[Carrom, State, Any, Tell], State]

CONSEQUENCES: Mapping[Phase, Consequence] = {
    Phase.TOSS: Carrom.coin_tossed,
    Phase.RACK: Carrom.struck_or_turned,
    Phase.STRIKE: Carrom.struck_or_passed,
    Phase.ROLLING: Carrom.settled,
    Phase.PLACE: Carrom.placed,
    Phase.OVER: Carrom.nothing_more,
}


def standing(state: State) -> Seat | None:
    """The draw offer after the side to move has moved: it declines the other's (G-3)."""
    return state.draw_offer if state.draw_offer is state.turn else None


def _lifted(state: State, settled: Settled, stroke: Stroke) -> State:
    """The position with what the table has left, before anything is judged."""
    went = {stroke.side: stroke.own > 0, stroke.side.rival: stroke.rival > 0}
    home, away = (state.had_man[side] or went[side] for side in (Seat.HOME, Seat.AWAY))
    return replace(
        state, men=settled.men, had_man=(home, away), broken=True, break_tries=0, strike=None
    )
