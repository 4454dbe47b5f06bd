"""The rule card as a player leafs through it."""

from collections.abc import Sequence

import pygame
import pytest

from game.desk import Desk
from game.scenes.rule_card import RuleCard
from game.shell import Pop
from game.ui.reader import Reader
from tests.game.test_menu import SIZE, click, press


def shown(card: RuleCard) -> Sequence[str]:
    """The first words of the lines in view."""
    reader = card.form.get("rules")
    assert isinstance(reader, Reader)
    return [line.spans[0].text for _, line in reader.seen() if line.spans]


def test_the_card_begins_with_how_it_is_played(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football")
    card.resize(SIZE)
    words = shown(card)
    assert words[:2] == ["How it is played", "1"]
    assert words.index("5") < words.index("PF-F1")


def test_a_small_board_stands_under_its_clause(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football", "PF-K4")
    card.resize(SIZE)
    reader = card.form.get("rules")
    assert isinstance(reader, Reader)
    seen = [span for _, line in reader.seen() for span in line.spans]
    board = next(number for number, span in enumerate(seen) if span.picture)
    assert "After four squares" in seen[board + 1].text
    marks = [span.text for span in seen[:board] if span.face == "bold"]
    assert marks == ["PF-K4"]
    assert reader.step < 60, "a board is no step of the wheel"


@pytest.mark.parametrize("clause", ["PF-F1", "PF-M4", "PF-K7", "PF-R1", "G-3"])
def test_the_card_opens_at_a_clause(desk: Desk, clause: str) -> None:
    card = RuleCard(desk, "paper-football", clause)
    card.resize(SIZE)
    assert clause in shown(card)
    card.draw(pygame.Surface(SIZE))


def test_the_card_can_be_read_to_its_end_and_closed(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football")
    card.resize(SIZE)
    press(card, pygame.K_END)
    assert "G-7" in shown(card)
    for key in (pygame.K_ESCAPE, pygame.K_F1):
        assert press(card, key) == Pop()
    assert click(card, "close") == Pop()


def test_a_new_size_keeps_the_place_in_the_card(desk: Desk) -> None:
    card = RuleCard(desk, "paper-football")
    card.resize(SIZE)
    press(card, pygame.K_END)
    card.resize((1024, 640))
    assert "In all games" in shown(card)
