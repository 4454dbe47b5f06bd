"""The start card of chess football: the queen has sent the ball, the king is out.

Run `python -m assets.bake.chess_card` to bake card-chess-football.jpg and wide-chess-football.jpg.
"""

import io
import math

import numpy as np
import pygame

from assets.bake import wood as walnut
from assets.bake.carrom_card import drum
from assets.bake.chess_discs import KINDS
from assets.bake.chess_pitch import HIGH, MARGIN_X, MARGIN_Y, WIDE, pitch
from assets.bake.football import leather, turned_about
from assets.bake.light import PICTURES, Array, plane, rgb, save, svg, to_surface
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
    paint,
    rod,
    rotation,
    still_life,
)
from engines.core.contract import Seat
from game.scenes.chess.discs import INK, Kind, figure_body

SQUARE = 30.0  # mm
RADIUS, DISC_HIGH = 12.6, 7.4
BALL = 6.6  # mm, its radius
FACE = 640  # pixels of a disc's upper side
FONT = PICTURES.parent / "fonts" / "NunitoSans_700Bold.ttf"
POST, CORD = 1.25, 0.26  # mm, radii
BAR, DEEP, MESH = 19.0, 25.0, 4.3  # mm: how high the goal is, how deep, between its cords

PLAYERS: tuple[tuple[Seat, Kind, int, float, float], ...] = (
    (Seat.HOME, "Q", 10, 3.02, 9.05),
    (Seat.AWAY, "K", 1, 4.0, 12.0),
    (Seat.AWAY, "N", 6, 5.02, 10.0),
    (Seat.AWAY, "B", 3, 1.96, 11.05),
    (Seat.HOME, "P", 9, 4.98, 8.0),
    (Seat.HOME, "N", 8, 1.0, 9.0),
    (Seat.AWAY, "R", 5, 0.0, 12.0),
    (Seat.HOME, "R", 4, 6.0, 9.0),
    (Seat.AWAY, "P", 7, 6.98, 10.98),
)
BALL_AT = 2.98, 11.42


def spot(column: float, row: float, high: float = 0) -> Spot:
    """The middle of a square of the board in mm from the board's upper left corner."""
    return SQUARE * (MARGIN_X + row + 0.5), -SQUARE * (MARGIN_Y + column + 0.5), high


# ------------------------------------------------------------ players


