"""Chess football read word by word: the board, the men and how they move (CF-1 to CF-4).

Slow and literal on purpose: positions are documents (dicts), squares are texts, sides are words.
Part of the independent reading that the rule book is held against; it knows nothing of the latter.
"""

from copy import deepcopy
from typing import Any

Document = dict[str, Any]
Options = dict[str, Any]

COLUMNS = "abcdefgh"
SIDES = ("home", "away")
RIVAL = {"home": "away", "away": "home"}
INDEX = {"home": 0, "away": 1}
FORWARD = {"home": 1, "away": -1}

# CF-1.1, CF-1.2, CF-1.3
BOARD = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, 13))
GOAL = {"home": ("d0", "e0"), "away": ("d13", "e13")}
AREA = {
    "home": tuple(f"{column}{row}" for column in "cdef" for row in (1, 2)),
    "away": tuple(f"{column}{row}" for column in "cdef" for row in (11, 12)),
}
CENTRE = {"home": ("d6", "e6"), "away": ("e7", "d7")}  # the square of the ball first (CF-8.3)
CHANGE = ("a6", "a7", "h6", "h7")
LAST_ROW = {"home": 12, "away": 1}  # of the board, where the side attacks

# CF-3.1
KINDS = {1: "keeper", 2: "central", 3: "central", 4: "lateral", 5: "lateral"}
KINDS |= {6: "volante", 8: "volante", 10: "delantero"}
KINDS |= dict.fromkeys((7, 9, 11, 12, 13, 14, 15, 16), "mixto")

STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
JUMPS = tuple((x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y))
WAYS = {
    "keeper": STRAIGHT + DIAGONAL,
    "central": DIAGONAL,
    "lateral": STRAIGHT,
    "volante": JUMPS,
    "delantero": STRAIGHT + DIAGONAL,
}
SLIDES = ("central", "lateral", "delantero")

OPTIONS: Options = {
    "mode": "senior",
    "match": "goals",
    "half_minutes": 30,
    "goals": 6,
    "margin": 4,
    "turn_seconds": 0,
    "placing_seconds": 30,
    "substitutions": 5,
    "players": 11,
    "advance": 3,
    "offside": "on",
    "touch_move": "off",
    "mixto_ball": "chess",
}


def options_of(given: Options, document: Document) -> Options:
    """All options: what is given, what the mode says, the defaults."""
    mode = str(given.get("mode", document.get("mode", "senior")))
    by_mode: dict[str, Options] = {
        "senior": {},
        "junior": {"goals": 3, "offside": "off"},
        "master": {"turn_seconds": 20, "touch_move": "on"},
    }
    return {**OPTIONS, **by_mode[mode], "mode": mode, **given}


def full(document: Document, options: Options) -> Document:
    """The document with every optional key."""
    defaults: Document = {
        "mode": options["mode"],
        "bench": {"home": [], "away": []},
        "phase": "play",
        "score": [0, 0],
        "half": 1,
        "streak": None,
        "barred": {"home": [], "away": []},
        "offside": {"home": [], "away": []},
        "cautions": {"home": {}, "away": {}},
        "sent_off": {"home": [], "away": []},
        "last_sender": None,
        "used_subs": [0, 0],
        "first_kick": "home",
        "ready": [],
        "touched": None,
        "time_up": False,
        "restart": None,
        "draw_offer": None,
    }
    return deepcopy({**defaults, **document})


def column(square: str) -> int:
    return COLUMNS.index(square[0]) + 1


def row(square: str) -> int:
    return int(square[1:])


def named(x: int, y: int) -> str:
    """The square in column x (1-8) and row y; "" off the field."""
    if not 1 <= x <= 8:
        return ""
    square = f"{COLUMNS[x - 1]}{y}"
    return square if square in BOARD or square in GOAL["home"] + GOAL["away"] else ""


def dark(square: str) -> bool:
    return (column(square) + row(square)) % 2 == 0


def king_distance(one: str, other: str) -> int:
    return max(abs(column(one) - column(other)), abs(row(one) - row(other)))


def men(document: Document, side: str) -> dict[int, str]:
    """The men of a side that stand somewhere, by number."""
    placed = {int(number): s for number, s in document["players"].get(side, {}).items() if s}
    return dict(sorted(placed.items()))


def standing(document: Document) -> dict[str, tuple[str, int]]:
    """Who stands where."""
    return {s: (side, n) for side in SIDES for n, s in men(document, side).items()}


def ways(number: int, side: str, options: Options, *, with_ball: bool) -> list[tuple[int, int]]:
    """The directions in which a man moves, or plays the ball (CF-4.1, CF-4.2)."""
    if KINDS[number] != "mixto":
        return list(WAYS[KINDS[number]])
    ahead = FORWARD[side]
    if with_ball and options["mixto_ball"] == "chess":
        return [(0, ahead), (1, ahead), (-1, ahead)]
    return [(0, ahead)]


def ray(number: int, start: str, way: tuple[int, int]) -> list[str]:
    """The squares that lie that way, in order; one at most but for those who slide."""
    found = []
    x, y = column(start) + way[0], row(start) + way[1]
    while square := named(x, y):
        found.append(square)
        if KINDS[number] not in SLIDES:
            break
        x, y = x + way[0], y + way[1]
    return found


def reach(
    number: int, side: str, start: str, blocked: set[str], options: Options, *, with_ball: bool
) -> set[str]:
    """The empty squares to which a man, or the ball that he sends, can get from `start`."""
    found = set()
    for way in ways(number, side, options, with_ball=with_ball):
        for square in ray(number, start, way):
            if square in blocked:
                break
            found.add(square)
    return found


def shape(number: int, side: str, start: str, options: Options, *, with_ball: bool) -> set[str]:
    """The same on an empty field."""
    return reach(number, side, start, set(), options, with_ball=with_ball)


def strategic(document: Document, side: str, options: Options) -> dict[int, set[str]]:
    """The squares to which each man of a side can go without the ball (CF-4.1 to CF-4.3)."""
    found = {}
    blocked = set(standing(document)) | {document["ball"]}
    for number, square in men(document, side).items():
        squares = reach(number, side, square, blocked, options, with_ball=False)
        goals = set(GOAL["home"] + GOAL["away"])
        if KINDS[number] == "keeper":
            goals -= set(GOAL[side])
        found[number] = squares - goals
    return found
