"""Dice in the players' hands: thrown, told, called for, and lying as the record has them."""

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.moves import Roll
from game.board.opening import resume_match
from game.desk import Desk
from game.scenes.dice.acts import Thrown
from game.scenes.dice_football import CLOTH
from game.ui.widgets import Button
from tests.game.board.table import same, to
from tests.game.dice.positions import (
    AGAIN,
    CORNER,
    LOOSE,
    PASSES,
    PENALTY,
    SHOOT_OUT,
    THROWN,
    TO_ROLL,
    position,
)
from tests.game.dice.seat import DiceTable, lay, place

ANA, ION = "Ana: \u00a1Portero!", "Ion: \u00a1Portero!"


def lying(table: DiceTable) -> list[tuple[int, Seat]]:
    """The dice on the cloth, with whose they are."""
    show = table.board._show
    assert show is not None
    dice = show._lying(table.state, table.match.playing.view)
    return [(die.face, die.side) for die in dice if die.face]


def falling(table: DiceTable) -> list[Thrown]:
    """The dice that are going to be seen to fall."""
    acts = table.match.playing.stage.timeline.acts
    return [act.what for act in acts if act.kind == "die" and isinstance(act.what, Thrown)]


# -- throwing


def test_the_space_bar_throws(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.key(pygame.K_SPACE)
    assert len(table.faces) == 1


def test_enter_throws(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.key(pygame.K_RETURN)
    assert len(table.faces) == 1


def test_a_click_on_the_cloth_throws(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.click(table.cloth)
    assert len(table.faces) == 1


@pytest.mark.parametrize(("document", "label"), [(TO_ROLL, "Roll"), (SHOOT_OUT, "Kick")])
def test_the_button_throws(desk: Desk, document: dict[str, object], label: str) -> None:
    table = place(desk, document)
    button = table.match.panel.form.get("tool roll")
    assert isinstance(button, Button)
    assert (button.label, button.kind) == (label, "primary")
    table.button("tool roll")
    assert len(table.faces) == 1


def test_a_press_that_is_let_go_elsewhere_throws_nothing(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.carry(table.cloth, table.square("d3"))
    table.carry(table.square("d3"), table.cloth)
    assert not table.faces


def test_a_click_on_the_board_throws_nothing(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.click(table.square("d3"))
    table.click(table.square("g3"))
    assert not table.faces
    assert not table.refusal


def test_figures_throw_nothing_where_the_dice_are_the_games(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.key(pygame.K_4)
    assert not table.faces


def test_where_nothing_is_to_be_thrown_there_is_no_button(desk: Desk) -> None:
    table = place(desk, PASSES)
    assert table.match.panel.form.get("tool roll") is None
    table.click(table.cloth)
    assert not table.texts


@pytest.mark.parametrize("document", [TO_ROLL, LOOSE, CORNER, PENALTY, SHOOT_OUT, AGAIN])
def test_nothing_is_thrown_until_a_player_does(desk: Desk, document: dict[str, object]) -> None:
    table = place(desk, document)
    table.wait(5000)
    assert not table.texts
    assert table.throws
    assert not table.match.restless


# -- the die


def test_the_die_falls_on_the_face_of_the_record(desk: Desk) -> None:
    for seed in range(6):
        table = lay(desk, seed=seed, rolls=9)
        table.click(table.cloth)
        (die,) = falling(table)
        assert (die.face, die.side) == (table.faces[0], Seat.HOME)
        table.settle()
        assert lying(table) == [(table.faces[0], Seat.HOME)]
        table.click(table.cloth)
        (die,) = falling(table)
        assert (die.face, die.side, die.number) == (table.faces[1], Seat.AWAY, 1)
        recorder = table.match.sitting.recorder
        assert recorder is not None
        assert f"roll:{table.faces[0]}" in recorder.path.read_text()
        table.match.close()


def test_a_die_is_drawn_with_the_face_that_was_thrown(desk: Desk) -> None:
    """Seven pictures of the cloth, of which no two are the same."""
    pictures = []
    for face in range(1, 7):
        table = place(desk, THROWN)
        table.play(f"roll:{face}")
        box = table.board.painter.at.cloth
        die = pygame.Rect(0, 0, box.height // 2, box.height // 2)
        die.center = (
            round(table.board.painter.at.rest()[0]),
            round(table.board.painter.at.rest()[1]),
        )
        pictures.append(table.picture().subsurface(die))
        assert lying(table) == [(face, Seat.HOME)]
    assert not any(same(a, b) for k, a in enumerate(pictures) for b in pictures[:k])


def test_a_die_that_tumbles_is_seen_and_can_be_skipped(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.key(pygame.K_SPACE)
    assert table.match.playing.stage.busy
    assert not table.match.playing.ready
    cloth = table.board.painter.at.cloth
    first = table.picture().subsurface(cloth).copy()
    table.wait(150)
    assert not same(first, table.picture().subsurface(cloth))
    table.key(pygame.K_SPACE)
    assert not table.match.playing.stage.busy
    assert len(table.faces) == 1, "the second press only shows the end"


def test_a_corner_has_two_dice(desk: Desk) -> None:
    table = place(desk, CORNER, own_dice=True)
    table.key(pygame.K_2)
    table.settle()
    assert lying(table) == [(2, Seat.HOME)]
    table.key(pygame.K_3)
    assert [(die.number, die.dice) for die in falling(table)] == [(1, 2)]
    table.settle()
    assert table.phase == "move"
    assert lying(table) == [(2, Seat.HOME), (3, Seat.HOME)]
    assert table.board.teller.reckoning(table.state) == ("2 + 3", "rolled", "5 steps")


def test_a_keepers_die_is_of_who_called(desk: Desk) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    table.say(ION)
    table.settle()
    assert table.board.thrower(table.state) is Seat.AWAY
    table.key(pygame.K_6)
    assert [die.side for die in falling(table)] == [Seat.AWAY]
    table.settle()
    assert lying(table) == [(6, Seat.AWAY)]


def test_what_is_owed_is_in_the_sum_and_in_the_tray(desk: Desk) -> None:
    table = place(desk, position("d3", "home", "roll", bonus={"home": 4, "away": 0}), own_dice=True)
    teller = table.board.teller
    assert teller.tray(table.state, Seat.HOME) == ("Owed to Ana", "with the next roll", "Owed")
    assert teller.tray(table.state, Seat.AWAY) == ("Owed to Ion", "", "Owed")
    table.key(pygame.K_2)
    table.settle()
    assert teller.tray(table.state, Seat.HOME) == ("Owed to Ana", "with this roll", "Owed")
    assert teller.reckoning(table.state) == ("2 + 4", "rolled and owed", "6 steps")


# -- a die of one's own


def test_a_figure_tells_what_the_die_shows(desk: Desk) -> None:
    for number in range(1, 7):
        for first in (pygame.K_1, pygame.K_KP1):
            table = place(desk, TO_ROLL, own_dice=True)
            table.key(first + number - 1)
            assert table.texts == [f"roll:{number}"]


@pytest.mark.parametrize("key", [pygame.K_0, pygame.K_7, pygame.K_9, pygame.K_a])
def test_other_figures_tell_nothing(desk: Desk, key: int) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    table.key(key)
    table.key(pygame.K_3, pygame.KMOD_CTRL)
    assert not table.texts


def test_a_face_is_clicked(desk: Desk) -> None:
    for number in range(1, 7):
        table = place(desk, TO_ROLL, own_dice=True)
        table.click(table.face(number))
        assert table.texts == [f"roll:{number}"]


def test_a_click_between_the_faces_tells_nothing(desk: Desk) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    cloth = table.board.painter.at.cloth
    table.click((cloth.right - 5, cloth.centery))
    table.carry(table.face(1), table.face(4))
    assert not table.texts


def test_faces_are_walked_with_arrows(desk: Desk) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    table.key(pygame.K_RIGHT)
    assert table.hand.cursor == CLOTH + 1
    table.key(pygame.K_LEFT)
    assert table.hand.cursor == CLOTH + 6
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RIGHT)
    assert table.hand.cursor == CLOTH + 2
    table.key(pygame.K_RETURN)
    assert table.texts == ["roll:2"]


def test_the_space_bar_asks_which_face(desk: Desk) -> None:
    """It does not tell one that nobody has chosen."""
    table = place(desk, TO_ROLL, own_dice=True)
    table.key(pygame.K_SPACE)
    assert not table.texts
    assert table.hand.cursor == CLOTH + 1
    assert table.match.panel.form.get("tool roll") is None


def test_the_face_pointed_at_is_seen(desk: Desk) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    plain = table.picture()
    table.move_to(table.face(5))
    assert not same(plain, table.picture())
    assert not table.refusal


def test_a_record_of_ones_own_dice_holds_the_faces_and_says_so(desk: Desk) -> None:
    table = lay(desk, own_dice=True, rolls=5)
    for key in (pygame.K_6, pygame.K_2, pygame.K_5):
        table.settle()
        table.key(key)
    table.settle()
    recorder = table.match.sitting.recorder
    assert recorder is not None
    table.match.close()
    text = recorder.path.read_text()
    assert "dice: own" in text
    assert [f"roll:{n}" in text for n in (6, 2, 5)] == [True] * 3
    again = DiceTable(resume_match(desk, recorder.path))
    assert again.faces == [6, 2, 5]
    assert again.board.own_dice
    again.settle()
    assert again.state == table.state


def test_own_dice_are_thrown_anew_after_taking_back(desk: Desk) -> None:
    """What lies on the table may be told otherwise: the die is theirs."""
    table = place(desk, PASSES, own_dice=True)
    table.click(table.square("g3"))
    table.settle()
    table.key(pygame.K_3)
    table.settle()
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.texts
    table.click(table.square("b4"))
    table.settle()
    table.key(pygame.K_6)
    assert table.texts == ["pass:b4", "roll:6"]


# -- calls


@pytest.mark.parametrize("document", [TO_ROLL, LOOSE, CORNER, PENALTY])
def test_both_sides_can_call_by_a_button(desk: Desk, document: dict[str, object]) -> None:
    for label, side in ((ANA, Seat.HOME), (ION, Seat.AWAY)):
        table = place(desk, document)
        assert table.labels == [ANA, ION]
        table.say(label)
        assert table.texts == ["call"]
        assert table.state.caller is side


def test_a_call_is_made_by_the_keys(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    to(table, table.choice(ION))
    table.key(pygame.K_RETURN)
    assert table.state.caller is Seat.AWAY
    table.settle()
    table.throw()


@pytest.mark.parametrize("document", [PASSES, SHOOT_OUT])
def test_there_is_no_call_between_a_roll_and_its_use(
    desk: Desk, document: dict[str, object]
) -> None:
    assert not place(desk, document).labels


def test_whoever_has_called_does_not_call_again(desk: Desk) -> None:
    table = place(desk, TO_ROLL, own_dice=True)
    table.say(ANA)
    table.settle()
    assert not table.labels
    table.key(pygame.K_2)
    table.settle()
    assert table.labels == [ION]
    assert table.state.bonus == (0, 2)


def test_a_call_does_not_stand_before_the_throw(desk: Desk) -> None:
    """The throw is what the turn is about; the space bar calls nobody."""
    table = place(desk, TO_ROLL)
    kinds = {
        widget.label: widget.kind
        for widget in table.match.panel.form.widgets
        if isinstance(widget, Button)
    }
    assert (kinds["Roll"], kinds[ANA], kinds[ION]) == ("primary", "plain", "plain")
    table.key(pygame.K_SPACE)
    assert isinstance(table.session.plies[0].move, Roll)


# -- taking back


def test_undo_takes_the_throw_back_with_the_move_before_it(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.click(table.square("g3"))
    table.settle()
    face = table.throw()
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.texts
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.texts == ["pass:g3", f"roll:{face}"]


def test_the_first_throw_of_all_cannot_be_taken_back(desk: Desk) -> None:
    table = lay(desk, undo=True)
    table.settle()
    table.throw()
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.faces) == 1


def test_where_moves_stay_it_is_told(desk: Desk) -> None:
    table = lay(desk, undo=False)
    table.settle()
    table.throw()
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.faces) == 1
    assert table.match.notices.changing
