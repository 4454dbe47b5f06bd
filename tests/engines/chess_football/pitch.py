"""Boards of chess football drawn as text, in master unless something else is asked for.

A line is a row, its number first and then the columns `a` to `h`:

    13  -  -  -  .  1v -  -  -        - no square
     8  .  .  .  x  .  .  .  .        x empty, and marked: where something is expected to go
     7  .  .  .  o  .  .  .  .        o the ball
     6  .  .  .  10^.  .  .  .        10^ home's player 10, who goes up; 1v away's keeper

Rows that are not drawn are empty.
"""

from dataclasses import dataclass
from typing import Any

from tests.engines.chess_football.played import Pitch

MASTER = {"mode": "master"}
BEFORE = {"o": " o ", "x": " x ", ".": " . ", "-": " - ", "^": "^ ", "v": "v "}


@dataclass(frozen=True)
class Drawing:
    """A position and the squares that are marked on its board."""

    pitch: Pitch
    marks: set[str]


def pitch(
    home: str = "",
    away: str = "",
    ball: str | None = None,
    *,
    options: dict[str, Any] | None = None,
    **more: Any,  # noqa: ANN401 - keys of a position document
) -> Pitch:
    """A position with what the keys of its document say, by the official numbers."""
    return Pitch(home, away, ball, options=MASTER if options is None else options, **more)


def drawn(board: str, **more: Any) -> Drawing:  # noqa: ANN401 - keys of a position document
    """The position and the marks of a drawn board; ValueError for a row that is none."""
    found = cells(board)
    home, away = (
        ", ".join(f"{cell[:-1]} {square}" for square, cell in found.items() if cell[-1] == arrow)
        for arrow in "^v"
    )
    ball = next((square for square, cell in found.items() if cell == "o"), None)
    marks = {square for square, cell in found.items() if cell == "x"}
    return Drawing(pitch(home, away, ball, **more), marks)


def cells(board: str) -> dict[str, str]:
    """What is drawn on each square."""
    found = {}
    for line in board.strip().splitlines():
        row, rest = line.split(maxsplit=1)
        drawn_row = "".join(BEFORE.get(sign, sign) for sign in rest).split()
        for column, cell in zip("abcdefgh", drawn_row, strict=True):
            found[f"{column}{row}"] = cell
    return found


def legal(position: Pitch) -> set[str]:
    """What may be done, touching aside (CF-12.1)."""
    return {text for text in position.legal if not text.startswith("touch:")}


def plays(position: Pitch) -> set[str]:
    """The ball plays among it."""
    return {text for text in legal(position) if "*" in text}
