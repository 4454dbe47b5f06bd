"""Who can play the ball, and where he can send it (CF-9.1 to CF-9.7).

A player who can move to the ball takes its place and sends it on by his own movement: to an empty
square of the board or of the rival's goal; only if there is none into his own goal; only if there
is none either out of the board.
"""

from functools import cache

from engines.chess_football.field import (
    AHEAD,
    ALL_WAYS,
    EXISTS,
    GOALS,
    JUMPS,
    KING,
    KNIGHT,
    NONE,
    RAYS,
    SIDEWAYS_AHEAD,
    SLANTING,
    STRAIGHT,
    between,
    bits,
    square_at,
)
from engines.chess_football.moves import Move, Out, sends
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.state import KINDS, State
from engines.core.contract import Seat

WAYS = {"B": SLANTING, "R": STRAIGHT, "Q": ALL_WAYS, "K": ALL_WAYS, "N": JUMPS}


def _masks(steps: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(bits(*found) for found in steps)


REACH: dict[str, tuple[int, ...]] = {
    "K": _masks(KING),
    "N": _masks(KNIGHT),
    **{
        kind: tuple(bits(*(s for ray in rays for s in ray)) for rays in RAYS[kind])
        for kind in "BRQ"
    },
}
"""The squares that a figure reaches on an empty field."""

MIXTO = {
    "straight": tuple(_masks(ahead) for ahead in AHEAD),
    "chess": tuple(
        tuple(one | two for one, two in zip(_masks(a), _masks(b), strict=True))
        for a, b in zip(AHEAD, SIDEWAYS_AHEAD, strict=True)
    ),
}
"""The squares to which a mixto plays the ball, home's and away's (CF-4.2)."""


def reaches(options: ChessFootballOptions, side: Seat, number: int, way: tuple[int, int]) -> bool:
    """Whether a player's movement leads from one square to another on an empty field."""
    origin, target = way
    kind = KINDS[number]
    if kind == "P":
        return bool(MIXTO[options.mixto_ball][side][origin] >> target & 1)
    return bool(REACH[kind][origin] >> target & 1)


def is_free(number: int, origin: int, target: int, taken: int) -> bool:
    """Whether nobody stands on the way; a knight jumps."""
    if KINDS[number] in "NKP":
        return True
    way = between(origin, target)
    return way is not None and not way & taken


def barred_from_ball(options: ChessFootballOptions, state: State, side: Seat, number: int) -> str:
    """The clause by which a player may not play the ball in this turn; "" if he may."""
    if state.streak >= options.advance and state.streak_of == (side, number):
        return "CF-9.6"
    if state.barred[side] >> number & 1:
        return "CF-8.3"
    return "CF-11.3" if state.offside[side] >> number & 1 else ""


def takers(options: ChessFootballOptions, state: State, side: Seat) -> list[tuple[int, int]]:
    """The numbers and squares of those who can move to the ball, whatever they can do there."""
    ball = state.ball
    if ball == NONE:
        return []
    taken = state.taken[0] | state.taken[1]
    mixto = MIXTO[options.mixto_ball][side]
    shut = state.offside[side] | state.barred[side]
    if state.streak >= options.advance and state.streak_of and state.streak_of[0] is side:
        shut |= 1 << state.streak_of[1]
    found = []
    for number, origin in enumerate(state.squares(side)):
        if origin == NONE or shut >> number & 1:
            continue
        kind = KINDS[number]
        if kind == "P":
            able = mixto[origin] >> ball & 1
        else:
            able = REACH[kind][origin] >> ball & 1
            if able and kind in "BRQ":
                way = between(origin, ball)
                able = way is not None and not way & taken
        if able:
            found.append((number, origin))
    return found


def targets(
    options: ChessFootballOptions, side: Seat, number: int, start: int, taken: int
) -> list[int]:
    """The empty squares to which a player can send the ball from `start`; `taken` without him."""
    kind = KINDS[number]
    if kind in "BRQ":
        found = []
        for ray in RAYS[kind][start]:
            for square in ray:
                if taken >> square & 1:
                    break
                found.append(square)
        return found
    if kind == "P":
        steps = AHEAD[side][start]
        if options.mixto_ball == "chess":
            steps += SIDEWAYS_AHEAD[side][start]
    else:
        steps = KING[start] if kind == "K" else KNIGHT[start]
    return [square for square in steps if not taken >> square & 1]


def plays_of(
    options: ChessFootballOptions, state: State, side: Seat, number: int, origin: int
) -> list[Move]:
    """All that a player who can move to the ball can do with it (CF-9.2, CF-9.5, CF-9.7)."""
    taken = (state.taken[0] | state.taken[1]) & ~(1 << origin)
    own, made = GOALS[side], sends(number, origin)
    found = [s for s in targets(options, side, number, state.ball, taken) if s != origin]
    usual: list[Move] = [made[s] for s in found if not own >> s & 1]
    if usual or options.junior:
        return usual
    if found:
        return [made[s] for s in found]
    return exits(options, side, number, origin, (state.ball, taken))


def plays(options: ChessFootballOptions, state: State, side: Seat) -> list[Move]:
    """All ball plays of a side."""
    return [
        move
        for number, origin in takers(options, state, side)
        for move in plays_of(options, state, side, number, origin)
    ]


def restart_targets(
    options: ChessFootballOptions, state: State, side: Seat, number: int, start: int
) -> list[int]:
    """Where a restart may go before what the restart itself forbids: only (a) of CF-9.7."""
    origin = state.squares(side)[number]
    taken = (state.taken[0] | state.taken[1]) & ~(1 << start)
    if origin != NONE:
        taken &= ~(1 << origin)
    own = GOALS[side]
    found = targets(options, side, number, start, taken)
    return [square for square in found if not own >> square & 1]


# -- out of the board


def exits(
    options: ChessFootballOptions, side: Seat, number: int, origin: int, at: tuple[int, int]
) -> list[Move]:
    """The ways out, once there is no square to send the ball to; `at`: the ball, what is taken."""
    ball, taken = at
    found: dict[Move, None] = {}
    for way in _ways(options, side, number):
        for line, square in _exit(number, way, ball, taken):
            word = line if line == "side" else "end" if (line == "top") is (side == 0) else "own"
            found[Out(number, origin, word, square)] = None
    return list(found)


def _ways(options: ChessFootballOptions, side: Seat, number: int) -> tuple[tuple[int, int], ...]:
    kind = KINDS[number]
    if kind != "P":
        return WAYS[kind]
    ahead = -1 if side else 1
    straight = ((0, ahead),)
    return straight if options.mixto_ball == "straight" else ((-1, ahead), (1, ahead), *straight)


def _exit(number: int, way: tuple[int, int], ball: int, taken: int) -> list[tuple[str, int]]:
    """The lines ("side", "top", "bottom") that a way crosses, each with its last square."""
    square, (dc, dr) = ball, way
    slides = KINDS[number] in "BRQ"
    while True:
        column, row = (square & 7) + dc, (square >> 3) + dr
        to = square_at(column, row)
        if to == NONE or to not in EXISTS:
            break
        if taken >> to & 1 or not slides:
            return []
        square = to
    lines = []
    if not 0 <= column < 8:
        lines.append(("side", _edge(number, square, (0 if column < 0 else 7, square >> 3))))
    if row < 1 or row > 12:
        line = "top" if row > 12 else "bottom"
        lines.append((line, _edge(number, square, (square & 7, 12 if row > 12 else 1))))
    return lines


def _edge(number: int, square: int, edge: tuple[int, int]) -> int:
    """The last square inside: where a slide ends; for a knight the edge in the ball's row."""
    return square_at(*edge) if KINDS[number] == "N" else square


# -- the chance of a goal


@cache
def _mouths(ball: int, side: Seat) -> tuple[tuple[int, int, bool], ...]:
    """The squares of the rival's goal on a line with the ball: what lies between, if slanting."""
    return tuple(
        (goal, way, (goal & 7) != (ball & 7))
        for goal in (GOAL_SQUARES[side.rival])
        if (way := between(ball, goal)) is not None
    )


GOAL_SQUARES = ((3, 4), (107, 108))
ON_LINES = {"B": (True,), "R": (False,), "Q": (True, False)}


@cache
def danger(ball: int, side: Seat) -> int:
    """All squares on which somebody could ever stop a shot of `side` from there."""
    made = 0
    for _, way, _ in _mouths(ball, side):
        made |= way
    return made


def chances(options: ChessFootballOptions, state: State, side: Seat) -> list[tuple[int, int]]:
    """CF-12.3: who could shoot into an empty goal, and the squares on which he is stopped."""
    if state.ball == NONE or not _mouths(state.ball, side):
        return []
    taken = state.taken[0] | state.taken[1]
    found = []
    for number, origin in takers(options, state, side):
        kind = KINDS[number]
        if kind not in ON_LINES:
            continue
        rest = taken & ~(1 << origin)
        for goal, way, slanting in _mouths(state.ball, side):
            if slanting in ON_LINES[kind] and not rest & way and not rest >> goal & 1:
                found.append((number, way))
    return found
