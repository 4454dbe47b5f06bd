"""The shape of a position document of dice football."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Bonus: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]  # more would fill the board
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=11)]
Side: TypeAlias = Literal["home", "away"]
Word: TypeAlias = Literal[
    "draw", "place", "roll", "move", "corner-roll", "penalty", "keeper-roll", "keeper-move",
    "choose-ball", "shoot-out", "over",
]  # fmt: skip


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the pieces of a side stand; they are read one by one, each under its path."""

    keeper: Any = None
    outfield: list[Any] = []


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Team = Team()
    away: Team = Team()


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Bonus = 0
    away: Bonus = 0


class Calls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: bool = False
    away: bool = False


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON."""

    game: Literal["dice-football"]
    pieces: Teams
    ball: str
    to_move: Side
    phase: Word
    face: Sum | None = None
    last_face: Face | None = None
    bonus: Points = Points()
    failures: Count = 0
    score: tuple[Count, Count] = (0, 0)
    half: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    called: Calls = Calls()
    caller: Side | None = None
    then: Word | None = None
    draw: tuple[Face | None, Face | None] = (None, None)
    first_kick: Side = "home"
    rolled: Count = 0
    kicks: tuple[list[bool], list[bool]] = ([], [])
    time_up: bool = False
    draw_offer: Side | None = None
    winner: Side | Literal["draw"] | None = None
