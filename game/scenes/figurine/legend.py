"""The rows below the mat that say what the signs on it mean."""

from collections.abc import Sequence

import pygame

from game.scenes.figurine import marks
from game.scenes.figurine.geometry import LEGEND
from game.scenes.figurine.marks import Mark
from game.ui import draw
from game.ui.look import Look

TEXT, SIGN = 15, 28  # points
GAP, NEXT = 8, 22  # points from a sign to its words, and on to the next sign
SHRUNK = {"pass": 0.62, "second": 0.62, "square": 0.62, "ball": 0.62, "tackle": 0.62}
"""How large a sign is of which there is a whole square, beside the others."""


def draw_legend(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, items: Sequence[tuple[Mark, str]]
) -> None:
    """Signs and words from the left, in as many rows and as far as there is room."""
    row = look.px(LEGEND)
    x, y = rect.left, rect.top + row // 2
    for kind, string in items:
        text = look.text("body", TEXT, string, look.palette.on_wood)
        wide = look.px(SIGN) + look.px(GAP) + text.get_width()
        if x > rect.left and x + wide > rect.right:
            x, y = rect.left, y + row
        if y > rect.bottom or x + wide > rect.right:
            return
        _sign(surface, look, kind, (x + look.px(SIGN) // 2, y))
        draw.put_mid(surface, text, x + look.px(SIGN) + look.px(GAP), y)
        x += wide + look.px(NEXT)


def _sign(surface: pygame.Surface, look: Look, kind: Mark, middle: tuple[int, int]) -> None:
    part = SHRUNK.get(kind, 0.9)
    wide = round(look.px(SIGN) * part * marks.UNIT / 40)
    sign = marks.mark(look, wide, wide, kind)
    low = round(marks.LOW * wide / marks.UNIT) if kind in {"pass", "second"} else 0
    surface.blit(sign, sign.get_rect(center=(middle[0], middle[1] - low)))
