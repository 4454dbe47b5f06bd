"""The sheet as a pile of traces: what each move has left on the paper, on top of the empty field.

Ink multiplies and cannot be washed out, so under each trace the paper is kept as it was: taking
back a move puts the last piece back.  A trace costs a millisecond or two, once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engines.core.contract import Seat
from game.scenes.paper import field, ink
from game.scenes.paper.geometry import Geometry, Place
from game.ui.look import Look
from game.ui.palette import Palette

WIDTHS = {Seat.HOME: 2.8, Seat.AWAY: 2.7}
DASH = (7.5, 5.0)
GRAIN = "paper-grain.png"
GRAIN_SIZE = (512, 512)


@dataclass(frozen=True, slots=True)
class Trace:
    """One line: who drew it (None: it was there before), and the goal that it made, if any."""

    points: tuple[Place, ...]
    side: Seat | None
    kick: bool = False
    scorer: Seat | None = None  # whose square is coloured
    goal: int = 0  # the scorer's goal of this number
    number: int = 0  # of the move


def colour_of(side: Seat | None, palette: Palette) -> str:
    """The ink of a side; pencil where nobody knows who drew."""
    if side is Seat.HOME:
        return palette.home_ink
    return palette.away_ink if side is Seat.AWAY else palette.pencil


def stroke_of(trace: Trace, at: Geometry) -> ink.Stroke:
    """The pen's way in pixels of the sheet; the same line always trembles in the same way."""
    width = 2.4 if trace.side is None else WIDTHS[trace.side]
    nib = ink.Nib(width, DASH if trace.kick else None, 0.5, 1.06)
    points = [at.on_sheet(place) for place in trace.points]
    seed = hash((trace.points[0], trace.side is Seat.HOME))
    return ink.draw(points, nib.at(at.unit), seed, at.unit)


class Sheet:
    """One sheet of paper at one size, seen from one side."""

    def __init__(self, look: Look, at: Geometry) -> None:
        self.at = at
        self.palette = look.palette
        size = at.sheet.size
        self.surface = pygame.Surface(size, depth=32)
        self.surface.blit(look.picture("paper.jpg", size), (0, 0))
        field.blank(self.surface, at, look.palette)
        self.grain = _tiled(look.picture(GRAIN, GRAIN_SIZE), size)
        self.pencil = field.Draughtsman(self.surface, self.grain, at, look.palette)
        self.pencil.field()
        self._traces: list[Trace] = []
        self._below: list[list[tuple[pygame.Surface, pygame.Rect]]] = []

    def show(self, traces: Sequence[Trace]) -> None:
        """Make the paper show exactly these traces, in this order."""
        same = 0
        for old, new in zip(self._traces, traces, strict=False):
            if old != new:
                break
            same += 1
        while len(self._traces) > same:
            self._peel()
        for trace in traces[same:]:
            self._lay(trace)

    def goals(self, seat: Seat) -> tuple[list[int], int]:
        """The moves that scored for a side, as far as they are known, and how many goals."""
        scored = [trace for trace in self._traces if trace.scorer is seat]
        return [trace.number for trace in scored if trace.number], len(scored)

    def _lay(self, trace: Trace) -> None:
        self._traces.append(trace)
        self._below.append([])
        self.pencil.begin(trace.number)
        colour = colour_of(trace.side, self.palette)
        if len(trace.points) > 1:
            stroke = stroke_of(trace, self.at)
            self._keep(stroke.rect)
            ink.soak(self.surface, stroke, colour, self.grain)
        if trace.side is not None and trace.points:
            self._mark(trace.points[-1], trace.side, colour)
        if trace.scorer is not None and trace.goal <= field.SQUARES:
            self._score(trace.scorer, trace.goal)

    def _peel(self) -> None:
        self._traces.pop()
        for piece, rect in reversed(self._below.pop()):
            self.surface.blit(piece, rect)

    def _keep(self, rect: pygame.Rect) -> None:
        """Remember the paper under a rectangle, for the trace that is being laid."""
        inside = rect.clip(self.surface.get_rect())
        self._below[-1].append((self.surface.subsurface(inside).copy(), inside))

    def _mark(self, place: Place, side: Seat, colour: str) -> None:
        """Where a move ends: home's dot, away's square; colour is not the only sign."""
        x, y = self.at.on_sheet(place)
        unit = self.at.unit
        self._keep(pygame.Rect(0, 0, 0, 0).move(round(x), round(y)).inflate(30 * unit, 30 * unit))
        if side is Seat.HOME:
            self.pencil.line([(x - 0.3, y), (x + 0.3, y)], colour, ink.Nib(5.4, None, 0, 1.1))
            return
        q = 3.4 * unit
        inner = pygame.Rect(round(x - q), round(y - q), round(2 * q), round(2 * q))
        field.tint(self.surface, inner.inflate(-1, -1), "#fcf9f1", 0.85)
        corners = [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q), (x - q, y - q)]
        self.pencil.line(corners, colour, ink.Nib(1.5, None, 0.2, 1.0))

    def _score(self, scorer: Seat, goal: int) -> None:
        """Colour the next of the scorer's seven squares (PF-R1)."""
        box = field.score_boxes(self.at, home=scorer is Seat.HOME)[goal - 1]
        self._keep(box.inflate(round(16 * self.at.unit), round(16 * self.at.unit)))
        self.pencil.hatch(box, colour_of(scorer, self.palette))


def _tiled(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, depth=32)
    for x in range(0, size[0], tile.get_width()):
        for y in range(0, size[1], tile.get_height()):
            whole.blit(tile, (x, y))
    return whole
