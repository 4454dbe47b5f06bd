"""The field of chess football: chequered grass with chalk lines on a green board, as from above.

A square is SQUARE pixels; around field and goals lie the board's margins, so that the picture is
WIDE x HIGH squares.  Letters, names and nets are left to the painter.
Run `python -m assets.bake.chess_pitch` to bake chess-pitch.jpg.
"""

import numpy as np
import pygame

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

SQUARE = 120  # pixels
COLUMNS, ROWS = 8, 14
MARGIN_X, MARGIN_Y = 0.45, 0.5  # squares
WIDE, HIGH = ROWS + 2 * MARGIN_X, COLUMNS + 2 * MARGIN_Y
APRON, DARK, LIGHT = "#426447", "#628459", "#80a171"
CHALK = "#fdfbf0"
GOALS = (3, 4)  # columns

# A square is 62 units in the drawing of the lines.
UNIT = 62.0
LEFT, TOP = UNIT * (1 + MARGIN_X), UNIT * MARGIN_Y  # of the field
ARROWS = "M3.5 8H20.5M8 3.8 3.5 8 8 12.2M20.5 16H3.5M16 11.8 20.5 16 16 20.2"


def grass(density: float, rng: Chance) -> Array:
    """The two greens and the margin, mown and lit, without any line."""
    ys, xs = ticks(HIGH, density), ticks(WIDE, density)
    y, x = plane(ys, xs)
    column, row = np.floor(y - MARGIN_Y), np.floor(x - MARGIN_X)
    inside = (column >= 0) & (column < COLUMNS) & (row > 0) & (row < ROWS - 1)
    inside |= np.isin(row, (0, ROWS - 1)) & np.isin(column, GOALS)
    dark = np.mod(column + 1 + row, 2) == 0
    colour = np.where(dark[..., None], rgb(DARK), rgb(LIGHT))
    colour = np.where(inside[..., None], colour, rgb(APRON))
    blades = noise(ys, xs, (0.055, 0.022), rng) + 0.8 * noise(ys, xs, (0.024, 0.05), rng)
    tufts = noise(ys, xs, (0.16, 0.12), rng)
    clouds = noise(ys, xs, (2.2, 2.6), rng)
    lit = 1 + 0.032 * blades + 0.020 * tufts + 0.026 * clouds
    lit *= 1.06 - 0.22 * np.hypot(x / WIDE - 0.42, y / HIGH - 0.38)
    return np.asarray(colour * lit[..., None], "f4")


def _rect(x: float, y: float, wide: float, high: float, width: float) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="none" stroke="#fff" '
        f'stroke-width="{width}"/>'
    )


def _areas() -> str:
    """The penal areas with their double line, and the central square."""
    lines = []
    for row in (0, 10):
        x, y, wide, high = LEFT + row * UNIT, TOP + 2 * UNIT, 2 * UNIT, 4 * UNIT
        lines.append(_rect(x, y, wide, high, 2.4))
        lines.append(_rect(x + 5, y + 5, wide - 10, high - 10, 2.4))
    lines.append(_rect(LEFT + 5 * UNIT, TOP + 3 * UNIT, 2 * UNIT, 2 * UNIT, 3))
    return "".join(lines)


def _corners() -> str:
    arcs = []
    for x, a in ((LEFT, 1), (LEFT + 12 * UNIT, -1)):
        for y, b in ((TOP, 1), (TOP + 8 * UNIT, -1)):
            arcs.append(f"M{x + 18 * a} {y}A18 18 0 0 {int(a * b > 0)} {x} {y + 18 * b}")
    return f'<path d="{"".join(arcs)}" fill="none" stroke="#fff" stroke-width="2.4"/>'


def _changes() -> str:
    """The change squares: a thin frame and two arrows."""
    parts = []
    for row in (5, 6):
        for column in (0, 7):
            x, y = LEFT + row * UNIT, TOP + column * UNIT
            parts.append(_rect(x + 5, y + 5, UNIT - 10, UNIT - 10, 2))
            parts.append(
                f'<path transform="translate({x + 18} {y + 18}) scale(1.08)" d="{ARROWS}" '
                'fill="none" stroke="#fff" stroke-width="1.9" stroke-opacity="0.8" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return "".join(parts)


def _dots() -> str:
    """The four penalty squares and the middle."""
    spots = [(row, column) for row in (1.5, 10.5) for column in (3.5, 4.5)]
    return "".join(
        f'<circle cx="{LEFT + row * UNIT}" cy="{TOP + column * UNIT}" r="4" fill="#fff"/>'
        for row, column in [*spots, (6, 4)]
    )


def chalk_lines(size: tuple[int, int], rng: Chance) -> Array:
    """How much chalk lies on each pixel: the lines, drawn by hand on grass."""
    half = LEFT + 6 * UNIT
    body = (
        _rect(LEFT, TOP, 12 * UNIT, 8 * UNIT, 3)
        + f'<path d="M{half} {TOP}v{8 * UNIT}" stroke="#fff" stroke-width="3" fill="none"/>'
        + _areas()
        + _corners()
        + _changes()
        + _dots()
    )
    drawn = svg(size, body, f"0 0 {WIDE * UNIT} {HIGH * UNIT}")
    cover = pygame.surfarray.array_alpha(drawn).T.astype("f4") / 255
    ys, xs = ticks(size[1], 1), ticks(size[0], 1)
    worn = 0.5 + 0.30 * noise(ys, xs, (5, 5), rng) + 0.25 * noise(ys, xs, (80, 80), rng)
    return np.asarray(cover * (1 - 0.34 * smoothstep(0, 1, worn)), "f4")


def pitch(square: float = SQUARE, seed: int = 8) -> Array:
    """The whole board, a square so many pixels wide."""
    rng = np.random.default_rng(seed)
    board = grass(square, rng)
    chalk = chalk_lines((board.shape[1], board.shape[0]), rng)[..., None]
    return np.asarray(board * (1 - chalk) + rgb(CHALK) * chalk, "f4")


def bake() -> None:
    save(to_surface(pitch()), "chess-pitch.jpg")


if __name__ == "__main__":
    bake()
