"""Boards of dice football drawn as text.

A line is a row, its number first and then the columns `a` to `j`:

    18  .  .  .  .  .  X  .  .  .  .      X away's keeper, O home's
    17  .  .  .  x  .  .  o! .  .  .      x an away piece, o one of home's
    16  .  .  .  .  .  o* .  .! .  .      * has the ball or, alone, is the ball
    15  .  .  .  .  .  .  .  .  .  .      ! marked: where something is expected to go

Rows that are not drawn are empty, and a keeper that is not drawn stands where the default line-up
has it.
"""

from dataclasses import dataclass
from typing import Any

from tests.engines.dice_football.played import Pitch


@dataclass(frozen=True)
class Drawing:
    """A position and the squares that are marked on its board."""

    pitch: Pitch
    marks: set[str]


def drawn(board: str, **more: Any) -> Drawing:  # noqa: ANN401 - keys of a position document
    """The position and the marks of a drawn board; ValueError for a row that is none."""
    found = cells(board)
    home, away = (
        " ".join([_keeper(found, keeper) or usual, *_all(found, piece)])
        for keeper, piece, usual in (("O", "o", "e1"), ("X", "x", "f18"))
    )
    for square in _all(found, "*"):
        more["ball"] = square
    return Drawing(Pitch(home, away, **more), set(_all(found, "!")))


def _keeper(found: dict[str, str], sign: str) -> str:
    return "".join(_all(found, sign))


def _all(found: dict[str, str], sign: str) -> list[str]:
    return [square for square, cell in found.items() if sign in cell]


def cells(board: str) -> dict[str, str]:
    """What is drawn on each square."""
    found = {}
    for line in board.strip().splitlines():
        row, *drawn_row = line.split()
        for column, cell in zip("abcdefghij", drawn_row, strict=True):
            found[f"{column}{row}"] = cell
    return found
