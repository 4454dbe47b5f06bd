"""Notices and tooltips: they cover nothing that has to be read, and go when another scene comes."""

import pygame
import pytest

from game.board.board import Told, View
from game.board.timeline import BANNER, Act
from game.scenes.paper import field
from game.scenes.paper_football import PaperBoard
from game.scenes.pause import Pause
from tests.game.board.table import lay, same
from tests.game.conftest import MakeDesk

CLOSING = "h12-h13-h14-h15"
LONG = "This move could not be saved (No space left on device). You can play on."


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_a_notice_covers_neither_score_nor_letters(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    table = lay(make_desk(size), size=size)
    before = table.picture(size)
    table.match.notices.tell(Told(LONG, "G-3"))
    after = table.picture(size)
    board = table.match.board
    assert isinstance(board, PaperBoard)
    sheet = board._shown.at.sheet
    for home in (False, True):
        for box in field.score_boxes(board._shown.at, home=home):
            seen = box.move(sheet.topleft)
            light = [sum(pygame.transform.average_color(p, seen)[:3]) for p in (before, after)]
            assert abs(light[0] - light[1]) < 60, "at most its shadow"
    low = pygame.Rect(0, size[1] // 8, size[0], size[1] - size[1] // 8)
    one, other = (pygame.image.tobytes(p.subsurface(low), "RGB") for p in (before, after))
    assert one == other
    high = pygame.Rect(0, 0, size[0], size[1] // 8)
    one, other = (pygame.image.tobytes(p.subsurface(high), "RGB") for p in (before, after))
    assert one != other


def test_no_tooltip_stays_when_the_pause_menu_has_been_there(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    plain = table.picture()
    menu = table.match.panel.form.get("menu")
    assert menu is not None
    table.move_to(menu.rect.center)
    form = table.match.panel.form
    assert form.hovered == "menu"
    table.button("menu")
    assert table.shows(Pause)
    assert form.hovered == "", "not behind it either"
    table.move_to((640, 400))
    table.key(pygame.K_ESCAPE)
    table.feed()
    assert pygame.image.tobytes(plain, "RGB") == pygame.image.tobytes(table.picture(), "RGB")


def test_a_tooltip_by_keyboard_is_not_seen_behind_a_menu_and_comes_back(
    make_desk: MakeDesk,
) -> None:
    table = lay(make_desk())
    form = table.match.panel.form
    form.focus("menu")
    form.shows_focus = True
    table.match.panel.stale = True
    shown = pygame.image.tobytes(table.match.panel.picture(), "RGB")
    table.key(pygame.K_RETURN)
    assert table.shows(Pause)
    behind = pygame.image.tobytes(table.match.panel.picture(), "RGB")
    assert behind != shown
    table.key(pygame.K_ESCAPE)
    table.feed()
    assert pygame.image.tobytes(table.match.panel.picture(), "RGB") == shown


def test_a_refusal_is_not_seen_behind_the_rules(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    table.click(table.at("h14"))
    assert table.refusal == "PF-M4"
    table.key(pygame.K_F1)
    assert table.refusal == ""


def test_a_refusal_shows_that_it_leads_to_the_rules(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    look, icons = table.match.desk.look, list[str]()
    real = look.icon

    def heard(name: str, size: float, colour: str) -> pygame.Surface:
        icons.append(name)
        return real(name, size, colour)

    table.picture()
    monkeypatch.setattr(look, "icon", heard)
    table.picture()
    before = icons.count("book-open")
    icons.clear()
    table.click(table.at("h14"))
    table.match.panel.picture()
    icons.clear()
    table.picture()
    assert icons.count("book-open") == before + 1
    tip = table.match.overlays._tip(table.match.playing.view)
    assert tip is not None
    words = look.text_width("semi", 15, tip.lines[-1]) + look.text_width(
        "bold", 15, " \u2013 PF-M4"
    )
    assert tip.box.width >= words + real("book-open", 14, "#000000").get_width() + look.px(32)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_clause_stays_with_its_dash(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    table = lay(make_desk(size), size=size)
    look, panel = table.match.desk.look, table.match.panel
    tails = []
    for letters in range(1, 60):
        lines = panel._news_lines(look, size, [Told("a" * letters, "G-3")])
        tails.append("".join(span.text for span in lines[-1].spans))
    assert all(tail.endswith("\u2013\u00a0G-3") for tail in tails)
    assert "\u2013\u00a0G-3" in tails, "one of them has only just no room for it"


def test_a_notice_is_drawn_as_it_comes_and_as_it_goes_only(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.wait(1_000)
    table.match.notices.tell(Told(LONG, "G-3"))
    restless, shown = [], []
    for _ in range(100):
        restless.append(table.match.restless)
        table.feed(ms=80)
        shown.append(table.match.notices.showing)
    gone = shown.index(False)
    assert restless[0]
    assert restless[gone]
    assert sum(restless) < 6


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_long_banner_stays_beside_the_panel(
    make_desk: MakeDesk, size: tuple[int, int], text_size: int
) -> None:
    match = lay(make_desk(size, text_size), size=size).match
    area, said = match.facing.area, "The board is void and is played again"
    act = Act(BANNER, 1000, said)
    before, after = pygame.Surface(size), pygame.Surface(size)
    match.overlays.draw_banner(after, View(match.playing.stage.state, (), act=act, progress=0.5))
    assert not same(before, after)
    for edge in (area.left, area.right - 1):
        column = pygame.Rect(edge, 0, 1, size[1])
        seen = after.subsurface(column)
        assert max(sum(seen.get_at((0, y))[:3]) for y in range(size[1])) < 60  # shadow at most
