"""Where the parts of the side panel lie, from a tall window down to a small one with large text.

+--------------------+
| title         menu |
| home  to draw    1 |
| away             0 |
| move 23  ===-----  |   status
| what just happened |   news
| last moves         |   list: what room is left
| [button] [button]  |
| link          link |   foot
+--------------------+

Where there are notes, they lie below the players, and the status below the list.  In a tiny panel
there is one line for both.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.look import Look

WIDTH = 320  # points
LIST_HEAD, LIST_FOOT = 34, 8  # points of the list: its heading, what is below
LEAST_LINES = 2  # or there is no list
BETWEEN = 12  # points between two buttons

StatusKind = Literal["line", "bar", "columns", "told"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What there is to lay out; lengths in pixels."""

    rows: tuple[tuple[int, ...], ...]  # the widths of the buttons in each row; 0: of what is left
    news: int = 0  # how high; 0: none
    status: StatusKind = "bar"
    notes: int = 0  # how many
    pieces: bool = False  # whether the players' plates have a row of them
    line: int = 23  # points of a line of the list


@dataclass(frozen=True, slots=True)
class Plan:
    """Rectangles in pixels; those with no room are None."""

    card: pygame.Rect
    head: pygame.Rect
    menu: pygame.Rect
    plates: tuple[pygame.Rect, pygame.Rect]
    status: pygame.Rect
    notes: tuple[pygame.Rect, ...]
    news: pygame.Rect | None
    moves: pygame.Rect | None  # heading included
    rows: tuple[tuple[pygame.Rect, ...], ...]  # of buttons, as many as were asked for
    foot: pygame.Rect
    left: int  # edges of the text
    right: int
    tight: bool  # little room: no second lines
    tiny: bool  # hardly any

    def parts(self) -> list[pygame.Rect]:
        """Everything that must not overlap."""
        some = [self.head, *self.plates, *self.notes, self.status, self.news, self.moves, self.foot]
        return [part for part in some if part] + [b for row in self.rows for b in row]


@dataclass(frozen=True, slots=True)
class _Measure:
    """Heights in points at one degree of tightness."""

    margin: int
    head: int
    plate: int
    between: int  # plates
    pieces: int  # what a row of them adds to a plate
    note: int
    status: int
    columns: int
    button: int
    gap: int  # between buttons
    foot: int


_ROOMY = _Measure(24, 88, 80, 4, 16, 62, 94, 62, 42, 10, 48)
_TIGHT = _Measure(12, 74, 62, 2, 14, 48, 86, 52, 38, 8, 44)
_TINY = _Measure(8, 44, 44, 2, 0, 0, 32, 32, 34, 6, 38)
_RING = 6  # points around what the keyboard is on


def _measure(height: float) -> _Measure:
    if height >= 700:
        return _ROOMY
    return _TIGHT if height >= 560 else _TINY


def card_rect(look: Look, size: tuple[int, int]) -> pygame.Rect:
    """The panel's card at the right edge of a window of `size` pixels."""
    margin = look.px(_measure(size[1] / look.scale).margin)
    width = min(look.px(WIDTH), round(size[0] * 0.42))
    return pygame.Rect(size[0] - width - margin, margin, width, size[1] - 2 * margin)


def text_width(look: Look, size: tuple[int, int]) -> int:
    """How wide the text of the panel may be, in pixels."""
    room = 16 if _measure(size[1] / look.scale) is _TINY else 24
    return card_rect(look, size).width - 2 * look.px(room)


