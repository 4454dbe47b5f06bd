"""Long names are shown whole, also while it is their turn."""

import pygame
import pytest

from engines.paper_football import PaperOptions
from game.board.match_info import Match
from game.board.opening import open_match
from game.board.panel_players import name_size
from tests.game.board.table import Table
from tests.game.conftest import MakeDesk

LONG = ("Maximiliana Theodora", "Wolfgang-Amadeus Moz")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("legs", [1, 2])
def test_twenty_letters_fit_beside_the_score(
    make_desk: MakeDesk, size: tuple[int, int], legs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = PaperOptions(legs=legs)
    desk = make_desk(size)
    info = Match("paper-football", options, LONG, "fixed", undo=False, seed=1)
    table = Table(open_match(desk, info), size)
    written: list[str] = []
    real = desk.look.text

    def heard(face: str, points: float, string: str, colour: str) -> pygame.Surface:
        written.append(string)
        return real(face, points, string, colour)  # type: ignore[arg-type] # a face it is

    monkeypatch.setattr(desk.look, "text", heard)
    for _ in LONG:
        table.match.panel.stale = True
        table.match.panel.picture()
        assert set(LONG) <= set(written)
        assert "to draw" in written
        written.clear()
        table.play("h12-h13-h14-h15" if not table.session.plies else "h15-i16-i17-i18")
        table.wait(100)


def test_short_names_stay_large(make_desk: MakeDesk) -> None:
    look = make_desk().look
    assert name_size(look, "Ana", 180) == 19
    assert name_size(look, LONG[0], 180) < 19
    assert name_size(look, "W" * 20, 180) == 14
