"""Whole games played by hands in all modes: by the mouse, by drags, and by the keys alone."""

from random import Random
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from game.board.ending import Ending
from game.board.opening import resume_match
from game.desk import Desk
from game.ui.dialog import Dialog
from tests.game.board.table import ENDLESS, to
from tests.game.chess.seat import ChessTable, lay

MOST = 150  # moves; a game to one goal is over before
Spots = tuple[int, ...]


class Mouse:
    """Clicks from place to place."""

    def make(self, table: ChessTable, spots: Spots) -> None:
        """Touch the places; a change that has one free square is made before the last."""
        for spot in spots[len(table.hand.touched) :]:
            self.touch(table, spot)
            if table.session.notation.spots(table.session.plies[-1].move) == spots:
                return

    def touch(self, table: ChessTable, spot: int) -> None:
        table.click(table.board.place(spot))

    def press(self, table: ChessTable, key: str) -> None:
        table.button(key)

    def agree(self, table: ChessTable) -> None:
        table.answer("yes")


class Drags(Mouse):
    """Carries from place to place."""

    def make(self, table: ChessTable, spots: Spots) -> None:
        if len(spots) < 2:
            super().make(table, spots)
            return
        made = len(table.session.plies)
        ball = table.seen.ball if table.board.reading.takers(table.session.state) else None
        over = table.board.painter.at.to_pixel(ball) if ball is not None else None
        table.carry(table.board.place(spots[0]), table.board.place(spots[1]), over)
        if len(spots) > 2 and made == len(table.session.plies):
            table.click(table.board.place(spots[2]))


class Keys(Mouse):
    """Moves a finger over the offers."""

    def touch(self, table: ChessTable, spot: int) -> None:
        self._go(table, spot)
        table.key(pygame.K_RETURN)

    def _go(self, table: ChessTable, spot: int) -> None:
        """Search the offers by arrows, as someone does who looks at the screen."""
        assert spot in table.hand.picker.offers()
        chance = Random(spot)
        arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
        for _ in range(400):
            if table.hand.cursor == spot:
                return
            here = (
                table.hand._finger()
                if table.hand.cursor is None
                else table.board.place(table.hand.cursor)
            )
            there = table.board.place(spot)
            dx, dy = there[0] - here[0], there[1] - here[1]
            across = pygame.K_RIGHT if dx > 0 else pygame.K_LEFT
            down = pygame.K_DOWN if dy > 0 else pygame.K_UP
            key = across if abs(dx) > abs(dy) else down
            table.key(key if chance.random() < 0.7 else chance.choice(arrows))
        raise AssertionError(f"the finger does not come to {spot}")

    def press(self, table: ChessTable, key: str) -> None:
        to(table, key)
        table.key(pygame.K_RETURN)

    def agree(self, table: ChessTable) -> None:
        while table.top.form.focused != "yes":
            table.key(pygame.K_TAB)
        table.key(pygame.K_RETURN)


def choose(table: ChessTable, chance: Random) -> Any:  # noqa: ANN401 - a move
    """A move that gets on: goals before sends, sends towards the goal before others."""
    rules, notation, state = table.session.rules, table.session.notation, table.session.state
    moves = sorted(rules.legal_moves(state), key=lambda move: notation.write(state, move))
    texts = {notation.write(state, move): move for move in moves}
    if "default" in texts and chance.random() < 0.8:
        return texts["default"]
    goal = "13" if rules.to_move(state) is Seat.HOME else "0"
    shots = [m for t, m in texts.items() if t.endswith((f"*d{goal}", f"*e{goal}"))]
    return chance.choice(shots or [m for t, m in texts.items() if not t.startswith("touch")])


def play(table: ChessTable, player: Mouse, seed: int, most: int = MOST) -> int:
    """Play until the match is over, or as long as it takes to have seen much; how many moves."""
    chance, moves = Random(seed), 0
    table.settle()
    while table.session.outcome is None and moves < most:
        move = choose(table, chance)
        made = [ply.move for ply in table.session.plies]
        spots = table.session.notation.spots(move)
        if spots:
            player.make(table, spots)
        else:
            label = table.board.label(table.session.state, move)
            player.press(table, table.choice(label))
        if table.shows(Dialog):
            player.agree(table)
        done = [ply.move for ply in table.session.plies[len(made) :]]
        text = table.session.notation.write(table.session.plies[-1].before, move)
        assert move in done, (text, table.hand.touched, table.refusal)
        moves += 1
        table.settle()
        if table.match.playing.stage.interval is not None:
            table.feed()
            table.answer("on")
    return moves


@pytest.mark.parametrize(
    ("player", "options"),
    [
        (Mouse(), {"mode": "junior", "goals": 1}),
        (Drags(), {"mode": "junior", "goals": 1}),
        (Keys(), {"mode": "junior", "goals": 1}),
        (Mouse(), {"goals": 1}),
        (Drags(), {"goals": 1, "placing_seconds": 0}),
        (Keys(), {"goals": 1, "placing_seconds": 0}),
        (Mouse(), {"mode": "master"}),
        (Drags(), {"mode": "master"}),
        (Keys(), {"mode": "master"}),
    ],
)
def test_a_match_is_played(desk: Desk, player: Mouse, options: dict[str, Any]) -> None:
    table = lay(desk, seed=5, **options)
    moves = play(table, player, 7)
    if table.session.outcome is None:
        assert moves == MOST
        return
    table.wait(ENDLESS)
    assert table.shows(Ending)


@pytest.mark.parametrize("mode", ["junior", "senior"])
def test_moves_are_taken_back_and_made_again(desk: Desk, mode: str) -> None:
    table = lay(desk, seed=8, undo=True, mode=mode)
    play(table, Mouse(), 3, 25)
    texts = table.texts
    for _ in range(12):
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.texts) < len(texts)
    for _ in range(12):
        table.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.texts == texts


@pytest.mark.parametrize("mode", ["junior", "senior", "master"])
def test_a_match_is_resumed_as_it_stood(desk: Desk, mode: str) -> None:
    table = lay(desk, seed=8, mode=mode)
    play(table, Mouse(), 4, 40)
    recorder = table.match.sitting.recorder
    assert recorder is not None
    table.match.close()
    again = ChessTable(resume_match(desk, recorder.path))
    again.settle()
    assert again.texts == table.texts
    assert again.session.state == table.session.state
    assert not again.match.sitting.notices
