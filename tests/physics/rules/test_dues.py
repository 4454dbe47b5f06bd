"""Section 4: the striker pocketed, what is owed and who puts it back."""

from math import cos, radians, sin

import pytest

from engines.core.contract import Seat
from physics.laws.measures import Man
from physics.laws.state import Phase
from tests.physics.rules.board import SPOTS, Board, names

BOARD = Board()
AUTO = Board(due_placing="auto")


@pytest.mark.clause("CR-4.1")
def test_the_striker_alone() -> None:
    state, told = BOARD.settle(BOARD.at(7), striker=True)
    assert names(told) == [("due", "CR-4.1"), ("turn-lost", "CR-4.1")]
    assert (state.phase, state.turn, state.to_place, state.owed) == (Phase.PLACE, 1, 1, (0, 0))
    state, told = BOARD.play(state, "P:0,6910")
    assert (state.phase, state.turn, state.chair.word) == (Phase.STRIKE, 1, "top")
    assert told == [{"event": "placed", "clause": "CR-4.5", "man": "w", "at": [0, 6910]}]
    assert state.men[-1] == Man("w", 0, 6910)


@pytest.mark.clause("CR-4.2", "CR-4.4")
def test_striker_and_the_first_own_men() -> None:
    state, told = BOARD.settle(BOARD.at(), white=2, striker=True)
    assert (state.to_place, state.owed, state.next) == (2, (1, 0), 0)
    assert names(told)[1:] == [("due", "CR-4.2"), ("turn-kept", "CR-4.2"), ("owed", "CR-4.4")]


@pytest.mark.clause("CR-4.3")
def test_striker_and_rivals_men() -> None:
    state, told = AUTO.settle(AUTO.at(7), black=2, striker=True)
    assert (state.left(Seat.HOME), state.left(Seat.AWAY), state.turn) == (8, 7, 1)
    assert ("due", "CR-4.3") in names(told)
    state, told = AUTO.settle(AUTO.at(7), white=1, black=1, striker=True)
    assert (state.left(Seat.HOME), state.left(Seat.AWAY), state.turn) == (8, 8, 0)
    assert ("turn-kept", "CR-4.3") in names(told)


@pytest.mark.clause("CR-4.4")
def test_a_due_is_paid_by_what_the_other_side_pockets_too() -> None:
    owing = BOARD.at(to_move="away", owed={"home": 2})
    state, _ = BOARD.settle(owing, white=1)
    assert (state.phase, state.turn, state.to_place, state.owed) == (Phase.PLACE, 1, 1, (1, 0))
    state, _ = BOARD.play(state, "P:auto")
    assert (state.turn, state.phase, state.left(Seat.HOME)) == (0, Phase.STRIKE, 9)


@pytest.mark.clause("CR-4.4")
def test_the_man_that_pays_still_counts_for_going_on() -> None:
    state, told = AUTO.settle(AUTO.at(owed={"home": 1}), white=1)
    assert (state.turn, state.left(Seat.HOME), state.owed) == (0, 9, (0, 0))
    assert names(told)[-2:] == [("turn-kept", "CR-3.3"), ("placed", "CR-4.5")]


@pytest.mark.clause("CR-4.4")
def test_both_sides_have_men_to_come_and_the_strikers_come_first() -> None:
    owing = BOARD.at(8, 9, owed={"home": 0, "away": 2})
    state, _ = BOARD.settle(owing, white=1, black=1, striker=True)
    assert (state.turn, state.to_place, state.owed) == (1, 2, (0, 2))
    state, _ = BOARD.play(state, "P:auto", "P:auto")
    assert (state.phase, state.turn, state.to_place, state.owed) == (Phase.PLACE, 0, 1, (0, 1))
    assert state.next == 0
    state, _ = BOARD.play(state, "P:auto")
    assert (state.phase, state.turn, state.owed) == (Phase.STRIKE, 0, (0, 1))


@pytest.mark.clause("CR-4.4")
def test_what_is_open_at_the_end_of_a_board_is_written_off() -> None:
    state, _ = BOARD.settle(BOARD.at(1, 5, covered_by="home", owed={"away": 3}), white=1)
    assert (state.board, state.owed) == (2, (0, 0))


