"""The rule book of dice football against the word-by-word reading, through the line protocol.

A disagreement is told as text: the options, the position, what was asked, what either says.
"""

import json
from random import Random
from typing import Any

from engines.protocol.table import Table
from tests.engines.dice_football import reference
from tests.engines.dice_football.reference_board import RIVAL, Document, Options, full
from tests.engines.dice_football.reference_positions import random_position, sample_texts
from tests.engines.dice_football.reference_refusal import doubtful, refusal

SEATS = ("home", "away", "nature")
# what says nothing outside the phases named
ONLY_IN = {
    "draw": ("draw",),
    "face": ("move", "corner-roll", "keeper-move"),
    "last_face": ("move", "roll", "keeper-roll", "keeper-move"),
    "kicks": ("shoot-out", "over"),
    "caller": ("keeper-roll", "keeper-move"),
    "then": ("keeper-roll", "keeper-move"),
}
AT_THE_END = ("game", "phase", "score", "half", "kicks")


class Board:
    """The rule book on the table, asked in lines of text."""

    def __init__(self) -> None:
        self.table = Table()

    def ask(self, do: str, **more: object) -> Any:  # noqa: ANN401 - an answer in JSON
        return self.table.answer(json.dumps({"do": do, **more}).encode())

    def begin(self, given: Options, document: Document | None = None) -> Any:  # noqa: ANN401
        """A new game, or one from the position.  Anything but an answer is a failure."""
        if document is None:
            answer = self.ask("new", game="dice-football", options=given)
        else:
            answer = self.ask("set", game="dice-football", position=document, options=given)
        assert answer["ok"], (answer, given, document)
        return answer

    def position(self) -> Document:
        found: Document = self.ask("position")["position"]
        return found

    def why(self, text: str) -> str:
        answer = self.ask("why", move=text)
        if not answer["ok"]:
            return str(answer["error"])
        return "" if answer["legal"] else str(answer["clause"])


def same_way(position: Document) -> Document:
    """The document with its defaults, pieces in order, and without what says nothing."""
    document = full(position)
    phase = document["phase"]
    for side in RIVAL:
        document["pieces"][side]["outfield"].sort()
    if phase == "over":
        return {key: document[key] for key in AT_THE_END}
    if phase == "shoot-out" or document["half"] == 3:
        document["first_kick"] = None
    if phase == "shoot-out":
        for key in ("pieces", "ball", "rolled", "time_up"):
            del document[key]
    idle = [key for key, phases in ONLY_IN.items() if phase not in phases]
    return {key: value for key, value in document.items() if key not in idle}


def told(document: Document, given: Options, asked: str, engine: object, reading: object) -> str:
    return f"{asked}: engine {engine}, reading {reading}\n    {given} {json.dumps(document)}"


# -- one position


def disagreements(
    board: Board, document: Document, given: Options, dice: Random, *, moves: int = 3
) -> list[str]:
    """Lists, some moves, some texts in the position, which stands on the board already."""
    found = list_disagreements(board, document, given)
    for text in sample_texts(dice, document, given, 6):
        expected, clause = refusal(document, given, text), board.why(text)
        if clause != expected and not (clause and doubtful(document, text)):
            found.append(told(document, given, f"why {text}", clause, expected))
    for text, seat in some_moves(dice, document, given, moves):
        found += wrong_seat(board, document, given, text, seat)
        found += move_disagreements(board, document, given, text, seat)
        board.ask("undo")
    return found


def wrong_seat(board: Board, document: Document, given: Options, text: str, seat: str) -> list[str]:
    """G-7: nobody else makes the move."""
    if text == "call":
        return []
    clauses = [
        board.ask("play", move=text, seat=other).get("clause") for other in SEATS if other != seat
    ]
    return [] if clauses == ["G-7"] * 2 else [told(document, given, text, clauses, "G-7")]


