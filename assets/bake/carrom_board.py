"""The carrom board from above, empty: pale plywood and its print, four pockets, the frame.

The picture is SIDE mm square and its middle is the centre of the board, so that a place (x, y) of
the table in mm lies at (DENSITY * (SIDE / 2 + x), DENSITY * (SIDE / 2 - y)) in its pixels.
Run `python -m assets.bake.carrom_board` to bake carrom-board.jpg.
"""

import math

import numpy as np
import pygame

from assets.bake import carrom_print
from assets.bake.light import (
    LIGHT,
    Array,
    Chance,
    noise,
    plane,
    save,
    shrink,
    smoothstep,
    svg,
    ticks,
    to_surface,
)
from physics.dimensions import HALF, POCKET_RADIUS, POCKETS

FRAME = 63.5  # breadth of the frame
SIDE = 2 * (HALF + FRAME)
PIXELS = 1600
DENSITY = PIXELS / SIDE
FINE = 3  # samples a pixel each way, of the print
CORNER = 4.0  # radius of the frame's outer corners
FILLET = np.array([196, 152, 94], "f4")  # a thin line of maple let into the frame
GLEAM = np.array([1, 0.93, 0.84], "f4")


def growth(ys: Array, xs: Array, tree: tuple[float, float, float, float], rng: Chance) -> Array:
    """Year rings with their grain along x, 0 early to 1 late wood.

    `tree`: where its heart lies across the piece (0-1), breadth of a ring, depth of the heart
    under the surface, how far the grain wanders (mm).
    """
    heart, ring, depth, wanders = tree
    high = float(ys[-1])
    y, x = plane(ys, xs)
    across = y - high * heart + wanders * noise(ys, xs, (high / 1.6, 460), rng)
    radius = np.hypot(across, depth) + 0.03 * (x - float(xs[-1]) * rng.random())
    radius += 3.3 * noise(ys, xs, (33, 330), rng) + 1.1 * noise(ys, xs, (10, 120), rng)
    turn = radius / ring + 0.8 * np.sin(radius / ring / 3.7)
    turn -= np.floor(turn)
    rings: Array = np.where(turn < 0.8, (turn / 0.8) ** 2.0, 1 - smoothstep(0.8, 1, turn))
    return rings


def plywood(side: Array, rng: Chance) -> Array:
    """Pale birch, grain along y, hardly any contrast."""
    rings = growth(side, side, (0.44, 29, 100, 29), rng).T
    fibre = 0.5 * noise(side, side, (100, 1.5), rng) + 0.5 * noise(side, side, (38, 1.1), rng)
    cloud = noise(side, side, (266, 78), rng)
    fleck = smoothstep(1.05, 1.5, noise(side, side, (10, 1.1), rng))
    bright = 1.0 - 0.036 * rings + 0.014 * fibre + 0.012 * cloud - 0.030 * fleck
    tint = rings[..., None] * np.array([1.5, -1.5, -5.5], "f4")
    birch: Array = np.array([239, 220, 184], "f4") * bright[..., None] + tint
    return birch


def rosewood(side: Array, rng: Chance) -> Array:
    """How bright rosewood is at each place, grain along x; about 1."""
    rings = growth(side, side, (-0.3, 9, 33, 11), rng)
    streak = noise(side, side, (3.5, 330), rng)
    pore = smoothstep(0.95, 1.4, noise(side, side, (1.1, 17), rng))
    bright: Array = 1.0 - 0.20 * rings + 0.09 * streak - 0.18 * pore
    return bright


def rounded_box(x: Array, y: Array, half: float, radius: float) -> Array:
    """Distance from the outline of a square with rounded corners; below 0 inside."""
    qx, qy = np.abs(x) - half + radius, np.abs(y) - half + radius
    outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
    gap: Array = outside + np.minimum(np.maximum(qx, qy), 0) - radius
    return gap


def picture(body: str, view: str, pixels: int) -> tuple[Array, Array]:
    """An SVG fragment as colour and alpha, pixels x pixels."""
    drawn = svg((pixels * FINE, pixels * FINE), body, view)
    alpha = pygame.surfarray.array_alpha(drawn).T.astype("f4") / 255
    colour = pygame.surfarray.array3d(drawn).swapaxes(0, 1).astype("f4")
    small = shrink(alpha, FINE)
    mixed = shrink(colour * alpha[..., None], FINE) / np.maximum(small, 1 / 255)[..., None]
    return mixed, small


def lay(colour: Array, body: str, size: float, at: tuple[float, float], ink: float) -> None:
    """Draw a fragment of size x size mm round `at` (mm, y down); `ink` 1 hides what is below."""
    density = len(colour) / SIDE
    pixels = math.ceil(size * density)
    corner = [math.floor((SIDE / 2 + place - size / 2) * density) for place in at]
    left, top = corner
    x, y = (pixel / density - SIDE / 2 - place for pixel, place in zip(corner, at, strict=True))
    view = f"{x} {y} {pixels / density} {pixels / density}"
    drawn, alpha = picture(body, view, pixels)
    part = colour[top : top + pixels, left : left + pixels]
    drawn *= 1 - (1 - ink) * 1.2 * (1 - part / 235)  # the grain shows through ink
    part += (drawn - part) * (ink * alpha)[..., None]


