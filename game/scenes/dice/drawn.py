"""What the rule card of dice football shows under its clauses: positions, and what is marked.

Pale plays from left to right and has rolled.  Squares are named as in the rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engines.dice_football.field import CELLS, square_at
from game.i18n import N_
from game.scenes.dice.geometry import Place, Spot, beside
from game.scenes.dice.lines import Line
from game.scenes.dice.marks import Mark

PAIR, PIECE, WHOLE = 26, 34, 17
"""Points of a square: of two pieces side by side, of one, where all is to be seen."""


@dataclass(frozen=True, slots=True)
class Men:
    """The men of a side: its keeper's square ("" is none), and the squares of the others."""

    others: str = ""
    keeper: str = ""


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of the board between two squares, and what stands and is marked there.

    A way names squares; ">" at its end is the step over the end line, "centre" a start cell.
    """

    corners: tuple[str, str]  # upper left, lower right
    pale: Men = field(default_factory=Men)
    dark: Men = field(default_factory=Men)
    ball: str = ""
    face: int = 0  # what pale has rolled; 0: nothing
    second: int = 0  # the second face of a corner
    ways: tuple[tuple[Line, str], ...] = ()
    numbered: bool = False  # the steps of the ways, one after the other
    marks: Mapping[Mark, str] = field(default_factory=dict)
    crossed: str = ""  # refused squares, over whoever stands there
    frame: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a clause means, in one or more pieces side by side."""

    caption: str
    cuts: tuple[Cut, ...]
    cell: int = PIECE


def way_of(names: str) -> list[Place | Spot]:
    """The places of a way."""
    places = places_of(names)
    return [*places, beside(places[-1])] if names.endswith(">") else [*places]


def places_of(names: str) -> list[Place]:
    """The places that are named, without the step over a line."""
    return [place_at(name) for name in names.split() if name != ">"]


def place_at(name: str) -> Place:
    """The place of a square's name or a start cell's."""
    return CELLS[name] if name in CELLS else square_at(name)


ALL = ("a1", "j18")
PALE = Men("d3 g3 b4 i4 d7 g7 b9 i9 e13 f16", "e1")
DARK = Men("g16 d16 i15 b15 g12 d12 i10 b10 f6 e3", "f18")

