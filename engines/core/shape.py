"""A position document brought into its shape, whatever the game."""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from engines.core.contract import Document
from engines.core.errors import PositionError
from engines.core.notice import Notice

P = TypeVar("P", bound=msgspec.Struct)

_PLACE = re.compile(r"(?P<message>.*) - at `(?:key` in `)?\$(?P<path>.*)`", re.DOTALL)
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(?P<name>.*)`", re.DOTALL)


def shape(document: Document, kind: type[P]) -> P:
    """The document with every field of the type that `kind` gives it.  Raises `PositionError`."""
    if not isinstance(document, Mapping):
        given = type(document).__name__
        raise PositionError("", Notice("a position is a JSON object, not {kind}", kind=given))
    try:
        return msgspec.convert(dict(document), kind)
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
