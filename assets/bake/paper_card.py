"""The start card of Romanian paper football: a game of two inks under the pen that draws it.

Run `python -m assets.bake.paper_card` to bake card-paper-football.jpg and wide-paper-football.jpg.
"""

import numpy as np

from assets.bake.ink import BLUE, BROWN, PENCIL, Nib, Point, Sheet
from assets.bake.light import Array, noise, rgb, save, smoothstep, ticks, to_surface
from assets.bake.marching import (
    Camera,
    Ground,
    Scene,
    Thing,
    cloth,
    joined,
    paint,
    rod,
    rotation,
    still_life,
)
from assets.bake.wood import board

SIDE = 250.0  # of the paper in millimetres
CELL = 9.0  # of its squares
EDGE = 3.5  # where the first line runs
PAPER = (252, 249, 240)
GRID = "#98b9da"
PEN_AT = (15, 7)  # the point (column, row from the top) on which the pen stands

# Home (blue) and away (brown) in turn: three segments a move, no line crossed, no point met twice.
MOVES: tuple[tuple[Point, ...], ...] = (
    ((17, 15), (16, 14), (15, 14), (14, 13)),
    ((14, 13), (13, 12), (13, 11), (12, 10)),
    ((12, 10), (11, 9), (11, 8), (10, 7)),
    ((10, 7), (10, 8), (9, 9), (8, 9)),
    ((8, 9), (7, 8), (8, 7), (8, 6)),
    ((8, 6), (9, 7), (9, 6), (10, 5)),
    ((10, 5), (11, 6), (12, 7), (12, 8)),
    ((12, 8), (13, 9), (14, 9), (15, 10)),
    ((15, 10), (16, 9), (16, 8), PEN_AT),
)
KICK: tuple[Point, ...] = ((11, 21), (17, 15))


def spot(p: Point) -> Point:
    """A point of the field in millimetres from the sheet's upper left corner."""
    return EDGE + CELL * p[0], EDGE + CELL * p[1]


def squared(density: float) -> Sheet:
    """Blank squared paper with its grain."""
    rng = np.random.default_rng(3)
    side = ticks(SIDE, density)
    fibre = noise(side, side, (0.5, 1.5), rng) + 0.7 * noise(side, side, (1.4, 0.4), rng)
    colour = np.array(PAPER, "f4") + fibre[..., None] * 1.2
    apart = np.abs((side - EDGE + CELL / 2) % CELL - CELL / 2)
    line = smoothstep(0.34, 0.18, apart)
    grid = 0.7 * np.maximum(line[:, None], line[None, :])[..., None]
    grain = 0.92 + 0.08 * noise(side, side, (0.35, 0.35), rng)
    grain -= 0.24 * smoothstep(0.8, 1.4, noise(side, side, (0.28, 0.42), rng))
    return Sheet(colour * (1 - grid) + rgb(GRID) * grid, np.clip(grain, 0, 1), density)


def field(sheet: Sheet) -> None:
    """The goal line with its corners, the goal and its net, in pencil."""
    left, right = ((11, 4), (6, 4), (6, 26)), ((15, 4), (20, 4), (20, 26))
    for path in (left, right, ((11, 4), (11, 3), (15, 3), (15, 4))):
        sheet.draw([spot(p) for p in path], Nib(PENCIL, 1.35, 0.3))
    thin = Nib("#6f7a8c", 0.45, 0.3)
    for k in np.arange(-1, 4, 0.25):
        low, high = max(0.0, -k), min(1.0, 4 - k)
        if high - low > 0.05:
            for a, b in ((3 + low, 3 + high), (4 - low, 4 - high)):
                sheet.draw([spot((11 + k + low, a)), spot((11 + k + high, b))], thin)


def lines(sheet: Sheet) -> None:
    """The moves, then their end marks: a dot for home, a small square for away."""
    for k, path in enumerate(MOVES):
        sheet.draw([spot(p) for p in path], Nib((BLUE, BROWN)[k % 2], 1.55, strength=1.2))
    sheet.draw([spot(p) for p in KICK], Nib(BROWN, 1.5, dash=(5.2, 3.6)))
    for k, path in enumerate(MOVES):
        mark(sheet, spot(path[-1]), away=k % 2 == 1)
    mark(sheet, spot(KICK[-1]), away=True)