DIAGRAMS: Mapping[str, Diagram] = MappingProxyType(
    {
        "DF-1.3": Diagram(
            N_(
                "Before each goal the small area, stained red, lies inside the big one. The dots "
                "are the penalty spots."
            ),
            (Cut(ALL),),
            WHOLE,
        ),
        "DF-1.4": Diagram(
            N_(
                "Left: from the centre the ball goes to one of the four squares around it first. "
                "Right: from a corner cell to the square of that corner."
            ),
            (
                Cut(
                    ("d8", "g11"),
                    ball="centre",
                    marks={"clear": "e9 f9 e10 f10"},
                ),
                Cut(("g15", "j18"), ball="corner:j18", ways=(("send", "corner:j18 j18 i18"),)),
            ),
            PAIR,
        ),
        "DF-2.5": Diagram(
            N_("Nobody else of pale may stand next to this man, not even at a corner."),
            (Cut(("b5", "f9"), Men("d7"), Men("e8"), crossed="c6 d6 e6 c7 e7 c8 d8"),),
            PAIR,
        ),
        "DF-2.6": Diagram(
            N_("The usual line-up: dark is pale turned by half a turn."),
            (Cut(ALL, PALE, DARK),),
            WHOLE,
        ),
        "DF-4.1": Diagram(
            N_(
                "Five steps from one man to another: never on the slant, never through a man of "
                "the rival, no square twice."
            ),
            (
                Cut(
                    ("b1", "h5"),
                    Men("d3 g3", "e1"),
                    Men("e3"),
                    "d3",
                    5,
                    ways=(("send", "d3 d4 e4 f4 g4 g3"),),
                    numbered=True,
                ),
            ),
        ),
        "DF-5.1": Diagram(
            N_(
                "Left: three steps would do if nobody stood between. Right: with a five the ball "
                "goes round him."
            ),
            (
                Cut(("c1", "h4"), Men("d3 g3", "e1"), Men("e3"), "d3", 3, crossed="g3"),
                Cut(
                    ("c1", "h4"),
                    Men("d3 g3", "e1"),
                    Men("e3"),
                    "d3",
                    5,
                    ways=(("send", "d3 d2 e2 f2 f3 g3"),),
                    marks={"pass": "g3"},
                ),
            ),
            PAIR,
        ),
        "DF-5.2": Diagram(
            N_(
                "Left: round the keeper into the goal takes four steps. Right: with the keeper "
                "elsewhere three are enough, and a surplus does not matter."
            ),
            (
                Cut(
                    ("d15", "g18"),
                    Men("f16"),
                    Men("", "f18"),
                    "f16",
                    4,
                    ways=(("send", "f16 f17 e17 e18 >"),),
                    numbered=True,
                ),
                Cut(
                    ("d15", "g18"),
                    Men("f16"),
                    Men("", "e18"),
                    "f16",
                    6,
                    ways=(("send", "f16 f17 f18 >"),),
                    numbered=True,
                ),
            ),
            PAIR,
        ),
        "DF-5.3": Diagram(
            N_("With a two nobody can be reached: the ball is cleared two steps away."),
            (
                Cut(
                    ("b7", "h13"),
                    Men("e10 b13"),
                    Men("e11"),
                    "e10",
                    2,
                    marks={"clear": "c10 d9 d11 e8 f9 f11 g10"},
                ),
            ),
            PAIR,
        ),
        "DF-6.2": Diagram(
            N_(
                "The ball is nobody's. The nearest man counts the five steps of the roll through "
                "it to another one."
            ),
            (
                Cut(
                    ("c11", "h16"),
                    Men("d13 g15 h12"),
                    Men("f12"),
                    "e14",
                    5,
                    ways=(("count", "d13 e13 e14"), ("send", "e14 f14 g14 g15")),
                    numbered=True,
                    marks={"from": "d13", "loose": "e14", "pass": "g15"},
                ),
            ),
        ),
        "DF-7.1": Diagram(
            N_(
                "Left: with a four the keeper goes one square aside. Middle: with a five up to "
                "two. Right: with a six anywhere in his small area."
            ),
            tuple(
                Cut(
                    ("c1", "h2"),
                    Men("", keeper),
                    face=face,
                    marks={"keeper": squares},
                )
                for face, keeper, squares in (
                    (4, "e1", "d1 f1"),
                    (5, "e1", "d1 f1 g1"),
                    (6, "d1", "e1 f1 g1"),
                )
            ),
            PAIR,
        ),
        "DF-8.1": Diagram(
            N_(
                "Pale rolls a one and gives a corner: the step over the line is the fourth, and "
                "three more than rolled are allowed."
            ),
            (
                Cut(
                    ("a1", "f5"),
                    Men("d3", "e1"),
                    Men("e3"),
                    "d3",
                    1,
                    ways=(("send", "d3 c3 c2 c1 >"),),
                    numbered=True,
                ),
            ),
            PAIR,
        ),
        "DF-8.2": Diagram(
            N_("A corner with a two and a three: five steps, the last one into the goal."),
            (
                Cut(
                    ("d14", "j18"),
                    Men("f16"),
                    Men("", "f18"),
                    "corner:j18",
                    2,
                    3,
                    ways=(("send", "corner:j18 j18 i18 h18 g18 >"),),
                    numbered=True,
                ),
            ),
            PAIR,
        ),
        "DF-8.4": Diagram(
            N_(
                "Pale has rolled the same face twice with the ball on e13. Dark's nearest man "
                "gets it: he is two steps away, the other one three."
            ),
            (
                Cut(
                    ("c10", "h15"),
                    Men("e13"),
                    Men("d12 g12"),
                    "e13",
                    4,
                    4,
                    marks={"ball": "d12"},
                    ways=(("count", "e13 d13 d12"), ("count", "e13 f13 g13 g12")),
                    numbered=True,
                ),
            ),
            PAIR,
        ),
        "DF-8.5": Diagram(
            N_("A foul of pale with the ball in this area, its own, is a penalty for dark."),
            (
                Cut(
                    ("b1", "i5"),
                    Men("d3 g3", "e1"),
                    Men("e3"),
                    "d3",
                    frame=("c1", "h3"),
                ),
            ),
            PAIR,
        ),
    }
)
