"""Position documents: a state as a JSON object and back."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from engines.core.contract import Document, Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice
from engines.core.shape import shape
from engines.paper_football.document import Paper
from engines.paper_football.field import Field
from engines.paper_football.kicks import find_shot
from engines.paper_football.lines import is_closed, open_restarts, places_of
from engines.paper_football.rules import DRAW, WIN, PaperFootball, leg_points
from engines.paper_football.state import Phase, State

SEATS = {seat.word: seat for seat in (Seat.HOME, Seat.AWAY)}
PHASES = {phase.word: phase for phase in Phase}
Points = tuple[int, ...]


def dump(rules: PaperFootball, state: State) -> dict[str, Any]:
    field = rules.field

    def named(lines: Sequence[Points]) -> list[list[str]]:
        return [[field.name_of(point) for point in line] for line in lines]

    document: dict[str, Any] = {
        "game": rules.name,
        "width": field.width,
        "length": field.length,
        "goal": field.goal,
        "lines": named(state.lines),
        "kicks": named(state.kicks),
        "series": {"lines": named(state.series), "redirected": list(state.redirected)},
        "ball": field.name_of(state.ball),
        "to_move": state.turn.word,
        "phase": state.phase.word,
        "score": list(state.score),
    }
    if state.leg > 1:
        document["leg"] = state.leg
    if state.points != (0, 0) or state.phase is Phase.OVER:
        document["points"] = list(state.points)
    if state.draw_offer is not None:
        document["draw_offer"] = state.draw_offer.word
    return document


def load(rules: PaperFootball, document: Document) -> State:
    """The state that a document describes.  Raises `PositionError`."""
    paper = shape(document, Paper)
    _check_size(rules, paper)
    leg = _leg(rules, paper)
    reader = Reader(rules.field)
    state = State(
        ball=reader.ball(paper),
        turn=SEATS[paper.to_move],
        phase=PHASES[paper.phase],
        lines=reader.lines(paper),
        kicks=reader.kicks(paper.kicks, "kicks"),
        series=reader.series(paper),
        redirected=reader.redirected(paper),
        score=paper.score,
        leg=leg,
        points=paper.points if isinstance(paper.points, tuple) else (0, 0),
        draw_offer=SEATS[paper.draw_offer] if paper.draw_offer else None,
    )
    state = replace(state, ink=_ink(rules.field, state))
    return _settled(rules, state, counted=isinstance(paper.points, tuple))


def _settled(rules: PaperFootball, state: State, *, counted: bool) -> State:
    """The phase in which the position really is: a closed player's turn is a kick, and so on."""
    match state.phase:
        case Phase.MOVE:
            return rules.settle(state)
        case Phase.KICK:
            return rules.kick_or_end(state)
        case Phase.RESTART:
            return rules.restart_or_end(state)
        case Phase.OVER:
            points = state.points if counted else leg_points(state, "PF-E3")
            end = _end(rules.field, state, points)
            at_rest = replace(state, series=(), redirected=(), draw_offer=None)
            return replace(at_rest, points=points, end=end)


def _end(field: Field, state: State, points: tuple[int, int]) -> str:
    """The clause that ended a game of which only the last position is known, as far as it tells.

    What cannot be seen on the paper is guessed from the points: a win may have been a resignation,
    a draw an agreement; where they could be neither, all that is known is who has more.
    """
    if state.ball in field.inside:
        if not open_restarts(field, state.ink):
            return "PF-E1"
    elif is_closed(field, state.ball, state.ink) and _by_score(state, points):
        return "PF-E2"
    if points[state.turn.rival] >= WIN:
        return "PF-E5"
    return "G-3" if min(points) >= DRAW else "PF-E3"


def _by_score(state: State, points: tuple[int, int]) -> bool:
    """Whether the last leg can have given its points by its goals."""
    award = leg_points(state, "PF-E3")
    earlier = points[0] - award[0], points[1] - award[1]
    return min(earlier) >= 0 and sum(earlier) in (0, WIN, 2 * DRAW)


def _check_size(rules: PaperFootball, paper: Paper) -> None:
    for name in ("width", "length", "goal"):
        said, meant = getattr(paper, name), getattr(rules.options, name)
        if isinstance(said, int) and said != meant:
            told = Notice("is {said}, but the game is played with {meant}", said=said, meant=meant)
            raise PositionError(name, told)


