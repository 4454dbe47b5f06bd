"""What the rule card of figurine football shows under its clauses: positions, and what is marked.

Home plays from left to right and is to move.  Squares are named as in the rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engines.figurine_football.field import COLUMNS
from game.i18n import N_
from game.scenes.figurine.geometry import Place
from game.scenes.figurine.lines import Line
from game.scenes.figurine.marks import Mark

PAIR, PIECE, WHOLE = 27, 34, 24
"""Points of a square: of two pieces side by side, of one, where all is to be seen."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of the mat between two squares, and what stands and is marked there.

    Figurines are named with their squares: "A1:b5 C:e2".
    """

    corners: tuple[str, str]  # upper left, lower right
    home: str = ""
    away: str = ""
    ball: str = ""
    ways: tuple[tuple[Line, str], ...] = ()
    marks: Mapping[Mark, str] = field(default_factory=dict)
    warned: str = ""  # the squares of those who must leave


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a clause means, in one or more pieces side by side."""

    caption: str
    cuts: tuple[Cut, ...]
    cell: int = PIECE


def team_of(names: str) -> dict[str, Place]:
    """Where the figurines of a side stand."""
    pairs = (pair.split(":") for pair in names.split())
    return {name: place_at(square) for name, square in pairs}


def places_of(names: str) -> list[Place]:
    """The places that are named."""
    return [place_at(name) for name in names.split()]


def place_at(name: str) -> Place:
    """The place of a square's name, of the field or beside it."""
    return COLUMNS * int(name[1:]) + ord(name[0]) - ord("a")


ALL = ("a0", "i14")
HOME = "A1:b5 A2:d5 A3:f5 A4:h5 B1:a3 B2:c3 B3:g3 B4:i3 C:e2 K:e1"
AWAY = "A1:h9 A2:f9 A3:d9 A4:b9 B1:i11 B2:g11 B3:c11 B4:a11 C:e12 K:e13"

DIAGRAMS: Mapping[str, Diagram] = MappingProxyType(
    {
        "FF-1.1": Diagram(
            N_(
                "Nine columns and thirteen bands; behind each end lie the three gridded squares "
                "of a goal."
            ),
            (Cut(ALL, marks={"goal": "d0 e0 f0 d14 e14 f14"}),),
            WHOLE,
        ),
        "FF-2.2": Diagram(
            N_("The deep line-up: away is home turned by half a turn."),
            (Cut(ALL, HOME, AWAY, "e7"),),
            WHOLE,
        ),
        "FF-3.1": Diagram(
            N_(
                "Left: one or two slanting steps, also round the square in between. Right: with "
                "both ways taken there is no going round."
            ),
            (
                Cut(("a2", "e8"), "A1:b5", marks={"square": "a4 c4 a6 c6 d3 d7 b3 b7 d5"}),
                Cut(
                    ("a3", "d7"),
                    "A1:b5 A2:a6",
                    "A1:c6",
                    marks={"forbidden": "b7"},
                ),
            ),
            PAIR,
        ),
        "FF-3.2": Diagram(
            N_(
                "Left: along the side the jump over an empty square is open. Right: with somebody "
                "on that square it is not."
            ),
            (
                Cut(("a1", "c6"), "B1:a3", "B1:b4 B2:b2", marks={"square": "a1 a5"}),
                Cut(("a1", "c6"), "B1:a3", "B1:b4 B2:b2 A3:a4", marks={"forbidden": "a5"}),
            ),
            PAIR,
        ),
        "FF-3.3": Diagram(
            N_("The captain goes as far as he likes, but stops on the median."),
            (
                Cut(
                    ("c3", "h8"),
                    "C:e4",
                    ways=(("walk", "e4 e7"),),
                    marks={"square": "e5 e6 e7", "forbidden": "e8"},
                ),
            ),
        ),
        "FF-3.4": Diagram(
            N_("The keeper takes one step, and only on these thirteen squares."),
            (
                Cut(
                    ("b0", "h3"),
                    "K:e1",
                    marks={"square": "d0 e0 f0 d1 f1 d2 e2 f2", "origin": "c1 g1 c2 g2"},
                ),
            ),
        ),
        "FF-4.2": Diagram(
            N_("From here the ball flies straight, up to four squares, or in an L."),
            (
                Cut(
                    ("a3", "i11"),
                    "A1:e7",
                    ball="e7",
                    marks={
                        "straight": "d7 c7 b7 a7 f7 g7 h7 i7 e3 e4 e5 e6 e8 e9 e10 e11 d6 c5 b4 "
                        "a3 d8 c9 b10 a11 f6 g5 h4 i3 f8 g9 h10 i11",
                        "bent": "c6 c8 b6 b8 g6 g8 h6 h8 d5 f5 d4 f4 d9 f9 d10 f10",
                    },
                ),
            ),
            WHOLE,
        ),
        "FF-4.5": Diagram(
            N_("Two passes in one turn: to a mate, and on to another one."),
            (
                Cut(
                    ("c4", "i10"),
                    "B1:e5 A2:e8 A4:h9",
                    ball="e5",
                    ways=(("ball", "e5 e8"), ("second", "e8 h9")),
                    marks={"pass": "e8", "second": "h9"},
                ),
            ),
        ),
        "FF-5.1": Diagram(
            N_("From the median the captain may end on the holder's square: a tackle."),
            (
                Cut(
                    ("c4", "f8"),
                    "C:d7",
                    "A1:d5",
                    "d5",
                    ways=(("walk", "d7 d5"),),
                    marks={"tackle": "d5"},
                ),
            ),
        ),
        "FF-6.2": Diagram(
            N_("An admonished A comes back from its station as if it moved from there."),
            (
                Cut(
                    ("f0", "i4"),
                    "A1:g0",
                    marks={"square": "h1 i2 g2", "return": "g0"},
                    ways=(("walk", "g0 h1"),),
                ),
            ),
        ),
        "FF-7.3": Diagram(
            N_(
                "Left: the keeper is one step away and must go there. Right: he is too far, and it "
                "is a penalty."
            ),
            (
                Cut(("c0", "g3"), "K:e2", ball="d1", marks={"ball": "d1"}),
                Cut(("c0", "g3"), "K:g2", ball="d1", marks={"forbidden": "d1"}),
            ),
            PAIR,
        ),
        "FF-8.1": Diagram(
            N_("The attacker picks one of the three squares in secret; the keeper dives to one."),
            (
                Cut(
                    ("c10", "g14"),
                    away="K:e13",
                    ball="e12",
                    marks={"veiled": "d14 e14 f14"},
                ),
            ),
        ),
        "FF-9.1": Diagram(
            N_("On a yellow square of the rival's: this one must leave it in the next turn."),
            (Cut(("b9", "g14"), "B1:d12", "K:e14 B2:f10", warned="d12"),),
        ),
    }
)
