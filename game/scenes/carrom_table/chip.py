"""The card beside a pull or a turned rack that tells a number, off all that has to be seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

import pygame

from game.ui import draw
from game.ui.look import Look

Pixel = tuple[float, float]
Segment = tuple[Pixel, Pixel]

AIR = 18  # points from what it belongs to
CLEAR = 5  # points that it keeps from all that it must not hide
WAYS = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1))


@dataclass(frozen=True, slots=True)
class Chip:
    """What is written, and for whom: turned by so many quarters, counter-clockwise."""

    text: str
    hint: str = ""  # below it, smaller
    quarters: int = 0


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a card must not hide, in pixels."""

    lines: Sequence[Segment] = ()
    boxes: Sequence[pygame.Rect] = ()

    def hidden(self, card: pygame.Rect) -> int:
        """How much of it a card would hide."""
        lines = sum(bool(card.clipline(*line)) for line in self.lines)
        return lines + 3 * len(card.collidelistall(list(self.boxes)))


def place(
    size: tuple[int, int], tip: Pixel, off: int, around: Surroundings, bounds: pygame.Rect
) -> pygame.Rect:
    """Beside the tip of something, inside the bounds, over as little as can be."""
    return min(_cards(size, tip, off, bounds), key=around.hidden)


def _cards(
    size: tuple[int, int], tip: Pixel, off: int, bounds: pygame.Rect
) -> Iterator[pygame.Rect]:
    """The places on all sides of the tip, the best first."""
    for far in (1, 2.2):
        for way in WAYS:
            reach = hypot(*way)
            card = pygame.Rect((0, 0), size)
            card.center = (
                round(tip[0] + way[0] * (size[0] / 2 + far * off / reach)),
                round(tip[1] + way[1] * (size[1] / 2 + far * off / reach)),
            )
            yield card.clamp(bounds)


def picture(look: Look, chip: Chip) -> tuple[pygame.Surface, int]:
    """The card with room for its shadow, and how much room that is on every side."""
    tone, room = look.palette, look.px(12)
    text = look.text("bold", 15, chip.text, tone.ink)
    hint = look.text("semi", 12, chip.hint, tone.soft) if chip.hint else None
    wide = max(text.get_width(), hint.get_width() if hint else 0) + look.px(22)
    rect = pygame.Rect(room, room, wide, look.px(48 if hint else 30))
    whole = pygame.Surface((rect.width + 2 * room, rect.height + 2 * room), pygame.SRCALPHA)
    draw.cast(whole, look, rect, 10, 6, 3, 120)
    whole.blit(look.skin(rect.size, 10, tone.cream, tone.cream_low, tone.edge, 1), rect)
    draw.put_mid(whole, text, rect.centerx, rect.top + look.px(15), "centre")
    if hint:
        draw.put_mid(whole, hint, rect.centerx, rect.bottom - look.px(15), "centre")
    return pygame.transform.rotate(whole, 90 * chip.quarters), room


def paint(  # noqa: PLR0913 - what, where, and what is to be seen beside it
    surface: pygame.Surface,
    look: Look,
    chip: Chip,
    tip: Pixel,
    around: Surroundings,
    *,
    within: pygame.Rect,
) -> pygame.Rect:
    """Draw the card beside the tip of something, `within` the board; the answer is its place."""
    drawn, room = picture(look, chip)
    clear = look.px(CLEAR)
    size = drawn.get_width() - 2 * room, drawn.get_height() - 2 * room
    wider = size[0] + 2 * clear, size[1] + 2 * clear
    bounds = surface.get_rect().clip(within).inflate(2 * clear, 2 * clear)
    spot = place(wider, tip, look.px(AIR) - clear, around, bounds)
    card = spot.inflate(-2 * clear, -2 * clear)
    surface.blit(drawn, (card.left - room, card.top - room))
    return card
