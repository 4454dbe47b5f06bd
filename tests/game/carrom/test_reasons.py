"""Why the queen returned, a due is owed, a board gave its points: what the sentences say."""

import pytest

from engines.core.contract import Seat
from game.board.timeline import BANNER
from game.desk import Desk
from physics.laws.moves import Call, Settled, Strike
from tests.game.board.table import LONG
from tests.game.carrom.seat import CarromTable, lay
from tests.game.carrom.strokes import contents, settle, told


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    seat = lay(desk, seed=6)
    seat.toss()
    return seat


def test_a_queen_comes_back_while_a_due_is_owed(table: CarromTable) -> None:
    settle(table, striker=True)
    settle(table)
    settle(table, queen=True)
    assert told(table) == [
        ("Ana pockets the queen and loses the turn", "CR-5.1"),
        ("The queen comes back: Ana owes a due", "CR-5.1"),
    ]


def test_a_queen_comes_back_that_was_not_covered(table: CarromTable) -> None:
    settle(table, 2)
    settle(table, queen=True)
    assert told(table)[1:] == [("The queen must be covered with the next stroke", "CR-5.2")]
    settle(table)
    assert told(table)[1:] == [("The queen comes back: she was not covered", "CR-5.4")]


def test_a_queen_comes_back_that_fell_with_the_striker(table: CarromTable) -> None:
    settle(table, 2)
    settle(table, queen=True, striker=True)
    assert ("The queen comes back: the striker fell with her", "CR-5.5") in told(table)


def test_the_first_man_does_not_cover_the_queen(table: CarromTable) -> None:
    settle(table, 1, queen=True)
    assert told(table)[-1] == (
        "The first man does not cover her: she must be covered with the next stroke",
        "CR-5.3",
    )


def test_a_queen_may_still_be_covered_after_man_and_striker(table: CarromTable) -> None:
    settle(table, 2)
    settle(table, queen=True)
    settle(table, 1, striker=True)
    assert told(table)[-1] == ("The queen may still be covered, with the next stroke", "CR-5.4")


def test_what_was_owed_before_comes_back_with_the_rest(table: CarromTable) -> None:
    settle(table, striker=True)
    settle(table)
    settle(table, 1, striker=True)
    assert told(table)[1:] == [
        ("Ana gives a man back", "CR-4.2"),
        ("Ana owes two dues", "CR-4.4"),
    ]


@pytest.mark.parametrize(
    ("stroke", "how"),
    [
        ((9, 2, True, False), "10 points (7 for the men left, 3 for the queen)"),
        ((1, 9, False, False), "11 points (8 for the men left, 3 for the queen)"),
        ((9, 0, False, True), "four points (3 for the board, 1 for the striker)"),
    ],
)
def test_the_points_of_a_board_are_told(
    table: CarromTable, stroke: tuple[int, int, bool, bool], how: str
) -> None:
    own, rival, queen, striker = stroke
    settle(table, own, rival, queen=queen, striker=striker)
    sentence = next(text for text, _ in told(table) if "wins the board" in text)
    assert sentence.endswith(how)
    interval = table.match.playing.stage.interval
    assert interval is not None
    assert interval.told.text.endswith(how.partition("(")[2].rstrip(")"))


def test_before_the_pass_that_voids_a_board_there_is_a_warning(table: CarromTable) -> None:
    settle(table)
    for _ in range(4):
        table.match.playing.play(Call.PASS)
    table.feed()
    assert not contents(table).news
    table.match.playing.play(Call.PASS)
    table.feed()
    (warning,) = contents(table).news
    assert warning.clause == "CR-7.3"
    table.match.playing.play(Call.PASS)
    table.wait(400)
    act = table.match.playing.stage.timeline.now
    assert act is not None
    assert (act.kind, act.what) == (BANNER, "The board is void and is played again")
    assert not table.state.broken


def test_it_is_the_break_until_it_is_made(table: CarromTable) -> None:
    def chip() -> str:
        return contents(table).plates[Seat.HOME].chip

    assert chip() == "to break"
    table.match.playing.play(Strike(0, 27000, 100))
    table.match.playing.play(Settled(table.state.men, striker=False, touched=False))
    table.wait(LONG)
    assert chip() == "to break"
    settle(table, 1)
    assert chip() == "to strike"
