"""The shape of a position document of carrom, and what is said of one that has another shape."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.core.contract import Document
from engines.core.errors import PositionError
from engines.core.notice import Notice

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Pair: TypeAlias = tuple[Count, Count]
Side: TypeAlias = Literal["home", "away"]
Kind: TypeAlias = Literal["w", "b", "q"]
ManText: TypeAlias = tuple[Kind, Whole, Whole]
Unset: TypeAlias = msgspec.UnsetType

_PLACE = re.compile(r"(?P<message>.*) - at `(?:key` in `)?\$(?P<path>.*)`", re.DOTALL)
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(?P<name>.*)`", re.DOTALL)


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
    """The library says "... - at `$.men[0][2]`"; a position error has the path `men.0.2`."""
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
