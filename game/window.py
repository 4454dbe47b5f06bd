"""The one window: opened once, asked for its pixels, made to fill the screen.

Sizes are in pixels unless they are called points.  On a dense screen a point of the window is
`ratio` pixels wide.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

SMALLEST = (1024, 640)  # points
USUAL = (1280, 800)  # points, the size that everything is designed for
NAME = "sobremesa"  # of the .desktop file, so that panels show the right icon
CLICK_THROUGH = "SDL_MOUSE_FOCUS_CLICKTHROUGH"
UNSEEN = {"dummy", "offscreen"}


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


def open_display() -> None:
    """Start the video system.  Raises `NoDisplayError`.

    SDL falls back to a driver that nobody can see when there is no screen; that is right only for
    those who asked for it by name.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = NAME  # pygame has put the name of the script there
    os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = NAME
    os.environ.setdefault(CLICK_THROUGH, "1")  # or the click that brings the window up is lost
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    wanted = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER", "")
    if driver in UNSEEN and driver not in wanted.split(","):
        raise NoDisplayError("no screen answers")
    if driver == "x11":  # flips forty times faster without a fast GPU; Wayland cannot do it
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


class Window:
    """A resizable window in points, and its surface in pixels."""

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, *, full_screen: bool = False
    ) -> None:
        """Open with `size` points (None: as large as is usual and fits on the desktop)."""
        self._window = pygame.Window(title, size or _fitting(), resizable=True, allow_high_dpi=True)
        self._window.minimum_size = SMALLEST
        self._full_screen = False
        self.surface = self._window.get_surface()
        if full_screen:
            self.toggle_full_screen()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the surface in pixels."""
        return self.surface.get_size()

    @property
    def ratio(self) -> float:
        """Pixels to a point."""
        return self.size[0] / max(1, self._window.size[0])

    @property
    def full_screen(self) -> bool:
        return self._full_screen

    def toggle_full_screen(self) -> None:
        if self._full_screen:
            self._window.set_windowed()
        else:
            self._window.set_fullscreen(desktop=True)
        self._full_screen = not self._full_screen
        self.refresh()

    def refresh(self) -> None:
        """Take the surface anew: after a change of size the old one is dead."""
        self.surface = self._window.get_surface()

    def set_icon(self, picture: pygame.Surface) -> None:
        self._window.set_icon(picture)

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()

    def in_pixels(self, events: Iterable[pygame.Event]) -> list[pygame.Event]:
        """The events with places of the mouse in pixels instead of points."""
        ratio = self.ratio
        return [_scaled(event, ratio) for event in events]


def _scaled(event: pygame.Event, ratio: float) -> pygame.Event:
    if ratio == 1 or not hasattr(event, "pos"):
        return event
    told = dict(event.dict)
    for key in {"pos", "rel"} & told.keys():
        x, y = told[key]
        told[key] = (round(x * ratio), round(y * ratio))
    return pygame.Event(event.type, told)


def _fitting() -> tuple[int, int]:
    """The usual size, or less on a small desktop, with room for a title bar and a panel."""
    desktops = pygame.display.get_desktop_sizes()
    width, height = desktops[0] if desktops else USUAL
    low_w, low_h = SMALLEST
    return max(low_w, min(USUAL[0], width)), max(low_h, min(USUAL[1], height - 90))
