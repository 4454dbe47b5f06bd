"""The card that tells the power, off all that has to be seen, and arrows that end at the frame."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.assets import Assets
from game.scenes.carrom_table.chip import Chip
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.preview import preview
from game.ui.look import Look
from physics.dimensions import HALF, STRIKER_RADIUS
from physics.hand import SURFACES
from physics.laws.measures import Man
from physics.laws.moves import Strike
from physics.laws.state import Phase, State

GREY = (120, 120, 120)


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Assets())


def grey(width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), depth=32)
    surface.fill(GREY)
    return surface


def card_of(painter: TablePainter, canvas: pygame.Surface, quarters: int = 0) -> pygame.Rect:
    """The card of a chip that is drawn at the middle of the board."""
    painter.chip(canvas, Chip("42 %", "wheel", quarters), (0, 0))
    return cream_card(canvas)


def cream_card(canvas: pygame.Surface) -> pygame.Rect:
    cream = pygame.mask.from_threshold(canvas, pygame.Color("#fffaf1"), (8, 14, 24, 255))
    (card,) = [box for box in cream.get_bounding_rects() if min(box.size) > 20]
    return card


PULLS = [(to, power) for to in ((60, 0), (0, -60), (-60, 20), (30, -50)) for power in (0.05, 0.9)]


@pytest.mark.parametrize(("to", "power"), PULLS)
@pytest.mark.parametrize("size", [800, 560])
def test_the_power_hides_neither_the_striker_nor_the_way(
    look: Look, to: tuple[float, float], power: float, size: int
) -> None:
    painter = TablePainter(look)
    painter.lay(pygame.Rect(0, 0, size, size))
    canvas = grey(size, size)
    x, y = 0.0, -252.6
    arrow = (x, y), (x - 3 * to[0], y - 3 * to[1])
    beyond = (x + 40, y - 40), (x + 40, y + 40)
    painter.pull(canvas, (x, y), (x + to[0], y + to[1]), power, seen=[arrow, beyond])
    card, reach = cream_card(canvas), painter.px(STRIKER_RADIUS)
    at = painter.to_pixel(x, y)
    striker = pygame.Rect(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)
    assert not card.colliderect(striker)
    for start, end in (arrow, beyond):
        assert not card.clipline(painter.to_pixel(*start), painter.to_pixel(*end))
    assert painter.rect.contains(card)


def test_the_power_is_read_from_the_side_that_it_is_turned_to(look: Look) -> None:
    painter = TablePainter(look)
    painter.lay(pygame.Rect(0, 0, 800, 800))
    cards = []
    for quarters in (0, 1, 2):
        canvas = grey(800, 800)
        box = card_of(painter, canvas, quarters)
        cards.append(canvas.subsurface(box.inflate(-8, -8)).copy())
    upright, sideways, upside_down = cards
    assert sideways.get_size() == upright.get_size()[::-1]
    assert _raw(pygame.transform.rotate(upright, 180)) == _raw(upside_down)
    assert _raw(pygame.transform.rotate(upright, 90)) == _raw(sideways)
    assert _raw(upright) != _raw(upside_down)


def _raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@given(st.integers(0, 35999), st.integers(100, 1000))
@settings(max_examples=30, deadline=None)
def test_the_arrows_of_the_aim_end_at_the_frame(angle: int, power: int) -> None:
    near_frames = (Man("w", 34_000, -25_000), Man("b", 0, -34_000), Man("q", 20_000, -34_000))
    state = State(near_frames, phase=Phase.STRIKE, broken=True)
    seen = preview(state, Strike(15_000, angle, power), SURFACES["tournament"])
    for arrow in (seen.struck, seen.after):
        for place in arrow or ():
            assert max(map(abs, place)) <= HALF + 1e-6
