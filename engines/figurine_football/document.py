"""The shape of a position document of figurine football."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Cards: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2)]
Side: TypeAlias = Literal["home", "away"]
Fielder: TypeAlias = Literal["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C"]
Word: TypeAlias = Literal["toss", "play", "aim", "dive", "place", "shoot-out", "over"]


class Squares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where figurines stand, by name: read by the reader, for msgspec would not say of which."""

    home: dict[str, Any] = {}
    away: dict[str, Any] = {}


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: list[Fielder] = []
    away: list[Fielder] = []


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Count = 0
    away: Count = 0


class CardsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Cards = 2
    away: Cards = 2


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON."""

    game: Literal["figurine-football"]
    figurines: Squares
    ball: str
    to_move: Side
    phase: Word = "play"
    station: Names = Names()
    sent_off: Names = Names()
    bookings: Counts = Counts()
    cards: CardsLeft = CardsLeft()
    offside: list[Fielder] | None = None
    must_play: Literal["keeper"] | None = None
    last_player: Side | None = None
    idle: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    score: tuple[Count, Count] = (0, 0)
    leg: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    leg_goals: Count = 0
    starter: Side = "home"
    turns: Count = 0
    kicks: tuple[list[bool], list[bool]] | None = None
    draw_offer: Side | None = None
    winner: Side | Literal["draw"] | None = None
