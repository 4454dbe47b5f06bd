"""Dice football read word by word: the board, the pieces and the position document.

Squares and cells are texts as in the rule file; sets and dictionaries, nothing faster.
"""

from copy import deepcopy
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]
Options: TypeAlias = dict[str, Any]
Told: TypeAlias = list[tuple[str, str]]  # an event's name and clause

COLUMNS = "abcdefghij"
RIVAL = {"home": "away", "away": "home"}
INDEX = {"home": 0, "away": 1}

# DF-1.1
BOARD = [f"{column}{row}" for row in range(1, 19) for column in COLUMNS]
# DF-1.2
SMALL = {"home": {"d1", "e1", "f1", "g1"}, "away": {"d18", "e18", "f18", "g18"}}
# DF-1.3
BIG = {
    "home": {f"{column}{row}" for column in "cdefgh" for row in (1, 2, 3)},
    "away": {f"{column}{row}" for column in "cdefgh" for row in (16, 17, 18)},
}
# DF-2.4
CORNER_SQUARES = {"a1", "j1", "a18", "j18"}
# DF-8.1: the squares from which a corner is given, and the cell from which it is taken
END_ROW = {"home": 1, "away": 18}
WAY_OUT = {
    side: {"left": {f"{c}{row}" for c in "abc"}, "right": {f"{c}{row}" for c in "hij"}}
    for side, row in END_ROW.items()
}
CORNER_CELL = {
    side: {"left": f"corner:a{row}", "right": f"corner:j{row}"} for side, row in END_ROW.items()
}
# DF-2.6
DEFAULT: dict[str, tuple[str, list[str]]] = {
    "home": ("e1", ["d3", "g3", "b4", "i4", "d7", "g7", "b9", "i9", "e13", "f16"]),
    "away": ("f18", ["g16", "d16", "i15", "b15", "g12", "d12", "i10", "b10", "f6", "e3"]),
}

DEFAULT_OPTIONS: Options = {
    "half_minutes": 15,
    "extra_minutes": 10,
    "level": "extra",
    "barriers": "touch",
    "recovery_limit": 12,
    "placing": "default",
    "clock": "on",
    "rolls": 0,
}


def column_of(square: str) -> int:
    return COLUMNS.index(square[0]) + 1


def row_of(square: str) -> int:
    return int(square[1:])


def neighbours(square: str) -> list[str]:
    """DF-4.1: the orthogonal neighbours on the board."""
    column, row = column_of(square), row_of(square)
    around = ((column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row))
    return [f"{COLUMNS[c - 1]}{r}" for c, r in around if 1 <= c <= 10 and 1 <= r <= 18]


# DF-1.4: the first step from a start cell
STEPS: dict[str, list[str]] = {
    **{square: neighbours(square) for square in BOARD},
    "centre": ["e9", "f9", "e10", "f10"],
    **{f"corner:{square}": [square] for square in sorted(CORNER_SQUARES)},
}


def touching(one: str, other: str) -> bool:
    """DF-2.5: by a side or a corner."""
    across = abs(column_of(one) - column_of(other))
    along = abs(row_of(one) - row_of(other))
    return one != other and max(across, along) == 1


# -- documents


def options_of(given: Options, document: Document) -> Options:
    """The options as given, then as the document repeats them, then by default."""
    repeated = {key: document[key] for key in DEFAULT_OPTIONS if key in document}
    return {**DEFAULT_OPTIONS, **repeated, **given}


def full(position: Document) -> Document:
    """A copy of the document with every optional key."""
    whole: Document = {
        "face": None,
        "last_face": None,
        "failures": 0,
        "half": 1,
        "caller": None,
        "then": None,
        "first_kick": "home",
        "rolled": 0,
        "time_up": False,
        "draw_offer": None,
        **deepcopy(position),
    }
    whole["bonus"] = {"home": 0, "away": 0, **whole.get("bonus", {})}
    whole["called"] = {"home": False, "away": False, **whole.get("called", {})}
    whole["score"] = list(whole.get("score", [0, 0]))
    whole["draw"] = list(whole.get("draw", [None, None]))
    whole["kicks"] = [list(kicks) for kicks in whole.get("kicks", [[], []])]
    pieces = whole.get("pieces", {})
    whole["pieces"] = {
        side: {"keeper": None, "outfield": [], **pieces.get(side, {})} for side in RIVAL
    }
    return whole


def keeper(document: Document, side: str) -> str | None:
    square: str | None = document["pieces"][side]["keeper"]
    return square


def outfield(document: Document, side: str) -> list[str]:
    squares: list[str] = document["pieces"][side]["outfield"]
    return squares


def pieces(document: Document, side: str) -> set[str]:
    """Every square that the side holds."""
    standing = keeper(document, side)
    return {*outfield(document, side), *([standing] if standing else [])}


def is_loose(document: Document) -> bool:
    """Chapter 6: the ball on an empty square."""
    ball = document["ball"]
    held = pieces(document, "home") | pieces(document, "away")
    return ball in BOARD and ball not in held


def has_ball(document: Document, side: str) -> bool:
    """Chapter 5: the ball on an own piece, or on a start cell."""
    return document["ball"] not in BOARD or document["ball"] in pieces(document, side)


def number(document: Document) -> int:
    """DF-4.1: what was rolled with the bonus points of DF-7.3."""
    total: int = document["face"] + document["bonus"][document["to_move"]]
    return total


def default_pieces(side: str) -> Document:
    standing, others = DEFAULT[side]
    return {"keeper": standing, "outfield": list(others)}
