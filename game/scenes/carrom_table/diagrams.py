"""Small pieces of the carrom board for the rule card: what a clause means, drawn as it is played.

Whatever the laws can work out (where a due or the queen comes back, what a stroke costs) is asked
of them.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.i18n import N_
from game.scenes.carrom_table.lay import REACH
from game.scenes.carrom_table.outcomes import TABLES, OutcomeTable
from game.scenes.carrom_table.painter import TEAL, TablePainter
from game.scenes.carrom_table.sketch import Sketch
from game.ui.strips import side_by_side
from game.ui.vector import native
from physics.dimensions import MAN_RADIUS, POCKET_PLACE, POCKET_RADIUS, STRIKER_RADIUS
from physics.laws.chairs import Chair, Point, on_base_line
from physics.laws.measures import BLACK, CIRCLE, INNER, MAN, OUTER, QUEEN, WHITE, Man
from physics.laws.places import due_place, queen_place
from physics.laws.rack import CORNERS, rack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.desk import Desk
    from game.scenes.carrom_table.lay import Place
    from game.scenes.carrom_table.painter import Kind, State

GAP = 14  # points between two pieces that stand side by side
FINE = 4  # the shading is drawn so many times larger
DOT = 2.4  # mm, the centre of a man at the hole
SHADE = 92  # of 255, how strong it is


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring where a man or the striker may stand, or with a cross where it may not."""

    at: Point
    state: State
    radius: float = MAN_RADIUS


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the board between two places in mm, and what lies and is marked there."""

    corners: tuple[Place, Place]  # lower left, upper right
    men: tuple[Man, ...] = ()
    striker: int | None = None  # on the base line of the player at the bottom
    marks: tuple[Mark, ...] = ()
    lines: tuple[tuple[Place, ...], ...] = ()
    arrow: tuple[Place, Place] | None = None
    shaded: bool = False  # where men may come back
    hole: bool = False  # the rim of the pocket and the centres of the men are drawn


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a clause means, in one or more pieces side by side."""

    caption: str
    unit: float  # points of a mm
    pieces: tuple[Piece, ...]


def _hundredths(x: float, y: float) -> Point:
    return round(100 * x), round(100 * y)


def _at_the_start() -> Diagram:
    arms = tuple(
        tuple((man.x / 100, man.y / 100) for man in arm) for arm in white_arms(rack(Chair.BOTTOM))
    )
    caption = N_(
        "The men before the break. The lines join the white men: the stem of their Y points down, "
        "at the player who breaks."
    )
    piece = Piece(
        ((-105, -138), (105, 98)),
        rack(Chair.BOTTOM),
        lines=arms,
        arrow=((0.0, -CORNERS / 100 - 12), (0.0, -132.0)),
    )
    return Diagram(caption, 1.15, (piece,))


def white_arms(men: tuple[Man, ...]) -> tuple[tuple[Man, ...], ...]:
    """The queen and the two white men of each arm of the Y, from the middle outwards."""
    queen, *others = sorted(men, key=lambda man: man.x**2 + man.y**2)
    whites = [man for man in others if man.kind == WHITE]
    inner, outer = whites[:3], whites[3:]
    return tuple(
        (queen, near, max(outer, key=lambda far: far.x * near.x + far.y * near.y)) for near in inner
    )


ON_THE_LINE = Man(BLACK, 9300, -23900)


def _on_the_base_line() -> Diagram:
    def mark(x: int, state: State) -> Mark:
        return Mark(on_base_line(Chair.BOTTOM, x), state, STRIKER_RADIUS)

    caption = N_(
        "The striker lies on both base lines; the rings show other places for it, one of them on a "
        "base circle. Crossed: partly on a base circle, and on a man."
    )
    marks = (
        mark(CIRCLE, "open"),
        mark(1500, "open"),
        mark(-20300, "refused"),
        mark(7900, "refused"),
    )
    piece = Piece(((-275, -384), (275, -208)), (ON_THE_LINE,), -9000, marks)
    return Diagram(caption, 0.7, (piece,))


def _at_a_pocket() -> Diagram:
    pieces = tuple(
        Piece(
            ((283, -383), (383, -283)),
            (Man(WHITE, *_hundredths(POCKET_PLACE - off, off - POCKET_PLACE)),),
            hole=True,
        )
        for off in (20.0, 11.0)
    )
    caption = N_(
        "The dot is the centre of the man, the ring the rim of the hole. On the left the man "
        "stays; on the right it is pocketed."
    )
    return Diagram(caption, 1.7, pieces)


AMONG = (
    Man(QUEEN, 300, -200),
    Man(WHITE, 5200, -2900),
    Man(BLACK, -2300, -5600),
    Man(BLACK, 6400, 6100),
    Man(WHITE, -6800, 3000),
)


def _where_dues_come_back() -> Diagram:
    caption = N_(
        "Shaded: where the centre of a man that comes back may lie. The bold ring is the place "
        "that it takes by itself if the player at the bottom strikes next. Crossed: too near to "
        "another man, and outside the outer circle."
    )
    place = due_place(AMONG, Chair.BOTTOM)
    marks: tuple[Mark, ...] = (Mark((-4400, -4100), "refused"), Mark((-1200, 8400), "refused"))
    if place is not None:
        marks = (Mark(place, "chosen"), *marks)
    return Diagram(
        caption, 1.3, (Piece(((-112, -104), (112, 112)), AMONG, marks=marks, shaded=True),)
    )


