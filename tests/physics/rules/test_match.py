"""Sections 6 and 7: what a board is worth, games, matches, passing, clocks and doubles."""

from typing import Any

import pytest

from engines.core.contract import Seat
from physics.laws.measures import CIRCLE, LINE
from physics.laws.state import Phase, Queen, State
from tests.physics.rules.board import Board, Told, aim, names

BOARD = Board()


def win(laws: Board, /, **more: object) -> tuple[State, Told]:
    """In such a position home pockets its last man with the queen covered: 7 points."""
    return laws.settle(laws.at(1, 4, **{"covered_by": "home", **more}), white=1)


@pytest.mark.clause("CR-6.1")
def test_at_most_twelve() -> None:
    _, told = BOARD.settle(BOARD.at(1, 9, covered_by="home"), white=1)
    assert told[1]["points"] == 12


@pytest.mark.clause("CR-6.2")
def test_with_the_striker_by_one_more() -> None:
    for score, points in [(0, 4), (21, 4), (22, 2)]:
        _, told = BOARD.settle(BOARD.at(1, score=[0, score]), white=1, striker=True)
        assert (told[1]["clause"], told[1]["side"], told[1]["points"]) == ("CR-6.2", "away", points)


@pytest.mark.clause("CR-6.3")
@pytest.mark.parametrize("queen", [{}, {"queen": "covering"}])
def test_the_rivals_last_man_too_early(queen: dict[str, str]) -> None:
    _, told = BOARD.settle(BOARD.at(5, 1, **queen), white=1, black=1, striker=True)
    won = told[-1]
    assert (won["clause"], won["side"], won["points"]) == ("CR-6.3", "away", 3 + 4 + 1)
    _, told = BOARD.settle(BOARD.at(5, 1, score=[0, 22], **queen), black=1)
    won = next(event for event in told if event["event"] == "board-won")
    assert won["points"] == 5


@pytest.mark.clause("CR-6.4", "CR-6.5", "CR-6.6", "CR-6.7")
def test_both_last_men_and_the_queen() -> None:
    def worth(clause: str, start: State, **gone: bool) -> tuple[str, int]:
        _, told = BOARD.settle(start, white=start.left(Seat.HOME), black=1, **gone)
        won = told[-1]
        assert won["clause"] == clause
        return won["side"], won["points"]

    assert worth("CR-6.5", BOARD.at(1, 1)) == ("away", 3)
    assert worth("CR-6.5", BOARD.at(1, 1), striker=True) == ("away", 4)
    assert worth("CR-6.5", BOARD.at(1, 1), queen=True) == ("home", 3)
    assert worth("CR-6.5", BOARD.at(1, 1, queen="covering"), striker=True) == ("away", 4)
    assert worth("CR-6.6", BOARD.at(1, 1, covered_by="home")) == ("home", 3)
    assert worth("CR-6.6", BOARD.at(1, 1, covered_by="away")) == ("home", 1)
    assert worth("CR-6.6", BOARD.at(1, 1, covered_by="home"), striker=True) == ("away", 2)
    assert worth("CR-6.6", BOARD.at(1, 1, covered_by="away"), striker=True) == ("away", 4)
    state, told = BOARD.settle(BOARD.at(1, 3, covered_by="home"), white=1, striker=True)
    assert (state.to_place, names(told)[-1]) == (2, ("turn-kept", "CR-4.2"))
    _, told = BOARD.settle(BOARD.at(4, 1, covered_by="away"), black=1, striker=True)
    assert (told[-1]["clause"], told[-1]["points"]) == ("CR-6.4", 7)


@pytest.mark.clause("CR-7.1")
def test_a_new_board_begins_with_nothing_owed() -> None:
    state, told = win(BOARD, owed={"away": 2}, passes=2)
    assert names(told)[-1] == ("board-won", "CR-6.1")
    assert told[-1] == {
        "event": "board-won", "clause": "CR-6.1", "side": "home",
        "points": 7, "score": [7, 0], "board": 1,
    }  # fmt: skip
    assert (state.phase, state.board, state.white, state.turn) == (Phase.RACK, 2, 1, 1)
    assert (len(state.men), state.owed, state.queen, state.broken) == (
        19,
        (0, 0),
        Queen.BOARD,
        False,
    )


@pytest.mark.clause("CR-7.1")
def test_points_win_and_are_not_capped() -> None:
    start = BOARD.at(9, 1, score=[0, 24], white="home")
    state, told = BOARD.settle(start, black=1)
    assert state.score == (0, 33)
    assert names(told)[-2:] == [("game-won", "CR-7.1"), ("match-won", "CR-7.2")]
    outcome = BOARD.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.clause) == (Seat.AWAY, (0, 33), "CR-7.1")
    assert BOARD.refused(state, "pass") == "G-7"


@pytest.mark.clause("CR-7.1")
def test_the_leader_after_the_last_board() -> None:
    state, _ = win(BOARD, board=8, score=[3, 9])
    assert (state.phase, state.score) == (Phase.OVER, (10, 9))
    state, _ = win(BOARD, board=8, score=[1, 9])
    outcome = BOARD.rules.outcome(state)
    assert outcome is not None
    assert outcome.winner is Seat.AWAY


