"""Paper football: two players draw one unbroken line, three squares a move; its end is the ball.

               . . . . .                 away's goal, row 24
    a - - - - f . . . j - - - - o        row 23
    |                           |
    |             +---+         |        a move never touches an older line,
    a . . . . . . | h | . . . . o        row 12, where home begins
    |             +---+         |        and keeps off the border if it can
    |                           |
    a - - - - f . . . j - - - - o        row 1
              . . . . .                  home's goal, row 0

Who cannot move is closed, and the other takes a penalty kick; who concedes restarts from the middle
line.  A phase says what may be done (CHOICES) and what comes of it (CONSEQUENCES).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engines.core.contract import Aside, Event, Outcome, Seat, Tell, unheard
from engines.paper_football.field import Field, field_of
from engines.paper_football.kicks import find_shot, legal_kicks
from engines.paper_football.lines import is_closed, legal_lines, open_restarts, places_of
from engines.paper_football.misstep import misstep
from engines.paper_football.moves import Kick, Line, Move, Restart
from engines.paper_football.options import PaperOptions
from engines.paper_football.refusal import refusal
from engines.paper_football.state import Phase, State

CLASSIC = PaperOptions()
WIN, DRAW, LOSS = 3, 1, 0  # PF-E3


def legal_restarts(field: Field, state: State) -> list[Restart]:
    return [Restart(point) for point in open_restarts(field, state.ink)]


def nothing(_field: Field, _state: State) -> list[Move]:
    return []


CHOICES: Mapping[Phase, Callable[[Field, State], Sequence[Move]]] = {
    Phase.MOVE: legal_lines,
    Phase.KICK: legal_kicks,
    Phase.RESTART: legal_restarts,
    Phase.OVER: nothing,
}


class PaperFootball:
    """The rule book, for the options it is made with."""

    name = "paper-football"
    edition = 1

    def __init__(self, options: PaperOptions = CLASSIC) -> None:
        self.options = options
        self.field = field_of(options)

    def start(self) -> State:
        """PF-M1: home begins from the middle of the field."""
        return State(self.field.middle)

    def to_move(self, state: State) -> Seat:
        return state.turn

    def phase(self, state: State) -> str:
        return state.phase.word

    def score(self, state: State) -> tuple[int, int]:
        return state.score

    def legal_moves(self, state: State) -> Sequence[Move]:
        return CHOICES[state.phase](self.field, state)

    def asides(self, state: State) -> tuple[Move, ...]:
        """G-3: resign or offer a draw, but not twice for one answer."""
        if state.phase is Phase.OVER:
            return ()
        offered = state.draw_offer is state.turn
        return (Aside.RESIGN,) if offered else (Aside.RESIGN, Aside.DRAW)

    def interrupts(self, _state: State, _seat: Seat) -> Collection[Move]:
        """Nobody has anything to say out of turn (G-5)."""
        return ()

    def refusal(self, state: State, move: Move) -> str:
        return refusal(self.field, state, move)

    def misstep(self, state: State, spots: Sequence[int]) -> str:
        return misstep(self.field, state, spots)

    def outcome(self, state: State) -> Outcome | None:
        """PF-E4: more points win."""
        if state.phase is not Phase.OVER:
            return None
        return Outcome(ahead(state.points), state.score, state.end)

    def apply(self, state: State, move: Move, tell: Tell = unheard) -> State:
        if move is Aside.RESIGN:
            return self.leg_over(state, "PF-E5", tell)
        if move is Aside.DRAW:
            return self._draw(state, tell)
        return CONSEQUENCES[state.phase](self, state, move, tell)

    # -- consequences: what comes of a legal move, phase by phase

    def line_drawn(self, state: State, move: Line, tell: Tell) -> State:
        points = move.points
        after = State(  # faster than `replace`: nearly all moves of a search are made here
            ball=points[-1],
            turn=state.turn.rival,
            phase=Phase.MOVE,
            ink=state.ink | places_of(self.field, points),
            lines=(*state.lines, points),
            kicks=state.kicks,
            series=(),  # PF-K5: a series is forgotten as soon as the other player moves
            redirected=(),
            score=state.score,
            leg=state.leg,
            points=state.points,
            draw_offer=standing(state),
        )
        if points[-1] in self.field.inside:
            return self._goal(after, state.turn, "PF-G1", tell)
        return self.settle(after, tell)

    def kick_taken(self, state: State, move: Kick, tell: Tell) -> State:
        shot = find_shot(self.field, move.corners)
        if shot is None:
            raise ValueError(f"{move} cannot be kicked")
        used = {*state.redirected, shot.turned} - {""}
        clause = "PF-K4" if shot.turned else "PF-K2"
        tell(Event("kick", clause, (("side", state.turn.word),)))
        after = replace(
            state,
            ball=move.corners[-1],
            turn=state.turn.rival,
            phase=Phase.MOVE,
            ink=state.ink | shot.places,
            kicks=(*state.kicks, move.corners),
            series=(*state.series, move.corners),
            redirected=tuple(sorted(used)),
            draw_offer=standing(state),
        )
        if after.ball in self.field.inside:
            return self._goal(after, state.turn, "PF-G3", tell)
        return self.settle(after, tell)

    def settle(self, state: State, tell: Tell = unheard) -> State:
        """A position in phase MOVE; if the side to move is closed, a kick for the other (PF-K1)."""
        if not is_closed(self.field, state.ball, state.ink):
            return state
        tell(Event("closed", "PF-K1", (("side", state.turn.word),)))
        return self.kick_or_end(replace(state, turn=state.turn.rival, phase=Phase.KICK), tell)

    def kick_or_end(self, state: State, tell: Tell = unheard) -> State:
        """A position in phase KICK, unless no kick is possible (PF-E2)."""
        if not legal_kicks(self.field, state):
            return self.leg_over(state, "PF-E2", tell)
        if state.series:
            tell(Event("series", "PF-K5", (("number", len(state.series) + 1),)))
        return state

    def _goal(self, state: State, mover: Seat, clause: str, tell: Tell) -> State:
        """The ball is in a goal: score, and let who conceded restart (PF-G4, PF-G5)."""
        conceded = Seat.HOME if state.ball in self.field.goals[Seat.HOME] else Seat.AWAY
        scorer = conceded.rival
        score = _added(state.score, scorer, 1)
        name, clause = ("own-goal", "PF-G4") if conceded is mover else ("goal", clause)
        tell(Event(name, clause, (("side", scorer.word), ("score", list(score)))))
        after = replace(
            state, turn=conceded, phase=Phase.RESTART, series=(), redirected=(), score=score
        )
        return self.restart_or_end(after, tell)

    def restart_or_end(self, state: State, tell: Tell = unheard) -> State:
        """A position in phase RESTART, unless no restart is possible (PF-E1)."""
        able = open_restarts(self.field, state.ink)
        return state if able else self.leg_over(state, "PF-E1", tell)

    def restart_chosen(self, state: State, move: Restart, tell: Tell) -> State:
        tell(Event("restart", "PF-G5", (("point", self.field.name_of(move.point)),)))
        return replace(state, ball=move.point, phase=Phase.MOVE, draw_offer=standing(state))

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")

    # -- asides and the end

    def _draw(self, state: State, tell: Tell) -> State:
        if state.draw_offer is state.turn.rival:
            return self.leg_over(state, "G-3", tell)
        return replace(state, draw_offer=state.turn)

    def leg_over(self, state: State, clause: str, tell: Tell = unheard) -> State:
        """End the running leg: the next one, or the end of the game (PF-E3, PF-E4)."""
        award = leg_points(state, clause)
        points = state.points[0] + award[0], state.points[1] + award[1]
        if self.options.legs > 1:
            told = ("leg", state.leg), ("score", list(state.score)), ("points", list(points))
            tell(Event("leg-over", clause, told))
        if state.leg < self.options.legs:
            return State(self.field.middle, Seat.AWAY, leg=state.leg + 1, points=points)
        return self._game_over(state, clause, points, tell)

    def _game_over(self, state: State, clause: str, points: tuple[int, int], tell: Tell) -> State:
        """The last position: no series runs on (PF-K5), and no offer stands (G-3)."""
        after = replace(
            state,
            phase=Phase.OVER,
            series=(),
            redirected=(),
            points=points,
            draw_offer=None,
            end=clause,
        )
        winner = ahead(points)
        word = None if winner is None else winner.word
        told = ("winner", word), ("score", list(state.score)), ("points", list(points))
        tell(Event("game-over", clause, told))
        return after


Consequence: TypeAlias = Callable[[PaperFootball, State, Any, Tell], State]

CONSEQUENCES: Mapping[Phase, Consequence] = {
    Phase.MOVE: PaperFootball.line_drawn,
    Phase.KICK: PaperFootball.kick_taken,
    Phase.RESTART: PaperFootball.restart_chosen,
    Phase.OVER: PaperFootball.nothing_more,
}


def standing(state: State) -> Seat | None:
    """The draw offer after the side to move has moved: it declines the other's (G-3)."""
    return state.draw_offer if state.draw_offer is state.turn else None


def leg_points(state: State, clause: str) -> tuple[int, int]:
    """What a leg that ends so gives home and away (PF-E3, PF-E5, G-3)."""
    winner = ahead(state.score)
    if clause == "PF-E5":
        winner = state.turn.rival
    elif clause == "G-3":
        winner = None
    return (DRAW, DRAW) if winner is None else _added((LOSS, LOSS), winner, WIN)


def ahead(pair: tuple[int, int]) -> Seat | None:
    """The side that has more, of goals or of points; None if they have as many."""
    home, away = pair
    return None if home == away else Seat.HOME if home > away else Seat.AWAY


def _added(pair: tuple[int, int], side: Seat, more: int) -> tuple[int, int]:
    home, away = pair
    return (home + more, away) if side is Seat.HOME else (home, away + more)
