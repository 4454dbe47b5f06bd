"""What the rule card of chess football shows under its clauses: positions, and what is marked.

Pale plays from left to right.  Squares are named as in the rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from game.i18n import N_
from game.scenes.chess.geometry import Place
from game.scenes.chess.marks import Mark

PAIR, SMALL, FIELD = 33, 29, 25
"""Points of a square: of two pieces side by side, where much, and where all is to be seen."""

Players = Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of the field between two squares, and what stands and is marked there."""

    corners: tuple[str, str]  # upper left, lower right
    pale: Players = field(default_factory=dict)
    dark: Players = field(default_factory=dict)
    ball: str = ""
    taker: tuple[int, str] | None = None  # the pale player at the ball, and where he comes from
    marks: Mapping[Mark, str] = field(default_factory=dict)
    crossed: str = ""  # refused squares, over whoever stands there
    chance: tuple[str, str] | None = None  # the way of the ball into the goal
    offside_row: int = 0  # the first row in which pale is offside
    offside: tuple[int, ...] = ()  # the pale players who are
    zone: tuple[str, str] | None = None  # squares in a broken frame


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a clause means, in one or more pieces side by side."""

    caption: str
    cuts: tuple[Cut, ...]
    cell: int = 36  # points of a square


def square(name: str) -> Place:
    """The place of a square's name."""
    return "abcdefgh".index(name[0]), int(name[1:])


WHOLE = ("a0", "h13")
LINE_UP = {
    1: "e1",
    2: "c3",
    3: "f3",
    4: "a3",
    5: "h3",
    6: "c5",
    8: "f5",
    7: "b6",
    9: "g6",
    10: "d6",
    11: "e6",
}
OTHER_LINE_UP = {
    1: "d12",
    2: "f10",
    3: "c10",
    4: "h10",
    5: "a10",
    6: "f8",
    8: "c8",
    7: "g7",
    9: "b7",
    10: "e8",
    11: "d8",
}

