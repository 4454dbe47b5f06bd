"""JSON from outside: one object, no key twice, no NaN, no depth that breaks the reader."""

import json
from typing import Any, NoReturn

DEEPEST = 100  # objects and arrays inside one another; whoever reads on may recurse


def read_object(text: str) -> dict[str, Any]:
    """Read one JSON object.  Raises `ValueError` that says what is wrong."""
    try:
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False).encode()
        too_deep = _depth(value) > DEEPEST
    except UnicodeEncodeError:
        raise ValueError("the JSON holds half a character (a lone surrogate)") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"this is no JSON: {error.msg} at column {error.pos + 1}") from None
    except RecursionError:
        too_deep = True
    if too_deep:
        raise ValueError("the JSON is nested too deeply")
    if not isinstance(value, dict):
        raise ValueError(f"a JSON object is needed, not {_kind(value)}")  # noqa: TRY004 - bad text
    return value


def write_object(value: object) -> str:
    """JSON without spaces, in plain ASCII, safe inside a record: it holds no `;`."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).replace(";", "\\u003b")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice!r} stands twice in one JSON object")
    return made


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _depth(value: object) -> int:
    """How many objects and arrays lie inside one another."""
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    return 1 + max(map(_depth, value), default=0) if isinstance(value, list) else 0


def _kind(value: object) -> str:
    names = {list: "an array", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")
