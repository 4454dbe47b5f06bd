"""Whole games played by hands: by the mouse, by drags, and by the keys alone."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.figurine_football.field import name_of
from engines.figurine_football.moves import Aim, Call, Play
from game.board.ending import Ending
from game.board.opening import resume_match
from game.desk import Desk
from game.hands.cursor import neighbour, step
from game.scenes.figurine.curtain import Curtain
from game.ui.dialog import Dialog
from tests.game.board.table import ENDLESS, to
from tests.game.figurine.seat import FigurineTable, lay

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
MOST = 160  # moves; a leg of one goal is over before
Spots = tuple[int, ...]


class Mouse:
    """Clicks from place to place."""

    def make(self, table: FigurineTable, spots: Spots) -> None:
        for spot in spots[len(table.hand.touched) :]:
            self.touch(table, spot)

    def touch(self, table: FigurineTable, spot: int) -> None:
        table.click(table.board.place(spot))

    def stay(self, table: FigurineTable, spot: int) -> None:
        """Leave it at a pass to a mate from whom the ball could go on."""
        table.click(table.board.place(spot))

    def press(self, table: FigurineTable, key: str) -> None:
        table.button(key)

    def answer(self, table: FigurineTable, key: str) -> None:
        table.answer(key)


class Drags(Mouse):
    """Carries from place to place."""

    def make(self, table: FigurineTable, spots: Spots) -> None:
        held = len(table.hand.touched)
        if held == 0 and len(spots) == 1:
            super().make(table, spots)
            return
        for start, end in pairwise(spots):
            if held > 1:
                held -= 1
            elif start == end:
                self.touch(table, end)
            else:
                table.carry(table.board.place(start), table.board.place(end))


class Keys(Mouse):
    """Moves a finger over the offers."""

    def touch(self, table: FigurineTable, spot: int) -> None:
        self._go(table, spot)
        table.key(pygame.K_RETURN)

    def stay(self, table: FigurineTable, spot: int) -> None:
        if table.hand.cursor != spot:
            self._look(table, spot)
        table.key(pygame.K_RETURN)

    def _go(self, table: FigurineTable, spot: int) -> None:
        """Go from offer to offer, as someone does who looks at the screen."""
        offers = table.hand.picker.offers()
        assert spot in offers
        if table.hand.cursor not in offers:
            table.key(pygame.K_LEFT)
        place = table.board.place
        ways = paths(table.hand.cursor, lambda at, way: step(place(at), way, offers, place))
        for key in ways.get(spot, ()):
            table.key(key)
        if spot not in ways:
            self._look(table, spot)

    def _look(self, table: FigurineTable, spot: int) -> None:
        """Go from square to square, which Shift does, to what lies aside of all arrows."""
        places, place = table.board.places(), table.board.place
        ways = paths(table.hand.cursor, lambda at, way: neighbour(place(at), way, places, place))
        for key in ways[spot]:
            table.key(key, pygame.KMOD_SHIFT)

    def press(self, table: FigurineTable, key: str) -> None:
        to(table, key)
        table.key(pygame.K_RETURN)

    def answer(self, table: FigurineTable, key: str) -> None:
        while table.top.form.focused != key:
            table.key(pygame.K_TAB)
        table.key(pygame.K_RETURN)


def paths(
    start: int, step_to: Callable[[int, tuple[int, int]], int | None]
) -> dict[int, list[int]]:
    """The arrows that lead from a place to each that can be come to."""
    ways: dict[int, list[int]] = {start: []}
    queue = [start]
    for here in queue:
        for key, way in ARROWS.items():
            there = step_to(here, way)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return ways


def choose(table: FigurineTable, chance: Random) -> Any:  # noqa: ANN401 - a move
    """A move that gets on: goals first, then tackles, then sends towards the goal."""
    rules, notation, state = table.session.rules, table.session.notation, table.session.state
    moves = sorted(rules.legal_moves(state), key=lambda move: notation.write(state, move))
    goal = "14" if rules.to_move(state) is Seat.HOME else "0"
    shots = [m for m in moves if notation.write(state, m).endswith((f"*d{goal}", f"*f{goal}"))]
    shots = shots or [m for m in moves if notation.write(state, m).endswith(f"*e{goal}")]
    if shots and chance.random() < 0.8:
        return chance.choice(shots)
    plays = [m for m in moves if isinstance(m, Play)]
    rows = [m for m in plays if m.first != 255]
    if rows and chance.random() < 0.6:
        ahead = 1 if rules.to_move(state) is Seat.HOME else -1
        return max(rows, key=lambda m: (ahead * (m.first // 9), chance.random()))
    return chance.choice(plays if plays and chance.random() < 0.5 else moves)


def play(table: FigurineTable, player: Mouse, seed: int, most: int = MOST) -> int:
    """Play until the match is over, or as long as it takes to have seen much; how many moves."""
    chance, moves = Random(seed), 0
    table.settle()
    while table.session.outcome is None and moves < most:
        move, made = choose(table, chance), len(table.session.plies)
        if isinstance(move, Aim):
            assert table.shows(Curtain)
            for key in ("on", name_of(move.target)[0], "on"):
                player.answer(table, key)
        elif isinstance(move, Call):
            label = table.board.label(table.session.state, move)
            player.press(table, table.choice(label))
        else:
            spots = table.session.notation.spots(move)
            player.make(table, spots)
            if made == len(table.session.plies) and not table.shows(Dialog):
                player.stay(table, spots[-1])
        if table.shows(Dialog):
            player.answer(table, "yes")
        done = [ply.move for ply in table.session.plies[made:]]
        assert move in done, (move, table.hand.touched, table.refusal)
        moves += 1
        table.settle()
        if table.match.playing.stage.interval is not None:
            table.feed()
            player.answer(table, "on")
            table.settle()
    return moves


@pytest.mark.parametrize("player", [Mouse(), Drags(), Keys()])
@pytest.mark.parametrize("options", [{"goals": 1}, {"goals": 2, "start": "forward", "legs": 1}])
def test_a_match_is_played(desk: Desk, player: Mouse, options: dict[str, Any]) -> None:
    table = lay(desk, seed=5, **options)
    moves = play(table, player, 7)
    if table.session.outcome is None:
        assert moves == MOST
        return
    table.wait(ENDLESS)
    assert table.shows(Ending)


def test_moves_are_taken_back_and_made_again(desk: Desk) -> None:
    table = lay(desk, seed=8, undo=True)
    play(table, Mouse(), 3, 25)
    texts = table.texts
    for _ in range(12):
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.texts) < len(texts)
    for _ in range(12):
        table.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.texts == texts


def test_a_match_is_resumed_as_it_stood(desk: Desk) -> None:
    table = lay(desk, seed=8)
    play(table, Mouse(), 4, 40)
    recorder = table.match.sitting.recorder
    assert recorder is not None
    table.match.close()
    again = FigurineTable(resume_match(desk, recorder.path))
    again.settle()
    assert again.texts == table.texts
    assert again.session.state == table.session.state
    assert not again.match.sitting.notices
