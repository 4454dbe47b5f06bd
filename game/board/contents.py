"""All that the side panel of a match says at one moment."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engines.core.contract import Seat
from game.board.board import Entry, Note, Plate, Status, Told
from game.ui.widgets import Button


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the panel says."""

    title: str
    subtitle: str
    names: tuple[str, str]
    plates: tuple[Plate, Plate]
    score: tuple[int, int]
    turn: Seat | None
    status: Status
    notes: tuple[Note, ...]
    news: tuple[Told, ...]
    list_title: str
    entries: Sequence[Entry]  # the last one first
    rows: tuple[tuple[Button, ...], ...]  # their rectangles are set here
    foot: tuple[Button, ...]  # left to right
    marks: tuple[object, ...] = field(default=())  # whatever else must lead to a new picture