PARTLY, WHOLLY = Man(BLACK, 1400, -800), Man(BLACK, 0, 0)


def _where_the_queen_comes_back() -> Diagram:
    caption = N_(
        "The player at the bottom strikes next. On the left a man lies partly on the centre, on "
        "the right it covers it wholly; the queen comes back as near as she can."
    )
    pieces = tuple(
        Piece(((-58, -58), (58, 58)), (man, Man(QUEEN, *queen_place((man,), Chair.BOTTOM))))
        for man in (PARTLY, WHOLLY)
    )
    return Diagram(caption, 1.5, pieces)


DIAGRAMS: Mapping[str, Diagram] = MappingProxyType(
    {
        "CR-1.4": _at_the_start(),
        "CR-2.1": _on_the_base_line(),
        "CR-2.4": _at_a_pocket(),
        "CR-4.5": _where_dues_come_back(),
        "CR-5.6": _where_the_queen_comes_back(),
    }
)


class Diagrams:
    """Draws the diagrams in the look of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._look = desk.look
        self._painter = TablePainter(desk.look)
        self._table = OutcomeTable(desk, self._painter)
        self._board: pygame.Surface | None = None

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause and what it shows, in words; None if it has none."""
        if clause in TABLES:
            return self._table.draw(TABLES[clause]), TABLES[clause].caption
        diagram = DIAGRAMS.get(clause)
        if diagram is None:
            return None
        pieces = [self._piece(piece, diagram.unit) for piece in diagram.pieces]
        return side_by_side(pieces, self._look.px(GAP)), diagram.caption

    def _piece(self, piece: Piece, unit: float) -> pygame.Surface:
        picture = self._wood(piece, unit)
        if piece.shaded:
            self._shade(picture, piece.men)
        for man in piece.men:
            self._disc(picture, man.kind, (man.x, man.y))  # type: ignore[arg-type]  # w, b, q
        if piece.striker is not None:
            self._disc(picture, "s", on_base_line(Chair.BOTTOM, piece.striker))
        self._signs(picture, piece)
        pygame.draw.rect(picture, self._look.palette.edge, picture.get_rect(), 1)
        return picture

    def _signs(self, picture: pygame.Surface, piece: Piece) -> None:
        """What is drawn over the discs."""
        for mark in piece.marks:
            x, y = mark.at
            self._painter.spot(picture, x / 100, y / 100, mark.state, mark.radius)
        self._painter.trace(picture, piece.lines)
        if piece.arrow:
            self._painter.aim(picture, (), None, piece.arrow, None)
        if piece.hole:
            self._ring(picture, (POCKET_PLACE, -POCKET_PLACE), POCKET_RADIUS)
            for man in piece.men:
                dot = man.x / 100, man.y / 100
                self._ring(picture, dot, DOT, fill=self._look.palette.refuse)

    def _wood(self, piece: Piece, unit: float) -> pygame.Surface:
        """The bare board between the corners; the painter is laid so that it draws there."""
        (left, low), (right, top) = piece.corners
        scale = unit * self._look.scale
        side = round(2 * REACH * scale)
        self._painter.lay(
            pygame.Rect(-round((left + REACH) * scale), -round((REACH - top) * scale), side, side)
        )
        size = round((right - left) * scale), round((top - low) * scale)
        baked = self._baked()
        fine = baked.get_width() / (2 * REACH)
        cut = pygame.Rect(
            round((left + REACH) * fine),
            round((REACH - top) * fine),
            round((right - left) * fine),
            round((top - low) * fine),
        )
        return pygame.transform.smoothscale(baked.subsurface(cut), size)

    def _baked(self) -> pygame.Surface:
        if self._board is None:
            name = "carrom-board.jpg"
            data = io.BytesIO(self._look.assets.data(f"pictures/{name}"))
            self._board = native(pygame.image.load(data, name))
        return self._board

    def _disc(self, picture: pygame.Surface, kind: Kind, at: Point) -> None:
        self._painter.disc(picture, kind, at[0] / 100, at[1] / 100)

    def _ring(self, picture: pygame.Surface, at: Place, radius: float, fill: str = "none") -> None:
        """A thin light ring; places and lengths are mm."""
        sketch, px = Sketch(), self._painter.px
        sketch.ring(self._painter.to_pixel(*at), px(radius), "#fff7e8", px(0.7), fill=fill)
        drawn = sketch.render(picture.get_rect())
        if drawn:
            picture.blit(*drawn)

    def _shade(self, picture: pygame.Surface, men: tuple[Man, ...]) -> None:
        """Shade where the centre of a man that comes back may lie (CR-4.5)."""
        wide, tall = picture.get_size()
        large = pygame.Surface((FINE * wide, FINE * tall), pygame.SRCALPHA)
        shade = pygame.Color(TEAL)
        clear = pygame.Color(shade.r, shade.g, shade.b, 0)
        large.fill(clear)
        shade.a = SHADE
        self._circle(large, (0, 0), OUTER, shade)
        self._circle(large, (0, 0), INNER, clear)
        for man in men:
            self._circle(large, (man.x, man.y), MAN, clear)
        picture.blit(pygame.transform.smoothscale(large, (wide, tall)), (0, 0))

    def _circle(self, large: pygame.Surface, at: Point, radius: int, colour: pygame.Color) -> None:
        x, y = self._painter.to_pixel(at[0] / 100, at[1] / 100)
        pygame.draw.circle(
            large, colour, (FINE * x, FINE * y), FINE * self._painter.px(radius / 100)
        )
