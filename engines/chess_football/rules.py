"""Chess football: chess figures with shirt numbers, a ball that must be played, eleven a side.

    h . . . . . . . . . . . .        the pitch lies on its side: home plays to the right
    g . . . . . | . . . . . .
    f [. .] . . | . . . [. .]        [ ] the penal areas
  # e [. .] . +-|-+ . . [. .] #      # the goals
  # d [. .] . +-|-+ . . [. .] #
    c [. .] . . | . . . [. .]
    b . . . . . | . . . . . .
    a . . . . . | . . . . . .
      1 2 3 4 5 6 7 8 9 . . 12

Who can play the ball must; who cannot moves a player.  A phase says what may be done (CHOICES) and
what comes of it (CONSEQUENCES).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engines.chess_football.choices import CHOICES
from engines.chess_football.clearing import put
from engines.chess_football.clock import turn_up
from engines.chess_football.conduct import send_off, standing
from engines.chess_football.field import NONE
from engines.chess_football.match import half_over, over
from engines.chess_football.misstep import misstep
from engines.chess_football.moves import (
    Call,
    Dismiss,
    Keeper,
    Move,
    Put,
    Step,
    Swap,
    Taker,
)
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.placing import (
    by_default,
    dismissed_before_kick_off,
    kick_off_square,
    new_placing,
    ready,
    swapped,
)
from engines.chess_football.refusal import refusal
from engines.chess_football.restarts import (
    WAITS,
    award_of,
    awarded,
    choose_taker,
    dead_ball_taker,
    kick_taker,
    penalty_tossed,
    sendable,
    taker_of,
    waits_for_send,
    with_taker,
    without_taker,
)
from engines.chess_football.restarts import (
    lapse as lapsed,
)
from engines.chess_football.state import (
    EMPTY,
    KEEPER,
    Book,
    Phase,
    State,
    first_lineup,
)
from engines.chess_football.turns import landed, offside_now, played
from engines.core.contract import Aside, Event, Outcome, Seat, Tell, unheard

SENIOR = ChessFootballOptions()
NATURES = frozenset({Phase.TOSS, Phase.PENALTY_TOSS})
WALL_FROM = 3  # king's steps between the wall and the ball (CF-13.2)
CLOCKS = frozenset({Call.TURN_UP, Call.HALF_UP})
NO_OFFSIDE = frozenset({"goal-kick", "corner", "throw-in"})


class ChessFootball:
    """The rule book, for the options it is made with."""

    name = "chess-football"
    edition = 1

    def __init__(self, options: ChessFootballOptions = SENIOR) -> None:
        self.options = options

    def start(self) -> State:
        """CF-8.4: a coin decides who kicks off."""
        options = self.options
        lineup = first_lineup(options.players, junior=options.junior)
        bench: tuple[int, ...] = () if options.junior else Book().bench[0]
        book = Book(lineup=(lineup, lineup), bench=(bench, bench))
        return State(EMPTY, EMPTY, (0, 0), NONE, Seat.HOME, Phase.TOSS, book)

    def to_move(self, state: State) -> Seat:
        return Seat.NATURE if state.phase in NATURES else state.turn

    def phase(self, state: State) -> str:
        return state.phase.word

    def score(self, state: State) -> tuple[int, int]:
        return state.book.score

    def legal_moves(self, state: State) -> list[Move]:
        return CHOICES[state.phase](self.options, state)

    def asides(self, state: State) -> tuple[Move, ...]:
        """G-3: resign or offer a draw, but not twice for one answer."""
        if state.phase is Phase.OVER or state.phase in NATURES:
            return ()
        offered = state.draw_offer is state.turn
        return (Aside.RESIGN,) if offered else (Aside.RESIGN, Aside.DRAW)

    def interrupts(self, state: State, seat: Seat) -> Collection[Move]:
        """G-5: the clocks that run in this game (CF-5.1, CF-7.1, CF-8.1)."""
        if seat is not Seat.NATURE or state.phase is Phase.OVER:
            return ()
        options, found = self.options, []
        seconds = options.turn_seconds
        if state.phase is Phase.PLACE:
            seconds = options.placing_seconds
        if seconds and state.phase not in NATURES:
            found.append(Call.TURN_UP)
        if not options.junior and state.book.half < 3 and not state.time_up:
            found.append(Call.HALF_UP)
        return found

    def refusal(self, state: State, move: Move) -> str:
        if move in CLOCKS:
            return "G-7" if move in self.interrupts(state, Seat.NATURE) else "G-5"
        return refusal(self.options, state, move, self.legal_moves(state))

    def misstep(self, state: State, spots: Sequence[int]) -> str:
        return misstep(self.options, state, spots, self.legal_moves(state))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(state.book.winner, state.book.score, state.book.end)

    def apply(self, state: State, move: Move, tell: Tell = unheard) -> State:
        if isinstance(move, Aside):
            return self._said(state, move, tell)
        if move is Call.HALF_UP:
            return self._half_up(state, tell)
        if move is Call.TURN_UP:
            move = turn_up(self.options, state)
            tell(Event("turn-lost", "CF-5.1", (("side", state.turn.word),)))
        after = CONSEQUENCES[state.phase](self, state, move, tell)
        if after.time_up and not waits_for_send(after):
            return half_over(self.options, after, tell)
        return after

    def _said(self, state: State, move: Aside, tell: Tell) -> State:
        if move is Aside.RESIGN:
            return over(state, state.turn.rival, "G-3", tell)
        if state.draw_offer is state.turn.rival:
            return over(state, None, "G-3", tell)
        return replace(state, draw_offer=state.turn)

    def _half_up(self, state: State, tell: Tell) -> State:
        """CF-7.1: at once, but a free kick, a penalty and an advantage are played first."""
        kind = state.restart.kind if state.restart else ""
        if (state.phase in WAITS and kind in {"free-kick", "penalty"}) or kind == "advantage":
            return replace(state, time_up=True)
        return half_over(self.options, state, tell)

    # -- consequences: what comes of a legal move, phase by phase

    def tossed(self, state: State, move: Call, tell: Tell) -> State:
        first = Seat.HOME if move is Call.HEADS else Seat.AWAY
        state = replace(state, book=replace(state.book, first_kick=first))
        return new_placing(self.options, state, first, tell)

    def placed(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - a placing
        state = replace(state, draw_offer=standing(state))
        match move:
            case Put(_, number, _, target):
                return put(state, state.turn, number, target)
            case Swap():
                return swapped(state, move)
            case Call.DEFAULT:
                state = by_default(state, state.turn)
            case Call.TURN_UP:
                state = by_default(state, state.turn, forced=True)
        return ready(self.options, state, tell)

    def played(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - of a turn
        return played(self.options, state, move, tell)

    def judged(self, state: State, move: Call, tell: Tell) -> State:
        """CF-12.4: the game is stopped, or goes on with the offender still there."""
        award = award_of(state)
        state = replace(state, draw_offer=standing(state))
        if move is Call.ADVANTAGE:
            return replace(state, phase=Phase.PLAY, restart=replace(award, kind="advantage"))
        state = send_off(state, award.side.rival, award.offender, "CF-12.4", tell)
        return choose_taker(self.options, awarded(state, award, tell), tell)

    def took(self, state: State, move: Taker, tell: Tell) -> State:
        state = replace(state, draw_offer=standing(state))
        return kick_taker(self.options, state, move.number, tell)

    def walled(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - or no wall
        side = state.turn
        state = replace(state, draw_offer=standing(state))
        if isinstance(move, Step):
            state = put(state, side, move.number, move.target)
        state = replace(state, phase=Phase.FREE_KICK, turn=side.rival)
        return sendable(self.options, state, tell)

    def kept(self, state: State, move: Keeper, _tell: Tell) -> State:
        state = put(state, state.turn, KEEPER, move.target)
        turn = award_of(state).side
        return replace(state, phase=Phase.PENALTY_TOSS, turn=turn, draw_offer=standing(state))

    def penalty_tossed(self, state: State, move: Call, tell: Tell) -> State:
        return penalty_tossed(self.options, state, int(move is Call.TAILS), tell)

    def dead_ball(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401
        """A taker is put, or sends."""
        if isinstance(move, Taker):
            state = replace(state, draw_offer=standing(state))
            return dead_ball_taker(self.options, state, move, tell)
        return self.restarted(state, move, tell)

    def restarted(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401
        """A restart is sent (its taker barred), or lapses on time."""
        if move is Call.TURN_UP:
            state = replace(state, draw_offer=standing(state))
            return lapsed(self.options, state, tell, timed=True)
        side, number, kind = taker_of(state)
        squares = state.home, state.away
        sent = side, state.ball >> 3, side if kind in NO_OFFSIDE else None
        bar = 1 << number
        after = replace(
            state,
            ball=move.target,
            turn=side.rival,
            phase=Phase.PLAY,
            last=(side, number),
            streak=1,
            streak_of=(side, number),
            barred=(0, bar) if side else (bar, 0),
            offside=offside_now(self.options, squares, state.taken, sent, tell),
            restart=None,
            draw_offer=standing(state),
        )
        return landed(self.options, after, side, number, tell)

    def dismissed(self, state: State, move: Dismiss, tell: Tell) -> State:
        """CF-12.5: the rival has chosen which central goes."""
        award = award_of(state)
        state = replace(state, draw_offer=standing(state))
        at_ball = award.side is state.book.kicker and state.squares(award.side)[
            move.number
        ] == kick_off_square(state, award.side)
        state = send_off(state, award.side, move.number, "CF-12.5", tell)
        if award.kind == "kick-off":
            return dismissed_before_kick_off(
                self.options, state, award.side, tell, was_taker=at_ball
            )
        if move.number == award.taker:
            return without_taker(self.options, state, tell)
        return with_taker(self.options, state, tell)

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")


Consequence: TypeAlias = Callable[[ChessFootball, State, Any, Tell], State]

CONSEQUENCES: Mapping[Phase, Consequence] = {
    Phase.TOSS: ChessFootball.tossed,
    Phase.PLACE: ChessFootball.placed,
    Phase.KICK_OFF: ChessFootball.restarted,
    Phase.PLAY: ChessFootball.played,
    Phase.FOUL: ChessFootball.judged,
    Phase.TAKER: ChessFootball.took,
    Phase.WALL: ChessFootball.walled,
    Phase.FREE_KICK: ChessFootball.restarted,
    Phase.KEEPER: ChessFootball.kept,
    Phase.PENALTY_TOSS: ChessFootball.penalty_tossed,
    Phase.PENALTY: ChessFootball.restarted,
    Phase.THROW_IN: ChessFootball.dead_ball,
    Phase.GOAL_KICK: ChessFootball.dead_ball,
    Phase.CORNER: ChessFootball.dead_ball,
    Phase.DISMISS: ChessFootball.dismissed,
    Phase.OVER: ChessFootball.nothing_more,
}
