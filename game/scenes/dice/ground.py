"""The board of dice football without its men: wood, letters, names, goals, and the cloth."""

from math import exp, sin

import pygame

from engines.core.contract import Seat
from engines.dice_football.field import COLUMNS, ROWS
from game.scenes.chess.bench import RADIUS, draw_head, draw_tray, has_room
from game.scenes.dice.geometry import MARGIN_Y, MOUTH, THICK, Table
from game.ui import draw
from game.ui.look import Look
from game.ui.vector import cut_corners, draw_svg

SIDE, RIM_DARK, RIM_LIGHT = "#40210e", "#2b1509", "#d59c66"
FIGURES, NAMES = "#f4d9b0", "#f6dfba"
ROUND = 0.36  # squares
BESIDE, CLEAR = 0.3, 0.12  # squares from the field to the letters, and off a goal
NAME, NAME_ALPHA = 0.36, 205  # squares, of 255
CLOTH, CLOTH_LOW = "#74301f", "#5f241b"
UNIT = 46.0  # of the goals' drawing: a square
UP, ROOF, DEEP = 13.0, 12.0, 36.0  # how high the bar is, how deep the net's roof and its foot
ROOM = 10.0  # around a goal's drawing
CORD, WIRE, WIRE_DARK = "#fff8e6", "#f2e3c0", "#5b3f17"


