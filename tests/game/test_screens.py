"""Pictures of every screen, kept in build/screens: nothing blank, outside or on top of another."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.catalogue import find_game
from game.desk import Desk
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.scenes.setup import Setup

MakeDesk = Callable[..., Desk]
WriteRecord = Callable[..., Path]
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1600), (1600, 720), (1024, 900)]
TEXT_SIZES = [80, 100, 125, 200]
DRAWN = {(SIZES[0], 100), (SIZES[1], 100), (SIZES[2], 100), (SIZES[1], 200)}
FOLDER = Path(__file__).parents[2] / "build" / "screens"


def wrong_setup(desk: Desk) -> Setup:
    """A setup whose options do not go together."""
    setup = Setup(desk, find_game("paper-football"))
    setup._rows.choose("width", 8)
    setup._rows.choose("goal", 6)
    return setup


SCENES: dict[str, Callable[[Desk], Page]] = {
    "menu": Menu,
    "setup": lambda desk: Setup(desk, find_game("paper-football")),
    "setup-wrong": wrong_setup,
    "pause": lambda desk: Pause(desk, "paper-football"),
    "rules": lambda desk: RuleCard(desk, "paper-football", "PF-M4"),
    "settings": SettingsPage,
}


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}".format(*size))
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    size: tuple[int, int] = request.param
    return size


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_screen(make_desk: MakeDesk, size: tuple[int, int], text_size: int, name: str) -> None:
    page = SCENES[name](make_desk(size, text_size))
    check(page, size, f"{name}-{size[0]}x{size[1]}-{text_size}", draw=(size, text_size) in DRAWN)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_start_screen_with_everything(
    make_desk: MakeDesk, write_record: WriteRecord, size: tuple[int, int], text_size: int
) -> None:
    """A game to go on with, long names, and a file that cannot be read."""
    names = "Wilhelmina Augusta W", "Maximiliano de la Vi"
    write_record("older", names=names)
    game = write_record("game", ["h12-h13-h14-h15"], names)
    game.with_name("torn.sobremesa").write_bytes(b"sobremesa 1\n")
    page = Menu(make_desk(size, text_size))
    assert {"continue", "others", "dismiss"} <= {w.key for w in laid_out(page, size).form.widgets}
    check(page, size, f"menu-full-{size[0]}x{size[1]}-{text_size}", draw=(size, text_size) in DRAWN)


def laid_out(page: Page, size: tuple[int, int]) -> Page:
    page.resize(size)
    return page


def check(page: Page, size: tuple[int, int], name: str, *, draw: bool) -> None:
    """Lay out, look at the places, and keep a picture."""
    laid_out(page, size)
    window = pygame.Rect((0, 0), (size[0], max(size[1], page._tall)))
    for widget in page.form.widgets:
        assert window.contains(widget.rect), f"{widget.key} lies outside: {widget.rect}"
        assert min(widget.rect.size) >= page.look.px(28), f"{widget.key} is too small to hit"
    for one, other in combinations(page.form.widgets, 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} lies on {other.key}"
    if draw:
        keep(page, size, name)


def keep(page: Page, size: tuple[int, int], name: str) -> None:
    surface = pygame.Surface(size)
    page.draw(surface)
    FOLDER.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, FOLDER / f"{name}.png")
    small = pygame.transform.smoothscale(surface, (32, 20))
    colours = {tuple(small.get_at((x, y))) for x in range(32) for y in range(20)}
    assert len(colours) > 50, "this picture is blank"
    before = surface.copy()
    page.draw(surface)
    if not page.see_through:
        assert surface.get_buffer().raw == before.get_buffer().raw, "drawing changes something"


def test_a_long_page_scrolls_by_wheel_and_key(make_desk: MakeDesk) -> None:
    page = laid_out(Menu(make_desk((1024, 640), 200)), (1024, 640))
    assert page._tall > 640
    page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0, flipped=False))
    assert page.top < 0
    page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=99, precise_y=99.0, flipped=False))
    assert page.top == 0
    for _ in range(4):
        page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    page.draw(pygame.Surface((1024, 640)))
    focused = page.form.get(page.form.focused)
    assert focused is not None
    assert focused.rect.bottom <= 640
