"""What the panel says of a carrom match."""

from random import Random

import pytest

from engines.core.contract import Aside, Seat
from game.desk import Desk
from game.scenes.carrom_table.placing import snapped
from game.scenes.carrom_table.spots import point_of, spot_of
from physics.laws.moves import Call, Settled, Strike
from physics.laws.places import can_stand
from physics.laws.state import Phase
from tests.game.board.table import LONG
from tests.game.carrom.seat import CarromTable, lay


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    seat = lay(desk, seed=6)
    seat.toss()
    return seat


def settle(table: CarromTable, gone: int, *, striker: bool = False) -> None:
    """Strike, and say that so many of the first white men have fallen."""
    table.match.playing.play(Strike(0, 9000, 500))
    whites = [man for man in table.state.men if man.kind == table.state.colour(table.state.turn)]
    men = tuple(man for man in table.state.men if man not in whites[:gone])
    table.match.playing.play(Settled(men, striker=striker, touched=True))
    table.match.playing.stage.timeline.skip()
    table.wait(LONG)


def news(table: CarromTable) -> list[tuple[str, str]]:
    contents = table.match.panel.contents
    assert contents is not None
    return [(told.text, told.clause) for told in contents.news]


def test_a_strike_that_pockets_men_is_told_with_its_clauses(table: CarromTable) -> None:
    settle(table, 2)
    assert news(table) == [
        ("Ana makes the break.", "CR-3.2"),
        ("2 white men pocketed, for Ana.", "CR-3.3"),
        ("Ana strikes again.", "CR-3.3"),
    ]
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.plates[Seat.HOME].note == "White, 7 men left"
    assert contents.entries[0].text == "2 white men"


def test_what_is_owed_stands_on_the_plate(table: CarromTable) -> None:
    settle(table, 0, striker=True)
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.plates[Seat.HOME].note == "White, 9 men left, owes 1"
    assert ("Ana owes 1 man.", "CR-4.4") in news(table)


def test_the_queen_is_always_told(table: CarromTable) -> None:
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.status.beside == "queen on the board"


def test_the_toss_is_told(table: CarromTable) -> None:
    assert news(table) == [("Heads: Ana breaks", "CR-3.1")]


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
        assert all(told.text for told in board.news(shown))
        assert board.entry(shown).text
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
    table.match.playing.play(Call.PASS)
    assert news(table)
    assert table.session.outcome is None
