"""How fields look: switches, choices, steppers, sliders, lines of text."""

import pygame

from game.ui.draw import Align, cast, put_mid, write_mid
from game.ui.look import Look
from game.ui.paint_buttons import Seen, fitting, radius
from game.ui.widgets import Choice, Slider, Stepper, TextEntry, Toggle

LABEL_SIZE = 17
HINT_SIZE = 14
ENTRY_SIZE = 17
_CENTRE: Align = "centre"
HIGHEST = 46  # points; a field in a higher row stays this high, in its middle


def text_entry(  # noqa: PLR0913, PLR0917 - a field for text is all of this
    look: Look, key: str, rect: pygame.Rect, label: str, value: str, limit: int = 24
) -> TextEntry:
    """A TextEntry that knows how it will be drawn, so that a click can place the cursor.

    With a label the top 24 points of `rect` are for it.
    """
    return TextEntry(
        key,
        rect,
        label,
        value,
        limit,
        measure=lambda string: look.text_width("semi", ENTRY_SIZE, string),
        pad=look.px(14),
        label_height=look.px(24) if label else 0,
    )


def field(look: Look, control: pygame.Rect) -> pygame.Rect:
    """The box of a control inside its row."""
    high = min(control.height, look.px(HIGHEST))
    box = pygame.Rect(control.x, 0, control.width, high)
    box.centery = control.centery
    return box


def switch(look: Look, row: pygame.Rect) -> pygame.Rect:
    """The switch of a toggle inside its row."""
    box = pygame.Rect(0, 0, look.px(52), look.px(28))
    box.midright = row.midright
    return box


def toggle(dst: pygame.Surface, look: Look, widget: Toggle, state: Seen) -> None:
    tone, box = look.palette, switch(look, widget.rect)
    _label(dst, look, widget, box.x)
    if widget.value and widget.enabled:
        tops = (tone.accent_light, tone.accent) if state.hover else (tone.accent_high, tone.accent)
        dst.blit(look.skin(box.size, 14, *tops, tone.accent_edge, 1), box)
    else:
        tops = (tone.groove_low, tone.groove) if state.hover else (tone.groove, tone.groove_low)
        dst.blit(look.skin(box.size, 14, *tops, tone.field_edge, 1), box)
    _knob(dst, look, box, 1.0 if widget.value else 0.0, look.px(22))
    if widget.value:  # not by colour alone
        mark = look.icon("check", 13, tone.on_accent if widget.enabled else tone.quiet)
        put_mid(dst, mark, box.x + look.px(9), box.centery)


def choice(dst: pygame.Surface, look: Look, widget: Choice, state: Seen) -> None:
    _label(dst, look, widget, widget.control.x)
    if widget.style == "segments":
        _segments(dst, look, widget, state)
        return
    _box(dst, look, field(look, widget.control))
    back, on, middle = widget.parts()
    _arrow(dst, look, widget, back, 0, "chevron-left", state, can=widget.beside(-1) is not None)
    _arrow(dst, look, widget, on, 1, "chevron-right", state, can=widget.beside(1) is not None)
    text = widget.options[widget.chosen][1] if widget.chosen >= 0 else ""
    _inside(dst, look, text, middle, enabled=widget.enabled)


def stepper(dst: pygame.Surface, look: Look, widget: Stepper, state: Seen) -> None:
    _label(dst, look, widget, widget.control.x)
    _box(dst, look, field(look, widget.control))
    minus, plus = widget.parts()
    _arrow(dst, look, widget, minus, 0, "minus", state, can=widget.can(0))
    _arrow(dst, look, widget, plus, 1, "plus", state, can=widget.can(1))
    middle = pygame.Rect(minus.right, minus.y, plus.x - minus.right, minus.height)
    _inside(dst, look, f"{widget.value}{widget.unit}", middle, enabled=widget.enabled)


