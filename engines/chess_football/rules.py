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

from engines.chess_football.clearing import put
from engines.chess_football.clock import turn_up
from engines.chess_football.conduct import forgotten, send_off, standing, turn_over
from engines.chess_football.field import GOALS, MOUTHS, NONE, PENAL, distance, each, name_of
from engines.chess_football.match import goal, half_over, over
from engines.chess_football.misstep import misstep
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
    sends,
    touch,
)
from engines.chess_football.offside import numbers, offside_squares
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.placing import (
    by_default,
    dismissed_before_kick_off,
    kick_off_square,
    new_placing,
    place_moves,
    ready,
    swapped,
)
from engines.chess_football.reach import chances, danger, plays
from engines.chess_football.refusal import refusal
from engines.chess_football.restarts import (
    award_of,
    awarded,
    candidates,
    choose_taker,
    dead_ball_taker,
    dead_ball_takers,
    kick_taker,
    out,
    penalty_tossed,
    sendable,
    sends_at,
    taker_of,
    with_taker,
    without_taker,
)
from engines.chess_football.restarts import (
    lapse as lapsed,
)
from engines.chess_football.state import (
    CENTRALES,
    EMPTY,
    KEEPER,
    Book,
    Phase,
    Restart,
    State,
    first_lineup,
    moved,
)
from engines.chess_football.steps import step_moves, strategic_moves
from engines.core.contract import Aside, Event, Outcome, Seat, Tell, unheard

SENIOR = ChessFootballOptions()
NATURES = frozenset({Phase.TOSS, Phase.PENALTY_TOSS})
WALL_FROM = 3  # king's steps between the wall and the ball (CF-13.2)
WAITS = frozenset(
    {Phase.FOUL, Phase.TAKER, Phase.WALL, Phase.FREE_KICK, Phase.KEEPER, Phase.PENALTY_TOSS,
     Phase.PENALTY, Phase.DISMISS}
)  # fmt: skip
"""The phases in which the end of a half waits for the send (CF-7.1)."""
NO_OFFSIDE = frozenset({"goal-kick", "corner", "throw-in"})


# -- choices


def play_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    """CF-9.3: the ball if somebody can play it, else a strategic move, else nothing."""
    side = state.turn
    found = plays(options, state, side) or strategic_moves(options, state, side)
    if not found:
        return [Call.PASS]
    if options.touch_move and not state.touched:
        actors = {(move.number, move.origin): None for move in found
                  if isinstance(move, Step | Send | Out)}  # fmt: skip
        found += [touch(number, origin) for number, origin in actors]
    return found


