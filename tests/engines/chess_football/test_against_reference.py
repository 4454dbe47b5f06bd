"""The fast rule book of chess football against the word-by-word reading.

Games by chance, each position handed over as a document: lists, moves made, texts refused.  A
disagreement is told as text: the position, what was asked, what either says.
"""

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.chess_football import BOOK
from engines.core.contract import Notation, Rules, Seat
from engines.core.options import read_options
from tests.engines.chess_football import reference
from tests.engines.chess_football.reference_board import SIDES, Document, Options, full, options_of
from tests.engines.chess_football.reference_games import begun, fouls, next_move
from tests.engines.chess_football.reference_positions import random_options, sample_texts
from tests.engines.chess_football.reference_refusal import doubtful, refusal

RESTART_KEYS: dict[
    str, tuple[str, ...]
] = {  # what a restart must say in a phase; elsewhere it may say more
    "foul": ("side", "offender"),
    "play": ("kind", "side", "offender"),
    "taker": ("kind", "side", "takers"),
}
MEMORY = ["restart", "to_move", "ready", "touched", "time_up", "draw_offer", "ball", "players"]
MEMORY += ["streak", "barred", "offside", "last_sender"]  # says nothing once the game is over


class Engine(NamedTuple):
    """The fast rule book, asked by documents and texts."""

    rules: Rules[Any, Any]
    notation: Notation[Any, Any]

    @classmethod
    def made(cls, document: Document, given: Options) -> "Engine":
        return cls(*BOOK.open(read_options(BOOK.options, given, document)))

    def listed(self, state: object) -> list[str]:
        return sorted(self.notation.write(state, m) for m in self.rules.legal_moves(state))

    def clocks(self, state: object) -> list[str]:
        found = self.rules.interrupts(state, Seat.NATURE)
        return sorted(self.notation.write(state, m) for m in found)

    def refusal(self, state: object, text: str) -> str:
        move = self.notation.read(state, text)
        return "" if move in self.rules.legal_moves(state) else self.rules.refusal(state, move)


def same_way(document: Document, given: Options) -> Document:
    """The document with its defaults, lists in order, and without what says nothing."""
    whole = full(document, options_of(given, document))
    for key in ("bench", "barred", "offside", "sent_off"):
        whole[key] = {side: sorted(whole[key].get(side, [])) for side in SIDES}
    whole["cautions"] = {side: whole["cautions"].get(side, {}) for side in SIDES}
    whole["ready"] = sorted(whole["ready"])
    if restart := whole["restart"]:
        spot = ("spot",) if whole["phase"] in ("throw-in", "corner") else ()
        usual = ("kind", "side", *(("taker",) if restart.get("taker") else spot))
        keys = RESTART_KEYS.get(whole["phase"], usual)
        whole["restart"] = {key: restart.get(key) for key in keys}
    over = MEMORY if whole["phase"] == "over" else []
    return {k: v for k, v in whole.items() if k not in (*over, "lineup", "winner")}


def told(document: Document, given: Options, asked: str, engine: object, reading: object) -> str:
    return f"{asked}: engine {engine!r}, reading {reading!r}\n{given} {json.dumps(document)}"


def disagreements(document: Document, given: Options, dice: Random) -> list[str]:
    engine = Engine.made(document, given)
    state = engine.notation.load(document)
    found = []
    listed, legal = engine.listed(state), reference.legal(document, given)
    if listed != legal:
        more, less = sorted(set(listed) - set(legal)), sorted(set(legal) - set(listed))
        found.append(told(document, given, "legal", more, less))
    clocks = sorted(reference.interrupts(document, given))
    if engine.clocks(state) != clocks:
        found.append(told(document, given, "clocks", engine.clocks(state), clocks))
    moves = dice.sample(legal, min(2, len(legal))) + fouls(document, given)[:1]
    if "put" not in str(legal) or "default" in legal:  # else nobody knows who is to kick off
        moves += clocks
    for text in moves:
        found += move_disagreements(engine, state, document, given, text)
    return found + text_disagreements(engine, state, document, given, dice)


def move_disagreements(
    engine: Engine, state: object, document: Document, given: Options, text: str
) -> list[str]:
    """The position after a move, and how the game ended if it did."""
    after = engine.rules.apply(state, engine.notation.read(state, text))
    played, _ = reference.play(document, given, text)
    dumped, read = same_way(engine.notation.dump(after), given), same_way(played, given)
    odd = [key for key in {**dumped, **read} if dumped.get(key) != read.get(key)]
    differ = {key: (dumped.get(key), read.get(key)) for key in odd}
    found = [told(document, given, text, differ, "")] if differ else []
    outcome = engine.rules.outcome(after)
    winner = None if outcome is None else "" if outcome.winner is None else outcome.winner.word
    won = reference.outcome(full(document, options_of(given, document)), text, played)
    return found + ([told(document, given, text, winner, won)] if winner != won else [])


def text_disagreements(
    engine: Engine, state: object, document: Document, given: Options, dice: Random
) -> list[str]:
    """The clause that refuses, where the rule text leaves no doubt which it is."""
    found = []
    whole = full(document, options_of(given, document))
    for text in sample_texts(dice, whole, 8):
        clause, expected = engine.refusal(state, text), refusal(document, given, text)
        if clause != expected and not (clause and doubtful(whole, text)):
            found.append(told(document, given, text, clause, expected))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_games_by_chance(seed: int) -> None:
    dice = Random(seed)
    found: list[str] = []
    for _ in range(20):
        given = random_options(dice)
        document = begun(dice, given)
        for _ in range(12):
            found += disagreements(document, given, dice)
            text = next_move(dice, document, given)
            if not text:
                break
            document, _ = reference.play(document, given, text)
    assert not found, f"{len(found)} disagreements, the first:\n{found[0]}"
