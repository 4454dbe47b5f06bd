"""The ways that the ball goes, to be drawn: of all there are a shortest one."""

from collections.abc import Iterable

from engines.dice_football.field import squares_in
from engines.dice_football.moves import OVER_LINE, Clearance, Corner, Move, Pass, Recovery, Shot
from engines.dice_football.paths import Way, exact, through
from engines.dice_football.state import State
from engines.dice_football.uses import (
    BEYOND,
    Play,
    nearest,
    out_through,
    over_line,
    play_of,
    way_out,
)


def way_of(state: State, move: Move) -> Way:
    """The squares that the ball passes; empty for a move that does not send it.

    It begins at the ball, after a start cell at the first square, in a recovery at the piece; a
    ball that leaves the board ends on the last square before the line.
    """
    play, points = play_of(state), state.points
    match move:
        case Pass(_, target) | Clearance(_, target):
            return _to(play, target, points)
        case Shot():
            return way_out(play, play.mouth, points) or ()
        case Corner() if state.has_ball:
            return way_out(play, play.ends(move.wing), points + BEYOND) or ()
        case Corner():
            return _first(out_through(play, o, move.wing, points) for o in nearest(play))
        case Recovery():
            return _recovered(play, move, points)
        case _:
            return ()


def _to(play: Play, target: int, points: int) -> Way:
    edge, before = play.begin()
    steps = points - before
    if steps == 0:
        return (target,)
    return _first(exact(start, target, steps, play.free) for start in squares_in(edge))


def _recovered(play: Play, move: Recovery, points: int) -> Way:
    if move.target == OVER_LINE:
        return _first(over_line(play, move.origin, most) for most in range(1, points + 1))
    return through(move.origin, play.ball, move.target, points, play.free) or ()


def _first(ways: Iterable[Way | None]) -> Way:
    return next(filter(None, ways), ())
