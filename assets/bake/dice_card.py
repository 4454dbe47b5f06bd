"""The start card of dice football: a six has been rolled, the goal is four squares away.

Run `python -m assets.bake.dice_card` to bake card-dice-football.jpg and wide-dice-football.jpg.
"""

import numpy as np

from assets.bake import wood as walnut
from assets.bake.chess_card import BALL, BAR, POST, ball_leather, goal_frame, net, sphere, white
from assets.bake.dice_board import HIGH, MARGIN_X, MARGIN_Y, WIDE, board
from assets.bake.dice_die import PIPS, pose, skin, spots
from assets.bake.dice_die import distance as cube
from assets.bake.dice_men import BODIES, CAP, CAPS, HEAD, plain, scaled, turned_wood
from assets.bake.light import Array, save, to_surface
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
    rotation,
    still_life,
)
from assets.bake.solid import Profile, smooth
from engines.core.contract import Seat

SQUARE = 30.0  # mm
UNIT = SQUARE * 1.26 / 46  # mm of a unit of the men's profiles
GRID = 0.12  # mm between the places at which a profile's distances are kept
REACH = 20.0  # mm around a profile that its distances are kept for
DIE = 8.0  # mm, half an edge
CENTRE = 14.0  # mm, the height of a man's middle

MEN: tuple[tuple[Seat, bool, float, float], ...] = (
    (Seat.HOME, False, 5.0, 14.0),
    (Seat.HOME, False, 3.0, 15.0),
    (Seat.HOME, False, 7.0, 16.0),
    (Seat.HOME, False, 1.0, 13.0),
    (Seat.AWAY, False, 4.0, 15.98),
    (Seat.AWAY, False, 6.02, 15.0),
    (Seat.AWAY, False, 2.0, 16.0),
    (Seat.AWAY, False, 8.0, 14.0),
    (Seat.AWAY, True, 5.0, 17.0),
)
BALL_AT = 5.34, 14.36
DIE_AT, DIE_TURN = (6.72, 13.3), 62.0  # where it lies, and degrees


def spot(column: float, row: float, high: float = 0) -> Spot:
    """The middle of a square of the board in mm from the board's upper left corner."""
    return SQUARE * (MARGIN_X + row + 0.5), -SQUARE * (MARGIN_Y + column + 0.5), high


# ------------------------------------------------------------ men


def lathe(profile: Profile) -> Field:
    """Distance from what is turned to a profile in mm, whose foot is the origin."""
    points = smooth(profile)
    rim = np.concatenate([[(0.0, points[0, 1])], points, [(0.0, points[-1, 1])]])
    count = round(REACH / GRID), round((float(points[:, 1].max()) + REACH) / GRID)
    low = float(points[:, 1].min()) - REACH / 2
    r, z = np.meshgrid(np.arange(count[0]) * GRID, low + np.arange(count[1]) * GRID, indexing="ij")
    kept = _signed(rim, np.stack([r.ravel(), z.ravel()], 1)).reshape(count).astype("f4")

    def distance(p: Array) -> Array:
        u = np.clip(np.hypot(p[:, 0], p[:, 1]) / GRID, 0, count[0] - 1.01)
        v = np.clip((p[:, 2] - low) / GRID, 0, count[1] - 1.01)
        i, j = u.astype(int), v.astype(int)
        fu, fv = u - i, v - j
        near = kept[i, j] * (1 - fv) + kept[i, j + 1] * fv
        far = kept[i + 1, j] * (1 - fv) + kept[i + 1, j + 1] * fv
        gap: Array = near * (1 - fu) + far * fu
        return gap

    return distance


def _signed(rim: Array, places: Array) -> Array:
    """Distances from a closed outline, below 0 within it."""
    best, inside = np.full(len(places), 1e9), np.zeros(len(places), bool)
    for a, b in zip(rim, np.roll(rim, -1, 0), strict=True):
        way, out = b - a, places - a
        if not way.any():
            continue
        if a[0] or b[0]:  # the axis is no outside
            part = np.clip(out @ way / (way @ way), 0, 1)
            best = np.minimum(best, ((out - part[:, None] * way) ** 2).sum(1))
        over = (a[1] > places[:, 1]) != (b[1] > places[:, 1])
        if a[1] != b[1]:
            left = places[:, 0] < a[0] + (places[:, 1] - a[1]) * way[0] / way[1]
            inside ^= over & left
    signed: Array = np.where(inside, -1, 1) * np.sqrt(best)
    return signed