def slider(dst: pygame.Surface, look: Look, widget: Slider, state: Seen) -> None:
    tone, rail, row = look.palette, widget.rail, widget.rect
    _label(dst, look, widget, widget.control.x)
    groove = pygame.Rect(rail.x, 0, rail.width, look.px(8))
    groove.centery = rail.centery
    dst.blit(look.skin(groove.size, 4, tone.groove, tone.groove_low), groove)
    done = pygame.Rect(groove.topleft, (round(groove.width * widget.part_done), groove.height))
    if done.width > 2 and widget.enabled:
        dst.blit(look.skin(done.size, 4, tone.accent_high, tone.accent), done)
    side = look.px(26 if state.hover or state.press else 24)
    box = pygame.Rect(0, 0, side, side)
    box.center = (done.right, rail.centery)
    cast(dst, look, box, 13, 4, 2, 90)
    dst.blit(look.skin(box.size, 13, tone.hover, tone.cream_low, tone.field_edge, 1), box)
    value = "" if widget.bare else f"{widget.value}{widget.unit}"
    write_mid(dst, look, "semi", 15, value, tone.soft, row.right, row.centery, "right")


def entry(dst: pygame.Surface, look: Look, widget: TextEntry, state: Seen) -> None:
    tone, box = look.palette, widget.box
    if widget.label_height:
        middle = widget.rect.y + widget.label_height // 2 - look.px(2)
        full = state.focus and widget.full  # then it says why no more letters appear
        count = f"{len(widget.value)}/{widget.limit}" if full else ""
        room = widget.rect.width - look.text_width("semi", 14, f"{count} ")
        label = look.fit("semi", 14, widget.label, room)
        write_mid(dst, look, "semi", 14, label, tone.soft, widget.rect.x, middle)
        write_mid(dst, look, "semi", 14, count, tone.quiet, widget.rect.right, middle, "right")
    edge = tone.accent if state.focus else tone.accent_line if state.hover else tone.field_edge
    width = 1.6 if state.focus else 1
    fill = tone.field if widget.enabled else tone.cream_low
    dst.blit(look.skin(box.size, radius(look, box), fill, "", edge, width), box)
    inner = box.inflate(-2 * widget.pad + look.px(4), 0)
    before = dst.get_clip()
    dst.set_clip(inner.clip(before))
    _entry_text(dst, look, widget, state)
    dst.set_clip(before)