DIAGRAMS: Mapping[str, Diagram] = MappingProxyType(
    {
        "CF-1.2": Diagram(
            N_("Pale's goal with its net, and pale's penal area inside the double line."),
            (Cut(("b0", "g3")),),
        ),
        "CF-1.3": Diagram(
            N_(
                "The square frame in the middle is the central square. Arrows mark the change "
                "squares, dots the penalty squares, arcs the corners."
            ),
            (Cut(WHOLE),),
            FIELD,
        ),
        "CF-4.1": Diagram(
            N_(
                "The pale rook goes to the pale plates: another player stops it. The pale knight "
                "jumps over players."
            ),
            (
                Cut(
                    ("b2", "f6"),
                    {4: "d4", 9: "f4"},
                    {7: "d6"},
                    marks={"step": "d2 d3 d5 b4 c4 e4"},
                ),
                Cut(
                    ("b2", "f6"),
                    {8: "d4", 11: "e6", 9: "c4"},
                    {7: "d5"},
                    marks={"step": "b3 b5 c2 c6 e2 f3 f5"},
                ),
            ),
            PAIR,
        ),
        "CF-4.2": Diagram(
            N_(
                "Left: a mixto goes one square straight ahead. Right: it takes the ball one square "
                "ahead, here on the slant, and sends it on in the same way."
            ),
            (
                Cut(("b3", "f7"), {9: "d4"}, marks={"step": "d5"}),
                Cut(
                    ("b3", "f7"),
                    {9: "d4"},
                    ball="e5",
                    taker=(9, "d4"),
                    marks={"send": "d6 e6 f6", "origin": "d4"},
                ),
            ),
            PAIR,
        ),
        "CF-8.5": Diagram(
            N_("The line-up before a kick-off, pale with the ball."),
            (Cut(WHOLE, LINE_UP, OTHER_LINE_UP, "d6"),),
            FIELD,
        ),
        "CF-9.1": Diagram(
            N_(
                "The pale knight takes the ball with a jump and sends it with a jump, to one of "
                "the dots."
            ),
            (
                Cut(
                    ("b9", "h13"),
                    {8: "d10"},
                    {7: "e11", 9: "d12"},
                    "e12",
                    (8, "d10"),
                    {"send": "c11 g11 f10"},
                    "d10",
                ),
            ),
        ),
        "CF-9.2": Diagram(
            N_(
                "The pale rook came from a3. The ball may pass that square, but not stop there. It "
                "may go to any of the dots."
            ),
            (
                Cut(
                    ("a1", "f12"),
                    {4: "a3"},
                    {11: "f7"},
                    "a7",
                    (4, "a3"),
                    {"send": "b7 c7 d7 e7 a8 a9 a10 a11 a12 a6 a5 a4 a2 a1"},
                    "a3",
                ),
            ),
            SMALL,
        ),
        "CF-9.5": Diagram(
            N_(
                "The dark keeper stands on the goal square before the pale queen, so she cannot "
                "send the ball there; and no line leads to the other one."
            ),
            (
                Cut(
                    ("b8", "g13"),
                    {10: "d9"},
                    {1: "d13"},
                    "d11",
                    (10, "d9"),
                    {
                        "send": "b11 c11 e11 f11 g11 d8 d10 d12 c12 e12 c10 b9 e10 f9 g8",
                        "origin": "d9",
                    },
                    "d13",
                ),
            ),
        ),
        "CF-9.7": Diagram(
            N_(
                "All squares around the ball are taken, and the keeper may not send it to where he "
                "comes from. So he cannot take it."
            ),
            (
                Cut(
                    ("b0", "f4"),
                    {1: "d1", 9: "c1", 7: "e1"},
                    {7: "c2", 9: "c3", 10: "d3", 11: "e3", 6: "e2"},
                    "d2",
                ),
            ),
        ),
        "CF-10.1": Diagram(
            N_("The mixto takes the ball on the slant. Straight on or on the slant, it scores."),
            (
                Cut(
                    ("b10", "g13"),
                    {11: "e11"},
                    {2: "c11"},
                    "d12",
                    (11, "e11"),
                    {"goal": "d13 e13", "origin": "e11"},
                ),
            ),
        ),
        "CF-11.1": Diagram(
            N_(
                "Dark's second last player stands in row 10. Pale's 6 is nearer to the end line "
                "than that: offside. Pale's 9 is level with it and may play on."
            ),
            (
                Cut(
                    ("a7", "h13"),
                    {10: "d8", 6: "e11", 9: "b10"},
                    {1: "e13", 2: "g10", 3: "c9", 8: "f9"},
                    "d8",
                    offside_row=11,
                    offside=(6,),
                ),
            ),
        ),
        "CF-12.3": Diagram(
            N_(
                "If pale were to move, the queen could take the ball and shoot along the dashes. A "
                "dark player, except for the keeper, who moves to a warning sign fouls."
            ),
            (
                Cut(
                    ("a6", "g13"),
                    {10: "c6"},
                    {1: "e13", 5: "a9", 6: "f11"},
                    "d7",
                    marks={"foul": "d9 d10 d12"},
                    chance=("d7", "d13"),
                ),
            ),
        ),
        "CF-13.2": Diagram(
            N_(
                "A free kick from d8. Dark stays out of the broken frame, and may form a wall: its "
                "bishop can go to the bricks."
            ),
            (
                Cut(
                    ("b6", "h12"),
                    {10: "d8"},
                    {3: "g11"},
                    "d8",
                    marks={"wall": "f12 h12 h10"},
                    zone=("b6", "f10"),
                ),
            ),
        ),
        "CF-14.1": Diagram(
            N_(
                "A penalty after heads: the ball lies at the kicker's right. The goal square that "
                "the keeper leaves open scores."
            ),
            (
                Cut(
                    ("b9", "g13"),
                    {10: "e11", 9: "c10"},
                    {1: "d13", 2: "f10"},
                    "e11",
                    marks={"send": "d12 e12 f12", "goal": "e13"},
                ),
            ),
        ),
        "CF-15.1": Diagram(
            N_("Dark's ball left the field at h8. Pale's rook throws it in, to one of the dots."),
            (
                Cut(
                    ("d5", "h11"),
                    {4: "h8"},
                    {9: "d8", 7: "h10"},
                    "h8",
                    marks={"send": "e8 f8 g8 h9 h7 h6 h5"},
                ),
            ),
        ),
        "CF-16.1": Diagram(
            N_("A goal kick: the ball has to come to rest outside the penal area."),
            (
                Cut(
                    ("a0", "h5"),
                    {5: "c2", 1: "e1"},
                    {9: "c5"},
                    "c2",
                    marks={"send": "a2 b2 g2 h2 c3 c4"},
                ),
            ),
        ),
        "CF-17.1": Diagram(
            N_("A corner kick: pale's queen sends the ball from h12."),
            (
                Cut(
                    ("c8", "h13"),
                    {10: "h12", 9: "f10"},
                    {2: "e12", 1: "d13"},
                    "h12",
                    marks={"send": "g12 f12 g11 h11 h10 h9 h8"},
                ),
            ),
        ),
    }
)
