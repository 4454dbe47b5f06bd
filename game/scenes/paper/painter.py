"""Puts one sheet and all its signs on the screen."""

from collections.abc import Iterable, Sequence
from math import exp, sin

import pygame

from engines.core.contract import Seat
from game.board.timeline import Act
from game.i18n import Words
from game.scenes.paper import field, ink, marks
from game.scenes.paper.geometry import Geometry, Place
from game.scenes.paper.live import LiveLine
from game.scenes.paper.props import Props, lay_paper
from game.scenes.paper.sheet import DASH, Sheet, colour_of
from game.settings import Seating
from game.ui import draw
from game.ui.look import Look

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Painter:
    """One sheet at one size, seen from one side."""

    def __init__(
        self,
        look: Look,
        sheet: Sheet,
        area: pygame.Rect,
        names: tuple[str, str],
        seating: Seating,
    ) -> None:
        self.look = look
        self.sheet = sheet
        self.at: Geometry = sheet.at
        self.live = LiveLine(sheet)
        self.props = Props(look, self.at, area, turned=self.at.turned)
        self._names = names
        self._seating = seating

    # -- once

    def table(self, surface: pygame.Surface) -> None:
        self.props.lay_coffee(surface)
        lay_paper(surface, self.look, self.at)

    def label(self, words: Words) -> None:
        """Make the figures and letters along the field, and the names by the goals."""
        size, unit, look = self.at.size, self.at.unit, self.look
        every = 1 if self.at.cell >= look.px(17) else 2
        for row in range(0, size.long + 1, every):
            text = look.text("semi", 12, str(row + 1), look.palette.figures)
            column = size.wide if self.at.turned else 0
            x, y = self.at.on_sheet((column, row))
            self._stick(text, x - 12 * unit, y, "right")
        for column in range(size.wide + 1):
            text = look.text("semi", 12, LETTERS[column], look.palette.figures)
            row = size.long if self.at.turned else 0
            x, y = self.at.on_sheet((column, row))
            self._stick(text, x, y + 76 * unit, "centre")
        for seat in (Seat.HOME, Seat.AWAY):
            self._stick_name(words, seat)

    def _stick(self, text: pygame.Surface, x: float, middle: float, align: draw.Align) -> None:
        """Write on the sheet where no grid shows behind, for good."""
        ground = pygame.Rect(0, 0, text.get_width() + 6, round(text.get_height() * 0.72))
        ground.center = round(x), round(middle)
        if align == "right":
            ground.right = round(x) + 3
        field.tint(self.sheet.surface, ground, "#f8f5ec", 0.92)
        draw.put_mid(self.sheet.surface, text, x, middle - self.look.scale * 0.5, align)

    def _stick_name(self, words: Words, seat: Seat) -> None:
        """Each name by its own goal; opposite players read theirs from their own chair."""
        name = self._names[seat] or words.tr("Player {n}").format(n=seat + 1)
        boxes = field.score_boxes(self.at, home=seat is Seat.HOME)
        room = self.at.sheet.width - boxes[-1].right - round(24 * self.at.unit)
        size = max(14.0, 15 * self.at.unit / self.look.scale)
        while size > 11 and self.look.text_width("title", size, name) > room:
            size -= 1
        shown = self.look.fit("title", size, name, room)
        text = self.look.text("title", size, shown, colour_of(seat, self.look.palette))
        if self._seating == "opposite" and seat is Seat.AWAY:
            text = pygame.transform.rotate(text, 180)
        x = boxes[-1].right + 13 * self.at.unit
        draw.put_mid(self.sheet.surface, text, x, boxes[0].centery)

    # -- every frame

    def begin(self, surface: pygame.Surface, act: Act | None, progress: float) -> None:
        """The sheet with its figures."""
        surface.blit(self.sheet.surface, self.at.sheet)
        for seat in (Seat.HOME, Seat.AWAY):
            self._numbers(surface, seat)
        if act is not None and act.kind == "net" and isinstance(act.what, Seat):
            self._net(surface, act.what, progress)

    def _numbers(self, surface: pygame.Surface, seat: Seat) -> None:
        """The moves that scored, beside the squares; goals without a square as a number."""
        numbers, goals = self.sheet.goals(seat)
        if not goals:
            return
        boxes = field.score_boxes(self.at, home=seat is Seat.HOME)
        colour = colour_of(seat, self.look.palette)
        y = self.at.sheet.top + boxes[0].centery
        text = ", ".join(map(str, numbers))
        room = boxes[0].left - round(20 * self.at.unit)
        while text and self.look.text_width("semi", 13, text) > room:
            text = text.partition(", ")[2]
        left = self.at.sheet.left + boxes[0].left - 6 * self.at.unit
        draw.write_mid(surface, self.look, "semi", 13, text, colour, left, y, "right")
        if goals > field.SQUARES:
            more = f"+{goals - field.SQUARES}"
            x = self.at.sheet.left + boxes[-1].right + 4 * self.at.unit
            draw.write_mid(surface, self.look, "semi", 13, more, colour, x, y)

    def _net(self, surface: pygame.Surface, seat: Seat, progress: float) -> None:
        """Shake the net of a goal: its piece of the sheet swings out and comes to rest."""
        size = self.at.size
        rows = (0, -1) if seat is Seat.HOME else (size.long, size.long + 1)
        ax, ay = self.at.on_sheet((size.left, rows[0]))
        bx, by = self.at.on_sheet((size.right, rows[1]))
        out = 1 if by > ay else -1
        piece = pygame.Rect(
            round(min(ax, bx)), round(min(ay, by)), round(abs(ax - bx)), round(abs(ay - by))
        )
        swing = sin(progress * 22) * exp(-3.2 * progress) * 5 * self.at.unit
        net = self.sheet.surface.subsurface(piece)
        stretch = max(2, round(piece.height + abs(swing)))
        bulged = pygame.transform.smoothscale(net, (piece.width, stretch))
        place = piece.move(self.at.sheet.topleft)
        top = place.top if out > 0 else place.bottom - stretch
        surface.blit(bulged, (place.left, top))

    def _put(self, surface: pygame.Surface, mark: pygame.Surface, place: Place) -> None:
        x, y = self.at.on_screen(place)
        surface.blit(mark, (round(x - mark.get_width() / 2), round(y - mark.get_height() / 2)))

    def offer(self, surface: pygame.Surface, place: Place, seat: Seat, *, hot: bool) -> None:
        self._put(surface, marks.offer(self.look, self.at.unit, seat, hot=hot), place)

    def ball(self, surface: pygame.Surface, place: Place, seat: Seat) -> None:
        self._put(surface, marks.ball(self.look, self.at.unit, seat), place)

    def cursor(self, surface: pygame.Surface, place: Place) -> None:
        self._put(surface, marks.cursor(self.look, self.at.unit), place)

    def looking(self, surface: pygame.Surface, place: Place) -> None:
        self._put(surface, marks.looking(self.look, self.at.unit), place)

    def refused(self, surface: pygame.Surface, place: Place) -> None:
        self._put(surface, marks.refused(self.look, self.at.unit), place)

    def own_half(self, surface: pygame.Surface, places: Iterable[Place], seat: Seat) -> None:
        mark = marks.own_point(self.look, self.at.unit, seat)
        for place in places:
            self._put(surface, mark, place)

    def thread(self, surface: pygame.Surface, start: ink.Pixel, end: ink.Pixel, seat: Seat) -> None:
        """A thin line from the end of the ink to the pointer: the step that is not yet taken."""
        pygame.draw.aaline(surface, colour_of(seat, self.look.palette), start, end, 1)

    def kick_way(self, surface: pygame.Surface, corners: Sequence[Place], seat: Seat) -> None:
        """The way a kick would take, dashed."""
        unit = self.at.unit
        colour = colour_of(seat, self.look.palette)
        wide = max(2, round(2.2 * unit))
        for (ax, ay), (bx, by) in zip(
            [self.at.on_screen(c) for c in corners],
            [self.at.on_screen(c) for c in corners[1:]],
            strict=False,
        ):
            length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
            for k in range(int(length / (sum(DASH) * unit)) + 1):
                a = k * sum(DASH) * unit / length
                b = min(1.0, a + DASH[0] * unit / length)
                start = ax + (bx - ax) * a, ay + (by - ay) * a
                end = ax + (bx - ax) * b, ay + (by - ay) * b
                pygame.draw.line(surface, colour, start, end, wide)

    def writing(self, surface: pygame.Surface, tip: tuple[float, float], seat: Seat) -> None:
        """The pen with its point where the ink flows."""
        pen = marks.writing_pen(self.look, self.at.unit, seat)
        x, y = self.at.on_screen(tip)
        side = pen.get_height()
        surface.blit(pen, (round(x - side * 3 / 128), round(y - side * 125 / 128)))

    # -- the panel's signs

    def scrap(self, seat: Seat, size: int) -> pygame.Surface:
        return marks.scrap(self.look, seat, size)

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        return marks.bullet(self.look, seat, size)
