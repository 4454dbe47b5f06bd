"""A patient player: looks at many strikes and takes one that does something good."""

from dataclasses import replace
from math import atan2, degrees, hypot
from random import Random

from physics.dimensions import POCKETS
from physics.hand import film_of, rest_of
from physics.laws.chairs import on_base_line
from physics.laws.measures import QUEEN, REACH
from physics.laws.moves import Strike
from physics.laws.options import CarromOptions
from physics.laws.state import State, count
from physics.laws.striking import refused_strike
from physics.table import TOURNAMENT

GHOST = 36.55  # mm from centre to centre of striker and man


def worth(state: State, strike: Strike) -> float:
    """What a strike brings to its side, more or less."""
    rest = rest_of(state, film_of(replace(state, strike=strike), TOURNAMENT))
    if rest.striker:
        return -3.0
    own, rival = state.colour(state.turn), state.colour(state.turn.rival)
    fell = {kind: count(state.men, kind) - count(rest.men, kind) for kind in (own, rival, QUEEN)}
    left = count(rest.men, own)
    had_man = state.had_man[state.turn] or fell[own] > 0
    lawful = had_man and not state.owed[state.turn]
    if left == 0 and count(rest.men, QUEEN):
        return -20.0
    if count(rest.men, rival) == 0 and fell[rival]:
        return -20.0
    queen = 3.0 if lawful and fell[QUEEN] else 0.0
    return 2.0 * fell[own] + queen - 1.5 * fell[rival] + (0.1 if rest.touched else -1)


def candidates(state: State, chance: Random) -> list[Strike]:
    """Strikes at ghosts before pockets, and some others."""
    own = {state.colour(state.turn), QUEEN}
    found = []
    for man in state.men:
        if man.kind not in own:
            continue
        for px, py in POCKETS:
            x, y = man.x / 100, man.y / 100
            far = hypot(px - x, py - y) or 1.0
            gx, gy = x - (px - x) / far * GHOST, y - (py - y) / far * GHOST
            along = chance.randrange(-REACH, REACH)
            sx, sy = (c / 100 for c in on_base_line(state.chair, along))
            angle = round(100 * degrees(atan2(gy - sy, gx - sx))) % 36000
            found.append(Strike(along, angle, chance.randrange(250, 900)))
    chance.shuffle(found)
    found = found[:70]
    found += [
        Strike(chance.randrange(-REACH, REACH), chance.randrange(36000), 600) for _ in range(8)
    ]
    return [s for s in found if not refused_strike(CarromOptions(), state, s)]


def choose(state: State, chance: Random) -> Strike:
    return max(candidates(state, chance), key=lambda strike: worth(state, strike))
