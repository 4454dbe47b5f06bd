"""The practice table as it lies on the screen: board, grooves, men, marks, and the last strike."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.film_show import KINDS, Shown
from game.scenes.carrom_table.lay import REACH
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.sight import Sight
from game.scenes.carrom_table.spots import point_of, spot_of
from game.scenes.practice_table.ghost import Ghost
from game.scenes.practice_table.men_hand import MenHand
from game.scenes.practice_table.supply import STRIP, Supply
from game.ui import draw
from physics.hand import SURFACES
from physics.laws.measures import Man

if TYPE_CHECKING:
    from game.desk import Desk
    from game.scenes.carrom_table.sight import Line
    from game.scenes.practice_table.bench import Shot
    from game.scenes.practice_table.position import Position
    from physics.laws.chairs import Point

Pixel = tuple[float, float]

AIR = 10  # points around the board
HELD = 170  # of 255: how solid a man in the hand is
LIFTED = 0.45  # of a man that the pointer is over


class Picture:
    """Draws the table, and says what lies under a pixel: the ground of the striking hand."""

    drags_through = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._painter = TablePainter(desk.look)
        self._supply = Supply(self._painter)
        self._ghost = Ghost(desk.look)
        self._sight = Sight()
        self._table: pygame.Surface | None = None

    # -- where things are

    def lay(self, size: tuple[int, int], card: pygame.Rect) -> None:
        """Lay the table for a window of `size` pixels whose panel is `card`."""
        look = self.desk.look
        self._painter = TablePainter(look)
        self._supply = Supply(self._painter)
        air = look.px(AIR)
        room = pygame.Rect(air, air, card.left - 2 * air, size[1] - 2 * air)
        self._painter.lay(_board(room))
        self._supply.lay(pygame.Rect(0, 0, card.left, size[1]))
        self._ghost = Ghost(look)
        self._ghost.lay(size, self.rect)
        self._table = self._bare(size, card)

    def _bare(self, size: tuple[int, int], card: pygame.Rect) -> pygame.Surface:
        table = pygame.Surface(size, depth=32)
        table.blit(self.desk.look.picture("walnut.jpg", size), (0, 0))
        self._painter.board(table)
        draw.card_shadow(table, self.desk.look, card)
        return table

    @property
    def rect(self) -> pygame.Rect:
        """The board with its frame, pixels."""
        return self._painter.rect

    @property
    def grooves(self) -> tuple[pygame.Rect, ...]:
        return self._supply.grooves

    def places(self) -> Collection[int]:
        return ()

    def place(self, spot: int) -> Pixel:
        return self.pixel(point_of(spot))

    def spot_at(self, pixel: Pixel, reach: float) -> int | None:  # noqa: ARG002 - any place is one
        return spot_of(self.point(pixel)) if self.rect.collidepoint(pixel) else None

    def to_table(self, pixel: Pixel) -> Pixel:
        return self._painter.to_table(pixel)

    def pixel(self, point: Point) -> Pixel:
        return self._painter.to_pixel(point[0] / 100, point[1] / 100)

    def point(self, pixel: Pixel) -> Point:
        """The point under a pixel, hundredths of a millimetre."""
        x, y = self._painter.to_table(pixel)
        return round(100 * x), round(100 * y)

    def supply_at(self, pixel: Pixel, position: Position) -> str:
        """The kind of the man in the grooves under a pixel; "" if none is."""
        return self._supply.at(pixel, position)

    # -- drawing

    def draw_table(self, surface: pygame.Surface) -> None:
        """The bare table, and the shadow of the panel."""
        if self._table is not None:
            surface.blit(self._table, (0, 0))

    def draw_ghost(self, surface: pygame.Surface, shot: Shot) -> None:
        """The last strike, faintly."""
        self._ghost.draw(surface, shot)

    def draw_supply(self, surface: pygame.Surface, position: Position, hand: MenHand) -> None:
        """The men beside the board."""
        self._supply.draw(surface, position, "" if hand.origin else hand.kind)

    def draw_film(self, surface: pygame.Surface, shown: Sequence[Shown]) -> None:
        """All discs at a moment of a film."""
        for one in shown:
            solid = round(255 * (1 - one.sunk))
            self._painter.disc(surface, one.kind, one.x, one.y, lifted=-one.sunk, alpha=solid)

    def draw_men(self, surface: pygame.Surface, men: Sequence[Man], over: Man | None) -> None:
        """Men at rest; the one that the pointer is over stands out a little."""
        for man in men:
            lifted = LIFTED if man == over else 0.0
            self._painter.disc(surface, KINDS[man.kind], man.x / 100, man.y / 100, lifted=lifted)

    def draw_strike(
        self, surface: pygame.Surface, hand: StrikeHand, polish: str, line: Line
    ) -> None:
        """The striker in the hand, and what it aims at."""
        x, y = hand.centre
        self._painter.disc(surface, "s", x / 100, y / 100)
        self._sight.draw(surface, self._painter, hand, SURFACES[polish], line)

    def draw_hand(self, surface: pygame.Surface, hand: MenHand, men: Sequence[Man]) -> None:
        """The man in the hand, where he would be put down; a place where none can be."""
        if hand.refused is not None:
            self._mark(surface, hand.refused, "refused")
        if hand.holds:
            room = hand.room(men)
            x, y = hand.point if room is None else room
            self._painter.disc(
                surface, KINDS[hand.kind], x / 100, y / 100, lifted=1, alpha=HELD if room else 255
            )
            if room is not None:
                self._mark(surface, room, "open")
        elif hand.keyed and hand.refused is None:
            self._mark(surface, hand.point, "chosen")

    def _mark(
        self, surface: pygame.Surface, point: Point, state: Literal["open", "refused", "chosen"]
    ) -> None:
        self._painter.spot(surface, point[0] / 100, point[1] / 100, state)


def _board(room: pygame.Rect) -> pygame.Rect:
    """The board in the middle of its room, or so far to the right that the grooves fit in."""
    strip = STRIP / (2 * REACH)  # parts of the board
    side = min(room.height, int(room.width / (1 + strip)))
    board = pygame.Rect(0, 0, side, side)
    board.center = room.center
    board.left = max(board.left, room.left + math.ceil(strip * side))
    return board
