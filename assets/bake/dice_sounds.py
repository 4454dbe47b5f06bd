"""The sounds of dice football: the die thrown and landing, the ball hopping, the keeper called.

Run `python -m assets.bake.dice_sounds` to bake tumble.wav, die.wav, hop.wav and call.wav.
"""

import numpy as np

from assets.bake.carrom_sounds import burst
from assets.bake.light import Array, Chance
from assets.bake.sounds import RATE, modes, seconds, swell, write

THROW = 0.9  # seconds that a throw is shown; `tumble` is as long as it moves
TOUCHES = (0.35, 0.58, 0.77)  # seconds, when the die comes down, as it is drawn


def click(length: float, pitch: float, rng: Chance) -> Array:
    """Bone on cloth over wood: a dry click, and the tray under it answers."""
    pitch *= rng.uniform(0.94, 1.06)
    bone = modes(length, ((pitch, 1.2, 0.007), (pitch * 1.71, 0.7, 0.005)))
    tray = modes(length, ((214, 0.45, 0.022), (438, 0.4, 0.014), (905, 0.2, 0.008)))
    touch = 0.5 * burst(length, 0.0024, (900, 6500), rng)
    return np.asarray((bone + tray + touch) * swell(length, 0.0008, 0.05))


def die() -> Array:
    """It comes down and lies."""
    return click(0.12, 1850, np.random.default_rng(61))


def tumble() -> Array:
    """A whole throw: edges that rattle over the cloth, three hops, each softer than the last."""
    rng = np.random.default_rng(62)
    out = np.zeros(len(seconds(THROW - 0.1)))
    rattle = [(0.01 + 0.055 * k + rng.uniform(0, 0.012), 0.30 - 0.02 * k) for k in range(6)]
    falls = [(at, loud) for at, loud in zip(TOUCHES[:2], (1.0, 0.62), strict=True)]
    edges = [(at + 0.045, 0.35 * loud) for at, loud in falls]
    last = [(TOUCHES[2] - 0.075, 0.30), (TOUCHES[2] - 0.045, 0.2)]
    for at, loud in (*rattle, *falls, *edges, *last):
        start = round(at * RATE)
        one = loud * click(0.12, 2050 if loud < 0.5 else 1750, rng)[: len(out) - start]
        out[start : start + len(one)] += one
    return np.asarray(out * swell(THROW - 0.1, 0.0006, 0.03))


def hop() -> Array:
    """The ball touches a square on its way: small, round, a little wooden."""
    rng = np.random.default_rng(63)
    length = 0.10
    wood = modes(length, ((505, 0.9, 0.014), (1010, 0.25, 0.008), (262, 0.35, 0.02)))
    return np.asarray(
        (wood + 0.12 * burst(length, 0.003, (600, 3000), rng)) * swell(length, 0.0015, 0.05)
    )


def call() -> Array:
    """The keeper is called: two strokes on a hollow block, the second one higher."""
    rng = np.random.default_rng(64)
    length = 0.26
    out = np.zeros(len(seconds(length)))
    for at, pitch, loud in ((0.0, 660, 0.8), (0.115, 880, 1.0)):
        start = round(at * RATE)
        part = length - at
        block = modes(
            part, ((pitch, 1.0, 0.034), (pitch * 2.76, 0.22, 0.012), (pitch / 2, 0.3, 0.03))
        )
        stroke = (block + 0.2 * burst(part, 0.002, (900, 5000), rng)) * swell(part, 0.0009, 0.08)
        out[start:] += loud * stroke[: len(out) - start]
    return out


def all_sounds() -> dict[str, Array]:
    """Every sound by its name."""
    return {"tumble": tumble(), "die": die(), "hop": hop(), "call": call()}


def bake() -> None:
    for name, sound in all_sounds().items():
        write(name, sound)


if __name__ == "__main__":
    bake()
