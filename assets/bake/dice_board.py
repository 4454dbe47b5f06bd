"""The board of dice football from above: a frame of cherry round a field of oak, and its print.

A square is SQUARE pixels; around the field lies the frame, so that the picture is WIDE x HIGH
squares.  Rows run from left to right, columns down.  Letters, names and goals are left to the
painter.  Turned by half a turn it is the same board.
Run `python -m assets.bake.dice_board` to bake dice-board.jpg.
"""

from itertools import product

import numpy as np
import pygame

from assets.bake.carrom_board import growth
from assets.bake.light import (
    Array,
    Chance,
    noise,
    plane,
    rgb,
    save,
    smoothstep,
    svg,
    ticks,
    to_surface,
)

SQUARE = 92  # pixels
COLUMNS, ROWS = 10, 18
MARGIN_X, MARGIN_Y = 1.04, 0.56  # squares
WIDE, HIGH = ROWS + 2 * MARGIN_X, COLUMNS + 2 * MARGIN_Y
UNIT = 46.0  # of the print: a square
LEFT, TOP = UNIT * MARGIN_X, UNIT * MARGIN_Y  # of the field
CHERRY, OAK, DARK, STAIN = "#8f5733", "#d5ad74", "#a9743c", "#b4532f"
GREEN, SEPIA, PALE = "#1f4a35", "#5a3414", "#e8cf9f"
GROOVE, LIP = "#2b1509", "#d59c66"


def plank(ys: Array, xs: Array, tree: tuple[float, float, float, float], rng: Chance) -> Array:
    """How bright a plank is, about 1, its grain along x; `tree` as `growth` has it."""
    rings = growth(ys, xs, tree, rng)
    fibre = 0.5 * noise(ys, xs, (1.1, 60), rng) + 0.5 * noise(ys, xs, (2.4, 150), rng)
    cloud = noise(ys, xs, (90, 260), rng)
    pore = smoothstep(1.0, 1.5, noise(ys, xs, (0.8, 10), rng) + 0.3 * rings)
    bright: Array = 1.03 - 0.085 * rings + 0.05 * fibre + 0.035 * cloud - 0.10 * pore
    return bright


def inside(x: Array, y: Array, grow: float = 0) -> Array:
    """How far inside the field a place is, in units of the print; below 0 on the frame."""
    wide, high = UNIT * ROWS, UNIT * COLUMNS
    across = wide / 2 + grow - np.abs(x - LEFT - wide / 2)
    gap: Array = np.minimum(across, high / 2 + grow - np.abs(y - TOP - high / 2))
    return gap


def wood(density: float, rng: Chance) -> Array:
    """Field and frame without the print, `density` pixels a unit."""
    ys, xs = ticks(HIGH * UNIT, density), ticks(WIDE * UNIT, density)
    y, x = plane(ys, xs)
    row, column = np.floor((x - LEFT) / UNIT), np.floor((y - TOP) / UNIT)
    oak = np.broadcast_to(rgb(OAK), (*x.shape, 3))
    tinted = oak * 0.8 + rgb(DARK) * 0.2
    field = np.where((np.mod(row + column, 2) == 1)[..., None], tinted, oak)
    small = np.isin(row, (0, ROWS - 1)) & (column >= 3) & (column <= 6)
    field = np.where(small[..., None], field * 0.62 + rgb(STAIN) * 0.38, field)
    field = field * plank(ys, xs, (0.36, 26, 100, 26), rng)[..., None]
    frame = rgb(CHERRY) * (plank(ys, xs, (-0.2, 17, 60, 18), rng) ** 1.5)[..., None]
    deep = inside(x, y)
    return np.asarray(np.where((deep > 0)[..., None], field, frame), "f4")


def lit(colour: Array, density: float) -> Array:
    """The lamp on it, the shade of the frame on the field, the groove between them."""
    ys, xs = ticks(HIGH * UNIT, density), ticks(WIDE * UNIT, density)
    y, x = plane(ys, xs)
    deep = inside(x, y)
    shade = 0.34 * np.exp(-np.maximum(y - TOP, 0) / 5) + 0.26 * np.exp(-np.maximum(x - LEFT, 0) / 5)
    shade += 0.10 * np.exp(-np.maximum(deep, 0) / 4)
    lamp = 1.07 - 0.20 * np.hypot(x / xs[-1] - 0.42, y / ys[-1] - 0.38)
    out = colour * (np.where(deep > 0, 1 - np.clip(shade, 0, 0.5), 1) * lamp)[..., None]
    groove = smoothstep(-4.6, -3.4, deep) * smoothstep(0.6, -0.6, deep)
    out = out * (1 - 0.8 * groove[..., None]) + rgb(GROOVE) * (0.8 * groove[..., None])
    lip = smoothstep(-6.4, -5.4, deep) * smoothstep(-4.4, -5.0, deep)
    lip = lip * np.where(y > TOP + UNIT * COLUMNS, 1.0, 0.35)
    return np.asarray(out * (1 - 0.5 * lip[..., None]) + rgb(LIP) * (0.5 * lip[..., None]), "f4")


