"""What is seen of a strike while it is aimed: the pull, and the way it would go."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import pygame

from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.chip import Chip
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.preview import Preview, preview
from game.scenes.carrom_table.racking import REACH, RackTurn
from game.scenes.carrom_table.spots import point_of
from physics.dimensions import STRIKER_RADIUS
from physics.film import Vector
from physics.table import Surface

Line = Literal["off", "contact", "whole"]
"""How much of the way is shown: nothing, to the first contact, to the end."""

Arrow = tuple[Vector, Vector]

BACK = 60.0  # mm: any place behind the striker


@dataclass(frozen=True, slots=True)
class Telling:
    """What is written on the table while the hand is at work, and from where it is read."""

    slide: str = ""  # while the striker is put down
    pull: str = ""  # while it is pulled
    quarters: int = 0  # by which the reader's side is turned, counter-clockwise


PLAIN = Telling()


class Sight:
    """The aim of one table; it keeps what the table has played ahead."""

    def __init__(self) -> None:
        self._ahead: tuple[object, Preview | None] = (None, None)

    def draw(  # noqa: PLR0913 - a strike and how much of it is shown
        self,
        surface: pygame.Surface,
        painter: TablePainter,
        hand: StrikeHand,
        polish: Surface,
        line: Line,
        *,
        told: Telling = PLAIN,
    ) -> None:
        """Where the striker may not stand, the way ahead, and the pull; `polish` is the table's."""
        if hand.refused is not None:
            across, up = point_of(hand.refused.spot)
            painter.spot(surface, across / 100, up / 100, "refused", STRIKER_RADIUS)
        if hand.turning:
            _draw_turn(surface, painter, hand.turning, told)
        elif hand.aiming:
            seen = self._draw_way(surface, painter, hand, polish, line)
            _draw_pull(surface, painter, hand, told, seen)
        elif hand.deed == "slide" and told.slide:
            chip = Chip(told.slide, quarters=told.quarters)
            middle = _middle(hand)
            painter.chip(surface, chip, middle, [], [(middle, STRIKER_RADIUS)])

    def _draw_way(
        self,
        surface: pygame.Surface,
        painter: TablePainter,
        hand: StrikeHand,
        polish: Surface,
        line: Line,
    ) -> list[Arrow]:
        """The way ahead, as much as is wanted; the lines of it that must stay in sight."""
        if line == "off":
            return []
        seen = self.ahead(hand, polish)
        if line == "whole":
            painter.trace(surface, seen.ways)
        painter.aim(surface, seen.way, seen.ghost, seen.struck, seen.after)
        arrows = [arrow for arrow in (seen.struck, seen.after) if arrow]
        return [*pairwise(seen.way), *arrows]

    def ahead(self, hand: StrikeHand, polish: Surface) -> Preview:
        """The strike played ahead, once for each way to aim it."""
        key = (hand.state, hand.aim.strike, polish)
        kept = self._ahead[1]
        if self._ahead[0] != key or kept is None:
            kept = preview(hand.state, hand.aim.strike, polish)
            self._ahead = key, kept
        return kept


def _draw_pull(
    surface: pygame.Surface,
    painter: TablePainter,
    hand: StrikeHand,
    told: Telling,
    seen: list[Arrow],
) -> None:
    """The wedge, always against the way of the strike: keys may have led it off the pointer."""
    x, y = _middle(hand)
    way = pygame.Vector2(BACK, 0).rotate(hand.aim.angle / 100)
    power = hand.aim.power / 1000
    hint = told.pull if hand.deed == "pull" else ""
    chip = Chip(f"{100 * power:.{0 if power == 1 else 1}f} %", hint, told.quarters)
    painter.pull(surface, (x, y), (x - way.x, y - way.y), power, chip=chip, seen=seen)


def _draw_turn(
    surface: pygame.Surface, painter: TablePainter, turning: RackTurn, told: Telling
) -> None:
    """By how much the rack is being turned."""
    chip = Chip(f"{turning.by:+d}\u00b0".replace("-", "\u2212"), quarters=told.quarters)
    painter.chip(surface, chip, (REACH, 0), [], [((0, 0), REACH)])


def _middle(hand: StrikeHand) -> tuple[float, float]:
    """Of the striker, mm."""
    x, y = hand.centre
    return x / 100, y / 100
