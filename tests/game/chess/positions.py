"""Positions in which something is about to happen, as documents."""

from typing import Any

Team = dict[int, str]
BENCH = {"home": [13, 14, 15, 16], "away": [12, 13, 14, 15, 16]}


def position(home: Team, away: Team, ball: str | None, side: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """A document: who stands where, the ball, who is to move, and more keys."""
    players = {
        "home": {str(number): square for number, square in home.items()},
        "away": {str(number): square for number, square in away.items()},
    }
    return {"players": players, "ball": ball, "to_move": side, "bench": BENCH, **more}


TAKERS = position(
    {1: "e1", 10: "d5", 8: "e7", 9: "c8", 4: "a1"}, {1: "e13", 2: "g9", 5: "a10"}, "d9", "home"
)
"""Home can play the ball with 8, 9 and 10, with the rook 4 not."""

OFFSIDE = {**TAKERS, "offside": {"home": [8]}, "barred": {"home": [9]}}
"""The same, but 8 is offside, and 9 may not play it again yet."""

CHANCE = position(
    {1: "e1", 10: "d3", 2: "c3"}, {1: "e13", 5: "a9", 4: "h12", 6: "b10"}, "d7", "away"
)
"""Home could shoot along column d: the rook 5 fouls on d9, the knight 6 on d9 too."""

IN_THE_AREA = position({1: "e1", 10: "d3", 2: "c3"}, {1: "e13", 5: "a11", 4: "h12"}, "d7", "away")
"""The rook 5 fouls on d11, in the penal area."""

QUIET = position(
    {1: "e1", 10: "d10", 2: "c3", 7: "b6", 8: "g5"}, {1: "e13", 5: "a9", 4: "g11"}, "a12", "home"
)
"""Nobody of home's can play the ball."""

OWN_GOAL = position(
    {1: "e2"},
    {1: "e13", 4: "c1", 5: "c2", 6: "d2", 7: "e1"},
    "d1",
    "home",
)

DISMISS = position(
    {1: "e1", 10: "d6", 2: "c3", 3: "c5"},
    {1: "e13", 5: "a9"},
    None,
    "away",
    phase="dismiss",
    restart={"kind": "kick-off", "side": "home"},
    ready=["home"],
)

THROW_IN = position(
    {1: "e1", 10: "d4", 2: "c3"},
    {1: "e13", 5: "a9"},
    None,
    "home",
    phase="throw-in",
    restart={"kind": "throw-in", "side": "home", "spot": "h7"},
)

GOAL_KICK = position(
    {1: "e1", 10: "d9", 2: "c3"},
    {1: "e13", 5: "a9"},
    None,
    "away",
    phase="goal-kick",
    restart={"kind": "goal-kick", "side": "away", "spot": "f12"},
)

CORNER = position(
    {1: "e1", 10: "d9", 2: "c3"},
    {1: "e13", 5: "a9"},
    None,
    "home",
    phase="corner",
    restart={"kind": "corner", "side": "home", "spot": "h12"},
)
