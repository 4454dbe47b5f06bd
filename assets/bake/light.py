"""What every baked picture shares: the one light, arrays and surfaces, noise, layers, saving.

Light falls from the upper left everywhere. Colours are height x width x 3 floats 0-255, alphas
height x width floats 0-1. Lengths are given in units (points of the 1280 x 800 design), so that a
picture looks the same however many pixels a unit gets.
"""

import io
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pygame

Array: TypeAlias = npt.NDArray[Any]
Chance: TypeAlias = np.random.Generator

PICTURES = Path(__file__).resolve().parent.parent / "pictures"

_TOWARDS: Array = np.array([-0.46, -0.58, 0.67], "f4")  # the lamp; x right, y down, z to the eye
LIGHT: Array = _TOWARDS / np.linalg.norm(_TOWARDS)


def rgb(colour: str) -> Array:
    """Three floats 0-255 of a colour string."""
    return np.array(tuple(pygame.Color(colour))[:3], "f4")


def smoothstep(low: float, high: float, x: Array) -> Array:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def ticks(length: float, density: float) -> Array:
    """Where the pixels' middles lie along a side of `length` units."""
    count = max(1, round(length * density))
    return ((np.arange(count) + 0.5) / density).astype("f4")


def plane(ys: Array, xs: Array) -> tuple[Array, Array]:
    """The y and the x of every pixel."""
    y, x = np.meshgrid(ys, xs, indexing="ij")
    return y, x


def noise(ys: Array, xs: Array, blob: tuple[float, float], rng: Chance) -> Array:
    """Smooth noise, about -1 to 1, with blobs of `blob` units (down, across)."""
    rows, cols = ys / blob[0] + rng.random(), xs / blob[1] + rng.random()
    grid = rng.standard_normal((int(rows[-1]) + 3, int(cols[-1]) + 3)).astype("f4") * 0.6
    return _sample(grid, rows, cols)


def tiling_noise(size: int, cells: tuple[int, int], rng: Chance) -> Array:
    """Smooth noise on size x size pixels whose edges meet; `cells` blobs down and across."""
    grid = rng.standard_normal(cells).astype("f4") * 0.6
    rows, cols = (np.arange(size, dtype="f4") * n / size for n in cells)
    return _sample(np.pad(grid, ((0, 1), (0, 1)), mode="wrap"), rows, cols)


def _sample(grid: Array, rows: Array, cols: Array) -> Array:
    iy, ix = rows.astype(int), cols.astype(int)
    fy = smoothstep(0, 1, rows - iy).astype("f4")[:, None]
    fx = smoothstep(0, 1, cols - ix).astype("f4")
    lines = grid[iy] * (1 - fy) + grid[iy + 1] * fy
    blend: Array = lines[:, ix] * (1 - fx) + lines[:, ix + 1] * fx
    return blend


def soften(values: Array, radius: float) -> Array:
    """Blur by about a Gaussian (three box passes each way); radius in pixels."""
    n = max(1, int(radius))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0), (0, 0)]
            pad[axis] = (n + 1, n)
            total = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype="f8")
            high = np.take(total, range(2 * n + 1, total.shape[axis]), axis=axis)
            low = np.take(total, range(total.shape[axis] - 2 * n - 1), axis=axis)
            values = ((high - low) / (2 * n + 1)).astype("f4")
    return values


def shrink(values: Array, by: int) -> Array:
    """Average blocks of by x by samples (of an alpha, or of colours already times alpha)."""
    h, w = values.shape[0] // by, values.shape[1] // by
    rest = values.shape[2:]
    small: Array = values[: h * by, : w * by].reshape(h, by, w, by, *rest).mean((1, 3))
    return small


class Layer:
    """A clear sheet that things and shadows are laid on, kept as colour times alpha."""

    def __init__(self, height: int, width: int) -> None:
        self.colour: Array = np.zeros((height, width, 3), "f4")
        self.alpha: Array = np.zeros((height, width), "f4")

    def lay(self, colour: Array, alpha: Array) -> None:
        """Put a colour (one, or one a pixel) over what lies there, as far as alpha goes."""
        over = np.clip(alpha, 0, 1)
        self.lay_ready(np.clip(colour, 0, 255) * over[..., None], over)

    def lay_ready(self, colour: Array, alpha: Array) -> None:
        """The same for a colour that is already times its alpha."""
        self.colour = colour + self.colour * (1 - alpha)[..., None]
        self.alpha = alpha + self.alpha * (1 - alpha)

    def shade(self, shape: Array, shift: tuple[float, float], blur: float, strength: float) -> None:
        """The shadow that a thing of this alpha throws; shift (down, right) and blur in pixels."""
        moved = np.roll(shape, (round(shift[0]), round(shift[1])), (0, 1))
        self.lay(np.array([22, 11, 5], "f4"), soften(moved, blur) * strength)

    def surface(self) -> pygame.Surface:
        colour = self.colour / np.maximum(self.alpha, 1 / 255)[..., None]
        return to_surface(colour, self.alpha)


def to_surface(colour: Array, alpha: Array | None = None) -> pygame.Surface:
    pixels = np.clip(colour + 0.5, 0, 255).astype("u1").swapaxes(0, 1)
    if alpha is None:
        return pygame.surfarray.make_surface(pixels)
    surface = pygame.Surface(pixels.shape[:2], pygame.SRCALPHA)
    pygame.surfarray.pixels3d(surface)[:] = pixels
    pygame.surfarray.pixels_alpha(surface)[:] = np.clip(alpha * 255 + 0.5, 0, 255).astype("u1").T
    return surface


def svg(size: tuple[int, int], body: str, view: str) -> pygame.Surface:
    """An SVG fragment as a surface of `size` pixels; `view` is its view box in units."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" '
    side = f'width="{size[0]}" height="{size[1]}">'
    return pygame.image.load_sized_svg(io.BytesIO((head + side + body + "</svg>").encode()), size)


def save(surface: pygame.Surface, name: str, folder: Path = PICTURES) -> Path:
    """Write a picture (its name ends in .png or .jpg) and say so."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    pygame.image.save(surface, str(path))
    print(f"{name}: {surface.width} x {surface.height}, {path.stat().st_size // 1024} kB")
    return path
