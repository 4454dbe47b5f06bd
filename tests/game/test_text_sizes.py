"""Larger and smaller text: how it is chosen, and that nothing is cut for it."""

from collections.abc import Callable

import pygame
import pytest

from game.desk import Desk
from game.scenes.menu import Menu
from game.scenes.settings import SettingsPage
from game.settings import TEXT_SIZES
from game.ui.paint import Seen, paint_widget
from game.ui.widgets import CardButton, Choice


def choice_of(page: SettingsPage) -> Choice:
    choice = page.form.get("text size")
    assert isinstance(choice, Choice)
    return choice


def click(page: SettingsPage, part: int) -> None:
    """Click an arrow of the text size."""
    at = choice_of(page).parts()[part].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.Event(kind, pos=at, button=1))


def test_the_text_size_stops_at_both_ends(desk: Desk) -> None:
    page = SettingsPage(desk)
    page.resize((1280, 800))
    for part, end in ((1, TEXT_SIZES[-1]), (0, TEXT_SIZES[0])):
        for _ in range(len(TEXT_SIZES) + 1):
            click(page, part)
        assert choice_of(page).value == end


@pytest.mark.parametrize("text", [150, 175, 200])
def test_a_scrolled_page_cuts_no_game_s_description(
    make_desk: Callable[..., Desk], text: int
) -> None:
    desk = make_desk((1024, 640), text)
    menu = Menu(desk)
    menu.resize((1024, 640))
    card = menu.form.get("game paper-football")
    assert isinstance(card, CardButton)
    pictures = []
    for line in (card.line, f"{card.line}."):  # what is cut off would not be missed
        card.line = line
        surface = pygame.Surface((1024, 1600))
        paint_widget(surface, desk.look, card, Seen())
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] != pictures[1]
