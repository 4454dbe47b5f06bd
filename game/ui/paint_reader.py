"""How a reader looks: its lines, faded where there is more, and the scroll bar."""

import pygame

from game.ui.draw import put_mid
from game.ui.look import Look
from game.ui.paint_buttons import Seen
from game.ui.reader import BAR, TEXT, Line, Reader


def reader(dst: pygame.Surface, look: Look, widget: Reader, state: Seen) -> None:
    before = dst.get_clip()
    dst.set_clip(widget.rect.clip(before))
    for number, (y, line) in enumerate(widget.seen()):
        if line.key and state.hover and widget.hot == number + TEXT:
            room = pygame.Rect(widget.rect.x, y, widget.rect.width - widget.bar, line.height)
            dst.blit(look.skin(room.size, 5, look.palette.accent_pale), room)
        _line(dst, look, line, widget.rect.x, y, _seen(widget.rect, y, line))
    dst.set_clip(before)
    if widget.furthest:
        _bar(dst, look, widget, state)


def _seen(room: pygame.Rect, top: int, line: Line) -> float:
    """How much of a line is inside, 0..1."""
    inside = min(top + line.height, room.bottom) - max(top, room.y)
    return inside / max(1, line.height)


def _line(  # noqa: PLR0913, PLR0917 - a line, where, and how much of it
    dst: pygame.Surface, look: Look, line: Line, left: int, top: int, part: float
) -> None:
    """Draw a line; text that is cut off at the edge fades with what is left of it."""
    middle = top + line.height / 2
    for span in line.spans:
        colour = span.colour or look.palette.ink
        if span.picture is not None:
            put_mid(dst, span.picture, left + span.x, middle)
        elif span.icon:
            put_mid(dst, look.icon(span.icon, span.size, colour), left + span.x, middle)
        else:
            text = look.text(span.face, span.size, span.text, colour)
            if part < 1:
                text = text.copy()
                text.set_alpha(round(255 * max(0.0, 2 * part - 1)))
            put_mid(dst, text, left + span.x, middle)


def _bar(dst: pygame.Surface, look: Look, widget: Reader, state: Seen) -> None:
    tone = look.palette
    wide = max(3, widget.bar // 2)
    track, thumb = widget.track, widget.thumb
    groove = pygame.Rect(track.right - wide, track.y, wide, track.height)
    dst.blit(look.skin(groove.size, 10, tone.groove_low), groove)
    lit = widget.grip is not None or (state.hover and widget.hot == BAR)
    knob = pygame.Rect(groove.x, thumb.y, wide, thumb.height)
    dst.blit(look.skin(knob.size, 10, tone.accent if lit else tone.faint), knob)
