"""The baked sounds: 16 bit, mono, level, without a click at either end."""

import array
import wave
from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
FILES = sorted(path.name for path in SOUNDS.glob("*.wav"))


@pytest.mark.parametrize("name", FILES)
def test_form_level_and_ends(name: str) -> None:
    with wave.open(str(SOUNDS / name)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array.array("h", file.readframes(file.getnframes()))
    peak = max(abs(sample) for sample in samples)
    assert 0.45 < peak / 32768 < 0.56
    assert max(abs(sample) for sample in (*samples[:3], *samples[-3:])) < 0.01 * peak


def test_they_are_short_and_small() -> None:
    assert sum((SOUNDS / name).stat().st_size for name in FILES) < 800_000
