"""The line that is being drawn: the part that is done, and the stroke that is on its way."""

from dataclasses import dataclass

import pygame

from engines.core.contract import Seat
from game.scenes.paper import ink
from game.scenes.paper.geometry import Geometry, Place
from game.scenes.paper.sheet import Sheet, Trace, colour_of, stroke_of


@dataclass(frozen=True, slots=True)
class Way:
    """One stroke of the pen: of `trace`, the leg that ends in its last point."""

    trace: Trace

    @property
    def side(self) -> Seat:
        return self.trace.side or Seat.HOME

    @property
    def leg(self) -> tuple[Place, Place]:
        return self.trace.points[-2], self.trace.points[-1]

    def tip(self, progress: float) -> tuple[float, float]:
        """Where the pen is, as a place between points; it starts and stops gently."""
        (ax, ay), (bx, by) = self.leg
        part = progress * progress * (3 - 2 * progress)
        return ax + (bx - ax) * part, ay + (by - ay) * part


class LiveLine:
    """Draws a line that is not yet part of the sheet.  The last stroke is kept: it comes again."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._kept: tuple[Trace, ink.Stroke] | None = None

    @property
    def _at(self) -> Geometry:
        return self._sheet.at

    def _stroke(self, trace: Trace) -> ink.Stroke:
        if self._kept is None or self._kept[0] != trace:
            self._kept = trace, stroke_of(trace, self._at)
        return self._kept[1]

    def draw(self, surface: pygame.Surface, trace: Trace) -> None:
        """A line as far as it goes, in ink that is still wet."""
        if len(trace.points) > 1:
            stroke = self._stroke(trace)
            self._wet(surface, stroke, stroke.mask, trace.side)

    def draw_growing(self, surface: pygame.Surface, way: Way, progress: float) -> None:
        """The same with the last leg drawn only up to the pen's point."""
        stroke = self._stroke(way.trace)
        mask = pygame.Surface(stroke.mask.get_size(), depth=32)
        before = Trace(way.trace.points[:-1], way.trace.side, way.trace.kick)
        if len(before.points) > 1:
            done = stroke_of(before, self._at)
            mask.blit(done.mask, (done.left - stroke.left, done.top - stroke.top))
        shown = self._shown(way, progress).move(-stroke.left, -stroke.top)
        mask.blit(stroke.mask, shown, shown, special_flags=pygame.BLEND_RGB_MAX)
        self._wet(surface, stroke, mask, way.trace.side)

    def _shown(self, way: Way, progress: float) -> pygame.Rect:
        """The box of the last leg up to the pen's point, in pixels of the sheet."""
        (ax, ay), (bx, by) = self._at.on_sheet(way.leg[0]), self._at.on_sheet(way.tip(progress))
        room = round(3 * self._at.unit) + 1
        left, top = round(min(ax, bx)) - room, round(min(ay, by)) - room
        right, low = round(max(ax, bx)) + room, round(max(ay, by)) + room
        return pygame.Rect(left, top, right - left, low - top)

    def _wet(
        self, surface: pygame.Surface, stroke: ink.Stroke, mask: pygame.Surface, side: Seat | None
    ) -> None:
        grain = ink.grain_under(self._sheet.grain, stroke.rect)
        wet = ink.wet(mask, colour_of(side, self._sheet.palette), grain)
        place = stroke.rect.move(self._at.sheet.topleft)
        surface.blit(wet, place, special_flags=pygame.BLEND_RGB_MULT)
