"""What may be asked, one class a request.  A field without a default must be given."""

import re
from typing import Any, Literal, TypeAlias

import msgspec

from engines.play.record import SEED_DIGITS, seed_fits
from engines.play.strict_json import read_object

SeatWord: TypeAlias = Literal["home", "away", "nature"]
MAX_DEPTH = 20


class RequestError(ValueError):
    """The line is no request; the message names the key that is wrong."""


class Request(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A line in: `{"do": NAME, ...}`, the class's name in small letters."""


class Games(Request):
    pass


class New(Request):
    game: str
    options: dict[str, Any] = {}
    seed: int = 0


class Set(Request):
    game: str
    position: dict[str, Any]
    options: dict[str, Any] = {}
    seed: int = 0


class Load(Request):
    record: str


class Legal(Request):
    pass


class Interrupts(Request):
    seat: SeatWord


class Play(Request):
    move: str
    seat: SeatWord | None = None


class Roll(Request):
    pass


class Why(Request):
    move: str


class Undo(Request):
    pass


class Position(Request):
    pass


class Record(Request):
    pass


class Perft(Request):
    depth: int


class Quit(Request):
    pass


_ALL = (
    Games | New | Set | Load | Legal | Interrupts | Play | Roll | Why | Undo | Position
    | Record | Perft | Quit
)  # fmt: skip
_NAMES = sorted(str(kind.__struct_config__.tag) for kind in Request.__subclasses__())


def read_request(line: bytes) -> Request:
    """Read one line.  Raises `RequestError`."""
    try:
        text = line.decode("utf-8-sig").strip()
        if text == "quit":
            return Quit()
        asked = read_object(text)
    except UnicodeDecodeError:
        raise RequestError("the line is not UTF-8") from None
    except ValueError as error:
        raise RequestError(str(error)) from None
    if "do" in asked and asked["do"] not in _NAMES:
        raise RequestError(f"'do' must be one of {', '.join(_NAMES)}, not {asked['do']!r}")
    try:
        request: Request = msgspec.convert(asked, _ALL)
    except msgspec.ValidationError as error:
        raise RequestError(_in_words(str(error))) from None
    _check_ranges(request)
    return request


def _check_ranges(request: Request) -> None:
    if isinstance(request, Perft) and not 0 <= request.depth <= MAX_DEPTH:
        raise RequestError(f"'depth' must be from 0 to {MAX_DEPTH}, not {request.depth}")
    if isinstance(request, New | Set) and not seed_fits(request.seed):
        raise RequestError(f"'seed' must have at most {SEED_DIGITS} digits")


def _in_words(message: str) -> str:
    """What msgspec says, with the key in the place where a reader looks for it."""
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return f"the key {found[1]!r} is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message, re.DOTALL):
        return f"the key {found[1]!r} does not belong to this request"
    if found := re.fullmatch(r"(.*) - at `\$\.(.*)`", message, re.DOTALL):
        return f"{found[2]!r}: {found[1].replace('`', '')}"
    return message
