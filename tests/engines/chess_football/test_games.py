"""Whole games: kept ones, random ones, mirrored ones, and counts of ways to go on.

`golden-edition-1-MODE.txt` is a game of each mode: its options, then each line a move and, below
it, what it told.  `perft.txt` was counted by the rule book and by the word-by-word reading.  If an
edit changes either, the edition of the rules must go up.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.chess_football import BOOK, ChessFootball
from engines.chess_football.moves import Call
from engines.chess_football.state import Phase, State
from engines.core.contract import Event, Seat
from engines.core.options import read_options
from engines.play.perft import perft
from tests.engines.chess_football import reference
from tests.engines.chess_football.reference_games import fouls, rare

HERE = Path(__file__).parent
MODES = ("junior", "senior", "master")
LONGEST, HALF = 300, 120
"""Moves of a kept game, and of its halves."""

TURN_LOST, FOUL, BY_DEFAULT, TOUCH = 0.02, 0.8, 0.7, 0.1
"""How often a kept game does what chance alone does too seldom or too often."""

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "junior": ({"mode": "junior", "goals": 2, "turn_seconds": 30}, 39),
    "senior": ({"mode": "senior", "margin": 6, "goals": 4}, 1381),
    "master": ({"mode": "master"}, 77),
}
"""The options and the seed of each kept game."""


def golden(mode: str) -> tuple[dict[str, Any], list[tuple[str, list[dict[str, Any]]]]]:
    """The options of a kept game, and its moves, each with what it told."""
    path = HERE / f"golden-edition-{ChessFootball.edition}-{mode}.txt"
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    moves: list[tuple[str, list[dict[str, Any]]]] = []
    for line in lines:
        if line.startswith("  "):
            moves[-1][1].append(json.loads(line))
        else:
            moves.append((line, []))
    return json.loads(first), moves


@pytest.mark.parametrize("mode", MODES)
def test_a_kept_game_is_told_as_it_was(mode: str) -> None:
    given, moves = golden(mode)
    rules, notation = BOOK.open(read_options(BOOK.options, given))
    state = rules.start()
    for text, told in moves:
        move = notation.read(state, text)
        clocks = rules.interrupts(state, Seat.NATURE)
        assert move in rules.legal_moves(state) or move in clocks
        heard: list[Event] = []
        state = rules.apply(state, move, heard.append)
        assert [event.as_json() for event in heard] == told
    assert len(moves) == LONGEST or rules.outcome(state) is not None


def kept(given: dict[str, Any], seed: int) -> str:
    """A game of random moves as its file has it: to its end, or so far; rare moves come often."""
    rules, notation = BOOK.open(read_options(BOOK.options, given))
    state, dice, lines = rules.start(), Random(seed), [json.dumps(given)]
    for number in range(LONGEST):
        moves = [notation.write(state, move) for move in rules.legal_moves(state)]
        if not moves:
            break
        text = chosen(dice, moves, fouls(notation.dump(state), given))
        clocks = rules.interrupts(state, Seat.NATURE)
        if Call.TURN_UP in clocks and dice.random() < TURN_LOST:
            text = Call.TURN_UP.value
        if number % HALF == HALF - 1 and Call.HALF_UP in clocks:
            text = Call.HALF_UP.value
        lines.append(text)
        heard: list[Event] = []
        state = rules.apply(state, notation.read(state, text), heard.append)
        lines += [f"  {json.dumps(event.as_json())}" for event in heard]
    return "\n".join(lines) + "\n"


def chosen(dice: Random, texts: list[str], stopping: list[str]) -> str:
    """A foul if there is one; else any kind of move as often, but for touches and puts."""
    if stopping and dice.random() < FOUL:
        return dice.choice(stopping)
    if "default" in texts and dice.random() < BY_DEFAULT:
        return "default"
    usual = [text for text in texts if not text.startswith("touch")]
    return rare(dice, sorted(texts if not usual or dice.random() < TOUCH else usual))


def perfts() -> list[tuple[str, dict[str, Any], list[int]]]:
    """Name, position document, counts at depth 1 and 2."""
    blocks = (HERE / "perft.txt").read_text("utf-8").strip().split("\n\n")
    found = []
    for block in blocks:
        name, document, counts = block.splitlines()
        found.append((name, json.loads(document), [int(count) for count in counts.split()]))
    return found


@pytest.mark.parametrize(("document", "counts"), [one[1:] for one in perfts()])
def test_ways_to_go_on(document: dict[str, Any], counts: list[int]) -> None:
    rules, notation = BOOK.open(read_options(BOOK.options, {}, document))
    state = notation.load(document)
    assert [perft(rules, state, depth) for depth in (1, 2)] == counts
    assert len(reference.legal(document, {})) == counts[0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_four_hundred_moves_go_without_a_fault(mode: str, seed: int) -> None:
    rules, _ = BOOK.open(read_options(BOOK.options, {"mode": mode}))
    state, dice = rules.start(), Random(seed)
    for _ in range(400):
        moves = list(rules.legal_moves(state))
        assert bool(moves) == (rules.outcome(state) is None)
        if not moves:
            return
        place = state.phase is Phase.PLACE
        state = rules.apply(state, Call.DEFAULT if place else dice.choice(moves))
        assert not state.taken[0] & state.taken[1]


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

    keys = ("game", "mode", "phase", "score", "used_subs")
    made = {key: each if key in keys else turn(each) for key, each in document.items()}
    return made | {key: document[key][::-1] for key in ("score", "used_subs") if key in document}


def turned(square: str) -> str:
    if not (square[:1] in "abcdefgh" and square[1:].isdigit()):
        return square
    return f"{chr(ord('a') + ord('h') - ord(square[0]))}{13 - int(square[1:])}"


def turned_text(text: str) -> str:
    head, mark, square = text.rpartition("@") if "@" in text else text.rpartition("*")
    if not mark:
        head, mark, square = text.rpartition(">")
    return f"{head}{mark}{turned(square)}" if mark else text


@pytest.mark.parametrize("seed", range(6))
def test_the_field_is_the_same_from_both_ends(seed: int) -> None:
    """Placing, play and free kicks: where no coin and no lower column comes in."""
    rules, notation = BOOK.open(read_options(BOOK.options, {}))
    state: State = rules.start()
    dice = Random(seed)
    for _ in range(60):
        moves = list(rules.legal_moves(state))
        if not moves:
            return
        document = notation.dump(state)
        texts = {notation.write(state, move) for move in moves}
        if state.phase in {Phase.PLAY, Phase.PLACE, Phase.KICK_OFF}:
            there = notation.load(mirrored(document))
            seen = {notation.write(there, move) for move in rules.legal_moves(there)}
            assert seen == {turned_text(text) for text in texts}
        place = state.phase is Phase.PLACE and dice.random() < 0.5
        state = rules.apply(
            state, Call.DEFAULT if place and Call.DEFAULT in moves else dice.choice(moves)
        )


def main() -> None:
    """Write the kept games anew."""
    for mode, (given, seed) in GAMES.items():
        path = HERE / f"golden-edition-{ChessFootball.edition}-{mode}.txt"
        path.write_text(kept(given, seed), "utf-8")


if __name__ == "__main__":
    main()