def _picture(side: Seat, kind: Kind, number: int) -> Array:
    """How much ink of figure and number lies on a face, 0-1."""
    drawn = pygame.Surface((FACE, FACE), pygame.SRCALPHA)
    part = FACE / 52
    figure = svg((round(27 * part),) * 2, figure_body(kind, INK[side]), "0 0 40 40")
    drawn.blit(figure, figure.get_rect(center=(FACE // 2, round(18.5 * part))))
    pygame.font.init()
    text = pygame.font.Font(io.BytesIO(FONT.read_bytes()), round(15 * part))
    label = text.render(str(number), True, "#ffffff")  # noqa: FBT003 - antialiased, by position
    drawn.blit(label, label.get_rect(center=(FACE // 2, round(38.5 * part))))
    return np.asarray(pygame.surfarray.array_alpha(drawn).T.astype("f4") / 255, "f4")


def face(side: Seat, kind: Kind, number: int) -> Array:
    """The upper side of a player, FACE pixels wide, unlit."""
    form, finish = KINDS["chess-home" if side is Seat.HOME else "chess-away"]
    along = ((np.arange(FACE) + 0.5) / FACE * 2 - 1).astype("f4")
    y, x = plane(along, along)
    colours = finish(form.colours(np.minimum(np.hypot(x, y), 0.999), 0.006), x, y)
    ink = _picture(side, kind, number)[..., None]
    return np.asarray(colours * (1 - ink) + rgb(INK[side]) * ink, "f4")


def lacquer(side: Seat, kind: Kind, number: int) -> Paint:
    """Face and rim of a player; the rim is of the colour where the face ends."""
    light = linear(face(side, kind, number)).astype("f4")

    def at(p: Array) -> Array:
        x, y = p[:, 0] / RADIUS, -p[:, 1] / RADIUS
        inwards = np.minimum(1, 0.965 / np.maximum(np.hypot(x, y), 1e-6))
        u = np.clip((x * inwards + 1) / 2 * FACE, 0, FACE - 1).astype(int)
        v = np.clip((y * inwards + 1) / 2 * FACE, 0, FACE - 1).astype(int)
        colour: Array = light[v, u]
        return colour

    return at


# ------------------------------------------------------------ ball and goal


def sphere(p: Array) -> Array:
    gap: Array = np.sqrt((p**2).sum(1)) - BALL
    return gap


def ball_leather(p: Array) -> Array:
    return linear(leather(p / BALL @ turned_about((0.7, 1.0)), 0.015))


def goal_frame(half: float) -> Field:
    """Posts, bar and the two struts behind; the middle of the goal line is the origin."""
    parts = [rod((0, -half, BAR), (0, half, BAR), POST, POST)]
    for y in (-half, half):
        parts.append(rod((0, y, 0), (0, y, BAR), POST, POST))
        parts.append(rod((0, y, BAR), (DEEP, y, 0.8), 0.6, 0.6))
    parts.append(rod((DEEP, -half, 0.8), (DEEP, half, 0.8), 0.6, 0.6))
    return joined(parts)


def _mesh(along: Array) -> Array:
    """Distance from the nearest of cords that lie MESH apart."""
    gap: Array = np.abs(np.mod(along + MESH / 2, MESH) - MESH / 2)
    return gap


def net(half: float) -> Field:
    """Cords from the bar down to the back, and at both sides."""
    slope = np.array([DEEP, 0.0, -BAR]) / math.hypot(DEEP, BAR)
    normal = np.array([BAR, 0.0, DEEP]) / math.hypot(DEEP, BAR)

    def distance(p: Array) -> Array:
        q = p - np.array([0, 0, BAR], "f4")
        off, down = q @ normal, q @ slope
        cords = np.hypot(off, np.minimum(_mesh(down), _mesh(p[:, 1])))
        inside = np.maximum(np.abs(p[:, 1]) - half, np.maximum(-p[:, 0], -p[:, 2]))
        back = np.maximum(cords - CORD, inside)
        flat = np.abs(np.abs(p[:, 1]) - half)
        aside = np.hypot(flat, np.minimum(_mesh(p[:, 0]), _mesh(p[:, 2]))) - CORD
        sides = np.maximum(aside, np.maximum(off, np.maximum(-p[:, 0], -p[:, 2])))
        gap: Array = np.minimum(back, sides)
        return gap

    return distance


def white(p: Array) -> Array:
    return np.asarray(np.broadcast_to(paint("#fbf7ea"), p.shape), "f4")


# ------------------------------------------------------------ the still life


def table(square: float) -> Ground:
    """The board, baked `square` pixels a square, and the walnut that it lies on."""
    flat = cloth(pitch(square), square / SQUARE, 0, 0)
    planks = walnut.board(330, 900, 0.62, 2.0, np.random.default_rng(6))
    wood = cloth(planks, 4, SQUARE * (WIDE - 4), 60)

    def at(x: Array, y: Array) -> Array:
        beyond = np.maximum(np.maximum(x - SQUARE * WIDE, y), -y - SQUARE * HIGH)[:, None]
        edge = 1 - 0.45 * np.exp(-np.clip(beyond, 0, None) / 3)
        mixed: Array = np.where(beyond > 0, wood(x, y) * edge, flat(x, y))
        return mixed

    return at


def players(camera: Camera) -> list[Thing]:
    """The discs, their figures upright as the camera sees them, each a little askew."""
    heading = math.degrees(
        math.atan2(camera.target[1] - camera.eye[1], camera.target[0] - camera.eye[0])
    )
    things = []
    for number, (side, kind, shirt, column, row) in enumerate(PLAYERS):
        turn = rotation(z=heading - 90 + 5 * math.sin(2.3 * number))
        skin = lacquer(side, kind, shirt)
        at = spot(column, row)
        things.append(Thing(drum(RADIUS, DISC_HIGH), skin, at, 15, turn, gloss=0.55))
    return things


def scene(camera: Camera, square: float = 210) -> Scene:
    """The queen, the ball on its way, the king before his goal."""
    half = SQUARE
    goal = spot(3.5, 12.5)
    things = [
        *players(camera),
        Thing(sphere, ball_leather, spot(*BALL_AT, BALL), BALL + 0.4, gloss=0.7),
        Thing(goal_frame(half), white, goal, 46, gloss=0.6, tall=BAR + POST),
        Thing(net(half), white, goal, 46, gloss=0.1, tall=BAR + POST),
    ]
    return Scene(
        tuple(things), table(square), camera, 0.02, key=2.35, fill=0.74, focus=spot(3.2, 10.6)
    )


CARD = Camera(spot(8.2, 6.9, 165), spot(3.6, 10.7), 0.28)
WIDE_CARD = Camera(spot(9.0, 6.9, 140), spot(3.55, 10.35), 0.42)


def bake() -> None:
    save(to_surface(still_life(scene(CARD), 627, 564)), "card-chess-football.jpg")
    save(to_surface(still_life(scene(WIDE_CARD), 1000, 500)), "wide-chess-football.jpg")


if __name__ == "__main__":
    bake()
