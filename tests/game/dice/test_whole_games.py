"""Whole games played by hands: by clicks, by drags and by the keys alone."""

from random import Random
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import SQUARES
from engines.dice_football.moves import Pass, Roll
from engines.dice_football.state import Phase
from game.board.ending import Ending
from game.board.opening import resume_match
from game.desk import Desk
from game.scenes.dice_football import CLOTH
from game.ui.dialog import Dialog
from tests.game.board.table import ENDLESS, to
from tests.game.dice.seat import DiceTable, lay

MOST = 900  # moves; any of these games is over before
CALLS = 0.15  # of the chances to call a keeper
Spots = tuple[int, ...]


class Mouse:
    """Clicks from place to place."""

    def make(self, table: DiceTable, spots: Spots) -> None:
        """Touch the places that are not held already."""
        for spot in spots[len(table.hand.touched) :]:
            self.touch(table, spot)

    def touch(self, table: DiceTable, spot: int) -> None:
        table.click(table.board.place(spot))

    def throw(self, table: DiceTable, face: int) -> None:
        """On the cloth, or with the button; a die of one's own is told by its picture."""
        if table.board.own_dice:
            table.click(table.face(face))
        elif len(table.faces) % 2:
            table.button("tool roll")
        else:
            table.click(table.cloth)

    def press(self, table: DiceTable, key: str) -> None:
        table.button(key)

    def answer(self, table: DiceTable, key: str) -> None:
        table.answer(key)


class Drags(Mouse):
    """Carries from place to place."""

    def make(self, table: DiceTable, spots: Spots) -> None:
        if len(spots) == 1:
            super().make(table, spots)
        else:
            table.carry(*(table.board.place(spot) for spot in spots))


class Keys(Mouse):
    """Moves a finger over the offers, and throws with the space bar."""

    def touch(self, table: DiceTable, spot: int) -> None:
        self._go(table, spot)
        table.key(pygame.K_RETURN)

    def throw(self, table: DiceTable, face: int) -> None:
        if table.board.own_dice:
            table.key(pygame.K_0 + face)
        else:
            table.key(pygame.K_SPACE)

    def _go(self, table: DiceTable, spot: int) -> None:
        """Search the offers by arrows, as someone does who looks at the screen."""
        assert spot in table.hand.picker.offers()
        chance = Random(spot)
        arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
        for _ in range(400):
            cursor = table.hand.cursor
            if cursor == spot:
                return
            here = table.hand._finger() if cursor is None else table.board.place(cursor)
            there = table.board.place(spot)
            dx, dy = there[0] - here[0], there[1] - here[1]
            across = pygame.K_RIGHT if dx > 0 else pygame.K_LEFT
            down = pygame.K_DOWN if dy > 0 else pygame.K_UP
            key = across if abs(dx) > abs(dy) else down
            table.key(key if chance.random() < 0.7 else chance.choice(arrows))
        raise AssertionError(f"the finger does not come to {spot}")

    def press(self, table: DiceTable, key: str) -> None:
        to(table, key)
        table.key(pygame.K_RETURN)

    def answer(self, table: DiceTable, key: str) -> None:
        while table.top.form.focused != key:
            table.key(pygame.K_TAB)
        table.key(pygame.K_RETURN)


class Playing:
    """Two people at a table who play on until the match is over."""

    def __init__(self, table: DiceTable, hands: Mouse, seed: int) -> None:
        self.table = table
        self.hands = hands
        self.chance = Random(seed)

    def on(self, most: int = MOST) -> None:
        """As many moves as that, or fewer if the match ends before."""
        self.table.settle()
        for _ in range(most):
            if self.table.session.outcome is not None:
                return
            self._one()
            self.table.settle()
            if self.table.match.playing.stage.interval is not None:
                self.table.feed()
                self.hands.answer(self.table, "on")

    def _one(self) -> None:
        """A throw, a call or a move, by hands."""
        table = self.table
        if table.throws:
            self._throw()
            return
        move = self._choose()
        made = len(table.session.plies)
        if spots := table.session.notation.spots(move):
            self.hands.make(table, spots)
        else:
            label = table.board.label(table.state, move)
            self.hands.press(table, table.choice(label))
        if table.shows(Dialog):
            self.hands.answer(table, "yes")
        assert len(table.session.plies) > made, (table.hand.touched, spots, table.refusal)
        assert table.session.plies[made].move == move

    def _throw(self) -> None:
        table, made = self.table, len(self.table.session.plies)
        calls = [choice for choice in table.match.playing.choices if "Portero" in choice.label]
        if calls and self.chance.random() < CALLS:
            call = self.chance.choice(calls)
            self.hands.press(table, call.key)
            assert table.session.plies[made].move == call.move
            return
        face = self._face()
        self.hands.throw(table, face)
        move = table.session.plies[made].move
        assert isinstance(move, Roll)
        assert move.face == face or not table.board.own_dice

    def _face(self) -> int:
        """What a die of their own shows."""
        return self.chance.randint(1, 6)

    def _choose(self) -> Any:  # noqa: ANN401 - a move
        """Goals before all else, and any other move."""
        table = self.table
        write, state = table.session.notation.write, table.state
        moves = {write(state, move): move for move in table.session.rules.legal_moves(state)}
        shots = [text for text in moves if text.endswith("goal")]
        return moves[self.chance.choice(shots or sorted(moves))]


