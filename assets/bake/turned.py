"""Lathe-turned discs seen from above, shaded from their profile.

Radii and distances are parts of the disc's own radius; x runs right, y down, both from its middle.
"""

from dataclasses import dataclass

import numpy as np

from assets.bake.light import LIGHT, Array, rgb, smoothstep

_UP: Array = np.array([0, 0, 1], "f4")
_HALF: Array = (LIGHT + _UP) / np.linalg.norm(LIGHT + _UP)  # between the lamp and the eye
_WARM_SHADE: Array = np.array([0.92, 1.03, 1.16], "f4")


@dataclass(frozen=True)
class Ring:
    """A band of a disc: where it begins and ends, its colour, its height (below 0: groove)."""

    start: float
    end: float
    colour: str
    height: float = 0.0


@dataclass(frozen=True)
class Disc:
    """A turned disc: its bands, the width of its rounded rim, how much it shines (0-1)."""

    rings: tuple[Ring, ...]
    rim: float
    gloss: float

    def colours(self, r: Array, soft: float) -> Array:
        colour = np.zeros((*r.shape, 3), "f4")
        for ring in self.rings:
            inside = 1 - smoothstep(ring.end - soft, ring.end + soft, r)
            if ring.start > 0:
                inside = inside * smoothstep(ring.start - soft, ring.start + soft, r)
            colour = colour * (1 - inside[..., None]) + rgb(ring.colour) * inside[..., None]
        return colour

    def slope(self, r: Array) -> Array:
        """How steeply the top rises outwards at each radius; the whole is very slightly domed."""
        at = np.linspace(0, 1.2, 1200)
        profile = np.zeros(1200)
        for ring in self.rings:
            k = (at - ring.start) / max(ring.end - ring.start, 1e-6)
            profile += np.where((k > 0) & (k < 1), ring.height * np.sin(np.pi * k) ** 2, 0)
        rim = np.clip((at - (1 - self.rim)) / self.rim, 0, 1)
        profile += self.rim * (np.sqrt(1 - rim**2) - 1) * 0.9
        steep = np.interp(r, at, np.gradient(profile, at)).astype("f4")
        domed: Array = np.clip(steep, -2.6, 2.6) - 0.13 * r
        return domed


def turned(disc: Disc, x: Array, y: Array, soft: float) -> tuple[Array, Array]:
    """Colour and alpha of a disc at every (x, y); `soft` is about one pixel in radii."""
    r = np.hypot(x, y) + 1e-6
    slope = disc.slope(r)
    nz = 1 / np.sqrt(1 + slope**2)
    nx, ny = -slope * x / r * nz, -slope * y / r * nz
    lambert = np.clip(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2], 0, 1)
    mirror = np.clip(nx * _HALF[0] + ny * _HALF[1] + nz * _HALF[2], 0, None)
    lamp = smoothstep(0.95, 0.25, np.hypot(x + 0.34, y + 0.42)) * smoothstep(0.98, 0.86, r)
    shine = disc.gloss * np.clip(0.85 * mirror**70 + 0.10 * mirror**14 + 0.20 * lamp, 0, 1)
    lit = disc.colours(r, soft) * (0.30 + 0.98 * lambert)[..., None] ** _WARM_SHADE
    lit = lit + (255 - lit) * shine[..., None]
    return lit, 1 - smoothstep(1 - soft, 1 + soft, r)