def mark(sheet: Sheet, at: Point, *, away: bool) -> None:
    x, y = at
    if not away:
        sheet.draw([(x - 0.2, y), (x + 0.2, y)], Nib(BLUE, 3.0, 0, 1.3))
        return
    i, j, n = round(x * sheet.density), round(y * sheet.density), round(1.5 * sheet.density)
    sheet.colour[j - n : j + n + 1, i - n : i + n + 1] = PAPER
    q = 1.9
    ring = [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q), (x - q, y - q)]
    sheet.draw(ring, Nib(BROWN, 0.95, 0.3, 1.2))


def table(sheet: Sheet) -> Ground:
    """The sheet, and the walnut beyond its upper edge."""
    paper = cloth(sheet.colour, sheet.density, 0, SIDE)
    walnut = board(330, 3 * SIDE, 0.62, 2.0, np.random.default_rng(6))  # 3 units a millimetre
    wood = cloth(walnut * 1.15, 6, 0, SIDE + 100)

    def at(x: Array, y: Array) -> Array:
        beyond = (y - SIDE)[:, None]
        edge = 1 - 0.5 * np.exp(-np.clip(beyond, 0, None) / 1.2)
        mixed: Array = np.where(beyond > 0, wood(x, y) * edge, paper(x, y))
        return mixed

    return at


# The pen at work: its point at the origin, its body along x.
BALLPOINT = joined(
    (
        rod((0, 0, 0), (4, 0, 0), 0.4, 0.9),
        rod((4, 0, 0), (18, 0, 0), 1.2, 3.6),
        rod((20, 0, 0), (62, 0, 0), 4.2, 5.0),
        rod((64, 0, 0), (150, 0, 0), 5.2, 4.4),
    )
)

# The pen at rest: its cap's end at the origin, its body along x, its clip on top.
CAPPED = joined(
    (
        rod((2, 0, 0), (54, 0, 0), 4.9, 5.5),
        rod((54, 0, 0), (57, 0, 0), 5.7, 5.7),
        rod((57, 0, 0), (128, 0, 0), 5.0, 4.3),
        rod((8, 0, 5.9), (46, 0, 6.3), 0.9, 0.9),
    )
)


def red_lacquer(p: Array) -> Array:
    """Red-brown lacquer, a brass band and clip."""
    colour = np.broadcast_to(paint("#8c3216"), p.shape).copy()
    colour[(p[:, 0] > 53) & (p[:, 0] < 58)] = paint("#c9a15c")
    colour[(p[:, 2] > 5.6) & (np.abs(p[:, 1]) < 1.2) & (p[:, 0] < 48)] = paint("#d8b470")
    return colour


def lacquer(p: Array) -> Array:
    """Blue lacquer, a brass cone and band, a steel tip."""
    colour = np.broadcast_to(paint("#1d3b93"), p.shape).copy()
    colour[p[:, 0] < 18] = paint("#c9a15c")
    colour[p[:, 0] < 3.5] = paint("#b8b6b0")
    colour[(p[:, 0] > 62) & (p[:, 0] < 65)] = paint("#c9a15c")
    return colour


def scene(camera: Camera, density: float = 9.0) -> Scene:
    """The sheet, `density` pixels a millimetre, the pen at work on it, the other pen at rest."""
    sheet = squared(density)
    field(sheet)
    lines(sheet)
    x, y = spot(PEN_AT)
    lie = rotation(z=-38) @ rotation(y=-9)
    pen = Thing(BALLPOINT, lacquer, (x, SIDE - y, 0.6), 160, lie, 0.9)
    other = Thing(CAPPED, red_lacquer, (80, 108, 5.6), 135, rotation(z=150), 0.8)
    return Scene((pen, other), table(sheet), camera, 0.02, focus=(118, 165, 0))


CARD = Camera((104, 76, 112), (117, 169, 0), 0.36)
WIDE = Camera((102, 50, 124), (113, 172, 0), 0.52)


def bake() -> None:
    save(to_surface(still_life(scene(CARD), 627, 564)), "card-paper-football.jpg")
    save(to_surface(still_life(scene(WIDE), 1000, 500)), "wide-paper-football.jpg")


if __name__ == "__main__":
    bake()
