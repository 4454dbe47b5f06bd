"""A match against the clock: it runs while somebody may act, and calls time."""

import pygame

from game.desk import Desk
from game.scenes.pause import Pause
from physics.laws.moves import Call
from physics.laws.state import Phase
from tests.game.carrom.seat import CarromTable, lay


def timed(desk: Desk) -> CarromTable:
    """Ten seconds a stroke, before the break."""
    table = lay(desk, seed=6, turn_seconds=10)
    while table.state.phase is not Phase.RACK or table.match.playing.stage.busy:
        table.feed(ms=50)
    return table


def calls(table: CarromTable) -> int:
    return sum(ply.move is Call.TIME_UP for ply in table.session.plies)


def test_time_is_called_once_it_is_up(desk: Desk) -> None:
    table = timed(desk)
    table.wait(9_000)
    assert calls(table) == 0
    assert 1 <= table.match.playing.view.seconds <= 2
    table.wait(2_000)
    assert calls(table) == 1
    assert table.state.owed[0] == 1


def test_turning_the_rack_wins_no_time(desk: Desk) -> None:
    table = timed(desk)
    table.wait(6_000)
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    table.wait(5_000)
    assert calls(table) == 1


def test_a_strike_stops_the_clock_and_the_next_turn_begins_anew(desk: Desk) -> None:
    table = timed(desk)
    table.wait(8_000)
    table.pull(0, -60)
    table.release(table.on(0, -312.6))
    while table.match.playing.stage.busy or not table.match.playing.ready:
        table.feed(ms=50)
    table.wait(5_000)
    assert calls(table) == 0


def test_the_clock_stands_still_under_the_pause_menu(desk: Desk) -> None:
    table = timed(desk)
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause)
    table.wait(20_000)
    assert calls(table) == 0


def test_there_is_no_clock_unless_it_was_agreed(desk: Desk) -> None:
    table = lay(desk, seed=6)
    table.toss()
    table.wait(30_000)
    assert calls(table) == 0
    assert table.match.playing.view.seconds == 0
    assert not table.match.clock.runs
