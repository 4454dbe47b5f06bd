"""The shape of a position document."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Pair: TypeAlias = tuple[Count, Count]
Side: TypeAlias = Literal["home", "away"]
SideLine: TypeAlias = Literal["left", "right"]
Word: TypeAlias = Literal["move", "kick", "restart", "over"]


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lines: list[list[str]] = []
    redirected: list[SideLine] = []


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON.  A size, `leg` and `points` may be left out, and are then UNSET."""

    game: Literal["paper-football"]
    ball: str
    to_move: Side
    width: int | msgspec.UnsetType = msgspec.UNSET
    length: int | msgspec.UnsetType = msgspec.UNSET
    goal: int | msgspec.UnsetType = msgspec.UNSET
    lines: list[list[str]] = []
    kicks: list[list[str]] = []
    series: Series = Series()
    phase: Word = "move"
    score: Pair = (0, 0)
    leg: Annotated[int, msgspec.Meta(ge=1)] | msgspec.UnsetType = msgspec.UNSET
    points: Pair | msgspec.UnsetType = msgspec.UNSET
    draw_offer: Side | None = None
