"""The mat without its figurines: felt in its colours, and all that is printed on it."""

import pygame

from engines.core.contract import Seat
from engines.figurine_football.field import (
    BOARD,
    CENTRE,
    COLUMNS,
    GOAL_SQUARES,
    LIGHT,
    MEDIAN,
    RED,
    ROWS,
    STATIONS,
    YELLOW,
    each,
)
from engines.figurine_football.state import KINDS, start_squares
from game.scenes.figurine.geometry import Mat
from game.ui import draw
from game.ui.look import Look
from game.ui.vector import draw_svg

FELT, LIGHT_GREEN, DARK_GREEN = "#35573f", "#88ae69", "#578459"
BEFORE, GRID, WAITS = "#b34a39", "#252f3a", "#3d694d"  # red squares, goals, stations
SIDE, RIM = "#1a3023", "#1d3527"
PRINT, YELLOW_INK, FIGURES, LETTERS = "#f7f2dd", "#f6cf4f", "#dcead0", "#fbf7e6"
HEM = "#e9dcb4"
ROUND = 0.36  # squares
OUT = 0.19, 0.24  # squares from the field to the letters, and to the numbers
MESH = 5  # of a gridded square, cords each way


class Ground:
    """What is drawn once for each lay."""

    def __init__(self, look: Look, at: Mat) -> None:
        self._look = look
        self._at = at

    def board(self, surface: pygame.Surface, *, labelled: bool = True) -> None:
        """The mat with its shadow, and, if `labelled`, letters, numbers and hem."""
        self._slab(surface)
        at = self._at
        surface.blit(draw_svg(at.rect.size, self._print(hem=labelled)), at.rect)
        self._starts(surface)
        if labelled:
            self._label(surface)

    def word(self, surface: pygame.Surface, string: str, x: float, middle: float) -> None:
        """A short word on the felt, as wide as two squares and a half at most."""
        size, room = self._size(0.235), round(2.5 * self._at.wide)
        text = self._look.text("semi", size, self._look.fit("semi", size, string, room), FIGURES)
        draw.put_mid(surface, text, x, middle, "centre")

    def station(self, surface: pygame.Surface, side: Seat, string: str) -> None:
        """A word at the far end of a side's station; none where there is no room for it."""
        at, look = self._at, self._look
        box = at.station(side)
        upper = box.centery < at.field.centery
        text = look.text("semi", self._size(0.2), string, YELLOW_INK)
        if text.get_width() > (1.55 if upper else 3) * at.wide:
            return
        off, half = OUT[1] * at.wide, text.get_width() / 2 + 0.25 * at.wide
        x = max(at.rect.left + half, min(box.centerx, at.rect.right - half))
        draw.put_mid(surface, text, x, box.top - off if upper else box.bottom + off, "centre")

    # ------------------------------------------------------------ felt

    def _slab(self, surface: pygame.Surface) -> None:
        look, rect = self._look, self._at.rect
        radius = ROUND * self._at.wide
        low = rect.move(0, look.px(4))
        for blur, drop, strength in ((16, 8, 180), (4, 3, 140)):
            draw.cast(surface, look, low, radius / look.scale, blur, drop, strength)
        surface.blit(look.skin(rect.size, radius / look.scale, SIDE), low)
        dyed = self._dyed()
        dyed.blit(
            look.picture("figurine-felt.jpg", rect.size),
            (0, 0),
            special_flags=pygame.BLEND_RGB_MULT,
        )
        corners = (round(radius),) * 4
        surface.blit(look.rounded(dyed, rect.size, corners), rect)
        surface.blit(look.skin(rect.size, radius / look.scale, "none", "", RIM, 2), rect)

    def _dyed(self) -> pygame.Surface:
        """The colours of the felt."""
        at = self._at
        felt = pygame.Surface(at.rect.size, depth=32)
        felt.fill(FELT)
        sets = [(LIGHT, LIGHT_GREEN), (BOARD & ~LIGHT, DARK_GREEN), (RED[0] | RED[1], BEFORE)]
        dyes = [(square, colour) for squares, colour in sets for square in each(squares)]
        dyes += [(square, GRID) for goal in GOAL_SQUARES for square in goal]
        dyes += [(square, WAITS) for station in STATIONS for square in station]
        for square, colour in dyes:
            felt.fill(colour, at.square(square).move(-at.rect.x, -at.rect.y))
        return felt

    # ------------------------------------------------------------ print

    def _print(self, *, hem: bool) -> str:
        """Seams, median, circles, grids, stations and the hem, in pixels of the mat."""
        at = self._at
        unit = at.wide / 58  # the print was drawn for squares 58 wide
        move = f'<g transform="translate({-at.rect.x} {-at.rect.y})">'
        parts = [self._seams(unit), self._circles(unit), self._goals(unit), self._stations(unit)]
        return move + "".join(parts) + (self._hem(unit) if hem else "") + "</g>"

    def _seams(self, unit: float) -> str:
        at, field = self._at, self._at.field
        down = "".join(
            f"M{field.left + k * at.wide} {field.top}v{field.height}" for k in range(1, 13)
        )
        across = "".join(
            f"M{field.left} {field.top + k * at.high}h{field.width}" for k in range(1, 9)
        )
        band = at.box(COLUMNS * MEDIAN, COLUMNS * MEDIAN + COLUMNS - 1)
        x, y = at.to_pixel(CENTRE)
        return (
            f'<path d="{down}{across}" fill="none" stroke="#f4efd8" stroke-opacity="0.22" '
            f'stroke-width="{1.2 * unit:.2f}"/>'
            f'<path d="M{band.left} {band.top}v{band.height}M{band.right} {band.top}'
            f'v{band.height}" fill="none" stroke="{PRINT}" stroke-opacity="0.75" '
            f'stroke-width="{2.6 * unit:.2f}"/>'
            + _box(field, PRINT, 2.6 * unit)
            + f'<ellipse cx="{x}" cy="{y}" rx="{7 * unit:.2f}" ry="{6.6 * unit:.2f}" '
            f'fill="{PRINT}" fill-opacity="0.8"/>'
        )

    def _circles(self, unit: float) -> str:
        rings = ""
        for square in each(YELLOW[0] | YELLOW[1]):
            x, y = self._at.to_pixel(square)
            rings += (
                f'<ellipse cx="{x}" cy="{y}" rx="{22 * unit:.2f}" ry="{0.38 * self._at.high:.2f}" '
                f'fill="none" stroke="{YELLOW_INK}" stroke-width="{3.2 * unit:.2f}"/>'
            )
        return rings

    def _goals(self, unit: float) -> str:
        drawn = ""
        for square in (*GOAL_SQUARES[0], *GOAL_SQUARES[1]):
            box = self._at.square(square)
            cords = "".join(
                f"M{box.x + box.w * k / MESH:.1f} {box.y}v{box.h}"
                f"M{box.x} {box.y + box.h * k / MESH:.1f}h{box.w}"
                for k in range(1, MESH)
            )
            drawn += (
                f'<path d="{cords}" fill="none" stroke="#f2f0e4" stroke-opacity="0.66" '
                f'stroke-width="{1.4 * unit:.2f}"/>' + _box(box, PRINT, 2.4 * unit)
            )
        return drawn

    def _stations(self, unit: float) -> str:
        inset = round(4 * unit)
        dash = f'stroke-dasharray="{6 * unit:.2f} {4 * unit:.2f}"'
        boxes = [
            self._at.square(square).inflate(-2 * inset, -2 * inset)
            for square in (*STATIONS[0], *STATIONS[1])
        ]
        return "".join(
            _box(box, YELLOW_INK, 2.2 * unit, f'rx="{6 * unit:.2f}" {dash}') for box in boxes
        )

    def _hem(self, unit: float) -> str:
        """The stitches along the edge, from the middle of the upper one."""
        inset, bend = round(7 * unit), 13 * unit
        box = self._at.rect.inflate(-2 * inset, -2 * inset)
        left, top, right, low = box.left, box.top, box.right, box.bottom
        path = (
            f"M{box.centerx} {top}H{right - bend}Q{right} {top} {right} {top + bend}"
            f"V{low - bend}Q{right} {low} {right - bend} {low}H{left + bend}"
            f"Q{left} {low} {left} {low - bend}V{top + bend}Q{left} {top} {left + bend} {top}"
            f"H{box.centerx}"
        )
        return (
            f'<path d="{path}" fill="none" stroke="{HEM}" stroke-opacity="0.5" '
            f'stroke-width="{2 * unit:.2f}" stroke-dasharray="{9 * unit:.2f} {6 * unit:.2f}"/>'
        )

    # ------------------------------------------------------------ words

    def _size(self, part: float) -> float:
        """Points of letters that are so much of a square."""
        return part * self._at.wide / self._look.scale

    def _starts(self, surface: pygame.Surface) -> None:
        """The letters of the start squares and of the stations."""
        for square, kind in start_letters():
            pale = 150 if kind in "CK" else 84
            self._letter(surface, kind, square, LETTERS, pale)
        for station in STATIONS:
            for square, kind in zip(station, "ABC", strict=True):
                self._letter(surface, kind, square, YELLOW_INK, 205)

    def _letter(
        self, surface: pygame.Surface, letter: str, square: int, colour: str, alpha: int
    ) -> None:
        text = self._look.text("title", self._size(0.42), letter, colour).copy()
        text.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        x, y = self._at.to_pixel(square)
        draw.put_mid(surface, text, x, y, "centre")

    def _label(self, surface: pygame.Surface) -> None:
        """The numbers of the bands above, the letters of the columns at the left."""
        at, field, size = self._at, self._at.field, self._size(0.235)
        for row in range(1, ROWS - 1):
            x, _ = at.to_pixel((0.0, float(row)))
            text = self._look.text("bold", size, str(row), FIGURES)
            draw.put_mid(surface, text, x, field.top - OUT[1] * at.wide, "centre")
        left = 0.0 if not at.turned else ROWS - 1.0
        goals = at.goal(Seat.AWAY if at.turned else Seat.HOME)
        for column in range(COLUMNS):
            x, y = at.to_pixel((float(column), left))
            beside = field.left if not goals.top < y < goals.bottom else goals.left
            station = at.station(Seat.AWAY if at.turned else Seat.HOME)
            if station.top < y < station.bottom:
                beside = station.left
            text = self._look.text("bold", size, "abcdefghi"[column], FIGURES)
            draw.put_mid(surface, text, beside - OUT[0] * at.wide, y, "centre")


def start_letters() -> list[tuple[int, str]]:
    """The start squares of both sides and the letters that are printed there."""
    return [
        (square, KINDS[figurine])
        for side in (Seat.HOME, Seat.AWAY)
        for figurine, square in enumerate(start_squares("deep", side))
    ]


def _box(rect: pygame.Rect, colour: str, width: float, more: str = "") -> str:
    return (
        f'<rect x="{rect.x}" y="{rect.y}" width="{rect.width}" height="{rect.height}" '
        f'fill="none" stroke="{colour}" stroke-width="{width:.2f}" {more}/>'
    )