# ------------------------------------------------------------ the print


def _box(first: tuple[int, int], last: tuple[int, int]) -> str:
    """The outline of the squares from one (row, column) to another, both included."""
    x, y = LEFT + UNIT * first[0], TOP + UNIT * first[1]
    wide, high = UNIT * (last[0] - first[0] + 1), UNIT * (last[1] - first[1] + 1)
    return f"M{x} {y}h{wide}v{high}h{-wide}z"


def squares() -> str:
    """The thin lines between the squares."""
    wide, high = UNIT * ROWS, UNIT * COLUMNS
    lines = [f"M{LEFT + UNIT * k} {TOP}v{high}" for k in range(1, ROWS)]
    lines += [f"M{LEFT} {TOP + UNIT * k}h{wide}" for k in range(1, COLUMNS)]
    return (
        f'<path d="{"".join(lines)}" fill="none" stroke="{SEPIA}" stroke-opacity="0.5" '
        'stroke-width="1.1"/>'
    )


def marking() -> str:
    """The areas, the middle line and circle, the penalty spots, the corners, the centre."""
    middle = LEFT + UNIT * ROWS / 2, TOP + UNIT * COLUMNS / 2
    x, y = LEFT + 1.5, TOP + 1.5
    outline = f"M{x} {y}h{UNIT * ROWS - 3}v{UNIT * COLUMNS - 3}h{3 - UNIT * ROWS}z"
    boxes = [_box((0, 2), (2, 7)), _box((15, 2), (17, 7)), _box((0, 3), (0, 6))]
    boxes += [_box((17, 3), (17, 6)), outline, f"M{middle[0]} {TOP}v{UNIT * COLUMNS}"]
    pen = f'fill="none" stroke="{GREEN}" stroke-width="3"'
    parts = [f'<path d="{"".join(boxes)}" {pen}/>']
    parts.append(f'<circle cx="{middle[0]}" cy="{middle[1]}" r="{UNIT * 1.62}" {pen}/>')
    parts += [
        f'<circle cx="{LEFT + UNIT * row}" cy="{middle[1]}" r="5" fill="{GREEN}"/>'
        for row in (2, 16)
    ]
    for a, b in product((0, 1), repeat=2):
        x, y = LEFT + UNIT * ROWS * a, TOP + UNIT * COLUMNS * b
        way, down = 21 * (1 - 2 * a), 21 * (1 - 2 * b)
        parts.append(f'<path d="M{x} {y}h{way}L{x} {y + down}z" fill="{GREEN}"/>')
    parts.append(
        f'<circle cx="{middle[0]}" cy="{middle[1]}" r="13" fill="{GREEN}"/><circle '
        f'cx="{middle[0]}" cy="{middle[1]}" r="9.5" fill="none" stroke="{PALE}" '
        'stroke-width="1.5"/>'
    )
    return "".join(parts)


def print_on(colour: Array, body: str, rng: Chance) -> Array:
    """The same wood with ink on it, a little uneven as ink on wood is."""
    size = colour.shape[1], colour.shape[0]
    drawn = svg(size, body, f"0 0 {WIDE * UNIT} {HIGH * UNIT}")
    cover = pygame.surfarray.array_alpha(drawn).T.astype("f4") / 255
    ink = pygame.surfarray.array3d(drawn).swapaxes(0, 1).astype("f4")
    ys, xs = ticks(size[1], 1), ticks(size[0], 1)
    worn = 0.5 + 0.30 * noise(ys, xs, (5, 5), rng) + 0.25 * noise(ys, xs, (80, 80), rng)
    cover = cover * (1 - 0.22 * smoothstep(0, 1, worn))
    grain = 0.92 + 0.08 * colour / np.maximum(colour.mean((0, 1)), 1)
    return np.asarray(colour * (1 - cover[..., None]) + ink * grain * cover[..., None], "f4")


def board(square: float = SQUARE, seed: int = 18) -> Array:
    """The whole board, a square so many pixels wide."""
    rng = np.random.default_rng(seed)
    density = square / UNIT
    printed = print_on(wood(density, rng), squares() + marking(), rng)
    return lit(printed, density)


def bake() -> None:
    save(to_surface(board()), "dice-board.jpg")


if __name__ == "__main__":
    bake()
