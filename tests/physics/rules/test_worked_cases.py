"""The worked cases at the end of the rule file, one by one."""

import pytest

from physics.laws.state import Phase, Queen
from tests.physics.rules.board import Board, names

BOARD = Board()


@pytest.mark.clause("CR-5.2")
def test_1_the_queen_and_a_man_in_one_stroke() -> None:
    state, told = BOARD.settle(BOARD.at(5), white=1, queen=True)
    assert (state.queen, state.covered_by) == (Queen.COVERED, 0)
    assert (state.phase, state.turn, state.struck) == (Phase.STRIKE, 0, True)
    assert names(told) == [
        ("pocketed", "CR-3.3"),
        ("queen-pocketed", "CR-5.1"),
        ("queen-covered", "CR-5.2"),
        ("turn-kept", "CR-3.3"),
    ]


@pytest.mark.clause("CR-5.1", "CR-5.3")
def test_2_all_nine_on_the_board() -> None:
    state, told = BOARD.settle(BOARD.at(), white=1, queen=True)
    assert (state.queen, state.covered_by, state.turn) == (Queen.COVERING, None, 0)
    assert ("queen-covered", "CR-5.3") not in names(told)
    state, told = BOARD.settle(BOARD.at(), queen=True)
    assert (state.queen, state.turn) == (Queen.BOARD, 1)
    assert names(told)[1:] == [("turn-lost", "CR-5.1"), ("queen-back", "CR-5.1")]


@pytest.mark.clause("CR-4.2", "CR-4.5")
def test_3_striker_and_a_man() -> None:
    state, told = BOARD.settle(BOARD.at(5), white=1, striker=True)
    document = BOARD.dump(state)
    assert (document["phase"], document["to_place"], document["to_move"]) == ("place", 2, "away")
    assert (document["placing"], document["next"]) == ("home", "home")
    assert ("due", "CR-4.2") in names(told)
    state, _ = BOARD.play(state, "P:4000,0", "P:auto")
    assert (state.phase, state.turn, state.left(state.white)) == (Phase.STRIKE, 0, 6)


@pytest.mark.clause("CR-4.1", "CR-4.4")
def test_4_owed_and_paid_later() -> None:
    state, told = BOARD.settle(BOARD.at(), striker=True)
    assert (state.owed, state.turn, state.phase) == ((1, 0), 1, Phase.STRIKE)
    assert names(told) == [("due", "CR-4.1"), ("turn-lost", "CR-4.1"), ("owed", "CR-4.4")]
    state, _ = BOARD.settle(state)
    state, _ = BOARD.settle(state, white=2)
    assert (state.phase, state.to_place, state.owed) == (Phase.PLACE, 1, (0, 0))
    state, _ = BOARD.play(state, "P:auto")
    assert (state.phase, state.turn, state.left(state.white)) == (Phase.STRIKE, 0, 8)


@pytest.mark.clause("CR-6.2")
@pytest.mark.parametrize(("score", "points"), [(20, 3), (23, 1)])
def test_5_the_last_man_before_the_queen(score: int, points: int) -> None:
    state, told = BOARD.settle(BOARD.at(1, score=[0, score]), white=1)
    won = told[1]
    assert (won["event"], won["clause"], won["side"]) == ("board-won", "CR-6.2", "away")
    assert won["points"] == points
    assert state.score == (0, score + points)


@pytest.mark.clause("CR-6.1")
@pytest.mark.parametrize(
    ("score", "by", "points"), [(21, "home", 7), (22, "home", 4), (21, "away", 4)]
)
def test_6_the_last_man_with_the_queen_covered(score: int, by: str, points: int) -> None:
    start = BOARD.at(1, 4, covered_by=by, score=[score, 0])
    _, told = BOARD.settle(start, white=1)
    won = next(event for event in told if event["event"] == "board-won")
    assert (won["clause"], won["side"], won["points"]) == ("CR-6.1", "home", points)


@pytest.mark.clause("CR-3.3", "CR-3.4")
def test_7_a_rivals_man() -> None:
    state, told = BOARD.settle(BOARD.at(), white=1, black=1)
    assert state.turn == 0
    assert names(told)[-1] == ("turn-kept", "CR-3.4")
    state, told = BOARD.settle(BOARD.at(), black=1)
    assert (state.turn, state.had_man, state.missing(state.turn)) == (1, (False, True), 1)
    assert names(told) == [("pocketed", "CR-3.4"), ("turn-lost", "CR-3.4")]
