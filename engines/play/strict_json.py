"""JSON from outside: one object, no key twice, no NaN, no depth that breaks the reader."""

import json
from typing import Any, NoReturn

from engines.core.notice import Notice

DEEPEST = 100  # objects and arrays inside one another; whoever reads on may recurse


def read_object(text: str) -> dict[str, Any]:
    """Read one JSON object.  Raises `ValueError` that says what is wrong."""
    try:
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False).encode()
        too_deep = _depth(value) > DEEPEST
    except UnicodeEncodeError:
        raise ValueError(Notice("the JSON holds half a character (a lone surrogate)")) from None
    except json.JSONDecodeError as error:
        told = Notice(
            "this is no JSON: {problem} at column {column}",
            problem=error.msg,
            column=error.pos + 1,
        )
        raise ValueError(told) from None
    except RecursionError:
        too_deep = True
    if too_deep:
        raise ValueError(Notice("the JSON is nested too deeply"))
    if not isinstance(value, dict):
        told = Notice("a JSON object is needed, not {kind}", kind=_kind(value))
        raise ValueError(told)  # noqa: TRY004 - the text is bad, not its type
    return value


def write_object(value: object) -> str:
    """JSON without spaces, in plain ASCII, safe inside a record: it holds no `;`."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).replace(";", "\\u003b")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(Notice("the key {key!r} stands twice in one JSON object", key=twice))
    return made


def _no_constant(name: str) -> NoReturn:
    raise ValueError(Notice("{name} is no JSON number", name=name))


def _depth(value: object) -> int:
    """How many objects and arrays lie inside one another."""
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    return 1 + max(map(_depth, value), default=0) if isinstance(value, list) else 0


def _kind(value: object) -> Notice:
    kinds = {
        list: Notice("an array"),
        str: Notice("a text"),
        bool: Notice("true or false"),
        type(None): Notice("null"),
    }
    return kinds.get(type(value), Notice("a number"))
