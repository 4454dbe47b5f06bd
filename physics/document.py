"""The shape of a position document of carrom."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Pair: TypeAlias = tuple[Count, Count]
Side: TypeAlias = Literal["home", "away"]
Kind: TypeAlias = Literal["w", "b", "q"]
ManText: TypeAlias = tuple[Kind, Whole, Whole]
Unset: TypeAlias = msgspec.UnsetType


class Owed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Count = 0
    away: Count = 0


class Had(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: bool | Unset = msgspec.UNSET
    away: bool | Unset = msgspec.UNSET


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON.  What is derived from the rest when it is left out is then UNSET."""

    game: Literal["carrom"]
    men: list[ManText]
    to_move: Side
    phase: Literal["toss", "rack", "strike", "rolling", "place", "over"] = "strike"
    white: Side | Unset = msgspec.UNSET
    seat: Literal["bottom", "right", "top", "left"] | Unset = msgspec.UNSET
    owed: Owed = Owed()
    to_place: Count = 0
    placed: Count = 0
    placing: Side | Unset = msgspec.UNSET
    next: Side | Unset = msgspec.UNSET
    had_man: Had = Had()
    queen: Literal["board", "covering", "covered"] | Unset = msgspec.UNSET
    covered_by: Side | None = None
    score: Pair = (0, 0)
    board: Annotated[int, msgspec.Meta(ge=1)] = 1
    games: Pair = (0, 0)
    break_tries: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    broken: bool | Unset = msgspec.UNSET
    passes: Count = 0
    struck: bool = False
    first_break: Side = "home"
    strike: tuple[int, int, int] | None = None
    draw_offer: Side | None = None
    # options that a document may repeat
    points: Any = msgspec.UNSET
    boards: Any = msgspec.UNSET
    forward_only: Any = msgspec.UNSET
    due_placing: Any = msgspec.UNSET
    doubles: Any = msgspec.UNSET
    turn_seconds: Any = msgspec.UNSET
    surface: Any = msgspec.UNSET
