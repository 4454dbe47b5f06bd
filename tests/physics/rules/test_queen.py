"""Section 5: the queen."""

import pytest

from engines.core.contract import Seat
from physics.laws.measures import Man
from physics.laws.state import Phase, Queen
from tests.physics.rules.board import Board, names

BOARD = Board()
AUTO = Board(due_placing="auto")


@pytest.mark.clause("CR-5.1")
def test_before_a_first_own_man_she_may_not_be_pocketed() -> None:
    state, told = BOARD.settle(BOARD.at(9, 5), queen=True)
    assert (state.queen, state.turn) == (Queen.BOARD, 1)
    assert Man("q", 0, 0) in state.men
    assert told[-1] == {"event": "queen-back", "clause": "CR-5.1", "man": "q", "at": [0, 0]}


@pytest.mark.clause("CR-5.1")
def test_one_that_came_back_still_counts() -> None:
    state, _ = BOARD.settle(BOARD.at(had_man={"home": True}), queen=True)
    assert (state.queen, state.turn) == (Queen.COVERING, 0)


@pytest.mark.clause("CR-5.1")
def test_pocketed_by_whomever() -> None:
    state, _ = BOARD.settle(BOARD.at(to_move="away"), white=1)
    assert state.had_man == (True, False)
    assert BOARD.settle(state, queen=True)[0].queen is Queen.COVERING


@pytest.mark.clause("CR-5.1")
def test_not_while_a_due_is_owed_and_own_men_pay_it() -> None:
    state, told = AUTO.settle(
        AUTO.at(9, had_man={"home": True}, owed={"home": 1}), white=1, queen=True
    )
    assert (state.queen, state.turn, state.owed, state.left(Seat.HOME)) == (
        Queen.BOARD,
        1,
        (0, 0),
        9,
    )
    assert ("turn-lost", "CR-5.1") in names(told)
    state, _ = AUTO.settle(AUTO.at(9, had_man={"home": True}, owed={"away": 1}), queen=True)
    assert state.queen is Queen.COVERING


@pytest.mark.clause("CR-5.2")
def test_she_is_covered_by_the_next_stroke() -> None:
    state, told = BOARD.settle(BOARD.at(8), queen=True)
    assert (state.queen, state.turn, state.covered_by) == (Queen.COVERING, 0, None)
    assert names(told)[-1] == ("turn-kept", "CR-3.3")
    state, told = BOARD.settle(state, white=1)
    assert (state.queen, state.covered_by, state.turn) == (Queen.COVERED, Seat.HOME, 0)
    assert ("queen-covered", "CR-5.2") in names(told)


@pytest.mark.clause("CR-5.3")
@pytest.mark.parametrize(("own", "queen"), [(1, Queen.COVERING), (2, Queen.COVERED)])
def test_with_all_nine_on_the_board_one_does_not_cover_her(own: int, queen: Queen) -> None:
    state, _ = BOARD.settle(BOARD.at(had_man={"home": True}), white=own, queen=True)
    assert (state.queen, state.turn) == (queen, 0)


@pytest.mark.clause("CR-5.4")
def test_failing_to_cover() -> None:
    start = BOARD.at(6, queen="covering")
    for black in (0, 1):
        state, told = BOARD.settle(start, black=black)
        assert (state.queen, state.turn, state.phase) == (Queen.BOARD, 1, Phase.STRIKE)
        assert names(told)[-1] == ("queen-back", "CR-5.4")


@pytest.mark.clause("CR-5.4")
def test_striker_and_own_man_while_covering() -> None:
    state, told = AUTO.settle(AUTO.at(6, queen="covering"), white=1, striker=True)
    assert (state.queen, state.turn, state.left(Seat.HOME)) == (Queen.COVERING, 0, 7)
    assert ("turn-kept", "CR-5.4") in names(told)
    assert AUTO.settle(state, white=1)[0].queen is Queen.COVERED
    state, told = BOARD.settle(BOARD.at(6, queen="covering"), striker=True)
    assert (state.queen, state.next, state.to_place) == (Queen.BOARD, 2, 1)
    assert ("turn-lost", "CR-5.4") in names(told)


@pytest.mark.clause("CR-5.4")
def test_covering_through_the_placing() -> None:
    state, _ = BOARD.settle(BOARD.at(6, queen="covering"), white=1, striker=True)
    document = BOARD.dump(state)
    assert (document["queen"], document["to_move"], document["next"]) == (
        "covering",
        "away",
        "home",
    )
    state, _ = BOARD.play(state, "P:none")
    assert (state.queen, state.turn) == (Queen.COVERING, 0)


@pytest.mark.clause("CR-5.5")
def test_queen_and_striker() -> None:
    state, told = AUTO.settle(AUTO.at(6), queen=True, striker=True)
    assert (state.queen, state.turn, state.left(Seat.HOME)) == (Queen.BOARD, 0, 7)
    assert [pair for pair in names(told) if pair[1] == "CR-5.5"] == [
        ("due", "CR-5.5"), ("turn-kept", "CR-5.5"), ("queen-back", "CR-5.5")
    ]  # fmt: skip
    state, _ = AUTO.settle(AUTO.at(9, had_man={"home": True}), queen=True, striker=True)
    assert (state.queen, state.turn, state.owed) == (Queen.BOARD, 1, (1, 0))
    state, _ = AUTO.settle(AUTO.at(6), white=2, queen=True, striker=True)
    assert (state.queen, state.turn, state.left(Seat.HOME)) == (Queen.BOARD, 0, 7)
