"""Small pieces of the sheet for the rule card: what a clause means, drawn with the same pens."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pygame

from engines.paper_football import PaperFootball, PaperNotation
from engines.play.session import Session
from game.board.board import Numbered, View
from game.i18n import N_
from game.scenes.paper import marks
from game.scenes.paper.geometry import ENDS, REFERENCE, SIDE
from game.scenes.paper_football import PaperBoard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.desk import Desk

CELL = 23  # points of a square
BESIDE = 0.6  # squares that are seen around the corners of a diagram


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position, what is played in it, and the piece of the field that is shown."""

    caption: str
    corners: tuple[str, str]  # points, lower left and upper right
    moves: tuple[str, ...] = ()
    position: Mapping[str, Any] = field(default_factory=dict)  # where it is not the first one
    touched: tuple[str, ...] = ()  # of the line that is being drawn
    refused: str = ""  # the point that this line may not go to
    switches: frozenset[str] = frozenset()
    around: float = BESIDE


DIAGRAMS: Mapping[str, Diagram] = MappingProxyType(
    {
        "PF-F6": Diagram(
            N_("Blue's own half lies below the middle line, red-brown's above it."),
            ("c9", "m15"),
            switches=frozenset({"own-half"}),
        ),
        "PF-M2": Diagram(
            N_("A move of blue, then one of red-brown. The ball is where the line ends."),
            ("e11", "l17"),
            ("h12-h13-i14-i15", "i15-j16-i17-h17"),
        ),
        "PF-M4": Diagram(
            N_("Red-brown may not go on to the cross: blue's line is there already."),
            ("e11", "l16"),
            ("h12-h13-i14-i15",),
            touched=("h15", "h14"),
            refused="h13",
        ),
        "PF-G1": Diagram(
            N_("Blue crosses the goal line between the posts. That is a goal."),
            ("d18", "l23"),
            ("e18-f19-g20-g21", "g21-g22-h23-h24"),
            {"ball": "e18", "to_move": "away"},
            around=1.25,
        ),
        "PF-K2": Diagram(
            N_("A penalty kick goes six squares straight, over what is drawn already."),
            ("f11", "o19"),
            ("K:h12-n18",),
            {
                "ball": "h12",
                "to_move": "home",
                "phase": "kick",
                "lines": [["j17", "k16", "j15", "k14"], ["k14", "l14", "m15", "m16"]],
            },
        ),
        "PF-K4": Diagram(
            N_("After four squares this kick turns at the side line, for one square more."),
            ("h8", "o15"),
            ("K:k9-o13-n14",),
            {"ball": "k9", "to_move": "home", "phase": "kick"},
        ),
    }
)


class Diagrams:
    """Draws diagrams on one sheet, one after the other, in the look of the desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rules = PaperFootball()
        self._notation = PaperNotation(self._rules)
        self._board = PaperBoard(desk, self._rules, self._notation, ("", ""), "fixed")
        options = self._rules.options
        px = desk.look.px
        wide = (options.width + 2 * SIDE) * px(CELL) + px(24)
        high = (options.length + 2 * ENDS) * px(CELL) + px(32)
        self._sheet = pygame.Surface((round(wide), round(high)), depth=32)
        self._board.lay(self._sheet.get_rect())

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause and what it shows, in words; None if it has none."""
        diagram = DIAGRAMS.get(clause)
        if diagram is None:
            return None
        session = self._played(diagram)
        view = View(
            session.state,
            [Numbered(ply, 0) for ply in session.plies],
            session.to_move,
            touched=tuple(self._point(name) for name in diagram.touched),
            switches=diagram.switches,
        )
        self._board.draw(self._sheet, view)
        if diagram.refused:
            cross = marks.refused(self._desk.look, self._cell / REFERENCE)
            self._sheet.blit(cross, cross.get_rect(center=self._place(diagram.refused)))
        picture = self._sheet.subsurface(self._piece(diagram)).copy()
        pygame.draw.rect(picture, self._desk.look.palette.edge, picture.get_rect(), 1)
        return picture, diagram.caption

    def _played(self, diagram: Diagram) -> Session[Any, Any]:
        start = None
        if diagram.position:
            start = self._notation.load({"game": self._rules.name, **diagram.position})
        session = Session(self._rules, self._notation, start)
        for move in diagram.moves:
            session.submit(self._notation.read(session.state, move))
        return session

    def _piece(self, diagram: Diagram) -> pygame.Rect:
        """The part of the sheet to cut out, in pixels."""
        (left, low), (right, top) = (self._place(name) for name in diagram.corners)
        piece = pygame.Rect(left, top, right - left, low - top)
        around = round(2 * diagram.around * self._cell)
        return piece.inflate(around, around).clip(self._sheet.get_rect())

    @property
    def _cell(self) -> int:
        """Pixels of a square."""
        return self._place("b1")[0] - self._place("a1")[0]

    def _place(self, name: str) -> tuple[int, int]:
        x, y = self._board.place(self._point(name))
        return round(x), round(y)

    def _point(self, name: str) -> int:
        point = self._board.field.point_of(name)
        if point is None:
            raise ValueError(f"{name!r} is no point")
        return point