@pytest.mark.clause("CR-7.1")
def test_level_after_the_last_board_there_is_one_more_with_a_toss() -> None:
    state, _ = win(BOARD, board=8, score=[2, 9], first_break="home")
    assert (state.phase, state.board, state.score) == (Phase.TOSS, 9, (9, 9))
    state, _ = BOARD.play(state, "toss:tails")
    assert (state.phase, state.white, state.first_break) == (Phase.RACK, Seat.AWAY, Seat.HOME)
    state, _ = win(BOARD, board=9, score=[9, 9])
    assert state.phase is Phase.OVER


@pytest.mark.clause("CR-7.2")
def test_the_loser_of_the_first_toss_breaks_first_in_the_second_game() -> None:
    board = Board(games="3", points=5)
    state, told = win(board, board=3)
    assert names(told)[-1] == ("game-won", "CR-7.1")
    assert (state.games, state.board, state.score, state.white) == ((1, 0), 1, (0, 0), Seat.AWAY)
    state, _ = win(board, games=[0, 1])
    assert (state.games, state.white, state.phase) == ((1, 1), Seat.HOME, Phase.RACK)
    state, told = win(board, games=[1, 1], first_break="away")
    assert names(told)[-1] == ("match-won", "CR-7.2")
    outcome = board.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (Seat.HOME, "CR-7.2")


@pytest.mark.clause("CR-7.3")
def test_three_passes_each_in_a_row_void_the_board() -> None:
    state = BOARD.at(5, score=[4, 2], board=3)
    state, told = BOARD.play(state, *["pass"] * 5)
    assert (state.passes, state.turn, names(told)) == (5, 1, [("turn-lost", "CR-7.3")])
    again, told = BOARD.play(state, "pass")
    assert names(told)[-1] == ("board-void", "CR-7.3")
    assert (again.phase, again.turn, again.white, again.score, again.board) == (
        Phase.RACK, 0, 0, (4, 2), 3
    )  # fmt: skip
    state, _ = BOARD.settle(state)
    assert state.passes == 0


@pytest.mark.clause("CR-7.3")
def test_a_pass_before_the_break_or_with_a_queen_to_cover() -> None:
    racked, _ = BOARD.play(BOARD.rules.start(), "toss:heads")
    assert BOARD.refused(racked, "pass") == "CR-7.3"
    assert BOARD.refused(BOARD.settle(racked, touched=False)[0], "pass") == "CR-7.3"
    state, told = BOARD.play(BOARD.at(5, queen="covering"), "pass")
    assert (state.queen, state.turn) == (Queen.BOARD, 1)
    assert names(told) == [("turn-lost", "CR-7.3"), ("queen-back", "CR-7.3")]


def walled() -> list[list[Any]]:
    """Men along away's base line that leave no place for the striker."""
    along = [-CIRCLE, CIRCLE, *range(-17500, 17501, 7000)]
    return [["b", x, LINE] for x in along] + [["w", 0, 0], ["q", 9000, 0]]


@pytest.mark.clause("CR-7.3", "G-2")
def test_nowhere_to_put_the_striker() -> None:
    start = BOARD.load(men=walled(), to_move="home", board=2, score=[1, 1])
    state, told = BOARD.settle(start)
    assert names(told)[-1] == ("board-void", "CR-7.3")
    assert (state.phase, state.board, state.score, state.white) == (Phase.RACK, 2, (1, 1), 0)
    assert BOARD.load(men=walled(), to_move="away").phase is Phase.RACK
    wide = [man for man in walled() if man[1] != CIRCLE]
    assert BOARD.load(men=wide, to_move="away").phase is Phase.STRIKE


@pytest.mark.clause("CR-7.4", "G-5")
def test_time_up() -> None:
    board = Board(turn_seconds=15)
    assert BOARD.refused(BOARD.at(), "timeup:turn") == "G-7"
    state, told = board.play(board.at(5), "timeup:turn")
    assert (state.phase, state.next, state.struck) == (Phase.PLACE, 0, False)
    assert names(told) == [("due", "CR-7.4"), ("turn-kept", "CR-7.4")]
    state, told = board.play(state, "timeup:turn")
    assert (state.phase, state.turn, told) == (Phase.STRIKE, 0, [])
    state, told = board.play(board.at(6, struck=True, queen="covering"), "timeup:turn")
    assert (state.queen, state.next, state.phase) == (Queen.BOARD, 2, Phase.PLACE)
    assert ("queen-back", "CR-7.4") in names(told)
    state, _ = board.play(board.at(), "timeup:turn")
    assert (state.owed, state.turn, state.phase) == ((1, 0), 0, Phase.STRIKE)


