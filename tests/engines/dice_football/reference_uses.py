"""Dice football read word by word: what a roll may be used for (chapters 5, 6 and 8)."""

from tests.engines.dice_football.reference_board import (
    BOARD,
    RIVAL,
    Document,
    has_ball,
    number,
    pieces,
)
from tests.engines.dice_football.reference_path import ends, gives, nearest, recovers, shoots


def uses(document: Document) -> list[str]:
    """The texts of the phase `move`."""
    if has_ball(document, document["to_move"]):
        return uses_with_ball(document)
    return uses_on_loose_ball(document)


# -- chapter 5


def uses_with_ball(document: Document) -> list[str]:
    corners = corners_with_ball(document)
    found = passes(document) + shots(document)
    if not found:  # DF-5.3, DF-5.4
        found = clearances(document) or ["stay"]
    return found + corners  # DF-8.1: even when a pass is possible


def passes(document: Document) -> list[str]:
    """DF-5.1."""
    side, ball = document["to_move"], document["ball"]
    others = pieces(document, side) - {ball}
    reached = ends(ball, pieces(document, RIVAL[side]), number(document), others)
    return [f"pass:{square}" for square in reached]


def shots(document: Document) -> list[str]:
    """DF-5.2."""
    side = document["to_move"]
    rivals = pieces(document, RIVAL[side])
    return ["goal"] if shoots(document["ball"], side, rivals, number(document)) else []


def clearances(document: Document) -> list[str]:
    """DF-5.3."""
    side, ball = document["to_move"], document["ball"]
    rivals = pieces(document, RIVAL[side])
    empty = set(BOARD) - pieces(document, side) - rivals
    return [f"clear:{square}" for square in ends(ball, rivals, number(document), empty)]


def corners_with_ball(document: Document) -> list[str]:
    """DF-8.1: none from a corner."""
    side, ball = document["to_move"], document["ball"]
    if ball.startswith("corner"):
        return []
    found = gives(ball, side, pieces(document, RIVAL[side]), number(document))
    return [f"corner:{at}" for at in found]


# -- chapter 6


def uses_on_loose_ball(document: Document) -> list[str]:
    """DF-6.2, DF-6.3, DF-8.1."""
    found = recoveries(document, document["to_move"], number(document))
    return (found or ["stay"]) + corners_on_loose_ball(document)


def recoveries(document: Document, side: str, n: int) -> list[str]:
    """DF-6.2 from every nearest piece (DF-6.1: it chooses after the roll)."""
    ball, rivals = document["ball"], pieces(document, RIVAL[side])
    found = []
    for start in nearest(document, side):
        own = pieces(document, side) - {start}
        found += [f"recover:{start}>{end}" for end in recovers(start, rivals, n, ball, own)]
        if shoots(start, side, rivals, n, over=ball):
            found.append(f"recover:{start}>goal")
    return found


def corners_on_loose_ball(document: Document) -> list[str]:
    """DF-8.1: within N to the ball, within N+3 over the line."""
    side, ball = document["to_move"], document["ball"]
    rivals = pieces(document, RIVAL[side])
    found: set[str] = set()
    for start in nearest(document, side):
        found |= gives(start, side, rivals, number(document), over=ball)
    return [f"corner:{at}" for at in found]


def is_dead(document: Document) -> bool:
    """DF-6.4: no face gives either side a recovery (without bonus)."""
    return not any(recoveries(document, side, face) for side in RIVAL for face in range(1, 7))
