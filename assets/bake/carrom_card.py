"""The start card of carrom: men before a corner pocket, the striker behind them, late light.

Run `python -m assets.bake.carrom_card` to bake card-carrom.jpg and wide-carrom.jpg.
"""

import numpy as np

from assets.bake import wood as walnut
from assets.bake.carrom_board import FRAME, SIDE, board, rounded_box
from assets.bake.carrom_men import KINDS
from assets.bake.light import Array, rgb, save, to_surface
from assets.bake.marching import (
    Camera,
    Field,
    Ground,
    Paint,
    Scene,
    Thing,
    cloth,
    linear,
    still_life,
)
from physics.dimensions import HALF, MAN_RADIUS, POCKET_RADIUS, STRIKER_RADIUS

PIXELS = 2600  # of the board under the discs
FRAME_HIGH, EDGE = 21.0, 4.0
HIGH, ROUND = 8.5, 2.4  # a disc's height and its rounded edge
STRIKER_HIGH = 9.5

MEN = (
    ("white", 303, 262),
    ("black", 262, 322),
    ("queen", 258, 283),
    ("black", 205, 262),
    ("white", 236, 236),
    ("white", 318, 196),
    ("black", 176, 318),
    ("white", 118, 214),
    ("black", 338, 96),
)
STRIKER = (270, 194)


def drum(radius: float, high: float) -> Field:
    """A disc that stands flat on the table, its upper edge rounded."""

    def distance(p: Array) -> Array:
        out = np.hypot(p[:, 0], p[:, 1]) - radius + ROUND
        up = p[:, 2] - high + ROUND
        return _corner(out, up) - ROUND

    return distance


def _corner(out: Array, up: Array) -> Array:
    """Distance from a quarter plane with its corner at the origin."""
    outside = np.hypot(np.maximum(out, 0), np.maximum(up, 0))
    gap: Array = outside + np.minimum(np.maximum(out, up), 0)
    return gap


def frame(p: Array) -> Array:
    """Distance from the board's frame."""
    inwards = rounded_box(p[:, 0], p[:, 1], HALF, POCKET_RADIUS)
    out = np.maximum(-inwards, inwards - FRAME) + EDGE
    up = np.abs(p[:, 2] - FRAME_HIGH / 2) - FRAME_HIGH / 2 + EDGE
    return _corner(out, up) - EDGE


def turned_wood(kind: str, radius: float) -> Paint:
    """The rings and the mark of a disc."""
    disc, colour, mark = KINDS[kind]

    def paint(p: Array) -> Array:
        x, y = p[:, 0] / radius, -p[:, 1] / radius
        on = mark(x, y)[:, None]
        return linear(
            disc.colours(np.minimum(np.hypot(x, y), 0.97), 0.015) * (1 - on) + rgb(colour) * on
        )

    return paint


def rosewood(ground: Ground) -> Paint:
    """The frame as it is baked flat; its inner wall is of the wood beside it."""

    def paint(p: Array) -> Array:
        x, y = p[:, 0], p[:, 1]
        wall = np.clip(HALF + 12 - np.maximum(np.abs(x), np.abs(y)), 0, None)
        right = np.abs(x) > np.abs(y)
        x = np.where(right, x + np.sign(x) * wall, x)
        y = np.where(right, y, y + np.sign(y) * wall)
        return ground(x, y) * 1.25

    return paint


def table(pixels: int) -> Ground:
    """The board, baked `pixels` wide, and the walnut that it lies on."""
    flat = cloth(board(pixels), pixels / SIDE, -SIDE / 2, SIDE / 2)
    planks = walnut.board(330, 750, 0.62, 2.0, np.random.default_rng(6))  # 2 units a millimetre
    wood = cloth(planks, 4, SIDE / 2 - 250, SIDE / 2 + 120)

    def at(x: Array, y: Array) -> Array:
        beyond = (np.maximum(np.abs(x), np.abs(y)) > SIDE / 2)[:, None]
        mixed: Array = np.where(beyond, wood(x, y), flat(x, y))
        return mixed

    return at


def scene(camera: Camera, pixels: int = PIXELS) -> Scene:
    """The corner of a board in play."""
    ground = table(pixels)
    things = [
        Thing(drum(MAN_RADIUS, HIGH), turned_wood(kind, MAN_RADIUS), (x, y, 0), 18, gloss=0.8)
        for kind, x, y in MEN
    ]
    striker = turned_wood("striker", STRIKER_RADIUS)
    things.append(Thing(drum(STRIKER_RADIUS, STRIKER_HIGH), striker, (*STRIKER, 0), 23, gloss=0.9))
    things.append(Thing(frame, rosewood(ground), (0, 0, 0), 640, gloss=0.6, tall=FRAME_HIGH))
    return Scene(tuple(things), ground, camera, 0.12, key=2.05, fill=0.60, focus=(262, 250, 0))


CARD = Camera((214, 40, 262), (276, 268, 0), 0.37)
WIDE = Camera((196, 6, 250), (252, 268, 0), 0.58)


def bake() -> None:
    save(to_surface(still_life(scene(CARD), 627, 564)), "card-carrom.jpg")
    save(to_surface(still_life(scene(WIDE), 1000, 500)), "wide-carrom.jpg")


if __name__ == "__main__":
    bake()
