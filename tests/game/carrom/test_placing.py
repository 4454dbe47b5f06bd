"""Men that come back, put down by the rival with mouse and keys."""

from math import dist

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from game.scenes.carrom_table.placing import by_itself
from physics.laws.chairs import Chair
from physics.laws.measures import Man
from physics.laws.moves import Call, Place, Settled, Strike
from physics.laws.places import can_stand, due_place
from physics.laws.state import Phase, State
from tests.game.board.table import LONG as A_WHILE
from tests.game.board.table import rounded
from tests.game.carrom.seat import CarromTable, lay


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    """Home has lost the striker with two men: away is to place them, a third is owed."""
    seat = lay(desk, seed=6)
    seat.toss()
    men = tuple(man for man in seat.state.men if man not in seat.state.men[1:3])
    sunk: list[object] = [Strike(0, 9000, 500), Settled(men, striker=True, touched=True)]
    for move in sunk:
        seat.match.playing.play(move)
        seat.match.playing.stage.timeline.skip()
    seat.wait(A_WHILE)
    assert (seat.state.phase, seat.state.to_place) == (Phase.PLACE, 2)
    return seat


def put_back(state: State) -> list[Man]:
    return [man for man in state.men if man.kind == "w"]


def test_a_click_on_an_open_place_puts_a_man_there(table: CarromTable) -> None:
    before = len(put_back(table.state))
    table.click(table.on(0, -64))
    (place,) = [p.move for p in table.session.plies if isinstance(p.move, Place)]
    assert dist((place.x, place.y), (0, -6400)) < 400
    assert len(put_back(table.state)) == before + 1


def test_a_click_on_a_closed_place_is_refused_with_its_clause(table: CarromTable) -> None:
    table.click(table.on(0, 0))
    assert table.refusal == "CR-4.5"
    assert table.state.to_place == 2


def test_who_waits_over_a_closed_place_is_told_why(table: CarromTable) -> None:
    table.move_to(table.on(0, 100))
    assert table.refusal == ""
    table.wait(1000)
    assert table.refusal == "CR-4.5"


def test_keys_put_a_man_where_it_goes_by_itself(table: CarromTable) -> None:
    table.key(pygame.K_RETURN)
    assert table.state.to_place == 2  # the first only shows the man
    table.key(pygame.K_RETURN)
    assert table.state.to_place == 1


def test_arrows_move_the_man_as_it_is_seen(table: CarromTable) -> None:
    table.key(pygame.K_RETURN)
    x, y = table.hand.at
    table.key(pygame.K_UP)
    table.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert table.hand.at == (x - 20, y + 200)


@pytest.mark.parametrize(("button", "call"), [("move 0", Call.AUTO), ("move 1", Call.NONE)])
def test_buttons_place_by_themselves_or_forgo(table: CarromTable, button: str, call: Call) -> None:
    table.button(button)
    assert table.session.plies[-1].move is call
    assert (table.state.phase is Phase.STRIKE) == (call is Call.NONE)


def test_the_keys_are_told_for_the_hand_that_has_them(table: CarromTable) -> None:
    assert "puts it down" in table.board.keys_told
    table.match.playing.play(Call.NONE)
    table.wait(A_WHILE)
    assert "Space strikes" in table.board.keys_told


@pytest.mark.parametrize("place", [(0, 120), (-300, 200), (360, -360)])
def test_beyond_the_outer_circle_no_man_is_put_either(
    table: CarromTable, place: tuple[float, float]
) -> None:
    table.move_to(table.on(*place))
    table.wait(600)
    assert table.refusal == "CR-4.5"
    table.move_to(table.on(place[0], place[1] - 5))
    assert table.refusal == ""
    table.click(table.on(*place))
    assert table.refusal == "CR-4.5"
    assert table.state.to_place == 2


def test_escape_with_the_button_down_puts_nothing_down(table: CarromTable) -> None:
    table.press(table.on(0, -64))
    table.key(pygame.K_ESCAPE)
    table.release(table.on(0, -64))
    assert table.state.to_place == 2
    assert table.top is table.match


def test_the_open_places_are_shown_before_anything_is_done(table: CarromTable) -> None:
    with_tint = table.picture()
    x, y = by_itself(table.state) or (0, 0)
    table.match.playing.hand = None
    at = rounded(table.on(x / 100, y / 100))
    assert with_tint.get_at(at) != table.picture().get_at(at)


def test_a_click_beside_a_place_as_narrow_as_a_point_is_taken_to_mean_it(
    table: CarromTable,
) -> None:
    x, y = by_itself(table.state) or (0, 0)
    assert not can_stand(table.state.men, (x + 30, y - 200))
    table.click(table.on(x / 100 + 0.3, y / 100 - 2))
    assert [ply.move for ply in table.session.plies if isinstance(ply.move, Place)] == [Place(x, y)]


@pytest.mark.clause("CR-4.5")
@pytest.mark.parametrize("chair", list(Chair))
def test_the_place_by_itself_points_away_from_whoever_strikes_next(chair: Chair) -> None:
    """Also if it is the bottom, the first of the chairs."""
    men = (Man("b", -6000, 0), Man("b", 0, 8000), Man("b", 20000, 20000))
    state = State(men, phase=Phase.PLACE, turn=Seat.AWAY, chair=Chair.TOP, next=chair, to_place=1)
    assert by_itself(state) == due_place(men, chair)
