"""The drawing words, above all the tooltip that must not hide what it speaks of."""

import pygame
import pytest

from game.ui import draw
from game.ui.draw import Align, lay_tip
from game.ui.look import Look

SCREEN = pygame.Rect(0, 0, 800, 600)
WORDS = "That point lies on an older line"


@pytest.mark.parametrize(("align", "left"), [("left", 100), ("centre", 90), ("right", 80)])
def test_put_aligns_on_x(align: Align, left: int) -> None:
    dst = pygame.Surface((300, 100))
    assert draw.put(dst, pygame.Surface((20, 10)), 100, 5, align).topleft == (left, 5)


def test_written_text_stands_on_its_base_line(look: Look) -> None:
    dst = pygame.Surface((300, 100))
    draw.write(dst, look, "title", 30, "HHH", "#ffffff", 10, 60)
    ink = pygame.mask.from_threshold(dst, (255, 255, 255), (60, 60, 60)).get_bounding_rects()
    assert max(rect.bottom for rect in ink) == pytest.approx(60, abs=1)


@pytest.mark.parametrize("x", range(0, 800, 95))
@pytest.mark.parametrize("y", range(0, 600, 85))
def test_a_tip_stays_on_the_screen_and_off_its_anchor(look: Look, x: int, y: int) -> None:
    anchor = pygame.Rect(x, y, 16, 16)
    tip = lay_tip(look, anchor, WORDS, "PF-M4", SCREEN)
    assert SCREEN.contains(tip.box)
    assert not tip.box.colliderect(anchor)


def test_a_tip_keeps_off_what_is_to_be_seen(look: Look) -> None:
    anchor = pygame.Rect(400, 300, 16, 16)
    right = lay_tip(look, anchor, WORDS, "", SCREEN)
    assert right.side == "right"
    left = lay_tip(look, anchor, WORDS, "", SCREEN, [right.box])
    assert left.side == "left"
    below = lay_tip(look, anchor, WORDS, "", SCREEN, [right.box, left.box])
    assert below.side in {"below", "above"}
    assert below.box.collidelist([right.box, left.box]) == -1


def test_the_beak_points_at_the_anchor_from_the_edge_of_the_box(look: Look) -> None:
    for at in ((400, 300), (5, 5), (780, 580), (400, 590)):
        anchor = pygame.Rect(at, (12, 12))
        tip = lay_tip(look, anchor, WORDS, "PF-M4", SCREEN)
        x, y = tip.beak
        assert tip.box.left <= x <= tip.box.right
        assert tip.box.top <= y <= tip.box.bottom


def test_a_long_tip_is_wrapped_and_loses_no_word(look: Look) -> None:
    text = f"{WORDS}, and the line may not cross itself or another line, whoever drew it"
    tip = lay_tip(look, pygame.Rect(50, 50, 10, 10), text, "PF-M4", SCREEN)
    assert len(tip.lines) > 1
    assert " ".join(tip.lines) == text
    assert SCREEN.contains(tip.box)


def test_a_tip_shows_itself(look: Look) -> None:
    dst = pygame.Surface(SCREEN.size)
    box = draw.tip(dst, look, pygame.Rect(300, 300, 10, 10), WORDS, "PF-M4", SCREEN)
    assert dst.get_at(box.move(8, 0).midleft)[:3] == pygame.Color(look.palette.cream)[:3]


@pytest.mark.parametrize(("ground", "ring"), [("#3a2015", "focus"), ("#fff8ee", "focus_dark")])
def test_the_focus_ring_stands_out_from_its_ground(look: Look, ground: str, ring: str) -> None:
    dst = pygame.Surface((200, 100))
    dst.fill(ground)
    rect = pygame.Rect(50, 30, 100, 40)
    draw.focus_ring(dst, look, rect, 10)
    assert dst.get_at((100, rect.y - look.px(5) + 1)) == pygame.Color(getattr(look.palette, ring))


def test_chips_grow_with_their_word(look: Look) -> None:
    dst = pygame.Surface((300, 100))
    small = draw.chip(dst, look, 0, 0, "x")
    wide = draw.chip(dst, look, 0, 40, "to restart")
    assert wide.width > small.width
    assert wide.height == small.height >= look.px(22)
