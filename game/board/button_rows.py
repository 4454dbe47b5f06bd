"""Rows of buttons in the panel: one type size a row, no label that is cut, and few rows.

Where the labels of a row do not fit beside their icons, the icons go; where they do not fit even
so, the icons stay and the labels become tooltips, or the buttons stand one below the other.  Rows
that are to be joined may have icons alone beside words.
"""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.board.panel_plan import BETWEEN
from game.ui.look import Look
from game.ui.paint_buttons import fitting, label_room
from game.ui.widgets import Button

Row = tuple[Button, ...]
LARGEST = 16  # points
SIGN = 44  # points: the width of a button that shows an icon only, beside others with words
MOST_IN_ROW = 4


def fit_rows(look: Look, rows: Sequence[Row], width: int, most: int = 0) -> tuple[Row, ...]:
    """The rows as they fit into `width` pixels; there may be more of them.

    With `most`, rows are joined as long as there are more than that; and buttons that are not to
    share their row evenly have a width of their own.
    """
    fitted: list[Row] = []
    left = list(rows)
    while left:
        joined = _joined(look, left, width) if 0 < most < len(left) else None
        if joined is not None:
            left[:2] = []
            fitted.append(joined)
        else:
            fitted += _fit(look, left.pop(0), width)
    return tuple(fitted)


def _joined(look: Look, rows: Sequence[Row], width: int) -> Row | None:
    """The first two rows as one, if that can be done: the second one leads."""
    row = (*rows[1], *rows[0])
    if len(row) > MOST_IN_ROW:
        return None
    return _mixed(look, row, width) or _at(look, row, width, LARGEST)


def _fit(look: Look, row: Row, width: int) -> list[Row]:
    bare = tuple(replace(button, icon="") if button.label else button for button in row)
    whole = _at(look, row, width) or _at(look, bare, width)
    if whole is None and all(button.icon for button in row):
        whole = tuple(_sign(button) for button in row)
    if whole is not None:
        return [whole]
    return [_alone(look, button, width) for button in row]


def _at(look: Look, row: Row, width: int, least: float = 0.0) -> Row | None:
    """The row with all its words and icons, in `least` points or more; None: it has no room."""
    each = (width - look.px(BETWEEN) * (len(row) - 1)) // len(row)
    size = _size(look, row, each)
    return tuple(replace(button, size=size) for button in row) if size and size >= least else None


def _mixed(look: Look, row: Row, width: int) -> Row | None:
    """Icons alone where there are any, words where there are none; None: there is no room."""
    worded = tuple(button for button in row if not button.icon)
    signs = len(row) - len(worded)
    if not worded or not signs:
        return None
    free = width - look.px(BETWEEN) * (len(row) - 1) - look.px(SIGN) * signs
    size = _size(look, worded, free // len(worded))
    narrow = pygame.Rect(0, 0, look.px(SIGN), 0)
    made = (
        replace(_sign(b), rect=narrow, size=size) if b.icon else replace(b, size=size) for b in row
    )
    return tuple(made) if size else None


def _sign(button: Button) -> Button:
    """The button with its icon alone."""
    return replace(button, label="", hint=button.hint or button.label)


def _alone(look: Look, button: Button, width: int) -> Row:
    """A button that has a row to itself."""
    size = _size(look, (button,), width)
    return (replace(button, size=size) if size else replace(button, icon=""),)


def _size(look: Look, row: Row, each: int) -> float:
    """The size at which every label fits a button `each` pixels wide; 0 if one does not."""
    least: float = LARGEST
    for button in (button for button in row if button.label):
        room = label_room(look, each, button.icon)
        least = fitting(look, button.label, least, room)
        if look.text_width("semi", least, button.label) > room:
            return 0.0
    return least
