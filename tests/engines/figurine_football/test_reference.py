"""Lists of moves and duties beside the word-by-word reading, in games and on random boards."""

from random import Random
from typing import Any

import pytest

from engines.core.errors import PositionError
from engines.figurine_football import BOOK
from engines.figurine_football.state import Phase
from tests.engines.figurine_football import reference

RULES, NOTATION = BOOK.open(BOOK.options())
NAMES = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C", "K")


def compared(document: dict[str, Any]) -> None:
    state = NOTATION.load(document)
    texts = {NOTATION.write(state, move) for move in RULES.legal_moves(state)}
    assert texts == reference.Turn(document).legal()


@pytest.mark.parametrize("seed", range(8))
def test_in_random_games(seed: int) -> None:
    dice, state = Random(seed), RULES.start()
    for number in range(240):
        moves = list(RULES.legal_moves(state))
        if not moves:
            return
        if state.phase is Phase.PLAY and number % 3 == 0:
            document = NOTATION.dump(state)
            compared(document)
            assert sorted(document["offside"]) == reference.offside(document)
        state = RULES.apply(state, dice.choice(moves))


def board(dice: Random) -> dict[str, Any] | None:
    """Figurines and the ball anywhere; None if they do not go together."""
    squares = [(c, r) for c in range(1, 10) for r in range(1, 14)]
    squares += [(c, r) for c in (4, 5, 6) for r in (0, 14)]
    free = dice.sample(squares, len(squares))
    men: dict[str, dict[str, str]] = {"home": {}, "away": {}}
    for side, own in men.items():
        for who in dice.sample(NAMES, dice.randrange(3, 11)):
            square = next(square for square in free if fits(who, side, square))
            own[who] = reference.name(square)
            free.remove(square)
    crowd = [*men["home"].values(), *men["away"].values()]
    ball = dice.choice(crowd) if dice.random() < 0.6 else reference.name(dice.choice(squares))
    side = dice.choice(["home", "away"])
    document: dict[str, Any] = {
        "game": "figurine-football", "figurines": men, "ball": ball, "to_move": side,
        "cards": {"home": dice.randrange(3), "away": 2},
        "station": {s: [who for who in NAMES[:9] if who not in men[s] and dice.random() < 0.5]
                    for s in men},
    }  # fmt: skip
    try:
        state = NOTATION.load(document)
    except PositionError:
        return None
    return document if state.phase is Phase.PLAY else None


def fits(who: str, side: str, square: reference.Square) -> bool:
    if who == "K":
        kept = reference.gridded(square, side) or reference.red(square, side)
        return kept or reference.circled(square, side)
    light = sum(square) % 2 == 1
    return not reference.shut(square) and (who == "C" or light == (who[0] == "A"))


@pytest.mark.parametrize("seed", range(10))
def test_on_random_boards(seed: int) -> None:
    dice = Random(seed)
    found = [document for _ in range(30) if (document := board(dice))]
    assert len(found) > 10
    for document in found:
        compared(document)
