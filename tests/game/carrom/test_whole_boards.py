"""Whole boards played by hands: by the mouse alone, and by the keys alone."""

from math import cos, radians, sin
from random import Random

import pygame
import pytest

from engines.core.contract import Seat
from game.board.ending import Ending
from game.desk import Desk
from game.scenes.carrom_table.painter import PULL_FULL, PULL_START
from game.settings import Seating
from physics.laws.chairs import on_base_line, on_board
from physics.laws.moves import Strike
from physics.laws.state import Phase
from tests.game.carrom.bot import choose
from tests.game.carrom.seat import CarromTable, lay

MOST = 150  # strikes of a board; it is over long before
SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL
POINTS = [(40, 10), (-50, 0), (0, 50), (35, -45), (-40, -40), (-40, 40), (0, -60), (60, 0)]


class Mouse:
    """Plays with the mouse alone."""

    def strike(self, table: CarromTable, strike: Strike) -> None:
        x, y = table.striker
        to_x, to_y = (c / 100 for c in on_base_line(table.state.chair, strike.x))
        table.press(table.on(x, y))
        for part in (0.5, 1.0):
            table.drag_to(table.on(x + (to_x - x) * part, y + (to_y - y) * part))
        table.release(table.on(to_x, to_y))
        x, y = table.striker
        length, ray = PULL_START + PULL_FULL * strike.power / 1000, radians(strike.angle / 100)
        end = table.on(x - length * cos(ray), y - length * sin(ray))
        back = on_board(table.state.chair, (0, -12))
        table.press(table.on(x, y))
        table.drag_to(table.on(x + back[0], y + back[1]))
        table.drag_to(end)
        table.release(end)

    def place(self, table: CarromTable) -> None:
        """Click about the middle until a man is put down, as refusals allow."""
        made = len(table.session.plies)
        for point in POINTS:
            table.click(table.on(*point))
            if len(table.session.plies) > made:
                return
        table.button("move 0")

    def go_on(self, table: CarromTable) -> None:
        table.answer("on")


class Keys:
    """Plays with the keyboard alone."""

    def strike(self, table: CarromTable, strike: Strike) -> None:
        hand, chair = table.hand, table.state.chair
        table.key(pygame.K_UP)
        for _ in range(abs(strike.x - hand.aim.x) // 200):
            here, there = hand.aim.x, strike.x
            ends = [table.on(*(c / 100 for c in on_base_line(chair, x))) for x in (here, there)]
            right = ends[1][0] > ends[0][0]
            table.key(pygame.K_RIGHT if right else pygame.K_LEFT, CTRL)
        turn = (strike.angle - hand.aim.angle + 18000) % 36000 - 18000
        down = table.on(0, 0)[1] > table.on(*(c / 100 for c in on_base_line(chair, 0)))[1]
        key = pygame.K_LEFT if (turn > 0) != down else pygame.K_RIGHT
        for _ in range(abs(turn) // 100):
            table.key(key)
        for _ in range(abs(turn) % 100 // 10):
            table.key(key, SHIFT)
        table.key(pygame.K_PAGEUP)
        table.key(pygame.K_SPACE)

    def place(self, table: CarromTable) -> None:
        table.key(pygame.K_RETURN)
        table.key(pygame.K_RETURN)

    def go_on(self, table: CarromTable) -> None:
        table.key(pygame.K_RETURN)


def play_a_board(table: CarromTable, player: Mouse | Keys, seed: int) -> int:
    """Play until the next board lies on the table, or the match is over; how many strikes."""
    chance, strikes = Random(seed), 0
    while table.session.outcome is None and table.state.board == 1 and strikes < MOST:
        table.wait(8000)
        made, phase = len(table.session.plies), table.state.phase
        if phase is Phase.PLACE:
            player.place(table)
        elif table.session.to_move is not Seat.NATURE:
            player.strike(table, choose(table.state, chance))
            strikes += 1
        assert len(table.session.plies) > made, table.refusal
    return strikes


@pytest.mark.parametrize(
    ("player", "seed", "seating"),
    [(Mouse(), 1, "fixed"), (Keys(), 2, "same-side"), (Keys(), 3, "opposite")],
)
def test_a_board_is_played_to_its_end(
    desk: Desk, player: Mouse | Keys, seed: int, seating: Seating
) -> None:
    table = lay(desk, seating, seed=seed)
    table.toss()
    assert play_a_board(table, player, seed) < MOST
    table.wait(8000)
    assert table.top is not table.match  # the card of the board, on its head for away
    player.go_on(table)
    assert table.state.board == 2
    assert table.state.phase is Phase.RACK
    player.strike(table, choose(table.state, Random(9)))
    assert table.state.phase is not Phase.RACK


def test_a_match_of_one_board_ends_with_its_result(desk: Desk) -> None:
    table = lay(desk, seed=4, boards=1)
    table.toss()
    assert play_a_board(table, Mouse(), 4) < MOST
    table.wait(8000)
    while table.session.outcome is None:  # level after it: one more
        player = Mouse()
        if table.shows(Ending):
            player.go_on(table)
        table.wait(4000)
        if table.state.phase is Phase.PLACE:
            player.place(table)
        elif table.session.to_move in {Seat.HOME, Seat.AWAY}:
            player.strike(table, choose(table.state, Random(5)))
        table.wait(8000)
    assert table.shows(Ending)
    assert max(table.session.outcome.score) > 0


def test_doubles_are_played_from_all_four_sides(desk: Desk) -> None:
    table = lay(desk, seed=5, doubles=True)
    table.toss()
    chance, chairs = Random(5), set()
    for _ in range(30):
        table.wait(8000)
        if table.shows(Ending):
            break
        if table.state.phase is Phase.PLACE:
            Mouse().place(table)
            continue
        chairs.add(table.state.chair)
        made = len(table.session.plies)
        Mouse().strike(table, choose(table.state, chance))
        assert len(table.session.plies) > made
    assert len(chairs) == 4
