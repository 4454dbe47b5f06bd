"""The carrom table on the screen: the board, what lies on it, and the marks of aiming.

Places are mm from the board's centre, x to the right and y upwards as home sits; the painter
knows how the board is turned and where it lies.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from game.scenes.carrom_table.chip import Chip, Surroundings, paint
from game.scenes.carrom_table.discs import RADII, Discs, Kind
from game.scenes.carrom_table.lay import Lay, Place, fit
from game.scenes.carrom_table.sketch import Sketch, along, towards
from game.ui import draw
from game.ui.look import Look
from physics.dimensions import MAN_RADIUS, STRIKER_RADIUS

__all__ = ["PULL_FULL", "PULL_START", "Kind", "TablePainter"]

PULL_START = STRIKER_RADIUS + 3
"""mm from the striker's centre to where the pull begins to count."""
PULL_FULL = 92.0
"""mm from there to full power."""

INLAY, NAME_SIZE, NAME_AT = "#c39a62", 11, 419.0  # points; mm from the centre
LIT = "#ffe7b8"  # the inlay where the light falls on it
CORNER = 4.0  # mm, of the frame, outside
RUST, TEAL, HALO = "#9c4420", "#1f6670", "#fff7e8"
WEDGE, SCALE = "#c8622f", "#5b3a26"

State = Literal["open", "refused", "chosen"]


