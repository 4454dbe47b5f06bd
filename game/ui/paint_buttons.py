"""How buttons look: cream, terracotta, quiet, links, words on the wood."""

from dataclasses import dataclass

import pygame

from game.ui.draw import cast, put_mid, write_mid
from game.ui.look import Look
from game.ui.palette import Palette
from game.ui.widgets import Button


@dataclass(frozen=True)
class Seen:
    """The state a widget is seen in; `ring` where the keyboard is and the ring shows."""

    hover: bool = False
    press: bool = False
    focus: bool = False
    ring: bool = False


@dataclass(frozen=True)
class Dress:
    """Colours of one button in one state, and how high it stands over the table."""

    top: str
    low: str
    edge: str
    text: str
    icon: str
    blur: float = 0
    drop: float = 0
    strength: int = 0


ICON = 18
GAP = 8
PAD = 18


def radius(look: Look, rect: pygame.Rect) -> float:
    """The corner radius of a button or field, in points."""
    return min(12.0, rect.height / look.scale * 0.3)


def button(dst: pygame.Surface, look: Look, widget: Button, state: Seen) -> None:
    dress = _dress(look.palette, widget, state)
    rect = widget.rect
    if dress.strength:
        cast(dst, look, rect, radius(look, rect), dress.blur, dress.drop, dress.strength)
    if dress.top != "none":
        skin = look.skin(rect.size, radius(look, rect), dress.top, dress.low, dress.edge, 1)
        dst.blit(skin, rect)
    _content(dst, look, widget, dress, look.px(1) if state.press else 0)


def button_width(look: Look, label: str, icon: str = "", size: float = 16) -> int:
    """The pixels a button needs to show its label whole, padding included."""
    wide = look.text_width("semi", size, label) + 2 * look.px(PAD)
    return wide + look.px(ICON + GAP) * bool(icon)


def label_size(look: Look, rect: pygame.Rect) -> float:
    """The type size that suits a button of this height, in points."""
    high = rect.height / look.scale
    return 18 if high >= 50 else 16 if high >= 38 else 15


def fitting(look: Look, label: str, size: float, room: int) -> float:
    """A size, at most `size` and not under fourteen points, at which the label fits."""
    while size > 14 and look.text_width("semi", size, label) > room:
        size -= 1
    return size


def label_room(look: Look, width: int, icon: str) -> int:
    """The pixels that a button `width` pixels wide leaves to its label, beside its icon if any."""
    return width - look.px(ICON + GAP) * bool(icon) - 2 * look.px(8)


def _content(dst: pygame.Surface, look: Look, widget: Button, dress: Dress, sunk: int) -> None:
    rect = widget.rect.move(0, sunk)
    symbol = look.px(ICON if widget.label else 22) if widget.icon else 0
    gap = look.px(GAP) if symbol and widget.label else 0
    room = label_room(look, rect.width, widget.icon) if widget.label else rect.width
    size = fitting(look, widget.label, widget.size or label_size(look, rect), room)
    label = look.fit("semi", size, widget.label, room)
    wide = look.text_width("semi", size, label) if label else 0
    x = rect.centerx - (symbol + gap + wide) // 2
    if symbol:
        points = symbol / look.scale
        put_mid(dst, look.icon(widget.icon, points, dress.icon), x, rect.centery)
    if label:
        place = write_mid(
            dst, look, "semi", size, label, dress.text, x + symbol + gap, rect.centery
        )
        if widget.kind == "link" and dress.blur:
            dst.fill(dress.text, (place.x, place.bottom - look.px(2), place.width, look.px(1)))


def _dress(tone: Palette, widget: Button, state: Seen) -> Dress:
    if widget.kind == "primary":
        return _primary(tone, widget, state)
    if widget.kind == "plain":
        return _plain(tone, widget, state)
    return _bare(tone, widget, state)


def _primary(tone: Palette, widget: Button, state: Seen) -> Dress:
    on = tone.on_accent
    if not widget.enabled:
        return Dress(tone.groove, tone.groove, tone.field_edge, tone.quiet, tone.quiet)
    if state.press:
        return Dress(tone.accent_deep, tone.accent, tone.accent_edge, on, on, 4, 2, 90)
    if state.hover:
        return Dress(tone.accent_light, tone.accent, tone.accent_edge, on, on, 9, 6, 125)
    return Dress(tone.accent_high, tone.accent_deep, tone.accent_edge, on, on, 8, 5, 110)


def _plain(tone: Palette, widget: Button, state: Seen) -> Dress:
    ink, icon, edge = tone.ink, tone.accent, tone.button_edge
    if not widget.enabled:
        return Dress(tone.button_low, tone.button_low, tone.edge, tone.faint, tone.faint)
    if state.press:
        return Dress(tone.press, tone.press_low, tone.accent_line, ink, icon, 2, 1, 50)
    if state.hover:
        return Dress(tone.hover, tone.hover_low, tone.accent_line, ink, icon, 6, 4, 90)
    return Dress(tone.button, tone.button_low, edge, ink, icon, 4, 2, 60)


def _bare(tone: Palette, widget: Button, state: Seen) -> Dress:
    """Quiet buttons, links and words on the wood: without a skin until the pointer comes."""
    lit = state.hover and widget.enabled
    if widget.kind == "wood":
        text = tone.on_wood if lit else tone.on_wood_soft if widget.enabled else tone.quiet
        return Dress("none", "", "", text, text)
    if widget.kind == "link":
        text = tone.accent_deep if widget.enabled else tone.faint
        text = tone.accent if state.press else text
        return Dress("none", "", "", text, text, blur=1 if lit else 0)
    text, icon = (tone.ink, tone.accent) if lit else (tone.soft, tone.soft)
    if not widget.enabled:
        text = icon = tone.faint
    skin = tone.press if state.press else tone.accent_pale if lit else "none"
    return Dress(skin, skin, tone.accent_line if lit else "", text, icon)
