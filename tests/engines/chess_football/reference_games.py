"""Games by chance for the comparison with the word-by-word reading: rare things happen often."""

from random import Random

from tests.engines.chess_football import reference
from tests.engines.chess_football.reference_ball import ball_plays, chances
from tests.engines.chess_football.reference_board import (
    RIVAL,
    Document,
    Options,
    full,
    options_of,
    strategic,
)
from tests.engines.chess_football.reference_positions import random_position, start

OUT = ("@", "*d0", "*e0", "*d13", "*e13")


def rare(dice: Random, texts: list[str]) -> str:
    """One of the texts; every kind of move equally often, so that rare ones happen."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(kind_of(text), []).append(text)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def kind_of(text: str) -> str:
    for mark in ("side@", "end@", "own@", "*d0", "*e0", "*d13", "*e13", "*", ">", "put:", "touch"):
        if mark in text:
            return "*" if mark == "*" else mark[:4]
    return text.split(":", maxsplit=1)[0]


def fouls(document: Document, given: Options) -> list[str]:
    """The moves that stop a manifest chance of the rival (CF-12.3)."""
    options = options_of(given, document)
    whole = full(document, options)
    side = whole["to_move"]
    if whole["phase"] != "play" or ball_plays(whole, side, options):
        return []
    between = {s for _, line in chances(whole, RIVAL[side], options) for s in line}
    return [
        f"{number}>{square}"
        for number, squares in strategic(whole, side, options).items()
        for square in sorted(squares & between)
    ]


def hunted(dice: Random, given: Options, tries: int = 80) -> Document:
    """A position in which a foul, a goal or a way out of the board is possible, if one is met."""
    wanted = dice.choice(("foul", "foul", "out", "out", "own"))
    for _ in range(tries):
        document = random_position(dice, given)
        if wanted == "foul":
            if fouls(document, given):
                break
            continue
        texts = reference.legal(document, given)
        own = ("*d0", "*e0") if document["to_move"] == "home" else ("*d13", "*e13")
        marks = ("*side", "*end", "*own") if wanted == "out" else own
        if any(mark in text for text in texts for mark in marks):
            break
    return document


def begun(dice: Random, given: Options) -> Document:
    """Where a game by chance begins: before the toss, anywhere, or where something is about."""
    pick = dice.random()
    if pick < 0.2:
        return start(given)
    return random_position(dice, given) if pick < 0.4 else hunted(dice, given)


def next_move(dice: Random, document: Document, given: Options) -> str:
    """A legal move or a fallen clock, "" at the end; fouls and rare kinds of moves often."""
    if (stopping := fouls(document, given)) and dice.random() < 0.7:
        return dice.choice(stopping)
    clocks = reference.interrupts(document, given)
    if clocks and dice.random() < 0.04:
        return dice.choice(clocks)
    texts = reference.legal(document, given)
    out = [text for text in texts if "*" in text and any(mark in text for mark in OUT)]
    if out and dice.random() < 0.5:
        return dice.choice(out)
    return rare(dice, texts) if texts else ""
