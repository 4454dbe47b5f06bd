"""Whole games: kept ones, random ones, mirrored ones, and counts of ways to go on.

`golden-edition-1-NAME.txt` is a match: its options, then each line a move and, below it, what it
told.  `perft.txt` was counted by the rule book; the word-by-word reading counts the same first
moves.  If an edit changes either, the edition of the rules must go up.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core.contract import Event, Seat
from engines.core.options import read_options
from engines.figurine_football import BOOK, FigurineFootball
from engines.figurine_football.state import Phase
from engines.play.perft import perft
from tests.engines.figurine_football import reference

HERE = Path(__file__).parent
LONGEST = 400
"""Moves of a kept game."""

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "goals": ({"goals": 2}, 13),
    "time": ({"legs_by": "time", "level": "draw", "start": "forward"}, 75),
    "shoot-out": ({"goals": 1, "extra_turns": 20}, 10),
}
"""The options and the seed of each kept game."""

Told = list[dict[str, Any]]


def golden(name: str) -> tuple[dict[str, Any], list[tuple[str, Told]]]:
    """The options of a kept game, and its moves, each with what it told."""
    path = HERE / f"golden-edition-{FigurineFootball.edition}-{name}.txt"
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    moves: list[tuple[str, Told]] = []
    for line in lines:
        if line.startswith("  "):
            moves[-1][1].append(json.loads(line))
        else:
            moves.append((line, []))
    return json.loads(first), moves


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_told_as_it_was(name: str) -> None:
    given, moves = golden(name)
    rules, notation = BOOK.open(read_options(BOOK.options, given))
    state = rules.start()
    for text, told in moves:
        move = notation.read(state, text)
        assert move in rules.legal_moves(state) or move in rules.interrupts(state, Seat.NATURE)
        heard: list[Event] = []
        state = rules.apply(state, move, heard.append)
        assert [event.as_json() for event in heard] == told
    assert rules.outcome(state) is not None


def test_everything_that_can_be_told_is_told_in_the_kept_games() -> None:
    told = {
        (event["event"], event["clause"])
        for name in GAMES
        for _, events in golden(name)[1]
        for event in events
    }
    assert told == {
        ("goal", "FF-4.7"), ("goal", "FF-8.1"), ("goal", "FF-10.3"),
        ("tackle", "FF-5.1"), ("admonished", "FF-6.1"), ("sent-off", "FF-6.1"),
        ("returned", "FF-6.2"), ("penalty", "FF-7.3"), ("saved", "FF-8.1"), ("saved", "FF-10.3"),
        ("offside", "FF-9.3"), ("offside", "FF-9.4"), ("turn-lost", "FF-9.3"),
        ("dead-ball", "FF-10.4"), ("leg-over", "FF-10.2"), ("leg-over", "FF-10.3"),
        ("extra-time", "FF-10.3"), ("shoot-out", "FF-10.3"),
        ("full-time", "FF-10.2"), ("full-time", "FF-10.3"),
    }  # fmt: skip


def kept(given: dict[str, Any], seed: int) -> str:
    """A game as its file has it, of random moves among which the rare ones come often."""
    rules, notation = BOOK.open(read_options(BOOK.options, given))
    state, dice, lines = rules.start(), Random(seed), [json.dumps(given)]
    for number in range(1, LONGEST):
        texts = sorted(notation.write(state, move) for move in rules.legal_moves(state))
        if not texts:
            break
        clocks = [notation.write(state, m) for m in rules.interrupts(state, Seat.NATURE)]
        text = clocks[0] if clocks and number % (LONGEST // 2 - 10) == 0 else chosen(dice, texts)
        lines.append(text)
        heard: list[Event] = []
        state = rules.apply(state, notation.read(state, text), heard.append)
        lines += [f"  {json.dumps(event.as_json())}" for event in heard]
    return "\n".join(lines) + "\n"


def chosen(dice: Random, texts: list[str]) -> str:
    """Any kind of move as often: a return, a triangulation, a kick, a hold, a walk."""
    kinds: dict[tuple[bool, ...], list[str]] = {}
    for text in texts:
        kind = "^" in text, text.count("*") > 1, "*" in text, "=" in text
        kinds.setdefault(kind, []).append(text)
    bold = [text for text in texts if text[-3:] in {"d14", "e14", "f14", "d13", "f13"}
            or text[-3:] in {"*d0", "*e0", "*f0", "*d1", "*f1"}]  # fmt: skip
    if bold and dice.random() < 0.25:
        return dice.choice(bold)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def perfts() -> list[tuple[str, dict[str, Any], list[int]]]:
    """Name, position document, counts at depth 1 and 2."""
    blocks = (HERE / "perft.txt").read_text("utf-8").strip().split("\n\n")
    found = []
    for block in blocks:
        name, document, counts = block.splitlines()
        found.append((name, json.loads(document), [int(count) for count in counts.split()]))
    return found


@pytest.mark.parametrize(("name", "document", "counts"), perfts())
def test_ways_to_go_on(name: str, document: dict[str, Any], counts: list[int]) -> None:
    rules, notation = BOOK.open(read_options(BOOK.options, {}, document))
    state = notation.load(document)
    assert [perft(rules, state, depth) for depth in (1, 2)] == counts, name
    if state.phase is Phase.PLAY:
        assert len(reference.Turn(notation.dump(state)).legal()) == counts[0]


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"start": "forward", "legs": 1, "goals": 10},
    {"legs_by": "time", "level": "draw"},
    {"goals": 1, "extra_turns": 10},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_six_hundred_turns_go_without_a_fault(options: dict[str, Any], seed: int) -> None:
    rules, notation = BOOK.open(read_options(BOOK.options, options))
    state, dice = rules.start(), Random(seed)
    for _ in range(600):
        moves = list(rules.legal_moves(state))
        assert bool(moves) == (rules.outcome(state) is None)
        if not moves:
            return
        texts = sorted(notation.write(state, move) for move in moves)
        state = rules.apply(state, notation.read(state, chosen(dice, texts)))
        sound(state.taken, (state.home, state.away))


def sound(taken: tuple[int, int], squares: tuple[bytes, bytes]) -> None:
    """Every figurine stands where the sets say, and nobody with another."""
    stands = [square for side in squares for square in side if square != 255]
    assert len(set(stands)) == len(stands)
    assert sum(1 << square for square in stands) == taken[0] | taken[1]


@pytest.mark.parametrize("seed", range(4))
def test_a_move_is_legal_or_refused_by_a_clause(seed: int) -> None:
    """Texts of all shapes, in positions of a random game."""
    rules, notation = BOOK.open(BOOK.options())
    dice, state = Random(seed), rules.start()
    known: list[str] = []
    for number in range(200):
        moves = list(rules.legal_moves(state))
        if not moves:
            return
        texts = {notation.write(state, move) for move in moves}
        known = [*known[-400:], *dice.sample(sorted(texts), min(12, len(texts)))]
        if number % 4 == 0:
            for text in dice.sample(known, min(80, len(known))):
                clause = rules.refusal(state, notation.read(state, text))
                assert (clause == "") == (text in texts), (text, clause)
        state = rules.apply(state, dice.choice(moves))


# -- the half-turn of the field with the sides exchanged


def mirrored(document: dict[str, Any]) -> dict[str, Any]:
    """The same position as the other side sees it."""
    other = {"home": "away", "away": "home"}

    def turn(value: Any) -> Any:  # noqa: ANN401 - JSON
        if isinstance(value, str):
            return other.get(value) or turned(value)
        if isinstance(value, dict):
            return {other.get(key, key): turn(each) for key, each in value.items()}
        return [turn(each) for each in value] if isinstance(value, list) else value

    made = {key: turn(each) for key, each in document.items() if key not in {"game", "phase"}}
    pairs = {key: document[key][::-1] for key in ("score", "kicks") if key in document}
    return made | pairs | {"game": document["game"], "phase": document["phase"]}


def turned(square: str) -> str:
    if not (square[:1] in "abcdefghi" and square[1:].isdigit()):
        return square
    return f"{chr(ord('a') + ord('i') - ord(square[0]))}{14 - int(square[1:])}"


def turned_text(text: str) -> str:
    if text[:4] in {"aim:", "dive"}:
        return f"{text[:-1]}{chr(ord('d') + ord('f') - ord(text[-1]))}"
    for sign in ">^*@=":
        text = text.replace(sign, f" {sign} ")
    return "".join(turned(part) for part in text.split())


@pytest.mark.parametrize("seed", range(6))
def test_the_field_is_the_same_from_both_ends(seed: int) -> None:
    """Moves, what they tell and where they lead; not where a dead ball goes to a lower column."""
    rules, notation = BOOK.open(BOOK.options())
    state, dice = rules.start(), Random(seed)
    state = rules.apply(state, notation.read(state, "toss:heads"))
    for _ in range(250):
        moves = list(rules.legal_moves(state))
        if not moves:
            return
        move = dice.choice(moves)
        after = rules.apply(state, move)
        if Phase.DIVE not in (state.phase, after.phase):
            there = notation.load(mirrored(notation.dump(state)))
            texts = {notation.write(state, each) for each in moves}
            seen = {notation.write(there, each) for each in rules.legal_moves(there)}
            assert seen == {turned_text(text) for text in texts}
            text = turned_text(notation.write(state, move))
            told: list[Event] = []
            led = rules.apply(there, notation.read(there, text), told.append)
            if not any(event.name in {"dead-ball", "shoot-out"} for event in told):
                assert notation.dump(led) == mirrored(notation.dump(after))
        state = after


def main() -> None:
    """Write the kept games anew."""
    for name, (given, seed) in GAMES.items():
        path = HERE / f"golden-edition-{FigurineFootball.edition}-{name}.txt"
        path.write_text(kept(given, seed), "utf-8")


if __name__ == "__main__":
    main()
