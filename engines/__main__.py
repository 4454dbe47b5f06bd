"""`python -m engines`: play any game of the house by lines of text.

    {"do":"new","game":"paper-football"}
    {"do":"play","move":"h12-h13-i14-i15"}

One JSON object a line in, one a line out; a bad line gets an error and changes nothing.  It ends
with the input or at `quit`.
"""

import contextlib
import json
import sys
import traceback
from collections.abc import Callable, Iterable

from engines.protocol.table import Answer, Table


def serve(lines: Iterable[bytes], write: Callable[[str], object], table: Table) -> None:
    """Answer line by line until the input ends or the table is closed."""
    for line in lines:
        write(json.dumps(_answer(table, line), separators=(",", ":")))
        if not table.open:
            return


def _answer(table: Table, line: bytes) -> Answer:
    try:
        return table.answer(line)
    except Exception as error:  # noqa: BLE001 - a bot in the middle of a game must hear of a bug
        traceback.print_exc()
        return {"ok": False, "error": "internal", "message": f"{type(error).__name__}: {error}"}


def main() -> None:
    def write(answer: str) -> None:
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()

    # Whoever asked has gone away, or has had enough: that is no failure.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, write, Table())


if __name__ == "__main__":
    main()
