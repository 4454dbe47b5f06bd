"""Chess football read word by word: placing (CF-8) and moving men away (CF-18)."""

from tests.engines.chess_football.reference_board import (
    AREA,
    BOARD,
    CENTRE,
    FORWARD,
    GOAL,
    KINDS,
    SIDES,
    Document,
    Options,
    column,
    dark,
    king_distance,
    men,
    named,
    row,
    standing,
)

# CF-8.5, home; 10 and 11 as the side that kicks
DEFAULT = {1: "e1", 2: "c3", 3: "f3", 4: "a3", 5: "h3", 6: "c5", 8: "f5", 7: "b6", 9: "g6"}
KICKING = {10: "d6", 11: "e6"}
WAITING = {10: "d5", 11: "e5"}
ORDER = (1, 10, 4, 5, 6, 8, 2, 3, 7, 9, 11)  # who plays when fewer than eleven do
JUNIORS = (1, 2, 4, 8, 10)


def squad(options: Options) -> list[int]:
    """Who starts (CF-3.2, CF-7.3)."""
    return sorted(JUNIORS if options["mode"] == "junior" else ORDER[: options["players"]])


def default_squares(side: str, *, kicking: bool) -> dict[int, str]:
    squares = DEFAULT | (KICKING if kicking else WAITING)
    if side == "home":
        return squares
    return {n: named(9 - column(s), 13 - row(s)) for n, s in squares.items()}


def kicking_side(document: Document) -> str:
    """In `place` and `kick-off`: the side that kicks off, which places first (CF-8.1)."""
    if document["phase"] == "place" and document["ready"]:
        return str(document["ready"][0])
    return str(document["to_move"])


def placing_squares(document: Document, side: str, number: int) -> set[str]:
    """Where he may be placed, taken or not (CF-8.1, CF-8.2, CF-4.3)."""
    rows = range(1, 7) if side == "home" else range(7, 13)
    squares = {square for square in BOARD if row(square) in rows}
    if KINDS[number] == "keeper":
        squares |= set(GOAL[side])
    else:
        squares -= set(AREA[side])
    if kicking_side(document) != side:
        squares -= set(CENTRE[side])
    return squares


def puts(document: Document) -> list[str]:
    side = document["to_move"]
    taken = set(standing(document))
    return [
        f"put:{number}@{square}"
        for number in map(int, document["players"][side])
        for square in placing_squares(document, side, number) - taken
    ]


def benchings(document: Document, options: Options) -> list[str]:
    """Mixtos exchanged before the first half (CF-3.2)."""
    side = document["to_move"]
    if options["mode"] == "junior" or document["half"] != 1 or document["score"] != [0, 0]:
        return []
    return [
        f"bench:{leaves}/{comes}"
        for leaves in map(int, document["players"][side])
        for comes in document["bench"].get(side, [])
        if KINDS[leaves] == KINDS[comes] == "mixto"
    ]


def all_placed(document: Document, side: str) -> bool:
    """Whether `ready` is legal as far as the men go (CF-8.1)."""
    if not all(document["players"][side].values()):
        return False
    return kicking_side(document) != side or bool(kicker(document, side))


def kicker(document: Document, side: str) -> int:
    """The taker of a kick-off, 0 without one (CF-8.3)."""
    where = standing(document)
    for square in CENTRE[side]:
        if square in where and where[square][0] == side:
            return where[square][1]
    return 0


def place_default(document: Document, side: str, options: Options) -> None:
    """Place those not yet placed (CF-8.1): newcomers get the vacant places in order of number."""
    squares = default_squares(side, kicking=kicking_side(document) == side)
    numbers = sorted(map(int, document["players"][side]))
    vacant = [squares[n] for n in squad(options) if n not in numbers]
    vacant += [s for n, s in sorted(squares.items()) if n not in squad(options) + numbers]
    for number in numbers:
        own = squares.get(number) or vacant.pop(0)
        if document["players"][side][str(number)]:
            continue
        free = placing_squares(document, side, number) - set(standing(document))
        if KINDS[number] == "central":
            free = {s for s in free if dark(s) == dark(own)}
        if own not in free:
            free -= set(GOAL[side])
            own = nearest(side, own, free)
        document["players"][side][str(number)] = own


def nearest(side: str, start: str, squares: set[str]) -> str:
    """The first of the squares by the four measures of CF-18.1."""

    def measures(square: str) -> tuple[int, int, int, int]:
        x, y = column(square) - column(start), row(square) - row(start)
        return (
            king_distance(square, start),
            x * x + y * y,
            row(square) * FORWARD[side],
            column(square),
        )

    return min(squares, key=measures)


def clear(document: Document, area: set[str], whom: set[tuple[str, int]]) -> list[tuple[str, int]]:
    """Move men out of an area (CF-18.1), one by one; returns those who were moved."""
    moved = []
    for side in SIDES:
        for number, square in men(document, side).items():
            if (side, number) not in whom or square not in area:
                continue
            free = set(BOARD) - area - set(standing(document)) - {document["ball"]}
            if KINDS[number] == "central":
                free = {s for s in free if dark(s) == dark(square)}
            document["players"][side][str(number)] = nearest(side, square, free)
            moved.append((side, number))
    return moved


def everybody(document: Document, *sides: str) -> set[tuple[str, int]]:
    return {(side, number) for side in sides or SIDES for number in men(document, side)}


def same_colour(document: Document, side: str) -> list[int]:
    """The centrales of a side if they stand on one colour (CF-12.5)."""
    squares = [s for n, s in men(document, side).items() if KINDS[n] == "central"]
    if len(squares) == 2 and dark(squares[0]) == dark(squares[1]):
        return [2, 3]
    return []


def unplace(document: Document) -> None:
    """Take all men off the board: both sides place anew (CF-8.1)."""
    for side in SIDES:
        document["players"][side] = dict.fromkeys(document["players"].get(side, {}))
