"""Whole sessions at the practice table, and its panel in windows of all sizes."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.catalogue import find_game
from game.desk import Desk
from game.scenes.practice import Practice
from game.scenes.setup import Setup
from game.shell import Shell
from game.ui.paint_buttons import label_room
from game.ui.widgets import Button
from physics.laws.measures import Man
from tests.game.practice.seat import Seat

MakeDesk = Callable[..., Desk]
WINDOWS = [(1024, 640), (1280, 800), (1920, 1080)]


def test_by_mouse_alone(desk: Desk) -> None:
    """From the setup to the table and back, with all that can be done there."""
    setup = Setup(desk, find_game("carrom"))
    seat = Seat(desk)
    seat.shell = Shell(setup)
    button = setup.form.get("practice")
    assert button is not None
    seat.click(button.rect.center)
    assert isinstance(seat.shell.top, Practice)
    seat.scene = seat.shell.top
    seat.button("clear")
    seat.put("q", 0, 0)
    seat.put("b", 60, 200)
    seat.click(seat.on(60, 200), button=3)
    laid = seat.men
    seat.drag(seat.on(0, -252), seat.on(60, -252))
    assert 5_900 < seat.hand.aim.x < 6_100
    seat.strike(19, -80)
    rest = seat.men
    assert rest != laid
    seat.button("again")
    seat.choose("pace", on=False)
    seat.button("strike")
    seat.wait()
    assert seat.men == rest
    for key in ("line", "surface"):
        seat.choose(key, on=key == "surface")
    seat.choose("trace")
    seat.button("rack")
    seat.button("undo")
    assert seat.men == rest
    seat.button("back")
    assert seat.shell.scenes == [setup]


def test_by_keyboard_alone(desk: Desk) -> None:
    setup = Setup(desk, find_game("carrom"))
    seat = Seat(desk)
    seat.shell = Shell(setup)
    for _ in range(30):
        if setup.form.focused == "practice":
            break
        seat.key(pygame.K_TAB)
    seat.key(pygame.K_RETURN)
    assert isinstance(seat.shell.top, Practice)
    seat.scene = seat.shell.top
    seat.tab_to("clear")
    seat.key(pygame.K_SPACE, pygame.K_ESCAPE)  # cleared, and back to the board
    seat.key(pygame.K_w, *[pygame.K_UP] * 3, pygame.K_w, pygame.K_p)
    assert seat.lying == [Man("w", 0, 3_000)]
    seat.key(pygame.K_UP, pygame.K_PAGEUP, pygame.K_LEFT)
    seat.key(pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    seat.key(pygame.K_SPACE)
    assert seat.doing.rolling
    seat.key(pygame.K_RETURN)
    rest = seat.men
    assert rest[0] != Man("w", 0, 3_000)
    seat.key(pygame.K_r)
    assert seat.lying == [Man("w", 0, 3_000)]
    seat.key(pygame.K_SPACE)
    seat.wait()
    assert seat.men == rest
    seat.tab_to("chair")
    seat.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert seat.hand.centre[1] > 0
    seat.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert seat.shell.scenes == [setup]


def test_a_game_without_a_practice_table_offers_none(desk: Desk) -> None:
    setup = Setup(desk, find_game("paper-football"))
    setup.resize((1280, 800))
    assert setup.form.get("practice") is None


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_overlaps(make_desk: MakeDesk, size: tuple[int, int], text_size: int) -> None:
    desk = make_desk(size, text_size)
    seat = Seat(desk, size)
    seat.strike(0, -60)
    card = seat.scene.panel.card
    widgets = [widget for widget in seat.scene.panel.form.widgets if widget.key != "board"]
    for one, other in combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.key, other.key)
    assert all(card.contains(widget.rect) for widget in widgets)
    table = [seat.scene.picture.rect, *seat.scene.picture.grooves]
    assert len(table) == 3
    window = pygame.Rect((0, 0), size)
    for part, beside in combinations([*table, card], 2):
        assert not part.colliderect(beside)
    assert all(window.contains(part) for part in table)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_button_can_be_read(
    make_desk: MakeDesk, size: tuple[int, int], text_size: int
) -> None:
    desk = make_desk(size, text_size)
    buttons = [w for w in Seat(desk, size).scene.panel.form.widgets if isinstance(w, Button)]
    assert len(buttons) == 8
    for button in buttons:
        if button.label:
            room = label_room(desk.look, button.rect.width, button.icon)
            assert desk.look.text_width("semi", 14, button.label) <= room
        else:
            assert button.icon
            assert button.hint


@pytest.mark.parametrize("size", WINDOWS)
def test_what_the_keys_do_is_told_even_where_there_is_little_room(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    seat = Seat(make_desk(size, 200), size)
    seat.strike(0, -60)
    seen = set()
    for _ in range(2):
        seat.key(pygame.K_p)
        picture = pygame.image.frombuffer(seat.picture(), size, "RGBX")
        seen.add(picture.subsurface(seat.scene.panel.card).copy().get_buffer().raw)
    assert len(seen) == 2


def test_another_size_keeps_the_men_and_the_aim(desk: Desk) -> None:
    seat = Seat(desk)
    seat.strike()
    seat.button("again")
    before = seat.men, seat.hand.aim.strike
    seat.shell.resize((1024, 640))
    assert (seat.men, seat.hand.aim.strike) == before
    assert seat.hand.aiming


def test_a_still_table_asks_for_no_frames(desk: Desk) -> None:
    seat = Seat(desk)
    assert not seat.scene.restless
    seat.pull(0, -60)
    assert seat.scene.restless
    seat.wait()
    assert not seat.scene.restless