def list_disagreements(board: Board, document: Document, given: Options) -> list[str]:
    found = []
    listed, legal = board.ask("legal")["moves"], reference.legal(document, given)
    if listed != legal:
        more, less = sorted(set(listed) - set(legal)), sorted(set(legal) - set(listed))
        found.append(told(document, given, "legal", more, less))
    for seat in SEATS:
        engine = board.ask("interrupts", seat=seat)["moves"]
        reading = reference.interrupts(document, given, seat)
        if engine != reading:
            found.append(told(document, given, f"interrupts of {seat}", engine, reading))
    return found


def some_moves(
    dice: Random, document: Document, given: Options, count: int
) -> list[tuple[str, str]]:
    """Legal moves, each kind as often as another, interrupts and asides, with who makes them."""
    seat = reference.seat(document)
    legal = reference.legal(document, given)
    chosen = [(rare(dice, legal), seat) for _ in range(count if legal else 0)]
    chosen += [(t, s) for s in SEATS for t in reference.interrupts(document, given, s)]
    if seat in RIVAL:
        chosen += [(text, seat) for text in ("draw", "resign")]
    return sorted({(text, by) for text, by in chosen if not refusal(document, given, text)})


def rare(dice: Random, texts: list[str]) -> str:
    """One of the texts; every kind equally often, so that rare ones happen."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text if "goal" in text else text.split(":")[0], []).append(text)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def move_disagreements(
    board: Board, document: Document, given: Options, text: str, seat: str
) -> list[str]:
    """The position after a move, what is told, and who won.  The move stays made."""
    answer = board.ask("play", move=text, seat=seat)
    played, events = reference.play(document, given, text, seat)
    if not answer["ok"]:
        return [told(document, given, f"{seat} {text}", answer["message"], "legal")]
    return odd(board, document, given, f"{seat} {text}", (answer, played, events))


def odd(
    board: Board,
    document: Document,
    given: Options,
    asked: str,
    came: tuple[Any, Document, list[tuple[str, str]]],
) -> list[str]:
    answer, played, events = came
    dumped, read = same_way(board.position()), same_way(played)
    keys = [key for key in {**read, **dumped} if dumped.get(key) != read.get(key)]
    found = [
        told(document, given, f"{asked}: {key}", dumped.get(key), read.get(key)) for key in keys
    ]
    heard = [(event["event"], event["clause"]) for event in answer["told"]]
    if heard != events:
        found.append(told(document, given, f"{asked}: told", heard, events))
    outcome = answer["outcome"]
    winner = None if outcome is None else outcome["winner"] or ""
    seat, _, text = asked.partition(" ")
    won = reference.outcome(full(document), text, played, seat)
    return found + ([told(document, given, asked, winner, won)] if winner != won else [])


# -- by chance


def in_a_position(dice: Random, given: Options) -> list[str]:
    """Disagreements in one position by chance."""
    board = Board()
    document = random_position(dice, given)
    board.begin(given, document)
    return disagreements(board, document, given, dice)


def in_a_game(dice: Random, given: Options, length: int) -> list[str]:
    """Disagreements along a game by chance from its first roll."""
    board = Board()
    board.begin(given)
    document = reference.start(given)
    dumped = same_way(board.position())
    found = [] if dumped == same_way(document) else [told(document, given, "start", dumped, "")]
    for _ in range(length):
        found += disagreements(board, document, given, dice, moves=1)
        text, seat = next_move(dice, document, given)
        if not text:
            break
        found += move_disagreements(board, document, given, text, seat)
        document, _ = reference.play(document, given, text, seat)
        if found:
            break
    return found


def next_move(dice: Random, document: Document, given: Options) -> tuple[str, str]:
    """A legal move, now and then a call or a fallen clock, "" at the end."""
    if dice.random() < 0.1:
        chances = [(t, s) for s in SEATS for t in reference.interrupts(document, given, s)]
        chances = [(t, s) for t, s in chances if t == "call" or dice.random() < 0.15]
        seat = reference.seat(document)
        if seat in RIVAL and not refusal(document, given, "draw") and dice.random() < 0.7:
            chances.append(("draw", seat))
        if chances:
            return dice.choice(chances)
    texts = reference.legal(document, given)
    if document["phase"] == "place" and "default" in texts and dice.random() < 0.5:
        return "default", reference.seat(document)
    return (rare(dice, texts), reference.seat(document)) if texts else ("", "")
