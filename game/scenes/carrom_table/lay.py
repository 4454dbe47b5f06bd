"""Where the carrom board lies on the screen: from millimetres to pixels and back.

Places are mm from the board's centre, x to the right and y upwards as home sits.
"""

from dataclasses import dataclass

import pygame

from physics.dimensions import HALF

Place = tuple[float, float]

FRAME = 63.5
"""mm, how broad the frame is."""

REACH = HALF + FRAME
"""mm from the centre to the outer edge of the frame."""


@dataclass(frozen=True)
class Lay:
    """A board whose outer square is `rect`, turned so many quarters counter-clockwise."""

    rect: pygame.Rect
    turns: int = 0

    @property
    def unit(self) -> float:
        """Pixels of a millimetre."""
        return self.rect.width / (2 * REACH)

    def to_pixel(self, place: Place) -> Place:
        x, y = quarter_turns(place, self.turns)
        middle = self.rect.width / 2
        return self.rect.x + middle + x * self.unit, self.rect.y + middle - y * self.unit

    def to_table(self, pixel: Place) -> Place:
        middle = self.rect.width / 2
        x = (pixel[0] - self.rect.x - middle) / self.unit
        y = (self.rect.y + middle - pixel[1]) / self.unit
        return quarter_turns((x, y), -self.turns)


def fit(area: pygame.Rect, turns: int) -> Lay:
    """The largest board in an area, in its middle."""
    side = max(1, min(area.size))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = area.center
    return Lay(rect, turns % 4)


def quarter_turns(place: Place, turns: int) -> Place:
    """A place turned about the centre by quarters, counter-clockwise."""
    x, y = place
    for _ in range(turns % 4):
        x, y = -y, x
    return x, y
