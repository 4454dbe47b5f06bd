"""Settings on the disk."""

import pytest

from game.settings import Settings, read_settings, write_settings


def test_what_is_written_is_read() -> None:
    settings = Settings(text_size=150, names=("Ana", "\u0218tefan"), seating="opposite", volume=0)
    assert read_settings(write_settings(settings)) == settings


def test_what_is_missing_is_as_usual_and_what_is_new_is_ignored() -> None:
    assert read_settings(b'{"volume": 5, "from the future": 1}') == Settings(volume=5)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'{"text_size": 20}', "text_size"),
        (b'{"volume": "loud"}', "volume"),
        (b'{"seating": "upside-down"}', "seating"),
        (b'{"names": ["one"]}', "names"),
        (b"not at all", "malformed"),
        (b"", "truncated"),
    ],
)
def test_nonsense_is_refused_by_name(data: bytes, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_settings(data)
