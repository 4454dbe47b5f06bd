"""What is seen of a strike while it is aimed: the pull, and the way it would go."""

from typing import Literal

import pygame

from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.preview import Preview, preview
from game.scenes.carrom_table.spots import point_of
from physics.dimensions import STRIKER_RADIUS
from physics.table import Surface

Line = Literal["off", "contact", "whole"]
"""How much of the way is shown: nothing, to the first contact, to the end."""

KEYED = 60.0  # mm behind the striker: where a pull would be that the keys stand for


class Sight:
    """The aim of one table; it keeps what the table has played ahead."""

    def __init__(self) -> None:
        self._ahead: tuple[object, Preview | None] = (None, None)

    def draw(
        self,
        surface: pygame.Surface,
        painter: TablePainter,
        hand: StrikeHand,
        polish: Surface,
        line: Line,
    ) -> None:
        """Where the striker may not stand, the way ahead, and the pull; `polish` is the table's."""
        if hand.refused is not None:
            across, up = point_of(hand.refused.spot)
            painter.spot(surface, across / 100, up / 100, "refused", STRIKER_RADIUS)
        if not hand.aiming:
            return
        if line != "off":
            seen = self.ahead(hand, polish)
            if line == "whole":
                painter.trace(surface, seen.ways)
            painter.aim(surface, seen.way, seen.ghost, seen.struck, seen.after)
        _draw_pull(surface, painter, hand)

    def ahead(self, hand: StrikeHand, polish: Surface) -> Preview:
        """The strike played ahead, once for each way to aim it."""
        key = (hand.state, hand.aim.strike, polish)
        kept = self._ahead[1]
        if self._ahead[0] != key or kept is None:
            kept = preview(hand.state, hand.aim.strike, polish)
            self._ahead = key, kept
        return kept


def _draw_pull(surface: pygame.Surface, painter: TablePainter, hand: StrikeHand) -> None:
    x, y = (c / 100 for c in hand.centre)
    if hand.deed == "pull" and hand.pointer is not None:
        back = painter.to_table(hand.pointer)
    else:
        way = pygame.Vector2(KEYED, 0).rotate(hand.aim.angle / 100)
        back = x - way.x, y - way.y
    painter.pull(surface, (x, y), back, hand.aim.power / 1000)
