"""The shape of a position document, and what is said of one that has another shape."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.core.contract import Document
from engines.core.errors import PositionError
from engines.core.notice import Notice

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Pair: TypeAlias = tuple[Count, Count]
Side: TypeAlias = Literal["home", "away"]
SideLine: TypeAlias = Literal["left", "right"]
Word: TypeAlias = Literal["move", "kick", "restart", "over"]

_PLACE = re.compile(r"(?P<message>.*) - at `(?:key` in `)?\$(?P<path>.*)`", re.DOTALL)
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(?P<name>.*)`", re.DOTALL)


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


def shape(document: Document) -> Paper:
    """The document with every field of its type.  Raises `PositionError`."""
    if not isinstance(document, Mapping):
        kind = type(document).__name__
        raise PositionError("", Notice("a position is a JSON object, not {kind}", kind=kind))
    try:
        return msgspec.convert(dict(document), Paper)
    except msgspec.ValidationError as error:
        raise _as_ours(str(error)) from None


def _as_ours(text: str) -> PositionError:
    """The library says "... - at `$.lines[0][2]`"; a position error has the path `lines.0.2`."""
    place = _PLACE.fullmatch(text)
    message, path = (place["message"], place["path"]) if place else (text, "")
    steps = [step for step in re.split(r"[.\[\]]+", path) if step]
    if named := _FIELD.fullmatch(message):
        steps.append(named["name"])
        missing = "missing" in message
        told = Notice("is needed") if missing else Notice("there is no such key")
    else:
        told = Notice.quoting(message[:1].lower() + message[1:])
    return PositionError(".".join(steps), told)
