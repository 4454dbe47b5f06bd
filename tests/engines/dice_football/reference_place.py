"""Dice football read word by word: placing (chapter 2) and the keeper's squares (chapter 7)."""

from tests.engines.dice_football.reference_board import (
    BIG,
    BOARD,
    CORNER_SQUARES,
    DEFAULT,
    RIVAL,
    SMALL,
    STEPS,
    Document,
    Options,
    column_of,
    is_loose,
    keeper,
    outfield,
    pieces,
    touching,
)


def is_placed(document: Document, side: str) -> bool:
    """DF-2.1: eleven pieces."""
    return len(outfield(document, side)) >= 10 and keeper(document, side) is not None


def placings(document: Document, options: Options) -> list[str]:
    """The texts of the phase `place`."""
    side = document["to_move"]
    found = [f"put:{s}" for s in BOARD if not put_clauses(document, options, s)]
    found += [f"put:keeper@{s}" for s in BOARD if not keeper_clauses(document, options, s)]
    if default_is_free(document, side):
        found.append("default")
    return found


def default_is_free(document: Document, side: str) -> bool:
    """DF-2.1."""
    standing, others = DEFAULT[side]
    free = pieces(document, RIVAL[side]).isdisjoint({standing, *others})
    return free and not pieces(document, side)


def put_clauses(document: Document, options: Options, square: str) -> list[str]:
    """The clauses that forbid an outfield piece of the side to move on the square."""
    side = document["to_move"]
    mates = outfield(document, side)
    found = []
    if square in pieces(document, "home") | pieces(document, "away") or len(mates) >= 10:
        found.append("DF-2.1")
    if square in SMALL["home"] | SMALL["away"]:
        found.append("DF-2.2")
    if crowded(document, side, square):
        found.append("DF-2.3")
    if square in CORNER_SQUARES:
        found.append("DF-2.4")
    if options["barriers"] == "touch":
        barred = any(touching(square, mate) for mate in mates)
    else:
        barred = seals(pieces(document, side) | {square})
    return [*found, "DF-2.5"] if barred else found


def crowded(document: Document, side: str, square: str) -> bool:
    """DF-2.3."""
    for owner, area in BIG.items():
        most = 2 if owner == side else 1
        if square in area and sum(mate in area for mate in outfield(document, side)) >= most:
            return True
    return False


def keeper_clauses(document: Document, options: Options, square: str) -> list[str]:
    """The clauses that forbid the keeper of the side to move on the square."""
    side = document["to_move"]
    found = []
    if square in pieces(document, "home") | pieces(document, "away"):
        found.append("DF-2.1")
    if square not in SMALL[side] or keeper(document, side) is not None:
        found.append("DF-2.2")
    if square in CORNER_SQUARES:
        found.append("DF-2.4")
    if options["barriers"] == "sealed" and seals(pieces(document, side) | {square}):
        found.append("DF-2.5")
    return found


def seals(held: set[str]) -> bool:
    """DF-2.5: the squares not held are no longer one orthogonally connected region."""
    left = [square for square in BOARD if square not in held]
    seen = {left[0]}
    ring = {left[0]}
    while ring:
        ring = {step for square in ring for step in STEPS[square]} - seen - held
        seen |= ring
    return len(seen) < len(left)


# -- the keeper


def keeper_moves(document: Document) -> list[str]:
    """DF-7.1: the texts of the phase `keeper-move`."""
    side = document["caller"]
    standing = keeper(document, side)
    assert standing is not None
    far = {4: 1, 5: 2, 6: 3}[document["face"]]
    return [
        f"keeper:{square}"
        for square in sorted(SMALL[side])
        if abs(column_of(square) - column_of(standing)) <= far
        and not (is_loose(document) and square == document["ball"])
    ]