@pytest.mark.clause("CR-7.4", "G-5", "G-7")
def test_no_clock_or_not_yours() -> None:
    board = Board(turn_seconds=15)
    assert BOARD.rules.interrupts(BOARD.at(), Seat.NATURE) == ()
    racked, _ = board.play(board.rules.start(), "toss:heads")
    state, told = board.play(racked, "timeup:turn")
    assert (state.phase, state.owed) == (Phase.RACK, (1, 0))
    assert names(told) == [("due", "CR-7.4"), ("owed", "CR-4.4")]
    rolling, _ = board.play(racked, aim(racked))
    for state in (board.rules.start(), rolling):
        assert board.rules.interrupts(state, Seat.NATURE) == ()
        assert board.refused(state, "timeup:turn") == "G-7"
    assert board.refused(racked, "timeup:turn", Seat.HOME) == "G-7"


DOUBLES = Board(doubles=True, due_placing="rival")


def seats(*states: State) -> list[str]:
    return [state.chair.word for state in states]


@pytest.mark.clause("CR-7.5")
def test_turns_go_counter_clockwise() -> None:
    state, _ = DOUBLES.play(DOUBLES.rules.start(), "toss:heads")
    seen = seats(state)
    for _ in range(4):
        state, _ = DOUBLES.settle(state)
        seen += seats(state)
    assert seen == ["bottom", "right", "top", "left", "bottom"]
    assert DOUBLES.play(DOUBLES.rules.start(), "toss:tails")[0].chair.word == "right"


@pytest.mark.clause("CR-7.5")
def test_the_break_and_a_failed_break_pass_to_the_next_seat() -> None:
    state, _ = DOUBLES.play(DOUBLES.rules.start(), "toss:tails")
    seen = seats(state)
    for _ in range(3):
        state, _ = DOUBLES.settle(state, touched=False, striker=True)
        seen += seats(state)
    assert seen == ["right", "top", "left", "bottom"]
    breaks = []
    for number in range(1, 6):
        white = "home" if number % 2 else "away"
        left = (1, 4) if white == "home" else (4, 1)
        start = DOUBLES.at(
            *left[:: 1 if white == "home" else -1],
            white=white,
            board=number,
            to_move=white,
            covered_by=white,
        )
        state, _ = DOUBLES.settle(start, white=1)
        breaks += seats(state)
    assert breaks == ["right", "top", "left", "bottom", "right"]


@pytest.mark.clause("CR-7.5")
def test_dues_are_placed_from_the_right() -> None:
    for seat, placer in [
        ("bottom", "right"),
        ("top", "left"),
        ("right", "top"),
        ("left", "bottom"),
    ]:
        side = "home" if seat in {"bottom", "top"} else "away"
        white, black = (1, 0) if side == "home" else (0, 1)
        state, _ = DOUBLES.settle(DOUBLES.at(5, 5, to_move=side, seat=seat), striker=True)
        assert (seats(state), state.turn is state.white) == ([placer], side == "away")
        assert DOUBLES.notation.load(DOUBLES.dump(state)) == state
        after, _ = DOUBLES.play(state, "P:auto")
        assert seats(after) == [placer]
        start = DOUBLES.at(5, 5, to_move=side, seat=seat)
        state, _ = DOUBLES.settle(start, white=white, black=black, striker=True)
        assert seats(state) == [placer]
        assert DOUBLES.notation.load(DOUBLES.dump(state)) == state
        assert seats(DOUBLES.play(state, "P:none")[0]) == [seat]


@pytest.mark.clause("CR-7.5", "CR-4.5")
def test_a_rivals_man_that_pays_is_placed_by_the_strikers_side() -> None:
    start = DOUBLES.at(to_move="away", seat="right", owed={"home": 1})
    state, _ = DOUBLES.settle(start, white=1)
    assert (seats(state), state.turn, state.next) == (["left"], 1, 2)
    assert DOUBLES.notation.load(DOUBLES.dump(state)) == state
    state, _ = DOUBLES.settle(start, white=1, black=1)
    assert (seats(state), state.turn, state.next) == (["right"], 1, 1)
    assert DOUBLES.notation.load(DOUBLES.dump(state)) == state


@pytest.mark.clause("CR-7.5", "CR-7.3")
def test_four_players_pass_twelve_times() -> None:
    state, _ = DOUBLES.play(DOUBLES.at(5), *["pass"] * 11)
    assert (state.passes, state.phase) == (11, Phase.STRIKE)
    assert DOUBLES.play(state, "pass")[0].phase is Phase.RACK


@pytest.mark.clause("G-3")
def test_resigning_and_drawing() -> None:
    state, _ = BOARD.play(BOARD.at(score=[9, 1]), "resign")
    outcome = BOARD.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.clause) == (Seat.AWAY, (9, 1), "G-3")
    offered, _ = BOARD.play(BOARD.at(5), "draw")
    assert BOARD.refused(offered, "draw") == "G-3"
    state, _ = BOARD.settle(offered)
    assert state.draw_offer is Seat.HOME
    assert BOARD.play(state, "pass")[0].draw_offer is None
    drawn, _ = BOARD.play(state, "draw")
    outcome = BOARD.rules.outcome(drawn)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (None, "G-3")
    again = BOARD.rules.outcome(BOARD.notation.load(BOARD.dump(drawn)))
    assert again == outcome
