"""The names on the frame: everybody's on the side where he sits, as he reads it."""

import pygame

from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.people import People
from game.settings import Seating
from physics.laws.chairs import Chair


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

    def draw(
        self, surface: pygame.Surface, painter: TablePainter, turns: int, chair: Chair | None
    ) -> None:
        """All names; with four players that of `chair`, who is to act, stands out."""
        for each in self._people.chairs:
            lit = self._people.doubles and each is chair
            name, side = self._people.at(each), side_of(each, turns)
            painter.name(surface, name, side, upright=self._upright, lit=lit)
