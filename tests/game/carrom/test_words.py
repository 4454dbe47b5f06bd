"""What the panel says of a carrom match."""

from random import Random

import pytest

from engines.core.contract import Aside, Seat
from game.desk import Desk
from game.scenes.carrom_table.placing import snapped
from game.scenes.carrom_table.spots import point_of, spot_of
from physics.laws.moves import Call, Rack, Strike
from physics.laws.places import can_stand
from physics.laws.state import Phase
from tests.game.board.table import LONG
from tests.game.carrom.seat import CarromTable, lay
from tests.game.carrom.strokes import contents, settle, told


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    seat = lay(desk, seed=6)
    seat.toss()
    return seat


def queen(table: CarromTable) -> tuple[str, str, str]:
    (note,) = contents(table).notes
    return note.title, note.text, note.clause


def test_a_stroke_and_what_it_came_to_are_one_entry(table: CarromTable) -> None:
    settle(table, 2)
    assert told(table) == [
        ("Ana makes the break", "CR-3.2"),
        ("Ana pockets two white men and strikes again", "CR-3.3"),
    ]
    settle(table, 1, 1)
    assert told(table) == [("Ana pockets a white man and a black man and strikes again", "CR-3.4")]
    settle(table)
    assert told(table) == [("Ana pockets nothing", "CR-3.3")]
    assert len(contents(table).entries) == 4  # with the toss; the strikes themselves tell nothing


def test_a_plate_shows_the_men_that_are_left_and_those_that_are_gone(table: CarromTable) -> None:
    settle(table, 2, 1)
    home, away = contents(table).plates
    assert (home.note, away.note) == ("White, 7 men left", "Black, 8 men left")
    assert [piece.here for piece in home.pieces] == [True] * 7 + [False] * 2
    assert [piece.here for piece in away.pieces] == [True] * 8 + [False]
    assert {piece.picture for piece in home.pieces} == {"w"}


def test_what_is_owed_stands_on_the_plate(table: CarromTable) -> None:
    settle(table, striker=True)
    plate = contents(table).plates[Seat.HOME]
    assert (plate.owes, plate.short) == ("owes 1 due", "9 men, owes 1")
    assert told(table)[1:] == [
        ("Ana pockets the striker alone and loses the turn", "CR-4.1"),
        ("Ana has no man to give back and owes one due", "CR-4.4"),
    ]


def test_a_due_that_is_paid_is_given_back(table: CarromTable) -> None:
    settle(table, 2)
    settle(table, 1, striker=True)
    assert told(table) == [
        ("Ana pockets a white man and the striker and strikes again", "CR-4.2"),
        ("Ana gives two men back", "CR-4.2"),
    ]
    table.match.playing.play(Call.AUTO)
    table.wait(LONG)
    assert told(table) == [("Ion puts a white man back", "CR-4.5")]


def test_of_a_due_that_is_paid_in_part_the_rest_is_owed(table: CarromTable) -> None:
    settle(table, 1, striker=True)
    assert told(table)[1:] == [
        ("Ana pockets a white man and the striker and strikes again", "CR-4.2"),
        ("Ana gives a man back", "CR-4.2"),
        ("Ana owes one due", "CR-4.4"),
    ]


def test_the_queen_is_always_told(table: CarromTable) -> None:
    assert queen(table) == ("Queen on the board", "neither may take her yet", "CR-5.1")
    settle(table, 2)
    assert queen(table) == ("Queen on the board", "Ana may take her, Ion not", "CR-5.1")
    settle(table, queen=True)
    assert queen(table) == ("Queen to be covered", "by Ana, with this stroke", "CR-5.2")
    settle(table, 1)
    assert told(table)[1:] == [("Ana covers the queen", "CR-5.2")]
    assert queen(table) == ("Queen covered by Ana", "3 points with a win", "CR-6.1")


def test_a_queen_taken_too_early_comes_back(table: CarromTable) -> None:
    settle(table, queen=True)
    assert told(table)[1:] == [
        ("Ana pockets the queen and loses the turn", "CR-5.1"),
        ("The queen comes back: no white man was pocketed before", "CR-5.1"),
    ]


def test_who_owes_may_not_take_the_queen(table: CarromTable) -> None:
    settle(table, 0, 1)
    assert queen(table)[1] == "Ion may take her, Ana not"
    settle(table, 0, striker=True)
    assert contents(table).plates[Seat.AWAY].owes == ""  # it was paid with the man that fell
    table.match.playing.play(Call.AUTO)
    table.wait(LONG)
    settle(table, 1)
    assert queen(table)[1] == "both may take her"


def test_the_toss_is_told(table: CarromTable) -> None:
    assert told(table) == [("Heads: Ana breaks", "CR-3.1")]


def test_the_signs_of_the_list_keep_the_colours_of_their_board(desk: Desk) -> None:
    table = lay(desk, seed=6)
    table.toss()
    settle(table, 1, 9, queen=True)  # a board lost at once: the next one has other colours
    table.answer("on")
    assert table.state.white is Seat.AWAY
    settle(table, 1)
    table.wait(LONG)
    assert [(entry.seat, entry.sign) for entry in contents(table).entries][:2] == [
        (Seat.AWAY, "w"),
        (Seat.HOME, "w"),
    ]


