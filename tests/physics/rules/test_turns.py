"""Section 3: the toss, the break, whose turn it is."""

import pytest

from engines.core.contract import Seat
from physics.laws.state import Phase, State
from tests.physics.rules.board import Board, names

BOARD = Board()


def racked(board: Board, toss: str = "heads") -> State:
    return board.play(board.rules.start(), f"toss:{toss}")[0]


@pytest.mark.clause("CR-3.1")
@pytest.mark.parametrize(("toss", "side", "seat"), [("heads", 0, "bottom"), ("tails", 1, "top")])
def test_the_toss_decides_who_breaks_and_has_white(toss: str, side: int, seat: str) -> None:
    state = racked(BOARD, toss)
    assert (state.phase, state.turn, state.white, state.first_break) == (Phase.RACK, *[side] * 3)
    assert state.chair.word == seat
    assert BOARD.refused(state, "toss:heads") == "G-7"


@pytest.mark.clause("CR-3.1")
def test_the_break_alternates_from_board_to_board() -> None:
    state, breakers = racked(BOARD, "tails"), []
    for _ in range(4):
        breakers.append((state.board, state.turn, state.white))
        state, _ = BOARD.settle(state)
        state, _ = BOARD.settle(
            state,
            white=9 if state.turn is state.white else 0,
            black=0 if state.turn is state.white else 9,
        )
    assert breakers == [(1, 1, 1), (2, 0, 0), (3, 1, 1), (4, 0, 0)]


@pytest.mark.clause("CR-3.2")
def test_the_break_is_made_by_touching_a_man() -> None:
    state, told = BOARD.settle(racked(BOARD))
    assert names(told) == [("break", "CR-3.2"), ("turn-lost", "CR-3.3")]
    assert (state.broken, state.turn) == (True, Seat.AWAY)
    _, told = BOARD.settle(state)
    assert ("break", "CR-3.2") not in names(told)


@pytest.mark.clause("CR-3.2")
def test_three_tries_and_then_the_other_in_turn() -> None:
    state = start = racked(BOARD)
    seen = []
    for _ in range(7):
        state, told = BOARD.settle(state, touched=False)
        assert names(told)[0] == ("break-failed", "CR-3.2")
        seen.append((state.turn, state.break_tries, len(told)))
    assert seen == [(0, 1, 1), (0, 2, 1), (1, 0, 2), (1, 1, 1), (1, 2, 1), (0, 0, 2), (0, 1, 1)]
    assert (state.white, state.men, state.phase) == (start.white, start.men, Phase.STRIKE)
    state, _ = BOARD.settle(state, touched=False)
    state, _ = BOARD.settle(state, touched=False)
    state, told = BOARD.settle(state, black=1)
    assert (state.turn, state.white, state.break_tries) == (1, 0, 0)
    assert names(told) == [("break", "CR-3.2"), ("pocketed", "CR-3.3"), ("turn-kept", "CR-3.3")]


@pytest.mark.clause("CR-3.2")
def test_the_striker_pocketed_untouched_passes_the_break_at_once_without_a_due() -> None:
    state, told = BOARD.settle(racked(BOARD), touched=False, striker=True)
    assert (state.turn, state.owed, state.break_tries) == (1, (0, 0), 0)
    assert names(told) == [("break-failed", "CR-3.2"), ("turn-lost", "CR-3.2")]
    state, _ = BOARD.settle(racked(BOARD), striker=True)
    assert (state.turn, state.owed, state.broken) == (1, (1, 0), True)


@pytest.mark.clause("CR-3.3")
def test_an_own_man_or_the_queen_lawfully_earns_another_strike() -> None:
    assert BOARD.settle(BOARD.at(), white=1)[0].turn == 0
    assert BOARD.settle(BOARD.at(8), queen=True)[0].turn == 0
    assert BOARD.settle(BOARD.at())[0].turn == 1


@pytest.mark.clause("CR-3.4")
def test_a_rivals_man_counts_for_the_rival() -> None:
    state, told = BOARD.settle(BOARD.at(), black=2)
    assert (state.turn, state.left(Seat.AWAY), state.had_man) == (1, 7, (False, True))
    assert told[0] == {
        "event": "pocketed", "clause": "CR-3.4", "side": "away", "man": "b", "count": 2
    }  # fmt: skip
    assert BOARD.settle(BOARD.at(8), black=1, queen=True)[0].turn == 0
    assert BOARD.settle(BOARD.at(to_move="away"), black=1, white=1)[0].turn == 1
