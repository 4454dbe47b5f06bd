"""How the big cards of the start screen look: a picture, a title, a line, how many and how long."""

from typing import NamedTuple

import pygame

from game.ui.draw import card_shadow, card_skin, put, put_mid, write, write_mid
from game.ui.look import Look
from game.ui.paint_buttons import Seen, button, button_width
from game.ui.widgets import Button, CardButton

MOST_TITLES = 2  # lines of a title


def radius(look: Look, rect: pygame.Rect) -> float:
    """The corner radius of a card, in points."""
    return min(20.0, rect.height / look.scale * 0.15)


def card_shadow_of(dst: pygame.Surface, look: Look, widget: CardButton, state: Seen) -> None:
    """The shadow alone: all cards of a screen cast theirs before the first is drawn."""
    lifted = state.hover and not state.press
    rect = _lifted(look, widget, state)
    blur, drop = (26, 14) if lifted else (22, 10)
    card_shadow(dst, look, rect, radius(look, rect), blur, drop, 160 if lifted else 150)


def card_button(dst: pygame.Surface, look: Look, widget: CardButton, state: Seen) -> None:
    rect = _lifted(look, widget, state)
    round_ = radius(look, rect)
    card_skin(dst, look, rect, round_)
    if _is_high(rect):
        _high(dst, look, widget, rect)
    else:
        _wide(dst, look, widget, rect, state)
    if state.hover:
        dst.blit(look.skin(rect.size, round_, "none", "", look.palette.accent_line, 2), rect)


def full_height(look: Look, widget: CardButton) -> int:
    """The height from its own on at which a large card shows its whole line, in pixels."""
    rect = widget.rect.copy()
    while (lack := _lack(look, widget, rect)) > 0 and rect.height < 3 * rect.width:
        rect.height += lack
    return rect.height


def shows_all(look: Look, widget: CardButton) -> bool:
    """Whether a large card has room for its whole line below a title that is not made smaller."""
    inner, size, line_size = _room_for_words(look, widget, widget.rect)
    titles = look.wrap("title", size, widget.title, inner.width)
    needed = look.line_height("title", size) * len(titles)
    needed += _line_height(look, widget, line_size, inner.width)
    return len(titles) <= MOST_TITLES and needed <= inner.height


def has_room(look: Look, widget: CardButton) -> bool:
    """The same where the title may be made smaller."""
    return _lack(look, widget, widget.rect) <= 0


def title_size(look: Look, widget: CardButton) -> float:
    """The type size that the title of a large card has room for, in points."""
    inner, size, line_size = _room_for_words(look, widget, widget.rect)
    needed = _line_height(look, widget, line_size, inner.width)
    return _title(look, widget.title, inner, size, needed)[0]


def _room_for_words(
    look: Look, widget: CardButton, rect: pygame.Rect
) -> tuple[pygame.Rect, float, float]:
    """Where title and line of a large card at `rect` lie, and their type sizes at most."""
    if _is_high(rect):
        return _high_room(look, widget, rect), 21.0, 15.0
    room = _beside_picture(look, widget, rect)
    top = _tall_top(look, widget, room)
    inner = pygame.Rect(room.x, top, room.width, _foot_plan(look, widget, room).low - top)
    return inner, *_tall_sizes(look, room)


def _line_height(look: Look, widget: CardButton, size: float, width: int) -> int:
    return look.line_height("body", size) * len(look.wrap("body", size, widget.line, width))


def _lack(look: Look, widget: CardButton, rect: pygame.Rect) -> int:
    """How many pixels title and line need beyond the room for them on a card at `rect`."""
    inner, most, line_size = _room_for_words(look, widget, rect)
    needed = _line_height(look, widget, line_size, inner.width)
    size, titles = _title(look, widget.title, inner, most, needed)
    return needed + look.line_height("title", size) * len(titles) - inner.height


def _is_high(rect: pygame.Rect) -> bool:
    return rect.height > rect.width * 0.9


def _lifted(look: Look, widget: CardButton, state: Seen) -> pygame.Rect:
    """Under the pointer a card rises a little from the table."""
    return widget.rect.move(0, -look.px(2) if state.hover and not state.press else 0)


def _picture(
    dst: pygame.Surface, look: Look, widget: CardButton, place: pygame.Rect, *, on_top: bool
) -> None:
    edge = look.px(radius(look, widget.rect)) - look.px(1)
    corners = (edge, edge, 0, 0) if on_top else (edge, 0, 0, edge)
    dst.blit(look.rounded(widget.picture, place.size, corners), place)
    one = look.px(1)
    line = (place.x, place.bottom, place.width, one)
    dst.fill(look.palette.edge, line if on_top else (place.right, place.y, one, place.height))


def _high(dst: pygame.Surface, look: Look, widget: CardButton, rect: pygame.Rect) -> None:
    """Picture on top; under it the title, the line, and at the foot how many and how long."""
    inner = _high_room(look, widget, rect)
    if widget.picture:
        _picture(dst, look, widget, _on_top(look, widget, rect), on_top=True)
    _words(dst, look, widget, inner, 21, 15)
    _foot(dst, look, widget, inner.x, inner.right, inner.bottom + look.px(12))


