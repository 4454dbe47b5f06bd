"""The shape of a position document of chess football."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=16)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Five: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
Side: TypeAlias = Literal["home", "away"]
Word: TypeAlias = Literal[
    "toss", "place", "kick-off", "play", "foul", "taker", "wall", "free-kick", "keeper",
    "penalty-toss", "penalty", "throw-in", "goal-kick", "corner", "dismiss", "over",
]  # fmt: skip
Kind: TypeAlias = Literal[
    "kick-off", "foul", "free-kick", "penalty", "throw-in", "goal-kick", "corner", "advantage"
]


class Squares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where players stand, by number; null: still to be placed."""

    home: dict[str, str | None] = {}
    away: dict[str, str | None] = {}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: list[Number] = []
    away: list[Number] = []


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: dict[str, Annotated[int, msgspec.Meta(ge=1, le=2)]] = {}
    away: dict[str, Annotated[int, msgspec.Meta(ge=1, le=2)]] = {}


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays in the place of which number of the default line-up."""

    home: dict[str, Number] = {}
    away: dict[str, Number] = {}


class Sender(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    number: Number


class Streak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    number: Number
    count: Annotated[int, msgspec.Meta(ge=1)]


class Award(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A restart, as far as it applies."""

    kind: Kind
    side: Side | None = None
    spot: str | None = None
    offender: Number | None = None
    takers: list[Number] = []
    taker: Number | None = None


class Pitch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON."""

    game: Literal["chess-football"]
    players: Squares
    ball: str | None
    to_move: Side
    mode: str | msgspec.UnsetType = msgspec.UNSET
    bench: Numbers = Numbers()
    phase: Word = "play"
    score: tuple[Count, Count] = (0, 0)
    half: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    streak: Streak | None = None
    barred: Numbers = Numbers()
    offside: Numbers = Numbers()
    cautions: Counts = Counts()
    sent_off: Numbers = Numbers()
    last_sender: Sender | None = None
    used_subs: tuple[Five, Five] = (0, 0)
    first_kick: Side = "home"
    ready: list[Side] = []
    touched: Number | None = None
    time_up: bool = False
    restart: Award | None = None
    draw_offer: Side | None = None
    lineup: Places = Places()
    winner: Side | Literal["draw"] | None = None
