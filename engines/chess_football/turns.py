"""A turn in play: what comes of a ball play, a step, a substitution (CF-9.1 to CF-12.3)."""

from dataclasses import replace
from typing import Any

from engines.chess_football.clearing import put
from engines.chess_football.conduct import forgotten, standing, turn_over
from engines.chess_football.field import GOALS, NONE, PENAL, each, name_of
from engines.chess_football.match import goal
from engines.chess_football.moves import Out, Send, Step, Substitution, Touch
from engines.chess_football.offside import numbers, offside_squares
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.reach import chances, danger
from engines.chess_football.restarts import out
from engines.chess_football.state import KEEPER, Phase, Restart, State, moved
from engines.core.contract import Event, Seat, Tell


def played(options: ChessFootballOptions, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - of a turn
    match move:
        case Send():
            return _sent(options, state, move, tell)
        case Step(number, _, target):
            return _stepped(options, state, number, target, tell)
        case Out():
            return _sent_out(options, state, move, tell)
        case Touch(number, _):
            return replace(state, touched=number, draw_offer=standing(state))
        case Substitution():
            return _substituted(options, state, move, tell)
    return _passed(state, tell)


def _sent(options: ChessFootballOptions, state: State, move: Send, tell: Tell) -> State:
    """CF-9.1: the player takes the ball's place, the ball goes where he sends it."""
    side, ball, number, origin = state.turn, state.ball, move.number, move.origin
    squares = moved(state.squares(side), number, ball)
    stands = state.taken[side] ^ (1 << origin | 1 << ball)
    home, away = (state.home, squares) if side else (squares, state.away)
    taken = (state.taken[0], stands) if side else (stands, state.taken[1])
    goes_on = state.streak_of == (side, number)
    after = State(  # faster than `replace`: most moves of a search are made here
        home=home,
        away=away,
        taken=taken,
        ball=move.target,
        turn=side.rival,
        phase=Phase.PLAY,
        book=state.book,
        last=(side, number),
        streak=state.streak + 1 if goes_on else 1,
        streak_of=(side, number),
        barred=(0, 0),
        offside=offside_now(options, (home, away), taken, (side, ball >> 3, None), tell),
        touched=state.touched,
        restart=state.restart,
        time_up=state.time_up,
        draw_offer=standing(state) if state.draw_offer is not None else None,
    )
    if state.touched or state.restart:
        after = turn_over(after, side, number, tell)
    return landed(options, after, side, number, tell)


def landed(
    options: ChessFootballOptions, state: State, side: Seat, number: int, tell: Tell
) -> State:
    """What comes of a ball that has been sent: a goal, if it is in one."""
    ball = state.ball
    if 8 <= ball < 104:
        return state
    scorer = Seat.AWAY if GOALS[Seat.HOME] >> ball & 1 else Seat.HOME
    name, clause = ("goal", "CF-10.1") if scorer is side else ("own-goal", "CF-10.2")
    told = Event(name, clause, (("side", scorer.word), ("number", number)))
    return goal(options, state, scorer, told, tell)


def offside_now(
    options: ChessFootballOptions,
    squares: tuple[bytes, bytes],
    taken: tuple[int, int],
    sent: tuple[Seat, int, Seat | None],
    tell: Tell,
) -> tuple[int, int]:
    """Who of either side is offside once the ball has been sent (CF-11.2).

    `sent`: by whom, from which row, and the side of which nobody can be offside (CF-11.4).
    """
    if not options.offside or options.junior:
        return 0, 0
    side, row, exempt = sent
    home_row = 13 - row if side is Seat.HOME else 13
    away_row = row if side is Seat.AWAY else 13
    one = 0 if exempt is Seat.HOME else offside_squares(Seat.HOME, taken, home_row)
    two = 0 if exempt is Seat.AWAY else offside_squares(Seat.AWAY, taken, away_row)
    if not one and not two:
        return 0, 0
    found = numbers(squares[0], one), numbers(squares[1], two)
    for seat in (Seat.HOME, Seat.AWAY):
        if found[seat]:
            for number in each(found[seat]):
                tell(Event("offside", "CF-11.2", (("side", seat.word), ("number", number))))
    return found


def _stepped(
    options: ChessFootballOptions, state: State, number: int, target: int, tell: Tell
) -> State:
    """A strategic move, which may stop a shot at goal (CF-12.3)."""
    side = state.turn
    chance: list[tuple[int, int]] = []
    if (
        state.ball != NONE
        and danger(state.ball, side.rival) >> target & 1
        and number != KEEPER
        and not options.junior
    ):
        chance = chances(options, state, side.rival)
    after = _turned(_stands(state, side, number, target), side, number, tell)
    if any(way >> target & 1 for _, way in chance):
        return _fouled(after, number, target, [n for n, _ in chance], tell)
    return after


def _turned(state: State, side: Seat, number: int, tell: Tell) -> State:
    """The turn has gone to the other side without the ball being played."""
    if state.touched or state.restart:
        return turn_over(state, side, number, tell)
    return state


def _fouled(
    state: State,
    number: int,
    square: int,
    able: list[int],
    tell: Tell,
) -> State:
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


def _sent_out(options: ChessFootballOptions, state: State, move: Out, tell: Tell) -> State:
    """CF-9.7(c)."""
    side, number = state.turn, move.number
    state = replace(
        put(state, side, number, state.ball),
        last=(side, number),
        draw_offer=standing(state),
    )
    state = turn_over(state, side, number, tell)
    return out(options, state, (move.line, move.target), tell)


def _substituted(
    options: ChessFootballOptions, state: State, move: Substitution, tell: Tell
) -> State:
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
    chance = chances(options, state, side.rival)
    state = forgotten(replace(state, book=book), side, move.number, move.newcomer)
    after = _turned(_stands(state, side, move.newcomer, move.target), side, move.newcomer, tell)
    if any(way >> move.target & 1 for _, way in chance):
        who = [number for number, _ in chance]
        return _fouled(after, move.newcomer, move.target, who, tell)
    return after


def _passed(state: State, tell: Tell) -> State:
    """Nothing moves: nobody could, or time was up (CF-9.4, CF-5.1)."""
    side = state.turn
    return turn_over(_handed_over(state, side), side, 0, tell)


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
