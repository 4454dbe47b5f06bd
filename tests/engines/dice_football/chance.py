"""Matches of dice football by chance, in which what is rare happens often enough."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engines.dice_football.played import Pitch

OUT_OF_TURN, TIME_UP, LINE_UP, OFFER = 0.12, 0.02, 0.6, 0.02
"""How often a keeper is called, the clock falls, a side lines up by default, a draw is offered."""
LONGEST = 4000


def options(dice: Random) -> dict[str, Any]:
    """Halves of some rolls or by the clock, and all else as it falls."""
    rolls = dice.choice((0, 3, 20, 60))
    return {
        "rolls": rolls,
        "clock": True if rolls == 0 else dice.choice((True, False)),
        "level": dice.choice(("extra", "draw", "penalties")),
        "barriers": dice.choice(("touch", "sealed")),
        "placing": dice.choice(("default", "free")),
        "recovery_limit": dice.choice((2, 4, 12)),
    }


def text(pitch: Pitch, dice: Random) -> str:
    """What is done next: any kind of move as often as another."""
    if pitch.callers and dice.random() < OUT_OF_TURN:
        return f"{dice.choice(sorted(pitch.callers))} call"
    if pitch.clock and dice.random() < TIME_UP:
        return "timeup:half"
    if "default" in pitch.legal and dice.random() < LINE_UP:
        return "default"
    if pitch.phase == "move" and dice.random() < OFFER and not pitch.document.get("draw_offer"):
        return "draw"
    return rare(pitch, dice)


def rare(pitch: Pitch, dice: Random) -> str:
    """A legal move; the die is fair."""
    kinds: dict[str, list[str]] = {}
    for move in sorted(pitch.legal):
        kinds.setdefault(move if "goal" in move else move.partition(":")[0], []).append(move)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def match(seed: int, given: dict[str, Any] | None = None) -> Iterator[tuple[Pitch, str]]:
    """The match before every move, and the move; in the end the match and ""."""
    dice = Random(seed)
    pitch = Pitch.opened(options(dice) if given is None else given)
    for _ in range(LONGEST):
        if pitch.session.outcome:
            yield pitch, ""
            return
        move = text(pitch, dice)
        yield pitch, move
        pitch.play(move)
    raise AssertionError(f"match {seed} is not over after {LONGEST} moves")


def whole(seed: int, given: dict[str, Any] | None = None) -> tuple[Pitch, list[str]]:
    """A match played to its end, and its moves."""
    moves = [(pitch, move) for pitch, move in match(seed, given)]
    return moves[-1][0], [move for _, move in moves[:-1]]
