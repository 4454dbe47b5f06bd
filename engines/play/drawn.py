"""The remark of a record that keeps a move which is not finished: `; drawn i15-i16`.

It stands behind the last move; of several the last one counts, and none of them once another move
follows.  To every other reader it is a comment.
"""

import re

_REMARK = re.compile(r"\s*;\s*drawn(?:\s+(.*?))?\s*", re.DOTALL)


def write_drawn(text: str) -> str:
    """The line that keeps the part of a move that is made; "": nothing is."""
    return f"; drawn {text}".rstrip() + "\n"


def read_drawn(line: str) -> str | None:
    """What such a line keeps; None if it is another one."""
    found = _REMARK.fullmatch(line)
    return None if found is None else found[1] or ""
