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
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.look import Look

WIDTH = 320  # points
LINE, LIST_HEAD, LIST_FOOT = 23, 34, 8  # points of the list: a line, its heading, what is below
LEAST_LIST = LIST_HEAD + 2 * LINE + LIST_FOOT
BETWEEN = 12  # points between two buttons


@dataclass(frozen=True, slots=True)
class Plan:
    """Rectangles in pixels; those with no room are None."""

    card: pygame.Rect
    head: pygame.Rect
    menu: pygame.Rect
    plates: tuple[pygame.Rect, pygame.Rect]
    status: pygame.Rect
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
        some = [self.head, *self.plates, self.status, self.news, self.moves, self.foot]
        return [part for part in some if part] + [b for row in self.rows for b in row]


@dataclass(frozen=True, slots=True)
class _Measure:
    """Heights in points at one degree of tightness."""

    margin: int
    head: int
    plate: int
    between: int  # plates
    status: int
    button: int
    gap: int  # between buttons
    foot: int


_ROOMY = _Measure(24, 88, 80, 4, 94, 42, 10, 48)
_TIGHT = _Measure(12, 74, 62, 2, 86, 38, 8, 44)
_TINY = _Measure(8, 44, 44, 2, 32, 34, 6, 38)
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


def plan(
    look: Look, size: tuple[int, int], rows: Sequence[int], news_height: int, *, bar: bool
) -> Plan:
    """Lay out for a window of `size` pixels.

    `rows` is the number of buttons in each row, `news_height` in pixels (0: none), `bar` whether
    the status shows how far a move has come.
    """
    px = look.px
    m = _measure(size[1] / look.scale)
    tiny = m is _TINY
    card = card_rect(look, size)
    inner = card.inflate(text_width(look, size) - card.width, 0)
    head = pygame.Rect(inner.left, card.top + px(6), inner.width - px(36), px(m.head - 6))
    menu = pygame.Rect(inner.right - px(31), card.top + px(10 if tiny else 18), px(40), px(36))
    plates = _plates(look, inner, head.bottom, m)
    top = plates[1].bottom + px(m.between + (4 if tiny else 10))
    status = pygame.Rect(inner.left, top, inner.width, px(m.status if bar or tiny else 40))
    under = card.bottom - px(m.foot)
    foot = pygame.Rect(inner.left, under + px(_RING), inner.width, px(m.foot - 2 * _RING))
    placed, low = _rows(look, inner, under, rows, m)
    room = pygame.Rect(inner.left, status.bottom, inner.width, low - status.bottom)
    news, moves = _middle(look, room, news_height)
    return Plan(
        card=card,
        head=head,
        menu=menu,
        plates=plates,
        status=status,
        news=news,
        moves=moves,
        rows=placed,
        foot=foot,
        left=inner.left,
        right=inner.right,
        tight=m is not _ROOMY,
        tiny=tiny,
    )


def _plates(
    look: Look, inner: pygame.Rect, top: int, m: _Measure
) -> tuple[pygame.Rect, pygame.Rect]:
    """The players one below the other, a little wider than the text."""
    room = look.px(12)
    home = pygame.Rect(inner.left - room, top, inner.width + 2 * room, look.px(m.plate))
    return home, home.move(0, home.height + look.px(m.between))


def _rows(
    look: Look, inner: pygame.Rect, low: int, rows: Sequence[int], m: _Measure
) -> tuple[tuple[tuple[pygame.Rect, ...], ...], int]:
    """Rows of buttons of one width, the last one just above `low`; and where they begin."""
    gap = look.px(BETWEEN)
    placed = []
    for count in reversed(rows):
        low -= look.px(m.button)
        each = (inner.width - gap * (count - 1)) // count
        first = pygame.Rect(inner.left, low, each, look.px(m.button))
        placed.append(tuple(first.move(k * (each + gap), 0) for k in range(count)))
        low -= look.px(m.gap)
    return tuple(reversed(placed)), low


def _middle(
    look: Look, room: pygame.Rect, news_height: int
) -> tuple[pygame.Rect | None, pygame.Rect | None]:
    """Share the middle: news first, the list takes the rest."""
    news = None
    if news_height and room.height > look.px(24):
        news = pygame.Rect(room.left, room.top, room.width, min(news_height, room.height))
        room = pygame.Rect(room.left, news.bottom, room.width, room.bottom - news.bottom)
    moves = room if room.height >= look.px(LEAST_LIST) else None
    return news, moves
