"""The widgets of one screen: who is under the pointer, who is pressed, who has the keyboard."""

from collections.abc import Sequence

import pygame

from game.ui.widget import NO_PART, Did, Heard, Position, Widget

__all__ = ["Did", "Form"]

LEFT_BUTTON = 1
REPEAT_AFTER, REPEAT_EVERY = 400, 70  # ms that a part is held down before it is used again
PRESS_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
ENTER_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Form:
    """Feeds events to widgets and answers what was done.

    `focus` names the widget that has the keyboard at first, `default` the one that Enter presses
    where the focused one has no use for Enter.  Focus walks in the order of the widgets.
    After `handle`, `used` says whether the form took the event; what it did not take is for the
    scene.  The ring shows (`shows_focus`) once the keyboard is used, and no more after a click.
    """

    def __init__(self, widgets: Sequence[Widget] = (), focus: str = "", default: str = "") -> None:
        self.widgets: tuple[Widget, ...] = ()
        self.focused = focus
        self.default = default
        self.hovered = ""
        self.pressed = ""
        self.shows_focus = False
        self.used = False
        self._first = focus
        self._fresh = True  # nobody has touched anything yet
        self._mouse: Position | None = None
        self._held_for = 0  # ms since the button went down, or since the last repeat was due
        self._repeated = False
        self._handlers = {
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
            pygame.TEXTINPUT: self._text,
            pygame.TEXTEDITING: self._text,
            pygame.WINDOWFOCUSLOST: self._lost,
            pygame.WINDOWLEAVE: self._left,
        }
        self.replace(widgets)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """A new layout: focus, hover, press, cursors and scrolling stay with the same key."""
        old = {widget.key: widget for widget in self.widgets}
        self.widgets = tuple(widgets)
        keys = [widget.key for widget in self.widgets]
        if len(set(keys)) != len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise ValueError(f"two widgets share the key {twice!r}")
        for widget in self.widgets:
            if widget.key in old and type(widget) is type(old[widget.key]):
                widget.take_over(old[widget.key])
        self._settle()

    def get(self, key: str) -> Widget | None:
        """The widget with this key, if there is one."""
        return next((widget for widget in self.widgets if widget.key == key), None)

    def focus(self, key: str) -> None:
        """Give the keyboard to a widget; nothing happens if it cannot take it."""
        widget = self.get(key)
        if widget is not None and widget.focusable:
            self._give_keyboard(key)

    def show_focus(self) -> None:
        """Show the ring before any key is used here: a key has opened the screen."""
        self.shows_focus, self._fresh = True, False

    def handle(self, event: pygame.Event) -> Did | None:
        """What this event did, if anything."""
        self.used = False
        handler = self._handlers.get(event.type)
        return handler(event) if handler else None

    def cancel(self) -> None:
        """Let go of what is pressed; nothing comes of it."""
        widget = self.get(self.pressed)
        if widget is not None:
            widget.held = NO_PART
        self.pressed = ""

    # ------------------------------------------------------------ time

    @property
    def repeating(self) -> bool:
        """Whether something is held down that will be used again."""
        widget = self.get(self.pressed)
        return widget is not None and widget.repeats and widget.held != NO_PART

    def update(self, ms: int) -> Did | None:
        """Let time pass: what is held down and repeats is used again, under the pointer only."""
        widget = self.get(self.pressed)
        if widget is None or not self.repeating or widget.held != widget.hot:
            return None
        self._held_for += ms
        if self._held_for < REPEAT_AFTER:
            return None
        self._held_for = REPEAT_AFTER - REPEAT_EVERY
        self._repeated = True
        return widget.use(widget.held)

    # ------------------------------------------------------------ mouse

    def _moved(self, event: pygame.Event) -> Did | None:
        self._mouse = event.pos
        self._hover()
        widget = self.get(self.pressed)
        if widget is None:
            return None
        self.used = True
        return widget.drag(event.pos)

    def _button_down(self, event: pygame.Event) -> Did | None:
        self._mouse = event.pos
        if event.button != LEFT_BUTTON:
            self.cancel()
            return None
        self._fresh = self.shows_focus = False
        self._hover()
        widget = self.at(event.pos)
        if widget is None:
            return None
        if widget.focusable:
            if widget.key != self.focused:
                widget.reach()
            self._give_keyboard(widget.key)
        if widget.keeps_keys:
            return None
        self.used = True
        if not widget.enabled:
            return None
        self.pressed = widget.key
        self._held_for, self._repeated = 0, False
        widget.held = widget.part_at(event.pos)
        return widget.grab(event.pos)

    def _button_up(self, event: pygame.Event) -> Did | None:
        self._mouse = event.pos
        widget = self.get(self.pressed)
        if event.button != LEFT_BUTTON or widget is None:
            return None
        self.used = True
        held, inside = widget.held, widget.part_at(event.pos)
        self.cancel()
        self._hover()
        counts = held == inside and widget.enabled and not self._repeated
        return widget.use(held if counts else NO_PART)

    def _wheel(self, event: pygame.Event) -> None:
        under = self.at(self._mouse) if self._mouse is not None else None
        notches = getattr(event, "precise_y", event.y)
        if getattr(event, "flipped", False):
            notches = -notches
        if under is not None and under.enabled:
            self.used = under.on_wheel(notches)
            self._hover()

    def _lost(self, _event: pygame.Event) -> None:
        self.cancel()

    def _left(self, _event: pygame.Event) -> None:
        self._mouse = None
        self._hover()

    def at(self, at: Position) -> Widget | None:
        """The widget on top at a position; disabled ones are in the way too."""
        return next((w for w in reversed(self.widgets) if w.rect.collidepoint(at)), None)

    def _hover(self) -> None:
        under = self.at(self._mouse) if self._mouse is not None else None
        if under is not None and (not under.enabled or self.pressed not in {"", under.key}):
            under = None
        self.hovered = under.key if under is not None else ""
        for widget in self.widgets:
            inside = widget is under and self._mouse is not None
            widget.hot = widget.part_at(self._mouse) if inside and self._mouse else NO_PART

    # ------------------------------------------------------------ keyboard

    def _give_keyboard(self, key: str) -> None:
        """Give the keyboard to the widget with this key ("": to none)."""
        before = self.get(self.focused)
        if before is not None and before.key != key:
            before.leave()
        self.focused = key

    def _text(self, event: pygame.Event) -> Did | None:
        widget = self.get(self.focused)
        heard = widget.on_text(event) if widget is not None and widget.enabled else None
        return self._took(heard)

    def _key(self, event: pygame.Event) -> Did | None:
        fresh, self._fresh = self._fresh, False
        if event.key == pygame.K_TAB:
            self._tab(event, fresh=fresh)
            return None
        widget = self.get(self.focused)
        if widget is not None and widget.enabled:
            heard = widget.on_key(event)
            if heard is not None:
                return self._took(heard)
            if widget.keeps_keys:
                return None
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        if event.key in PRESS_KEYS:
            return self._press(widget, event.key)
        if event.key in ARROWS:
            self._walk(ARROWS[event.key])
        return None

    def _took(self, heard: Heard | None) -> Did | None:
        if heard is None:
            return None
        self.used = self.shows_focus = True
        return heard.did

    def _press(self, widget: Widget | None, key: int) -> Did | None:
        """Enter or Space: the focused widget, or Enter on the default if that does nothing."""
        self.used = self.shows_focus = True
        did = widget.act() if widget is not None and widget.enabled else None
        fallback = self.get(self.default)
        if did is None and key in ENTER_KEYS and fallback is not None and fallback.enabled:
            did = fallback.act()
        return did

    def _tab(self, event: pygame.Event, *, fresh: bool) -> None:
        """On to the next widget, with Shift back; the very first Tab only shows where we are."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return
        self.used = True
        stops = [widget for widget in self.widgets if widget.focusable]
        here = next((n for n, w in enumerate(stops) if w.key == self.focused), None)
        back = bool(event.mod & pygame.KMOD_SHIFT)
        self.shows_focus = True
        if not stops:
            self._give_keyboard("")
        elif here is None:
            self._give_keyboard(stops[-1 if back else 0].key)
        elif not fresh or stops[here].keeps_keys:
            self._give_keyboard(stops[(here + (-1 if back else 1)) % len(stops)].key)

    def _walk(self, way: tuple[int, int]) -> None:
        """An arrow: show where the focus is, then go to the nearest widget that way."""
        here = self.get(self.focused)
        stops = [widget for widget in self.widgets if widget.focusable]
        if here is None or not here.focusable:
            self._give_keyboard(stops[0].key if stops else "")
        elif self.shows_focus:
            ahead = [w for w in stops if w is not here and _ahead(here.rect, w.rect, way) > 0]
            if ahead:
                self._give_keyboard(min(ahead, key=lambda w: _far(here.rect, w.rect, way)).key)
        self.used = self.shows_focus = bool(stops)

    def _settle(self) -> None:
        """After a new layout nothing points to a widget that has gone or cannot be used."""
        if self.get(self.focused) is None:
            self._give_keyboard(self._first if self.get(self._first) is not None else "")
        pressed = self.get(self.pressed)
        if pressed is None or not pressed.enabled:
            self.cancel()
        self._hover()


def _ahead(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> int:
    """How far `there` lies ahead: from middle to middle along the way."""
    return (there.centerx - here.centerx) * way[0] + (there.centery - here.centery) * way[1]


def _far(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> int:
    """How far away it seems: the gap ahead, and three times what it lies aside."""
    if way[0]:
        ahead = there.left - here.right if way[0] > 0 else here.left - there.right
        aside = max(there.top - here.bottom, here.top - there.bottom, 0)
        off = abs(there.centery - here.centery)
    else:
        ahead = there.top - here.bottom if way[1] > 0 else here.top - there.bottom
        aside = max(there.left - here.right, here.left - there.right, 0)
        off = abs(there.centerx - here.centerx)
    return max(ahead, 0) + 3 * aside + off // 8
