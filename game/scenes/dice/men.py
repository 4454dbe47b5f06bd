"""The men, the ball, the beads and the dice as pictures at the sizes that are asked for.

Home is pale with a round head and a ring at its foot, away a dark bobbin with a brass rim, so that
the sides differ without colour; keepers wear a cap with a brim.
"""

import io
import re

import pygame

from engines.core.contract import Seat
from game.ui.cache import SurfaceCache
from game.ui.look import Look
from game.ui.vector import native

CACHE_BYTES = 16 * 1024 * 1024
NAMES = {Seat.HOME: "home", Seat.AWAY: "away"}

# Of the baked pictures: pixels of a square, and where in the picture a man stands.
SQUARE, FOOT = 128, (76, 150)
SHADE_SQUARE, SHADE_FOOT = 64, (42, 50)
BALL = 60 / 64  # of its picture that the ball fills
DIE_HALF, DIE_PART, DIE_MIDDLE = 56.0, (207, 224), 0.66
TUMBLE_HALF, TUMBLE_PART, MOMENTS = 30.0, (111, 120), 10
TINTS = {Seat.HOME: (255, 255, 255), Seat.AWAY: (236, 190, 132)}
PARTLY = re.compile(rb"[\x01-\xfe]")  # alphas that are neither nothing nor all


class Pieces:
    """Makes and keeps the pictures; `clear` forgets the sizes of the last lay."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept = SurfaceCache(CACHE_BYTES)
        self._loaded: dict[str, pygame.Surface] = {}

    def clear(self) -> None:
        """Forget all sizes."""
        self._kept = SurfaceCache(CACHE_BYTES)

    def man(self, side: Seat, cell: int, *, keeper: bool = False) -> pygame.Surface:
        """A man for squares of `cell` pixels; he stands at `foot(cell)` of his picture."""
        name = f"dice-{NAMES[side]}-keeper.png" if keeper else f"dice-{NAMES[side]}.png"
        return self._scaled(name, cell / SQUARE)

    def shade(self, side: Seat, cell: int) -> pygame.Surface:
        """His shadow; he stands at `shade_foot(cell)` of it."""
        return self._scaled(f"dice-{NAMES[side]}-shadow.png", cell / SHADE_SQUARE)

    def bust(self, side: Seat, size: int, *, keeper: bool = False) -> pygame.Surface:
        """A man in the middle of a square of `size` pixels."""
        name = f"dice-{NAMES[side]}-keeper.png" if keeper else f"dice-{NAMES[side]}.png"
        return self._kept.get(("bust", name, size), lambda: self._bust(name, size))

    def ball(self, size: int) -> pygame.Surface:
        """The football, a square of `size` pixels."""
        whole = self._load("football.png")
        side = round(whole.get_width() * BALL)
        part = pygame.Rect(0, 0, side, side)
        part.center = whole.get_rect().center
        return self._part("football.png", part, (size, size))

    def bead(self, size: int) -> pygame.Surface:
        """A brass bead, a square of `size` pixels."""
        return self._scaled("dice-bead.png", size / 96)

    def die(self, face: int, half: float, side: Seat) -> pygame.Surface:
        """A die at rest with a face up, half an edge so many pixels, in a side's tint."""
        part = pygame.Rect(DIE_PART[0] * (face - 1), 0, *DIE_PART)
        return self._tinted("dice-die.png", part, half / DIE_HALF, side)

    def tumble(self, face: int, moment: int, half: float, side: Seat) -> pygame.Surface:
        """A die that will show a face, `moment` moments of its throw before it lies."""
        part = pygame.Rect((TUMBLE_PART[0] * moment, TUMBLE_PART[1] * (face - 1)), TUMBLE_PART)
        return self._tinted("dice-tumble.png", part, half / TUMBLE_HALF, side)

    def faded(self, picture: pygame.Surface, alpha: int) -> pygame.Surface:
        """A more or less transparent copy of a picture."""
        if alpha >= 255:
            return picture
        steps = max(0, alpha) // 16 * 16  # few copies are kept
        return self._kept.get((picture, steps), lambda: _faded(picture, steps))

    def round_shadow(self, size: tuple[int, int], strength: int) -> pygame.Surface:
        """A soft round shadow of `size` pixels with room around it for what is soft."""
        short = min(size) / 2 / self._look.scale
        return self._look.shadow(size, short, 0.35 * short, strength)

    # ------------------------------------------------------------ how they are made

    def _load(self, name: str) -> pygame.Surface:
        if name not in self._loaded:
            data = io.BytesIO(self._look.assets.data(f"pictures/{name}"))
            self._loaded[name] = native(pygame.image.load(data, name))
        return self._loaded[name]

    def _scaled(self, name: str, ratio: float) -> pygame.Surface:
        whole = self._load(name).get_rect()
        size = max(1, round(whole.width * ratio)), max(1, round(whole.height * ratio))
        return self._part(name, whole, size)

    def _part(self, name: str, part: pygame.Rect, size: tuple[int, int]) -> pygame.Surface:
        key = (name, tuple(part), size)
        return self._kept.get(key, lambda: shrunk(self._load(name).subsurface(part), size))

    def _tinted(self, name: str, part: pygame.Rect, ratio: float, side: Seat) -> pygame.Surface:
        size = max(1, round(part.width * ratio)), max(1, round(part.height * ratio))
        plain = self._part(name, part, size)
        if side is not Seat.AWAY:
            return plain
        return self._kept.get((name, tuple(part), size, side), lambda: _dyed(plain, TINTS[side]))

    def _bust(self, name: str, size: int) -> pygame.Surface:
        whole = self._load(name)
        seen = whole.get_bounding_rect(min_alpha=24)
        part = pygame.Rect(0, 0, seen.height, seen.height)
        out = pygame.Surface(part.size, pygame.SRCALPHA)
        out.blit(whole, ((part.width - seen.width) // 2, 0), seen)
        return shrunk(out, (size, size))


def foot(cell: int) -> tuple[float, float]:
    """Where in his picture a man stands, pixels."""
    return FOOT[0] * cell / SQUARE, FOOT[1] * cell / SQUARE


def shade_foot(cell: int) -> tuple[float, float]:
    """Where in the picture of his shadow a man stands, pixels."""
    return SHADE_FOOT[0] * cell / SHADE_SQUARE, SHADE_FOOT[1] * cell / SHADE_SQUARE


def shrunk(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scaled with premultiplied alpha, so that edges do not take the black of clear pixels."""
    small = pygame.transform.smoothscale(picture.premul_alpha(), size)
    data = bytearray(pygame.image.tobytes(small, "RGBA"))
    for found in PARTLY.finditer(bytes(data[3::4])):
        start = 4 * found.start()
        alpha = data[start + 3]
        for part in range(start, start + 3):
            data[part] = min(255, data[part] * 255 // alpha)
    return native(pygame.image.frombytes(bytes(data), size, "RGBA"))


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _dyed(picture: pygame.Surface, tint: tuple[int, int, int]) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
