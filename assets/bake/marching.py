"""Small still lifes: distance fields, marched to the first hit, under a warm lamp and a pale sky.

Lengths are millimetres; x runs right, y away from the viewer, z up; z = 0 is the table. Points are
arrays of shape (n, 3).
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from assets.bake.light import LIGHT, Array, plane, rgb, shrink, smoothstep, soften

Field = Callable[[Array], Array]  # points to their distance from the surface
Paint = Callable[[Array], Array]  # points of the surface to their linear colour
Ground = Callable[[Array, Array], Array]  # x and y on the table to linear colours
Spot = tuple[float, float, float]

SUN: Array = np.array([LIGHT[0], -LIGHT[1], LIGHT[2]], "f4")
_WARM: Array = np.array([1.0, 0.93, 0.82], "f4")
_BOUNCE: Array = np.array([0.16, 0.11, 0.07], "f4")


def linear(colour: Array) -> Array:
    light: Array = (np.clip(colour, 0, 255) / 255) ** 2.2
    return light


def paint(colour: str) -> Array:
    return linear(rgb(colour))


_SKY = paint("#fff4e2")


def rod(start: Spot, end: Spot, first: float, last: float) -> Field:
    """A round cone between two spots with a radius at each."""
    a, way = np.array(start, "f4"), np.array(end, "f4") - np.array(start, "f4")

    def distance(p: Array) -> Array:
        t = np.clip(((p - a) @ way) / (way @ way), 0, 1)
        gap: Array = _length(p - a - t[:, None] * way) - (first + (last - first) * t)
        return gap

    return distance


def joined(parts: Sequence[Field]) -> Field:
    """All of the parts as one form."""

    def distance(p: Array) -> Array:
        gap: Array = np.minimum.reduce([part(p) for part in parts])
        return gap

    return distance


def rotation(y: float = 0, z: float = 0) -> Array:
    """Turned about y, then about z; degrees."""
    cy, sy = math.cos(math.radians(y)), math.sin(math.radians(y))
    cz, sz = math.cos(math.radians(z)), math.sin(math.radians(z))
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    turn: Array = (about_z @ about_y).astype("f4")
    return turn


@dataclass(frozen=True)
class Thing:
    """Something on the table: form and paint in its own axes, where it is, how far it reaches."""

    form: Field
    paint: Paint
    at: Spot
    reach: float
    turn: Array = field(default_factory=lambda: np.eye(3, dtype="f4"))
    gloss: float = 0.35
    tall: float = math.inf  # how far it rises over `at`, if that is less than its reach

    def local(self, p: Array) -> Array:
        own: Array = (p - np.array(self.at, "f4")) @ self.turn
        return own

    def normals(self, p: Array) -> Array:
        """The surface's directions at points in the thing's own axes."""
        steps = np.eye(3, dtype="f4") * 0.04
        rise = np.stack([self.form(p + s) - self.form(p - s) for s in steps], 1)
        return _unit(rise) @ self.turn.T


@dataclass(frozen=True)
class Camera:
    """Where it stands, what it looks at, half the picture's width over its distance."""

    eye: Spot
    target: Spot
    lens: float

    def axes(self) -> tuple[Array, Array, Array]:
        """Unit vectors ahead, right and up."""
        ahead = np.array(self.target, "f8") - np.array(self.eye, "f8")
        ahead /= np.linalg.norm(ahead)
        right = np.cross(ahead, [0.0, 0.0, 1.0])
        right /= np.linalg.norm(right)
        return ahead, right, np.cross(right, ahead)

    def rays(self, w: int, h: int) -> Array:
        """A unit vector a pixel, row by row from the upper left."""
        ahead, right, up = self.axes()
        v, u = plane(1 - (np.arange(h) + 0.5) / h * 2, (np.arange(w) + 0.5) / w * 2 - 1)
        fan = u.reshape(-1, 1) * right + v.reshape(-1, 1) * (h / w) * up
        return _unit((ahead + self.lens * fan).astype("f4"))