def body(side: Seat) -> Field:
    """A man without his cap."""
    turned = lathe(scaled(BODIES[side], UNIT))
    if side is Seat.AWAY:
        return turned
    high, radius = HEAD[0] * UNIT, HEAD[1] * UNIT
    return joined([turned, lambda p: np.sqrt((p - (0, 0, high)) ** 2 @ np.ones(3)) - radius])


def grain(side: Seat) -> Paint:
    wood = turned_wood(side, UNIT)
    return lambda p: linear(wood(np.hypot(p[:, 0], p[:, 1]), p[:, 2])).astype("f4")


def men() -> list[Thing]:
    """All men on their squares; what they are made of is worked out once for each side."""
    forms = {side: body(side) for side in (Seat.HOME, Seat.AWAY)}
    paints = {side: grain(side) for side in forms}
    cap = lathe(scaled(CAPS[Seat.AWAY], UNIT))
    yellow = plain(CAP)
    things = []
    for side, keeper, column, row in MEN:
        gloss = 0.4 if side is Seat.HOME else 0.6
        at = spot(column, row)
        things.append(Thing(forms[side], paints[side], at, 29, gloss=gloss, tall=27))
        if keeper:
            paint: Paint = lambda p: linear(yellow(p[:, 0], p[:, 2])).astype("f4")  # noqa: E731
            things.append(Thing(cap, paint, at, 31, gloss=0.4, tall=29))
    return things


# ------------------------------------------------------------ die


def die_form(p: Array) -> Array:
    """A rounded cube with hollow pips, its middle the origin."""
    q = p / DIE
    gap = cube(q)
    near = np.flatnonzero(gap < 0.4)
    hollow = np.full(len(p), -1e3, "f4")
    for axis, positive, face in PIPS:
        i, j = (k for k in range(3) if k != axis)
        radius = 0.30 if face == 1 else 0.24
        for a, b in spots(face):
            c = np.zeros(3)
            c[axis], c[i], c[j] = (1.13 if positive else -1.13), a, b
            hollow[near] = np.maximum(hollow[near], radius - np.linalg.norm(q[near] - c, axis=1))
    cut: Array = np.maximum(gap, hollow) * DIE
    return cut


def bone(p: Array) -> Array:
    return linear(skin(p / DIE)[1]).astype("f4")


# ------------------------------------------------------------ the still life


def table(square: float) -> Ground:
    """The board, baked `square` pixels a square, and the walnut that it lies on."""
    flat = cloth(board(square), square / SQUARE, 0, 0)
    planks = walnut.board(460, 900, 0.62, 2.0, np.random.default_rng(6))
    wood = cloth(planks, 3, SQUARE * (WIDE - 6), 60)

    def at(x: Array, y: Array) -> Array:
        beyond = np.maximum(np.maximum(x - SQUARE * WIDE, y), -y - SQUARE * HIGH)[:, None]
        edge = 1 - 0.45 * np.exp(-np.clip(beyond, 0, None) / 3)
        mixed: Array = np.where(beyond > 0, wood(x, y) * edge, flat(x, y))
        return mixed

    return at


def scene(square: float = 150, camera: Camera | None = None) -> Scene:
    """The man with the ball, the die before him, the keeper in his goal."""
    half = 2 * SQUARE
    goal = spot(4.5, 17.5)
    turn = rotation(z=DIE_TURN) @ pose(6)
    things = [
        *men(),
        Thing(sphere, ball_leather, spot(*BALL_AT, BALL), BALL + 0.4, gloss=0.7),
        Thing(die_form, bone, spot(*DIE_AT, DIE), 1.75 * DIE, turn, gloss=0.6),
        Thing(goal_frame(half), white, goal, 72, gloss=0.6, tall=BAR + POST),
        Thing(net(half), white, goal, 72, gloss=0.1, tall=BAR + POST),
    ]
    return Scene(
        tuple(things),
        table(square),
        camera or CARD,
        0.05,
        key=1.95,
        fill=0.72,
        focus=spot(5.6, 14.1),
    )


CARD = Camera(spot(10.6, 10.6, 150), spot(5.3, 14.75), 0.28)
WIDE_CARD = Camera(spot(10.8, 10.4, 118), spot(5.35, 14.6), 0.42)


def bake() -> None:
    save(to_surface(still_life(scene(), 627, 564)), "card-dice-football.jpg")
    save(to_surface(still_life(scene(camera=WIDE_CARD), 1000, 500)), "wide-dice-football.jpg")


if __name__ == "__main__":
    bake()