def _leg(rules: PaperFootball, paper: Paper) -> int:
    """The running leg; a game that is over is over in its last."""
    legs, over = rules.options.legs, paper.phase == "over"
    leg = paper.leg if isinstance(paper.leg, int) else legs if over else 1
    if leg > legs:
        told = Notice("is {leg}, but the match has {legs}", leg=leg, legs=legs)
        raise PositionError("leg", told)
    if over and leg < legs:
        told = Notice("is {leg} of {legs}, so the game cannot be over", leg=leg, legs=legs)
        raise PositionError("leg", told)
    return leg


def _ink(field: Field, state: State) -> int:
    ink = 0
    for line in state.lines:
        ink |= places_of(field, line)
    for corners in state.kicks:
        shot = find_shot(field, corners)
        ink |= shot.places if shot else 0
    return ink


class Reader:
    """Reads the points of a document for one field, each under its path."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def point(self, name: str, path: str) -> int:
        point = self.field.point_of(name)
        if point is None:
            told = Notice("{name!r} is no point; points are written like h12", name=name)
            raise PositionError(path, told)
        if point < 0:
            raise PositionError(path, Notice("{name} is off the paper", name=name))
        return point

    def ball(self, paper: Paper) -> int:
        ball = self.point(paper.ball, "ball")
        inside = ball in self.field.inside
        if inside and paper.phase in ("move", "kick"):
            told = Notice("{ball} is inside a goal: the phase must be restart", ball=paper.ball)
            raise PositionError("ball", told)
        if not inside and paper.phase == "restart":
            told = Notice("{ball} is not inside a goal, but the phase is restart", ball=paper.ball)
            raise PositionError("ball", told)
        return ball

    def _points(self, names: list[str], path: str) -> Points:
        if len(names) < 2:
            raise PositionError(path, Notice("needs two points or more"))
        return tuple(self.point(name, f"{path}.{i}") for i, name in enumerate(names))

    def lines(self, paper: Paper) -> tuple[Points, ...]:
        return tuple(self._line(names, f"lines.{i}") for i, names in enumerate(paper.lines))

    def _line(self, names: list[str], path: str) -> Points:
        points = self._points(names, path)
        for i, (a, b) in enumerate(pairwise(points), 1):
            if not self.field.adjacent(a, b):
                told = Notice("{b} is no neighbour of {a}", b=names[i], a=names[i - 1])
                raise PositionError(f"{path}.{i}", told)
            if self.field.enters_wrongly(a, b) or self.field.enters_wrongly(b, a):
                told = Notice("a goal is entered only over its goal line")
                raise PositionError(f"{path}.{i}", told)
        return points

    def kicks(self, lines: list[list[str]], path: str) -> tuple[Points, ...]:
        return tuple(self._kick(names, f"{path}.{i}") for i, names in enumerate(lines))

    def _kick(self, names: list[str], path: str) -> Points:
        corners = self._points(names, path)
        if find_shot(self.field, corners) is None:
            raise PositionError(path, Notice("nobody can kick {way}", way="-".join(names)))
        return corners

    def series(self, paper: Paper) -> tuple[Points, ...]:
        known = Counter(map(tuple, paper.kicks))
        for i, names in enumerate(paper.series.lines):
            if not known[tuple(names)]:
                told = Notice("{kick} is not among the kicks", kick="-".join(names))
                raise PositionError(f"series.lines.{i}", told)
            known[tuple(names)] -= 1
        return self.kicks(paper.series.lines, "series.lines")

    def redirected(self, paper: Paper) -> tuple[str, ...]:
        """The side lines that the series has used, as its kicks or the document say."""
        words = paper.series.redirected
        for i, word in enumerate(words):
            if word in words[:i]:
                told = Notice("{word} is named twice", word=word)
                raise PositionError(f"series.redirected.{i}", told)
        shots = (find_shot(self.field, self._points(k, "")) for k in paper.series.lines)
        turned = {shot.turned for shot in shots if shot and shot.turned}
        return tuple(sorted(turned.union(words)))