@dataclass(frozen=True)
class Scene:
    """What lies on the table, the table itself, and how it is lit and looked at."""

    things: Sequence[Thing]
    ground: Ground
    camera: Camera
    ground_gloss: float = 0.0
    key: float = 1.72  # the lamp
    fill: float = 0.6  # the sky
    focus: Spot | None = None
    blur: float = 2.0  # of what is out of focus, in points of the finished card

    def nearest(self, p: Array) -> tuple[Array, Array]:
        """Distance to the nearest surface and the number of its thing."""
        best, number = np.full(len(p), 1e6, "f4"), np.full(len(p), -1)
        for k, thing in enumerate(self.things):
            far = _length(p - np.array(thing.at, "f4")) - thing.reach
            gap = np.maximum(far, 0.5).astype("f4")
            near = np.flatnonzero(far < np.minimum(best, thing.reach * 0.6 + 2))
            gap[near] = thing.form(thing.local(p[near]))
            number[gap < best] = k
            best = np.minimum(best, gap)
        return best, number

    @property
    def top(self) -> float:
        return max(t.at[2] + min(t.reach, t.tall) for t in self.things)


def _length(p: Array) -> Array:
    size: Array = np.sqrt((p**2).sum(1))
    return size


def _unit(p: Array) -> Array:
    unit: Array = p / (_length(p)[:, None] + 1e-9)
    return unit


def march(scene: Scene, rays: Array) -> tuple[Array, Array]:
    """How far each ray goes, and which thing it hits (-1: the table)."""
    eye = np.array(scene.camera.eye, "f4")
    floor = -eye[2] / rays[:, 2]
    gone = (scene.top - eye[2]) / rays[:, 2]
    hit = np.full(len(rays), -1)
    live = np.arange(len(rays))
    for _ in range(110):
        if not len(live):
            break
        gap, number = scene.nearest(eye + rays[live] * gone[live, None])
        gone[live] += gap * 0.92
        touched = gap < 0.03
        hit[live[touched]] = number[touched]
        live = live[~touched & (gone[live] < floor[live])]
    return np.where(hit >= 0, gone, floor), hit


def sunlight(scene: Scene, start: Array, normals: Array) -> Array:
    """Which part of the lamp each point sees, 0-1."""
    light = np.ones(len(start), "f4")
    gone = np.full(len(start), 0.3, "f4")
    live = np.flatnonzero((normals @ SUN) > 0)
    for _ in range(40):
        if not len(live):
            break
        p = start[live] + SUN * gone[live, None]
        gap, _ = scene.nearest(p)
        light[live] = np.minimum(light[live], np.clip(9 * gap / gone[live], 0, 1))
        gone[live] += np.clip(gap, 0.35, 9)
        live = live[(light[live] > 0.004) & (p[:, 2] < scene.top)]
    return smoothstep(0, 1, light)


def openness(scene: Scene, start: Array, normals: Array) -> Array:
    """Which part of the sky each point sees, 0-1."""
    shade = np.zeros(len(start), "f4")
    for reach, weight in ((1.2, 0.42), (3.0, 0.30), (6.5, 0.20), (12.0, 0.14)):
        gap, _ = scene.nearest(start + normals * reach)
        gap = np.minimum(gap, start[:, 2] + normals[:, 2] * reach + 0.15)
        shade += np.clip(reach - gap, 0, None) / reach * weight
    seen: Array = np.clip(1 - shade, 0, 1)
    return seen


@dataclass(frozen=True)
class _Hits:
    """What the rays met: points, normals, colours, gloss."""

    points: Array
    normals: Array
    albedo: Array
    gloss: Array


