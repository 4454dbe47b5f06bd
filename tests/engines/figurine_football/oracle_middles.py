"""Positions out of the middle of a match, made at random for the oracle.

They need not be reachable: men on the rival's yellow squares, in the station with and without
cards, holders of either side, keepers under obligation, balls that have lain for 39 turns.
"""

import random

from tests.engines.figurine_football.oracle_field import (
    AWAY,
    CIRCLED,
    FIELD,
    FORBIDDEN,
    HOME,
    KEEPERS,
    NAMES,
    RED,
    RIVAL,
    Position,
    king_distance,
    light,
    standing,
)

SIDES = (HOME, AWAY)


def middle(rng: random.Random) -> Position:
    """A position document in phase `play` of the first leg or, once in four, of extra time."""
    position = _squads(rng)
    side = position["to_move"] = rng.choice(SIDES)
    position["ball"] = _ball(rng, position, side)
    extra = rng.random() < 0.25
    return {
        "game": "figurine-football",
        **position,
        "phase": "play",
        "last_player": rng.choice([None, HOME, AWAY]),
        "idle": rng.choice([0, 1, 37, 38, 39]),
        "score": [0, 0],
        "leg": rng.choice([3, 4]) if extra else 1,
        "leg_goals": 0,
        "starter": rng.choice(SIDES),
        "turns": rng.choice([0, 8, 9]),
    }


def _squads(rng: random.Random) -> Position:
    """Who stands where, who waits in the station, who is gone."""
    position: Position = {"figurines": {HOME: {}, AWAY: {}}, "ball": ""}
    for key in ("station", "sent_off", "bookings", "cards"):
        position[key] = {}
    for side in SIDES:
        men = list(NAMES[:-1])
        rng.shuffle(men)
        bookings = rng.choice([0, 0, 1, 2, 3, 4])
        waiting = rng.randint(0, min(2, bookings))
        gone = max(0, bookings - 2)
        position["bookings"][side] = bookings
        position["cards"][side] = rng.randint(0, 2 - min(2, bookings) + waiting)
        position["station"][side] = sorted(men[:waiting])
        position["sent_off"][side] = sorted(men[waiting : waiting + gone])
        present = [name for name in men[waiting + gone :] if rng.random() < 0.8]
        if rng.random() < 0.9:
            present.append("K")
        for name in present:
            _stand(rng, position, side, name)
    return position


def _stand(rng: random.Random, position: Position, side: str, name: str) -> None:
    squares = KEEPERS[side] if name == "K" else FIELD - FORBIDDEN
    if name not in ("C", "K"):
        squares = {square for square in squares if light(square) == (name[0] == "A")}
    if name != "K" and rng.random() < 0.2:
        squares &= CIRCLED[RIVAL[side]]
    free = sorted(square for square in squares if standing(position, square) is None)
    if free:
        position["figurines"][side][name] = rng.choice(free)


def _ball(rng: random.Random, position: Position, side: str) -> str:
    """On a figurine, loose before the keeper of the side to move, or loose anywhere."""
    men: list[str] = [
        at for one in SIDES for name, at in position["figurines"][one].items() if name != "K"
    ]
    keeper: str | None = position["figurines"][side].get("K")
    lot = rng.random()
    if lot < 0.4 and men:
        return rng.choice(men)
    if lot < 0.6 and keeper:
        near: list[str] = [
            keeper,
            *sorted(at for at in RED[side] if king_distance(at, keeper) == 1),
        ]
        return rng.choice(near)
    loose = [at for at in sorted(FIELD - FORBIDDEN) if standing(position, at) is None]
    return rng.choice(loose)
