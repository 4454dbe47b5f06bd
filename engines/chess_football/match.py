"""Goals, halves, and the end of a match (CF-7.1, CF-7.2, CF-10.1)."""

from dataclasses import replace

from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.placing import new_placing
from engines.chess_football.state import Phase, State
from engines.core.contract import Event, Seat, Tell


def goal(
    options: ChessFootballOptions, state: State, scorer: Seat, told: Event, tell: Tell
) -> State:
    """A side has scored (CF-10.1, CF-10.2); the other one kicks off, or the match is over."""
    home, away = state.book.score
    score = (home, away + 1) if scorer else (home + 1, away)
    tell(Event(told.name, told.clause, (*told.details, ("score", list(score)))))
    state = replace(state, book=replace(state.book, score=score))
    if clause := won(options, state):
        return over(state, scorer, clause, tell)
    if state.time_up:
        return half_over(options, new_placing(options, state, scorer.rival, tell), tell)
    return new_placing(options, state, scorer.rival, tell)


def won(options: ChessFootballOptions, state: State) -> str:
    """The clause by which the goals have decided the match; "" if they have not."""
    score = state.book.score
    if options.junior:
        return "CF-7.3" if max(score) >= options.goals else ""
    if options.match == "time":
        return ""
    decided = max(score) >= options.goals or abs(score[0] - score[1]) >= options.margin
    return "CF-7.2" if decided or state.book.half == 3 else ""


def half_over(options: ChessFootballOptions, state: State, tell: Tell) -> State:
    """CF-7.1, CF-7.2: the second half, the end, or play that goes on until a goal."""
    book = state.book
    home, away = book.score
    if book.half == 1:
        tell(Event("half-time", "CF-7.1", (("score", [home, away]),)))
        state = replace(state, book=replace(book, half=2))
        return new_placing(options, state, book.first_kick.rival, tell)
    clause = "CF-7.1" if options.match == "time" else "CF-7.2"
    tell(Event("full-time", clause, (("score", [home, away]),)))
    if home == away and options.match == "goals":
        return replace(state, book=replace(book, half=3), time_up=False)
    return over(state, leader(book.score), clause, tell)


def over(state: State, winner: Seat | None, clause: str, _tell: Tell) -> State:
    """The last position."""
    book = replace(state.book, kicker=Seat.HOME, ready=(False, False), winner=winner, end=clause)
    return replace(
        state,
        phase=Phase.OVER,
        book=book,
        restart=None,
        touched=0,
        time_up=False,
        draw_offer=None,
    )


def leader(score: tuple[int, int]) -> Seat | None:
    home, away = score
    return None if home == away else Seat.HOME if home > away else Seat.AWAY
