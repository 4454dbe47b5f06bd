"""Figurine football against an oracle that was written from the rule file alone."""

import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from engines.core.contract import Event, Notation, Outcome, Rules, Seat
from engines.core.options import as_json, read_options
from engines.figurine_football import BOOK
from tests.engines.figurine_football.oracle_field import FIELD, NAMES, RIVAL, Position
from tests.engines.figurine_football.oracle_middles import middle
from tests.engines.figurine_football.oracle_moves import interrupts, legal
from tests.engines.figurine_football.oracle_play import play, result
from tests.engines.figurine_football.oracle_refusal import refusal

Given: TypeAlias = dict[str, Any]

# A document tells neither the pick of a penalty nor, once the game is over, what was to come.
UNTOLD = {"aim"}
OVER = {"kicks", "must_play", "offside", "to_move", "winner"}


def told(position: Position) -> Position:
    """What can be compared: a position in `dive` is written as `aim` (FF-8.1)."""
    untold = UNTOLD | OVER if position["phase"] == "over" else UNTOLD
    shown = {key: value for key, value in position.items() if key not in untold}
    if "aim" in position:
        shown["to_move"] = RIVAL[position["to_move"]]
    if position["phase"] == "dive":
        shown["phase"] = "aim"
    return shown


class Both:
    """The engine and the oracle, playing the same game side by side."""

    def __init__(self, given: Given, document: Position | None = None) -> None:
        options = read_options(BOOK.options, given)
        self.options = as_json(options)
        self.rules: Rules[Any, Any]
        self.notation: Notation[Any, Any]
        self.rules, self.notation = BOOK.open(options)
        start = self.rules.start()
        self.state = self.notation.load(document) if document else start
        self.position: Position = self.notation.dump(self.state)

    def texts(self) -> list[str]:
        """The legal moves, on which the two agree."""
        moves = self.rules.legal_moves(self.state)
        texts = sorted(self.notation.write(self.state, move) for move in moves)
        assert texts == legal(self.position), self.position
        clock = self.rules.interrupts(self.state, Seat.NATURE)
        fallen = [self.notation.write(self.state, move) for move in clock]
        assert fallen == interrupts(self.position, self.options), self.position
        return texts

    def play(self, text: str) -> None:
        """One move on either side: the same position, the same events."""
        before = self.position
        heard: list[Event] = []
        move = self.notation.read(self.state, text)
        self.state = self.rules.apply(self.state, move, heard.append)
        self.position, events = play(before, self.options, text)
        names = [event.name for event in heard]
        assert sorted(names) == sorted(name for name, _ in events), (before, text)
        assert told(self.notation.dump(self.state)) == told(self.position), (before, text)

    @property
    def outcome(self) -> Outcome | None:
        outcome = self.rules.outcome(self.state)
        assert (outcome is None) == (self.position["phase"] != "over"), self.position
        return outcome

    def why(self, text: str) -> None:
        """The same clause refuses it."""
        move = self.notation.read(self.state, text)
        clause = self.rules.refusal(self.state, move)
        assert clause == refusal(self.position, text), (self.position, text)


def lively(rng: random.Random, texts: list[str]) -> str:
    """A move that gets somewhere: the ball is played, red squares and goals are sought."""
    ends = {"d14", "e14", "f14", "d0", "e0", "f0", "d1", "e1", "f1", "d13", "e13", "f13"}
    weights = [
        10 if text.split("*")[-1] in ends else 5 if "^" in text or "=" in text else 1
        for text in texts
    ]
    return rng.choices(texts, weights)[0]


def wrong(rng: random.Random, position: Position, texts: list[str]) -> Iterator[str]:
    """Texts in the shape of moves, most of them near a legal one."""
    squares = sorted(FIELD)
    for _ in range(30):
        name, square = rng.choice(NAMES), rng.choice([*squares, *[position["ball"]] * 20])
        tail = rng.choice(["", "", "=", f"*{rng.choice(squares)}"])
        if name != "K":
            yield f"{name}^{square}{tail}"
        yield f"{name}>{square}{tail}"
    for text in rng.sample(texts, min(20, len(texts))):
        if "*" in text:
            yield f"{text.rpartition('*')[0]}*{rng.choice(squares)}"
    yield from ("pass", "aim:d", "dive:e", "toss:heads", f"K>{position['ball']}=")


@pytest.mark.parametrize("seed", range(12))
def test_random_matches_go_as_the_oracle_says(seed: int) -> None:
    rng = random.Random(seed)
    by, level = ("goals", "time")[seed % 2], ("draw", "extra", "extra")[seed % 3]
    legs, goals = 1 + seed // 2 % 2, 1 + seed % 2
    both = Both({
        "legs": legs, "legs_by": by, "goals": goals, "level": level, "extra_turns": 10,
        "start": ("deep", "forward")[seed // 3 % 2],
    })  # fmt: skip
    for _ in range(150):
        texts = both.texts()
        if not texts:
            break
        clock = interrupts(both.position, both.options)
        both.play(clock[0] if clock and rng.random() < 0.03 else lively(rng, texts))
    if both.outcome is not None:
        assert (both.outcome.score, both.outcome.winner) == result(both.position)


@pytest.mark.parametrize("seed", range(20))
def test_random_middles_go_as_the_oracle_says(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        both = Both({"extra_turns": 10, "legs_by": rng.choice(["goals", "time"])}, middle(rng))
        for _ in range(5):
            texts = both.texts()
            if not texts:
                break
            both.play(lively(rng, texts))


@pytest.mark.parametrize("seed", range(10))
def test_wrong_texts_are_refused_by_the_clause_that_stands_first(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(8):
        both = Both({"extra_turns": 10}, middle(rng))
        texts = both.texts()
        for text in wrong(rng, both.position, texts):
            if text not in texts:
                both.why(text)
        both.play(rng.choice(texts))
        if both.position["phase"] == "place":
            for square in sorted(FIELD):
                text = f"place:{both.position['offside'][0]}@{square}"
                if text not in both.texts():
                    both.why(text)
