"""Dice football read word by word: the clause that forbids a move text (G-1).

Every clause that forbids is named; the first of them in the file is the answer.
"""

import re

from tests.engines.dice_football import reference
from tests.engines.dice_football.reference_board import (
    RIVAL,
    SMALL,
    Document,
    Options,
    full,
    has_ball,
    is_loose,
    keeper,
    number,
    options_of,
    outfield,
    pieces,
)
from tests.engines.dice_football.reference_path import ends, nearest, shoots
from tests.engines.dice_football.reference_place import keeper_clauses, put_clauses

FORMS = {
    "roll": reference.ROLLED,
    "put": ("place",),
    "default": ("place",),
    "pass": ("move",),
    "goal": ("move",),
    "clear": ("move",),
    "stay": ("move",),
    "recover": ("move",),
    "corner": ("move",),
    "call": ("roll", "penalty", "corner-roll"),
    "keeper": ("keeper-move",),
    "ball": ("choose-ball",),
}
CHAPTER_5 = {"pass": "DF-5.1", "goal": "DF-5.2", "clear": "DF-5.3"}


def refusal(position: Document, given: Options, text: str) -> str:
    """The first clause that forbids the text, "" if it is legal for somebody."""
    options, document = options_of(given, position), full(position)
    if text.startswith("timeup"):
        return "" if text in reference.interrupts(position, given, "nature") else "G-5"
    if text in ("resign", "draw"):
        return aside(document, text)
    word = re.split(":", text)[0]
    if word == "call":
        return calling(document)
    if document["phase"] not in FORMS[word]:
        return "G-7"
    if text in reference.listed(document, options):
        return ""
    return min(forbidding(document, options, text), key=place_in_file)


def calling(document: Document) -> str:
    """By either seat; DF-3.4 says itself that it keeps calls out."""
    if document["phase"] == "shoot-out":
        return "DF-3.4"
    if document["phase"] not in FORMS["call"]:
        return "G-7"
    return "" if reference.home_first(document) else "DF-7.1"


def place_in_file(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.removeprefix("DF-").split("."))


def aside(document: Document, text: str) -> str:
    """G-3."""
    mover = reference.seat(document)
    if mover not in RIVAL:
        return "G-7"
    return "G-3" if text == "draw" and document["draw_offer"] == mover else ""


def doubtful(document: Document, text: str) -> bool:
    """Whether the rule text does not settle which clause it is.

    A use that belongs to the other state of the ball: chapter 5 or 6 as a whole forbids it.
    A keeper's way out of his area: DF-2.1 and DF-2.2, if they hold after the placing, or DF-7.1.
    One piece too many: DF-2.1 (eleven) or DF-2.2 (exactly its keeper).
    """
    if document["phase"] == "place":
        return text.startswith("put") and too_many(document, text)
    if document["phase"] != "move":
        return document["phase"] == "keeper-move" and text.startswith("keeper")
    if has_ball(document, document["to_move"]):
        return text.startswith("recover")
    return text.partition(":")[0] in CHAPTER_5


def too_many(document: Document, text: str) -> bool:
    side = document["to_move"]
    if text.startswith("put:keeper"):
        return keeper(document, side) is not None
    return len(outfield(document, side)) >= 10


def forbidding(document: Document, options: Options, text: str) -> list[str]:
    word, _, rest = text.partition(":")
    if word in ("default", "put"):
        return placing(document, options, rest)
    if word == "keeper":
        return stepping(document, rest)
    if word == "ball":
        return ["DF-6.4" if is_loose(document) else "DF-8.4"]
    if word == "corner":
        return ["DF-8.1"]
    with_it = has_ball(document, document["to_move"])
    return with_ball(document, word, rest) if with_it else on_loose_ball(document, word, rest)


def placing(document: Document, options: Options, rest: str) -> list[str]:
    """Chapter 2."""
    if not rest:
        return ["DF-2.1"]
    if rest.startswith("keeper@"):
        return keeper_clauses(document, options, rest.removeprefix("keeper@"))
    return put_clauses(document, options, rest)


def stepping(document: Document, square: str) -> list[str]:
    """Chapter 7, and the places where only or never a keeper stands (DF-2.2)."""
    found = []
    side = document["caller"]
    others = pieces(document, "home") | pieces(document, "away")
    if square in others:
        found.append("DF-2.1")
    if square not in SMALL[side]:
        found.append("DF-2.2")
    return [*found, "DF-7.1"]


def with_ball(document: Document, word: str, square: str) -> list[str]:
    """Chapter 5."""
    if word == "recover":
        return ["DF-6.2"]
    if word == "goal":
        return ["DF-5.2"]
    if word == "stay":
        return ["DF-5.3"]
    return [*no_way(document, document["ball"], square), CHAPTER_5[word]]


def no_way(document: Document, start: str, square: str) -> list[str]:
    """DF-4.1: no path of exactly N steps."""
    rivals = pieces(document, RIVAL[document["to_move"]])
    return [] if ends(start, rivals, number(document), {square}) else ["DF-4.1"]


def on_loose_ball(document: Document, word: str, rest: str) -> list[str]:
    """Chapter 6."""
    if word == "stay":
        return ["DF-6.3"]
    if word != "recover":
        return [CHAPTER_5[word]]
    start, _, end = rest.partition(">")
    side = document["to_move"]
    if start not in pieces(document, side):
        return ["DF-6.1"]
    found = ["DF-6.2"] if start in nearest(document, side) else ["DF-6.1"]
    if end != "goal":
        return found + no_way(document, start, end)
    rivals = pieces(document, RIVAL[side])
    return found + ([] if shoots(start, side, rivals, number(document)) else ["DF-5.2"])
