"""Men, queen and striker as they lie on the board: turned discs and their shadows."""

import io
from math import ceil, floor
from typing import Literal

import pygame

from game.scenes.carrom_table.lay import Place
from game.ui.cache import SurfaceCache
from game.ui.look import Look
from game.ui.vector import native
from physics.dimensions import MAN_RADIUS, STRIKER_RADIUS

Kind = Literal["w", "b", "q", "s"]

RADII: dict[Kind, float] = {
    "w": MAN_RADIUS,
    "b": MAN_RADIUS,
    "q": MAN_RADIUS,
    "s": STRIKER_RADIUS,
}
PICTURES: dict[Kind, str] = {"w": "white", "b": "black", "q": "queen", "s": "striker"}
BAKED = 96.0  # the radius of a baked disc in its picture, whose middle is the disc's
BLEED = 20  # pixels of the baked picture
STEPS = 4  # discs are drawn to a quarter of a pixel, or slow ones would be seen to jump
CACHE_BYTES = 8 * 1024 * 1024


class Discs:
    """Scales the baked discs to the sizes that are asked for."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept = SurfaceCache(CACHE_BYTES)
        self._loaded: dict[Kind, pygame.Surface] = {}

    def disc(
        self, kind: Kind, radius: float, middle: Place
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A disc of so many pixels with its middle at a pixel: its picture and the top left."""
        radius = max(1, round(STEPS * radius)) / STEPS
        x, y = (round(STEPS * at) / STEPS for at in middle)
        half = ceil(radius) + 1
        within = half + x - floor(x), half + y - floor(y)
        picture = self._scaled(kind, radius, 2 * half + 1, within)
        return picture, (floor(x) - half, floor(y) - half)

    def sign(self, kind: Kind, size: int) -> pygame.Surface:
        """A disc for plates and lists, which fills a square of `size` pixels."""
        return self._scaled(kind, max(1, size) / 2, max(1, size), (size / 2, size / 2))

    def _scaled(self, kind: Kind, radius: float, side: int, middle: Place) -> pygame.Surface:
        """A disc somewhere in a square of `side` pixels."""
        key = (kind, radius, side, middle)
        return self._kept.get(key, lambda: self._scale(kind, radius, side, middle))

    def _scale(self, kind: Kind, radius: float, side: int, middle: Place) -> pygame.Surface:
        baked, fine = self._baked(kind), BAKED / radius
        large = pygame.Surface((round(side * fine), round(side * fine)), pygame.SRCALPHA)
        half = baked.get_width() / 2
        corner = round(middle[0] * fine - half), round(middle[1] * fine - half)
        large.blit(baked, corner, special_flags=pygame.BLEND_RGBA_ADD)
        return pygame.transform.smoothscale(large, (side, side))

    def faded(self, picture: pygame.Surface, alpha: int) -> pygame.Surface:
        """A more or less transparent copy of a disc or a shadow."""
        if alpha >= 255:
            return picture
        return self._kept.get((picture, alpha), lambda: _faded(picture, alpha))

    def shadow(self, radius: float, lifted: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """The shadow of a disc and how far its middle lies right of and below the disc's."""
        side = max(2, round(2 * radius))
        soft = radius / self._look.scale
        blur, strength = soft * (0.09 + 0.33 * lifted), round(150 - 50 * lifted)
        shade = self._look.shadow((side, side), soft, blur, strength)
        drop = radius * (0.17 + 0.45 * lifted)
        return shade, (round(drop), round(1.25 * drop))

    def _baked(self, kind: Kind) -> pygame.Surface:
        if kind not in self._loaded:
            name = f"carrom-{PICTURES[kind]}.png"
            data = io.BytesIO(self._look.assets.data(f"pictures/{name}"))
            self._loaded[kind] = _bled(native(pygame.image.load(data, name)))
        return self._loaded[kind]


def _bled(baked: pygame.Surface) -> pygame.Surface:
    """The disc with its colours going on beyond its edge, where it is clear.

    Scaled down, its edge would be dark from the black of clear pixels otherwise.
    """
    broad = baked.get_width() + 2 * BLEED
    colours = pygame.Surface((broad, broad), pygame.SRCALPHA)
    light = baked.premul_alpha()
    for beyond in range(BLEED, -1, -2):  # each lays its rim round the next one
        side = baked.get_width() + 2 * beyond
        larger = pygame.transform.smoothscale(light, (side, side))
        corner = BLEED - beyond, BLEED - beyond
        colours.blit(larger, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    colours.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    mask = pygame.Surface((broad, broad), pygame.SRCALPHA)
    mask.blit(baked, (BLEED, BLEED))
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    colours.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return colours


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
