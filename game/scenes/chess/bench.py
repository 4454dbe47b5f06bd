"""The two trays in the table, on which those sit who do not play."""

import pygame

from game.ui import draw
from game.ui.look import Look
from game.ui.vector import draw_svg

GAP = 9  # points between title and note
RADIUS = 0.22  # of a tray's height
SIZES = ((18, 14), (16, 13), (14, 12), (12, 11))  # points of title and note, as far as they fit
FLOOR, DEEP, LIP = ("#2a1509", "#3a2010"), "#0c0501", "#c99a68"


def draw_tray(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A tray carved into the table: shadow under its upper edge, light on the lower one."""
    radius = RADIUS * rect.height
    surface.blit(look.skin(rect.size, radius / look.scale, *FLOOR), rect)
    surface.blit(_hollow(rect.size, radius), rect)
    lip = look.skin((rect.width, rect.height + 2), radius / look.scale, "none", "", LIP, 1).copy()
    lip.fill((255, 255, 255, 88), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(lip, rect)


def draw_head(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, title: str, note: str
) -> None:
    """Words over a tray: a title at the left, a note at the right as far as there is room."""
    tone, pad = look.palette, look.px(4)
    base = rect.bottom - look.px(8)
    room = rect.width - 2 * pad
    size, small = next(
        (pair for pair in SIZES if _wide(look, pair, title, note) <= room), SIZES[-1]
    )
    if note and _wide(look, (size, small), title, note) > room:
        draw_head(surface, look, rect, title, "")
        return
    shown = look.fit("title", size, title, room)
    draw.write(surface, look, "title", size, shown, tone.on_wood, rect.left + pad, base)
    if note:
        x = rect.right - pad
        draw.write(surface, look, "body", small, note, tone.on_wood_soft, x, base, "right")


def has_room(look: Look, rect: pygame.Rect, title: str, note: str) -> bool:
    """Whether title and note can stand over a tray, both whole."""
    return _wide(look, SIZES[-1], title, note) <= rect.width - 2 * look.px(4)


def _wide(look: Look, sizes: tuple[int, int], title: str, note: str) -> int:
    """How wide both are side by side, pixels."""
    apart = look.px(GAP) + look.text_width("body", sizes[1], note) if note else 0
    return look.text_width("title", sizes[0], title) + apart


def _hollow(size: tuple[int, int], radius: float) -> pygame.Surface:
    """The shadow that falls into a tray from its upper edge."""
    (wide, high), room = size, 20
    blur = max(2, high // 14)
    shape = draw_svg(size, f'<rect width="{wide}" height="{high}" rx="{radius}" fill="#ffffff"/>')
    hole = pygame.Surface((wide + 2 * room, high + 2 * room), pygame.SRCALPHA)
    hole.fill(pygame.Color(DEEP))
    hole.blit(shape, (room, room + blur), special_flags=pygame.BLEND_RGBA_SUB)
    hole = pygame.transform.gaussian_blur(hole, blur)
    inner = hole.subsurface((room, room, wide, high)).copy()
    inner.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return inner