def toss_moves(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return [Call.HEADS, Call.TAILS]


def foul_moves(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return [Call.STOP, Call.ADVANTAGE]


def taker_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    squares = state.squares(state.turn)
    return [Taker(number, squares[number], NONE) for number in candidates(state)]


def wall_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    found = [
        move
        for move in step_moves(state, state.turn)
        if isinstance(move, Step) and distance(move.target, state.ball) >= WALL_FROM
    ]
    return [*found, Call.NO_WALL]


def keeper_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    return [Keeper(square) for square in sorted(MOUTHS[state.turn])]


def send_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    """The sends of a restart."""
    _, number, _ = taker_of(state)
    made = sends(number, state.ball)
    return [made[square] for square in sends_at(options, state)]


def dead_ball_moves(options: ChessFootballOptions, state: State) -> list[Move]:
    if award_of(state).taker:
        return send_moves(options, state)
    return list(dead_ball_takers(options, state))


def dismiss_moves(_options: ChessFootballOptions, state: State) -> list[Move]:
    squares = state.squares(award_of(state).side)
    return [Dismiss(number, squares[number]) for number in CENTRALES]


def nothing(_options: ChessFootballOptions, _state: State) -> list[Move]:
    return []


Choice: TypeAlias = Callable[[ChessFootballOptions, State], list[Move]]

CHOICES: Mapping[Phase, Choice] = {
    Phase.TOSS: toss_moves,
    Phase.PLACE: place_moves,
    Phase.KICK_OFF: send_moves,
    Phase.PLAY: play_moves,
    Phase.FOUL: foul_moves,
    Phase.TAKER: taker_moves,
    Phase.WALL: wall_moves,
    Phase.FREE_KICK: send_moves,
    Phase.KEEPER: keeper_moves,
    Phase.PENALTY_TOSS: toss_moves,
    Phase.PENALTY: send_moves,
    Phase.THROW_IN: dead_ball_moves,
    Phase.GOAL_KICK: dead_ball_moves,
    Phase.CORNER: dead_ball_moves,
    Phase.DISMISS: dismiss_moves,
    Phase.OVER: nothing,
}


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
        if after.time_up and after.phase not in WAITS and not _advantage(after):
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
        if state.phase in WAITS or _advantage(state):
            if state.phase is not Phase.DISMISS or award_of(state).kind in {"free-kick", "penalty"}:
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
        match move:
            case Send(number, origin, target):
                return self._sent(state, number, origin, target, tell)
            case Step(number, _, target):
                return self._stepped(state, number, target, tell)
            case Out():
                return self._sent_out(state, move, tell)
            case Touch(number, _):
                return replace(state, touched=number, draw_offer=standing(state))
            case Substitution():
                return self._substituted(state, move, tell)
        return self._passed(state, tell)

    def _sent(self, state: State, number: int, origin: int, target: int, tell: Tell) -> State:
        """CF-9.1: the player takes the ball's place, the ball goes where he sends it."""
        side, ball = state.turn, state.ball
        squares = moved(state.squares(side), number, ball)
        stands = state.taken[side] ^ (1 << origin | 1 << ball)
        home, away = (state.home, squares) if side else (squares, state.away)
        taken = (state.taken[0], stands) if side else (stands, state.taken[1])
        goes_on = state.streak_of == (side, number)
        after = State(  # faster than `replace`: most moves of a search are made here
            home=home,
            away=away,
            taken=taken,
            ball=target,
            turn=side.rival,
            phase=Phase.PLAY,
            book=state.book,
            last=(side, number),
            streak=state.streak + 1 if goes_on else 1,
            streak_of=(side, number),
            barred=(0, 0),
            offside=self._offside(home, away, taken, (side, ball >> 3), tell),
            touched=state.touched,
            restart=state.restart,
            time_up=state.time_up,
            draw_offer=standing(state) if state.draw_offer is not None else None,
        )
        if state.touched or state.restart:
            after = turn_over(after, side, number, tell)
        return self._landed(after, side, number, tell)

    def _landed(self, state: State, side: Seat, number: int, tell: Tell) -> State:
        """The ball has been sent: into a goal?"""
        ball = state.ball
        if 8 <= ball < 104:
            return state
        scorer = Seat.AWAY if GOALS[Seat.HOME] >> ball & 1 else Seat.HOME
        name, clause = ("goal", "CF-10.1") if scorer is side else ("own-goal", "CF-10.2")
        told = Event(name, clause, (("side", scorer.word), ("number", number)))
        return goal(self.options, state, scorer, told, tell)

    def _offside(
        self,
        home: bytes,
        away: bytes,
        taken: tuple[int, int],
        sender: tuple[Seat, int],
        tell: Tell,
        exempt: Seat | None = None,
    ) -> tuple[int, int]:
        """Who of either side is offside once the ball has been sent from a row (CF-11.2)."""
        if not self.options.offside or self.options.junior:
            return 0, 0
        side, row = sender
        home_row = 13 - row if side is Seat.HOME else 13
        away_row = row if side is Seat.AWAY else 13
        one = 0 if exempt is Seat.HOME else offside_squares(Seat.HOME, taken, home_row)
        two = 0 if exempt is Seat.AWAY else offside_squares(Seat.AWAY, taken, away_row)
        if not one and not two:
            return 0, 0
        found = numbers(home, one), numbers(away, two)
        for seat in (Seat.HOME, Seat.AWAY):
            if found[seat]:
                for number in each(found[seat]):
                    tell(Event("offside", "CF-11.2", (("side", seat.word), ("number", number))))
        return found

    def _stepped(self, state: State, number: int, target: int, tell: Tell) -> State:
        """A strategic move, which may stop a shot at goal (CF-12.3)."""
        side = state.turn
        chance: list[tuple[int, int]] = []
        if (
            state.ball != NONE
            and danger(state.ball, side.rival) >> target & 1
            and number != KEEPER
            and not self.options.junior
        ):
            chance = chances(self.options, state, side.rival)
        after = self._turned(_stands(state, side, number, target), side, number, tell)
        if any(way >> target & 1 for _, way in chance):
            return self._fouled(after, number, target, [n for n, _ in chance], tell)
        return after

    def _turned(self, state: State, side: Seat, number: int, tell: Tell) -> State:
        """The turn has gone to the other side without the ball being played."""
        if state.touched or state.restart:
            return turn_over(state, side, number, tell)
        return state

    def _fouled(self, state: State, number: int, square: int, able: list[int], tell: Tell) -> State:
        side = state.turn.rival
        kind = "penalty" if PENAL[side] >> square & 1 else "free-kick"
        details = (
            ("side", side.word),
            ("number", number),
            ("square", name_of(square)),
            ("restart", kind),
        )
        tell(Event("foul", "CF-12.3", details))
        award = Restart(kind, side.rival, state.ball, number, tuple(sorted(set(able))))
        return replace(state, phase=Phase.FOUL, restart=award)

    def _sent_out(self, state: State, move: Out, tell: Tell) -> State:
        """CF-9.7(c)."""
        side, number = state.turn, move.number
        state = replace(
            put(state, side, number, state.ball),
            last=(side, number),
            draw_offer=standing(state),
        )
        state = turn_over(state, side, number, tell)
        return out(self.options, state, (move.line, move.target), tell)

    def _substituted(self, state: State, move: Substitution, tell: Tell) -> State:
        """CF-3.3; the newcomer may stand in the way of a shot too."""
        side, book = state.turn, state.book
        bench, used = list(book.bench), list(book.used_subs)
        bench[side] = tuple(n for n in bench[side] if n != move.newcomer)
        used[side] += 1
        book = replace(book, bench=(bench[0], bench[1]), used_subs=(used[0], used[1]))
        details = (
            ("side", side.word),
            ("number", move.number),
            ("newcomer", move.newcomer),
            ("square", name_of(move.target)),
        )
        tell(Event("substitution", "CF-3.3", details))
        chance = chances(self.options, state, side.rival)
        state = forgotten(replace(state, book=book), side, move.number, move.newcomer)
        after = self._turned(
            _stands(state, side, move.newcomer, move.target), side, move.newcomer, tell
        )
        if any(way >> move.target & 1 for _, way in chance):
            who = [number for number, _ in chance]
            return self._fouled(after, move.newcomer, move.target, who, tell)
        return after

    def _passed(self, state: State, tell: Tell) -> State:
        """Nothing moves: nobody could, or time was up (CF-9.4, CF-5.1)."""
        side = state.turn
        return turn_over(_handed_over(state, side), side, 0, tell)

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
            return lapsed(self.options, state, tell)
        side, number, kind = taker_of(state)
        exempt = side if kind in NO_OFFSIDE else None
        sender = side, state.ball >> 3
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
            offside=self._offside(state.home, state.away, state.taken, sender, tell, exempt),
            restart=None,
            draw_offer=standing(state),
        )
        return self._landed(after, side, number, tell)

    def dismissed(self, state: State, move: Dismiss, tell: Tell) -> State:
        """CF-12.5: the rival has chosen which central goes."""
        award = award_of(state)
        state = replace(state, draw_offer=standing(state))
        at_ball = award.side is state.book.kicker and state.squares(award.side)[
            move.number
        ] == kick_off_square(state, award.side)
        state = send_off(state, award.side, move.number, "CF-12.5", tell)
        if award.kind == "kick-off":
            return dismissed_before_kick_off(self.options, state, award.side, at_ball, tell)
        if move.number == award.taker:
            return without_taker(self.options, state, tell)
        return with_taker(self.options, state, tell)

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")


def _advantage(state: State) -> bool:
    return state.restart is not None and state.restart.kind == "advantage"


def _handed_over(state: State, side: Seat) -> State:
    """The other side's turn; who was offside in this one is so no more (CF-11.3)."""
    offside = state.offside
    if offside[side]:
        offside = (offside[0], 0) if side else (0, offside[1])
    return replace(
        state,
        turn=side.rival,
        phase=Phase.PLAY,
        offside=offside,
        draw_offer=standing(state),
    )


def _stands(state: State, side: Seat, number: int, target: int) -> State:
    """A player elsewhere, and the other side's turn: made fast, as for a search."""
    before = state.squares(side)
    origin = before[number]
    squares = moved(before, number, target)
    stands = state.taken[side] | 1 << target
    if origin != NONE:
        stands ^= 1 << origin
    offside = state.offside
    if offside[side]:
        offside = (offside[0], 0) if side else (0, offside[1])
    return State(
        home=state.home if side else squares,
        away=squares if side else state.away,
        taken=(state.taken[0], stands) if side else (stands, state.taken[1]),
        ball=state.ball,
        turn=side.rival,
        phase=Phase.PLAY,
        book=state.book,
        last=state.last,
        streak=state.streak,
        streak_of=state.streak_of,
        barred=state.barred,
        offside=offside,
        touched=state.touched,
        restart=state.restart,
        time_up=state.time_up,
        draw_offer=standing(state) if state.draw_offer is not None else None,
    )


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
