"""Positions in which something is about to happen, as documents."""

from typing import Any

Team = dict[str, str]
KEEPERS = {"home": "e1", "away": "e13"}


def position(home: Team, away: Team, ball: str, side: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """A document: who stands where, the ball, who is to move, and more keys."""
    figurines = {
        "home": {"K": KEEPERS["home"], **home},
        "away": {"K": KEEPERS["away"], **away},
    }
    return {"figurines": figurines, "ball": ball, "to_move": side, **more}


NEAR = position({"A1": "b5", "A2": "f9", "C": "c8"}, {"B1": "e9", "C": "e12"}, "d7", "home")
"""Home's A1 comes to the ball on d7, as does the captain; A2 on f9 and C on c8 are in reach."""

HOLDER = position({"A1": "d7", "A2": "f9", "A3": "h11"}, {"C": "e12"}, "d7", "home")
"""Home's A1 has the ball; from A2 on f9 it goes on to A3."""

TACKLE = position({"A1": "d7"}, {"A1": "b7", "C": "e12"}, "d7", "away")
"""Away's A1 comes onto home's A1, who has the ball, round c7."""

GOAL = position({"C": "e12"}, {"K": "e14", "A1": "h9"}, "e12", "home")
"""Home's captain has the ball before the goal: the keeper stands on e14."""

WAITING = position(
    {"B1": "a3", "C": "e2"},
    {"C": "e12"},
    "e7",
    "home",
    station={"home": ["A2"], "away": []},
    bookings={"home": 1, "away": 0},
)
"""Home's A2 waits in the station."""

OFFSIDE = position({"A1": "c12", "B1": "a3", "C": "c4"}, {"K": "e14", "C": "e9"}, "e7", "home")
"""Home's A1 stands on a yellow square of away's, whose keeper is off them: it must leave."""

STUCK = position(
    {"A1": "c12", "A2": "b11", "A3": "d11", "A4": "b13", "C": "c4"},
    {"K": "e14", "C": "e9"},
    "e7",
    "home",
)
"""Home's A1 must leave, and its mates stand on all squares round it."""

KEEPER_HAS = position({"A1": "d5", "C": "c4"}, {"C": "e12"}, "e1", "home")
"""Home's keeper has the ball."""

ON_RED = position({"A1": "d5", "C": "c4"}, {"C": "e12"}, "d1", "home")
"""The ball lies on an empty red square beside home's keeper."""

PENALTY = position({"C": "c4"}, {"C": "c9", "B1": "a5"}, "e12", "home", phase="aim")
"""Home takes a penalty."""

LATE = position({"C": "c8", "A1": "e10"}, {"K": "g12", "C": "h9"}, "e10", "home")
"""Away's keeper is too far from d13: whoever sends the ball there gets a penalty."""

SHOOT_OUT = position(
    {"C": "c4"}, {"C": "c9"}, "e12", "home", phase="shoot-out", kicks=[[], []], leg=4
)
