"""The keyboard alone: any point can be looked at, and says why it is closed."""

import pygame
import pytest

from game.board.match import MatchScene
from game.scenes.rule_card import RuleCard
from tests.game.board.table import Table, lay, same
from tests.game.conftest import MakeDesk

SHIFT = pygame.KMOD_SHIFT
CLOSING = "h12-h13-h14-h15"
UP, DOWN, LEFT, RIGHT = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    return lay(make_desk())


def test_shift_with_an_arrow_looks_at_any_point_and_says_why_not(table: Table) -> None:
    table.play(CLOSING)
    table.key(UP)
    before = table.hand.cursor
    table.key(DOWN, SHIFT)
    table.key(DOWN, SHIFT)
    assert table.hand.looking == table.point("h14")
    assert table.refusal == "PF-M4"
    assert table.hand.cursor == before == table.point("h16")
    bubble = table.match.overlays._tip(table.match.playing.view)
    assert bubble is not None
    assert bubble.clause == "PF-M4"


def test_every_point_of_the_paper_can_be_looked_at(table: Table) -> None:
    board, hand = table.match.board, table.hand
    seen, to_try = set[int](), [table.point("h12")]
    while to_try:
        here = to_try.pop()
        for key in (UP, DOWN, LEFT, RIGHT):
            hand.looking = here
            table.key(key, SHIFT)
            if hand.looking not in seen:
                seen.add(hand.looking)
                to_try.append(hand.looking)
    assert seen == set(board.places())


def test_the_same_point_says_the_same_by_key_and_by_mouse(table: Table) -> None:
    table.play(CLOSING)
    clauses = set[str]()
    for spot in table.match.board.places():
        table.move_to(table.match.board.place(spot))
        table.hand.explain()
        by_mouse = table.refusal
        table.hand.leave()
        table.hand._look_at(spot)
        assert table.refusal == by_mouse
        clauses.add(by_mouse)
    assert len(clauses) > 2


def test_enter_on_a_point_looked_at_is_like_a_click(table: Table) -> None:
    table.play(CLOSING)
    table.key(DOWN, SHIFT)
    table.key(pygame.K_RETURN)
    assert (table.refusal, table.hand.touched) == ("PF-M4", ())
    table.key(UP, SHIFT)
    table.key(UP, SHIFT)
    assert table.refusal == "", "it is on offer"
    table.key(pygame.K_RETURN)
    assert table.hand.touched == (table.point("h16"),)
    assert table.hand.looking is None


def test_f1_leads_to_the_rule_and_back_to_the_point(table: Table) -> None:
    table.play(CLOSING)
    table.key(DOWN, SHIFT)
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    assert table.top._clause == "PF-M4"
    table.key(pygame.K_ESCAPE)
    assert table.refusal == "PF-M4"
    assert table.hand.looking == table.point("h14")


def test_no_bubble_is_seen_behind_the_rules(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.play(CLOSING)
    table.key(DOWN, SHIFT)
    drawn: list[object] = []
    monkeypatch.setattr("game.ui.draw.draw_tip", lambda *told: drawn.append(told))
    table.picture()
    assert len(drawn) == 1
    table.key(pygame.K_F1)
    table.picture()
    assert len(drawn) == 1


@pytest.mark.parametrize("away", [pygame.K_ESCAPE, UP])
def test_escape_or_an_arrow_ends_looking(table: Table, away: int) -> None:
    table.play(CLOSING)
    table.key(DOWN, SHIFT)
    table.key(away)
    assert (table.hand.looking, table.refusal) == (None, "")
    assert table.shows(MatchScene)


def test_the_mouse_ends_looking(table: Table) -> None:
    table.play(CLOSING)
    table.key(DOWN, SHIFT)
    table.move_to(table.at("h17"))
    assert (table.hand.looking, table.refusal) == (None, "")


def test_an_arrow_that_leads_to_no_offer_says_why_and_moves_nothing(table: Table) -> None:
    table.key(UP)
    table.key(UP)
    assert table.hand.cursor == table.point("h13")
    assert table.refusal
    assert table.hand.refused.spot == table.point("h14")
    table.key(pygame.K_RETURN)
    assert table.hand.touched == (table.point("h13"),)


def test_what_is_looked_at_is_seen(table: Table) -> None:
    table.key(UP)
    before = table.picture()
    table.key(UP, SHIFT)
    table.key(UP, SHIFT)
    table.key(UP, SHIFT)
    x, y = table.at("h15")
    spot = pygame.Rect(0, 0, 40, 40)
    spot.center = round(x), round(y)
    assert not same(before.subsurface(spot).copy(), table.picture().subsurface(spot).copy())