def surface(x: Array, y: Array, rng: Chance) -> Array:
    """The playing surface under the lamp, with the shade that the frame throws on it."""
    colour = plywood(x[0] + SIDE / 2, rng)
    lay(colour, carrom_print.printed(), 2 * HALF, (0, 0), 0.90)
    colour *= (1.035 - 0.085 * smoothstep(-500, 620, x * 0.8 + y))[..., None]
    lacquer = np.exp(-(((x + 150) / 330) ** 2 + ((y + 190) / 260) ** 2))
    colour += (255 - colour) * (0.16 * lacquer)[..., None]
    shade = 0.30 * np.exp(-np.maximum(y + HALF, 0) / 9)
    shade += 0.26 * np.exp(-np.maximum(x + HALF, 0) / 9)
    shade += 0.16 * np.exp(np.minimum(rounded_box(x, y, HALF, POCKET_RADIUS), 0) / 5)
    lit: Array = colour * (1 - np.clip(shade, 0, 0.55))[..., None]
    return lit


def sink(colour: Array, x: Array, y: Array, at: tuple[float, float]) -> None:
    """A pocket: its net, the dark under the lip nearest the lamp, light on the lip opposite."""
    lay(colour, carrom_print.pocket(), carrom_print.POCKET_SIDE, at, 1.0)
    dx, dy = x - at[0], y - at[1]
    r = np.hypot(dx, dy)
    towards = (dx * LIGHT[0] + dy * LIGHT[1]) / np.maximum(r, 1e-3) / 0.74
    hole = 1 - smoothstep(POCKET_RADIUS - 0.6, POCKET_RADIUS + 0.6, r)
    dark = smoothstep(7, POCKET_RADIUS, r) * smoothstep(-0.3, 0.9, towards) * 0.75 * hole
    colour *= (1 - dark)[..., None]
    lip = np.exp(-(((r - POCKET_RADIUS + 1.0) / 1.1) ** 2)) * smoothstep(0.0, 0.95, -towards)
    colour += (np.array([232, 196, 138], "f4") - colour) * (lip * 0.9)[..., None]
    ring = np.exp(-(((r - POCKET_RADIUS) / 0.9) ** 2)) * smoothstep(-0.6, 0.4, towards)
    colour *= (1 - 0.45 * ring)[..., None]


def relief(x: Array, y: Array) -> tuple[Array, Array]:
    """How the frame takes the lamp, 0-1, and how it mirrors it: bevels and two beads."""
    inside = rounded_box(x, y, HALF, POCKET_RADIUS)
    outside = -rounded_box(x, y, HALF + FRAME, CORNER)
    across = np.maximum(np.abs(x), np.abs(y)) - HALF
    height = 0.92 * np.clip(inside, 0, 9) + 0.92 * np.clip(outside, 0, 10)
    for line in (14.5, FRAME - 15.5):
        height -= 1.0 * np.exp(-(((across - line) / 1.0) ** 2))
    down, right = np.gradient(height.astype("f4"), float(x[0, 1] - x[0, 0]))
    nz = 1 / np.sqrt(1 + right**2 + down**2)
    half = (LIGHT + np.array([0, 0, 1], "f4")) / np.linalg.norm(LIGHT + np.array([0, 0, 1]))
    lambert = np.clip((-right * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) * nz, 0, 1)
    mirror = np.clip((-right * half[0] - down * half[1] + half[2]) * nz, 0, 1)
    return lambert, mirror


def wood(x: Array, y: Array, rng: Chance) -> Array:
    """Four mitred pieces of rosewood with a fillet of maple, before the lamp falls on them."""
    side = x[0] + SIDE / 2
    level = np.abs(y) >= np.abs(x)  # the pieces above and below
    flat = np.where(level, rosewood(side, rng), rosewood(side, rng).T)
    colour = np.array([62, 35, 25], "f4") * flat[..., None]
    across = np.maximum(np.abs(x), np.abs(y)) - HALF - FRAME / 2 - 0.5
    inlay = smoothstep(-0.7, 0.7, 1.15 - np.abs(across))[..., None]
    colour = colour * (1 - inlay) + FILLET * (0.93 + 0.07 * flat[..., None]) * inlay
    takes = np.where(level, np.where(y < 0, 1.06, 0.97), np.where(x < 0, 1.02, 0.92))
    mitre = np.exp(-(((np.abs(x) - np.abs(y)) / 1.25) ** 2))
    pieces: Array = colour * (takes * (1 - 0.30 * mitre))[..., None]
    return pieces


def frame(x: Array, y: Array, rng: Chance) -> Array:
    """The frame under the lamp."""
    lambert, mirror = relief(x, y)
    lamp = 1.16 - 0.24 * smoothstep(-560, 620, x * 0.8 + y)
    colour = wood(x, y, rng) * ((0.22 + 1.16 * lambert) * lamp)[..., None]
    shine = (0.06 * mirror**16 + 0.15 * mirror**50) * lamp
    colour += 255 * shine[..., None] * GLEAM
    joint = np.exp(-np.maximum(rounded_box(x, y, HALF, POCKET_RADIUS), 0) / 1.2)
    lit: Array = colour * (1 - 0.45 * joint)[..., None]
    return lit


def board(pixels: int = PIXELS, seed: int = 11) -> Array:
    """The whole board with its frame as colours, pixels x pixels."""
    rng = np.random.default_rng(seed)
    side = ticks(SIDE, pixels / SIDE) - SIDE / 2
    y, x = plane(side, side)
    colour = surface(x, y, rng)
    for right, up in POCKETS:
        sink(colour, x, y, (right, -up))
    half = 0.5 * SIDE / pixels
    edge = smoothstep(-half, half, rounded_box(x, y, HALF, POCKET_RADIUS))[..., None]
    whole: Array = colour * (1 - edge) + frame(x, y, rng) * edge
    return whole


def bake() -> None:
    save(to_surface(board()), "carrom-board.jpg")


if __name__ == "__main__":
    bake()
