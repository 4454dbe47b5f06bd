"""The shape of a position document of chess football."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.core.errors import PositionError
from engines.core.notice import Notice

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

    home: dict[str, Any] = {}
    away: dict[str, Any] = {}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: list[Number] = []
    away: list[Number] = []


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for shirt numbers, to be read by `counts_of`: msgspec would not say of which."""

    home: dict[str, Any] = {}
    away: dict[str, Any] = {}


class LineUps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In whose place of the default line-up a number plays; a side that is told is told whole."""

    home: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    away: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


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
    lineup: LineUps = LineUps()
    winner: Side | Literal["draw"] | None = None


def number_of(key: str, path: str) -> int:
    """A shirt number that is a key.  Raises `PositionError`."""
    number = int(key) if key.isascii() and key.isdecimal() and len(key) < 3 else 0
    if not 1 <= number <= 16 or key != str(number):
        raise PositionError(path, Notice("shirt numbers go from 1 to 16"))
    return number


def counts_of(counts: dict[str, Any], path: str, most: int) -> dict[int, int]:
    """By shirt number, each from 1 to `most`.  Raises `PositionError`."""
    found = {}
    for key, count in counts.items():
        place = f"{path}.{key}"
        if type(count) is not int or not 1 <= count <= most:
            told = Notice("must be a number from 1 to {most}", most=most)
            raise PositionError(place, told)
        found[number_of(key, place)] = count
    return found