def _surfaces(scene: Scene, points: Array, hit: Array) -> _Hits:
    normals = np.zeros_like(points)
    normals[:, 2] = 1
    albedo = scene.ground(points[:, 0], points[:, 1]).astype("f4")
    gloss = np.full(len(points), scene.ground_gloss, "f4")
    for k, thing in enumerate(scene.things):
        on = np.flatnonzero(hit == k)
        own = thing.local(points[on])
        normals[on], albedo[on], gloss[on] = thing.normals(own), thing.paint(own), thing.gloss
    return _Hits(points, normals, albedo, gloss)


def _shine(scene: Scene, rays: Array, hits: _Hits) -> Array:
    """Linear light that reaches the eye along each ray."""
    n = hits.normals
    start = hits.points + n * 0.12
    light, sky = sunlight(scene, start, n), openness(scene, start, n)
    mirror = np.clip((n * _unit(SUN - rays)).sum(1), 0, 1)
    edge = np.clip(1 + (n * rays).sum(1), 0, 1) ** 4
    lamp = 0.62 * scene.key * np.clip(n @ SUN, 0, 1) * light
    dome = scene.fill * sky * (0.55 + 0.45 * n[:, 2])
    bounce = np.clip(0.35 - 0.5 * n[:, 2], 0, 1) * sky
    out = lamp[:, None] * _WARM + dome[:, None] * _SKY + bounce[:, None] * _BOUNCE
    gleam = light * (0.55 * mirror**60 + 0.07 * mirror**16) + 0.20 * edge * sky
    seen: Array = hits.albedo * out + (hits.gloss * gleam)[:, None] * _WARM
    return seen


def still_life(scene: Scene, w: int, h: int, fine: int = 2) -> Array:
    """The picture, h x w pixels, from fine x fine rays a pixel."""
    rays = scene.camera.rays(w * fine, h * fine)
    gone, hit = march(scene, rays)
    points = (np.array(scene.camera.eye, "f4") + rays * gone[:, None]).astype("f4")
    out = np.clip(_shine(scene, rays, _surfaces(scene, points, hit)), 0, None)
    picture = ((out / (1 + 0.16 * out)) ** (1 / 2.2) * 255).reshape(h * fine, w * fine, 3)
    if scene.focus is not None:
        picture = _shallow(scene, picture, points, w * fine / 211)
    y, x = plane(np.linspace(-0.9, 1.1, h * fine), np.linspace(-0.9, 1.1, w * fine))
    picture *= (1.03 - 0.20 * smoothstep(0.55, 1.25, np.hypot(x, y)))[..., None]
    return shrink(picture, fine)


def _shallow(scene: Scene, picture: Array, points: Array, density: float) -> Array:
    """Blur what is nearer or farther than the focus; `density` is samples a point of a card."""
    ahead, _, _ = scene.camera.axes()
    away = np.abs((points - np.array(scene.focus, "f4")) @ ahead).reshape(picture.shape[:2]) / 90
    much = smoothstep(0.35, 1.25, soften(away, 1.3 * density))[..., None]
    soft = np.stack([soften(picture[..., c], scene.blur * density / 2.2) for c in range(3)], 2)
    mixed: Array = picture * (1 - much) + soft * much
    return mixed


def cloth(colour: Array, density: float, left: float, top: float) -> Ground:
    """A flat picture as the table, `density` pixels a millimetre, its corner at (left, top)."""
    light = linear(colour).astype("f4")
    h, w = light.shape[:2]

    def at(x: Array, y: Array) -> Array:
        u = np.clip((x - left) * density - 0.5, 0, w - 1.001)
        v = np.clip((top - y) * density - 0.5, 0, h - 1.001)
        i, j = u.astype(int), v.astype(int)
        fu, fv = (u - i)[:, None], (v - j)[:, None]
        upper = light[j, i] * (1 - fu) + light[j, i + 1] * fu
        lower = light[j + 1, i] * (1 - fu) + light[j + 1, i + 1] * fu
        mixed: Array = upper * (1 - fv) + lower * fv
        return mixed

    return at
