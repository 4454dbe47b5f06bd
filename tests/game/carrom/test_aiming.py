"""Striking by mouse and by keys: where the striker stands, where it goes, and what does not."""

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from physics.laws.chairs import Chair
from physics.laws.measures import CIRCLE, REACH
from physics.laws.moves import Strike
from tests.game.carrom.seat import CarromTable, lay

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    """Before the break; the side at the bottom breaks."""
    seat = lay(desk, seed=6)
    seat.toss()
    assert seat.state.chair is Chair.BOTTOM
    return seat


def strikes(table: CarromTable) -> list[Strike]:
    return [ply.move for ply in table.session.plies if isinstance(ply.move, Strike)]


def test_the_striker_goes_away_from_the_pull_when_it_is_let_go(table: CarromTable) -> None:
    table.pull(0, -69.65)
    assert strikes(table) == []
    table.release(table.on(0, -252.6 - 69.65))
    (strike,) = strikes(table)
    assert strike.x == 0
    assert strike.power == pytest.approx(500, abs=8)
    assert strike.angle == pytest.approx(9000, abs=60)


def test_a_pull_beyond_full_power_is_full_power(table: CarromTable) -> None:
    table.strike(0, -150)
    assert strikes(table)[0].power == 1000


def test_a_pull_back_into_the_striker_comes_to_nothing(table: CarromTable) -> None:
    table.pull(0, -60)
    x, y = table.striker
    table.drag_to(table.on(x, y - 15))
    table.release(table.on(x, y - 15))
    assert strikes(table) == []
    assert not table.hand.aiming


def test_a_press_and_pull_are_one_event_away_from_the_striker(table: CarromTable) -> None:
    """Without a move of the mouse between them, what was never seen is not struck."""
    table.press(table.on(*table.striker))
    table.release(table.on(0, -340))
    assert strikes(table) == []


def test_letting_go_strikes_what_was_seen_last(table: CarromTable) -> None:
    table.pull(0, -60)
    seen = table.hand.aim.strike
    x, y = table.on(0, -312.6)
    table.release((x + 6, y - 3))
    assert strikes(table) == [seen]


def cancel_by(table: CarromTable, how: str) -> None:
    match how:
        case "right":
            table.press(table.on(0, -300), button=3)
        case "escape":
            table.key(pygame.K_ESCAPE)
        case "focus":
            table.feed(pygame.Event(pygame.WINDOWFOCUSLOST))


@pytest.mark.parametrize("how", ["right", "escape", "focus"])
def test_a_pull_can_be_cancelled(table: CarromTable, how: str) -> None:
    table.pull(0, -60)
    cancel_by(table, how)
    table.release(table.on(0, -312))
    assert strikes(table) == []
    assert table.top is table.match


def test_a_drag_along_the_line_places_the_striker(table: CarromTable) -> None:
    table.pull(100, 2)
    assert table.hand.deed == "slide"
    table.release(table.on(100, -250))
    assert table.hand.aim.x == pytest.approx(10000, abs=100)
    assert strikes(table) == []


@pytest.mark.parametrize("how", ["right", "escape", "focus"])
@pytest.mark.parametrize("start", [0, -90])
def test_a_drag_along_the_line_can_be_cancelled(table: CarromTable, how: str, start: float) -> None:
    """The striker goes back to where it stood before the button went down."""
    table.press(table.on(start, -252.6))
    table.drag_to(table.on(start + 60, -252.6))
    table.drag_to(table.on(198, -252.6))
    assert table.refusal == "CR-2.1"
    cancel_by(table, how)
    assert table.hand.aim.x == 0
    assert table.refusal == ""
    table.release(table.on(198, -252.6))
    assert table.hand.aim.x == 0
    assert table.top is table.match


def test_a_slide_that_clearly_leaves_the_line_aims_from_where_it_began(table: CarromTable) -> None:
    table.pull(80, -8)
    assert table.hand.deed == "slide"
    table.drag_to(table.on(80, -252.6 - 30))
    assert table.hand.deed == "slide"
    table.drag_to(table.on(80, -252.6 - 45))
    assert table.hand.deed == "pull"
    assert table.hand.aim.x == 0
    table.drag_to(table.on(80, -252.6 - 4))  # and then round: a flat pull
    table.release(table.on(80, -252.6 - 4))
    (strike,) = strikes(table)
    assert strike.angle == pytest.approx(18000 - 286, abs=80)
    assert strike.power > 500


def test_a_pull_begins_where_a_press_has_brought_the_striker(table: CarromTable) -> None:
    table.press(table.on(-120, -250))
    table.drag_to(table.on(-60, -252.6))
    table.drag_to(table.on(-110, -252.6 - 60))
    assert table.hand.deed == "pull"
    assert table.hand.aim.x == pytest.approx(-12000, abs=100)


def test_a_press_on_the_line_brings_the_striker_there(table: CarromTable) -> None:
    table.click(table.on(-120, -250))
    assert table.hand.aim.x == pytest.approx(-12000, abs=100)


@pytest.mark.parametrize(
    ("x", "stands"), [(186, REACH), (207, CIRCLE), (216, CIRCLE), (-260, -CIRCLE)]
)
def test_the_striker_snaps_to_the_end_of_the_line_or_its_circle(
    table: CarromTable, x: float, stands: int
) -> None:
    table.pull(150, 0)
    table.drag_to(table.on(x, -252.6))
    assert table.hand.aim.x == stands
    assert table.refusal == ""
    table.release(table.on(x, -252.6))
    assert table.refusal == ""


def test_partly_on_a_circle_is_refused_with_its_clause(table: CarromTable) -> None:
    table.pull(150, 0)
    table.drag_to(table.on(198, -252.6))
    assert table.refusal == "CR-2.1"


def test_keys_turn_and_harden_and_strike(table: CarromTable) -> None:
    table.key(pygame.K_SPACE)
    assert strikes(table) == []  # the first only shows what would be struck
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT, SHIFT)
    table.key(pygame.K_PAGEUP)
    table.key(pygame.K_RIGHT, CTRL)
    table.key(pygame.K_SPACE)
    assert strikes(table) == [Strike(200, 9110, 550)]


def test_escape_puts_the_aim_of_the_keys_away_and_then_opens_the_pause(table: CarromTable) -> None:
    table.key(pygame.K_UP)
    assert table.hand.aiming
    table.key(pygame.K_ESCAPE)
    assert not table.hand.aiming
    assert table.top is table.match
    table.key(pygame.K_ESCAPE)
    assert table.top is not table.match


def test_keys_step_from_the_line_to_the_circle_and_no_further(table: CarromTable) -> None:
    for _ in range(120):
        table.key(pygame.K_RIGHT, CTRL)
    assert table.hand.aim.x == CIRCLE
    assert table.refusal == "CR-2.1"


def test_forward_only_is_told_while_aiming_and_nothing_is_struck(desk: Desk) -> None:
    table = lay(desk, seed=6, forward_only=True)
    table.toss()
    table.pull(0, -30)
    table.drag_to(table.on(0, -150))
    assert table.refusal == "CR-2.2"
    table.release(table.on(0, -150))
    assert strikes(table) == []


def test_a_board_that_turns_stays_turned_while_the_men_glide(desk: Desk) -> None:
    table = lay(desk, "same-side", seed=1)
    table.toss()
    assert table.state.turn is Seat.AWAY
    assert table.match.facing.turns == 2
    table.pull(0, 60)
    table.release(table.on(0, 252.6 + 60))
    table.wait(300)
    assert table.match.playing.stage.busy
    assert table.match.facing.turns == 2
