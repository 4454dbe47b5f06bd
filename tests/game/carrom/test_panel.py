"""The panel beside a carrom board: the queen, dues, points and all buttons at every size."""

from itertools import combinations

import pygame
import pytest

from game.scenes.rule_card import RuleCard
from game.ui.look import Look
from game.ui.widgets import Button, Reader
from physics.laws.moves import Settled, Strike
from physics.laws.state import Phase
from tests.game.carrom.seat import CarromTable, lay
from tests.game.conftest import MakeDesk

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
TEXTS = [80, 100, 150, 200]
BUTTONS = {"undo", "redo", "draw", "resign", "rules", "menu"}
SWITCHES = {"switch aim", "switch whole", "switch slow", "switch fast"}


def owing(make_desk: MakeDesk, size: tuple[int, int], text: int) -> CarromTable:
    """Ana has pocketed her striker and owes a due; Ion is to strike."""
    table = lay(make_desk(size, text), size=size, seed=6, games=3)
    table.toss()
    table.match.playing.play(Strike(0, 9000, 500))
    table.match.playing.play(Settled(table.state.men, striker=True, touched=True))
    table.match.playing.stage.timeline.skip()
    table.wait(500)
    assert table.state.phase is Phase.STRIKE
    return table


def written(table: CarromTable, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written when the panel is drawn."""
    texts: list[str] = []
    plain = Look.text

    def text(look: Look, face: str, size: float, string: str, colour: str) -> pygame.Surface:
        texts.append(string)
        return plain(look, face, size, string, colour)  # type: ignore[arg-type]  # a face

    table.match.panel.stale = True
    with monkeypatch.context() as patch:
        patch.setattr(Look, "text", text)
        table.picture(table.match.size)
    return texts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_queen_dues_and_points_are_always_to_be_seen(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int
) -> None:
    seen = written(owing(make_desk, size, text), monkeypatch)
    assert any("on the board" in one for one in seen)
    assert any("owes 1" in one for one in seen)
    assert seen.count("0 games") == 2
    assert seen.count("0") == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_all_buttons_are_there_and_nothing_overlaps(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    table = owing(make_desk, size, text)
    widgets = [widget for widget in table.match.panel.form.widgets if widget.key != "board"]
    assert BUTTONS | SWITCHES | {"move 0"} <= {widget.key for widget in widgets}
    card = table.match.panel.card(size)
    for one, other in combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.key, other.key)
    assert all(card.contains(widget.rect) for widget in widgets if isinstance(widget, Button))


@pytest.mark.parametrize("size", SIZES)
def test_what_happened_and_more_than_two_lines_of_it_fit(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    table = owing(make_desk, size, 100)
    moves = table.match.panel.form.get("moves")
    assert isinstance(moves, Reader)
    assert len([line for y, line in moves.seen() if y + line.height <= moves.rect.bottom]) >= 4


def test_a_sentence_leads_to_its_rule(make_desk: MakeDesk) -> None:
    table = owing(make_desk, (1280, 800), 100)
    moves = table.match.panel.form.get("moves")
    assert isinstance(moves, Reader)
    y, line = next((y, line) for y, line in moves.seen() if line.key == "CR-4.1")
    table.click((moves.rect.left + 60, y + line.height // 2))
    assert table.shows(RuleCard)
    assert table.top._clause == "CR-4.1"


def test_without_room_for_a_list_the_last_stroke_is_still_told(make_desk: MakeDesk) -> None:
    table = owing(make_desk, (1024, 640), 200)
    table.match.panel.clear()
    table.match.playing.undo()
    table.feed()  # before the break there are more buttons
    keys = {widget.key for widget in table.match.panel.form.widgets}
    assert "moves" not in keys
    assert "news" in keys
