"""The sounds of the carrom table: small discs of hard wood on each other, on the frame, in a net.

They are baked at their loudest; a soft meeting is the same sound played more quietly.
Run `python -m assets.bake.carrom_sounds` to bake men-1.wav ... strike.wav.
"""

import numpy as np

from assets.bake.light import Array, Chance
from assets.bake.sounds import band, modes, seconds, swell, write


def burst(length: float, fall: float, pitches: tuple[float, float], rng: Chance) -> Array:
    """Noise between two pitches that falls to a third in `fall` seconds."""
    t = seconds(length)
    gone: Array = band(rng.standard_normal(len(t)), *pitches) * np.exp(-t / fall)
    return gone


def men(seed: int) -> Array:
    """Man on man: a dry click of two discs, and the board under them answers."""
    rng = np.random.default_rng(seed)
    length, pitch = 0.13, 2350 * rng.uniform(0.94, 1.07)
    discs = modes(
        length,
        (
            (pitch, 1.0, 0.0075),
            (pitch * 1.63, 0.55, 0.0050),
            (pitch * 2.41, 0.30, 0.0032),
            (pitch * rng.uniform(0.44, 0.48), 0.35, 0.011),
        ),
    )
    ply = modes(length, ((286, 0.16, 0.030), (517, 0.12, 0.020)))
    touch = 0.5 * burst(length, 0.0016, (2500, 9000), rng)
    return (discs + ply + touch) * swell(length, 0.0006, 0.06)


def frame() -> Array:
    """A disc on the frame: the knock of a long piece of heavy wood."""
    rng = np.random.default_rng(41)
    length = 0.24
    piece = modes(
        length,
        (
            (238, 0.85, 0.040),
            (461, 0.70, 0.028),
            (884, 0.50, 0.016),
            (1490, 0.36, 0.009),
            (2260, 0.24, 0.005),
        ),
    )
    touch = 0.40 * burst(length, 0.0022, (900, 6000), rng)
    return (piece + touch) * swell(length, 0.0009, 0.10)


def pocket() -> Array:
    """A disc over the lip of a pocket and into its net: a clack, cords that stretch, a soft end."""
    rng = np.random.default_rng(42)
    length = 0.46
    t = seconds(length)
    lip = modes(length, ((640, 0.60, 0.018), (1380, 0.34, 0.008), (2150, 0.20, 0.005)))
    cords = burst(length, 0.070, (350, 2400), rng) * np.clip(t / 0.05, 0, 1)
    cords *= 0.4 + 0.6 * np.abs(band(rng.standard_normal(len(t)), 20, 90))
    caught = np.clip(t - 0.085, 0, None)
    thud = np.sin(2 * np.pi * 118 * caught) * np.exp(-caught / 0.045) * (t > 0.085)
    both: Array = (lip + 0.50 * cords + 0.75 * thud) * swell(length, 0.0009, 0.16)
    return both


def strike() -> Array:
    """A finger flicks the striker: the nail's tap, the push, the disc leaves over the powder."""
    rng = np.random.default_rng(43)
    length = 0.26
    t = seconds(length)
    tap = modes(length, ((1720, 0.75, 0.0048), (2890, 0.36, 0.0030), (930, 0.40, 0.010)))
    push = modes(length, ((168, 0.50, 0.022), (331, 0.30, 0.014)))
    slide = burst(length, 0.060, (1100, 5200), rng) * np.clip(t / 0.02, 0, 1)
    flick: Array = (tap + push + 0.16 * slide) * swell(length, 0.0008, 0.12)
    return flick


def all_sounds() -> dict[str, Array]:
    """Every sound by its name."""
    clicks = {f"men-{take}": men(30 + take) for take in (1, 2, 3)}
    return clicks | {"frame": frame(), "pocket": pocket(), "strike": strike()}


def bake() -> None:
    for name, sound in all_sounds().items():
        write(name, sound)


if __name__ == "__main__":
    bake()
