"""The men of dice football, turned from wood, with their shadows, and the beads of points owed.

Home is boxwood: a round head over a flared foot with a red ring.  Away is ebony: a waisted bobbin
with a brass rim.  A keeper wears a yellow cap.  In each picture a square of the board is SQUARE
pixels wide, and the man stands on FOOT; in the picture of a shadow a square is SHADE_SQUARE wide
and he stands on SHADE_FOOT.
Run `python -m assets.bake.dice_men` to bake dice-home.png, dice-home-keeper.png and so on.
"""

import numpy as np

from assets.bake.light import Array, rgb, save
from assets.bake.solid import Paint, Profile, Solid
from engines.core.contract import Seat

SQUARE = 128
SIZE, FOOT = (152, 208), (76.0, 150.0)
SHADE_SQUARE = 64
SHADE_SIZE, SHADE_FOOT = (132, 100), (42.0, 50.0)
BEAD = 96  # pixels of a bead's picture
UNIT = 1.26 * SQUARE / 46  # pixels of a unit of the profiles
NAMES = {Seat.HOME: "home", Seat.AWAY: "away"}

BASE: Profile = ((12, 0), (13.6, 1.4), (13.4, 3.2), (11.6, 4.4), (11.6, 4.4))
BODIES: dict[Seat, Profile] = {
    Seat.HOME: (
        *BASE,
        *((11, 5.4), (11, 7.2), (11, 7.2), (8, 8.4), (6, 12), (5.4, 15), (5.4, 15)),
        *((7.8, 15.8), (7.8, 17.4), (5, 18.2)),
    ),
    Seat.AWAY: (
        *BASE,
        *((9.6, 6), (7.4, 11), (7, 14), (8.4, 19), (10, 22), (10, 22), (10, 25), (9, 26)),
        *((9, 26), (6.4, 26), (6, 25.2), (5.4, 25.2), (5, 26), (0, 26.4)),
    ),
}
HEAD = (23.0, 7.2)  # home's: how high its middle, and its radius
CAPS: dict[Seat, Profile] = {
    Seat.HOME: (
        *((8.8, 24), (9.6, 25), (8.8, 26), (7.4, 26), (7.4, 26)),
        *((7.2, 28.5), (5, 31), (0, 32)),
    ),
    Seat.AWAY: (
        *((11, 25.5), (11.6, 26.5), (10.8, 27.6), (8.4, 27.6), (8.4, 27.6)),
        *((8.2, 30), (6, 32.4), (0, 33.2)),
    ),
}
WOODS = {Seat.HOME: ("#f5e3bd", "#dcb981"), Seat.AWAY: ("#3c3339", "#231d24")}
BRASS, CAP = "#dcb058", "#e9b13a"
BANDS: dict[Seat, tuple[tuple[float, float, str], ...]] = {
    Seat.HOME: ((4.3, 7.3, "#b23c24"),),
    Seat.AWAY: ((12.4, 14.8, BRASS), (22.3, 24.6, BRASS)),
}
INLAY = (25.7, 6.3, 8.6)  # of away's top: from this height on, between these radii


def scaled(profile: Profile, unit: float = UNIT) -> Profile:
    return [(r * unit, z * unit) for r, z in profile]


def turned_wood(side: Seat, unit: float = UNIT) -> Paint:
    """Year rings, painted bands and, on away's top, a ring of brass."""
    light, dark = (rgb(colour) for colour in WOODS[side])

    def paint(far: Array, height: Array) -> Array:
        r, z = far / unit, height / unit
        ring = np.sin(r * 2.1 + z * 0.55) * 0.5 + 0.5
        colour = light + (dark - light) * (ring * 0.55)[..., None]
        for low, high, band in BANDS[side]:
            colour = np.where(((z >= low) & (z < high))[..., None], rgb(band), colour)
        if side is Seat.AWAY:
            high, inner, outer = INLAY
            inlaid = (z > high) & (r > inner) & (r < outer)
            colour = np.where(inlaid[..., None], rgb(BRASS), colour)
        return np.asarray(colour, "f4")

    return paint


def plain(colour: str) -> Paint:
    return lambda far, _height: np.asarray(np.broadcast_to(rgb(colour), (*far.shape, 3)), "f4")


def man(side: Seat, *, keeper: bool) -> Solid:
    """A man on his foot, lit by nobody yet."""
    solid = Solid(SIZE, FOOT)
    solid.turned(scaled(BODIES[side]), turned_wood(side), 0.35 if side is Seat.HOME else 0.5)
    if side is Seat.HOME:
        solid.sphere(HEAD[0] * UNIT, HEAD[1] * UNIT, turned_wood(side), 0.45)
    if keeper:
        solid.turned(scaled(CAPS[side]), plain(CAP), 0.3)
    return solid


def shadow(side: Seat) -> Solid:
    """The same, at the size of its shadow's picture."""
    solid = Solid((2, 2), (1, 1))
    part = UNIT * SHADE_SQUARE / SQUARE
    solid.turned(scaled(BODIES[side], part), plain("#000000"), 0)
    if side is Seat.HOME:
        solid.sphere(HEAD[0] * part, HEAD[1] * part, plain("#000000"), 0)
    return solid


def bead() -> Solid:
    """A ball of brass that fills its picture but for a seam."""
    solid = Solid((BEAD, BEAD), (BEAD / 2, BEAD / 2))
    solid.sphere(0, BEAD / 2 - 3, plain("#d9a441"), 0.9)
    return solid


def bake() -> None:
    for side, name in NAMES.items():
        save(man(side, keeper=False).picture().surface(), f"dice-{name}.png")
        save(man(side, keeper=True).picture().surface(), f"dice-{name}-keeper.png")
        shade = shadow(side).shadow(SHADE_SIZE, SHADE_FOOT, 3)
        save(shade.surface(), f"dice-{name}-shadow.png")
    save(bead().picture(0.1).surface(), "dice-bead.png")


if __name__ == "__main__":
    bake()