def test_the_columns_say_where_how_and_how_hard(table: CarromTable) -> None:
    assert contents(table).status.columns[0] == ("Place", "+0.0 mm")
    table.pull(0, -70)
    place, angle, power = contents(table).status.columns
    assert (place, angle) == (("Place", "+0.0 mm"), ("Angle", "90.00\u00b0"))
    assert power[1].endswith(" %")


def test_a_clock_is_told_beside_the_columns(desk: Desk) -> None:
    table = lay(desk, seed=6, turn_seconds=15)
    table.toss()
    table.pull(0, -70)
    status = contents(table).status
    assert [name for name, _ in status.columns] == ["Place", "Angle", "Power"]
    assert status.time is not None
    assert status.time.whole == 15
    assert 0 < status.time.seconds <= 15


def test_resigning_ends_the_match_with_a_sentence(table: CarromTable) -> None:
    table.match.playing.say_aside(Aside.RESIGN)
    summary = table.board.summary(table.session)
    assert (summary.title, summary.told.text) == ("Ion wins", "Ana resigned.")


def test_a_pass_is_not_offered_before_the_break(table: CarromTable) -> None:
    def labels() -> set[str]:
        return {choice.label for choice in table.match.playing.choices}

    assert labels() == {"Rack left", "Rack right"}
    settle(table, 0)
    assert labels() == {"Pass"}


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_can_happen_has_words(desk: Desk, seed: int) -> None:
    """Matches at random, by moves that no table has played: no event lacks its sentence."""
    table = lay(desk, seed=seed, games=3, points=5, boards=2, doubles=seed % 2 == 1)
    chance = Random(seed)
    for _ in range(120):
        if table.session.outcome is not None:
            break
        table.play_at_random(chance)
        board, shown = table.board, table.match.playing.stage.plies[-1]
        entry = board.entry(shown)
        assert all(one.text for one in entry.told)
        assert entry.told or isinstance(shown.ply.move, Strike | Rack)
        assert all(note.title for note in board.notes(table.match.playing.view))
        table.match.board.status(table.match.playing.view, 1)
    if table.session.outcome is not None:
        assert table.board.summary(table.session).title


@pytest.mark.parametrize("point", [(0, 0), (-37000, 37000), (12345, -6543)])
def test_any_point_is_a_place(point: tuple[int, int]) -> None:
    assert point_of(spot_of(point)) == point


def test_a_man_moves_over_to_an_open_place_beside_the_pointer(table: CarromTable) -> None:
    settle(table, 2, striker=True)
    assert table.state.phase is Phase.PLACE
    gap = (0, -6700)
    assert can_stand(table.state.men, snapped(table.state, gap))
    assert snapped(table.state, (0, 0)) == (0, 0)  # too far from any: it is refused there


def test_a_match_can_be_drawn(table: CarromTable) -> None:
    settle(table, 0)
    table.match.playing.say_aside(Aside.DRAW)
    table.feed()
    assert told(table) == [("Ion offers a draw", "G-3")]
    table.match.playing.play(Call.PASS)
    table.feed()
    assert told(table) == [("Ion passes", "CR-7.3")]
    assert contents(table).news[0].clause == "G-3"  # Ana has to answer
    table.match.playing.say_aside(Aside.DRAW)
    table.feed()
    assert told(table) == [("Ana accepts: a draw", "G-3")]
    assert table.session.outcome.winner is None


def test_a_draw_is_declined_by_playing_on(table: CarromTable) -> None:
    settle(table, 0)
    table.match.playing.say_aside(Aside.DRAW)
    table.match.playing.play(Call.PASS)
    table.match.playing.play(Call.PASS)
    table.feed()
    assert told(table) == [
        ("Ana plays on: the draw is declined", "G-3"),
        ("Ana passes", "CR-7.3"),
    ]


def test_a_board_that_has_ended_is_told_as_it_was_left(table: CarromTable) -> None:
    settle(table, 2, 9, queen=True)
    home, away = contents(table).plates
    assert (home.note, away.note) == ("White, 7 men left", "Black, 0 men left")
    assert (home.sign, away.sign) == ("w", "b")
    assert queen(table)[0] == "Queen pocketed"
    assert contents(table).score[Seat.AWAY] > 0
    table.answer("on")
    home, away = contents(table).plates
    assert (home.note, away.note) == ("Black, 9 men left", "White, 9 men left")
    assert (home.sign, away.sign) == ("b", "w")


def test_a_queen_covered_by_the_last_stroke_is_told_so(table: CarromTable) -> None:
    settle(table, 8)
    settle(table, 1, queen=True)
    assert queen(table)[0] == "Queen covered by Ana"


def test_what_could_be_done_stays_in_sight_while_the_men_glide(table: CarromTable) -> None:
    settle(table)
    (done,) = (button for row in contents(table).rows for button in row if button.label == "Pass")
    assert done.enabled
    table.pull(0, 70)
    table.release(table.on(0, 252.6 + 70))
    table.wait(150)
    assert table.match.playing.stage.busy
    (done,) = (button for row in contents(table).rows for button in row if button.label == "Pass")
    assert not done.enabled
