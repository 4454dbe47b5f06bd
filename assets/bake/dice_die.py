"""The die of dice football: a rounded cube of bone with hollow pips, lying and tumbling.

`dice-die.png` shows the six faces up, 1 to 6 from the left, at rest.  `dice-tumble.png` has a row
for each face that comes up in the end, and in it the moments of a throw, the last one at the left:
a die that rolls in from the left and turns as it comes.  Every die stands on the middle of its
part of the picture, FOOT of its height from the top.
Run `python -m assets.bake.dice_die` to bake both.
"""

import math

import numpy as np

from assets.bake.light import Array, Layer, rgb, save, shrink
from assets.bake.solid import FINE, GLOW, LIGHT, SKY

TILT = 58.0
HALF, TUMBLING = 56.0, 30.0  # pixels, half an edge
WIDE, HIGH, FOOT = 3.7, 4.0, 0.66  # of half an edge, a die's part of the picture; of its height
ROUND = 0.24  # of half an edge
YAW, SPIN = 27.0, 0.42  # degrees in the end, and turned so much with each degree of rolling
ROLLED = (8, 26, 50, 80, 114, 152, 194, 240, 290, 344)
"""Degrees that are still to be rolled, moment by moment from the last one."""
REST = {5: (0, 0), 2: (180, 0), 6: (90, 0), 1: (-90, 0), 3: (0, -90), 4: (0, 90)}
"""About x and y: how a die is turned so that a face comes up."""
BONE, PIP, ACE = "#fbf3e0", "#3a2119", "#a8321f"
SIDES = (3, 4, 6, 1, 5, 2)  # on +x -x +y -y +z -z
PIPS = tuple((number // 2, number % 2 == 0, face) for number, face in enumerate(SIDES))
"""Axis, whether it is the upper side on it, and the face that it has."""


def turn(axis: int, degrees: float) -> Array:
    """The matrix of a turn about x, y or z."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    i, j = ((1, 2), (2, 0), (0, 1))[axis]
    m = np.eye(3, dtype="f4")
    m[i, i] = m[j, j] = c
    m[i, j], m[j, i] = -s, s
    return m


def pose(face: int, rolled: float = 0.0) -> Array:
    """How a die lies with `face` to come up and so many degrees to be rolled."""
    about_x, about_y = REST[face]
    upright = turn(0, about_x) @ turn(1, about_y)
    return np.asarray(turn(2, YAW + SPIN * rolled) @ turn(1, -rolled) @ upright, "f4")


def spots(face: int) -> list[tuple[float, float]]:
    """The middles of a face's pips, in halves of an edge."""
    k = 0.48
    corners = [(-k, -k), (k, k), (-k, k), (k, -k)]
    found = corners[: face - face % 2] if face < 6 else [*corners, (-k, 0.0), (k, 0.0)]
    return [*found, (0.0, 0.0)] if face % 2 else found


def _met(start: Array, sight: Array) -> tuple[Array, Array]:
    """Where rays meet a die of half an edge 1, and which of them do."""
    gone = np.zeros(len(start), "f4")
    for _ in range(34):
        gone += distance(start + gone[:, None] * sight)
    p = start + gone[:, None] * sight
    return p, (np.abs(distance(p)) < 0.02) & (gone < 8)


def distance(p: Array) -> Array:
    """How far points are from a rounded cube of half an edge 1."""
    q = np.abs(p) - (1 - ROUND)
    outside = np.sqrt((np.maximum(q, 0) ** 2).sum(1))
    gap: Array = outside + np.minimum(q.max(1), 0) - ROUND
    return gap


def skin(p: Array) -> tuple[Array, Array]:
    """Normals and colours of points of a die; a pip is hollowed by bending the normals."""
    q = np.maximum(np.abs(p) - (1 - ROUND), 0)
    normal = np.sign(p) * q
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-6
    colour = np.broadcast_to(rgb(BONE), p.shape).copy()
    side = np.abs(p).argmax(1)
    for axis, positive, face in PIPS:
        i, j = (k for k in range(3) if k != axis)
        on = (side == axis) & ((p[:, axis] > 0) == positive)
        radius = 0.25 if face == 1 else 0.185
        for a, b in spots(face):
            da, db = p[:, i] - a, p[:, j] - b
            hole = on & (np.hypot(da, db) < radius)
            colour[hole] = rgb(ACE if face == 1 else PIP)
            normal[hole, i] -= 0.75 * da[hole] / radius
            normal[hole, j] -= 0.75 * db[hole] / radius
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-6
    return normal, colour


def size_of(half: float) -> tuple[int, int]:
    """The pixels of a die's part of the picture, width and height."""
    return round(WIDE * half), round(HIGH * half)


def die(half: float, turned: Array) -> tuple[Array, Array]:
    """A die of so many pixels on the table: its colours times alpha, and alpha."""
    wide, high = size_of(half)
    sin, cos = math.sin(math.radians(TILT)), math.cos(math.radians(TILT))
    y, x = np.mgrid[0 : high * FINE, 0 : wide * FINE].astype("f4")
    u = ((x + 0.5) / FINE - wide / 2) / half
    v = ((y + 0.5) / FINE - FOOT * high) / half
    right, up, view = np.array([[1, 0, 0], [0, sin, cos], [0, -cos, sin]], "f4")
    lift = np.abs(turned[2]).sum() * (1 - ROUND) + ROUND  # it touches the table with a corner
    rays = u[..., None] * right - v[..., None] * up + view * 4 - np.array([0, 0, lift], "f4")
    p, hit = _met(rays.reshape(-1, 3) @ turned, -view @ turned)
    normal, colour = skin(p)
    lit = _lit(normal @ turned.T, colour, (p @ turned.T)[:, 2] + lift)
    alpha = hit.astype("f4").reshape(u.shape)
    shown = np.clip(lit, 0, 255).reshape(*u.shape, 3) * alpha[..., None]
    return shrink(shown, FINE), shrink(alpha, FINE)


def _lit(n: Array, colour: Array, height: Array) -> Array:
    view = np.array([0, -math.cos(math.radians(TILT)), math.sin(math.radians(TILT))], "f4")
    half = (LIGHT + view) / np.linalg.norm(LIGHT + view)
    face, up = np.clip(n @ view, 0, 1), n[:, 2] * 0.5 + 0.5
    diffuse = np.clip(n @ LIGHT * 0.8 + 0.2, 0, 1)
    flat = 0.34 + 0.48 * (LIGHT[2] * 0.8 + 0.2) + 0.34 * view[2]
    near = 1 - 0.25 * np.exp(-np.maximum(height, 0) / 0.3) * (1 - up * 0.4)
    lamp = (0.2 + 0.14 * up + 0.48 * diffuse + 0.34 * face) / flat * near
    shine = np.clip(n @ half, 0, 1) ** 42 * 0.42
    rim = (1 - face) ** 3 * 0.042
    lit: Array = colour * lamp[:, None] * SKY + shine[:, None] * 255 + rim[:, None] * GLOW
    return lit


def sheet(half: float, moments: tuple[float, ...]) -> Layer:
    """A row of moments for each face; with a single moment the faces are one row."""
    wide, high = size_of(half)
    rows, columns = (6, len(moments)) if len(moments) > 1 else (1, 6)
    layer = Layer(rows * high, columns * wide)
    for face in REST:
        for number, rolled in enumerate(moments):
            row, column = (face - 1, number) if rows > 1 else (0, face - 1)
            part = slice(row * high, (row + 1) * high), slice(column * wide, (column + 1) * wide)
            layer.colour[part], layer.alpha[part] = die(half, pose(face, rolled))
    return layer


def bake() -> None:
    save(sheet(HALF, (0.0,)).surface(), "dice-die.png")
    save(sheet(TUMBLING, ROLLED).surface(), "dice-tumble.png")


if __name__ == "__main__":
    bake()
