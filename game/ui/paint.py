"""How a form looks: every widget in its state, the focus ring, the hint of what is pointed at."""

from collections.abc import Callable
from typing import TypeVar

import pygame

from game.ui import paint_buttons, paint_cards, paint_fields, paint_reader
from game.ui.draw import focus_ring, tip
from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint_buttons import Seen, button_width
from game.ui.paint_fields import text_entry
from game.ui.widgets import (
    Button,
    Canvas,
    CardButton,
    Choice,
    Reader,
    Slider,
    Stepper,
    TextEntry,
    Toggle,
    Widget,
)

__all__ = ["Seen", "button_width", "paint", "paint_widget", "text_entry"]

W = TypeVar("W", bound=Widget)
Painter = Callable[[pygame.Surface, Look, Widget, Seen], None]


def paint(
    form: Form, surface: pygame.Surface, look: Look, bounds: pygame.Rect | None = None
) -> None:
    """Draw all widgets of a form; canvases draw themselves and get their ring only.

    A hint stays inside `bounds` (None: the surface).
    """
    cards = [widget for widget in form.widgets if isinstance(widget, CardButton)]
    for card in cards:
        paint_cards.card_shadow_of(surface, look, card, seen(form, card))
    for widget in form.widgets:
        paint_widget(surface, look, widget, seen(form, widget))
    focused = form.get(form.focused)
    if form.shows_focus and focused is not None:
        _ring(surface, look, focused)
    _hint(form, surface, look, bounds or surface.get_rect())


def seen(form: Form, widget: Widget) -> Seen:
    """The state of a widget in its form."""
    return Seen(
        hover=form.hovered == widget.key,
        press=form.pressed == widget.key and widget.held == widget.hot,
        focus=form.focused == widget.key,
        ring=form.shows_focus and form.focused == widget.key,
    )


def paint_widget(surface: pygame.Surface, look: Look, widget: Widget, state: Seen) -> None:
    """Draw one widget without its ring; a card without its shadow."""
    painter = _PAINTERS.get(type(widget))
    if painter is not None:
        painter(surface, look, widget, state)


def _painter(kind: type[W], draw: Callable[[pygame.Surface, Look, W, Seen], None]) -> Painter:
    """A painter of one kind of widget as a painter of any."""

    def any_widget(surface: pygame.Surface, look: Look, widget: Widget, state: Seen) -> None:
        if isinstance(widget, kind):
            draw(surface, look, widget, state)

    return any_widget


_PAINTERS: dict[type[Widget], Painter] = {
    Button: _painter(Button, paint_buttons.button),
    CardButton: _painter(CardButton, paint_cards.card_button),
    Toggle: _painter(Toggle, paint_fields.toggle),
    Choice: _painter(Choice, paint_fields.choice),
    Stepper: _painter(Stepper, paint_fields.stepper),
    Slider: _painter(Slider, paint_fields.slider),
    TextEntry: _painter(TextEntry, paint_fields.entry),
    Reader: _painter(Reader, paint_reader.reader),
}


def _ring(surface: pygame.Surface, look: Look, widget: Widget) -> None:
    rect, radius = widget.rect, paint_buttons.radius(look, widget.rect)
    match widget:
        case CardButton():
            radius = paint_cards.radius(look, rect)
        case Choice() | Stepper():
            rect = paint_fields.field(look, widget.control)
        case Toggle():
            rect, radius = paint_fields.switch(look, rect), 14
        case TextEntry():
            rect = widget.box
        case Canvas():
            radius = 6
        case Reader():  # a little off its lines
            rect = rect.inflate(2 * look.px(8), 2 * look.px(3))
    focus_ring(surface, look, rect, radius, 4 if isinstance(widget, TextEntry) else 5)


def _hint(form: Form, surface: pygame.Surface, look: Look, bounds: pygame.Rect) -> None:
    """The hint of a button, rather over text than over something to press."""
    key = form.hovered or (form.focused if form.shows_focus else "")
    widget = form.get(key)
    if not isinstance(widget, Button) or not widget.hint or form.pressed:
        return
    pad = look.px(8)
    bounds = bounds.inflate(-2 * pad, -2 * pad)
    around = widget.rect.inflate(look.px(6), look.px(6))
    avoid = [w.rect for w in form.widgets if not isinstance(w, Reader)]
    tip(surface, look, around, widget.hint, "", bounds, avoid)