class Ground:
    """What is drawn once for each lay: the board, and the two goals, whose nets can shake."""

    def __init__(self, look: Look, at: Table, names: tuple[str, str]) -> None:
        self._look = look
        self._at = at
        self._names = names
        self._goals = {side: self._goal(side) for side in (Seat.HOME, Seat.AWAY)}

    def board(self, surface: pygame.Surface, *, labelled: bool = True) -> None:
        """The board with its shadow and names, and, if `labelled`, letters and numbers."""
        self._slab(surface)
        if labelled:
            self._label(surface)
        for side in (Seat.HOME, Seat.AWAY):
            if self._names[side]:
                self._name(surface, side)

    def below(self, surface: pygame.Surface) -> None:
        """The two empty trays, and the cloth in its own."""
        look, cloth = self._look, self._at.cloth
        for tray in (*self._at.trays, cloth):
            draw_tray(surface, look, tray)
        inner = cloth.inflate(-2 * look.px(7), -2 * look.px(7))
        radius = RADIUS * cloth.height - look.px(7)
        corners = (max(2, round(radius)),) * 4
        surface.blit(look.skin(inner.size, radius / look.scale, CLOTH, CLOTH_LOW), inner)
        surface.blit(cut_corners(_shade(look, inner.size), corners), inner)

    def head(
        self, surface: pygame.Surface, side: Seat, words: tuple[str, str], short: str = ""
    ) -> None:
        """Title and note over a side's tray; `short`: the title where both have no room."""
        title, note = words
        if short and not has_room(self._look, self._at.heads[side], title, note):
            title = short
        draw_head(surface, self._look, self._at.heads[side], title, note)

    def goals(self, surface: pygame.Surface, shaken: Seat | None, progress: float) -> None:
        """Both goals; the net of `shaken` swings and comes to rest as progress goes to 1."""
        for side, (picture, corner) in self._goals.items():
            swing = sin(progress * 22) * exp(-3.2 * progress) if side is shaken else 0.0
            wide = round(swing * 0.16 * self._at.cell)
            if not wide:
                surface.blit(picture, corner)
                continue
            size = max(2, picture.get_width() + wide), picture.get_height()
            on_left = corner[0] < self._at.rect.centerx
            left = corner[0] - wide if on_left else corner[0]
            surface.blit(pygame.transform.smoothscale(picture, size), (left, corner[1]))

    # ------------------------------------------------------------

    def _slab(self, surface: pygame.Surface) -> None:
        look, rect, cell = self._look, self._at.rect, self._at.cell
        radius = ROUND * cell
        low = rect.move(0, max(2, round(THICK * cell)))
        for blur, drop, strength in ((18, 10, 190), (4, 3, 150)):
            draw.cast(surface, look, low, radius / look.scale, blur, drop, strength)
        surface.blit(look.skin(rect.size, radius / look.scale, SIDE), low)
        surface.blit(look.rounded("dice-board.jpg", rect.size, (round(radius),) * 4), rect)
        surface.blit(look.skin(rect.size, radius / look.scale, "none", "", RIM_DARK, 2), rect)
        inner = rect.inflate(-2 * look.px(2), -2 * look.px(2))
        light = look.skin(inner.size, radius / look.scale - 2, "none", "", RIM_LIGHT, 1).copy()
        light.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(light, inner)

    def _label(self, surface: pygame.Surface) -> None:
        """The numbers of the rows below, the letters of the columns where no goal stands."""
        at, field = self._at, self._at.field
        size = 0.28 * at.cell / self._look.scale
        for row in range(ROWS):
            x, _ = at.to_pixel((0.0, float(row)))
            self._mark(surface, str(row + 1), size, x, field.bottom + 0.30 * at.cell)
        for column in range(COLUMNS):
            if MOUTH[0] <= column <= MOUTH[1]:
                continue
            _, y = at.to_pixel((float(column), 0.0))
            above = at.goal(Seat.HOME).top - y
            y -= CLEAR * at.cell if 0 < above < at.cell else 0  # there a goal stands up
            for x in (field.left - BESIDE * at.cell, field.right + BESIDE * at.cell):
                self._mark(surface, "abcdefghij"[column], size, x, y)

    def _mark(
        self, surface: pygame.Surface, string: str, size: float, x: float, middle: float
    ) -> None:
        text = self._look.text("bold", size, string, FIGURES)
        draw.put_mid(surface, text, x, middle, "centre")

    def _name(self, surface: pygame.Surface, side: Seat) -> None:
        """A player's name burnt into the upper frame, at the end that he defends."""
        at, look = self._at, self._look
        size, room = NAME * at.cell / look.scale, at.field.width // 2 - at.cell
        name = look.fit("title", size, self._names[side], room)
        text = look.text("title", size, name, NAMES).copy()
        text.fill((255, 255, 255, NAME_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        on_left = (side is Seat.HOME) != at.turned
        x, off = (at.field.left, 0.1) if on_left else (at.field.right, -0.1)
        middle = at.rect.top + 0.46 * MARGIN_Y * at.cell
        align: draw.Align = "left" if on_left else "right"
        draw.put_mid(surface, text, x + off * at.cell, middle, align)

    def _goal(self, side: Seat) -> tuple[pygame.Surface, tuple[int, int]]:
        """A goal that stands on the frame, and the corner at which it is drawn."""
        at = self._at
        mouth = at.goal(side)
        on_left = mouth.left == at.rect.left
        part = at.cell / UNIT
        high = UNIT * (MOUTH[1] - MOUTH[0] + 1)
        view = (DEEP + 2 * ROOM, high + UP + 2 * ROOM)
        size = round(view[0] * part), round(view[1] * part)
        left = -DEEP - ROOM if on_left else -ROOM
        body = goal_body(-1 if on_left else 1, high)
        picture = draw_svg(size, body, f"{left} {-UP - ROOM} {view[0]} {view[1]}")
        x = mouth.right if on_left else mouth.left
        return picture, (round(x + left * part), round(mouth.top - (UP + ROOM) * part))


def goal_body(way: int, high: float) -> str:
    """A wire goal from 0 to `high` down the goal line; `way` -1 falls back to the left, 1 right."""

    def p(depth: float, y: float, z: float) -> str:
        return f"{way * depth:.1f} {y - z:.1f}"

    cords = []
    for k in range(17):
        y = high * k / 16
        cords.append(f"M{p(0, y, UP)}L{p(ROOF, y, UP)}L{p(DEEP, y, 0)}")
    for depth, z in ((4, 1.0), (8, 1.0), (12, 1.0), (18, 0.74), (24, 0.5), (30, 0.25)):
        cords.append(f"M{p(depth, 0, UP * z)}L{p(depth, high, UP * z)}")
    for k in range(1, 5):
        roof = min(DEEP * k / 5, ROOF + 4 * k)
        cords.append(f"M{p(DEEP * k / 5, high, 0)}L{p(roof, high, UP * (1 - k / 5))}")
    floor = f"M{p(0, 0, 0)}L{p(DEEP, 0, 0)}L{p(DEEP, high, 0)}L{p(0, high, 0)}"
    sides = "".join(f"M{p(0, y, UP)}L{p(ROOF, y, UP)}L{p(DEEP, y, 0)}" for y in (0, high))
    wire = f"M{p(0, 0, 0)}L{p(0, 0, UP)}L{p(0, high, UP)}L{p(0, high, 0)}{sides}"
    pen = 'fill="none" stroke-linejoin="round"'
    return (
        f'<path d="{floor}z" fill="#1a0d05" fill-opacity="0.3"/>'
        f'<path d="{wire}" {pen} stroke="#1a0d05" stroke-width="4" stroke-opacity="0.26" '
        'transform="translate(6 7)"/>'
        f'<path d="{"".join(cords)}" {pen} stroke="{CORD}" stroke-width="0.9" '
        'stroke-opacity="0.6"/>'
        f'<path d="{floor}" {pen} stroke="#8d6a37" stroke-width="2.4"/>'
        f'<path d="{wire}" {pen} stroke="{WIRE_DARK}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{wire}" {pen} stroke="{WIRE}" stroke-width="3" stroke-linecap="round"/>'
    )


def _shade(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The soft dark edge of the cloth where it meets its tray."""
    stops = '<stop offset="0.55" stop-color="#1c0703" stop-opacity="0"/>'
    stops += '<stop offset="1" stop-color="#1c0703" stop-opacity="0.42"/>'
    body = (
        f'<defs><radialGradient id="c" cx="50" cy="50" r="72" gradientUnits="userSpaceOnUse">'
        f'{stops}</radialGradient></defs><rect width="100" height="100" rx="6" fill="url(#c)"/>'
    )
    wide, high = size
    return pygame.transform.smoothscale(look.svg((200, 200), body, "0 0 100 100"), (wide, high))
