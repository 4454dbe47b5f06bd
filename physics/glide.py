"""One disc on the table: where it is, whither it glides, and the closed form of its way.

A disc glides on a straight line and loses the same speed in every second, so its whole way to the
next contact is known from the moment of the last one. Only what IEEE 754 rounds exactly is used (a
square root, no hypotenuse), so that every Python gives the same bits.
"""

from math import sqrt

MARGIN = 1e-3
"""mm by which the bounds of a way are wider than it: far more than rounding, or sinking, needs."""


class Puck:
    """A disc while the table plays.

    ``x, y`` is where it was at ``since``, its last change; from there it glides in the direction
    ``dx, dy`` with the speed ``s``. ``px, py, vx, vy`` are its place and velocity at the moment
    ``seen``, for which they were worked out last. ``solo`` is the time of the first thing that
    happens to it if no other moving disc meets it, and ``west, east, south, north`` bound all that
    it covers until then. ``version`` counts its changes: what was foreseen for an older version no
    longer holds.
    """

    __slots__ = (
        "dx",
        "dy",
        "east",
        "index",
        "keys",
        "mass",
        "moving",
        "north",
        "px",
        "py",
        "radius",
        "s",
        "seen",
        "since",
        "solo",
        "south",
        "stop",
        "version",
        "vx",
        "vy",
        "west",
        "x",
        "y",
    )

    def __init__(self, index: int, place: tuple[float, float], radius: float, mass: float) -> None:
        self.index, self.radius, self.mass = index, radius, mass
        self.x, self.y = self.px, self.py = place
        self.dx = self.dy = self.s = self.vx = self.vy = 0.0
        self.seen = self.since = self.solo = self.stop = 0.0
        self.west = self.east = self.south = self.north = 0.0
        self.moving = False
        self.version = 0
        self.keys: list[tuple[float, float, float, float, float, float]] = []

    def see(self, now: float, friction: float) -> None:
        """Work out place and velocity at the moment `now` of a disc that glides."""
        if self.seen != now:
            self.seen = now
            past = now - self.since
            way = (self.s - friction / 2 * past) * past
            left = max(self.s - friction * past, 0.0)
            self.px, self.py = self.x + self.dx * way, self.y + self.dy * way
            self.vx, self.vy = self.dx * left, self.dy * left

    def turn(self, now: float, friction: float) -> None:
        """Glide on from here with the velocity as it is now: a new key moment."""
        self.x, self.y, self.since, self.seen = self.px, self.py, now, now
        self.s = sqrt(self.vx * self.vx + self.vy * self.vy)
        self.moving = self.s > 0
        if self.moving:
            self.dx, self.dy = self.vx / self.s, self.vy / self.s
        self.stop = now + self.s / friction
        self.version += 1
        self.mark()

    def halt(self, friction: float) -> None:
        """Come to rest where friction ends the way."""
        way = self.s * self.s / (2 * friction)
        self.px, self.py = self.x + self.dx * way, self.y + self.dy * way
        self.vx = self.vy = 0.0
        self.turn(self.stop, friction)

    def bound(self, way: float) -> None:
        """Bound what it covers on the next part of its way, from where it was seen last."""
        x, y, room = self.px, self.py, self.radius + MARGIN
        ex, ey = x + self.dx * way, y + self.dy * way
        self.west, self.east = (x - room, ex + room) if ex > x else (ex - room, x + room)
        self.south, self.north = (y - room, ey + room) if ey > y else (ey - room, y + room)

    def way_left(self, friction: float) -> float:
        """How far it glides from where it was seen last."""
        return (self.vx * self.vx + self.vy * self.vy) / (2 * friction)

    def time_for(self, way: float, friction: float) -> float:
        """How long it takes for a part of that, from where it was seen last."""
        square = self.vx * self.vx + self.vy * self.vy
        left = max(square - 2 * friction * way, 0.0)
        return 2 * way / (sqrt(square) + sqrt(left))

    def distance(self, other: "Puck") -> float:
        """From centre to centre, as seen last."""
        ex, ey = other.px - self.px, other.py - self.py
        return sqrt(ex * ex + ey * ey)

    def mark(self) -> None:
        """Keep this key moment; of several at one moment the last one counts."""
        if self.keys and self.keys[-1][0] == self.since:
            self.keys.pop()
        self.keys.append((self.since, self.x, self.y, self.dx, self.dy, self.s))
