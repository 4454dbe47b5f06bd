"""A pull held by the mouse, and made finer by keys, by the wheel and by Shift."""

import pygame
import pytest

from game.desk import Desk
from physics.laws.chairs import Chair
from physics.laws.moves import Strike
from tests.game.carrom.seat import CarromTable, lay
from tests.game.practice.seat import Seat

SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    """The side at the bottom breaks, and has pulled the striker back to half its power."""
    seat = lay(desk, seed=6)
    seat.toss()
    assert seat.state.chair is Chair.BOTTOM
    seat.pull(0, -69.65)
    return seat


def aim(table: CarromTable) -> Strike:
    strike: Strike = table.hand.aim.strike
    return strike


def struck(table: CarromTable) -> Strike:
    (strike,) = [ply.move for ply in table.session.plies if isinstance(ply.move, Strike)]
    return strike


def back(table: CarromTable, mm: float, pixels: tuple[float, float] = (0, 0)) -> None:
    """Hold the striker so many mm behind its place."""
    x, y = table.on(0, -252.6 - mm)
    table.drag_to((x + pixels[0], y + pixels[1]))


def scroll(table: CarromTable, notches: int) -> None:
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches))


def test_keys_change_the_aim_that_the_mouse_holds(table: CarromTable) -> None:
    before = aim(table)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RIGHT, SHIFT)
    table.key(pygame.K_UP, SHIFT)
    table.key(pygame.K_PAGEDOWN)
    led = aim(table)
    assert led == Strike(0, before.angle + 90, before.power - 49)
    table.release(table.on(0, -322.2))
    assert struck(table) == led


def test_a_small_move_after_a_key_goes_on_from_there(table: CarromTable) -> None:
    table.key(pygame.K_LEFT)
    table.key(pygame.K_PAGEUP)
    led = aim(table)
    back(table, 69.65, (0, 1))
    assert abs(aim(table).angle - led.angle) < 10
    assert 0 < aim(table).power - led.power < 20
    back(table, 69.65, (1, 0))
    assert 40 < abs(aim(table).angle - led.angle) < 150


def test_from_full_power_the_mouse_gives_way_at_once(table: CarromTable) -> None:
    back(table, 150)
    table.key(pygame.K_PAGEDOWN)
    assert aim(table).power == 950
    back(table, 146)
    assert aim(table).power == pytest.approx(907, abs=12)
    back(table, 200)
    assert aim(table).power == 1000


def test_pulled_back_into_the_striker_nothing_is_led_any_more(table: CarromTable) -> None:
    table.key(pygame.K_LEFT)
    table.key(pygame.K_PAGEUP)
    back(table, 10)
    assert not table.hand.aiming
    table.key(pygame.K_PAGEUP)  # there is nothing to be changed
    scroll(table, 1)
    assert not table.hand.aiming
    back(table, 69.65)
    assert aim(table).power == pytest.approx(500, abs=8)
    assert aim(table).angle == pytest.approx(9000, abs=60)


def test_the_wheel_turns_a_pull_by_tenths_of_a_degree(table: CarromTable) -> None:
    before = aim(table)
    scroll(table, 3)
    scroll(table, -1)
    assert aim(table) == Strike(0, before.angle + 20, before.power)


def test_the_wheel_turns_what_the_keys_aim(table: CarromTable) -> None:
    table.key(pygame.K_ESCAPE)
    table.release(table.on(0, -322))
    table.key(pygame.K_SPACE)
    before = aim(table)
    scroll(table, -4)
    assert aim(table) == Strike(0, before.angle - 40, 500)


def test_space_strikes_what_the_mouse_holds(table: CarromTable) -> None:
    held = aim(table)
    table.key(pygame.K_SPACE)
    assert struck(table) == held


def test_placing_by_keys_waits_while_the_mouse_pulls(table: CarromTable) -> None:
    before = aim(table)
    table.key(pygame.K_RIGHT, CTRL)
    table.key(pygame.K_COMMA)
    assert aim(table) == before


def test_keys_wait_while_the_striker_is_slid(table: CarromTable) -> None:
    table.key(pygame.K_ESCAPE)
    table.release(table.on(0, -322))
    table.pull(60, 0)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_SPACE)
    assert table.hand.deed == "slide"
    assert not table.hand.aiming


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The modifiers that are held down: the last one of these."""
    held = [0]
    monkeypatch.setattr(pygame.key, "get_mods", lambda: held[-1])
    return held


def test_shift_holds_the_power_while_the_pointer_goes_far_off(
    table: CarromTable, shift: list[int]
) -> None:
    power = aim(table).power
    shift.append(SHIFT)
    back(table, 160, (1, 0))
    assert aim(table).power == power
    assert abs(aim(table).angle - 9000) < 60
    shift.append(0)
    back(table, 161, (1, 0))
    assert aim(table).power == pytest.approx(power + 11, abs=12)  # it goes on from there


def test_shift_held_from_the_start_holds_nothing(desk: Desk, shift: list[int]) -> None:
    table = lay(desk, seed=6)
    table.toss()
    shift.append(SHIFT)
    table.pull(0, -69.65)
    assert aim(table).power == pytest.approx(500, abs=8)
    shift.append(0)
    back(table, 70)
    shift.append(SHIFT)
    back(table, 100)
    assert aim(table).power == pytest.approx(503, abs=12)


def test_on_the_practice_table_the_wheel_turns_a_pull_too(desk: Desk) -> None:
    seat = Seat(desk)
    seat.pull(4, -80, drop=False)
    before = seat.hand.aim.strike
    seat.feed(pygame.MOUSEWHEEL, x=0, y=3)
    seat.key(pygame.K_UP, mod=SHIFT)
    assert seat.hand.aim.strike == Strike(0, before.angle + 30, before.power + 1)
    seat.release(seat.on(4, -332))
    assert seat.doing.last is not None
    assert seat.doing.last.before.aim == Strike(0, before.angle + 30, before.power + 1)