def plan(look: Look, size: tuple[int, int], wanted: Wanted) -> Plan:
    """Lay out for a window of `size` pixels."""
    px = look.px
    card = card_rect(look, size)
    m = _fitting(_measure(size[1] / look.scale), wanted, card.height / look.scale)
    tiny = m is _TINY
    inner = card.inflate(text_width(look, size) - card.width, 0)
    head = pygame.Rect(inner.left, card.top + px(6), inner.width - px(36), px(m.head - 6))
    menu = pygame.Rect(inner.right - px(31), card.top + px(10 if tiny else 18), px(40), px(36))
    plates = _plates(look, inner, head.bottom, m, pieces=wanted.pieces)
    top = plates[1].bottom + px(m.between + (4 if tiny else 10))
    under = card.bottom - px(m.foot)
    foot = pygame.Rect(inner.left, under + px(_RING), inner.width, px(m.foot - 2 * _RING))
    placed, low = _rows(look, inner, under, wanted.rows, m)
    notes = _notes(look, inner, top, 0 if tiny else wanted.notes, m)
    room = pygame.Rect(inner.left, top, inner.width, low - top)
    if notes:
        room.height = low - notes[-1].bottom
        room.top = notes[-1].bottom
    status = _status(look, room, wanted, m)
    room.height -= status.height
    if status.top == room.top:
        room.top = status.bottom
    news, moves = _middle(look, room, wanted)
    return Plan(
        card=card,
        head=head,
        menu=menu,
        plates=plates,
        status=status,
        notes=notes,
        news=news,
        moves=moves,
        rows=placed,
        foot=foot,
        left=inner.left,
        right=inner.right,
        tight=m is not _ROOMY,
        tiny=tiny,
    )


def _fitting(m: _Measure, wanted: Wanted, height: float) -> _Measure:
    """A tighter measure where all that is wanted is higher than a card of so many points."""
    need = m.head + 2 * (m.plate + m.pieces * wanted.pieces + m.between) + 10 + m.foot
    need += (
        wanted.notes * m.note + _status_height(wanted, m) + len(wanted.rows) * (m.button + m.gap)
    )
    return _TIGHT if m is _ROOMY and need > height else m


def _plates(
    look: Look, inner: pygame.Rect, top: int, m: _Measure, *, pieces: bool
) -> tuple[pygame.Rect, pygame.Rect]:
    """The players one below the other, a little wider than the text."""
    room, height = look.px(12), look.px(m.plate + m.pieces * pieces)
    home = pygame.Rect(inner.left - room, top, inner.width + 2 * room, height)
    return home, home.move(0, home.height + look.px(m.between))


def _notes(
    look: Look, inner: pygame.Rect, top: int, count: int, m: _Measure
) -> tuple[pygame.Rect, ...]:
    """One below the other, from `top` on."""
    first = pygame.Rect(inner.left, top, inner.width, look.px(m.note))
    return tuple(first.move(0, k * first.height) for k in range(count))


def _status(look: Look, room: pygame.Rect, wanted: Wanted, m: _Measure) -> pygame.Rect:
    """At the top of the room, or at its lower end where there are notes."""
    height = look.px(m.status if m is _TINY else _status_height(wanted, m))
    low = wanted.notes > 0 and m is not _TINY
    top = max(room.top, room.bottom - height) if low else room.top
    return pygame.Rect(room.left, top, room.width, height)


def _status_height(wanted: Wanted, m: _Measure) -> int:
    """Points."""
    return {"line": 40, "bar": m.status, "columns": m.columns, "told": m.columns}[wanted.status]


def _rows(
    look: Look,
    inner: pygame.Rect,
    low: int,
    rows: Sequence[Sequence[int]],
    m: _Measure,
) -> tuple[tuple[tuple[pygame.Rect, ...], ...], int]:
    """Rows of buttons, the last one just above `low`; and where they begin."""
    gap = look.px(BETWEEN)
    placed = []
    for widths in reversed(rows):
        low -= look.px(m.button)
        free = inner.width - gap * (len(widths) - 1) - sum(widths)
        each = free // max(1, sum(not width for width in widths))
        row, x = [], inner.left
        for width in widths:
            row.append(pygame.Rect(x, low, width or each, look.px(m.button)))
            x += row[-1].width + gap
        placed.append(tuple(row))
        low -= look.px(m.gap)
    return tuple(reversed(placed)), low


def _middle(
    look: Look, room: pygame.Rect, wanted: Wanted
) -> tuple[pygame.Rect | None, pygame.Rect | None]:
    """Share the middle: news first, the list takes the rest."""
    news = None
    if wanted.news and room.height > look.px(24):
        news = pygame.Rect(room.left, room.top, room.width, min(wanted.news, room.height))
        room = pygame.Rect(room.left, news.bottom, room.width, room.bottom - news.bottom)
    least = look.px(LIST_HEAD + LEAST_LINES * wanted.line + LIST_FOOT)
    return news, room if room.height >= least else None
