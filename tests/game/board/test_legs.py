"""Legs, the end, and what comes after it."""

import pygame
import pytest

from engines.core.contract import Aside, Seat
from game.board.ending import Ending
from game.board.match import MatchScene
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk

CLOSING = "h12-h13-h14-h15"


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    return lay(make_desk())


def texts(table: Table) -> list[str]:
    session = table.session
    return [session.notation.write(ply.before, ply.move) for ply in session.plies]


def test_between_legs_a_card_tells_the_points_and_then_there_is_fresh_paper(table: Table) -> None:
    table.draw(CLOSING)
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    assert table.shows(Ending)
    assert table.match.playing.view.state.leg == 1
    table.key(pygame.K_RETURN)
    assert table.shows(MatchScene)
    view = table.match.playing.view
    assert view.state.leg == 2
    assert view.state.points == (3, 0)
    assert view.to_move is Seat.AWAY
    table.draw("h12-h11-h10-h9")
    assert texts(table)[-1] == "h12-h11-h10-h9"


def over(table: Table) -> None:
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)


@pytest.mark.parametrize(
    ("key", "names"), [("rematch", ("Ana", "Ion")), ("swapped", ("Ion", "Ana"))]
)
def test_a_rematch_begins_the_same_match_again(
    make_desk: MakeDesk, key: str, names: tuple[str, str]
) -> None:
    table = lay(make_desk(), "same-side", undo=True, legs=1, width=10)
    over(table)
    ending = table.top
    assert isinstance(ending, Ending)
    widget = ending.form.get(key)
    assert widget is not None
    table.click(widget.rect.center)
    again = table.top
    assert isinstance(again, MatchScene)
    assert again.sitting.names == names
    assert again.sitting.seating == "same-side"
    assert again.sitting.undo_allowed
    assert again.sitting.header.options == table.match.sitting.header.options
    assert not again.sitting.session.plies


def test_the_paper_can_be_looked_at_and_the_result_again(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    over(table)
    table.key(pygame.K_ESCAPE)
    assert table.shows(MatchScene)
    table.wait(200)
    assert table.shows(MatchScene), "it is told once"
    table.button("result")
    assert table.shows(Ending)


def test_the_start_screen_lets_go_of_the_file(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    over(table)
    ending = table.top
    assert isinstance(ending, Ending)
    widget = ending.form.get("leave")
    assert widget is not None
    table.click(widget.rect.center)
    assert not isinstance(table.top, MatchScene | Ending)
