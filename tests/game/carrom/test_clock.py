"""A match against the clock: it runs while somebody may act, and calls time."""

import pygame
import pytest

from game.board.board import TimeLeft
from game.board.time_ring import draw_ring
from game.board.timeline import BANNER
from game.desk import Desk
from game.scenes.pause import Pause
from game.ui.dialog import Dialog
from physics.laws.moves import Call
from physics.laws.state import Phase
from tests.game.carrom.seat import CarromTable, lay
from tests.game.carrom.strokes import contents, told


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


def test_time_up_is_told(desk: Desk) -> None:
    table = timed(desk)
    while not calls(table):
        table.feed(ms=50)
    act = table.match.playing.stage.timeline.now
    assert act is not None
    assert (act.kind, act.what) == (BANNER, "Time is up for Ana")
    assert told(table) == [
        ("Time is up for Ana", "CR-7.4"),
        ("Ana has no man to give back and owes one due", "CR-4.4"),
    ]


def test_the_clock_waits_for_people_who_are_not_there(desk: Desk) -> None:
    table = timed(desk)
    table.wait(60_000)
    assert calls(table) == 2
    assert table.shows(Dialog)
    table.key(pygame.K_RETURN)
    assert not table.shows(Dialog)
    table.wait(9_000)
    assert calls(table) == 2
    table.wait(3_000)
    assert calls(table) == 3
    assert not table.shows(Dialog)


def test_whoever_touches_anything_is_there(desk: Desk) -> None:
    table = timed(desk)
    for _ in range(3):
        table.wait(13_000)
        table.move_to(table.on(0, 0))
    assert calls(table) == 3
    assert not table.shows(Dialog)


@pytest.mark.parametrize("back", ["focus", "click"])
def test_the_clock_stands_while_another_window_has_the_keyboard(desk: Desk, back: str) -> None:
    table = timed(desk)
    table.wait(2_000)
    table.feed(pygame.Event(pygame.WINDOWFOCUSLOST))
    seconds = table.match.playing.view.seconds
    table.wait(20_000)
    assert (calls(table), table.match.playing.view.seconds) == (0, seconds)
    assert not table.match.restless
    if back == "focus":
        table.feed(pygame.Event(pygame.WINDOWFOCUSGAINED))
    else:
        table.click(table.on(0, 0))
    table.wait(9_000)
    assert calls(table) == 1


def test_the_last_seconds_are_heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = timed(desk)
    heard: list[str] = []
    monkeypatch.setattr(desk.sound, "play", lambda name, *_: heard.append(name))
    table.wait(9_500)
    assert heard == ["knock"] * 5


def test_the_ring_warns_in_the_last_seconds(desk: Desk) -> None:
    look = desk.look

    def colours(seconds: int) -> set[str]:
        surface = pygame.Surface((200, 60))
        surface.fill(look.palette.cream)
        rect = draw_ring(surface, look, surface.get_rect(), TimeLeft(seconds, 20))
        assert surface.get_rect().contains(rect)
        top = (rect.centerx + look.px(4), rect.top + round(rect.height * 3.6 / 48))
        return {_name(look.palette, surface.get_at(top))}

    def _name(palette: object, colour: pygame.Color) -> str:
        names = ("accent", "refuse", "to_come")
        return min(names, key=lambda name: _far(pygame.Color(getattr(palette, name)), colour))

    def _far(one: pygame.Color, other: pygame.Color) -> int:
        return sum(abs(one[k] - other[k]) for k in range(3))

    assert colours(20) == colours(6) == {"accent"}
    assert colours(5) == {"refuse"}


def test_a_clock_that_runs_is_seen_in_the_panel(desk: Desk) -> None:
    table = timed(desk)
    table.wait(1_000)
    first = table.picture().get_buffer().raw
    assert contents(table).status.time == TimeLeft(9, 10)
    table.wait(1_000)
    assert table.picture().get_buffer().raw != first


def test_between_two_seconds_there_is_nothing_to_draw(desk: Desk) -> None:
    table = timed(desk)
    table.wait(2_000)
    restless, changed = [], []
    for _ in range(125):
        seconds = table.match.playing.view.seconds
        restless.append(table.match.restless)
        table.feed(ms=16)
        changed.append(table.match.playing.view.seconds != seconds)
    assert sum(changed) == 2
    assert all(there for there, new in zip(restless, changed, strict=True) if new)
    assert sum(restless) < 30
