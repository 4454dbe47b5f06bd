"""What lies on the table around the sheet: a second sheet below it, two pens, a coffee.

Each thing is there only where there is room for it.
"""

import pygame

from engines.core.contract import Seat
from game.scenes.paper.geometry import Geometry
from game.ui import draw
from game.ui.look import Look

COFFEE = 255  # points, with its shadow
PENS = {Seat.HOME: ("pen-blue.png", (152, 378)), Seat.AWAY: ("pen-brown.png", (124, 382))}
TILT = -1.1  # degrees of the sheet below


def lay_paper(table: pygame.Surface, look: Look, at: Geometry) -> None:
    """The sheet below, slightly turned, and the shadow of the one that is drawn on."""
    sheet = at.sheet
    flat = pygame.Surface((sheet.width + 8, sheet.height + 8), pygame.SRCALPHA)
    flat.blit(look.picture("paper.jpg", sheet.size), (4, 4))
    flat.fill((243, 243, 243, 255), special_flags=pygame.BLEND_RGBA_MULT)
    turned = pygame.transform.rotozoom(flat, TILT, 1.0)
    dark = turned.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for blur, strength, drop in ((12, 140, (8, 12)), (2, 100, (1, 2))):
        _cast(table, look, dark, sheet.center, (blur, strength, drop))
    table.blit(turned, turned.get_rect(center=sheet.center))
    draw.cast(table, look, sheet, 2, 4, 3, 120)


def _cast(
    table: pygame.Surface,
    look: Look,
    shape: pygame.Surface,
    centre: tuple[int, int],
    how: tuple[int, int, tuple[int, int]],
) -> None:
    """The soft shadow of a thing of any shape: blur in points, strength, shift in points."""
    blur, strength, (right, down) = how
    soft = max(1, look.px(blur))
    room = pygame.Surface(
        (shape.get_width() + 4 * soft, shape.get_height() + 4 * soft), pygame.SRCALPHA
    )
    room.blit(shape, (2 * soft, 2 * soft))
    quarter = (max(1, room.get_width() // 4), max(1, room.get_height() // 4))
    small = pygame.transform.gaussian_blur(
        pygame.transform.smoothscale(room, quarter), max(1, soft // 4)
    )
    shade = pygame.transform.smoothscale(small, room.get_size())
    shade.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    place = shade.get_rect(center=centre).move(look.px(right), look.px(down))
    table.blit(shade, place)


class Props:
    """Where the things lie beside one sheet."""

    def __init__(self, look: Look, at: Geometry, area: pygame.Rect, *, turned: bool) -> None:
        self.look = look
        self._pictures: dict[Seat, pygame.Surface] = {}
        sheet = at.sheet
        scale = min(1.35, max(0.62, at.unit / look.scale)) * look.scale
        self._left = pygame.Rect(area.left, area.top, sheet.left - area.left, area.height)
        self._right = pygame.Rect(sheet.right, area.top, area.right - sheet.right, area.height)
        self.pens = self._lay_pens(scale, turned=turned)
        self.coffee = self._lay_coffee(scale)

    def _lay_pens(self, scale: float, *, turned: bool) -> dict[Seat, pygame.Rect]:
        """Home's at the right, away's at the left; none where it is too narrow."""
        pens = {}
        right, left = (Seat.AWAY, Seat.HOME) if turned else (Seat.HOME, Seat.AWAY)
        for seat, room, height in ((right, self._right, 0.37), (left, self._left, 0.66)):
            size = PENS[seat][1]
            wide, high = round(size[0] * scale), round(size[1] * scale)
            if room.width < wide * 0.62 or room.height < high:
                continue
            rect = pygame.Rect(0, 0, wide, high)
            rect.center = (room.centerx + self.look.px(6), round(room.top + room.height * height))
            pens[seat] = rect
        return pens

    def _lay_coffee(self, scale: float) -> pygame.Rect | None:
        """In the upper left corner, half over the edge as in a small kitchen."""
        room = self._left
        size = round(COFFEE * scale)
        if room.width < size * 0.5:
            return None
        rect = pygame.Rect(0, 0, size, size)
        rect.right = min(room.right - self.look.px(10), room.left + round(size * 0.86))
        rect.top = room.top - round(size * 0.06)
        return rect

    def lay_coffee(self, table: pygame.Surface) -> None:
        if self.coffee is not None:
            table.blit(self.look.picture("coffee-match.png", self.coffee.size), self.coffee)

    def draw_pen(self, surface: pygame.Surface, seat: Seat) -> None:
        """The pen where it rests."""
        rect = self.pens.get(seat)
        if rect is None:
            return
        if seat not in self._pictures:  # in the screen's own format, or each frame pays for it
            picture = self.look.picture(PENS[seat][0], rect.size)
            self._pictures[seat] = picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
        surface.blit(self._pictures[seat], rect)
