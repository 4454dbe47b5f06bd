"""The sounds of the table: pen on paper, pencil, wood, a chime, a page; made from noise and modes.

Run `python -m assets.bake.sounds` to bake assets/sounds/*.wav: 16 bit, mono, 44.1 kHz, peak -6 dB.
"""

import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from assets.bake.light import Array, Chance

RATE = 44_100
PEAK = 0.5  # -6 dB of full scale
SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


def seconds(length: float) -> Array:
    """The time of every sample."""
    return np.arange(round(length * RATE)) / RATE


def band(noise: Array, low: float, high: float) -> Array:
    """Only what lies between two pitches in hertz, with slopes of the second order."""
    pitch = np.maximum(np.fft.rfftfreq(len(noise), 1 / RATE), 1.0)
    keep = 1 / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4)
    cut: Array = np.fft.irfft(np.fft.rfft(noise) * np.sqrt(keep), len(noise))
    return cut / (float(np.abs(cut).max()) + 1e-9)


def wander(length: float, pace: float, rng: Chance) -> Array:
    """A slow random curve, about -1 to 1, with `pace` turns a second."""
    knots = rng.uniform(-1, 1, int(length * pace) + 3)
    t = seconds(length)
    return np.interp(t * pace, np.arange(len(knots)), knots)


def swell(length: float, rise: float, fall: float) -> Array:
    """From silence to silence: `rise` and `fall` in seconds, smooth at both ends."""
    t = seconds(length)
    up, down = np.clip(t / rise, 0, 1), np.clip((length - t) / fall, 0, 1)
    shape: Array = np.sin(np.pi / 2 * up) ** 2 * np.sin(np.pi / 2 * down) ** 2
    return shape


def modes(length: float, tones: Sequence[tuple[float, float, float]]) -> Array:
    """Struck tones: (hertz, loudness, seconds to fall to a third) each."""
    t = seconds(length)
    ring: Array = np.sum([a * np.sin(2 * np.pi * f * t) * np.exp(-t / d) for f, a, d in tones], 0)
    return ring


def scratch(length: float, rng: Chance, low: float = 1500, high: float = 5200) -> Array:
    """A point drawn over paper: hiss broken by the fibres it catches on."""
    n = len(seconds(length))
    hiss = band(rng.standard_normal(n), low, high)
    catches = np.abs(band(rng.standard_normal(n), 60, 420)) ** 0.7
    body = band(rng.standard_normal(n), 180, 520)
    drawn: Array = hiss * (0.25 + 0.75 * catches) + 0.16 * body * catches
    return drawn


def pen(seed: int) -> Array:
    """One segment: the hand presses, glides, lifts."""
    rng = np.random.default_rng(seed)
    length = 0.150 + 0.02 * rng.random()
    press = 0.75 + 0.25 * wander(length, 30, rng)
    tap = 0.25 * modes(length, ((310 + 60 * rng.random(), 1, 0.006), (820, 0.5, 0.003)))
    return (scratch(length, rng) * press + tap) * swell(length, 0.018, 0.075)


def kick() -> Array:
    """Six squares in one go: the point comes down, then a long firm stroke."""
    rng = np.random.default_rng(11)
    length = 0.42
    t = seconds(length)
    firm = 0.6 + 0.5 * np.sin(np.pi * np.clip(t / length, 0, 1)) + 0.15 * wander(length, 18, rng)
    stroke = scratch(length, rng, 1100, 4300) * firm * swell(length, 0.012, 0.16)
    thump = modes(length, ((128, 0.55, 0.030), (212, 0.30, 0.018), (455, 0.14, 0.009)))
    both: Array = stroke + thump * swell(length, 0.003, 0.2)
    return both


def hatch() -> Array:
    """A pencil colours a goal square: five strokes there and back."""
    rng = np.random.default_rng(12)
    length, at = 0.71, 0.02
    out = np.zeros(len(seconds(length)))
    for k in range(6):
        part = 0.105 + 0.012 * rng.random()
        way = (1700, 4600) if k % 2 else (1300, 3600)  # drawn back it sounds duller
        stroke = scratch(part, rng, *way) * swell(part, 0.03, 0.045) * rng.uniform(0.7, 1)
        start = round(at * RATE)
        out[start : start + len(stroke)] += stroke
        at += part * 1.02
    return out * swell(length, 0.01, 0.06)


def knock() -> Array:
    """A soft knock on the table."""
    rng = np.random.default_rng(13)
    length = 0.16
    wood = modes(
        length,
        ((196, 1.0, 0.026), (412, 0.55, 0.017), (733, 0.28, 0.010), (1180, 0.12, 0.006)),
    )
    touch = (
        0.25 * band(rng.standard_normal(len(wood)), 500, 2600) * np.exp(-seconds(length) / 0.004)
    )
    return (wood + touch) * swell(length, 0.0025, 0.08)


def goal() -> Array:
    """A goal: three warm notes, each a little after the last, like spoons on cups."""
    length = 1.5
    out = np.zeros(len(seconds(length)))
    for note, at, loud in ((523.25, 0.0, 0.8), (659.26, 0.11, 0.85), (783.99, 0.22, 1.0)):
        part = length - at
        tones = (
            (note, 1.0, 0.38),
            (note * 1.0016, 0.5, 0.42),  # a slow beat makes it warm
            (note * 2.0, 0.22, 0.20),
            (note * 2.76, 0.16, 0.11),
            (note * 5.4, 0.05, 0.045),
        )
        out[len(out) - len(seconds(part)) :] += loud * modes(part, tones) * swell(part, 0.004, 0.5)
    return out


def page() -> Array:
    """A page is turned: it lifts with a rustle, sweeps over, falls flat."""
    rng = np.random.default_rng(14)
    length = 0.62
    t = seconds(length)
    rustle = np.abs(band(rng.standard_normal(len(t)), 12, 60)) ** 1.6
    sweep = np.exp(-(((t - 0.24) / 0.13) ** 2))
    air = band(rng.standard_normal(len(t)), 700, 3000) * sweep * (0.35 + 0.65 * rustle)
    crackle = band(rng.standard_normal(len(t)), 2500, 8000) * rustle * (0.25 + 0.45 * sweep)
    fall = np.exp(-(((t - 0.45) / 0.022) ** 2)) * band(rng.standard_normal(len(t)), 150, 1400)
    return (air + 0.55 * crackle + 0.45 * fall) * swell(length, 0.05, 0.14)


def level(sound: Array) -> Array:
    """Without a shift from zero, silent at both ends, its peak at PEAK."""
    centred = sound - float(sound.mean())
    faded = centred * swell(len(sound) / RATE, 0.002, 0.004)
    ready: Array = faded / float(np.abs(faded).max()) * PEAK
    return ready


def write(name: str, sound: Array, folder: Path = SOUNDS) -> Path:
    """Level a sound, write it as `name`.wav and say so."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.wav"
    samples = np.round(level(sound) * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    print(f"{path.name}: {len(samples) / RATE:.2f} s, {path.stat().st_size // 1024} kB")
    return path


def all_sounds() -> dict[str, Array]:
    """Every sound by its name."""
    pens = {f"pen-{k + 1}": pen(k) for k in range(4)}
    return pens | {
        "kick": kick(),
        "hatch": hatch(),
        "knock": knock(),
        "goal": goal(),
        "page": page(),
    }


def bake() -> None:
    for name, sound in all_sounds().items():
        write(name, sound)


if __name__ == "__main__":
    bake()