def _on_top(look: Look, widget: CardButton, rect: pygame.Rect) -> pygame.Rect:
    """Where the picture of a high card lies."""
    one = look.px(1)
    high = round(rect.height * widget.part)
    return pygame.Rect(rect.x + one, rect.y + one, rect.width - 2 * one, high)


def _high_room(look: Look, widget: CardButton, rect: pygame.Rect) -> pygame.Rect:
    """The room for title and line of a high card."""
    pad = look.px(18)
    top = (_on_top(look, widget, rect).bottom if widget.picture else rect.y) + look.px(12)
    low = rect.bottom - look.px(24) - look.px(12)
    return pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, low - top)


def _words(  # noqa: PLR0913, PLR0917 - what, where and in which sizes
    dst: pygame.Surface,
    look: Look,
    widget: CardButton,
    room: pygame.Rect,
    most: float,
    line_size: float,
) -> None:
    """Title and line from the top of `room`; the title gives way until the line has room."""
    tone, y = look.palette, room.y
    step = look.line_height("body", line_size)
    lines = look.wrap("body", line_size, widget.line, room.width) if widget.line else []
    size, titles = _title(look, widget.title, room, most, step * len(lines))
    if widget.title_size:
        size = min(size, widget.title_size)
    for title in titles:
        shown = look.fit("title", size, title, room.width)
        put(dst, look.text("title", size, shown, tone.ink), room.x, y)
        y += look.line_height("title", size)
    fits = max(0, (room.bottom - y) // step)
    for line in _shorten(look, line_size, lines, fits, room.width):
        put(dst, look.text("body", line_size, line, tone.soft), room.x, y + look.px(2))
        y += step


def _title(
    look: Look, title: str, room: pygame.Rect, size: float, needed: int
) -> tuple[float, list[str]]:
    """The title in at most two lines, smaller until `needed` pixels are left below it."""
    least = min(size, 19)
    while True:
        titles = look.wrap("title", size, title, room.width)
        high = look.line_height("title", size) * len(titles)
        if (len(titles) <= MOST_TITLES and high + needed <= room.height) or size <= least:
            return size, titles[:MOST_TITLES]
        size = max(least, size - 2)


def _shorten(look: Look, size: float, lines: list[str], fits: int, width: int) -> list[str]:
    """The lines that fit; the last of them tells that there was more."""
    if len(lines) <= fits or not fits:
        return lines[:fits]
    return [*lines[: fits - 1], look.fit("body", size, " ".join(lines[fits - 1 :]), width)]


def _foot(  # noqa: PLR0913, PLR0917 - one line between two edges
    dst: pygame.Surface, look: Look, widget: CardButton, left: int, right: int, middle: int
) -> None:
    """How many play and how long it takes."""
    tone = look.palette
    if widget.who:
        put_mid(dst, look.icon("users", 15, tone.faint), left, middle)
        x = left + look.px(21)
        write_mid(dst, look, "semi", 13.5, widget.who, tone.soft, x, middle)
    if widget.time:
        place = write_mid(dst, look, "semi", 13.5, widget.time, tone.soft, right, middle, "right")
        put_mid(dst, look.icon("clock", 15, tone.faint), place.x - look.px(6), middle, "right")


def _wide(
    dst: pygame.Surface, look: Look, widget: CardButton, rect: pygame.Rect, state: Seen
) -> None:
    """Picture at the left; beside it the words, at the right or below them the button."""
    if widget.picture:
        _picture(dst, look, widget, _at_left(look, rect), on_top=False)
    room = _beside_picture(look, widget, rect)
    if rect.height / look.scale >= 160:
        _wide_tall(dst, look, widget, room, state)
    else:
        _wide_flat(dst, look, widget, room, state)


def _at_left(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """Where the picture of a wide card lies."""
    one = look.px(1)
    wide = round(min((rect.height - 2 * one) * 1.76, rect.width * 0.5))
    return pygame.Rect(rect.x + one, rect.y + one, wide, rect.height - 2 * one)


def _beside_picture(look: Look, widget: CardButton, rect: pygame.Rect) -> pygame.Rect:
    """The room of a wide card that the picture leaves."""
    x = _at_left(look, rect).right if widget.picture else rect.x
    left, right = look.px(34), look.px(36)
    if rect.right - x < look.px(300):
        left = right = look.px(22)
    return pygame.Rect(x + left, rect.y, rect.right - right - x - left, rect.height)


def _wide_flat(
    dst: pygame.Surface, look: Look, widget: CardButton, room: pygame.Rect, state: Seen
) -> None:
    """A band: small word, title and line one below the other, the button at the right."""
    if widget.action:
        box = _action(look, widget, room)
        box.midright = room.midright
        _draw_action(dst, look, widget, box, state)
        room = pygame.Rect(room.x, room.y, box.x - look.px(24) - room.x, room.height)
    _band(dst, look, widget, room)


def _band(dst: pygame.Surface, look: Look, widget: CardButton, room: pygame.Rect) -> None:
    """The words of a band: one line under the title, or two and all a little closer."""
    tone, middle = look.palette, room.centery
    line_size = 17 if look.text_width("body", 17, widget.line) <= room.width else 15
    wrapped = look.wrap("body", line_size, widget.line, room.width)
    told = _shorten(look, line_size, wrapped, 2, room.width)
    top, size, base, first, step = (-48, 27, -4, 19, 19) if told[1:] else (-41, 32, 10, 40, 0)
    if widget.eyebrow:
        word = look.spaced("bold", 12, widget.eyebrow.upper(), tone.accent, 1.6)
        put(dst, word, room.x + look.px(1), middle + look.px(top))
    while size > 22 and look.text_width("title", size, widget.title) > room.width:
        size -= 2
    name = look.fit("title", size, widget.title, room.width)
    write(dst, look, "title", size, name, tone.ink, room.x, middle + look.px(base))
    for number, line in enumerate(told):
        low = middle + look.px(first + number * step)
        write(dst, look, "body", line_size, line, tone.soft, room.x + look.px(1), low)


def _wide_tall(
    dst: pygame.Surface, look: Look, widget: CardButton, room: pygame.Rect, state: Seen
) -> None:
    """A large card: the words from the top, how many and how long, the button at the bottom."""
    y = _tall_top(look, widget, room)
    if widget.eyebrow:
        word = look.spaced("bold", 12, widget.eyebrow.upper(), look.palette.accent, 1.6)
        put(dst, word, room.x + look.px(1), y - look.px(24))
    low = _tall_foot(dst, look, widget, room, state)
    inner = pygame.Rect(room.x, y, room.width, low - y)
    if not _steps(dst, look, widget, inner):
        _words(dst, look, widget, inner, *_tall_sizes(look, room))


def _tall_top(look: Look, widget: CardButton, room: pygame.Rect) -> int:
    """Where the title of a large card begins, below the small word if there is one."""
    top = room.y + look.px(30 if room.height >= look.px(240) else 18)
    return top + look.px(24) if widget.eyebrow else top


def _tall_sizes(look: Look, room: pygame.Rect) -> tuple[float, float]:
    """The type sizes of title and line of a large card."""
    return (36, 18) if room.height >= look.px(240) else (26, 16)


def _steps(dst: pygame.Surface, look: Look, widget: CardButton, room: pygame.Rect) -> bool:
    """Title and steps, as large as they fit; whether they do."""
    tone, gap, indent = look.palette, look.px(6), look.px(26)
    wide = room.width - indent
    for size in (18, 17, 16, 15):
        told = [look.wrap("body", size, text, wide) for text in widget.steps]
        step = look.line_height("body", size)
        needed = sum(len(lines) * step + gap for lines in told)
        if needed and look.line_height("title", 36) + needed <= room.height:
            break
    else:
        return False
    title = look.fit("title", 36, widget.title, room.width)
    y = put(dst, look.text("title", 36, title, tone.ink), room.x, room.y).bottom
    for number, lines in enumerate(told, 1):
        y += gap
        put(dst, look.text("bold", size, str(number), tone.accent_deep), room.x, y)
        for line in lines:
            put(dst, look.text("body", size, line, tone.soft), room.x + indent, y)
            y += step
    return True


def _tall_foot(
    dst: pygame.Surface, look: Look, widget: CardButton, room: pygame.Rect, state: Seen
) -> int:
    """The button, and how many and how long beside or above it; answers where words must end."""
    plan = _foot_plan(look, widget, room)
    if plan.box is not None:
        _draw_action(dst, look, widget, plan.box, state)
    _foot(dst, look, widget, room.x, min(plan.right, room.x + look.px(220)), plan.middle)
    return plan.low


class _FootPlan(NamedTuple):
    """The button, the line of how many and how long, and where words must end."""

    box: pygame.Rect | None
    right: int
    middle: int
    low: int


def _foot_plan(look: Look, widget: CardButton, room: pygame.Rect) -> _FootPlan:
    box, right, foot, low = None, room.right, room.bottom - look.px(30), room.bottom - look.px(20)
    if widget.action:
        box = _action(look, widget, room)
        box.bottomright = (room.right, room.bottom - look.px(28))
        beside = box.x - room.x >= look.px(200)
        foot = box.centery if beside else box.y - look.px(26)
        right = box.x - look.px(30) if beside else room.right
        low = box.y - look.px(12)
    if widget.who or widget.time:
        low = min(low, foot - look.px(20))
    return _FootPlan(box, right, foot, low)


def _action(look: Look, widget: CardButton, room: pygame.Rect) -> pygame.Rect:
    wide = button_width(look, widget.action, widget.action_icon, 18) + look.px(24)
    return pygame.Rect(0, 0, min(max(wide, look.px(176)), room.width), look.px(52))


def _draw_action(
    dst: pygame.Surface, look: Look, widget: CardButton, box: pygame.Rect, state: Seen
) -> None:
    icon, kind = widget.action_icon, widget.action_kind
    drawn = Button("", box, widget.action, icon, kind, enabled=widget.enabled)
    button(dst, look, drawn, state)
