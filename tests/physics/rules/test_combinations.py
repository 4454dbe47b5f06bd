"""Every combination of men, queen and striker, against a second reading of the laws."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from physics.laws.state import State
from tests.physics.rules.board import Board, Told
from tests.physics.rules.laws_reference import US, Case, GoesOn, Won, read_law

MEN = (1, 2, 5, 9)
QUEENS = ("board", "covering", "ours", "theirs")
SIDES = ("home", "away")
SEVEN = [*itertools.product(SIDES, SIDES)] * 2  # who strikes and who has white;
SEVEN.pop()  # seven, so that they go round against the cases, which come by eights


def strokes(ours: int, theirs: int) -> Iterator[tuple[int, int]]:
    """What may go of so many men."""
    yield from itertools.product({0, 1, 2, ours} & {*range(ours + 1)}, {0, 1, theirs})


def cases(queen: str, score: tuple[int, int]) -> Iterator[Case]:
    for ours, theirs in itertools.product(MEN, MEN):
        for own, rival in strokes(ours, theirs):
            for taken, striker in itertools.product((False, True), (False, True)):
                if taken and queen != "board":
                    continue
                for had, owed in itertools.product((False, True), ((0, 0), (1, 0), (0, 2), (2, 1))):
                    yield Case(ours, theirs, own, rival, queen, taken, striker, had, owed, score)


def position(board: Board, case: Case, us: str, them: str, white: str) -> State:
    queen: dict[str, Any] = {
        "board": {},
        "covering": {"queen": "covering"},
        "ours": {"covered_by": us},
        "theirs": {"covered_by": them},
    }[case.queen]
    pair = case.score if us == "home" else case.score[::-1]
    counts = (case.ours, case.theirs) if white == us else (case.theirs, case.ours)
    return board.at(
        *counts,
        to_move=us,
        white=white,
        owed={us: case.owed[0], them: case.owed[1]},
        had_man={us: case.had, them: True},
        score=list(pair),
        **queen,
    )


def outcome(state: State, told: Told, us: str, case: Case) -> Won | GoesOn:
    """What the laws made of it, in the words of the reference."""
    for event in told:
        if event["event"] == "board-won":
            return Won(US if event["side"] == us else "them", event["points"])
    side = SIDES.index(us)
    after = {"board": "board", "covering": "covering"}.get(state.queen.value, "")
    if state.covered_by is not None:
        after = "ours" if state.covered_by == side else "theirs"
    before = case.ours - case.own, case.theirs - case.rival
    left = state.left(state.turn), state.left(state.turn.rival)
    now = left if state.turn == side else left[::-1]
    owed = state.owed[side], state.owed[1 - side]
    back = now[0] - before[0], now[1] - before[1]
    turns = [event["event"] for event in told if event["event"].startswith("turn-")]
    assert len(turns) == 1
    assert (state.turn == side) == (turns == ["turn-kept"])
    assert state.struck == (turns == ["turn-kept"])
    return GoesOn(turns == ["turn-kept"], after, back, owed)


@pytest.mark.clause(
    "CR-4.1", "CR-4.2", "CR-4.3", "CR-4.4", "CR-5.1", "CR-5.2", "CR-5.3", "CR-5.4", "CR-5.5"
)
@pytest.mark.clause("CR-6.1", "CR-6.2", "CR-6.3", "CR-6.4", "CR-6.5", "CR-6.6", "CR-6.7")
@pytest.mark.parametrize("queen", QUEENS)
@pytest.mark.parametrize("score", [(10, 10), (22, 21), (21, 22)])
def test_every_combination(queen: str, score: tuple[int, int]) -> None:
    """Paid at once by `auto`, so that all that comes back is seen."""
    board = Board(due_placing="auto", points=50)
    for case, (us, white) in zip(cases(queen, score), itertools.cycle(SEVEN), strict=False):
        them = SIDES[1 - SIDES.index(us)]
        start = position(board, case, us, them, white)
        white_gone, black_gone = (case.own, case.rival) if us == white else (case.rival, case.own)
        state, told = board.settle(
            start, white=white_gone, black=black_gone, queen=case.taken, striker=case.striker
        )
        assert outcome(state, told, us, case) == read_law(case), case


def test_the_cases_are_many_and_meet_every_end() -> None:
    met = {type(read_law(case)) for queen in QUEENS for case in cases(queen, (10, 10))}
    assert met == {Won, GoesOn}
    assert sum(1 for queen in QUEENS for _ in cases(queen, (10, 10))) > 5000
