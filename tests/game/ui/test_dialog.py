"""A question over the screen below."""

from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from game.desk import Desk
from game.shell import Change, Pop, Quit
from game.ui.dialog import Dialog
from game.ui.look import Look
from game.ui.widgets import ButtonKind
from tests.game.ui.hands import down, key, up

SIZE = (1024, 640)
TEXT = "Ion wins the leg if you resign. The record keeps what was played."

BUTTONS: tuple[tuple[str, str, ButtonKind], ...] = (
    ("yes", "Resign", "primary"),
    ("no", "Play on", "plain"),
)


class Asked:
    """A dialog and the answers it gave."""

    def __init__(self, look: Look, change: Change | None = None) -> None:
        self.answers: list[str] = []
        self.change = change
        desk = cast("Desk", SimpleNamespace(look=look))
        self.dialog = Dialog(desk, "Resign?", TEXT, BUTTONS, self.answer)
        self.dialog.resize(SIZE)

    def answer(self, key: str) -> Change | None:
        self.answers.append(key)
        return self.change

    def at(self, key: str) -> tuple[int, int]:
        widget = self.dialog.form.get(key)
        assert widget is not None
        return widget.rect.center


def test_a_click_answers_and_closes(look: Look) -> None:
    asked = Asked(look)
    assert asked.dialog.handle(down(asked.at("yes"))) is None
    assert asked.dialog.handle(up(asked.at("yes"))) == Pop()
    assert asked.answers == ["yes"]


def test_escape_is_the_last_button(look: Look) -> None:
    asked = Asked(look)
    assert asked.dialog.handle(key(pygame.K_ESCAPE)) == Pop()
    assert asked.answers == ["no"]


def test_enter_is_the_last_button_too_and_the_change_is_passed_on(look: Look) -> None:
    asked = Asked(look, Quit())
    assert asked.dialog.handle(key(pygame.K_RETURN)) == Quit()
    assert asked.answers == ["no"], "who presses it once too often has done nothing"


def test_the_first_button_is_reached_by_tab_or_an_arrow(look: Look) -> None:
    for way in (pygame.K_TAB, pygame.K_LEFT):
        asked = Asked(look)
        asked.dialog.show_focus()
        asked.dialog.handle(key(way))
        asked.dialog.handle(key(pygame.K_RETURN))
        assert asked.answers == ["yes"]


def test_clicks_beside_the_card_and_other_keys_do_nothing(look: Look) -> None:
    asked = Asked(look)
    for event in (down((2, 2)), up((2, 2)), key(pygame.K_q), key(pygame.K_F11)):
        assert asked.dialog.handle(event) is None
    assert asked.dialog.update(16) is None
    assert asked.answers == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1600), (320, 400)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_buttons_lie_in_the_card_and_the_card_on_the_screen(
    look: Look, size: tuple[int, int], scale: float
) -> None:
    asked = Asked(Look(look.assets, scale))
    asked.dialog.resize(size)
    widgets = asked.dialog.form.widgets
    assert pygame.Rect((0, 0), size).width >= asked.dialog.card.width
    assert all(asked.dialog.card.contains(widget.rect) for widget in widgets)
    assert widgets[0].rect.right <= widgets[1].rect.x


def test_it_dims_what_lies_below_and_shows_the_card(look: Look) -> None:
    asked = Asked(look)
    surface = pygame.Surface(SIZE)
    surface.fill("#ffffff")
    asked.dialog.draw(surface)
    assert surface.get_at((3, 3)).r < 140
    card = asked.dialog.card
    assert surface.get_at((card.x + look.px(10), card.centery)).r > 230


def test_a_dialog_without_a_way_out_is_refused(look: Look) -> None:
    desk = cast("Desk", SimpleNamespace(look=look))
    with pytest.raises(ValueError, match="button"):
        Dialog(desk, "Title", "", (), lambda _key: None)


def test_f1_reads_the_rule_where_there_is_one(look: Look) -> None:
    desk, rules = cast("Desk", SimpleNamespace(look=look)), Quit()
    dialog = Dialog(desk, "Title", "", BUTTONS, lambda _key: None, lambda: rules)
    dialog.resize(SIZE)
    assert dialog.handle(key(pygame.K_F1)) is rules
    assert Asked(look).dialog.handle(key(pygame.K_F1)) is None
