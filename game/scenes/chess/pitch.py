"""The board of chess football without its players: grass, letters, names, nets."""

from math import exp, sin

import pygame

from engines.core.contract import Seat
from game.scenes.chess.geometry import COLUMNS, GOAL_COLUMNS, ROWS, THICK, Pitch
from game.ui import draw
from game.ui.look import Look
from game.ui.vector import draw_svg

SIDE, RIM_DARK, RIM_LIGHT = "#22351f", "#2d4630", "#8fb083"
FIGURES, NAMES = "#d8e6c8", "#eef3e0"
CORNER = 0.26  # squares
NAME = 0.6  # squares, how large names are set
LEAST_NAME = 15  # points
NAME_ALPHA = 132  # of 255
NET_DEPTH = 0.15  # squares, by which the back of a net is narrower at both ends
UNIT = 62.0  # of the nets' drawing: a square


class Ground:
    """What is drawn once for each lay: the board, and the two nets, which can shake."""

    def __init__(self, look: Look, at: Pitch, names: tuple[str, str]) -> None:
        self._look = look
        self._at = at
        self._names = names
        self._nets = {side: self._net(side) for side in (Seat.HOME, Seat.AWAY)}

    def board(self, surface: pygame.Surface, *, labelled: bool = True) -> None:
        """The board with its shadow and names, and, if `labelled`, letters and numbers."""
        self._slab(surface)
        if labelled:
            self._label(surface)
        for side in (Seat.HOME, Seat.AWAY):
            self._name(surface, side)

    def nets(self, surface: pygame.Surface, shaken: Seat | None, progress: float) -> None:
        """Both nets; that of `shaken` swings out and comes to rest as progress goes to 1."""
        for side, net in self._nets.items():
            goal = self._at.goal(side)
            swing = sin(progress * 22) * exp(-3.2 * progress) if side is shaken else 0.0
            self._hang(surface, net, goal, swing * 0.16 * self._at.cell)

    def _hang(
        self, surface: pygame.Surface, net: pygame.Surface, goal: pygame.Rect, swing: float
    ) -> None:
        """Blit a net, drawn out away from the field by so many pixels."""
        pad = (net.get_width() - goal.width) // 2
        if not round(swing):
            surface.blit(net, (goal.left - pad, goal.top - pad))
            return
        width = max(2, net.get_width() + round(swing))
        bulged = pygame.transform.smoothscale(net, (width, net.get_height()))
        on_left = goal.centerx < self._at.rect.centerx
        left = goal.right + pad - width if on_left else goal.left - pad
        surface.blit(bulged, (left, goal.top - pad))

    def _slab(self, surface: pygame.Surface) -> None:
        look, rect, cell = self._look, self._at.rect, self._at.cell
        radius = CORNER * cell
        thick = max(2, round(THICK * cell))
        low = rect.move(0, thick)
        for blur, drop, strength in ((18, 10, 190), (4, 3, 150)):
            draw.cast(surface, look, low, radius / look.scale, blur, drop, strength)
        surface.blit(look.skin(rect.size, radius / look.scale, SIDE), low)
        surface.blit(look.rounded("chess-pitch.jpg", rect.size, (round(radius),) * 4), rect)
        dark = look.skin(rect.size, radius / look.scale, "none", "", RIM_DARK, 2)
        surface.blit(dark, rect)
        inner = rect.inflate(-2 * look.px(2), -2 * look.px(2))
        light = look.skin(inner.size, radius / look.scale - 2, "none", "", RIM_LIGHT, 1).copy()
        light.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(light, inner)

    def _label(self, surface: pygame.Surface) -> None:
        """The letters of the columns at the left, the numbers of the rows below."""
        at, field, off = self._at, self._at.field, 0.24 * self._at.cell
        size = max(11.0, 0.225 * at.cell / self._look.scale)
        for row in range(1, ROWS - 1):
            x, _ = at.to_pixel((0, row))
            self._mark(surface, str(row), size, x, field.bottom + off)
        for column in range(COLUMNS):
            left = self._leftmost if column in GOAL_COLUMNS else field.left
            _, y = at.to_pixel((column, 1))
            self._mark(surface, "abcdefgh"[column], size, left - off, y)

    @property
    def _leftmost(self) -> int:
        """Where the goal on the left begins."""
        return min(self._at.goal(side).left for side in (Seat.HOME, Seat.AWAY))

    def _mark(
        self, surface: pygame.Surface, string: str, size: float, x: float, middle: float
    ) -> None:
        text = self._look.text("bold", size, string, FIGURES)
        draw.put_mid(surface, text, x, middle, "centre")

    def _name(self, surface: pygame.Surface, side: Seat) -> None:
        """A player's name in chalk behind his end line, read along it."""
        at, look = self._at, self._look
        if not self._names[side]:
            return
        row = 0 if side is Seat.HOME else ROWS - 1
        low = (0, row) if at.turned else (COLUMNS - 1, row)
        x, y = at.to_pixel(low)
        size, room = NAME * at.cell / look.scale, round(2.8 * at.cell)
        while size > LEAST_NAME and look.text_width("title", size, self._names[side]) > room:
            size -= 1
        name = look.fit("title", size, self._names[side], room)
        on_left = x < at.rect.centerx
        text = pygame.transform.rotate(
            look.text("title", size, name, NAMES), 90 if on_left else -90
        )
        text.fill((255, 255, 255, NAME_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        x += (-0.3 if on_left else 0.3) * at.cell
        draw.put_mid(surface, text, x, y - at.cell, "centre")

    def _net(self, side: Seat) -> pygame.Surface:
        """A goal from above: posts and bar on the line, the net hanging behind them."""
        goal = self._at.goal(side)
        pad = max(4, round(0.12 * self._at.cell))
        room = pad * UNIT / self._at.cell
        wide, high = UNIT + 2 * room, 2 * UNIT + 2 * room
        body = _net_body(goal.centerx < self._at.rect.centerx)
        size = goal.width + 2 * pad, goal.height + 2 * pad
        return draw_svg(size, body, f"{-room} {-room} {wide} {high}")


def _net_body(on_left: bool) -> str:  # noqa: FBT001 - one of two drawings
    """The net of a goal 62 wide and 124 high, its line at the right or at the left."""
    front, back = (UNIT, 5.0) if on_left else (0.0, UNIT - 5)
    high, narrow = 2 * UNIT, NET_DEPTH * UNIT
    cords = []
    for step in range(1, 8):  # along the depth
        y, far = high * step / 8, narrow + (high - 2 * narrow) * step / 8
        cords.append(f"M{front} {y}Q{(front + back) / 2} {(y + far) / 2} {back} {far}")
    for step in range(1, 5):  # across, sagging away from the bar
        part = step / 5
        x, bow = front + (back - front) * part, (7 if on_left else -7) * (1 - part)
        ends = narrow * part
        cords.append(f"M{x} {ends}Q{x + bow} {UNIT} {x} {high - ends}")
    frame = f"M{front} 0L{back} {narrow}V{high - narrow}L{front} {high}"
    posts = "".join(
        f'<circle cx="{front}" cy="{y}" r="4.5" fill="#fffdf6" stroke="#b9b7a4"/>'
        for y in (0, high)
    )

    def stroke(path: str, colour: str, width: float, opacity: float) -> str:
        return (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-opacity="{opacity}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    net, bar = "".join(cords), f"M{front} 0V{high}"
    return (
        f'<g transform="translate(4 5)">{stroke(net, "#0c1c0c", 1.3, 0.2)}'
        f"{stroke(frame, '#0c1c0c', 3, 0.2)}</g>"
        f"{stroke(net, '#fffdf4', 1, 0.62)}{stroke(frame, '#e9e6d8', 2.6, 1)}"
        f"{stroke(bar, '#fffdf6', 5, 1)}{posts}"
    )