def _entry_text(dst: pygame.Surface, look: Look, widget: TextEntry, state: Seen) -> None:
    tone, box = look.palette, widget.box
    x, middle = box.x + widget.pad - (widget.shift() if state.focus else 0), box.centery

    def width(count: int) -> int:
        return look.text_width("semi", ENTRY_SIZE, widget.value[:count])

    first, last = widget.selected
    high = min(box.height, look.px(26))
    if state.focus and first != last:
        dst.fill(
            tone.select, (x + width(first), middle - high // 2, width(last) - width(first), high)
        )
    at = widget.cursor
    shown = widget.value[:at] + widget.composing + widget.value[at:]
    colour = tone.ink if widget.enabled else tone.faint
    if not shown:
        shown, colour = widget.placeholder, tone.faint
    write_mid(dst, look, "semi", ENTRY_SIZE, shown, colour, x, middle)
    if state.focus and widget.enabled:
        caret = x + look.text_width("semi", ENTRY_SIZE, widget.value[:at] + widget.composing)
        dst.fill(tone.accent_deep, (caret, middle - high // 2, look.px(2), high))
        if widget.composing:
            start = x + width(at)
            dst.fill(tone.accent, (start, middle + high // 2, caret - start, look.px(1)))


# ---------------------------------------------------------------- shared parts


def _label(
    dst: pygame.Surface, look: Look, widget: Toggle | Choice | Stepper, control: int
) -> None:
    """Label and line of help in the middle of the row, left of where the control begins."""
    tone, room = look.palette, widget.rect
    width = control - room.x - look.px(12)
    if not widget.label or width <= 0:
        return
    lines = look.wrap("body", LABEL_SIZE, widget.label, width)[:2]
    helps = look.wrap("body", HINT_SIZE, widget.hint, width) if widget.hint else []
    high, low = look.line_height("body", LABEL_SIZE), look.line_height("body", HINT_SIZE)
    helps = helps[: max(0, (room.height + look.px(4) - high * len(lines)) // low)]
    y = room.centery - (high * len(lines) + low * len(helps)) / 2
    for line in lines:
        colour = tone.ink if widget.enabled else tone.faint
        write_mid(dst, look, "body", LABEL_SIZE, line, colour, room.x, y + high / 2)
        y += high
    for line in helps:
        write_mid(dst, look, "body", HINT_SIZE, line, tone.soft, room.x, y + low / 2)
        y += low


def _box(dst: pygame.Surface, look: Look, box: pygame.Rect) -> None:
    tone = look.palette
    edge = radius(look, box)
    dst.blit(look.skin(box.size, edge, tone.button, tone.button_low, tone.button_edge, 1), box)


def _knob(dst: pygame.Surface, look: Look, box: pygame.Rect, part: float, side: int) -> None:
    gap = (box.height - side) // 2
    knob = pygame.Rect(0, 0, side, side)
    knob.x = round(box.x + gap + (box.width - 2 * gap - side) * part)
    knob.centery = box.centery
    cast(dst, look, knob, 11, 2, 1, 110)
    tone = look.palette
    dst.blit(look.skin(knob.size, 11, tone.hover, tone.cream_low), knob)


def _arrow(  # noqa: PLR0913, PLR0917 - one small button of a field
    dst: pygame.Surface,
    look: Look,
    widget: Choice | Stepper,
    part: pygame.Rect,
    number: int,
    icon: str,
    state: Seen,
    *,
    can: bool = True,
) -> None:
    """A small button at the end of a field, lit under the pointer."""
    tone = look.palette
    can = can and widget.enabled
    box = field(look, part)
    if can and state.hover and widget.hot == number:
        inner = box.inflate(-look.px(8), -look.px(8))
        skin = tone.accent_line if state.press else tone.accent_pale
        dst.blit(look.skin(inner.size, radius(look, inner), skin, "", tone.accent_line, 1), inner)
    symbol = look.icon(icon, 18, tone.accent if can else tone.faint)
    put_mid(dst, symbol, box.centerx, box.centery, "centre")


def _inside(
    dst: pygame.Surface, look: Look, text: str, room: pygame.Rect, *, enabled: bool
) -> None:
    tone = look.palette
    size = fitting(look, text, 16, room.width)
    shown = look.fit("semi", size, text, room.width)
    colour, align = tone.ink if enabled else tone.faint, _CENTRE
    write_mid(dst, look, "semi", size, shown, colour, room.centerx, room.centery, align)


def _segments(dst: pygame.Surface, look: Look, widget: Choice, state: Seen) -> None:
    tone, box = look.palette, field(look, widget.control)
    dst.blit(look.skin(box.size, radius(look, box), tone.groove_low, "", tone.button_edge, 1), box)
    parts = widget.parts()
    room = min(part.width for part in parts) - look.px(18)
    size = min(fitting(look, text, 16, room) for _, text in widget.options)  # one for all of them
    for number, (part, (_, text)) in enumerate(zip(parts, widget.options, strict=True)):
        place = field(look, part).inflate(-look.px(6), -look.px(6))
        lit = state.hover and widget.hot == number and widget.can(number)
        if number == widget.chosen:
            cast(dst, look, place, radius(look, place), 3, 1, 70)
            skin = (tone.hover, tone.cream, tone.accent_line)
            dst.blit(look.skin(place.size, radius(look, place), *skin, 1), place)
        elif lit and state.press:
            dst.blit(look.skin(place.size, radius(look, place), tone.groove), place)
        colour = _segment_colour(look, widget, number, lit=lit)
        shown = look.fit("semi", size, text, place.width - look.px(4))
        write_mid(dst, look, "semi", size, shown, colour, place.centerx, place.centery, _CENTRE)


def _segment_colour(look: Look, widget: Choice, number: int, *, lit: bool) -> str:
    tone = look.palette
    if not (widget.enabled and widget.can(number)):
        return tone.faint
    if number == widget.chosen:
        return tone.accent_deep
    return tone.ink if lit else tone.soft
