"""What the panel of the practice table tells: a sentence, a hint, and the aim in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.look import Face, Look
    from physics.laws.moves import Strike

ROW = 24  # points
AIR = 10
NAME, EDGES = 20, (52, 78, 100)  # parts of a hundred: where columns end


@dataclass(frozen=True, slots=True)
class Told:
    """All that is written; the less important falls away where there is little room."""

    text: str
    hint: str
    heads: tuple[str, str, str]  # place, angle, power
    aim: Strike | None = None  # as it is aimed now
    last: Strike | None = None  # of the last strike
    names: tuple[str, str] = ("", "")  # of these two
    urgent: bool = False  # where only one of them has room, the hint is it

    @property
    def rows(self) -> list[tuple[str, Strike]]:
        """The strikes that are known, by name."""
        both = zip(self.names, (self.aim, self.last), strict=True)
        return [(name, aim) for name, aim in both if aim is not None]


def numbers(aim: Strike) -> tuple[str, str, str]:
    """Place, angle and power as they are read."""
    place = f"{aim.x / 100:+.1f} mm".replace("-", "\u2212")
    return place, f"{aim.angle / 100:.2f}\u00b0", f"{aim.power / 10:.1f} %"


def paint_told(dst: pygame.Surface, look: Look, area: pygame.Rect, told: Told) -> None:
    """Write it into an area of the panel."""
    px, tone = look.px, look.palette
    draw.rule(dst, look, area.left, area.top, area.width)
    y, low = area.top + px(AIR), area.bottom - px(AIR // 2)
    text, hint = (
        _height(look, area, "semi", 15, told.text),
        _height(look, area, "body", 14, told.hint),
    )
    both = low - y >= text + px(6) + hint
    if both or not told.urgent:
        y = _paragraph(dst, look, area, y, ("semi", 15, told.text, tone.ink))
    if both or told.urgent:
        y = _paragraph(dst, look, area, y + px(6), ("body", 14, told.hint, tone.soft))
    shown = told.rows
    if shown and low - y >= px(ROW) * (len(shown) + 1) + px(AIR):
        _numbers(dst, look, pygame.Rect(area.left, y, area.width, low - y), told.heads, shown)


def _height(look: Look, area: pygame.Rect, face: Face, size: float, text: str) -> int:
    """The pixels that a paragraph needs."""
    return len(look.wrap(face, size, text, area.width)) * look.line_height(face, size)


def _paragraph(
    dst: pygame.Surface,
    look: Look,
    area: pygame.Rect,
    y: int,
    words: tuple[Face, float, str, str],
) -> int:
    """Lines as far as they have room; where the next one would begin."""
    face, size, text, colour = words
    high = look.line_height(face, size)
    for line in look.wrap(face, size, text, area.width):
        if y + high > area.bottom:
            break
        draw.write_mid(dst, look, face, size, line, colour, area.left, y + high / 2)
        y += high
    return y


def _numbers(
    dst: pygame.Surface,
    look: Look,
    area: pygame.Rect,
    heads: tuple[str, str, str],
    shown: Sequence[tuple[str, Strike]],
) -> None:
    """Place, angle and power at the foot of an area, as columns that end at the same edges."""
    high, tone = look.px(ROW), look.palette
    edges = [area.left + area.width * part // 100 for part in EDGES]
    middle = area.bottom - high * len(shown) - high / 2
    for head, edge in zip(heads, edges, strict=True):
        draw.write_mid(dst, look, "body", 14, head, tone.soft, edge, middle, "right")
    for name, aim in shown:
        middle += high
        label = look.fit("body", 14, name, area.width * NAME // 100)
        draw.write_mid(dst, look, "body", 14, label, tone.soft, area.left, middle)
        for text, edge in zip(numbers(aim), edges, strict=True):
            draw.write_mid(dst, look, "semi", 14, text, tone.ink, edge, middle, "right")
