"""Men, queen and striker as they lie on the board: turned discs and their shadows."""

import io
from typing import Literal

import pygame

from game.ui.cache import SurfaceCache
from game.ui.look import Look
from game.ui.vector import native, shrink
from physics.dimensions import MAN_RADIUS, STRIKER_RADIUS

Kind = Literal["w", "b", "q", "s"]

RADII: dict[Kind, float] = {
    "w": MAN_RADIUS,
    "b": MAN_RADIUS,
    "q": MAN_RADIUS,
    "s": STRIKER_RADIUS,
}
PICTURES: dict[Kind, str] = {"w": "white", "b": "black", "q": "queen", "s": "striker"}
BAKED = 96 / 100  # how much of half its picture a baked disc fills
CACHE_BYTES = 8 * 1024 * 1024


class Discs:
    """Scales the baked discs to the sizes that are asked for."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept = SurfaceCache(CACHE_BYTES)

    def disc(self, kind: Kind, radius: float) -> pygame.Surface:
        """A disc of so many pixels from above; the picture's middle is the disc's."""
        side = max(2, round(2 * radius / BAKED))
        return self._kept.get((kind, side), lambda: shrink(self._baked(kind), (side, side)))

    def sign(self, kind: Kind, size: int) -> pygame.Surface:
        """A disc for plates and lists, which fills a square of `size` pixels."""
        return self.disc(kind, size / 2 * BAKED)

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
        return self._kept.get((kind, "baked"), lambda: self._load(PICTURES[kind]))

    def _load(self, name: str) -> pygame.Surface:
        name = f"carrom-{name}.png"
        return native(
            pygame.image.load(io.BytesIO(self._look.assets.data(f"pictures/{name}")), name)
        )


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