class Fouling(Playing):
    """People whose own dice show the same face twice running, and who keep the ball behind."""

    def _face(self) -> int:
        state = self.table.state
        if state.phase in {Phase.DRAW, Phase.SHOOT_OUT}:
            return super()._face()
        return state.last_face or self.chance.choice((3, 4, 5))

    def _choose(self) -> Any:  # noqa: ANN401 - a move
        """A pass into the own half where there is one."""
        table = self.table
        write, state = table.session.notation.write, table.state
        back = [
            move
            for move in table.session.rules.legal_moves(state)
            if isinstance(move, Pass) and (move.target < SQUARES // 2) == (state.turn is Seat.HOME)
        ]
        return min(back, key=lambda move: write(state, move)) if back else super()._choose()


HANDS = [Mouse(), Drags(), Keys()]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(
    "options",
    [
        {"rolls": 15, "level": "extra", "own_dice": True},
        {"rolls": 8, "level": "penalties"},
        {"rolls": 8, "level": "draw", "placing": "free"},
    ],
)
def test_a_match_is_played_to_its_end(desk: Desk, hands: Mouse, options: dict[str, Any]) -> None:
    table = lay(desk, seed=5, **options)
    Playing(table, hands, 7).on()
    assert table.session.outcome is not None
    table.wait(ENDLESS)
    assert table.shows(Ending)


@pytest.mark.parametrize("hands", HANDS)
def test_a_level_match_goes_through_extra_time_to_the_shoot_out(desk: Desk, hands: Mouse) -> None:
    """With dice of their own two players do not score, and then one misses."""
    table = lay(desk, rolls=2, level="extra", own_dice=True)
    playing = Playing(table, hands, 7)
    halves = set()
    while table.phase != "shoot-out":
        table.settle()
        halves.add(table.state.match.half)
        assert table.session.outcome is None
        if table.phase == "draw":
            hands.throw(table, 2 if table.state.draw[0] else 5)
        elif table.throws:
            hands.throw(table, 1)
        else:
            playing._one()
        table.settle()
        if table.match.playing.stage.interval is not None:
            table.feed()
            hands.answer(table, "on")
    assert halves == {1, 2, 3}
    while table.session.outcome is None:
        hands.throw(table, 1 + 5 * table.state.turn)
        table.settle()
    assert table.session.outcome.winner == 1
    assert table.session.outcome.clause == "DF-3.4"
    table.wait(ENDLESS)
    assert table.shows(Ending)


def test_undo_and_redo_throw_the_same_faces(desk: Desk) -> None:
    table = lay(desk, seed=8, undo=True, rolls=200)
    Playing(table, Mouse(), 3).on(40)
    texts, faces = table.texts, table.faces
    for _ in range(15):
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.texts) < len(texts) - 15
    for _ in range(15):
        table.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.texts == texts
    assert table.faces == faces


def test_what_was_taken_back_and_is_thrown_anew_falls_the_same(desk: Desk) -> None:
    table = lay(desk, seed=8, undo=True, rolls=200)
    Playing(table, Mouse(), 3).on(40)
    plies, faces = list(table.session.plies), table.faces
    for _ in range(15):
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    while len(table.session.plies) < len(plies):
        table.settle()
        ply = plies[len(table.session.plies)]
        if isinstance(ply.move, Roll):
            table.click(table.cloth)
        else:
            table.match.playing.play(ply.move, ply.seat)
    assert table.faces == faces


PHASES = {phase.word for phase in Phase if phase is not Phase.OVER}


def test_a_match_is_resumed_as_it_stood_in_every_phase(desk: Desk) -> None:
    """Closed and opened again wherever a phase comes up for the first time."""
    seen: set[str] = set()
    for seed in range(12):
        free = "free" if seed == 0 else "default"
        table = lay(desk, seed=seed, rolls=9, placing=free, level="penalties", own_dice=True)
        playing = Fouling(table, Mouse(), seed)
        while table.session.outcome is None and seen != PHASES:
            playing.on(1)
            if table.phase not in {*seen, "over"}:
                seen.add(table.phase)
                table = playing.table = reopened(desk, table)
        table.match.close()
    assert seen == PHASES


def reopened(desk: Desk, table: DiceTable) -> DiceTable:
    """The same match from its record."""
    recorder = table.match.sitting.recorder
    assert recorder is not None
    table.match.close()
    again = DiceTable(resume_match(desk, recorder.path))
    again.settle()
    assert again.texts == table.texts
    assert again.session.state == table.session.state
    assert not again.match.sitting.notices
    assert again.throws == table.throws
    return again


def test_a_die_of_ones_own_stays_so_when_a_match_is_resumed(desk: Desk) -> None:
    table = lay(desk, own_dice=True)
    table.settle()
    table.key(pygame.K_4)
    table.settle()
    again = reopened(desk, table)
    assert again.board.own_dice
    assert tuple(again.hand.throws) == tuple(range(CLOTH + 1, CLOTH + 7))


def test_the_shoot_out_is_resumed(desk: Desk) -> None:
    table = lay(desk, rolls=1, level="penalties", seed=3)
    playing = Playing(table, Mouse(), 1)
    while table.phase != "shoot-out":
        assert table.session.outcome is None
        playing.on(1)
    playing.on(3)
    again = reopened(desk, table)
    playing.table = again
    playing.on()
    assert again.session.outcome is not None
