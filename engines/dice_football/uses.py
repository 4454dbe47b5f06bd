"""What a roll can be used for (chapters 5 and 6, DF-8.1)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.core.contract import Seat
from engines.dice_football.field import (
    ALL,
    FIRST_CORNER,
    FIRST_STEPS,
    SMALL,
    SQUARES,
    WAYS_OUT,
    distance,
    squares_in,
)
from engines.dice_football.moves import (
    OVER_LINE,
    Clearance,
    Corner,
    Move,
    Pass,
    Recovery,
    Shot,
    Wing,
    Word,
)
from engines.dice_football.paths import (
    Way,
    exact_ways,
    layers,
    shortest,
    through,
    through_to_any,
)
from engines.dice_football.state import State

WINGS: tuple[Wing, ...] = ("left", "right")
BEYOND = 3
"""Steps that a corner may take beyond the roll (DF-8.1)."""
FACES = range(1, 7)


class Play(NamedTuple):
    """The ball as the side sees it that plays it: sets of squares, a square or a start cell."""

    side: Seat
    ball: int
    own: int  # the side's pieces
    free: int  # where the ball may go: not to the rival's pieces (DF-4.1)

    @property
    def mouth(self) -> int:
        """From where the side may step over the rival's goal line: not from his keeper's square."""
        return SMALL[self.side.rival] & self.free

    def ends(self, wing: Wing) -> int:
        """From where it may let the ball leave over its own end line (DF-8.1)."""
        return WAYS_OUT[self.side][wing] & self.free

    def begin(self) -> tuple[int, int]:
        """The squares on which the ways of the ball begin, and the steps that lead to them.

        A start cell is left by a step to a square (DF-1.4), a square whoever stands there.
        """
        if self.ball < SQUARES:
            return 1 << self.ball, 0
        return sum(1 << square for square in FIRST_STEPS[self.ball]) & self.free, 1


def play_of(state: State) -> Play:
    """What there is to play for the side whose turn it is."""
    side = state.turn
    return Play(side, state.ball, state.pieces(side), state.free(side))


def uses(state: State) -> list[Move]:
    """All that the roll can be used for; none: a recovery has failed (DF-6.3)."""
    play, points = play_of(state), state.points
    return with_ball(play, points) if state.has_ball else loose_ball(play, points)


# -- with the ball


def with_ball(play: Play, points: int) -> list[Move]:
    """DF-5.4: a pass or a shot, else a clearance, else nothing; or a corner."""
    found: list[Move] = [*passes(play, points), *shots(play, points)]
    found = found or [*clearances(play, points)] or [Word.STAY]
    return [*found, *corners(play, points)]


def passes(play: Play, points: int) -> list[Pass]:
    """DF-5.1: to own pieces."""
    return [Pass(play.ball, end) for end in reached(play, points, play.own)]


def clearances(play: Play, points: int) -> list[Clearance]:
    """DF-5.3: to empty squares."""
    return [Clearance(play.ball, end) for end in reached(play, points, play.free & ~play.own)]


def reached(play: Play, points: int, targets: int) -> list[int]:
    """The squares of a set to which a way of exactly so many steps leads (DF-4.1)."""
    edge, before = play.begin()
    steps = points - before
    found = edge & targets if before and not steps else 0
    for start in squares_in(edge) if steps else ():
        for way in exact_ways(start, targets & ~found, steps, play.free):
            found |= 1 << way[-1]
    return squares_in(found)


def shots(play: Play, points: int) -> list[Shot]:
    """DF-5.2: over the rival's goal line, in no more than the roll."""
    return [Shot(play.ball, play.side)] if way_out(play, play.mouth, points) else []


def corners(play: Play, points: int) -> list[Corner]:
    """DF-8.1: over the own end line, in up to three steps more than the roll."""
    if play.ball >= FIRST_CORNER:
        return []
    return [
        Corner(play.ball, play.side, wing)
        for wing in WINGS
        if way_out(play, play.ends(wing), points + BEYOND)
    ]


def way_out(play: Play, ends: int, most: int) -> Way | None:
    """A shortest way to one of a set and over the line behind it, in at most so many steps."""
    edge, before = play.begin()
    steps = most - before - 1
    return shortest(layers(edge, play.free, steps), ends) if steps >= 0 else None


# -- loose ball


def loose_ball(play: Play, points: int) -> list[Move]:
    """DF-6.2, DF-6.3: a recovery or a corner; without a recovery, nothing or a corner."""
    found: list[Move] = [*recoveries(play, points)]
    given = loose_corners(play, points)
    return [*found, *given] if found or not given else [*given, Word.STAY]


def recoveries(play: Play, points: int) -> Iterator[Recovery]:
    """DF-6.2: from each of the nearest pieces."""
    for origin in nearest(play):
        for target in squares_in(play.own):
            if through(origin, play.ball, target, points, play.free):
                yield Recovery(origin, target, play.side)
        if over_line(play, origin, points):
            yield Recovery(origin, OVER_LINE, play.side)


def over_line(play: Play, origin: int, points: int) -> Way | None:
    """A way from a piece through the ball and over the rival's goal line."""
    most = points - 1, points - 1
    return through_to_any(origin, play.ball, play.mouth, most, play.free)


def loose_corners(play: Play, points: int) -> list[Corner]:
    """DF-8.1: from a nearest piece through the ball and over the own end line."""
    origins, start = nearest(play), corner_start(play)
    return [
        Corner(start, play.side, wing)
        for wing in WINGS
        if any(out_through(play, origin, wing, points) for origin in origins)
    ]


def corner_start(play: Play) -> int:
    """Where a corner begins for a hand: at the ball, or at the only man who counts for it."""
    held = play.ball >= SQUARES or play.own >> play.ball & 1
    origins = [] if held else nearest(play)
    return origins[0] if len(origins) == 1 else play.ball


def out_through(play: Play, origin: int, wing: Wing, points: int) -> Way | None:
    """The way of a corner that is given with a loose ball."""
    most = points, points + BEYOND - 1
    return through_to_any(origin, play.ball, play.ends(wing), most, play.free)


def nearest(play: Play) -> list[int]:
    """The pieces that are nearest to the ball, counted from the ball outwards (DF-6.1).

    Where no piece can be reached, rows and columns count.
    """
    edge, _ = play.begin()
    for ring in layers(edge, play.free):
        if ring & play.own:
            return squares_in(ring & play.own)
    found = squares_in(play.own)
    least = min((distance(play.ball, square) for square in found), default=0)
    return [square for square in found if distance(play.ball, square) == least]


@lru_cache(maxsize=2048)
def is_dead(ball: int, home: int, away: int) -> bool:
    """DF-6.4: whether no face gives either side a recovery; `home` and `away` are their pieces."""
    sides = Play(Seat.HOME, ball, home, ALL & ~away), Play(Seat.AWAY, ball, away, ALL & ~home)
    ways = (any(True for _ in recoveries(play, face)) for play in sides for face in FACES)
    return not any(ways)
