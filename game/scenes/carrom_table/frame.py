"""The names on the frame: everybody's on the side where he sits, as he reads it."""

import pygame

from game.scenes.carrom_table.painter import NAME_SIZE, TablePainter
from game.scenes.carrom_table.people import People
from game.settings import Seating
from physics.laws.chairs import Chair

TOP = 2  # a side as it is seen
STUDS = 3  # letters: the room of the studs at one end of a name, and beyond


def side_of(chair: Chair, turns: int) -> int:
    """Where a chair is seen: 0 at the bottom, 1 right, 2 at the top, 3 left."""
    return (chair + turns) % len(Chair)


def chair_at_bottom(turns: int) -> Chair:
    """Whose side of the board is seen at the bottom."""
    return Chair(-turns % len(Chair))


class Frame:
    """The frame of one match."""

    def __init__(self, people: People, seating: Seating) -> None:
        self._people = people
        self._upright = seating == "same-side"  # all look from the bottom

    def beside_top(self, area: pygame.Rect, painter: TablePainter, turns: int) -> pygame.Rect:
        """The room left of the name at the top, from the edge of `area` on."""
        look = painter.look
        at_top = (each for each in self._people.chairs if side_of(each, turns) == TOP)
        name = next((self._people.at(chair) for chair in at_top), "")
        wide = min(look.text_width("bold", NAME_SIZE, name.upper()), round(painter.px(500)))
        wide += round(look.text_width("bold", NAME_SIZE, "M") * (len(name) / 4 + 2 * STUDS))
        left = area.left + look.px(8)
        right = painter.rect.centerx - wide // 2
        return pygame.Rect(left, area.top, right - left, look.px(60))

    def draw(
        self, surface: pygame.Surface, painter: TablePainter, turns: int, chair: Chair | None
    ) -> None:
        """All names; with four players that of `chair`, who is to act, stands out."""
        for each in self._people.chairs:
            lit = self._people.doubles and each is chair
            name, side = self._people.at(each), side_of(each, turns)
            painter.name(surface, name, side, upright=self._upright, lit=lit)
