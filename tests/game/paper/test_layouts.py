"""Paper and panel in windows of every size, fields of every size, lists of any length."""

from itertools import combinations
from random import Random

import pygame
import pytest

from engines.paper_football import PaperOptions
from game.settings import Seating
from game.ui.widgets import Reader
from tests.game.board.table import SMALL, lay
from tests.game.conftest import MakeDesk

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seating", ["fixed", "opposite", "same-side"])
def test_sheet_and_panel_lie_in_the_window_without_overlap(
    make_desk: MakeDesk, size: tuple[int, int], seating: Seating
) -> None:
    table = lay(make_desk(size), seating, size, undo=True)
    table.play("h12-h13-h14-h15")
    table.wait(100)
    window = pygame.Rect((0, 0), size)
    sheet, card = table.match.board.rect, table.match.panel.card(size)
    assert window.contains(sheet)
    assert window.contains(card)
    assert not sheet.colliderect(card)
    widgets = [w for w in table.match.panel.form.widgets if w.key != "board"]
    for widget in widgets:
        assert card.contains(widget.rect), widget.key
    for one, other in combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.key, other.key)


@pytest.mark.parametrize("text", [80, 100, 150, 200])
def test_the_largest_text_still_leaves_board_and_buttons(make_desk: MakeDesk, text: int) -> None:
    size = (1024, 640)
    table = lay(make_desk(size, text), size=size)
    keys = {widget.key for widget in table.match.panel.form.widgets}
    assert {"give-back", "switch own-half", "draw", "resign", "rules", "menu"} <= keys
    assert table.match.board.rect.width > size[0] * 0.3
    table.draw("h12-h13-i14-i15")
    assert len(table.session.plies) == 1


@pytest.mark.parametrize("options", [(8, 10, 2), (20, 30, 6), (20, 10, 6), (8, 30, 4)])
def test_every_size_of_paper_can_be_played(
    make_desk: MakeDesk, options: tuple[int, int, int]
) -> None:
    width, length, goal = options
    table = lay(make_desk((1024, 640)), size=(1024, 640), width=width, length=length, goal=goal)
    middle = f"{'abcdefghijklmnopqrstuvwxyz'[width // 2]}"
    row = length // 2 + 1
    table.draw("-".join(f"{middle}{row + k}" for k in range(4)))
    assert len(table.session.plies) == 1
    assert isinstance(table.session.rules.options, PaperOptions)
    table.picture((1024, 640))


def test_a_long_list_scrolls(make_desk: MakeDesk) -> None:
    table = lay(make_desk((1024, 640)), size=(1024, 640))
    chance = Random(1)
    for _ in range(20):
        table.play_at_random(chance)
    table.feed()
    moves = table.match.panel.form.get("moves")
    assert isinstance(moves, Reader)
    assert moves.furthest > 0
    table.move_to(moves.rect.center)
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0, flipped=False))
    assert moves.top > 0
    assert moves.rect.height > 40


@pytest.mark.parametrize("size", SIZES)
def test_the_list_shows_whole_lines_only(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    table = lay(make_desk(size), size=size, **SMALL)
    table.play_until("kick")
    moves = table.match.panel.form.get("moves")
    assert isinstance(moves, Reader)
    heights = {line.height for line in moves.lines}
    assert len(heights) == 1
    assert moves.rect.height % heights.pop() == 0
