"""The figurines and the ball as pictures at the sizes that are asked for.

Home stands on a round base and has red sleeves, away on one of six sides and has golden ones; a
captain has a crest, a keeper lifts his gloves, A and B stand on light and dark green.  The name is
on the chest.
"""

import io
from typing import Literal

import pygame

from engines.core.contract import Seat
from game.scenes.dice.men import shrunk
from game.ui.cache import SurfaceCache
from game.ui.look import Look
from game.ui.vector import draw_svg, native

Kind = Literal["A", "B", "C", "K"]

CACHE_BYTES = 16 * 1024 * 1024
NAMES = {Seat.HOME: "home", Seat.AWAY: "away"}

# Of the baked pictures: pixels of a square, and where in the picture a figurine stands.
SQUARE, FOOT = 128, (78, 190)
SHADE_SQUARE, SHADE_FOOT = 64, (36, 36)
CHEST = 70  # how far above its foot the name is
HEAD = 96  # pixels from the crown of an A's head to its belt, about
BALL = 60 / 64  # of its picture that the ball fills
LETTERS = 0.265  # of a square, how high the letters of a name are
INKS = {Seat.HOME: ("#33232a", "#fffaee"), Seat.AWAY: ("#fff3d8", "#2f3758")}
KEEPERS = {Seat.HOME: ("#2a1c14", "#f3b84a"), Seat.AWAY: ("#0f2322", "#7cc4b9")}
"""The colours of a name and of its edge."""


class Figures:
    """Makes and keeps the pictures; `clear` forgets the sizes of the last lay."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept = SurfaceCache(CACHE_BYTES)
        self._loaded: dict[str, pygame.Surface] = {}

    def clear(self) -> None:
        """Forget all sizes."""
        self._kept = SurfaceCache(CACHE_BYTES)

    def figure(self, side: Seat, name: str, wide: int) -> pygame.Surface:
        """A figurine for squares `wide` pixels wide; it stands at `foot(wide)` of its picture."""
        return self._kept.get(("figure", side, name, wide), lambda: self._named(side, name, wide))

    def shade(self, side: Seat, name: str, wide: int) -> pygame.Surface:
        """Its shadow; it stands at `shade_foot(wide)` of it."""
        kind = "a" if name[0] == "B" else name[0].lower()
        return self._scaled(f"figurine-{NAMES[side]}-{kind}-shadow.png", wide / SHADE_SQUARE)

    def whole(self, side: Seat, name: str, size: int) -> pygame.Surface:
        """A figurine in the middle of a square of `size` pixels."""
        return self._kept.get(("whole", side, name, size), lambda: self._whole(side, name, size))

    def bust(self, side: Seat, name: str, size: int) -> pygame.Surface:
        """Its head and chest on a disc of its base's colour, a square of `size` pixels."""
        return self._kept.get(("bust", side, name, size), lambda: self._bust(side, name, size))

    def ball(self, size: int) -> pygame.Surface:
        """The football, a square of `size` pixels."""
        return self._kept.get(("ball", size), lambda: self._ball(size))

    def faded(self, picture: pygame.Surface, alpha: int) -> pygame.Surface:
        """A more or less transparent copy of a picture."""
        if alpha >= 255:
            return picture
        steps = max(0, alpha) // 16 * 16  # few copies are kept
        return self._kept.get((picture, steps), lambda: _faded(picture, steps))

    # ------------------------------------------------------------ how they are made

    def _named(self, side: Seat, name: str, wide: int) -> pygame.Surface:
        plain = self._scaled(_file(side, name), wide / SQUARE)
        picture = plain.copy()
        x, y = foot(wide)
        size = LETTERS * wide * (1.1 if len(name) == 1 else 1.0) / self._look.scale
        ink, edge = (KEEPERS if name[0] == "K" else INKS)[side]
        middle = round(x), round(y - CHEST * wide / SQUARE)
        under = self._look.text("bold", size, name, edge)
        room = under.get_rect(center=middle)
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            picture.blit(under, room.move(across, down))
        picture.blit(self._look.text("bold", size, name, ink), room)
        return picture

    def _whole(self, side: Seat, name: str, size: int) -> pygame.Surface:
        picture = self._load(_file(side, name))
        seen = picture.get_bounding_rect(min_alpha=24)
        part = pygame.Rect(0, 0, seen.height, seen.height)
        out = pygame.Surface(part.size, pygame.SRCALPHA)
        out.blit(picture, ((part.width - seen.width) // 2, 0), seen)
        return shrunk(out, (size, size))

    def _bust(self, side: Seat, name: str, size: int) -> pygame.Surface:
        """The upper half of a figurine, cut out round, with an edge that is its side's base."""
        picture = self._load(_file(side, name))
        top = picture.get_bounding_rect(min_alpha=24).top
        part = pygame.Surface((HEAD, HEAD), pygame.SRCALPHA)
        part.fill("#efe4c8")
        part.blit(picture, (HEAD // 2 - FOOT[0], 6 - top))
        small = shrunk(part, (size, size))
        small.blit(
            draw_svg((size, size), frame_body(side, "#ffffff", "none"), "-20 -20 40 40"),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        edge = draw_svg((size, size), frame_body(side, "none", "#7d6753"), "-20 -20 40 40")
        small.blit(edge, (0, 0))
        return small

    def _ball(self, size: int) -> pygame.Surface:
        whole = self._load("football.png")
        side = round(whole.get_width() * BALL)
        part = pygame.Rect(0, 0, side, side)
        part.center = whole.get_rect().center
        return shrunk(whole.subsurface(part), (size, size))

    def _load(self, name: str) -> pygame.Surface:
        if name not in self._loaded:
            data = io.BytesIO(self._look.assets.data(f"pictures/{name}"))
            self._loaded[name] = native(pygame.image.load(data, name))
        return self._loaded[name]

    def _scaled(self, name: str, ratio: float) -> pygame.Surface:
        whole = self._load(name)
        size = max(1, round(whole.width * ratio)), max(1, round(whole.height * ratio))
        return self._kept.get((name, size), lambda: shrunk(whole, size))


def frame_body(side: Seat, fill: str, edge: str) -> str:
    """The outline of a side's base: round, or of six sides."""
    pen = f'fill="{fill}" stroke="{edge}" stroke-width="2"'
    if side is Seat.HOME:
        return f'<circle r="18.5" {pen}/>'
    return f'<path d="M-19 0-9.5-17.5H9.5L19 0 9.5 17.5H-9.5Z" stroke-linejoin="round" {pen}/>'


def foot(wide: int) -> tuple[float, float]:
    """Where in its picture a figurine stands, pixels."""
    return FOOT[0] * wide / SQUARE, FOOT[1] * wide / SQUARE


def shade_foot(wide: int) -> tuple[float, float]:
    """Where in the picture of its shadow a figurine stands, pixels."""
    return SHADE_FOOT[0] * wide / SHADE_SQUARE, SHADE_FOOT[1] * wide / SHADE_SQUARE


def _file(side: Seat, name: str) -> str:
    return f"figurine-{NAMES[side]}-{name[0].lower()}.png"


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