class TablePainter:
    """Draws one table; `lay` it before anything else."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._lay = Lay(pygame.Rect(0, 0, 1, 1))
        self._discs = Discs(look)
        self._spots: dict[tuple[State, float], pygame.Surface] = {}
        self._names: dict[tuple[str, int, bool, bool], pygame.Surface] = {}
        self._kept: dict[str, tuple[object, tuple[pygame.Surface, tuple[int, int]] | None]] = {}

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        """Fit the board with its frame into an area.

        `turns` is how often the board is turned by a quarter, counter-clockwise: 0 has home's
        side at the bottom, 2 away's, 1 the left side, 3 the right one.
        """
        self._lay = fit(area, turns)
        self._kept.clear()
        self._spots.clear()
        self._names.clear()

    @property
    def rect(self) -> pygame.Rect:
        """The whole board with its frame, pixels."""
        return self._lay.rect

    def to_pixel(self, x: float, y: float) -> Place:
        return self._lay.to_pixel((x, y))

    def to_table(self, pixel: Place) -> Place:
        """The place under a pixel, which may be off the board."""
        return self._lay.to_table(pixel)

    def px(self, mm: float) -> float:
        """Pixels of a length in mm."""
        return mm * self._lay.unit

    # ------------------------------------------------------------ the board and the discs

    def board(self, surface: pygame.Surface) -> None:
        """The empty board and its shadow on the table."""
        corner = self.px(CORNER)
        for blur, drop, strength in ((26, 12, 200), (5, 3, 150)):
            draw.cast(surface, self.look, self.rect, corner / self.look.scale, blur, drop, strength)
        corners = (round(corner),) * 4
        surface.blit(self.look.rounded("carrom-board.jpg", self.rect.size, corners), self.rect)

    def disc(  # noqa: PLR0913 - what, where and how
        self,
        surface: pygame.Surface,
        kind: Kind,
        x: float,
        y: float,
        *,
        lifted: float = 0,
        alpha: int = 255,
    ) -> None:
        """A man, the queen or the striker with its shadow.

        `lifted` is 0 on the board and 1 in a hand; below 0 the disc sinks into a pocket: at -1 it
        is a third smaller and throws no shadow.
        """
        size = 1 + (0.08 if lifted > 0 else 0.33) * lifted
        radius = self.px(RADII[kind]) * size
        at = self.to_pixel(x, y)
        if lifted >= 0:
            shade, drop = self._discs.shadow(radius, lifted)
            _stamp(surface, self._discs.faded(shade, alpha), (at[0] + drop[0], at[1] + drop[1]))
        picture, corner = self._discs.disc(kind, radius, at)
        surface.blit(self._discs.faded(picture, alpha), corner)

    def sign(self, kind: Kind, size: int) -> pygame.Surface:
        """A disc for plates and lists, in a square of `size` pixels."""
        return self._discs.sign(kind, size)

    def name(
        self,
        surface: pygame.Surface,
        name: str,
        side: int = 0,
        *,
        upright: bool = False,
        lit: bool = False,
    ) -> None:
        """A player's name on a side of the frame as it is seen: bottom, right, top, left.

        Who sits there reads it from there, but at the top it may be `upright`: all sit at the
        bottom.  The name of whoever is to act may be `lit`.
        """
        key = (name, side, upright, lit)
        if key not in self._names:
            self._names[key] = self._name(name, 0 if upright and side == 2 else side, lit=lit)
        off = self.px(NAME_AT)
        x, y = ((0, off), (off, 0), (0, -off), (-off, 0))[side]
        _stamp(surface, self._names[key], (self.rect.centerx + x, self.rect.centery + y))

    def _name(self, name: str, quarters: int, *, lit: bool) -> pygame.Surface:
        """The inlaid letters, between two studs if they are lit."""
        look, colour = self.look, LIT if lit else INLAY
        short = look.fit("bold", NAME_SIZE, name.upper(), round(self.px(500)))
        text = look.spaced("bold", NAME_SIZE, short, colour, 2.2)
        if lit:
            text = _studded(text, max(2, text.get_height() // 4), colour)
        return pygame.transform.rotate(text, 90 * quarters)

    # ------------------------------------------------------------ aiming

    def aim(
        self,
        surface: pygame.Surface,
        way: Sequence[Place],
        ghost: Place | None,
        struck: tuple[Place, Place] | None,
        after: tuple[Place, Place] | None,
    ) -> None:
        """The way of the striker's centre to the first contact, and what comes of it.

        `ghost` is the striker's centre at the contact.  `struck` and `after` are arrows of the
        man struck and of the striker after it, from the disc's centre to the arrow's tip.
        """
        key = (tuple(way), ghost, struck, after)
        self._show(surface, "aim", key, lambda: self._aim(way, ghost, struck, after))

    def pull(  # noqa: PLR0913 - a pull is all of this
        self,
        surface: pygame.Surface,
        striker: Place,
        pointer: Place,
        power: float,
        *,
        full: float = PULL_FULL,
        chip: Chip | None = None,
        seen: Sequence[tuple[Place, Place]] = (),
    ) -> None:
        """The wedge from the striker towards the pointer, as long as `power` (0 to 1) says.

        `pointer` is a place on the table; full power is `full` mm long.  Nothing is drawn while
        the pointer is on the striker's centre.  `chip` tells the power, and hides neither the
        striker nor the wedge nor the lines of `seen` (places on the table).
        """
        found = towards(striker, pointer)
        if found is None:
            return
        back, _ = found
        key = (striker, back, power, full)
        self._show(surface, "pull", key, lambda: self._pull(striker, back, power, full))
        tip = along(striker, back, PULL_START + full * power)
        told = chip or Chip(f"{100 * power:.0f} %")
        self.chip(surface, told, tip, [(striker, tip), *seen], [(striker, STRIKER_RADIUS)])

    def chip(
        self,
        surface: pygame.Surface,
        chip: Chip,
        tip: Place,
        lines: Sequence[tuple[Place, Place]] = (),
        discs: Sequence[tuple[Place, float]] = (),
    ) -> None:
        """A card beside a place, off lines and discs (centre and radius), on the board."""
        segments = [(self._pixel(start), self._pixel(end)) for start, end in lines]
        around = Surroundings(segments, [self._square(*disc) for disc in discs])
        paint(surface, self.look, chip, self._pixel(tip), around, within=self.rect)

    def _square(self, centre: Place, radius: float) -> pygame.Rect:
        """The pixels around a disc."""
        side = round(2 * self.px(radius))
        rect = pygame.Rect(0, 0, side, side)
        x, y = self._pixel(centre)
        rect.center = round(x), round(y)
        return rect

    def spot(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        state: State,
        radius: float = MAN_RADIUS,
    ) -> None:
        """A place where a man that comes back, or the striker, may stand; `radius` is mm."""
        at = self.to_pixel(x, y)
        key = (state, radius)
        if key not in self._spots:
            self._spots[key] = self._spot(state, radius)
        _stamp(surface, self._spots[key], at)

    def trace(self, surface: pygame.Surface, ways: Sequence[Sequence[Place]]) -> None:
        """The ways of the discs in a shot, faintly, with a dot where each ends.

        A single place is no way: nothing is drawn for it.
        """
        key = tuple(tuple(way) for way in ways)
        self._show(surface, "trace", key, lambda: self._trace(ways))

    def _aim(
        self,
        way: Sequence[Place],
        ghost: Place | None,
        struck: tuple[Place, Place] | None,
        after: tuple[Place, Place] | None,
    ) -> Sketch:
        sketch = Sketch()
        line = _trimmed(way, STRIKER_RADIUS + 3, STRIKER_RADIUS + 1.5 if ghost else 0)
        if line:
            self._halo_line(sketch, line, RUST)
        if struck:
            self._arrow(sketch, struck, MAN_RADIUS + 2, RUST)
        if after:
            dash = (self.px(5.5), self.px(4.5))
            self._arrow(sketch, after, STRIKER_RADIUS + 2, TEAL, dash)
        if ghost:
            at, radius = self._pixel(ghost), self.px(STRIKER_RADIUS)
            sketch.ring(at, radius, HALO, self.px(4.4), fill="#fffaf0", opacity=0.45)
            sketch.ring(at, radius - self.px(0.4), TEAL, self.px(1.9))
        return sketch

    def _arrow(
        self,
        sketch: Sketch,
        arrow: tuple[Place, Place],
        clear: float,
        colour: str,
        dash: tuple[float, ...] = (),
    ) -> None:
        """An arrow that begins at the edge of its disc; none if it would be all head."""
        found = towards(*arrow)
        if found is None or found[1] < clear + 14:
            return
        way, _ = found
        start = along(arrow[0], way, clear)
        self._halo_line(sketch, [start, along(arrow[1], way, -8)], colour, dash)
        start_pixel, tip = self._pixel(start), self._pixel(arrow[1])
        seen = towards(start_pixel, tip)
        if seen:
            sketch.head(tip, seen[0], self.px(13), colour)

    def _halo_line(
        self, sketch: Sketch, places: Sequence[Place], colour: str, dash: tuple[float, ...] = ()
    ) -> None:
        points = [self._pixel(place) for place in places]
        sketch.line(points, self.px(6.2), HALO, opacity=0.75)
        sketch.line(points, max(1.3, self.px(2.3)), colour, dash=dash)

    def _pull(self, striker: Place, back: Place, power: float, full: float) -> Sketch:
        """The wedge with a tick at each quarter, and dots up to full power."""
        sketch, side = Sketch(), (-back[1], back[0])
        start = along(striker, back, PULL_START)
        for step in range(21):
            if step / 20 > power:
                dot = self._pixel(along(start, back, full * step / 20))
                sketch.ring(dot, self.px(1.3), "none", 0, fill=SCALE, opacity=0.55)
        tip = along(start, back, full * power)
        corners = [(start, 2.2), (start, -2.2), (tip, -6.4), (tip, 6.4)]
        wedge = [self._pixel(along(end, side, off)) for end, off in corners]
        sketch.shape(wedge, WEDGE, opacity=0.95)
        for quarter in (0.25, 0.5, 0.75, 1.0):
            at, half = along(start, back, full * quarter), 6.5
            if quarter < power:
                half = 2.2 + 4.2 * quarter / power
            tick = [self._pixel(along(at, side, off)) for off in (-half, half)]
            colour = SCALE if quarter > power else "#fff3de"
            sketch.line(tick, self.px(1.3), colour, opacity=0.8)
        knob = self._pixel(tip)
        sketch.ring(knob, self.px(8.6), RUST, self.px(2.6), fill="#fffaf1")
        return sketch

    def _spot(self, state: State, radius: float) -> pygame.Surface:
        """The ring of a place, in a picture whose middle is the place."""
        size = self.px(radius)
        half = round(size + self.px(4))
        box, at = pygame.Rect(0, 0, 2 * half, 2 * half), (float(half), float(half))
        sketch = Sketch()
        colour = self.look.palette.refuse if state == "refused" else TEAL
        sketch.ring(at, size, HALO, self.px(4.4), fill="#fffaf0", opacity=0.45)
        sketch.ring(at, size, colour, self.px(3.2 if state == "chosen" else 1.9))
        if state == "refused":
            arm = size * 0.42
            for slope in (-1, 1):
                ends = [(half - arm, half - slope * arm), (half + arm, half + slope * arm)]
                sketch.line(ends, self.px(2.6), colour)
        whole = pygame.Surface(box.size, pygame.SRCALPHA)
        drawn = sketch.render(box)
        if drawn:
            whole.blit(*drawn)
        return whole

    def _trace(self, ways: Sequence[Sequence[Place]]) -> Sketch:
        sketch = Sketch()
        for way in ways:
            if len(way) < 2:
                continue
            points = [self._pixel(place) for place in way]
            sketch.line(points, self.px(4.2), HALO, opacity=0.5)
            sketch.line(points, self.px(1.7), SCALE, opacity=0.55)
            sketch.ring(points[-1], self.px(4), HALO, self.px(1.4), fill=SCALE, opacity=0.7)
        return sketch

    # ------------------------------------------------------------ how marks are drawn

    def _show(
        self, surface: pygame.Surface, name: str, key: object, make: Callable[[], Sketch]
    ) -> None:
        """Draw a mark, and keep it until another one of its name is asked for."""
        key = key, surface.get_size()
        if name not in self._kept or self._kept[name][0] != key:
            self._kept[name] = key, make().render(surface.get_rect())
        picture = self._kept[name][1]
        if picture is not None:
            surface.blit(*picture)

    def _pixel(self, place: Place) -> Place:
        return self._lay.to_pixel(place)


def _trimmed(way: Sequence[Place], start: float, end: float) -> list[Place]:
    """A way cut by so many mm at both ends; nothing if it is too short for that."""
    if len(way) < 2:
        return []
    first, last = towards(way[0], way[1]), towards(way[-1], way[-2])
    if first is None or last is None or first[1] <= start or last[1] <= end:
        return []
    if len(way) == 2 and first[1] <= start + end:
        return []
    return [along(way[0], first[0], start), *way[1:-1], along(way[-1], last[0], end)]


def _stamp(surface: pygame.Surface, picture: pygame.Surface, middle: Place) -> None:
    """Blit a picture with its middle at a pixel."""
    x, y = middle
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def _studded(text: pygame.Surface, size: int, colour: str) -> pygame.Surface:
    """A word with a small square on its corner at either end."""
    inked = text.get_bounding_rect()
    width, height = inked.width, text.get_height()
    whole = pygame.Surface((width + 8 * size, height), pygame.SRCALPHA)
    whole.blit(text, (4 * size - inked.left, 0))
    for x in (size, width + 7 * size):
        y = height // 2
        corners = ((x - size, y), (x, y - size), (x + size, y), (x, y + size))
        pygame.draw.polygon(whole, colour, corners)
    return whole
