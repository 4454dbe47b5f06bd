"""The start card of figurine football: the captain has the ball, two rivals and the keeper wait.

Run `python -m assets.bake.figurine_card` to bake card-figurine-football.jpg and
wide-figurine-football.jpg.
"""

import io
import math
from collections.abc import Sequence

import numpy as np
import pygame

from assets.bake import wood as walnut
from assets.bake.chess_card import BALL, ball_leather, sphere
from assets.bake.dice_card import lathe
from assets.bake.figurine_men import (
    ARMBAND,
    BASE,
    BODY,
    CREST,
    CROWN,
    FACETS,
    GLOVE,
    HEAD,
    HEAD_RADIUS,
    KITS,
    Kind,
    Kit,
    base_colours,
    hair_on,
    kit_colours,
)
from assets.bake.light import PICTURES, Array, rgb, save, to_surface
from assets.bake.marching import (
    Camera,
    Field,
    Ground,
    Paint,
    Scene,
    Spot,
    Thing,
    cloth,
    joined,
    linear,
    rod,
    rotation,
    still_life,
)
from engines.core.contract import Seat
from engines.figurine_football.field import COLUMNS, ROWS
from game.assets import Assets
from game.scenes.figurine.figures import INKS, KEEPERS
from game.scenes.figurine.geometry import LOW, SIDE, TOP, WIDE, Mat
from game.scenes.figurine.mat import FELT
from game.scenes.figurine.mat import Ground as Print
from game.ui.look import Look

SQUARE = 30.0  # mm
HIGH = TOP + COLUMNS + LOW  # squares of the mat
UNIT = SQUARE * 1.13 / 58  # mm of a unit of the figurines' forms
FONT = PICTURES.parent / "fonts" / "NunitoSans_700Bold.ttf"
CHEST, WRITTEN = 44.0, 8.0  # units: how high the name is, and half of its picture
LETTERS = 96  # pixels of that picture

Part = tuple[Field, Paint]

FIGURES: tuple[tuple[Seat, str, float, float], ...] = (
    (Seat.HOME, "C", 3.0, 10.0),
    (Seat.HOME, "A3", 5.0, 9.02),
    (Seat.HOME, "B4", 1.98, 7.0),
    (Seat.AWAY, "A2", 3.02, 11.0),
    (Seat.AWAY, "B3", 1.0, 12.02),
    (Seat.AWAY, "C", 4.02, 12.0),
    (Seat.AWAY, "A1", 6.02, 12.0),
    (Seat.AWAY, "K", 4.0, 14.0),
    (Seat.AWAY, "A4", 0.98, 13.0),
)
BALL_AT = 3.42, 10.44


def spot(column: float, row: float, high: float = 0) -> Spot:
    """The middle of a square in mm from the mat's upper left corner."""
    return SQUARE * (SIDE + row + 0.5), -SQUARE * (TOP + column + 0.5), high


# ------------------------------------------------------------ figurines, in their own units


def ball_of(at: Spot, radius: float) -> Field:
    middle = np.array(at, "f4")
    return lambda p: np.sqrt(((p - middle) ** 2).sum(1)) - radius


def plain(colour: str) -> Paint:
    return lambda p: np.asarray(np.broadcast_to(rgb(colour), p.shape), "f4")


def prism(facets: int) -> Field:
    """The base: round, or with so many sides."""
    turned = lathe([(r, z) for r, z in BASE])
    if not facets:
        return turned

    def distance(p: Array) -> Array:
        step = 2 * math.pi / facets
        turn = np.arctan2(p[:, 1], p[:, 0]) + (math.pi + step) / 2  # one side is in front
        turn = np.mod(turn, step) - step / 2
        far = np.hypot(p[:, 0], p[:, 1]) * np.cos(turn)
        gap: Array = turned(np.stack([far, np.zeros_like(far), p[:, 2]], 1))
        return gap

    return distance


