"""Rows of buttons in the panel: one type size a row, and no label that is cut.

Where the labels of a row do not fit beside their icons, the icons go; where they do not fit even
so, the icons stay and the labels become tooltips, or the buttons stand one below the other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.board.panel_plan import BETWEEN
from game.ui.look import Look
from game.ui.paint_buttons import fitting, label_room
from game.ui.widgets import Button

Row = tuple[Button, ...]
LARGEST = 16  # points


def fit_rows(look: Look, rows: Sequence[Row], width: int) -> tuple[Row, ...]:
    """The rows as they fit into `width` pixels; there may be more of them."""
    return tuple(row for given in rows for row in _fit(look, given, width))


def _fit(look: Look, row: Row, width: int) -> Iterator[Row]:
    each = (width - look.px(BETWEEN) * (len(row) - 1)) // len(row)
    bare = tuple(replace(button, icon="") for button in row)
    if size := _size(look, row, each):
        yield tuple(replace(button, size=size) for button in row)
    elif size := _size(look, bare, each):
        yield tuple(replace(button, size=size) for button in bare)
    elif all(button.icon for button in row):
        yield tuple(replace(b, label="", hint=b.hint or b.label) for b in row)
    else:
        for button in row:
            size = _size(look, (button,), width)
            yield (replace(button, size=size) if size else replace(button, icon=""),)


def _size(look: Look, row: Row, each: int) -> float:
    """The size at which every label fits a button `each` pixels wide; 0 if one does not."""
    least: float = LARGEST
    for button in row:
        room = label_room(look, each, button.icon)
        least = fitting(look, button.label, least, room)
        if look.text_width("semi", least, button.label) > room:
            return 0.0
    return least
