"""Positions in which something is about to happen, as documents; all men stand as usual."""

from typing import Any

HOME = "d3 g3 b4 i4 d7 g7 b9 i9 e13 f16"
AWAY = "g16 d16 i15 b15 g12 d12 i10 b10 f6 e3"


def position(
    ball: str,
    side: str,
    phase: str,
    *,
    home: str = HOME,
    away: str = AWAY,
    keepers: tuple[str | None, str | None] = ("e1", "f18"),
    **more: Any,  # noqa: ANN401 - more keys of a document
) -> dict[str, Any]:
    """A document: where the ball is, whose turn it is, and what is to be done."""
    pieces = {
        "home": {"keeper": keepers[0], "outfield": home.split()},
        "away": {"keeper": keepers[1], "outfield": away.split()},
    }
    return {"pieces": pieces, "ball": ball, "to_move": side, "phase": phase, **more}


TO_ROLL = position("d3", "home", "roll")
"""Home has the ball in its own big area."""

PASSES = position("d3", "home", "move", face=5)
"""Home can pass to g3 and to others, and give a corner."""

CHANCE = position("f16", "home", "move", face=4)
"""Home can shoot."""

GIVES = position("d3", "home", "move", face=1)
"""Home can give a corner over its left wing."""

AGAIN = position("e13", "home", "roll", last_face=4)
"""Another 4 is a foul of home's."""

LOOSE = position("e8", "home", "roll")
"""The ball is nobody's."""

CORNER = position("corner:j18", "home", "corner-roll")
PENALTY = position("d3", "away", "penalty")
SHOOT_OUT = position("centre", "home", "shoot-out", half=2)

KEEPER = position("e13", "home", "keeper-move", face=6, caller="away", then="roll",
                  called={"home": False, "away": True})  # fmt: skip
"""Away's keeper may go anywhere in his area."""

CHOOSES = position("c8", "home", "choose-ball", home="b8 d8 e13", away="g16")
"""Two of home's men are equally near."""

ONE_SHOT = position("f16", "home", "move", face=5)
"""Home can do nothing but score."""

STAYS = position("e8", "home", "move", face=1)
"""Home cannot recover the ball."""

COUNTS = position("h8", "home", "move", face=4)
"""Home can recover the ball, from g7 or from i9."""

RECOVERS = position("e8", "home", "move", face=5)
"""Home can recover it from d7 only, to g7 only."""

CLEARS = position("d7", "home", "move", face=1)
"""Home can pass to nobody."""

THROWN = position("d7", "home", "roll")
"""Home throws; with a 3 there is one pass only, to g7."""

SENT_IN = position("corner:j18", "home", "move", face=5, last_face=3)
"""Home has thrown 2 and 3 at a corner: the goal is open."""