def crest(p: Array) -> Array:
    """A flat fan along the head."""
    far = np.hypot(p[:, 1], p[:, 2] - HEAD)
    gap: Array = np.hypot(np.maximum(np.abs(far - 11.5) - 2.6, 0), p[:, 0]) - 2.2
    return np.maximum(gap, HEAD - 4 - p[:, 2])


def feathers(p: Array) -> Array:
    far = np.hypot(p[:, 1], p[:, 2] - HEAD)
    (_, _, low), (_, _, middle), (_, _, high) = CREST
    inner = np.where((far < 10.4)[:, None], rgb(low), rgb(middle))
    return np.asarray(np.where((far > 12.8)[:, None], rgb(high), inner), "f4")


def crown(p: Array) -> Array:
    gap: Array = np.hypot(np.hypot(p[:, 0], p[:, 1]) - 8.4, p[:, 2] - 69.5) - 1.5
    return gap


def arm(kit: Kit, kind: Kind, side: int) -> list[Part]:
    """One arm: hanging with a sleeve, or a keeper's, lifted."""
    if kind == "K":
        sleeve = rod((side * 10, 0, 51), (side * 18.5, -2, 56), 3.7, 3.3)
        glove = joined([ball_of((side * 20.5, -3, 60), 5.0), ball_of((side * 17, -3.5, 62.5), 2.2)])
        return [(sleeve, plain(kit.keeper)), (glove, plain(GLOVE))]

    def paint(p: Array) -> Array:
        colour = np.where((p[:, 2] > 39.6)[:, None], rgb(kit.sleeve), rgb(kit.skin))
        band = (p[:, 2] < 45.5) & (p[:, 2] > 41.5) & (kind == "C") & (side < 0)
        return np.asarray(np.where(band[:, None], rgb(ARMBAND), colour), "f4")

    return [(rod((side * 10.6, 0, 51), (side * 13, -1.5, 32), 3.5, 2.9), paint)]


