"""The colours of the settings: chosen, applied to everything that lies there, safe for all eyes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engines.core.contract import Seat
from game.desk import Desk
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.paper import marks
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.settings import Colours
from game.ui.look import Look
from game.ui.palette import PALETTES
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk, WriteRecord

SIZE = (1280, 800)
SIDES = (Seat.HOME, Seat.AWAY)
SIGNS: dict[str, Callable[[Look, Seat], pygame.Surface]] = {
    "open point": lambda look, seat: marks.offer(look, 1, seat),
    "point under the pointer": lambda look, seat: marks.offer(look, 1, seat, hot=True),
    "ball": lambda look, seat: marks.ball(look, 1, seat),
    "own half": lambda look, seat: marks.own_point(look, 1, seat),
    "bullet": lambda look, seat: marks.bullet(look, seat, 16),
    "scrap": lambda look, seat: marks.scrap(look, seat, 44),
}


def colour(desk: Desk, colours: Colours) -> Desk:
    """Give a desk its colours as the window does."""
    desk.choose(colours=colours)
    desk.look = Look(desk.assets, desk.look.scale, PALETTES[colours])
    return desk


def picture(page: Page) -> bytes:
    surface = pygame.Surface(SIZE)
    page.resize(SIZE)
    page.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_they_are_chosen_in_the_settings_and_kept(desk: Desk) -> None:
    page = SettingsPage(desk)
    page.resize(SIZE)
    page.form.focus("colours")
    for key, chosen in ((pygame.K_RIGHT, "contrast"), (pygame.K_LEFT, "warm")):
        page.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        assert desk.settings.colours == chosen
        assert desk.store.load_settings().colours == chosen


def played(desk: Desk) -> Table:
    """A match under way, with a part of a move and a refusal to be seen."""
    table = lay(desk)
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    table.click(table.at("j18"))
    table.wait()
    table.click(table.at("a1"))
    assert table.refusal
    table.wait()
    return table


def test_a_running_match_looks_as_if_it_had_begun_in_them(make_desk: MakeDesk) -> None:
    table = played(make_desk())
    warm = pygame.image.tobytes(table.picture(), "RGB")
    colour(table.match.desk, "contrast")
    table.shell.resize(SIZE)
    changed = pygame.image.tobytes(table.picture(), "RGB")
    begun = played(colour(make_desk(), "contrast"))
    assert changed == pygame.image.tobytes(begun.picture(), "RGB")
    assert changed != warm


@pytest.mark.parametrize(
    "make", [Menu, SettingsPage, lambda desk: RuleCard(desk, "paper-football")]
)
def test_a_page_that_lies_there_is_seen_in_them(
    make_desk: MakeDesk, write_record: WriteRecord, make: Callable[[Desk], Page]
) -> None:
    write_record("game", ["h12-h13-h14-h15"])
    page = make(make_desk())
    warm = picture(page)
    colour(page.desk, "contrast")
    assert warm != picture(page) == picture(make(colour(make_desk(), "contrast")))


@pytest.mark.parametrize("name", SIGNS)
@pytest.mark.parametrize("colours", PALETTES)
def test_the_sides_have_signs_of_another_shape(desk: Desk, colours: Colours, name: str) -> None:
    """With one ink for both, they still differ."""
    tone = PALETTES[colours]
    same = replace(tone, away_ink=tone.home_ink, away_pale=tone.home_pale)
    look = Look(desk.assets, 1.0, same)
    home, away = (pygame.image.tobytes(SIGNS[name](look, seat), "RGBA") for seat in SIDES)
    assert home != away


def test_settings_of_colours_that_are_none_are_refused(tmp_path: Path, desk: Desk) -> None:
    (tmp_path / "data" / "settings.json").write_text('{"colours": "pink"}')
    assert desk.store.load_settings().colours == "warm"
    (notice,) = desk.store.take_notices()
    assert "colours" in notice