@pytest.mark.clause("CR-4.5")
def test_where_a_man_may_come_back() -> None:
    state, _ = BOARD.settle(
        BOARD.load(men=[["w", 4000, 0], ["b", *SPOTS[0]], ["q", *SPOTS[1]]], to_move="home"),
        striker=True,
    )
    for x, y, clause in [
        (0, 3180, ""),
        (0, 3179, "CR-4.5"),
        (0, 6910, ""),
        (0, -6911, "CR-4.5"),
        (0, 0, "CR-4.5"),
        (4000, 3180, ""),
        (4000, 3179, "CR-4.5"),
        (5000, 5000, "CR-4.5"),
    ]:
        assert BOARD.refused(state, f"P:{x},{y}") == clause


@pytest.mark.clause("CR-4.5")
def test_the_rival_forgoes_all_before_the_first_or_none() -> None:
    state, _ = BOARD.settle(BOARD.at(6), white=1, striker=True)
    forgone, told = BOARD.play(state, "P:none")
    assert (forgone.phase, forgone.turn, forgone.left(Seat.HOME)) == (Phase.STRIKE, 0, 5)
    assert (forgone.owed, told) == ((0, 0), [])
    one, _ = BOARD.play(state, "P:auto")
    assert BOARD.refused(one, "P:none") == "CR-4.5"
    assert BOARD.refused(BOARD.notation.load(BOARD.dump(one)), "P:none") == "CR-4.5"
    assert BOARD.refused(one, "P:auto") == ""


@pytest.mark.clause("CR-4.5", "CR-6.1")
def test_who_has_no_man_left_because_none_was_put_back_has_won() -> None:
    state, _ = BOARD.settle(BOARD.at(1, 4, covered_by="away"), white=1, striker=True)
    assert (state.phase, state.to_place) == (Phase.PLACE, 2)
    _, told = BOARD.play(state, "P:none")
    assert names(told) == [("board-won", "CR-6.1")]
    assert (told[0]["side"], told[0]["points"]) == ("home", 4)


@pytest.mark.clause("CR-4.5")
@pytest.mark.parametrize("board", [BOARD, AUTO], ids=["rival", "auto"])
def test_without_a_place_it_is_owed_and_comes_later(board: Board) -> None:
    crowd = [(kind, *spot) for kind, spot in zip("wwwwwwwwbbbbbbbbbq", _ring(), strict=False)]
    start = board.load(men=crowd, to_move="home")
    state, told = board.settle(start, striker=True)
    assert (state.phase, state.turn, state.owed) == (Phase.STRIKE, 1, (1, 0))
    assert names(told)[:2] == [("due", "CR-4.1"), ("turn-lost", "CR-4.1")]
    cleared = board.load(
        men=[["w", 20000, 0], ["b", -20000, 0], ["q", 0, 0]], to_move="away", owed={"home": 1}
    )
    state, _ = board.settle(cleared)
    assert state.to_place == 1 if board is BOARD else state.left(Seat.HOME) == 2


def _ring() -> list[tuple[int, int]]:
    """Eighteen places that leave no room between the circles: six inside, twelve outside."""
    inner = [(3400, 60 * k) for k in range(6)]
    outer = [(6900, 30 * k + 15) for k in range(12)]
    return [(round(r * cos(radians(a))), round(r * sin(radians(a)))) for r, a in (*inner, *outer)]


@pytest.mark.clause("CR-4.5")
def test_when_the_place_runs_out_the_rest_are_owed() -> None:
    spots = _ring()
    del spots[7]
    crowd = [(kind, *spot) for kind, spot in zip("wwwwwwbbbbbbbbbqw", spots, strict=True)]
    state = BOARD.load(
        men=crowd, to_move="away", phase="place", to_place=2, placing="home", next="home"
    )
    state, told = BOARD.play(state, "P:auto")
    assert (state.phase, state.turn, state.owed) == (Phase.STRIKE, 0, (1, 0))
    assert names(told) == [("placed", "CR-4.5"), ("owed", "CR-4.5")]


@pytest.mark.clause("CR-4.5", "CR-4.4")
def test_the_end_of_the_board_is_tested_before_anything_comes_back() -> None:
    state, told = BOARD.settle(BOARD.at(1, 3, owed={"home": 1}), white=1)
    assert ("board-won", "CR-6.2") in names(told)
    assert state.board == 2


@pytest.mark.clause("G-7")
def test_placing_belongs_to_its_phase() -> None:
    for text in ("P:4000,0", "P:auto", "P:none"):
        assert BOARD.refused(BOARD.at(), text) == "G-7"
    state, _ = BOARD.settle(BOARD.at(5), striker=True)
    for text in ("S:0,9000,500", "pass", "rack:3"):
        assert BOARD.refused(state, text) == "G-7"
    assert BOARD.refused(state, "P:auto", Seat.HOME) == "G-7"
