"""The rack before the break, turned by its men, by wheel, keys and buttons (CR-1.4)."""

from math import cos, radians, sin

import pygame
import pytest

from game.desk import Desk
from physics.laws.chairs import Chair
from physics.laws.moves import Rack, Strike
from physics.laws.rack import rack
from physics.laws.state import Phase
from tests.game.carrom.seat import CarromTable, lay

SHIFT = pygame.KMOD_SHIFT


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    """Before the break; the side at the bottom breaks."""
    seat = lay(desk, seed=6)
    seat.toss()
    assert seat.state.chair is Chair.BOTTOM
    return seat


def ray(table: CarromTable, degrees: float, mm: float = 63.6) -> tuple[float, float]:
    """The pixel in a direction from the middle."""
    return table.on(mm * cos(radians(degrees)), mm * sin(radians(degrees)))


def turn(table: CarromTable, start: float, end: float) -> None:
    """Take a man of the rack and turn it, without letting go."""
    table.move_to(ray(table, start))
    table.press(ray(table, start))
    for part in (0.3, 0.7, 1.0):
        table.drag_to(ray(table, start + part * (end - start), 90))


def racks(table: CarromTable) -> list[int]:
    return [ply.move.degrees for ply in table.session.plies if isinstance(ply.move, Rack)]


@pytest.mark.parametrize(
    ("start", "end", "turned"), [(30, 67, 37), (150, 141, 351), (170, 200, 30)]
)
def test_the_rack_is_turned_by_one_of_its_men(
    table: CarromTable, start: float, end: float, turned: int
) -> None:
    turn(table, start, end)
    assert racks(table) == []
    table.release(ray(table, end, 90))
    (degrees,) = racks(table)
    assert degrees == pytest.approx(turned, abs=1)
    assert table.state.men == rack(Chair.BOTTOM, degrees)


def test_the_turning_is_seen_and_the_next_one_goes_on_from_it(table: CarromTable) -> None:
    still = table.picture()
    turn(table, 30, 50)
    turned = table.picture()
    middle = pygame.Rect(0, 0, 60, 60)
    middle.center = table.board.rect.center
    views = [view.subsurface(middle).copy().get_buffer().raw for view in (still, turned)]
    assert views[0] != views[1]
    table.release(ray(table, 50, 90))
    turn(table, 50, 60)
    table.release(ray(table, 60, 90))
    assert racks(table) == [pytest.approx(20, abs=1), pytest.approx(30, abs=2)]


@pytest.mark.parametrize("how", ["escape", "right", "focus"])
def test_turning_can_be_cancelled(table: CarromTable, how: str) -> None:
    before = table.state.men
    turn(table, 30, 80)
    match how:
        case "escape":
            table.key(pygame.K_ESCAPE)
        case "right":
            table.press(ray(table, 80), button=3)
        case _:
            table.feed(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.release(ray(table, 80, 90))
    assert racks(table) == []
    assert table.state.men == before
    assert table.hand.turning is None
    assert table.top is table.match


def test_a_click_on_the_rack_turns_nothing(table: CarromTable) -> None:
    table.click(ray(table, 30))
    table.click(table.on(2, 3))
    assert racks(table) == []


def test_the_queen_is_no_handle(table: CarromTable) -> None:
    table.press(table.on(2, 3))
    table.drag_to(table.on(60, 60))
    table.release(table.on(60, 60))
    assert racks(table) == []


def test_the_wheel_and_the_buttons_turn_the_rack(table: CarromTable) -> None:
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    table.button("move 1")
    assert racks(table) == [5, 350]
    assert table.state.phase is Phase.RACK


def test_the_wheel_with_shift_turns_it_by_a_degree(
    table: CarromTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.key, "get_mods", lambda: SHIFT)
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert racks(table) == [358]


def test_keys_turn_the_rack(table: CarromTable) -> None:
    table.key(pygame.K_COMMA)
    table.key(pygame.K_LEFTBRACKET, SHIFT)
    table.key(pygame.K_PERIOD, SHIFT)
    table.key(pygame.K_RIGHTBRACKET)
    assert racks(table) == [5, 6, 5, 0]
    assert "turn the rack" in table.board.keys_told


def test_the_striker_stays_as_it_is_while_the_rack_is_turned(table: CarromTable) -> None:
    table.click(table.on(100, -252))
    table.key(pygame.K_LEFT)
    before = table.hand.aim.strike
    table.key(pygame.K_COMMA)
    assert table.hand.aim.strike == before
    assert table.hand.aiming
    table.key(pygame.K_SPACE)
    assert [p.move for p in table.session.plies if isinstance(p.move, Strike)] == [before]


def test_once_the_rack_is_broken_it_cannot_be_turned(table: CarromTable) -> None:
    table.strike(0, -150)
    assert table.state.phase is not Phase.RACK
    before = len(table.session.plies)
    table.key(pygame.K_COMMA)
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert len(table.session.plies) == before
    assert not isinstance(table.session.plies[-1].move, Strike)
