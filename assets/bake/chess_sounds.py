"""The sounds of chess football: a disc put down, the ball played, the net, the whistle, the coin.

Run `python -m assets.bake.chess_sounds` to bake disc.wav, ball.wav, net.wav, whistle.wav, toss.wav
and coin.wav.
"""

import numpy as np

from assets.bake.carrom_sounds import burst
from assets.bake.light import Array
from assets.bake.sounds import RATE, band, modes, seconds, swell, write


def disc() -> Array:
    """A lacquered disc is put down on the board: felt-soft, with a little wood in it."""
    rng = np.random.default_rng(51)
    length = 0.12
    body = modes(length, ((262, 0.9, 0.018), (540, 0.5, 0.011), (1130, 0.2, 0.006)))
    touch = 0.3 * burst(length, 0.003, (500, 3200), rng)
    return np.asarray((body + touch) * swell(length, 0.0018, 0.07))


def ball() -> Array:
    """A boot meets the ball: a slap of leather, and the air in it answers low."""
    rng = np.random.default_rng(52)
    length = 0.20
    t = seconds(length)
    fall = 92 + 85 * np.exp(-t / 0.022)
    air = np.sin(2 * np.pi * np.cumsum(fall) / RATE) * np.exp(-t / 0.045)
    leather = modes(length, ((388, 0.35, 0.014), (655, 0.20, 0.009)))
    slap = 0.55 * burst(length, 0.0055, (420, 2900), rng)
    return np.asarray((air + leather + slap) * swell(length, 0.0014, 0.10))


def net() -> Array:
    """The ball runs into the net: cords that stretch and rustle, a dull stop."""
    rng = np.random.default_rng(53)
    length = 0.46
    t = seconds(length)
    rise = np.clip(t / 0.035, 0, 1) * np.exp(-np.clip(t - 0.035, 0, None) / 0.10)
    cords = band(rng.standard_normal(len(t)), 1300, 6200) * rise
    cords *= 0.35 + 0.65 * np.abs(band(rng.standard_normal(len(t)), 18, 110))
    stop = np.sin(2 * np.pi * 104 * t) * np.exp(-t / 0.05)
    return np.asarray((0.9 * cords + 0.5 * stop) * swell(length, 0.004, 0.18))


def whistle() -> Array:
    """The referee, once and briefly: two tones a little apart, trilled by the pea."""
    rng = np.random.default_rng(54)
    length = 0.44
    t = seconds(length)
    pea = np.sin(2 * np.pi * 31 * t)
    bend = 1 + 0.010 * pea - 0.03 * np.exp(-t / 0.03)
    high = np.sin(2 * np.pi * np.cumsum(2310 * bend) / RATE)
    low = np.sin(2 * np.pi * np.cumsum(2085 * bend) / RATE)
    breath = 0.10 * band(rng.standard_normal(len(t)), 1800, 7000)
    blown = (high + 0.7 * low) * (0.74 + 0.26 * pea) + breath
    return np.asarray(blown * swell(length, 0.03, 0.09))


def toss() -> Array:
    """A thumb flicks a coin: the nail's tick, then the coin rings as it turns."""
    rng = np.random.default_rng(55)
    length = 0.42
    t = seconds(length)
    turning = 0.55 + 0.45 * np.cos(2 * np.pi * 23 * t)
    ring = modes(length, ((4180, 0.6, 0.16), (6530, 0.35, 0.10), (9120, 0.14, 0.06)))
    tick = 0.8 * burst(length, 0.002, (1500, 8000), rng)
    return np.asarray((ring * turning + tick) * swell(length, 0.001, 0.16))


def coin() -> Array:
    """The coin comes down on wood, hops, and settles in ever quicker taps."""
    rng = np.random.default_rng(56)
    length = 0.50
    out = np.zeros(len(seconds(length)))
    at, gap, loud = 0.0, 0.13, 1.0
    while at < length - 0.10:
        part = length - at
        metal = modes(part, ((3710, 0.5, 0.030), (5640, 0.35, 0.018), (7950, 0.2, 0.01)))
        wood = modes(part, ((322, 0.6, 0.016), (705, 0.3, 0.010)))
        tap = (metal * rng.uniform(0.8, 1.1) + wood) * swell(part, 0.0008, 0.05)
        out[len(out) - len(tap) :] += loud * tap
        at, gap, loud = at + gap, gap * 0.66, loud * 0.66
        gap = max(gap, 0.022)
    return out


def all_sounds() -> dict[str, Array]:
    """Every sound by its name."""
    return {
        "disc": disc(),
        "ball": ball(),
        "net": net(),
        "whistle": whistle(),
        "toss": toss(),
        "coin": coin(),
    }


def bake() -> None:
    for name, sound in all_sounds().items():
        write(name, sound)


if __name__ == "__main__":
    bake()
