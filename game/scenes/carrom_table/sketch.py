"""Lines, arrows and rings over the table: put together in pixels, drawn in one piece.

A sketch draws no more than the rectangle that it fills, at its own size, so that it can be made
anew for every move of the mouse.
"""

import io
from collections.abc import Sequence
from math import hypot

import pygame

from game.scenes.carrom_table.lay import Place
from game.ui.vector import native


class Sketch:
    """An overlay in the making.  Points and widths are pixels of the screen."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._box: pygame.Rect | None = None

    @property
    def key(self) -> str:
        """The same for sketches that look the same at the same place."""
        return "".join(self._parts)

    def line(
        self,
        points: Sequence[Place],
        width: float,
        colour: str,
        *,
        opacity: float = 1.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A stroke with round ends through all the points."""
        self._reach(points, width)
        dashes = f' stroke-dasharray="{" ".join(f"{part:.2f}" for part in dash)}"' if dash else ""
        self._parts.append(
            f'<path d="{_path(points)}" stroke="{colour}" stroke-width="{width:.2f}" '
            f'stroke-opacity="{opacity}"{dashes}/>'
        )

    def shape(self, points: Sequence[Place], colour: str, *, opacity: float = 1.0) -> None:
        """A filled polygon."""
        self._reach(points, 1)
        self._parts.append(
            f'<path d="{_path(points)}Z" fill="{colour}" fill-opacity="{opacity}" stroke="none"/>'
        )

    def ring(  # noqa: PLR0913 - a ring is all of this
        self,
        centre: Place,
        radius: float,
        colour: str,
        width: float,
        *,
        fill: str = "none",
        opacity: float = 1.0,
    ) -> None:
        """A circle; `opacity` is that of what fills it."""
        x, y = centre
        self._reach([(x - radius, y - radius), (x + radius, y + radius)], width)
        self._parts.append(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{fill}" '
            f'fill-opacity="{opacity}" stroke="{colour}" stroke-width="{width:.2f}"/>'
        )

    def head(self, tip: Place, way: Place, length: float, colour: str) -> None:
        """The head of an arrow that goes along the unit vector `way`."""
        across = (-way[1], way[0])
        back = along(tip, way, -length)
        points = [
            tip,
            along(back, across, 0.48 * length),
            along(tip, way, -0.72 * length),
            along(back, across, -0.48 * length),
        ]
        self.shape(points, colour)

    def render(self, within: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """What lies inside `within` as a picture, and its top left; None if that is nothing."""
        if self._box is None:
            return None
        box = self._box.clip(within)
        if not box.width or not box.height:
            return None
        body = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}" '
            f'viewBox="{box.x} {box.y} {box.width} {box.height}"><g fill="none" '
            f'stroke-linecap="round" stroke-linejoin="round">{self.key}</g></svg>'
        )
        drawn = pygame.image.load_sized_svg(io.BytesIO(body.encode()), box.size)
        return native(drawn), box.topleft

    def _reach(self, points: Sequence[Place], width: float) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        room = int(width / 2) + 2
        left, top = int(min(xs)) - room, int(min(ys)) - room
        box = pygame.Rect(left, top, int(max(xs)) + room - left, int(max(ys)) + room - top)
        self._box = box if self._box is None else self._box.union(box)


def along(start: Place, way: Place, length: float) -> Place:
    """The place that lies so far from another one in the direction of a unit vector."""
    return start[0] + way[0] * length, start[1] + way[1] * length


def towards(start: Place, end: Place) -> tuple[Place, float] | None:
    """The unit vector from one place to another and how far it is; None if they are the same."""
    x, y = end[0] - start[0], end[1] - start[1]
    far = hypot(x, y)
    return ((x / far, y / far), far) if far > 1e-9 else None


def _path(points: Sequence[Place]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