def name_picture(name: str) -> Array:
    """How much ink of a name lies on a square piece of a shirt, 0-1."""
    pygame.font.init()
    font = pygame.font.Font(io.BytesIO(FONT.read_bytes()), round(LETTERS * 0.62))
    text = font.render(name, True, "#ffffff")  # noqa: FBT003 - antialiased, by position
    drawn = pygame.Surface((LETTERS, LETTERS), pygame.SRCALPHA)
    drawn.blit(text, text.get_rect(center=(LETTERS // 2, LETTERS // 2)))
    return np.asarray(pygame.surfarray.array_alpha(drawn).T.astype("f4") / 255, "f4")


def shirt(side: Seat, name: str) -> Paint:
    """The kit with the name on the chest."""
    kit, kind = KITS[side], kind_of(name)
    written, ink = name_picture(name), rgb((KEEPERS if kind == "K" else INKS)[side][0])

    def paint(p: Array) -> Array:
        u = (p[:, 0] / WRITTEN + 1) / 2 * LETTERS
        v = ((CHEST - p[:, 2]) / WRITTEN + 1) / 2 * LETTERS
        on = (p[:, 1] < 0) & (u >= 0) & (v >= 0) & (u < LETTERS) & (v < LETTERS)
        i, j = (np.clip(part, 0, LETTERS - 1).astype(int) for part in (u, v))
        much = (written[j, i] * on)[:, None]
        return np.asarray(kit_colours(kit, kind, p[:, 2]) * (1 - much) + ink * much, "f4")

    return paint


def kind_of(name: str) -> Kind:
    kinds: dict[str, Kind] = {"A": "A", "B": "B", "C": "C", "K": "K"}
    return kinds[name[0]]


def parts_of(side: Seat, name: str, body: Field) -> list[Part]:
    """All parts of a figurine and their colours."""
    kit, kind = KITS[side], kind_of(name)
    head = ball_of((0, 0, HEAD), HEAD_RADIUS)
    parts: list[Part] = [
        (
            prism(FACETS[side]),
            lambda p: base_colours(kind, np.hypot(p[:, 0], p[:, 1]), p[:, 2]),
        ),
        (body, shirt(side, name)),
        (head, lambda p: hair_on(kit, p[:, 1], p[:, 2] - HEAD)),
        *arm(kit, kind, -1),
        *arm(kit, kind, 1),
    ]
    return [*parts, (crest, feathers), (crown, plain(CROWN))] if kind == "C" else parts


def figurine(parts: Sequence[Part], at: Spot, turn: float) -> Thing:
    """A figurine on the mat, in mm, turned by so many degrees."""
    form = joined([part for part, _ in parts])

    def paint(p: Array) -> Array:
        q = p / UNIT
        nearest = np.argmin([part(q) for part, _ in parts], 0)
        colour = np.zeros_like(q)
        for number, (_, skin) in enumerate(parts):
            on = nearest == number
            colour[on] = skin(q[on])
        return linear(colour).astype("f4")

    tall = 86 * UNIT
    return Thing(lambda p: form(p / UNIT) * UNIT, paint, at, tall + 1, rotation(z=turn), 0.4, tall)


def figurines(camera: Camera) -> list[Thing]:
    """All of them, their faces towards the camera, each a little askew."""
    across, down = (camera.target[k] - camera.eye[k] for k in (0, 1))
    heading = math.degrees(math.atan2(down, across)) - 90
    body = lathe([(r, z) for r, z in BODY])
    return [
        figurine(
            parts_of(side, name, body), spot(column, row), heading + 7 * math.sin(2.3 * number)
        )
        for number, (side, name, column, row) in enumerate(FIGURES)
    ]


# ------------------------------------------------------------ the still life


def mat(square: int) -> Array:
    """The mat, `square` pixels a square, as the painter draws it."""
    look = Look(Assets(), square / 58)
    room = pygame.Rect(0, 0, round((WIDE + 3) * square), round((HIGH + 3) * square))
    at = Mat.fit(room.inflate(-2 * square, 0), look, legend=False)
    surface = pygame.Surface(room.size, depth=32)
    surface.fill(FELT)
    Print(look, at).board(surface)
    return pygame.surfarray.array3d(surface.subsurface(at.rect)).swapaxes(0, 1).astype("f4")


def table(square: int) -> Ground:
    """The mat and the walnut that it lies on."""
    felt = mat(square)
    flat = cloth(felt, felt.shape[1] / (SQUARE * WIDE), 0, 0)
    planks = walnut.board(460, 900, 0.62, 2.0, np.random.default_rng(6))
    wood = cloth(planks, 3, SQUARE * (ROWS - 5), 60)

    def at(x: Array, y: Array) -> Array:
        beyond = np.maximum(np.maximum(x - SQUARE * WIDE, y), -y - SQUARE * HIGH)[:, None]
        edge = 1 - 0.4 * np.exp(-np.clip(beyond, 0, None) / 2)
        mixed: Array = np.where(beyond > 0, wood(x, y) * edge, flat(x, y))
        return mixed

    return at


def scene(camera: Camera, square: int = 150) -> Scene:
    """The captain with the ball, and all around him."""
    ball = Thing(sphere, ball_leather, spot(*BALL_AT, BALL), BALL + 0.4, gloss=0.7)
    things = (*figurines(camera), ball)
    focus = spot(3.6, 10.4)
    return Scene(things, table(square), camera, 0.02, key=2.1, fill=0.74, focus=focus)


CARD = Camera(spot(10.6, 7.0, 150), spot(3.7, 10.75, 14), 0.285)
WIDE_CARD = Camera(spot(10.8, 7.4, 124), spot(3.6, 10.9, 16), 0.42)


def bake() -> None:
    save(to_surface(still_life(scene(CARD), 627, 564)), "card-figurine-football.jpg")
    save(to_surface(still_life(scene(WIDE_CARD), 1000, 500)), "wide-figurine-football.jpg")


if __name__ == "__main__":
    bake()
