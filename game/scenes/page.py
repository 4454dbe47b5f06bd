"""What the scenes around the matches share: widgets laid out on the table, scrolled if too tall."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.shell import Pop, Push
from game.ui.draw import card
from game.ui.form import Form
from game.ui.paint import paint
from game.ui.widgets import Button, CardButton

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Change
    from game.ui.look import Look
    from game.ui.widget import Did, Widget

WHEEL_STEP = 60  # points a notch
DIM = 150  # of 255: how dark a waiting scene gets


class Page(ABC):
    """A screen of widgets.  A scene says where they lie (`lay_out`) and what they do (`did`).

    Everything lies relative to `top`, which goes below 0 when a page that is taller than the
    window is scrolled.
    """

    see_through = False

    def __init__(self, desk: Desk, focus: str = "", default: str = "") -> None:
        self.desk = desk
        self.form = Form((), focus, default)
        self.size = (0, 0)  # of the surface, in pixels
        self.top = 0  # where the page begins, in pixels
        self._covered = False  # by another scene, which has the keyboard and the pointer

    @property
    def restless(self) -> bool:
        return self.form.repeating

    @property
    def look(self) -> Look:
        return self.desk.look

    # -- what a scene says

    @abstractmethod
    def lay_out(self) -> tuple[list[Widget], int]:
        """The widgets, their places relative to `self.top`, and the height of the page."""
        ...

    @abstractmethod
    def did(self, did: Did) -> Change | None:
        """A widget was used."""
        ...

    def key(self, event: pygame.Event) -> Change | None:
        """A key that no widget wanted."""
        return self.back() if event.key == pygame.K_ESCAPE else None

    def back(self) -> Change | None:
        """Esc was pressed."""
        return Pop()

    def ground(self, surface: pygame.Surface) -> None:
        """Draw what lies under the widgets."""
        surface.blit(self.look.picture("walnut.jpg", surface.get_size()), (0, 0))

    def over(self, surface: pygame.Surface) -> None:  # noqa: B027 - most pages have nothing there
        """Draw what lies on top of the widgets."""

    # -- what the shell asks

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.renew()

    def renew(self) -> None:
        """Lay out again, after something to be seen has changed."""
        widgets, tall = self.lay_out()
        lowest = min(0, self.size[1] - tall)
        if not lowest <= self.top <= 0:
            self.top = max(lowest, min(self.top, 0))
            widgets, tall = self.lay_out()
        self._tall = tall
        self.form.replace(widgets)

    def show_focus(self) -> None:
        self._covered = False
        self.form.show_focus()

    def handle(self, event: pygame.Event) -> Change | None:
        change = self._handle(event)
        self._covered = isinstance(change, Push)
        return change

    def _handle(self, event: pygame.Event) -> Change | None:
        did = self.form.handle(event)
        if event.type == pygame.KEYDOWN:
            self._follow_focus()
        if did is not None:
            if isinstance(self.form.get(did.key), Button | CardButton):
                self.desk.sound.play("knock")
            return self.did(did)
        if self.form.used:
            return None
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(-round(event.y * self.look.px(WHEEL_STEP)))
        return self.key(event) if event.type == pygame.KEYDOWN else None

    def update(self, ms: int) -> Change | None:
        did = self.form.update(ms)
        return self.did(did) if did is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        self.ground(surface)
        self._paint_form(surface)
        self.over(surface)
        self._draw_bar(surface)

    def _paint_form(self, surface: pygame.Surface) -> None:
        """The widgets; below another scene none of them shows that it has the keyboard."""
        form = self.form
        shows, form.shows_focus = form.shows_focus, form.shows_focus and not self._covered
        paint(form, surface, self.look)
        form.shows_focus = shows

    # -- scrolling

    def scroll(self, pixels: int) -> None:
        """Move the page up by `pixels`, as far as it goes."""
        if self._tall > self.size[1]:
            self.top -= pixels
            self.renew()

    def _follow_focus(self) -> None:
        """Bring the widget that has the keyboard into the window."""
        widget = self.form.get(self.form.focused)
        if widget is None or self._tall <= self.size[1]:
            return
        margin = self.look.px(24)
        if widget.rect.top < margin:
            self.scroll(widget.rect.top - margin)
        elif widget.rect.bottom > self.size[1] - margin:
            self.scroll(widget.rect.bottom - self.size[1] + margin)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """How much of a tall page is seen, at the right edge."""
        height = self.size[1]
        if self._tall <= height:
            return
        px = self.look.px
        thumb = pygame.Rect(0, 0, px(6), max(px(40), height * height // self._tall))
        room = height - thumb.height - px(8)
        thumb.topright = (
            self.size[0] - px(4),
            px(4) + room * -self.top // (self._tall - height),
        )
        surface.blit(self.look.skin(thumb.size, 3, self.look.palette.on_wood_soft), thumb)


class Overlay(Page):
    """A cream card over the scene below, which waits dimmed.  `box` is where the card lies."""

    see_through = True
    air = 24  # points around the card at least
    box = pygame.Rect(0, 0, 0, 0)

    def ground(self, surface: pygame.Surface) -> None:
        dim = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        dim.fill((*pygame.Color(self.look.palette.shadow)[:3], DIM))
        surface.blit(dim, (0, 0))
        card(surface, self.look, self.box)

    def centred(self, width: float, height: float) -> pygame.Rect:
        """A card in the middle, sizes in points; never wider than the window, and on the page."""
        px, margin = self.look.px, self.look.px(self.air)
        wide, tall = min(px(width), self.size[0] - 2 * margin), px(height)
        top = max(margin, (self.size[1] - tall) // 2)
        return pygame.Rect((self.size[0] - wide) // 2, self.top + top, wide, tall)

    def page_height(self) -> int:
        """The height of a page that holds the card and a margin around it."""
        return self.box.bottom - self.top + self.look.px(self.air)
